import StrutCore

extension StatementScanner {
  /// Throws for a visual format that stands where an equation should.
  func refuseVisualFormat() throws(StatementError) {
    var start = self
    let isFormat =
      isNext("|") || isNext("[")
      || (start.name().map { ["H", "V"].contains($0.text) } ?? false) && start.isNext(":")
    guard isFormat else { return }
    throw StatementError(
      Diagnostic(
        .error, "syntax", "expected an equation, not a visual format", at: place,
        hints: ["a visual format stands in <vfl>"]))
  }

  /// Throws for an equation that stands where a visual format should.
  func refuseEquation() throws(StatementError) {
    var start = self
    guard start.name() != nil, start.skip("."), start.name() != nil else { return }
    throw StatementError(
      Diagnostic(
        .error, "syntax", "expected a view '[…]' of a visual format, not an equation", at: place,
        hints: ["an equation stands in <constraint>"]))
  }

  /// Throws for a call of UIKit with a visual format in it.
  func refuseCall() throws(StatementError) {
    var start = self
    guard let name = start.name(), name.text.count > 1, let format = quotedFormat else { return }
    throw StatementError(
      Diagnostic(
        .error, "syntax", "expected a view '[…]' of a visual format, not a call", at: place,
        hints: ["write the format alone: \(format)"]))
  }

  /// The visual format between the quotes of a string, as programs have it; `nil` where there is none.
  var quotedFormat: String? {
    let string = text.string(position, text.bytes.count).firstMatch(
      of: /["'“]((?:[HV]:)?[^"'”]*\[[^"'”]*\][^"'”]*)["'”]/)
    return string.map { String($0.1) }
  }
}
