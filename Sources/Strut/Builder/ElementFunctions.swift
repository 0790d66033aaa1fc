import FoundationEssentials
import StrutCore
import StrutFormats

// The names are those of what they make, as in SwiftUI: a body lists things, not calls.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A box whose children stand one below the other: `<container flex-direction="column">`.
///
/// - Parameter gap: The space between the children, in points.
public func Column(
  gap: Double? = nil, fileID: StaticString = #fileID, line: Int = #line,
  @ElementBuilder content: () -> Element
) -> Element {
  .flex("column", gap: gap, at: Place(fileID: fileID, line: line), content())
}

/// A box without children, or whose children stand one below the other.
public func Column(
  gap: Double? = nil, fileID: StaticString = #fileID, line: Int = #line
) -> Element {
  .flex("column", gap: gap, at: Place(fileID: fileID, line: line), .list([]))
}

/// A box whose children stand side by side: `<container flex-direction="row">`.
///
/// - Parameter gap: The space between the children, in points.
public func Row(
  gap: Double? = nil, fileID: StaticString = #fileID, line: Int = #line,
  @ElementBuilder content: () -> Element
) -> Element {
  .flex("row", gap: gap, at: Place(fileID: fileID, line: line), content())
}

/// A box without children, or whose children stand side by side.
public func Row(
  gap: Double? = nil, fileID: StaticString = #fileID, line: Int = #line
) -> Element {
  .flex("row", gap: gap, at: Place(fileID: fileID, line: line), .list([]))
}

/// A text: `<item>…</item>`.
public func Text(
  _ text: String, fileID: StaticString = #fileID, line: Int = #line
) -> Element {
  var element = Element(.item, at: Place(fileID: fileID, line: line))
  element.text = text
  return element
}

// Most texts are characters alone: the compiler looks no further for them, which counts in bodies of hundreds.

/// A text of several parts, such as characters and ``Span(_:fileID:line:)``.
@_disfavoredOverload
public func Text(
  _ pieces: any TextPiece..., fileID: StaticString = #fileID, line: Int = #line
) -> Element {
  var element = Element(.item, at: Place(fileID: fileID, line: line))
  element.take(pieces)
  return element
}

/// A stretch of a text with a look of its own: `<span>…</span>`.
public func Span(
  _ text: String, fileID: StaticString = #fileID, line: Int = #line
) -> Element {
  var element = Element(.span, at: Place(fileID: fileID, line: line))
  element.text = text
  return element
}

/// A stretch of a text with a look of its own, of several parts.
@_disfavoredOverload
public func Span(
  _ pieces: any TextPiece..., fileID: StaticString = #fileID, line: Int = #line
) -> Element {
  var element = Element(.span, at: Place(fileID: fileID, line: line))
  element.take(pieces)
  return element
}

/// The end of a line in a text: `<br/>`.
public func LineBreak(fileID: StaticString = #fileID, line: Int = #line) -> Element {
  Element(.lineBreak, at: Place(fileID: fileID, line: line))
}

/// An image: `<item src="…"/>`.
///
/// - Parameter source: A path in the folder of the renderer or document, or a `data:` URI.
public func Image(
  _ source: String, fileID: StaticString = #fileID, line: Int = #line
) -> Element {
  var element = Element(.item, at: Place(fileID: fileID, line: line))
  element.style[.src] = .characters(source)
  return element
}

/// An image by the bytes of its file: PNG, JPEG, WebP or SVG. In the markup it is a `data:` URI.
public func Image(
  data: Data, fileID: StaticString = #fileID, line: Int = #line
) -> Element {
  Image(
    "data:;base64," + Base64.encode(Array(data)), fileID: fileID, line: line)
}

/// A plain box: `<item/>`.
public func Rectangle(fileID: StaticString = #fileID, line: Int = #line) -> Element {
  Element(.item, at: Place(fileID: fileID, line: line))
}

/// A box that takes the free space of its row or column: `<item flex-grow="1"/>`.
public func Spacer(fileID: StaticString = #fileID, line: Int = #line) -> Element {
  var element = Element(.item, at: Place(fileID: fileID, line: line))
  element.style[.flexGrow] = .number(1)
  return element
}

