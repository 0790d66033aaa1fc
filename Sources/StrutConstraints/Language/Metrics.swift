import StrutCore

/// Named numbers of a `<constraints>` element: `name: number` pairs separated by `;`.
public enum Metrics {
  private static let reserved = ["required", "high", "low", "superview"]

  /// Reads the value of the attribute.
  ///
  /// - Returns: The numbers by name, and what is wrong.
  public static func parse(_ text: StatementText) -> ([String: Double], [Diagnostic]) {
    var scanner = StatementScanner(text)
    var metrics: [String: Double] = [:]
    var diagnostics: [Diagnostic] = []
    while !scanner.isAtEnd {
      do throws(StatementError) {
        let (name, value) = try parsePair(&scanner)
        if reserved.contains(name.text) {
          diagnostics.append(
            .wrongMetrics(
              "'\(name.text)' is a reserved name and cannot be a metric", at: name.range))
        } else if metrics.updateValue(value, forKey: name.text) != nil {
          diagnostics.append(
            .wrongMetrics("metric '\(name.text)' is given twice", at: name.range))
        }
        guard scanner.skip(";") || scanner.isAtEnd else {
          throw StatementError(
            .wrongMetrics(
              "unexpected '\(scanner.nextScalar)' after metric '\(name.text)', expected ';'",
              at: scanner.place))
        }
      } catch {
        diagnostics.append(error.diagnostic)
        skipPair(&scanner)
      }
    }
    return (metrics, diagnostics)
  }

  /// Goes on after the next semicolon.
  private static func skipPair(_ scanner: inout StatementScanner) {
    _ = scanner.token { $0 != UInt8(ascii: ";") }
    _ = scanner.skip(";")
  }

  private static func parsePair(
    _ scanner: inout StatementScanner
  ) throws(StatementError) -> (name: StatementScanner.Token, value: Double) {
    guard let name = scanner.name() else {
      throw StatementError(
        .wrongMetrics(
          scanner.isAtEnd
            ? "expected the name of a metric"
            : "unexpected '\(scanner.nextScalar)', expected the name of a metric",
          at: scanner.place))
    }
    guard scanner.skip(":") else {
      throw StatementError(
        .wrongMetrics("expected ':' after metric '\(name.text)'", at: scanner.place))
    }
    let isNegative = scanner.isNext("-")
    _ = scanner.skip("-") || scanner.skip("+")
    guard let number = try scanner.number() else {
      throw StatementError(
        .wrongMetrics("expected a number for metric '\(name.text)'", at: scanner.place))
    }
    return (name, isNegative ? -number.value : number.value)
  }
}
