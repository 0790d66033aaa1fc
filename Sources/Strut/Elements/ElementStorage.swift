/// What an element holds, shared by all copies of the element.
///
/// Two elements with one storage hold the same, which makes comparing them quick.
final class ElementStorage: @unchecked Sendable {
  // Only `deinit` changes it, when nobody else can see it any more.
  private(set) var elements: [Element]
  /// Whether all of them are boxes, so that none is a statement or a piece of a text.
  let holdsOnlyBoxes: Bool

  init(_ elements: [Element]) {
    self.elements = elements
    holdsOnlyBoxes = elements.allSatisfy(\.isBox)
  }

  deinit {
    // One after the other: letting go of deeply nested elements by recursion would need as deep a stack.
    guard elements.contains(where: { $0.held != nil }) else { return }
    var dying = [elements]
    elements = []
    while var list = dying.popLast() {
      for index in list.indices where isKnownUniquelyReferenced(&list[index].held) {
        guard let held = list[index].held else { continue }
        dying.append(held.elements)
        held.elements = []
      }
    }
  }
}
