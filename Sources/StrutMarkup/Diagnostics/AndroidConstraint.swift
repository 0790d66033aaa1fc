import StrutCore

/// An attribute of Android's ConstraintLayout, and what says the same here.
struct AndroidConstraint {
  /// What to write.
  let hint: String

  private static let lines = [
    "start": "leading", "end": "trailing", "left": "left", "right": "right",
    "top": "top", "bottom": "bottom", "baseline": "firstBaseline",
  ]

  /// - Parameters:
  ///   - name: The attribute's name with hyphens between its words.
  ///   - id: The id of the box that has the attribute.
  ///   - margins: The margins that the box has by the words for its sides, as they are written.
  init?(_ name: String, value: String, id: String?, margins: [String: String] = [:]) {
    var words = name.split(separator: "-").map(String.init)
    if words.first == "layout" { words.removeFirst() }
    guard words.first == "constraint" || words.last == "of" && words.contains("to") else {
      return nil
    }
    if words.first == "constraint" { words.removeFirst() }
    let own = (id ?? "a").nameInStatements
    let other = Self.view(value)
    let known = words.compactMap { Self.lines[$0] }
    let equation: String
    switch words.joined(separator: " ") {
    case "dimension ratio":
      let ratio = value.replacing(":", with: "/")
      hint = "write aspect-ratio=\"\(ratio.split(separator: ",").last ?? "1")\""
      return
    case "width percent", "height percent":
      hint =
        Double(value).map { "write \(words[0])=\"\(Self.percent($0))%\"" } ?? "write \(words[0])"
      return
    case "width min", "width max", "height min", "height max":
      hint = "write \(words[1])-\(words[0])"
      return
    case "horizontal bias", "vertical bias":
      let center = words[0] == "horizontal" ? "centerX" : "centerY"
      equation =
        "\(own).\(center) == superview.\(center) * \(((Double(value) ?? 0.5) * 2).shortestDecimal)"
    case "horizontal chain style", "vertical chain style":
      hint = "a chain is a <stack distribution=\"equal-spacing\"> of the ids of its views"
      return
    case "guide percent", "guide begin", "guide end":
      equation = "\(own).left == superview.right * \(Self.percent(Double(value) ?? 0.5))%"
    default:
      guard known.count == 2 else {
        hint =
          "statements stand in <constraints>: <constraint>\(own).leading == superview.leading</constraint>"
        return
      }
      equation =
        "\(own).\(known[0]) == \(other).\(known[1])" + Self.distance(margins, words.first ?? "")
    }
    let naming = id == nil ? "give this an id, as 'a'; " : ""
    hint = "\(naming)statements stand in <constraints>: <constraint>\(equation)</constraint>"
  }

  /// The view that a value names.
  static func view(_ value: String) -> String {
    let name = value.split(separator: "/").last.map(String.init) ?? value
    return name == "parent" ? "superview" : name.nameInStatements
  }

  /// The margin at a side as what is added to an equation, inwards; empty for none.
  private static func distance(_ margins: [String: String], _ side: String) -> String {
    guard let margin = margins[side], let length = Double(margin.prefix { !$0.isLetter }),
      length != 0
    else { return "" }
    let isEnd = ["end", "right", "bottom"].contains(side)
    return "\(isEnd == (length > 0) ? " - " : " + ")\(abs(length).shortestDecimal)"
  }

  private static func percent(_ share: Double) -> String { (share * 100).decimal(places: 4) }
}
