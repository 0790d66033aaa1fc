import StrutCore

/// A function of CSS on the right side of an equation, and the statements that say the same: `calc(100% - 32px)`, `min`,
/// `max` and `clamp`.
struct ForeignFunction {
  /// The name of the function.
  let name: String
  /// What stands in the parentheses, between the commas.
  private let arguments: [String]

  /// - Parameter text: The function with its parentheses, and what follows.
  init?(_ text: String) {
    guard let call = text.prefixMatch(of: /(calc|min|max|clamp|minmax)\((.+)\)/) else { return nil }
    name = String(call.1)
    arguments = call.2.split(separator: ",").map(String.init)
    let counts = ["calc": 1...1, "clamp": 3...3]
    guard (counts[name] ?? 2...2).contains(arguments.count) else { return nil }
  }

  /// What to write for it; `nil` where that is not known.
  ///
  /// - Parameter subject: The left side.
  func hint(for subject: String) -> String? {
    guard let size = subject.split(separator: ".").last,
      ["width", "height"].contains(size)
    else { return nil }
    let terms = arguments.compactMap { term($0, String(size)) }
    guard terms.count == arguments.count else { return nil }
    func equation(_ relation: String, _ term: String) -> String {
      "<constraint>\(subject) \(relation) \(term)</constraint>"
    }
    switch name {
    case "calc": return "an equation computes by itself: \(subject) == \(terms[0])"
    case "min", "max":
      let relation = name == "min" ? "≤" : "≥"
      let wish = terms.first { Double($0) != nil } ?? terms[0]
      return "\(name) is two bounds and a wish: "
        + terms.map { equation(relation, $0) }.joined(separator: " ")
        + " " + equation("==", wish + " ~ high")
    default:
      guard terms.count == 3 else { return nil }
      return "clamp is two bounds and a wish: "
        + [equation("≥", terms[0]), equation("≤", terms[2]), equation("==", terms[1] + " ~ high")]
        .joined(separator: " ")
    }
  }

  /// A length of CSS, or an attribute with what is added, as a side of an equation; `nil` for others.
  private func term(_ text: String, _ size: String) -> String? {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let number = text.wholeMatch(of: /(\d+(?:\.\d+)?)(?:px|pt|dp)?/) { return String(number.1) }
    if text.wholeMatch(of: /\w+\.\w+(?: ?[*\/] ?[\d.]+%?)?(?: ?[+-] ?[\d.]+)?/) != nil {
      return text
    }
    guard
      let share = text.wholeMatch(
        of: /(\d+(?:\.\d+)?)%(?: ?([+-]) ?(\d+(?:\.\d+)?)(?:px|pt|dp)?)?/)
    else { return nil }
    let factor = share.1 == "100" ? "" : " * \(share.1)%"
    let distance = share.2.flatMap { sign in share.3.map { " \(sign) \($0)" } } ?? ""
    return "superview.\(size)\(factor)\(distance)"
  }
}