/// Elements without a box of their own: `<container display="contents">`.
public func Group(
  fileID: StaticString = #fileID, line: Int = #line, @ElementBuilder content: () -> Element
) -> Element {
  var element = Element(.container, at: Place(fileID: fileID, line: line))
  element.style[.display] = .text("contents")
  element.children = content().listed
  return element
}

/// A box whose children are placed by constraints: `<container display="constraints">`.
///
/// ```swift
/// Constraints("H:|-[logo(40)]-[name]-|", "name.centerY == logo.centerY", margins: 12) {
///   Image("logo.svg").id("logo")
///   Text("Strut").id("name")
/// }
/// ```
///
/// - Parameters:
///   - statements: Visual formats and equations between the ids of the children; `superview` is this box.
///   - margins: The layout margins at all sides in points, 8 where `nil`.
///   - metrics: Names for numbers that the statements use.
///   - content: The views, and stacks and barriers of them.
public func Constraints(
  _ statements: String..., margins: Double? = nil, metrics: [String: Double] = [:],
  fileID: StaticString = #fileID, line: Int = #line, @ElementBuilder content: () -> Element
) -> Element {
  let place = Place(fileID: fileID, line: line)
  var element = Element(.container, at: place)
  element.style[.display] = .text("constraints")
  if let margins { element.style[.layoutMargins] = .number(margins) }
  let content = content().listed
  let groups = content.filter(\.isStatement)
  var children = groups.isEmpty ? content : content.filter { !$0.isStatement }
  if !statements.isEmpty || !groups.isEmpty {
    var own = Element.statements(statements, metrics: metrics, at: place)
    own.children += groups
    children.append(own)
  }
  element.children = children
  return element
}

/// A view of ``Constraints(_:margins:metrics:fileID:line:content:)`` that shows nothing: a place that statements name by
/// its id. `<guide id="…"/>`.
public func Guide(
  _ id: String, fileID: StaticString = #fileID, line: Int = #line
) -> Element {
  var element = Element(.guide, at: Place(fileID: fileID, line: line))
  element.style[.id] = .characters(id)
  return element
}

/// Views of ``Constraints(_:margins:metrics:fileID:line:content:)`` as a stack view arranges them: `<stack>`.
///
/// ```swift
/// Constraints("H:|-[name]") {
///   Text("Name").id("name")
///   Stack("first", "second", spacing: 8, distribution: .fillEqually)
///   Rectangle().id("first"); Rectangle().id("second")
/// }
/// ```
///
/// - Parameters:
///   - views: The ids of the views in order.
///   - orientation: The axis along which they stand.
///   - spacing: The space between two views in points, or the least one where the distribution makes it.
///   - distribution: What takes the room along the stack.
///   - alignment: Where the views stand across the stack.
///   - holdsEnds: Whether the stack's ends are those of the container.
public func Stack(
  _ views: String..., orientation: Axis = .horizontal, spacing: Double = 0,
  distribution: StackDistribution = .fill, alignment: StackAlignment = .fill,
  holdsEnds: Bool = true, fileID: StaticString = #fileID, line: Int = #line
) -> Element {
  var element = Element(.other("stack"), at: Place(fileID: fileID, line: line))
  element.style[attribute: "orientation"] =
    orientation == .horizontal ? "horizontal" : "vertical"
  element.style[attribute: "spacing"] = StyleValue.number(spacing).markup
  element.style[attribute: "distribution"] = distribution.rawValue
  element.style[attribute: "alignment"] = alignment.rawValue
  element.style[attribute: "ends"] = holdsEnds ? "held" : "free"
  element.text = views.map(nameInList).joined(separator: ", ")
  return element
}

/// A line at the farthest of some edges of views, which statements of
/// ``Constraints(_:margins:metrics:fileID:line:content:)`` name as they name a view: `<barrier>`.
///
/// - Parameters:
///   - id: The name of the line.
///   - edge: The edge of the views that it is about.
///   - views: The ids of the views.
///   - margin: How far it stays away from them, in points.
public func Barrier(
  _ id: String, edge: BarrierEdge, of views: String..., margin: Double = 0,
  fileID: StaticString = #fileID, line: Int = #line
) -> Element {
  var element = Element(.other("barrier"), at: Place(fileID: fileID, line: line))
  element.style[.id] = .characters(id)
  element.style[attribute: "edge"] = edge.rawValue
  element.style[attribute: "of"] = views.map(nameInList).joined(separator: " ")
  if margin != 0 { element.style[attribute: "margin"] = StyleValue.number(margin).markup }
  return element
}

