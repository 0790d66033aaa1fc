import StrutBoxes
import StrutText

/// The glyphs of one line as items in the order of reading, with what is a link marked.
struct LineItems {
  let text: TextItems
  let line: TextLine

  /// The fragments in logical order: that in which the characters of the line are read.
  ///
  /// The line knows its characters and its fragments from left to right; their order is the one in which the
  /// fragments' characters make up the line's.
  static func logicalOrder(of line: TextLine) -> [TextFragment] {
    let fragments = line.fragments
    guard fragments.contains(where: \.glyphs.isRightToLeft) || !line.isInVisualOrder else {
      return fragments
    }
    var rest = fragments.indices.map { $0 }
    var ordered: [TextFragment] = []
    var characters = Substring(line.text).utf8
    while !rest.isEmpty {
      func text(_ index: Int) -> String.UTF8View { fragments[rest[index]].glyphs.text.utf8 }
      let next = rest.indices.filter { characters.starts(with: text($0)) }
        .max { text($0).count < text($1).count }
      // What stands for no character of the line, an ellipsis or a hyphen, comes last.
      guard let next else { return ordered + rest.map { fragments[$0] } }
      let fragment = fragments[rest.remove(at: next)]
      characters = characters.dropFirst(fragment.glyphs.text.utf8.count)
      ordered.append(fragment)
    }
    return ordered
  }

  /// The line as one group.
  ///
  /// - Parameter glyphs: The item of a fragment; `nil` where nothing of it is drawn.
  func items(_ glyphs: (TextFragment) -> DisplayItem?, links: [DisplayItem]) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var looks: [LineMark.Look] = []
    var open: String?
    for fragment in Self.logicalOrder(of: line) {
      guard let item = glyphs(fragment) else { continue }
      let link = text.content.spans[fragment.span].link
      if link != open {
        if open != nil { items.append(.end) }
        if let link { items.append(.begin(.marked(.link(link)))) }
        open = link
      }
      items.append(item)
      looks.append(LineMark.Look(text.content.spans[fragment.span].style))
    }
    if open != nil { items.append(.end) }
    guard !items.isEmpty else { return links }
    let mark = LineMark(text: line.text, looks: looks)
    return [.begin(.marked(.line(mark)))] + items + [.end] + links
  }
}

extension TextLine {
  /// Whether the fragments from left to right have the characters of the line in their order.
  fileprivate var isInVisualOrder: Bool {
    var characters = Substring(text).utf8
    for fragment in fragments {
      let own = fragment.glyphs.text.utf8
      guard characters.starts(with: own) else { return characters.isEmpty }
      characters = characters.dropFirst(own.count)
    }
    return true
  }
}
