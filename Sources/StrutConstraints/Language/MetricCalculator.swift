import StrutCore

/// Works out metrics that use one another.
struct MetricCalculator {
  /// Metrics that can use one another in a row.
  private static let mostLevels = 200
  /// The largest number that is no mistake, as in ``StatementScanner``.
  private static let largest = 1e15

  /// The numbers found.
  private(set) var values: [String: Double] = [:]
  /// What is wrong.
  private(set) var diagnostics: [Diagnostic] = []
  private let sums: [String: MetricSum]
  /// The metrics that are being worked out, each used by the one before.
  private var path: [String] = []

  /// - Parameter sums: What each metric is said to be.
  init(_ sums: [String: MetricSum]) { self.sums = sums }

  /// Works out a metric and those that it uses, each once.
  mutating func calculate(_ name: StatementScanner.Token) {
    guard values[name.text] == nil else { return }
    do throws(StatementError) {
      _ = try value(of: name)
    } catch {
      diagnostics.append(error.diagnostic)
      // One mistake is one message: what uses these metrics is not told again.
      for unknown in path { values[unknown] = 0 }
      path = []
    }
  }

  private mutating func value(of name: StatementScanner.Token) throws(StatementError) -> Double {
    if let known = values[name.text] { return known }
    guard let sum = sums[name.text] else {
      let nearest = nearestName(to: name.text, among: sums.keys).map { ["did you mean '\($0)'?"] }
      var fault = Diagnostic.wrongMetrics(
        "expected a number, and no metric is called '\(name.text)'", at: name.range)
      fault.hints = nearest ?? []
      throw StatementError(fault)
    }
    if let start = path.firstIndex(of: name.text) {
      let circle = (path[start...] + [name.text]).joined(separator: " → ")
      throw StatementError(
        .wrongMetrics("metric '\(name.text)' uses itself: \(circle)", at: name.range))
    }
    guard path.count < Self.mostLevels else {
      throw StatementError(
        .wrongMetrics("more than \(Self.mostLevels) metrics use one another", at: name.range))
    }
    path.append(name.text)
    let value = try value(of: sum, of: name)
    path.removeLast()
    values[name.text] = value
    return value
  }

  private mutating func value(
    of sum: MetricSum, of name: StatementScanner.Token
  ) throws(StatementError) -> Double {
    var total = 0.0
    for product in sum.products {
      var value = product.sign
      for (factor, isDivisor, range) in product.factors {
        let number = try self.value(of: factor, of: name)
        if isDivisor, number == 0 {
          throw StatementError(.wrongMetrics("division by zero", at: range))
        }
        value = isDivisor ? value / number : value * number
      }
      total += value
    }
    guard abs(total) <= Self.largest else {
      throw StatementError(
        .wrongMetrics("the number of metric '\(name.text)' is too large", at: name.range))
    }
    return total
  }

  private mutating func value(
    of factor: MetricSum.Factor, of name: StatementScanner.Token
  ) throws(StatementError) -> Double {
    switch factor {
    case .number(let number): number
    case .metric(let other): try value(of: other)
    case .sum(let sum): try value(of: sum, of: name)
    }
  }
}
