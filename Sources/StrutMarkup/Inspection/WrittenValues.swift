import StrutCore
import StrutSyntax

/// What is written for the elements of a plain document: attributes, classes and texts, each with its place.
///
/// Nothing is inherited, merged or resolved here; what is not written is not in it.
package struct WrittenValues: Sendable {
  /// One attribute or text.
  package struct Value: Sendable, Hashable {
    /// The name of the attribute; `text` for a text.
    package var name: String
    /// The value with its references resolved; of a text the characters with white space as one space.
    package var value: String
    /// The place of the value.
    package var range: SourceRange
  }

  /// One element.
  package struct Element: Sendable, Hashable {
    /// The name of the element.
    package var name: String
    /// The start tag.
    package var range: SourceRange
    /// The attributes in the order of the text, without `id` and `class`.
    package var values: [Value] = []
    /// The names in `class`.
    package var classes: [String] = []
    /// The place of `class`.
    package var classRange: SourceRange?
    /// The text of an item, of a span in it, of a constraint or of a visual format.
    package var text: Value?
    /// The elements in a box that are no boxes, such as spans and constraints, in document order.
    package var parts: [Element] = []
  }

  /// The `<layout>`.
  package private(set) var layout = Element(name: "layout", range: .start)
  /// The containers, items and guides, in document order: those of the box tree.
  package private(set) var boxes: [Element] = []
  /// The styles, in document order; `name` is among the values.
  package private(set) var styles: [Element] = []
  /// The fonts, in document order.
  package private(set) var fonts: [Element] = []

  private let tree: MarkupTree
  private let source: SourceText
  /// The characters of each box so far, by the index of the box.
  private var texts: [Int: [Piece]] = [:]

  /// Characters in a box.
  private struct Piece {
    var part: Int?
    var spans: [Int]
    var range: SourceRange
    var isLiteral: Bool
  }

  /// Reads a document that has no errors.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  package init(of tree: MarkupTree, in source: SourceText) {
    self.tree = tree
    self.source = source
    collect()
    joinTexts()
  }

  /// Where the content of a node belongs: to a box, and to a part of it.
  private struct Home {
    var box: Int
    var part: Int?
    /// The spans around the content, which have it besides the box.
    var spans: [Int] = []
  }

  private mutating func collect() {
    var isForeign = [Bool](repeating: false, count: tree.nodes.count)
    var homes = [Home?](repeating: nil, count: tree.nodes.count)
    for (node, entry) in tree.nodes.enumerated() {
      let around = entry.parent >= 0 ? homes[Int(entry.parent)] : nil
      homes[node] = around
      guard case .element(let index) = entry.kind else {
        let isOutside = entry.parent >= 0 && isForeign[Int(entry.parent)]
        if let around, !isOutside {
          texts[around.box, default: []].append(
            Piece(
              part: around.part, spans: around.spans, range: entry.range,
              isLiteral: entry.kind == .characterData))
        }
        continue
      }
      let element = tree.elements[Int(index)]
      isForeign[node] = element.isForeign || entry.parent >= 0 && isForeign[Int(entry.parent)]
      guard !isForeign[node], let kind = ElementKind(rawValue: source.text(in: element.name)) else {
        continue
      }
      homes[node] = add(read(element, kind, entry.range), kind, in: around)
    }
  }

  /// Keeps an element; returns where its content belongs.
  private mutating func add(_ element: Element, _ kind: ElementKind, in home: Home?) -> Home? {
    switch kind {
    case .layout: layout = element
    case .style: styles.append(element)
    case .font: fonts.append(element)
    case .container, .item, .guide:
      boxes.append(element)
      return Home(box: boxes.count - 1, part: nil)
    case .span, .lineBreak, .image, .constraints, .vfl, .constraint, .stack, .follow, .barrier:
      guard let home else { return nil }
      boxes[home.box].parts.append(element)
      // The characters of a span are those of its item.
      let isInText = kind == .span || kind == .lineBreak || kind == .image
      let part = boxes[home.box].parts.count - 1
      return Home(
        box: home.box, part: isInText ? nil : part,
        spans: kind == .span ? home.spans + [part] : home.spans)
    }
    return nil
  }

  private func read(
    _ element: MarkupTree.Element, _ kind: ElementKind, _ range: SourceRange
  ) -> Element {
    var found = Element(name: kind.rawValue, range: range)
    for index in element.attributes {
      let attribute = tree.attributes[Int(index)]
      guard !attribute.isForeign else { continue }
      let name = source.text(in: attribute.name)
      let value = ValueText(attribute, in: source).string
      switch name {
      case "id": break
      case "class":
        found.classes = value.split { $0.isWhitespace }.map(String.init)
        found.classRange = attribute.value
      default: found.values.append(Value(name: name, value: value, range: attribute.value))
      }
    }
    return found
  }

  private mutating func joinTexts() {
    for (box, pieces) in texts {
      var joined: [Int: (text: String, range: SourceRange)] = [:]
      for piece in pieces {
        let range = piece.range
        let decoded = DecodedText(
          source.bytes, range, whitespace: .kept, isLiteral: piece.isLiteral)
        let text = String(decoding: decoded.bytes, as: UTF8.self)
        for part in [piece.part ?? -1] + piece.spans {
          joined[part, default: ("", range)].text += text
          let start = joined[part]!.range.lowerBound
          joined[part]!.range = SourceRange(Int(start), Int(range.upperBound))
        }
      }
      for (part, entry) in joined {
        let words = entry.text.split { $0.isWhitespace }
        guard !words.isEmpty else { continue }
        let value = Value(
          name: "text", value: words.joined(separator: " "), range: entry.range)
        if part < 0 { boxes[box].text = value } else { boxes[box].parts[part].text = value }
      }
    }
  }
}
