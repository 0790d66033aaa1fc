import StrutCore

/// What a metric is said to be: a sum of products of numbers and other metrics.
struct MetricSum: Sendable {
  /// A number, another metric, or a sum in brackets.
  indirect enum Factor: Sendable {
    case number(Double)
    case metric(StatementScanner.Token)
    case sum(MetricSum)
  }

  /// Factors that are multiplied with one another, or by which the others are divided.
  struct Product: Sendable {
    var sign: Double
    var factors: [(factor: Factor, isDivisor: Bool, range: SourceRange)] = []
  }

  /// Brackets that can stand in one another.
  private static let mostLevels = 100

  /// What is added up.
  private(set) var products: [Product] = []

  /// Whether it is one number.
  var isNumber: Bool {
    guard products.count == 1, products[0].factors.count == 1,
      case .number = products[0].factors[0].factor
    else { return false }
    return true
  }

  /// The metrics that it names.
  var names: [String] {
    products.flatMap(\.factors).flatMap { factor, _, _ -> [String] in
      switch factor {
      case .number: []
      case .metric(let name): [name.text]
      case .sum(let sum): sum.names
      }
    }
  }

  /// Reads a sum.
  ///
  /// - Parameters:
  ///   - metric: The metric that it is the value of, for messages.
  ///   - level: The number of brackets around it.
  init(
    _ scanner: inout StatementScanner, of metric: String, level: Int = 0
  ) throws(StatementError) {
    var sign = 1.0
    repeat {
      products.append(try Self.product(&scanner, sign, metric, level))
      if scanner.skip("+") {
        sign = 1
      } else if scanner.skip("-") {
        sign = -1
      } else {
        return
      }
    } while true
  }

  private static func product(
    _ scanner: inout StatementScanner, _ sign: Double, _ metric: String, _ level: Int
  ) throws(StatementError) -> Product {
    var product = Product(sign: sign)
    var isDivisor = false
    repeat {
      if scanner.isNext("-") { product.sign = -product.sign }
      _ = scanner.skip("-") || scanner.skip("+")
      let place = scanner.place
      product.factors.append((try factor(&scanner, metric, level), isDivisor, place))
      if scanner.skip("*") {
        isDivisor = false
      } else if scanner.skip("/") {
        isDivisor = true
      } else {
        return product
      }
    } while true
  }

  private static func factor(
    _ scanner: inout StatementScanner, _ metric: String, _ level: Int
  ) throws(StatementError) -> Factor {
    if let number = try scanner.number() { return .number(number.value) }
    if let name = scanner.name() { return .metric(name) }
    let place = scanner.place
    guard scanner.skip("(") else {
      throw StatementError(
        .wrongMetrics("expected a number or a metric for metric '\(metric)'", at: scanner.place))
    }
    guard level < mostLevels else {
      throw StatementError(
        .wrongMetrics("more than \(mostLevels) brackets stand in one another", at: place))
    }
    let sum = try MetricSum(&scanner, of: metric, level: level + 1)
    guard scanner.skip(")") else {
      throw StatementError(.wrongMetrics("expected ')' in metric '\(metric)'", at: scanner.place))
    }
    return .sum(sum)
  }
}
