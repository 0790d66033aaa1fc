extension String {
  /// Whether a variable, a parameter or data can be called like this: letters, digits, '_' and '-', a letter or '_' first, and no word of
  /// expressions.
  var isVariableName: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isAlphabetic,
      !ExpressionParser.words.contains(self)
    else { return false }
    return last != "-"
      && unicodeScalars.allSatisfy {
        $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
  }
}
