/// Elements of which the smallest is always at hand.
struct BinaryHeap<Element: Comparable & Sendable>: Sendable {
  private var elements: [Element] = []

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }

  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  /// Replaces the elements by those of an array, smallest first.
  mutating func fill(sorted: [Element]) { elements = sorted }

  mutating func push(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard element < elements[parent] else { break }
      elements[index] = elements[parent]
      index = parent
    }
    elements[index] = element
  }

  /// Takes the smallest element out; `nil` if there is none.
  mutating func pop() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let smallest = elements.first else { return last }
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < elements.count else { break }
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard elements[child] < last else { break }
      elements[index] = elements[child]
      index = child
    }
    elements[index] = last
    return smallest
  }
}
