extension String {
  /// The text without what stands in single quotes: of a message what it says whatever the values are.
  package var withoutQuoted: String {
    split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "'")
  }
}
