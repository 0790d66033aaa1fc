/// Tables for people.
enum BenchTable {
  /// A line: the first column to the left, the others to the right.
  static func columns(_ first: String, _ others: String...) -> String {
    let name = first + String(repeating: " ", count: max(1, 32 - first.count))
    return others.reduce(name) {
      $0 + String(repeating: " ", count: max(1, 9 - $1.count)) + $1
    }
  }
}

/// A number with so many decimals.
func decimal(_ value: Double, _ places: Int = 1) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let whole = Int((value.magnitude * scale).rounded())
  let sign = value < 0 && whole != 0 ? "-" : ""
  guard places > 0 else { return "\(sign)\(whole)" }
  let fraction = String(whole % Int(scale))
  let zeros = String(repeating: "0", count: places - fraction.count)
  return "\(sign)\(whole / Int(scale)).\(zeros)\(fraction)"
}
