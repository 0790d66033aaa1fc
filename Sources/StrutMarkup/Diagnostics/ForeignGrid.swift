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

  /// What to do with the box.
  ///
  /// - Parameters:
  ///   - names: The attributes that make it a grid.
  ///   - count: How many boxes stand in it.
  ///   - gap: What stands between them; `nil` for nothing.
  func hint(insteadOf names: String, children count: Int, gap: String?) -> String {
    if let leastWidth {
      return
        "write flex-direction=\"row\" flex-wrap=\"wrap\" in place of \(names), and flex=\"1 0 \(leastWidth)\" on each of its children"
    }
    guard count > columns.count else {
      return "write flex-direction=\"row\" in place of \(names), and \(sizes)"
    }
    let row =
      gap.map { "<container flex-direction=\"row\" gap=\"\($0)\">" }
      ?? "<container flex-direction=\"row\">"
    let rest = count % columns.count
    let filling =
      rest == 0 || columns[rest] == nil
      ? "" : "; the last row ends with \(columns[rest...].map(empty).joined())"
    return
      "delete \(names), and put each \(columns.count) children into a \(row), with \(sizes)\(filling)"
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
