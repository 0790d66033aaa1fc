/// What arranges the children of flex containers, in the words of a `<stack>`.
enum StackWords {
  /// The attribute of a `<stack>` that says the same, with its value; `nil` where none does.
  static func attribute(for name: String, value: String) -> (name: String, value: String)? {
    switch name {
    case "gap", "row-gap", "column-gap":
      return Double(value) == nil ? nil : ("spacing", value)
    case "flex-direction":
      return ["row": "horizontal"][value].map { ("orientation", $0) }
    case "align-items":
      let words = [
        "center": "center", "flex-start": "leading", "start": "leading", "flex-end": "trailing",
        "end": "trailing", "stretch": "fill", "baseline": "first-baseline",
      ]
      return words[value].map { ("alignment", $0) }
    case "justify-content":
      return value.hasPrefix("space-") ? ("distribution", "equal-spacing") : nil
    default: return nil
    }
  }
}
