// swift-format-ignore-file: NoLeadingUnderscores
// What only the library asks begins with an underscore, so that no list of members offers it.

/// What a text may consist of: characters and spans.
public protocol TextPiece: Sendable {
  /// The piece as an element.
  var _textElement: Element { get }
}

extension Element: TextPiece {
  /// The element itself.
  public var _textElement: Element { self }
}

extension String: TextPiece {
  /// The characters.
  public var _textElement: Strut.Element {
    var element = Strut.Element(.text)
    element.text = self
    return element
  }
}

extension Substring: TextPiece {
  /// The characters.
  public var _textElement: Strut.Element { String(self)._textElement }
}
