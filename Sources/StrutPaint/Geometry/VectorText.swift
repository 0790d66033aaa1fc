import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Geometry as text, in the grammar of SVG's attributes.
enum VectorText {
  /// A number with at most so many decimals and no needless characters.
  static func number(_ value: Double, decimals: Int = 3) -> String {
    let factor = [1.0, 10, 100, 1e3, 1e4, 1e5, 1e6][decimals]
    let scaled = (value * factor).rounded()
    guard scaled.magnitude < 1e15 else { return value > 0 ? "1e15" : "-1e15" }
    let (whole, rest) = Int(scaled.magnitude).quotientAndRemainder(dividingBy: Int(factor))
    var text = scaled < 0 ? "-\(whole)" : "\(whole)"
    guard rest != 0 else { return text == "-0" ? "0" : text }
    var digits = String(rest)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }

  /// A transformation as the value of an attribute.
  static func matrix(_ transform: Affine) -> String {
    if transform.b == 0, transform.c == 0, transform.a == 1, transform.d == 1 {
      return "translate(\(number(transform.tx)) \(number(transform.ty)))"
    }
    let factors = [transform.a, transform.b, transform.c, transform.d]
      .map { number($0, decimals: 6) }
    let moves = [transform.tx, transform.ty].map { number($0) }
    return "matrix(\((factors + moves).joined(separator: " ")))"
  }

  /// An outline as path data.
  static func data(_ path: Path, scale: Double = 1, decimals: Int = 3) -> String {
    var text = ""
    func write(_ points: Point...) {
      for (index, point) in points.enumerated() {
        if index > 0 { text += " " }
        text += number(point.x * scale, decimals: decimals)
        text += " "
        text += number(point.y * scale, decimals: decimals)
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        text += "M"
        write(point)
      case .line(let point):
        text += "L"
        write(point)
      case .curve(let first, let second, let end):
        text += "C"
        write(first, second, end)
      case .close: text += "Z"
      }
    }
    return text
  }
}
