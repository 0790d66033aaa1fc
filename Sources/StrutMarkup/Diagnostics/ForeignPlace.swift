/// What to do with attributes that other elements have.
enum ForeignPlace {
  /// What to write in place of an attribute; `nil` where the names of the elements that have it say enough.
  ///
  /// - Parameter homes: The elements that have it.
  static func hint(
    for name: String, _ value: String, on kind: ElementKind, insteadOf homes: [String]
  ) -> String? {
    switch kind {
    case .layout where homes.contains("container"):
      "write it on the one <container> or <item> in the <layout>"
    case .guide where homes.contains("item"):
      "a guide shows nothing: write an <item> in its place, before what stands on it"
    case .container where name == "src" && homes.contains("item"):
      "write <item src=\"\(value)\" position=\"absolute\" inset=\"0\" width=\"100%\" height=\"100%\" object-fit=\"cover\"/> as its first child: a container shows no image itself"
    case .container where name.hasPrefix("object-"):
      "write it on the <item src=\"…\"/> that shows the image"
    case .span: ofSpan(name, value)
    case _ where name == "unicode-bidi": order(value)
    default: nil
    }
  }

  /// Spans are as large as what is written in them.
  private static func ofSpan(_ name: String, _ value: String) -> String? {
    if name.hasSuffix("width") {
      return "a span is as wide as its text: padding makes it wider"
    }
    if name.hasSuffix("height") {
      return "a span is as high as its text: line-height parts the lines"
    }
    guard name.hasPrefix("margin") else { return nil }
    let padding = name.replacing("margin", with: "padding")
    guard let row = AttributeTable.row(of: padding, on: .span),
      AttributeTable.all[row].fault(of: value) == nil
    else {
      return "delete it: between the words of a text are spaces, and word-spacing widens them"
    }
    return "write \(padding)=\"\(value)\": what is around a span lies in its box"
  }

  /// Each text has an order of its own.
  private static func order(_ value: String) -> String {
    ["normal", "embed", "isolate"].contains(value)
      ? "delete it: each text is ordered by itself, and direction says where it begins"
      : "put a <span unicode-bidi=\"\(value)\"> around the text"
  }
}
