extension StringProtocol {
  /// The text with its double quotes as single ones, in which texts stand in expressions; as it is where it has both.
  var inSingleQuotes: String {
    contains("'") ? String(self) : String(map { $0 == "\"" ? "'" : $0 })
  }
}
