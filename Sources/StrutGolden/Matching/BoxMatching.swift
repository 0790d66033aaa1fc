import StrutCore

/// Which box of one record is which box of another.
///
/// Boxes with an id are matched by it, wherever they stand. The others are matched among the children of matched
/// boxes: first those whose whole content is the same, in order and then in any order, then those of one element name
/// in order.
///
/// - Complexity: O(*n*) in the number of boxes.
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
    matchInOrder(olds, news) { outline, index in outline.content[index] }
    matchAcross(olds, news)
    matchInOrder(olds, news) { outline, index in outline.boxes[index].element }
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
