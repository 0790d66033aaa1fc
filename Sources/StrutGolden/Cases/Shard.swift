/// One of several equal parts of a run.
package struct Shard: Hashable, Sendable {
  /// The number of this part, from 1.
  package let number: Int
  /// The number of parts.
  package let count: Int

  /// The part that `text` writes as `i/n`, such as `2/3`; `nil` where it is written otherwise.
  package init?(argument text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], count <= 100_000,
      number >= 1, number <= count
    else { return nil }
    self.number = number
    self.count = count
  }

  /// The elements of this part: every `count`th. The parts of one list share nothing and miss nothing.
  package func part<Element>(of elements: [Element]) -> [Element] {
    elements.indices.filter { $0 % count == number - 1 }.map { elements[$0] }
  }
}
