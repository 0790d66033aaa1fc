import StrutCore

/// The numbers with names of a `<constraints>` element.
///
///     metrics = name ":" sum { ";" name ":" sum } [ ";" ]
///     sum     = product { ("+" | "-") product }
///     product = factor { ("*" | "/") factor }
///     factor  = [ sign ] ( number | name | "(" sum ")" )
package enum Metrics {
  private static let reserved = ["required", "high", "low", "superview"]

  /// Reads the value of the attribute. A metric may use others, wherever they stand.
  ///
  /// - Returns: The numbers by name, those that are given as numbers alone and used by no other, and what is wrong.
  /// - Complexity: O(*n*) in the length of the text.
  package static func parse(
    _ text: StatementText
  ) -> (values: [String: Double], plain: Set<String>, faults: [Diagnostic]) {
    var scanner = StatementScanner(text)
    var sums: [String: MetricSum] = [:]
    var names: [StatementScanner.Token] = []
    var diagnostics: [Diagnostic] = []
    while !scanner.isAtEnd {
      do throws(StatementError) {
        let (name, sum) = try parsePair(&scanner)
        if reserved.contains(name.text) {
          diagnostics.append(
            .wrongMetrics(
              "'\(name.text)' is a reserved name and cannot be a metric", at: name.range))
        } else if sums.updateValue(sum, forKey: name.text) != nil {
          diagnostics.append(
            .wrongMetrics("metric '\(name.text)' is given twice", at: name.range))
        } else {
          names.append(name)
        }
        guard scanner.skip(";") || scanner.isAtEnd else {
          throw StatementError(unexpected(scanner, after: name.text))
        }
      } catch {
        diagnostics.append(error.diagnostic)
        skipPair(&scanner)
      }
    }
    var calculator = MetricCalculator(sums)
    for name in names { calculator.calculate(name) }
    let used = Set(sums.values.flatMap(\.names))
    let plain = Set(sums.filter { $0.value.isNumber && !used.contains($0.key) }.keys)
    if let first = diagnostics.first, let meant = dictionary(in: text) {
      return (calculator.values, plain, [first.with(hint: "write metrics=\"\(meant)\"")])
    }
    return (calculator.values, plain, diagnostics + calculator.diagnostics)
  }

  /// What a dictionary of other languages is here, such as `["gap": 8, "side": 16]`; `nil` for other texts.
  private static func dictionary(in text: StatementText) -> String? {
    let marks = "[]{}\"',="
    guard text.collapsed.contains(where: marks.contains) else { return nil }
    let pairs = text.collapsed.split { $0 == "," || $0 == ";" }.map { pair in
      pair.split { $0 == ":" || $0 == "=" }.map { part in
        part.filter { !$0.isWhitespace && !marks.contains($0) }
      }
    }
    let areWhole = pairs.allSatisfy { pair in
      pair.count == 2 && !reserved.contains(pair[0]) && pair[0].first?.isNumber == false
        && Double(pair[1]) != nil
        && pair[0].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
    return areWhole && !pairs.isEmpty
      ? pairs.map { "\($0[0]): \($0[1])" }.joined(separator: "; ") : nil
  }

  private static func unexpected(_ scanner: StatementScanner, after name: String) -> Diagnostic {
    var fault = Diagnostic.wrongMetrics(
      "unexpected '\(scanner.nextScalar)' after metric '\(name)', expected ';'", at: scanner.place)
    var unit = scanner
    if unit.name() != nil { fault.hints = ["numbers are points and have no unit"] }
    if unit.isNext("%") {
      fault.hints = [
        "a share of the container stands in an equation: <constraint>a.width == superview.width * 50%</constraint>"
      ]
    }
    return fault
  }

  /// Goes on after the next semicolon.
  private static func skipPair(_ scanner: inout StatementScanner) {
    _ = scanner.token { $0 != UInt8(ascii: ";") }
    _ = scanner.skip(";")
  }

  private static func parsePair(
    _ scanner: inout StatementScanner
  ) throws(StatementError) -> (name: StatementScanner.Token, sum: MetricSum) {
    guard let name = scanner.name() else {
      let fault = Diagnostic.wrongMetrics(
        scanner.isAtEnd
          ? "expected the name of a metric"
          : "unexpected '\(scanner.nextScalar)', expected the name of a metric",
        at: scanner.place)
      var rest = scanner
      let number = rest.token { $0 != UInt8(ascii: ";") }.text.filter { !$0.isWhitespace }
      let isNumber = Double(number) != nil
      throw StatementError(
        fault.with(hint: isNumber ? "a metric has a name: metrics=\"gap: \(number)\"" : nil))
    }
    guard scanner.skip(":") else {
      throw StatementError(
        .wrongMetrics("expected ':' after metric '\(name.text)'", at: scanner.place).with(
          hint: scanner.isAtEnd ? nil : "write metrics=\"\(name.text): 8\""))
    }
    return (name, try MetricSum(&scanner, of: name.text))
  }
}
