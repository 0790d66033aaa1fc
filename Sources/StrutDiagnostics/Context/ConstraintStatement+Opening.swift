import StrutConstraints

extension ConstraintStatement {
  /// The bracket of a view in a format with its name, up to the end of that; `nil` where the view is there more than once, or is written in
  /// another way.
  func opening(of name: String) -> Range<String.Index>? {
    let found = text.ranges(of: "[\(name)").filter { range in
      range.upperBound < text.endIndex && "](@".contains(text[range.upperBound])
    }
    return kind == .format && found.count == 1 ? found[0] : nil
  }
}
