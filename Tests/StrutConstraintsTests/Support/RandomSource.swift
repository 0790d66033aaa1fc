/// The 64-bit linear congruential generator that the benchmarks use, for reproducible systems.
struct RandomSource {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number in 0 ..< `bound`.
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func choose<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(index, below(index + 1))
    }
    return elements
  }
}
