extension [String] {
  /// The words as a sentence has them: `a, b and c`; empty without any.
  ///
  /// - Parameter conjunction: What stands before the last one.
  package func listed(_ conjunction: String = "and") -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
