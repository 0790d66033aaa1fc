import StrutTemplate

/// Which part of an element is which part of another one: those that say the same, in order and then elsewhere, then between
/// those in order one after the other those of one name.
struct PartMatching {
  /// The parts that say the same, where they were.
  private(set) var same: [(old: Int, new: Int)] = []
  /// The parts that may say something else.
  private(set) var changed: [(old: Int, new: Int)] = []
  /// The parts that say the same at another place among the others.
  private(set) var moved: [(old: Int, new: Int)] = []
  /// The new parts without partners.
  private(set) var added: [Int] = []
  /// The old parts without partners.
  private(set) var removed: [Int] = []

  /// What a part says, so that it is compared by a number.
  private struct Content: Hashable {
    var name: String
    var values: [[String?]]

    init(_ entry: DocumentSources.Entry, withText: Bool) {
      name = entry.name
      values = entry.values.filter { withText || $0.name != "text" || entry.name != "span" }
        .map { [$0.name, $0.value, $0.written] }
    }
  }

  /// - Complexity: O(*n*) in the number of parts, and O(*m* × *d*) for *m* parts whose like are on both sides between the first
  ///   and the last difference, of which *d* stand elsewhere.
  init(_ old: [DocumentSources.Entry], _ new: [DocumentSources.Entry]) {
    let withText = Self.knowsTexts(of: old) && Self.knowsTexts(of: new)
    var numbers: [Content: Int] = [:]
    func number(_ entry: DocumentSources.Entry) -> Int {
      let content = Content(entry, withText: withText)
      if let known = numbers[content] { return known }
      numbers[content] = numbers.count
      return numbers.count - 1
    }
    let (olds, news) = (old.map(number), new.map(number))
    same = Self.inOrder(olds, news)
    moved = moves(olds, news)
    let (went, came) = (Set(moved.map(\.old)), Set(moved.map(\.new)))
    var (before, after) = (0, 0)
    for (oldIndex, newIndex) in same + [(old.count, new.count)] {
      pair(
        (before..<oldIndex).filter { !went.contains($0) },
        (after..<newIndex).filter { !came.contains($0) }, old, new)
      (before, after) = (oldIndex + 1, newIndex + 1)
    }
  }

  /// A record of before does not have the texts of spans.
  private static func knowsTexts(of parts: [DocumentSources.Entry]) -> Bool {
    parts.contains { $0.name == "span" && $0["text"] != nil }
  }

  /// The places of as many equal numbers as there are in one order in both lists.
  private static func inOrder(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    let least = min(old.count, new.count)
    let head = (0..<least).first { old[$0] != new[$0] } ?? least
    let tail =
      (0..<(least - head)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] }
      ?? least - head
    let shared = Set(old[head..<(old.count - tail)]).intersection(new[head..<(new.count - tail)])
    // What is on one side only is no one's partner and would but lengthen the search.
    let olds = (head..<(old.count - tail)).filter { shared.contains(old[$0]) }
    let news = (head..<(new.count - tail)).filter { shared.contains(new[$0]) }
    var (went, came) = (Set<Int>(), Set<Int>())
    for change in news.map({ new[$0] }).difference(from: olds.map { old[$0] }) {
      switch change {
      case .remove(let offset, _, _): went.insert(offset)
      case .insert(let offset, _, _): came.insert(offset)
      }
    }
    let middle = zip(
      olds.indices.filter { !went.contains($0) }.map { olds[$0] },
      news.indices.filter { !came.contains($0) }.map { news[$0] })
    return (0..<head).map { ($0, $0) } + middle.map { (old: $0, new: $1) }
      + (0..<tail).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
  }

  /// Pairs parts of one stretch in which all others say something else.
  private mutating func pair(
    _ olds: [Int], _ news: [Int], _ old: [DocumentSources.Entry], _ new: [DocumentSources.Entry]
  ) {
    var rest = olds[...]
    for index in news {
      guard let place = rest.firstIndex(where: { old[$0].name == new[index].name }) else {
        added.append(index)
        continue
      }
      removed += rest[..<place]
      changed.append((rest[place], index))
      rest = rest[(place + 1)...]
    }
    removed += rest
  }

  /// The parts that say the same and do not stand in order.
  private func moves(_ olds: [Int], _ news: [Int]) -> [(old: Int, new: Int)] {
    let (passed, met) = (Set(same.map(\.old)), Set(same.map(\.new)))
    var waiting: [Int: [Int]] = [:]
    for index in olds.indices.reversed() where !passed.contains(index) {
      waiting[olds[index], default: []].append(index)
    }
    return news.indices.compactMap { index in
      met.contains(index) ? nil : waiting[news[index]]?.popLast().map { ($0, index) }
    }
  }
}
