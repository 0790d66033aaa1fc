import StrutCore

/// Which box of one record is which box of another.
///
/// Boxes with an id are matched by it, wherever they stand. The others are matched among the children of matched
/// boxes: first those whose whole content is the same, after a box of their turn of a loop, at their places, in order and then in any order, then those of
/// one element name in order, but for boxes that came or went around others. What is alone after that is matched by its
/// content wherever it stands.
///
/// - Complexity: O(*n* log *n*) in the number of boxes.
struct BoxMatching {
  /// For each new box the old one.
  private(set) var oldOfNew: [Int?]
  /// For each old box the new one.
  private(set) var newOfOld: [Int?]
  private let old: BoxOutline
  private let new: BoxOutline

  init(old: BoxOutline, new: BoxOutline) {
    self.old = old
    self.new = new
    oldOfNew = Array(repeating: nil, count: new.boxes.count)
    newOfOld = Array(repeating: nil, count: old.boxes.count)
    matchIDs()
    matchChildren(old.roots, new.roots)
    for index in new.boxes.indices {
      // Parents come before their children, so each pair is complete when its children's turn comes.
      if let partner = oldOfNew[index] { matchChildren(old.children[partner], new.children[index]) }
    }
    matchElsewhere()
  }

  private mutating func pair(_ oldIndex: Int, _ newIndex: Int) {
    oldOfNew[newIndex] = oldIndex
    newOfOld[oldIndex] = newIndex
  }

  private mutating func matchIDs() {
    var known: [String: Int] = [:]
    for (index, box) in old.boxes.enumerated() {
      if let id = box.id { known[id] = index }
    }
    for (index, box) in new.boxes.enumerated() {
      if let id = box.id, let partner = known[id], newOfOld[partner] == nil { pair(partner, index) }
    }
  }

  private mutating func matchChildren(_ oldChildren: [Int], _ newChildren: [Int]) {
    let olds = oldChildren.filter { newOfOld[$0] == nil && old.boxes[$0].id == nil }
    let news = newChildren.filter { oldOfNew[$0] == nil && new.boxes[$0].id == nil }
    if !olds.isEmpty, !news.isEmpty { matchTurns(oldChildren, newChildren) }
    matchEnds(olds.filter { newOfOld[$0] == nil }, news.filter { oldOfNew[$0] == nil })
    matchInOrder(olds, news) { outline, index in outline.content[index] }
    matchAcross(olds, news)
    let around = matchWrapped(oldChildren, newChildren)
    matchInOrder(
      olds.filter { !around.old.contains($0) }, news.filter { !around.new.contains($0) }
    ) { outline, index in outline.boxes[index].element }
  }

  /// Pairs what follows a box that is known by the key of its turn of a loop: what is in one turn of equal ones stays in it.
  private mutating func matchTurns(_ olds: [Int], _ news: [Int]) {
    let places = Dictionary(uniqueKeysWithValues: zip(olds, olds.indices))
    for (index, box) in news.enumerated() {
      guard let id = new.boxes[box].id, WrittenID(id).isRepeated,
        let place = oldOfNew[box].flatMap({ places[$0] })
      else { continue }
      for (partner, follower) in zip(olds[(place + 1)...], news[(index + 1)...]) {
        guard newOfOld[partner] == nil, oldOfNew[follower] == nil,
          old.boxes[partner].id == nil, new.boxes[follower].id == nil,
          old.content[partner] == new.content[follower]
        else { break }
        pair(partner, follower)
      }
    }
  }

  /// Pairs boxes that somebody put boxes around, or took these from around of, where all that is in them is known as it was.
  ///
  /// - Returns: The boxes around, which came or went and are no partners of others.
  private mutating func matchWrapped(
    _ olds: [Int], _ news: [Int]
  ) -> (old: Set<Int>, new: Set<Int>) {
    let wrapping = WrappedBoxes(
      around: news, in: new, partners: oldOfNew, among: olds, of: old, taken: newOfOld)
    for (inner, partner) in wrapping.pairs { pair(partner, inner) }
    let unwrapping = WrappedBoxes(
      around: olds, in: old, partners: newOfOld, among: news, of: new, taken: oldOfNew)
    for (inner, partner) in unwrapping.pairs { pair(inner, partner) }
    return (unwrapping.around, wrapping.around)
  }

