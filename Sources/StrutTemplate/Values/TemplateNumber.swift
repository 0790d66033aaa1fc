/// Numbers as expressions, data and tokens spell and print them.
package enum TemplateNumber {
  /// `value` in decimal with the fewest digits that are read as the same number: no exponent, no sign of zero.
  package static func text(_ value: Double) -> String {
    if value == 0 { return "0" }
    if value.magnitude < 1e15, value == value.rounded() { return "\(Int(value))" }
    let description = value.magnitude.description
    let sign = value < 0 ? "-" : ""
    let parts = description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else {
      return sign + (description.hasSuffix(".0") ? String(description.dropLast(2)) : description)
    }
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
    let digits = String(mantissa[0]) + fraction
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    let zeros = exponent - fraction.utf8.count
    guard zeros < 0 else { return sign + digits + String(repeating: "0", count: zeros) }
    return sign + digits.prefix(exponent + 1) + "." + digits.dropFirst(exponent + 1)
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
