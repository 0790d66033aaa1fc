/// Where an element comes from.
struct Place: Sendable {
  /// The module and file of a call; empty for none.
  var fileID: StaticString = ""
  /// The line of a call, from 1.
  var line: Int = 0
  /// The offset of a start tag in a document; -1 for what a program made.
  var offset: Int32 = -1

  /// No place.
  static let none = Place()

  /// Whether a program made the element.
  var isCall: Bool { line > 0 }
}
