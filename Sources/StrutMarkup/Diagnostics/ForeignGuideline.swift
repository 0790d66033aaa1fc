import StrutCore

/// What Android says of a guideline in attributes, as a statement about a guide.
enum ForeignGuideline {
  /// What to write for an attribute; `nil` for others.
  ///
  /// - Parameters:
  ///   - name: The name in the notation of CSS.
  ///   - attributes: All of the element.
  static func hint(
    for name: String, _ value: String, among attributes: [WrittenAttribute]
  ) -> String? {
    let orientation = attributes.first { $0.name.hasSuffix("orientation") }?.value.lowercased()
    let isLine = orientation == "horizontal"
    if name == "orientation" {
      guard ["horizontal", "vertical"].contains(value.lowercased()) else { return nil }
      return
        "write \(isLine ? "height" : "width")=\"0\" in place of it: a guide is a rectangle, and this one a line"
    }
    let id = (attributes.first { $0.name == "id" }?.value ?? "a").nameInStatements
    let (edge, end) = isLine ? ("top", "bottom") : ("left", "right")
    let place: String
    switch name {
    case "percent", "guide-percent", "position":
      guard let share = share(value) else { return nil }
      place = "superview.\(end) * \(share)%"
    case "begin", "guide-begin", "end", "guide-end":
      guard let length = Double(value.prefix { $0.isNumber || $0 == "." }) else { return nil }
      place =
        name.hasSuffix("begin")
        ? "superview.\(edge) + \(length.shortestDecimal)"
        : "superview.\(end) - \(length.shortestDecimal)"
    default: return nil
    }
    let naming = attributes.contains { $0.name == "id" } ? "" : "give this an id, as 'a'; "
    return "\(naming)say it by a statement: <constraint>\(id).\(edge) == \(place)</constraint>"
  }

  /// A share as a percentage: `0.3`, `30` or `30%`.
  private static func share(_ value: String) -> String? {
    if let percent = value.wholeMatch(of: /([\d.]+)%/) { return String(percent.1) }
    return Double(value).map { ($0 <= 1 ? $0 * 100 : $0).decimal(places: 4) }
  }
}
