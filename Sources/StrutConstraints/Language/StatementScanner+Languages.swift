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
}
