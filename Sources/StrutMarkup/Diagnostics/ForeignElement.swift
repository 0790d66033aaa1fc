/// An element that people know from elsewhere, with what stands for it.
struct ForeignElement: Sendable {
  /// What it counts as, so that everything in it is looked into.
  let kind: ElementKind
  /// The attributes that make the difference, as they are written.
  let attributes: String
  /// Whether its children lie over each other.
  var liesOver = false

  /// The start tag to write instead; that of an image is its end, too.
  var tag: String {
    let name = attributes.isEmpty ? kind.rawValue : "\(kind.rawValue) \(attributes)"
    return attributes.hasPrefix("src") ? "<\(name)/>" : "<\(name)>"
  }

  /// What to write instead, with what else it takes.
  var advice: String {
    let overlay = "position=\"absolute\" top=\"0\" left=\"0\" on what lies over the first child"
    return liesOver ? "\(tag), with \(overlay)" : tag
  }

  /// The element with a name of HTML, React, SwiftUI, Android or Figma; `nil` where nothing stands for it.
  static func named(_ name: String) -> ForeignElement? {
    // In small letters it is an element of texts.
    byName[name == "Image" ? "img" : name.lowercased().filter { $0.isLetter || $0.isNumber }]
  }

  /// The names, as they are looked up: in small letters, without signs.
  static let byName: [String: ForeignElement] = {
    var result: [String: ForeignElement] = [:]
    for (kind, attributes, names) in rows {
      for name in names { result[name] = ForeignElement(kind: kind, attributes: attributes) }
    }
    for name in overlays {
      result[name] = ForeignElement(kind: .container, attributes: "", liesOver: true)
    }
    return result
  }()

  private static let overlays = ["zstack", "framelayout", "overlay", "absolutelayout"]

  private static let rows: [(ElementKind, attributes: String, names: [String])] = [
    (
      .container, "",
      [
        "div", "section", "article", "main", "header", "footer", "nav", "aside", "body", "form",
        "ul", "ol", "figure", "view", "vstack", "lazyvstack", "column", "group",
        "list", "scrollview", "safeareaview", "flatlist", "linearlayout",
        "relativelayout", "constraintlayout", "cardview", "recyclerview", "viewgroup", "frame",
        "autolayout", "component", "instance", "box", "stackpanel", "grid", "table", "tbody",
        "thead", "dl", "fieldset", "fragment", "scaffold", "surface", "card",
      ]
    ),
    (
      .container, #"justify-content="center" align-items="center" flex-grow="1""#,
      [
        "center"
      ]
    ),
    (
      .container, #"flex-direction="row""#,
      [
        "hstack", "lazyhstack", "row", "tr", "hbox", "tablerow",
      ]
    ),
    (
      .item, "",
      [
        "p", "h1", "h2", "h3", "h4", "h5", "h6", "label", "text", "textview", "button", "li",
        "td", "th", "dt", "dd", "pre", "blockquote", "caption", "figcaption", "edittext",
        "input", "textarea", "textfield", "chip", "title", "paragraph", "heading",
      ]
    ),
    (
      .item, #"flex-grow="1""#,
      [
        "spacer", "expanded", "flexible",
      ]
    ),
    (
      .item, ###"height="1" background="#ccc""###,
      [
        "hr", "divider", "separator",
      ]
    ),
    (
      .item, "",
      [
        "space", "sizedbox",
      ]
    ),
    (
      .item, ###"background="#ccc""###,
      [
        "rect", "rectangle", "shape", "roundedrectangle",
      ]
    ),
    (
      .item, ###"border-radius="50%" background="#ccc""###,
      [
        "circle", "ellipse", "oval", "capsule",
      ]
    ),
    (
      .item, #"src="picture.png""#,
      [
        "img", "imageview", "asyncimage", "picture", "icon", "avatar",
      ]
    ),
    (
      .item, #"src="picture.svg""#,
      [
        "svg", "vector", "path", "canvas", "polygon", "line",
      ]
    ),
    (
      .span, #"font-weight="bold""#,
      [
        "b", "strong",
      ]
    ),
    (
      .span, #"font-style="italic""#,
      [
        "i", "em", "cite", "dfn",
      ]
    ),
    (
      .span, #"text-decoration="underline""#,
      [
        "u", "ins",
      ]
    ),
    (
      .span, #"text-decoration="line-through""#,
      [
        "s", "del", "strike",
      ]
    ),
    (
      .span, #"background="yellow""#,
      [
        "mark"
      ]
    ),
    (
      .span, #"font-size="80%""#,
      [
        "small"
      ]
    ),
    (
      .span, #"vertical-align="super" font-size="0.7em""#,
      [
        "sup"
      ]
    ),
    (
      .span, #"vertical-align="sub" font-size="0.7em""#,
      [
        "sub"
      ]
    ),
    (
      .span, #"font-family="monospace""#,
      [
        "code", "kbd", "samp", "tt", "var",
      ]
    ),
    (
      .span, #"href="https://example.org""#,
      [
        "a", "link", "anchor",
      ]
    ),
  ]
}
