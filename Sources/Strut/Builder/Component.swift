/// A part of a picture that a program makes of its data.
///
/// ```swift
/// struct PriceRow: Component {
///   var name: String
///   var price: String
///   var body: Element {
///     Row(gap: 8) {
///       Text(name).flexGrow(1)
///       Text(price).bold()
///     }
///   }
/// }
/// ```
///
/// A function that returns `some Component` is one too.
public protocol Component: BodyPiece, Sendable {
  /// What the component shows. Several elements are a ``Group(fileID:line:content:)``.
  @ElementBuilder var body: Element { get }
}

extension Element: Component {
  /// The element itself.
  public var body: Element { self }

  /// The element that a component is: what its body says, as one element.
  ///
  /// An id that is given to it makes the ids inside local: `logo` in `Element(Cell()).id("first")` is `first.logo`, so that a
  /// component whose constraints name its parts can be used several times.
  public init(_ component: some Component) {
    self = component.body
    isList = false
    isInstance = true
  }
}

extension Component {
  /// The component as a whole document: attributes sorted by name, one element a line.
  ///
  /// ``Element/init(markup:)`` reads it back, as an equal element. Characters that XML cannot hold, such as U+0000, are
  /// U+FFFD in every element.
  public func markup() -> String {
    var writer = ElementWriter(isIndented: true)
    writer.writeDocument(Element(self))
    let (document, _) = writer.finish()
    return String(decoding: document.source.bytes, as: UTF8.self)
  }
}

extension Element: CustomStringConvertible {
  /// The element with what it holds as markup, one element a line.
  public var description: String {
    var writer = ElementWriter(isIndented: true)
    if kind == .text { return text }
    writer.write(self)
    let (document, _) = writer.finish()
    return String(decoding: document.source.bytes, as: UTF8.self)
  }
}

/// Joins the elements of a body: statements one below the other, `if`, `if let`, `switch` and `for`.
@resultBuilder
public enum ElementBuilder {
  // A `buildExpression` with overloads would make the compiler weigh them for each statement: a body of hundreds of elements
  // took more than twice the time. So the types of statements are asked for once, where they are joined.

  /// Joins elements.
  public static func buildBlock(_ parts: Element...) -> Element {
    if parts.count == 1 { return parts[0] }
    if !parts.contains(where: \.isList) { return .list(parts) }
    return .list(parts.flatMap(\.listed))
  }

  /// Joins components, lists of elements and elements that may be missing.
  @_disfavoredOverload
  public static func buildBlock(_ parts: any BodyPiece...) -> Element {
    parts.count == 1 ? parts[0]._bodyElement : .list(parts.flatMap { $0._bodyElement.listed })
  }

  /// Takes what an `if` without `else` gives.
  public static func buildOptional(_ part: Element?) -> Element { part ?? .list([]) }
  /// Takes what the first branch gives.
  public static func buildEither(first part: Element) -> Element { part }
  /// Takes what the other branch gives.
  public static func buildEither(second part: Element) -> Element { part }
  /// Takes what the turns of a loop give.
  public static func buildArray(_ parts: [Element]) -> Element {
    .list(parts.contains(where: \.isList) ? parts.flatMap(\.listed) : parts)
  }
  /// Takes what an `if #available` gives.
  public static func buildLimitedAvailability(_ part: Element) -> Element { part }
}
