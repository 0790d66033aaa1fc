import StrutSyntax

/// A part of a picture as a value: a box with what it holds, a text, an image.
///
/// ```swift
/// let badge = Row(gap: 4) {
///   Text("build")
///   Text("passing").background(.green)
/// }
/// .padding(4)
/// print(badge.markup())
/// ```
///
/// Elements are made by ``Column(gap:fileID:line:content:)``, ``Text(_:fileID:line:)`` and the other functions of the
/// builder, and read from markup. Two are equal where they say the same; the places of their calls do not count.
public struct Element: Sendable {
  /// What an element is in the markup.
  enum Kind: Hashable, Sendable {
    /// `<layout>`.
    case canvas
    /// `<container>`.
    case container
    /// `<item>`.
    case item
    /// `<guide>`.
    case guide
    /// `<span>`.
    case span
    /// `<br/>`.
    case lineBreak
    /// Characters between others.
    case text
    /// Any other element by its name.
    case other(String)

    /// The name in the markup; `nil` for characters.
    var name: String? {
      switch self {
      case .canvas: "layout"
      case .container: "container"
      case .item: "item"
      case .guide: "guide"
      case .span: "span"
      case .lineBreak: "br"
      case .text: nil
      case .other(let name): name
      }
    }

    init(named name: String) {
      switch name {
      case "layout": self = .canvas
      case "container": self = .container
      case "item": self = .item
      case "guide": self = .guide
      case "span": self = .span
      case "br": self = .lineBreak
      default: self = .other(name)
      }
    }
  }

  /// What the element is.
  var kind: Kind
  /// The attributes.
  var style = Style()
  /// The characters of an element that holds nothing else, as a document can hold them.
  var text = "" {
    didSet { text = text.inXML }
  }
  /// What the element holds, in order. Setting it copies it; it is not meant to be appended to in a loop.
  var children: [Element] {
    get { held?.elements ?? [] }
    set { held = newValue.isEmpty ? nil : ElementStorage(newValue) }
  }
  /// The children as an object of their own; `nil` for none.
  var held: ElementStorage?
  /// Where the element was made.
  var place = Place.none
  /// Whether the element only joins what a body lists, so that containers take its children instead of it.
  var isList = false
  /// Whether the element was a component that has no id yet.
  var isInstance = false

  init(_ kind: Kind, at place: Place = .none) {
    self.kind = kind
    self.place = place
  }

  /// Several elements as one that has no box of its own.
  static func list(_ children: [Element]) -> Element {
    var list = Element(.container, at: children.first?.place ?? .none)
    list.style[.display] = .text("contents")
    list.children = children
    list.isList = true
    return list
  }

  /// The elements that stand for this one in a container: itself, or what it lists.
  var listed: [Element] { isList && style.entries.count == 1 ? children : [self] }

  /// Whether the element is a box.
  var isBox: Bool { kind == .container || kind == .item || kind == .guide }

  /// The same element where a canvas that says nothing counts as what stands on it.
  private var essence: Element {
    guard kind == .canvas, style.isEmpty, children.count == 1 else { return self }
    return children[0]
  }
}

extension Element: Hashable {
  /// Whether both say the same, wherever they were made.
  public static func == (lhs: Element, rhs: Element) -> Bool {
    let (lhs, rhs) = (lhs.essence, rhs.essence)
    guard lhs.isAlike(rhs) else { return false }
    // Not by recursion: a program may nest more elements than a stack holds calls.
    var open = [(lhs.held, rhs.held)]
    while let (left, right) = open.popLast() {
      guard let left, let right else {
        if left !== right { return false }
        continue
      }
      guard left !== right else { continue }
      guard left.elements.count == right.elements.count else { return false }
      for (left, right) in zip(left.elements, right.elements) {
        guard left.isAlike(right) else { return false }
        if left.held !== right.held { open.append((left.held, right.held)) }
      }
    }
    return true
  }

  /// Feeds what the element says.
  public func hash(into hasher: inout Hasher) {
    var open = [essence]
    while let element = open.popLast() {
      hasher.combine(element.kind)
      hasher.combine(element.text)
      hasher.combine(element.style)
      guard let held = element.held else { continue }
      hasher.combine(held.elements.count)
      open += held.elements
    }
  }

  /// Whether both say the same but for what they hold.
  private func isAlike(_ other: Element) -> Bool {
    kind == other.kind && text == other.text && style == other.style
  }
}
