// swift-format-ignore-file: NoLeadingUnderscores
// What only the library asks begins with an underscore, so that no list of members offers it.

/// What a body may consist of: components, elements, lists of them, and such that may be missing.
///
/// ```swift
/// struct Names: Component {
///   let names: [String]
///   let title: Element?
///   var body: Element {
///     title
///     names.map { Text($0) }
///   }
/// }
/// ```
public protocol BodyPiece {
  /// The piece as one element, or as a list of elements.
  var _bodyElement: Element { get }
}

extension Element: BodyPiece {
  /// The element itself.
  public var _bodyElement: Element { self }
}

extension Component {
  /// What the component shows, as one element.
  public var _bodyElement: Element { Element(self) }
}

extension Array: BodyPiece where Element: BodyPiece {
  /// The pieces one after the other.
  public var _bodyElement: Strut.Element { .list(flatMap { $0._bodyElement.listed }) }
}

extension Optional: BodyPiece where Wrapped: BodyPiece {
  /// The piece, or no element where it is missing.
  public var _bodyElement: Element { self?._bodyElement ?? .list([]) }
}
