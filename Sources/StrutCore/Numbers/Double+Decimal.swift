extension Double {
  /// The number in decimal with the fewest digits that are read as the same number: no exponent, no sign of zero.
  package var shortestDecimal: String {
    // An integer has no zero with a sign.
    if magnitude < 1e15, self == rounded() { return "\(Int(self))" }
    let description = magnitude.description
    let sign = self < 0 ? "-" : ""
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

  /// The number, rounded to so many places behind the point, in decimal as ``shortestDecimal`` writes it.
  package func decimal(places: Int) -> String {
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    // What is beyond has no such places, and might not be finite times the unit.
    guard (self * unit).magnitude < 0x1p53 else { return shortestDecimal }
    return ((self * unit).rounded() / unit).shortestDecimal
  }
}
