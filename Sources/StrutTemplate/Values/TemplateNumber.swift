/// Numbers as expressions, data and tokens spell them.
package enum TemplateNumber {
  /// The pattern by which ICU writes a number with so many digits behind the point.
  static func pattern(digits: Int) -> String {
    let zeros = String(repeating: "0", count: max(0, min(digits, 20)))
    return zeros.isEmpty ? "0" : "0.\(zeros)"
  }

  /// A number with the fewest digits that are read as the same number; with an exponent where JavaScript writes one, from
  /// 1e21 on and below a millionth.
  static func text(of number: Double) -> String {
    let size = number.magnitude
    guard size >= 1e21 || size < 1e-6, size != 0 else { return number.shortestDecimal }
    let parts = number.description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return number.shortestDecimal }
    let digits = parts[0].hasSuffix(".0") ? parts[0].dropLast(2) : parts[0]
    return "\(digits)e\(exponent < 0 ? "-" : "+")\(abs(exponent))"
  }

  /// Whether a number is rather one of hundredths than a share.
  static func isPercentage(_ number: Double) -> Bool {
    number >= 10 && number <= 100 && number == number.rounded()
  }

  /// The number that all of `text` spells as CSS does: a sign, digits with or without a fraction, an exponent; `nil` for
  /// anything else and for numbers that are too large.
  package static func value(spelling text: some StringProtocol) -> Double? {
    let bytes = Array(text.utf8)
    var position = 0
    func skipDigits() -> Bool {
      let start = position
      while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
      return position > start
    }
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      position = 1
    }
    let hasWhole = skipDigits()
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() else { return nil }
    } else if !hasWhole {
      return nil
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.count, bytes[position] == 0x2D || bytes[position] == 0x2B {
        position += 1
      }
      guard skipDigits() else { return nil }
    }
    guard position == bytes.count, let number = Double(String(text)), number.isFinite else {
      return nil
    }
    return number == 0 ? 0 : number
  }
}
