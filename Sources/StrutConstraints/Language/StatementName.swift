import StrutCore

/// The name that a statement gives itself behind an arrow, for later edits: `=> least`.
package struct StatementName: Hashable, Sendable {
  /// The name.
  package var text: String
  /// Where it stands.
  package var range: SourceRange
}

extension StatementScanner {
  /// Whether the arrow `=>` comes next.
  var isNextArrow: Bool {
    var rest = self
    return rest.skipArrow()
  }

  /// Reads an arrow with the name behind it, with which a statement ends; `nil` where something else comes.
  mutating func ownName() throws(StatementError) -> StatementName? {
    guard skipArrow() else { return nil }
    guard let name = name() else {
      throw StatementError(.expected("a name for the statement after '=>'", self))
    }
    return StatementName(text: name.text, range: name.range)
  }
}

extension RemovedViews {
  /// A statement and, where one ends with it, its name with the arrow and the blanks before it.
  static func divided(_ text: String) -> (statement: String, name: String) {
    guard let arrow = text.ranges(of: "=>").last else { return (text, "") }
    var rest = StatementScanner(StatementText(String(text[arrow.upperBound...])))
    guard rest.name() != nil, rest.isAtEnd else { return (text, "") }
    var end = arrow.lowerBound
    while end > text.startIndex, text[text.index(before: end)].isWhitespace {
      end = text.index(before: end)
    }
    return (String(text[..<end]), String(text[end...]))
  }
}
