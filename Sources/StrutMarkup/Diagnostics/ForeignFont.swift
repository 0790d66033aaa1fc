/// Fonts in the notations of CSS and SwiftUI, as attributes.
enum ForeignFont {
  /// The attributes of a `font` as CSS writes it, as `bold 14px/20px Inter, sans-serif`, or of a style of SwiftUI; `nil` for
  /// another notation.
  static func attributes(_ text: String) -> [WrittenAttribute]? {
    let word = ForeignAttribute.hyphenated(text.hasPrefix(".") ? String(text.dropFirst()) : text)
    if let style = style(named: word) { return style }
    return shorthand(text)
  }

  /// `.system(size: 14, weight: .bold)`, `.custom("Inter", size: 16)` and `.title.bold()`.
  static func attributes(_ links: [ForeignTerm.Link]) -> [WrittenAttribute]? {
    var result: [WrittenAttribute] = []
    for link in links where link.name.lowercased() != "font" || links.count == 1 {
      let name = ForeignAttribute.hyphenated(link.name)
      if let style = style(named: name), link.arguments == nil {
        result = result.replacing(style)
      } else if link.arguments == nil || link.arguments?.isEmpty == true {
        guard case .write(let attributes) = ForeignAttribute.named(name)?.advice else { return nil }
        result = result.replacing(WrittenAttribute.all(in: attributes))
      } else {
        guard let own = made(by: link.arguments ?? []) else { return nil }
        result = result.replacing(own)
      }
    }
    return result.isEmpty ? nil : result
  }

  private static func made(by arguments: [ForeignTerm.Argument]) -> [WrittenAttribute]? {
    var result: [WrittenAttribute] = []
    for argument in arguments {
      guard let text = argument.term.text else { return nil }
      switch argument.label {
      case "size", "fixedSize": result.append(WrittenAttribute("font-size", text))
      case "weight":
        guard let weight = weight(text) else { return nil }
        result.append(WrittenAttribute("font-weight", weight))
      case "design":
        result += text == "monospaced" ? [WrittenAttribute("font-family", "monospace")] : []
      case "":
        if let style = style(named: text) {
          result = result.replacing(style)
        } else if let weight = weight(text) {
          result.append(WrittenAttribute("font-weight", weight))
        } else {
          result.append(WrittenAttribute("font-family", text))
        }
      default: continue
      }
    }
    return result
  }

  /// The weight that a name or a number stands for.
  static func weight(_ text: String) -> String? {
    guard let row = AttributeTable.row(of: "font-weight", on: .item) else { return nil }
    let definition = AttributeTable.all[row]
    if definition.fault(of: text) == nil { return text }
    return ForeignValue.replacement(for: text, of: definition).flatMap {
      definition.fault(of: $0) == nil ? $0 : nil
    }
  }

  /// What to write for a font that is a weight, or the names of families; `nil` for another notation.
  static func advice(_ text: String) -> ForeignAttribute.Advice? {
    guard text.wholeMatch(of: /['A-Za-z][A-Za-z' ,-]*/) != nil, style(named: text) == nil else {
      return nil
    }
    let word = text.lowercased()
    if ["italic", "oblique"].contains(word) { return .write("font-style=\"\(word)\"") }
    return weight(word).map { .write("font-weight=\"\($0)\"") } ?? .rename("font-family")
  }

  // MARK: Styles

  /// The size of a style of SwiftUI or Material: `.title`, `headline`; `nil` for other texts.
  static func size(ofStyle text: String) -> String? {
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    return styles[ForeignAttribute.hyphenated(name)]?.size
  }

  private static func style(named name: String) -> [WrittenAttribute]? {
    guard let (size, weight) = styles[name] else { return nil }
    return [WrittenAttribute("font-size", size)]
      + (weight.isEmpty ? [] : [WrittenAttribute("font-weight", weight)])
  }

  /// The styles of SwiftUI and of Material, with their sizes and weights.
  private static let styles: [String: (size: String, weight: String)] = [
    "large-title": ("34", ""), "title": ("28", ""), "title1": ("28", ""), "title2": ("22", ""),
    "title3": ("20", ""), "headline": ("17", "600"), "body": ("17", ""), "callout": ("16", ""),
    "subheadline": ("15", ""), "footnote": ("13", ""), "caption": ("12", ""),
    "caption1": ("12", ""), "caption2": ("11", ""), "display-large": ("57", ""),
    "display-medium": ("45", ""), "display-small": ("36", ""), "headline-large": ("32", ""),
    "headline-medium": ("28", ""), "headline-small": ("24", ""), "title-large": ("22", ""),
    "title-medium": ("16", "500"), "title-small": ("14", "500"), "body-large": ("16", ""),
    "body-medium": ("14", ""), "body-small": ("12", ""), "label-large": ("14", "500"),
    "label-medium": ("12", "500"), "label-small": ("11", "500"),
  ]

  // MARK: Files

  /// What to write for the file of a font in place of the name of its family; `nil` for other values.
  static func hint(forFile value: String) -> String? {
    guard value.utf8.count <= 200, !value.contains("://"),
      let match = value.trimmed.wholeMatch(
        of: /(?:.*\/)?([A-Za-z]\w*)(?:[-_.][\w.-]*)?\.(?:ttf|otf|ttc|woff2?)/)
    else { return nil }
    return
      "write \(match.1), and <font src=\"\(value.trimmed)\" family=\"\(match.1)\"/> at the top of <layout>"
  }

  // MARK: CSS

  /// CSS's shorthand: what stands before the size, the size with the height of lines, and the families, which others write first.
  private static func shorthand(_ text: String) -> [WrittenAttribute]? {
    let pattern =
      /(?:(.*?)\s+)?([\d.]+(?:px|pt|em|rem|%)?)(?:\s*\/\s*([\d.]+(?:px|pt|em|rem|%)?))?(?:\s+(.+))?/
    guard let match = text.trimmed.wholeMatch(of: pattern) else { return nil }
    var result: [WrittenAttribute] = []
    var names: [String] = []
    for word in match.1?.split(whereSeparator: \.isWhitespace).map(String.init) ?? [] {
      if word == "normal" { continue }
      if word == "italic" || word == "oblique" {
        result.append(WrittenAttribute("font-style", word))
      } else if word == "small-caps" {
        result.append(WrittenAttribute("font-variant-caps", word))
      } else if let weight = weight(word) {
        result.append(WrittenAttribute("font-weight", weight))
      } else if match.4 == nil, word.first?.isLetter == true {
        names.append(word)
      } else {
        return nil
      }
    }
    if !names.isEmpty {
      result.append(WrittenAttribute("font-family", names.joined(separator: " ")))
    }
    result.append(WrittenAttribute("font-size", length(match.2)))
    if let height = match.3 {
      let isFactor =
        height.allSatisfy { $0.isNumber || $0 == "." } && Double(height).map { $0 <= 4 } ?? false
      result.append(WrittenAttribute("line-height", isFactor ? String(height) : lines(height)))
    }
    if let families = match.4 {
      result.append(WrittenAttribute("font-family", String(families).replacing("\"", with: "'")))
    }
    return result
  }

  /// A size without the unit that says nothing.
  private static func length(_ text: Substring) -> String {
    String(text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text)
  }

  private static func lines(_ text: Substring) -> String {
    text.last?.isNumber == true
      ? text + "px" : text.hasSuffix("pt") ? text.dropLast(2) + "px" : String(text)
  }
}
