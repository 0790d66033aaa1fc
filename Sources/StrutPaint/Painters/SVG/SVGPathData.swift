import StrutCore

/// Writes path data in as few characters as it takes: relative coordinates, rounded so that errors do not add up.
struct SVGPathData {
  /// What has been written.
  private(set) var text: [UInt8] = []
  private let decimals: Int
  private let factor: Double
  /// The current point, the start of the subpath and the last control point of a quadratic curve, in units of the last
  /// decimal.
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  private var control: (x: Int, y: Int)?
  /// The last command, and whether the last number had a decimal point.
  private var command: UInt8 = 0
  private var hasPoint = false

  /// Creates empty data for coordinates with at most so many decimals.
  init(decimals: Int) {
    self.decimals = decimals
    factor = [1.0, 10, 100, 1e3][decimals]
  }

  /// A path with three decimals.
  static func string(_ path: Path, decimals: Int = 3) -> String {
    var data = SVGPathData(decimals: decimals)
    data.append(path)
    return String(decoding: data.text, as: UTF8.self)
  }

  /// Adds all of a path.
  mutating func append(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): move(point)
      case .line(let point): line(point)
      case .curve(let first, let second, let end): curve(first, second, end)
      case .close: close()
      }
    }
  }

  mutating func move(_ point: Point) {
    let to = rounded(point)
    begin(text.isEmpty ? UInt8(ascii: "M") : UInt8(ascii: "m"))
    write(to.x - current.x)
    write(to.y - current.y)
    (current, start, control) = (to, to, nil)
  }

  mutating func line(_ point: Point) {
    let to = rounded(point)
    let (x, y) = (to.x - current.x, to.y - current.y)
    // A line of no length after a move may be a dot.
    guard x != 0 || y != 0 || command | 0x20 == UInt8(ascii: "m") else { return }
    begin(UInt8(ascii: y == 0 ? "h" : x == 0 ? "v" : "l"))
    if x != 0 || y == 0 { write(x) }
    if y != 0 { write(y) }
    (current, control) = (to, nil)
  }

  mutating func quadratic(_ point: Point, _ end: Point) {
    let (over, to) = (rounded(point), rounded(end))
    let isSmooth =
      control.map { over.x == 2 * current.x - $0.x && over.y == 2 * current.y - $0.y } ?? false
    begin(UInt8(ascii: isSmooth ? "t" : "q"))
    if !isSmooth { write(over) }
    write(to)
    (current, control) = (to, over)
  }

  mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    begin(UInt8(ascii: "c"))
    for point in [first, second, end] { write(rounded(point)) }
    (current, control) = (rounded(end), nil)
  }

  mutating func close() {
    begin(UInt8(ascii: "z"))
    (current, control) = (start, nil)
  }

  private func rounded(_ point: Point) -> (x: Int, y: Int) {
    (
      Int(saturating: (point.x * factor).rounded()), Int(saturating: (point.y * factor).rounded())
    )
  }

  private mutating func begin(_ new: UInt8) {
    if new == command, new != UInt8(ascii: "z"), new != UInt8(ascii: "m") { return }
    text.append(new)
    command = new
    hasPoint = true
  }

  private mutating func write(_ point: (x: Int, y: Int)) {
    write(point.x - current.x)
    write(point.y - current.y)
  }

  /// Writes a number after what separates it from the one before.
  private mutating func write(_ value: Int) {
    let digits = SVGNumber.bytes(of: value, decimals: decimals)
    let isFirst = text.last.map { $0 > UInt8(ascii: "9") } ?? true
    let needsSpace = digits[0] != UInt8(ascii: "-") && (digits[0] != UInt8(ascii: ".") || !hasPoint)
    if !isFirst && needsSpace { text.append(UInt8(ascii: " ")) }
    text += digits
    hasPoint = digits.contains(UInt8(ascii: "."))
  }
}

/// Numbers in as few characters as SVG takes.
enum SVGNumber {
  /// A number with at most so many decimals, without a zero before the point.
  static func text(_ value: Double, decimals: Int = 3) -> String {
    let factor = [1.0, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9][decimals]
    let scaled = (value * factor).rounded()
    guard scaled.magnitude < 1e15 else { return value > 0 ? "1e15" : "-1e15" }
    return String(decoding: bytes(of: Int(scaled), decimals: decimals), as: UTF8.self)
  }

  /// A number with six significant digits: for factors, which may be small.
  static func factor(_ value: Double) -> String {
    guard value != 0, value.isFinite else { return "0" }
    var decimals = 6
    var size = value.magnitude
    while size < 0.1, decimals < 9 {
      size *= 10
      decimals += 1
    }
    return text(value, decimals: decimals)
  }

  /// A whole number of units of the last decimal.
  static func bytes(of value: Int, decimals: Int) -> [UInt8] {
    var digits: [UInt8] = []
    var rest = value.magnitude
    var place = 0
    var isOpen = false
    while rest > 0 || place < decimals {
      if place == decimals, place > 0, isOpen { digits.append(UInt8(ascii: ".")) }
      let digit = UInt8(rest % 10)
      rest /= 10
      if place >= decimals || isOpen || digit != 0 {
        digits.append(UInt8(ascii: "0") + digit)
        isOpen = true
      }
      place += 1
    }
    if place == decimals, decimals > 0, isOpen { digits.append(UInt8(ascii: ".")) }
    guard !digits.isEmpty else { return [UInt8(ascii: "0")] }
    if value < 0 { digits.append(UInt8(ascii: "-")) }
    return digits.reversed()
  }
}
