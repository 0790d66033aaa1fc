/// Numbers as the layout record prints them.
package enum DecimalNumber {
  /// The decimal places that are kept: every multiple of 1/1024 has no more.
  private static let places = 10
  private static let scale = 1e10

  /// `value` in decimal, without exponent and without trailing zeros, rounded to ten places.
  package static func string(_ value: Double) -> String {
    guard value.magnitude < 0x1p53 else { return expanded(value) }
    var whole = value.magnitude.rounded(.down)
    var fraction = ((value.magnitude - whole) * scale).rounded()
    if fraction >= scale {
      whole += 1
      fraction = 0
    }
    if whole == 0, fraction == 0 { return "0" }
    let sign = value < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(Int(whole))" }
    let digits = String(Int(fraction))
    var text = String(repeating: "0", count: places - digits.utf8.count) + digits
    while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
    return "\(sign)\(Int(whole)).\(text)"
  }

  /// A number so large that it is a whole one: its shortest digits, filled up with zeros.
  private static func expanded(_ value: Double) -> String {
    // The limits of lengths keep frames finite; a record says so if one is not.
    guard value.isFinite else { return "null" }
    let parts = value.magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let zeros = String(repeating: "0", count: max(0, exponent - fraction.utf8.count))
    return (value < 0 ? "-" : "") + mantissa[0] + fraction + zeros
  }
}
