/// Gradients in the notations of programming languages.
enum ForeignGradient {
  /// `LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)` in the notation of CSS; `nil` for what is no
  /// gradient.
  static func text(of call: ForeignTerm.Link) -> String? {
    let name = ForeignAttribute.hyphenated(call.name)
    guard let arguments = call.arguments, name.hasSuffix("gradient") else { return nil }
    let colors = arguments.lazy.compactMap { argument -> [String]? in
      var term = argument.term
      if let gradient = term.call, let inside = gradient.arguments, inside.count == 1 {
        term = inside[0].term
      }
      guard case .list(let list) = term, ["", "colors", "gradient"].contains(argument.label) else {
        return nil
      }
      return list.compactMap(\.term.text)
    }.first
    guard let colors, colors.count > 1 else { return nil }
    let list = colors.joined(separator: ", ")
    if name.hasPrefix("radial") { return "radial-gradient(\(list))" }
    guard name.hasPrefix("linear") || name.hasPrefix("vertical") || name.hasPrefix("horizontal")
    else { return nil }
    if name.hasPrefix("horizontal") { return "linear-gradient(to right, \(list))" }
    let end = arguments.first { ["endPoint", "end"].contains($0.label) }?.term.text
    // Flutter's goes from left to right, all others' from top to bottom.
    let isFlutter = arguments.contains { ["begin", "end"].contains($0.label) }
    let direction = end.flatMap { directions[$0] } ?? (isFlutter ? "to right" : nil)
    return "linear-gradient(\(direction.map { $0 + ", " } ?? "")\(list))"
  }

  private static let directions = [
    "bottom": "to bottom", "bottom-center": "to bottom", "top": "to top", "top-center": "to top",
    "trailing": "to right", "center-right": "to right", "leading": "to left",
    "center-left": "to left", "bottom-trailing": "to bottom right",
    "bottom-right": "to bottom right", "bottom-leading": "to bottom left",
    "bottom-left": "to bottom left", "top-trailing": "to top right", "top-right": "to top right",
    "top-leading": "to top left", "top-left": "to top left",
  ]
}
