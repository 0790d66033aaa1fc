extension String {
  /// Whether equations and formats can name a view by this id as it is: it is a C identifier, and not the container's name.
  package var isNameInStatements: Bool {
    guard let first = utf8.first, !(first &- 0x30 < 10), self != "superview" else { return false }
    return utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F }
  }

  /// An id as the statements of a constraint container name it: in backquotes where it is no identifier.
  package var nameInStatements: String { isNameInStatements ? self : "`\(self)`" }
}
