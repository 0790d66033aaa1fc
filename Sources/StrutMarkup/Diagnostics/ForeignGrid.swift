/// The columns of a grid of CSS, which are rows of boxes here.
struct ForeignGrid {
  /// The attributes of a box in each column.
  private let columns: [WrittenAttribute?]
  /// The least width of a column, where as many stand in a row as there is room for.
  private let leastWidth: String?

  /// Reads the value of `grid-template-columns`; `nil` where the columns are not known.
  init?(_ value: String) {
    if let match = value.firstMatch(of: /auto-fi(?:ll|t)\s*,\s*(?:minmax\(\s*)?([\d.]+)(?:px)?/) {
      leastWidth = String(match.1)
      columns = []
      return
    }
    leastWidth = nil
    var value = value
    if let match = value.wholeMatch(
      of: /\s*repeat\(\s*(\d+)\s*,\s*(?:minmax\([^()]*,\s*)?([^()]+?)\)*\s*/)
    {
      guard let count = Int(match.1), (1...24).contains(count) else { return nil }
      value = Array(repeating: String(match.2), count: count).joined(separator: " ")
    }
    let tracks = value.split(whereSeparator: \.isWhitespace)
    guard (1...24).contains(tracks.count) else { return nil }
    var columns: [WrittenAttribute?] = []
    for track in tracks {
      if let match = track.wholeMatch(of: /([\d.]+)fr/) {
        columns.append(WrittenAttribute("flex", String(match.1)))
      } else if let match = track.wholeMatch(of: /([\d.]+)(?:px)?/) {
        columns.append(WrittenAttribute("width", String(match.1)))
      } else if let match = track.wholeMatch(of: /[\d.]+%/) {
        columns.append(WrittenAttribute("width", String(match.0)))
      } else if ["auto", "min-content", "max-content"].contains(track) {
        columns.append(nil)
      } else {
        return nil
      }
    }
    self.columns = columns
  }

  /// How many columns a box takes that says so, as `span 2` or `1 / 3`; `nil` where it does not say how many.
  static func span(_ value: String, of name: String = "grid-column") -> Int? {
    let count: Int?
    if let match = value.firstMatch(of: /span\s+(\d+)/) {
      count = Int(match.1)
    } else if let match = value.wholeMatch(of: /\s*(\d+)\s*\/\s*(\d+)\s*/) {
      count = Int(match.2).flatMap { end in Int(match.1).map { end - $0 } }
    } else {
      count = name.hasPrefix("col") ? Int(value) : nil
    }
    return count.flatMap { (1...24).contains($0) ? $0 : nil }
  }

  /// How many columns of the last row boxes leave empty that follow each other from row to row.
  private func emptyColumns(after spans: [Int]) -> Int {
    let used = spans.reduce(0) { used, span in
      used + span > columns.count ? min(span, columns.count) : used + span
    }
    return columns.count - used
  }

  /// What to do with the box.
  ///
  /// - Parameters:
  ///   - names: The attributes that make it a grid.
  ///   - spans: How many columns each of the boxes in it takes.
  ///   - gap: What stands between them; `nil` for nothing.
  func hint(insteadOf names: String, spans: [Int], gap: String?) -> String {
    if let leastWidth {
      return
        "write flex-direction=\"row\" flex-wrap=\"wrap\" in place of \(names), and flex=\"1 0 \(leastWidth)\" on each of its children"
    }
    guard spans.reduce(0, +) > columns.count else {
      return "write flex-direction=\"row\" in place of \(names), and \(sizes)"
    }
    let row =
      gap.map { "<container flex-direction=\"row\" gap=\"\($0)\">" }
      ?? "<container flex-direction=\"row\">"
    let rest = columns.count - emptyColumns(after: spans)
    let filling =
      rest == columns.count || columns[rest] == nil
      ? "" : "; the last row ends with \(columns[rest...].map(empty).joined())"
    let children =
      spans.contains { $0 > 1 }
      ? "the children of each \(columns.count) columns" : "each \(columns.count) children"
    return
      "delete \(names), and put \(children) into a \(row), with \(sizes)\(filling)"
  }

  private func empty(_ attribute: WrittenAttribute?) -> String {
    "<item\(attribute.map { " " + [$0].text } ?? "")/>"
  }

  /// What each box says of its size.
  private var sizes: String {
    let texts = columns.map { $0.map { [$0].text } ?? "no size" }
    return Set(texts).count == 1
      ? "\(texts[0]) on each of them" : "\(texts.joined(separator: ", ")) on them in turn"
  }
}
