import StrutCore

/// What is said of statements of every kind.
extension Diagnostic {
  static func withSuggestion(
    _ code: Code, _ message: String, _ name: String, _ known: [String], at range: SourceRange
  ) -> Diagnostic {
    let hint =
      meant(by: name, among: known).map { "did you mean '\($0)'?" }
      ?? ForeignStatementNames.advice(about: name)
    return Diagnostic(.error, code, message, at: range, hints: hint.map { [$0] } ?? [])
  }

  /// The name that was probably meant by one that there is not; `nil` for none.
  static func meant(by name: String, among known: [String]) -> String? {
    ForeignStatementNames.meaning(of: name, among: known) ?? nearestName(to: name, among: known)
  }

  /// The same diagnostic with a hint, where there is one.
  func with(hint: String?) -> Diagnostic {
    guard let hint else { return self }
    var diagnostic = self
    diagnostic.hints = [hint]
    return diagnostic
  }

  /// The same diagnostic with a hint, where it has none of its own.
  func withFallback(_ hint: String) -> Diagnostic {
    hints.isEmpty ? with(hint: hint) : self
  }

  static func expected(_ what: String, _ scanner: StatementScanner) -> Diagnostic {
    let found = scanner.isAtEnd ? "" : ", not '\(scanner.nextScalar)'"
    return Diagnostic(.error, "syntax", "expected \(what)\(found)", at: scanner.place)
  }

  /// Something stands where nothing may.
  static func unexpected(_ scanner: StatementScanner, after what: String) -> Diagnostic {
    Diagnostic(
      .error, "syntax", "unexpected '\(scanner.nextScalar)' after \(what)", at: scanner.place)
  }

  static func tooLarge(_ number: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "number", "the number \(number) is too large", at: range)
  }
}