  /// Pairs what both lists begin and end with, and what stands at one place in lists of one length: of equal boxes each
  /// is the one at its place.
  private mutating func matchEnds(_ olds: [Int], _ news: [Int]) {
    func isSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
      old.content[oldIndex] == new.content[newIndex]
    }
    let least = min(olds.count, news.count)
    let head = (0..<least).first { !isSame(olds[$0], news[$0]) } ?? least
    let tail =
      (0..<(least - head)).first {
        !isSame(olds[olds.count - 1 - $0], news[news.count - 1 - $0])
      } ?? least - head
    for place in 0..<head { pair(olds[place], news[place]) }
    for place in 0..<tail {
      pair(olds[olds.count - 1 - place], news[news.count - 1 - place])
    }
    guard olds.count == news.count else { return }
    for place in head..<(olds.count - tail) where isSame(olds[place], news[place]) {
      pair(olds[place], news[place])
    }
  }

  /// Pairs the boxes of one content that are still alone, wherever they stand: somebody moved them to another box.
  private mutating func matchElsewhere() {
    let olds = Dictionary(
      grouping: old.boxes.indices.filter { newOfOld[$0] == nil && old.boxes[$0].id == nil }
    ) { old.content[$0] }
    let news = Dictionary(
      grouping: new.boxes.indices.filter { oldOfNew[$0] == nil && new.boxes[$0].id == nil }
    ) { new.content[$0] }
    guard !olds.isEmpty, !news.isEmpty else { return }
    for index in new.boxes.indices {
      if oldOfNew[index] == nil, news[new.content[index]]?.count == 1,
        let partners = olds[new.content[index]], partners.count == 1, newOfOld[partners[0]] == nil
      {
        pair(partners[0], index)
      }
      if let partner = oldOfNew[index] { matchChildren(old.children[partner], new.children[index]) }
    }
  }

  /// Pairs the boxes of one content that are still alone and have no double: something changed their order.
  private mutating func matchAcross(_ olds: [Int], _ news: [Int]) {
    let olds = Dictionary(grouping: olds.filter { newOfOld[$0] == nil }) { old.content[$0] }
    let news = Dictionary(grouping: news.filter { oldOfNew[$0] == nil }) { new.content[$0] }
    for (content, candidates) in news where candidates.count == 1 {
      guard let partners = olds[content], partners.count == 1 else { continue }
      pair(partners[0], candidates[0])
    }
  }

  /// Pairs the boxes of one key that are still alone, without crossing pairs, by one pass over both lists.
  private mutating func matchInOrder<Key: Hashable>(
    _ olds: [Int], _ news: [Int], key: (BoxOutline, Int) -> Key
  ) {
    var waiting: [Key: [Int]] = [:]
    for (position, index) in olds.enumerated().reversed() where newOfOld[index] == nil {
      waiting[key(old, index), default: []].append(position)
    }
    var reached = -1
    for index in news {
      if let partner = oldOfNew[index] {
        reached = max(reached, olds.firstIndexIfSorted(of: partner) ?? reached)
        continue
      }
      let name = key(new, index)
      while let position = waiting[name]?.last {
        waiting[name]!.removeLast()
        guard position > reached else { continue }
        pair(olds[position], index)
        reached = position
        break
      }
    }
  }
}

extension [Int] {
  /// The position of `element` in a list in ascending order, by bisection.
  fileprivate func firstIndexIfSorted(of element: Int) -> Int? {
    let place = partitioningIndex { $0 >= element }
    return place < count && self[place] == element ? place : nil
  }
}
