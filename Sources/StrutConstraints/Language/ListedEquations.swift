/// What people write for several equations at once, and what each of them is: lists of attributes, and the calls of
/// Cartography.
enum ListedEquations {
  /// What to write for a text; `nil` for one that is none of these.
  static func hint(for text: String) -> String? {
    distribution(text) ?? alignment(text) ?? inset(text) ?? list(text) ?? chain(text)
      ?? CalledStatements.hint(for: text)
  }

  /// `distribute(by: 16, leftToRight: a, b, c)` is a stack.
  private static func distribution(_ text: String) -> String? {
    guard
      let call = text.wholeMatch(
        of: /distribute\(\s*(?:by:\s*([\d.]+)\s*,\s*)?(\w+):\s*([\w,\s]+)\)/)
    else { return nil }
    let isColumn = ["vertically", "topToBottom"].contains(String(call.2))
    let spacing = call.1.map { " spacing=\"\($0)\"" } ?? ""
    return
      "views side by side or below one another are a stack: <stack orientation=\"\(isColumn ? "vertical" : "horizontal")\" "
      + "ends=\"free\"\(spacing)>\(names(String(call.3)).joined(separator: ", "))</stack>"
  }

  /// `align(centerY: a, b, c)` is an equation for each view but the first.
  private static func alignment(_ text: String) -> String? {
    guard let call = text.wholeMatch(of: /align\(\s*(\w+):\s*([\w,\s]+)\)/) else { return nil }
    let views = names(String(call.2))
    guard let first = views.first, views.count > 1 else { return nil }
    return each(views.dropFirst().map { "\($0).\(call.1) == \(first).\(call.1)" })
  }

  /// `a.edges == inset(b.edges, 16)` is a distance that is added.
  private static func inset(_ text: String) -> String? {
    guard
      let call = text.wholeMatch(
        of: /([\w.]+)\s*(==|<=|>=|≤|≥)\s*inset\(\s*([\w.]+)\s*,\s*([\d.]+)\s*\)/)
    else { return nil }
    return "the distance is added, inwards at every edge: \(call.1) \(call.2) \(call.3) + \(call.4)"
  }

  /// `a.leading, a.trailing == b.leading, b.trailing` is two equations.
  private static func list(_ text: String) -> String? {
    guard
      let call = text.wholeMatch(
        of: /([\w.]+(?:\s*,\s*[\w.]+)+)\s*(==|<=|>=|≤|≥)\s*([\w.]+(?:\s*,\s*[\w.]+)*)/)
    else { return nil }
    let (left, right) = (names(String(call.1)), names(String(call.3)))
    guard left.count == right.count || right.count == 1 else { return nil }
    return each(left.indices.map { "\(left[$0]) \(call.2) \(right[min($0, right.count - 1)])" })
  }

  /// `a.edges.top` is one attribute of the view.
  private static func chain(_ text: String) -> String? {
    guard let call = text.prefixMatch(of: /(\w+)\.(edges|size)\.(\w+)\s*(?:==|<|>|≤|≥)/) else {
      return nil
    }
    return "did you mean '\(call.1).\(call.3)'?"
  }

  /// `a.aspectRatio == 16/9` is an attribute of the view, or an equation of its sizes; `nil` for what says nothing of a ratio.
  static func ratio(_ text: String) -> String? {
    guard
      let call = text.wholeMatch(
        of:
          /(\w+)\.(?:aspectRatio|ratio|aspect|dimensionRatio)\s*==?\s*"?([\d.]+)(?:\s*\/\s*([\d.]+))?"?/
      ),
      let width = Double(call.2), let height = Double(call.3 ?? "1"), width > 0, height > 0
    else { return nil }
    let factor = ((width / height * 10_000).rounded() / 10_000).shortestDecimal
    let ratio = call.3.map { "\(call.2)/\($0)" } ?? factor
    return
      "a ratio is an equation: \(call.1).width == \(call.1).height * \(factor), or the attribute aspect-ratio=\"\(ratio)\" of "
      + "'\(call.1)'"
  }

  private static func names(_ list: String) -> [String] {
    list.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
  }

  /// - Parameter equations: Those of a text, in its order.
  private static func each(_ equations: [String]) -> String {
    "a <constraint> holds one equation: "
      + equations.map { "<constraint>\($0)</constraint>" }.joined(separator: " ")
  }
}
