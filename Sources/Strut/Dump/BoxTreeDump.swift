import StrutBoxes
import StrutCore
import StrutFormats
import StrutLayout

extension BoxTree {
  /// The boxes as indented text for people: one line for each, with every value that is not the initial one.
  package var dump: String {
    guard !elements.isEmpty else { return "" }
    var text = ""
    write(BoxID(0), depth: 0, to: &text)
    return text
  }

  private func write(_ box: BoxID, depth: Int, to text: inout String) {
    let element = elements[box.index]
    let id = element.id.map { " #\($0)" } ?? ""
    let words =
      Self.differences(of: layout.style(of: box), from: LayoutStyle())
      + Self.differences(of: element.paint, from: PaintStyle()) + Self.words(of: element.content)
    text += String(repeating: "  ", count: depth) + element.kind.rawValue + id
    text += words.map { " " + $0 }.joined() + "\n"
    for child in layout.children(of: box) { write(child, depth: depth + 1, to: &text) }
  }

  /// The stored properties that two values differ in, as `name=value`, in the order of their declaration.
  private static func differences<Style>(of style: Style, from initial: Style) -> [String] {
    zip(Mirror(reflecting: style).children, Mirror(reflecting: initial).children)
      .compactMap { child, initial in
        let value = "\(child.value)"
        if value == "\(initial.value)" { return nil }
        let words = value.replacing("StrutLayout.", with: "").replacing("StrutCore.", with: "")
        return "\(child.label ?? "")=\(words)"
      }
  }

  private static func words(of content: BoxElement.Content) -> [String] {
    switch content {
    case .none: []
    case .image(let image): ["image=\(JSONText.quoted(image.source))"]
    case .text(let content):
      content.items.map { item in
        switch item {
        case .text(let text, _): JSONText.quoted(text)
        case .open(let span): "span\(span)("
        case .close: ")"
        case .lineBreak: "br"
        case .image(let image): "image\(image)"
        }
      }
    }
  }
}
