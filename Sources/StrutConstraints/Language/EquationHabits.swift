import StrutCore

/// What people probably meant by something behind a whole equation.
struct EquationHabits {
  /// What is told where parentheses or calls stand.
  static let noCalls =
    "no parentheses and no calls: an attribute, one factor, one number, as superview.width * 0.5 - 8"

  private static let oneEquation =
    "a <constraint> holds one equation: write another <constraint>"

  private static let noUnits = "numbers are points and have no unit"

  /// What the equation is about, as it says it.
  var subject: String
  /// Whether the right side is a number alone.
  var isNumber = false
  /// The views of both sides, where they are the width and the height of one.
  var ratioOf: String?
  /// The factor; `nil` where none was read.
  var factor: Double?
  /// The attribute on the right side, as it is written; `nil` where a number stands there.
  var attribute: String?
  /// Where the factor begins.
  var factorStart: StatementScanner?
  /// Where the constant begins; `nil` where none was read.
  var constantStart: StatementScanner?

  /// A hint for what the scanner stands before; `nil` for what nobody writes.
  func hint(before scanner: StatementScanner, in scope: StatementScope) -> String? {
    if isEquation(scanner) { return Self.oneEquation }
    return switch scanner.nextScalar {
    case ";": "a <constraint> holds one equation, without ';'"
    case ",": decimal(before: scanner) ?? Self.oneEquation
    case "%": percentage(before: scanner)
    case "*", "/", "+", "-": calculation(before: scanner, in: scope)
    case ":": "a ratio is one number: 16:9 is 1.7778, or the attribute aspect-ratio=\"16/9\""
    case "–", "—", "−": "'\(scanner.nextScalar)' is a dash of texts: write '-'"
    case "x", "X": product(before: scanner) ?? Self.noUnits
    case "×", "·": product(before: scanner)
    case "p", "d": Self.noUnits
    case "r", "e", "v": isUnit(scanner) ? Self.noUnits : nil
    case "=", "<", ">": "there is one relation: write another <constraint> for the second"
    case "!": strength(before: scanner)
    case ".", "(": call(before: scanner) ?? Self.noCalls
    default: nil
    }
  }

  /// The priority that a strength of Cassowary is, behind `!`: its strong one is above that with which contents keep their size.
  private func strength(before scanner: StatementScanner) -> String {
    var rest = scanner
    guard rest.skip("!"), let name = rest.name() else {
      return "the priority stands after '~': a.width == 100 ~ high"
    }
    let written = scanner.text(to: rest)
    switch name.text.lowercased() {
    case "required": return "delete \(written): a constraint is required unless it has a priority"
    case "strong": return "write ~ 751 in place of \(written): contents keep their size with 750"
    case "medium": return "write ~ 500 in place of \(written)"
    case "weak": return "write ~ low in place of \(written)"
    default: return "the priority stands after '~': a.width == 100 ~ high"
    }
  }

  /// Whether an attribute of a view stands next, with which another equation begins.
  private func isEquation(_ scanner: StatementScanner) -> Bool {
    var rest = scanner
    guard !rest.isNext("."), rest.name() != nil, rest.skip("."), rest.name() != nil else {
      return false
    }
    while rest.skip("."), rest.name() != nil {}
    return rest.isNext("=") || rest.isNext("<") || rest.isNext(">")
  }

  /// The number that has a comma in place of its point; `nil` for other commas.
  private func decimal(before scanner: StatementScanner) -> String? {
    var rest = scanner
    guard rest.skip(","), (try? rest.number()) != nil else { return nil }
    let fraction = scanner.text(to: rest).dropFirst()
    // Thousands may be meant, or the two numbers of a size or a point.
    let isPair = ["size", "center", "edges"].contains { subject.hasSuffix($0) }
    guard !isPair,
      let whole = (constantStart ?? factorStart)?.text(to: scanner).drop(while: { !$0.isNumber }),
      fraction.allSatisfy(\.isNumber), whole.allSatisfy(\.isNumber), !whole.isEmpty,
      fraction.count != 3 || whole == "0"
    else { return nil }
    return "a decimal is written with a point: \(whole).\(fraction)"
  }

  /// A percentage that is added to a size, of which it is a factor; `nil` for others.
  private func percentage(before scanner: StatementScanner) -> String? {
    guard let attribute, factor == 1, let constant = constantStart?.text(to: scanner),
      attribute.hasSuffix("width") || attribute.hasSuffix("height")
    else { return nil }
    let share = constant.drop { $0 == "+" || $0 == " " }
    guard let number = Double(share), number >= 0 else { return nil }
    return "a percentage is a factor: \(attribute.filter { !$0.isWhitespace }) * \(share)%"
  }

  /// A factor behind a letter or a sign of school; `nil` for others.
  private func product(before scanner: StatementScanner) -> String? {
    var rest = scanner
    _ = rest.token {
      !($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) && $0 != UInt8(ascii: ".")
    }
    guard constantStart == nil, let attribute, let number = try? rest.number() else { return nil }
    return
      "a factor stands after '*': \(attribute.filter { !$0.isWhitespace }) * \(number.value.shortestDecimal)"
  }

  /// Whether a unit of CSS stands behind a number.
  private func isUnit(_ scanner: StatementScanner) -> Bool {
    var rest = scanner
    return ["rem", "em", "ex", "vh", "vw", "vmin", "vmax"].contains(rest.name()?.text ?? "")
  }

