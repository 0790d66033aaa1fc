import StrutBoxes
import StrutCore
import StrutFormats

/// The start of an element that groups others, before it is written.
struct SVGTag {
  /// What a group does, in the order in which SVG applies it to one element, the last one first
  /// ([SVG 2 §3.2](https://www.w3.org/TR/SVG2/render.html#PaintingShapesAndText)).
  enum Effect: Int {
    case name, transform, opacity, mask, clip, filter
  }

  /// The name of the element.
  var name = "g"
  /// Its attributes, each after a space.
  var attributes = ""
  /// The innermost effect of the element.
  var effect = Effect.name
  /// The outermost effect; `nil` where there is one effect only.
  var firstEffect: Effect?
  /// The start tag of an element in the element, which holds all that stands in it; empty for none.
  var inner = ""
  /// What stands first in the element, without being seen.
  var start = ""
  /// Whether the element is written even where nothing stands in it.
  var isKept = false

  /// The start tag.
  var text: String { "<\(name)\(attributes)>\(inner)\n\(start)" }
  /// What ends it.
  var end: String { inner.isEmpty ? "</\(name)>\n" : "</g></\(name)>\n" }
  /// The tag of an element in which nothing stands.
  var emptyText: String { "<\(name)\(attributes)/>\n" }
}

// MARK: - What boxes are

extension SVGTag {
  /// The attributes that say what an element of the document is.
  ///
  /// A name is only said where assistive technology reads it: on an element with a role that takes one.
  ///
  /// - Parameters:
  ///   - text: What outlines of glyphs in the element say; `nil` where its text is text.
  ///   - holdsText: Whether there are texts in it, which a picture as a whole would hide.
  ///   - isLink: Whether the attributes stand on a link, which has a role of its own.
  static func meaning(
    _ element: PictureElement, text: String?, holdsText: Bool, isLink: Bool
  ) -> String {
    let semantics = element.semantics
    var role = semantics.role
    var name = semantics.alternative.flatMap { $0.isEmpty ? nil : $0 }
    if semantics.alternative == "" && element.content == .image { role = role ?? Role.none }
    if name == nil, role?.takesName != false { name = text }
    if role?.takesName == false { name = nil }
    if name != nil, role == nil, !isLink {
      role = element.content == .boxes && holdsText ? .group : .img
    }
    var attributes = role.map { " role=\"\($0.rawValue)\"" } ?? ""
    if let name { attributes += " aria-label=\"\(XMLText.escaped(name, for: .attribute))\"" }
    if let level = semantics.level, role?.takesLevel == true {
      attributes += " aria-level=\"\(level)\""
    }
    return attributes
  }

  /// What makes a filter reach over an area without being seen.
  ///
  /// Browser: what shadows and filters in a filter add to shapes is cut off where no shape reaches:
  /// `paint/shadow-in-a-filter`.
  static func extent(_ area: Rect) -> String { "<rect\(SVGText.box(area)) fill=\"none\"/>\n" }

  /// The attribute that names an element.
  static func id(_ name: String) -> String {
    " id=\"\(XMLText.escaped(name, for: .attribute))\""
  }

  /// A link.
  static func link(_ target: String) -> SVGTag {
    SVGTag(
      name: "a", attributes: " xlink:href=\"\(XMLText.escaped(target, for: .attribute))\"")
  }
}