/// What takes the room along a stack: `distribution` of `<stack>`.
public enum StackDistribution: String, Hashable, Sendable, CaseIterable {
  /// The views, as they hug their contents.
  case fill
  /// The views, all as large.
  case fillEqually = "fill-equally"
  /// The views, in the ratio of their natural sizes.
  case fillProportionally = "fill-proportionally"
  /// The spaces between the views, all as large.
  case equalSpacing = "equal-spacing"
  /// The spaces between the views, so that their centres are equally far apart.
  case equalCentering = "equal-centering"
}

/// Where the views stand across a stack: `alignment` of `<stack>`.
public enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  /// From edge to edge.
  case fill
  /// At the leading edge, or the top of a horizontal stack.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge, or the bottom of a horizontal stack.
  case trailing
  /// With the baselines of their first lines side by side; in a horizontal stack.
  case firstBaseline = "first-baseline"
  /// With the baselines of their last lines side by side; in a horizontal stack.
  case lastBaseline = "last-baseline"
}

/// The edge of views that a barrier is about: `edge` of `<barrier>`.
public enum BarrierEdge: String, Hashable, Sendable, CaseIterable {
  /// The edges in reading direction.
  case leading, trailing
  /// The edges.
  case left, right, top, bottom
}

/// A canvas with what stands on it: `<layout>`.
///
/// ```swift
/// Canvas(defaults: .web) { Text("42") }.width(200).background(.white)
/// ```
///
/// - Parameter defaults: The initial values of all boxes: those of Yoga where `nil`, or those of CSS.
public func Canvas(
  defaults: Style.Defaults? = nil, fileID: StaticString = #fileID, line: Int = #line,
  @ElementBuilder content: () -> Element
) -> Element {
  var element = Element(.canvas, at: Place(fileID: fileID, line: line))
  if let defaults { element.style.set(.defaults, defaults) }
  let content = content()
  element.children = content.isList && content.children.isEmpty ? [] : [Element(content)]
  return element
}

/// An id as a list of views names it.
private func nameInList(_ id: String) -> String {
  id == "superview" ? id : id.nameInStatements
}

extension Element {
  /// Whether the element is a statement of a constraint container.
  fileprivate var isStatement: Bool { kind == .other("stack") || kind == .other("barrier") }

  fileprivate static func flex(
    _ direction: String, gap: Double?, at place: Place, _ content: Element
  ) -> Element {
    var element = Element(.container, at: place)
    element.style[.flexDirection] = .text(direction)
    if let gap { element.style[.gap] = .number(gap) }
    element.children = content.listed
    return element
  }

  /// `<constraints>` with a statement for each text.
  static func statements(
    _ texts: [String], metrics: [String: Double], at place: Place
  ) -> Element {
    var element = Element(.other("constraints"), at: place)
    if !metrics.isEmpty {
      let pairs = metrics.sorted { $0.key < $1.key }
      element.style[attribute: "metrics"] =
        pairs.map { "\($0.key): \(StyleValue.number($0.value).markup)" }.joined(separator: "; ")
    }
    element.children = texts.map { text in
      let isFormat = text.utf8.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "|") }
      var statement = Element(.other(isFormat ? "vfl" : "constraint"), at: place)
      statement.text = text
      return statement
    }
    return element
  }

  /// Takes the pieces of a text; characters side by side are one.
  fileprivate mutating func take(_ pieces: [any TextPiece]) {
    var children: [Element] = []
    // Joined before an element has them, which looks at all of its characters.
    var characters = ""
    func endCharacters() {
      guard !characters.isEmpty else { return }
      children.append(characters._textElement)
      characters = ""
    }
    for piece in pieces.map(\._textElement) {
      if piece.kind == .text {
        characters += piece.text
      } else {
        endCharacters()
        children.append(piece)
      }
    }
    endCharacters()
    if children.count == 1, children[0].kind == .text {
      text = children[0].text
    } else {
      self.children = children
    }
  }
}