  /// A call of Swift's libraries with a number, behind an attribute; `nil` for other calls.
  private func call(before scanner: StatementScanner) -> String? {
    let signs = [
      "inset": "+", "offset": "+", "plus": "+", "insetBy": "+", "offsetBy": "+", "minus": "-",
      "multipliedBy": "*", "times": "*", "dividedBy": "/",
    ]
    var rest = scanner
    guard rest.skip("."), let name = rest.name(), var sign = signs[name.text], rest.skip("(")
    else { return nil }
    if name.text.hasPrefix("inset"), isOfFarSide { sign = "-" }
    let argument = rest
    _ = rest.token { $0 != UInt8(ascii: ")") }
    let number = argument.text(to: rest).split { $0 == ":" || $0 == " " }.last.map(String.init)
    guard let number, Double(number) != nil else { return nil }
    let isNegative = number.hasPrefix("-") && (sign == "+" || sign == "-")
    let written =
      isNegative ? "\(sign == "+" ? "-" : "+") \(number.dropFirst())" : "\(sign) \(number)"
    return "calls are arithmetic here: in place of .\(name.text)(…) write \(written)"
  }

  /// Whether the equation is about a side from which inwards is backwards.
  private var isOfFarSide: Bool {
    let attribute = subject.split(separator: ".").last ?? ""
    return ["trailing", "right", "bottom", "last"].contains { attribute.hasPrefix($0) }
  }

  private func calculation(before scanner: StatementScanner, in scope: StatementScope) -> String? {
    let isProduct = scanner.isNext("*") || scanner.isNext("/")
    if isNumber, let share = share(before: scanner) { return share }
    if isNumber, let sum = sum(before: scanner) { return sum }
    if let metric = metric(from: constantStart, scanner, in: scope) { return metric }
    if isNumber, isProduct {
      return "the attribute comes first: \(reversed(before: scanner) ?? "superview.width * 0.5")"
    }
    if isProduct, constantStart == nil, let whole = product(before: scanner, in: scope) {
      return whole
    }
    return isProduct
      ? "there is one factor: multiply the numbers" : "there is one constant: add the numbers"
  }

  /// A percentage that is added to a number: a share is one of another size.
  private func share(before scanner: StatementScanner) -> String? {
    var rest = scanner
    let isNegative = rest.skip("-")
    guard isNegative || rest.skip("+"), let number = try? rest.number(), rest.isNext("%") else {
      return nil
    }
    let percent = (isNegative ? -number.value : number.value).shortestDecimal
    let constant = constantStart?.text(to: scanner) ?? "8"
    return
      "a percentage is one of another size: did you mean 'superview.\(subject) * \(percent)% + \(constant)'?"
  }

  /// A number with an attribute behind it, which stands first; `nil` for other sums.
  private func sum(before scanner: StatementScanner) -> String? {
    var rest = scanner
    let isNegative = rest.isNext("-")
    guard rest.skip("+") || rest.skip("-") else { return nil }
    let start = rest
    guard rest.name() != nil, rest.skip("."), rest.name() != nil else { return nil }
    while rest.skip("."), rest.name() != nil {}
    guard !isNegative else {
      return "an attribute is not subtracted from a number: it stands first"
    }
    let constant = constantStart?.text(to: scanner) ?? "8"
    let distance =
      constant.hasPrefix("-") ? "- \(constant.dropFirst())" : "+ \(constant)"
    return "the attribute stands first, the number behind it: \(start.text(to: rest)) \(distance)"
  }

  /// A calculation with metrics instead of a constant: metrics calculate, equations do not.
  private func metric(
    from start: StatementScanner?, _ scanner: StatementScanner, in scope: StatementScope
  ) -> String? {
    guard let start else { return nil }
    var rest = scanner
    _ = rest.token { $0 != UInt8(ascii: "~") }
    let sum = start.text(to: rest)
    let names = sum.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    guard names.contains(where: { scope.metrics[String($0)] != nil }),
      names.allSatisfy({ scope.metrics[String($0)] != nil || Double($0) != nil })
    else { return nil }
    return "metrics calculate: <constraints metrics=\"…; total: \(sum)\">, and total stands here"
  }

  /// A product of numbers with an attribute behind them, which stands first; `nil` for others.
  private func reversed(before scanner: StatementScanner) -> String? {
    var start = constantStart
    guard var value = (try? start?.number())??.value else { return nil }
    var rest = scanner
    while rest.isNext("*") || rest.isNext("/") {
      let divides = rest.isNext("/")
      _ = rest.skip("*") || rest.skip("/")
      let place = rest
      if let number = try? rest.number(), number.value != 0 {
        value = divides ? value / number.value : value * number.value
        continue
      }
      guard !divides, rest.name() != nil, rest.skip("."), rest.name() != nil else { return nil }
      return "\(place.text(to: rest)) * \(((value * 10_000).rounded() / 10_000).shortestDecimal)"
    }
    return nil
  }

  /// The one number that several factors make.
  private func product(before scanner: StatementScanner, in scope: StatementScope) -> String? {
    guard var value = factor, let factorStart else { return nil }
    var rest = scanner
    while rest.isNext("*") || rest.isNext("/") {
      let divides = rest.isNext("/")
      _ = rest.skip("*") || rest.skip("/")
      guard let number = try? rest.number(), number.value != 0 else { return nil }
      value = divides ? value / number.value : value * number.value
    }
    let rounded = (value * 10_000).rounded() / 10_000
    let words = factorStart.text(to: rest)
    let sides = words.split(separator: "*").joined().filter { !$0.isWhitespace }.split(
      separator: "/")
    // The attribute is the width to the height.
    let ratio = (subject == "height" ? sides.reversed() : sides).joined(separator: "/")
    let isRatio = subject != "height" || sides.count == 2
    let attribute =
      ratioOf.flatMap { isRatio ? ", or the attribute aspect-ratio=\"\(ratio)\" of '\($0)'" : nil }
      ?? ""
    return "there is one factor: \(words) is * \(rounded.shortestDecimal)\(attribute)"
  }
}
