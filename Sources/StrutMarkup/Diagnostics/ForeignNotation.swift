import StrutCore

/// Notations of CSS and of style sheets that documents have another one for.
enum ForeignNotation {
  /// What to write for a value in such a notation; `nil` for none.
  ///
  /// - Parameters:
  ///   - name: The attribute.
  ///   - surroundings: What stands around the element.
  static func hint(
    for value: String, of name: String, _ surroundings: ElementSurroundings
  ) -> String? {
    if isNoValue(value) || value == "unlimited" { return "leave the attribute out" }
    if let token = token(in: value) { return "a token stands in braces, as {\(token)}" }
    if let hint = differenceHint(value, of: name, surroundings) { return hint }
    if let match = value.wholeMatch(of: /\s*([\d.]+(?:(?:\s*[*\/]\s*|\s+[-+]\s+|[-+])[\d.]+)+)\s*/)
    {
      return "numbers are worked out in braces: {\(match.1)}"
    }
    guard let match = value.firstMatch(of: /\b(calc|min|max|clamp|env)\(/) else { return nil }
    return
      "\(match.1)() is not built yet: write the result, or work numbers out in braces, as {320 - 2 * 16}"
  }

  /// What to write for `calc(100% - 32px)` and `50% + 8`: a share and points are not added up.
  private static func differenceHint(
    _ value: String, of name: String, _ surroundings: ElementSurroundings
  ) -> String? {
    guard
      let match = value.wholeMatch(
        of: /\s*(?:calc\()?\s*([\d.]+)%\s*([-+])\s*([\d.]+)(?:px)?\s*\)?\s*/),
      let points = Double(match.3)
    else { return nil }
    guard name == "width" || name == "height" else {
      return "a percentage and points are not added up: write one of them"
    }
    if surroundings.isPlacedByStatements {
      let id = surroundings.value(of: "id").map(\.nameInStatements) ?? "a"
      let share = match.1 == "100" ? "" : " * \(match.1)%"
      return
        "a size less a distance is an equation: <constraint>\(id).\(name) == superview.\(name)\(share) \(match.2) \(match.3)</constraint> in place of \(name)"
    }
    let axis = surroundings.axis
    let isMain = axis == (name == "width" ? .row : .column)
    if match.1 == "100", match.2 == "-" {
      if isMain { return "write flex=\"1\" in place of \(name): it takes the room that is left" }
      let margin = name == "width" ? "margin-horizontal" : "margin-vertical"
      if axis != nil {
        return
          "write \(margin)=\"\((points / 2).decimal(places: 4))\" align-self=\"stretch\" in place of \(name)"
      }
    }
    return
      "a percentage and points are not added up: write \(match.1)%, with a padding or margin for the points"
      + (isMain ? ", or flex=\"1\" for the room that is left" : "")
  }

  /// Whether a value is a word of CSS for the value that an attribute has without being written.
  static func isNoValue(_ value: String) -> Bool {
    CSSWideKeyword(rawValue: value).map { $0 != .default } ?? false
  }

  /// The name here of a token that a value names in another notation; `nil` for a value that names none.
  static func token(in value: String) -> String? {
    let name: Substring
    if let match = value.firstMatch(of: /var\(\s*--([A-Za-z][\w-]*)/) {
      name = match.1
    } else if let match = value.wholeMatch(of: /\s*(?:[$@?]|--)([a-z][\w-]*(?:[.\/][\w-]+)*)\s*/) {
      name = match.1
    } else if let match = value.wholeMatch(of: /\s*([a-z][\w-]*(?:\.[a-z][\w-]*)+)\s*/) {
      name = match.1
    } else {
      return nil
    }
    return name.split { $0 == "." || $0 == "/" || $0 == "-" }.joined(separator: ".")
  }
}
