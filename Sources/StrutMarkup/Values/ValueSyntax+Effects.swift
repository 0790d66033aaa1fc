import StrutBoxes
import StrutCore
import StrutLayout

/// Shadows.
extension ValueSyntax where Value == Colored<[Shadow]> {
  static let boxShadow = shadows(
    "none | [ inset? <dx> <dy> [ <blur ≥ 0> [ <spread> ]? ]? <color>? ]#", isBox: true)
  static let textShadow = shadows("none | [ <dx> <dy> [ <blur ≥ 0> ]? <color>? ]#", isBox: false)

  private static func shadows(_ notation: String, isBox: Bool) -> ValueSyntax {
    ValueSyntax(notation) { parser throws(ValueFault) in
      if parser.takeName("none") { return Colored { _ in [] } }
      var shadows: [Colored<Shadow>] = []
      repeat { shadows.append(try parser.shadow(isBox: isBox)) } while parser.takeSymbol(",")
      let result = shadows
      return Colored { current in result.map { $0.resolved(current) } }
    }
  }
}

extension ValueParser {
  /// Takes one shadow: two to four lengths, a colour before or after them, and for boxes `inset` at either end.
  fileprivate mutating func shadow(isBox: Bool) throws(ValueFault) -> Colored<Shadow> {
    var lengths: [Double] = []
    var color: ColorValue?
    var isInset = false
    let most = isBox ? 4 : 3
    while !isAtEnd, !isSymbol(","), !isSymbol(")") {
      if startsNumber, lengths.isEmpty {
        lengths = try shadowLengths(atMost: most)
      } else if isBox, !isInset, takeName("inset") {
        isInset = true
      } else if color == nil, !startsNumber {
        color = try self.color(
          expected: lengths.isEmpty
            ? "the offset of a shadow (two lengths)" : "the colour of a shadow",
          names: isBox ? ["inset", "none"] : ["none"])
      } else {
        throw unexpected(
          "part of a shadow, which has \(isBox ? "two to four" : "two or three") lengths and a colour"
        )
      }
    }
    guard lengths.count >= 2 else {
      var fault = unexpected("the offset of a shadow (two lengths)")
      if let blur = lengths.first, blur > 0, color == nil, shadowIsOneNumber {
        let offset = (blur / 2).decimal(places: 2)
        fault.hints = ["write 0 \(offset) \(blur.decimal(places: 2)) #0006 for a soft one below"]
      }
      throw fault
    }
    let shadow = Shadow(
      offset: Point(x: lengths[0], y: lengths[1]), blur: lengths.count > 2 ? lengths[2] : 0,
      spread: lengths.count > 3 ? lengths[3] : 0, color: .black, isInset: isInset)
    let shadowColor = color ?? .current
    return Colored { current in
      var colored = shadow
      colored.color = shadowColor.resolved(current)
      return colored
    }
  }

  /// Whether the value is one number, which elsewhere says how soft a shadow is, or how high what casts it.
  private var shadowIsOneNumber: Bool {
    !value.bytes[value.start..<value.end].contains { $0.isSpace || $0 == UInt8(ascii: ",") }
  }

  private mutating func shadowLengths(atMost most: Int) throws(ValueFault) -> [Double] {
    var lengths: [Double] = []
    while lengths.count < most, startsNumber {
      let range: NumberRange = lengths.count == 2 ? .nonnegative : .any
      lengths.append(try points(range))
    }
    return lengths
  }
}

/// Transformations (CSS Transforms 1 §10).
extension ValueSyntax where Value == [TransformFunction] {
  static let transform = ValueSyntax("none | <transform-function>+") { parser throws(ValueFault) in
    if parser.takeName("none") { return [] }
    var functions: [TransformFunction] = []
    repeat { functions.append(try parser.transformFunction()) } while !parser.isAtEnd
    return functions
  }
}

extension ValueParser {
  private static let transformNames = [
    "translate", "translateX", "translateY", "scale", "scaleX", "scaleY", "rotate", "skew", "skewX",
    "skewY", "matrix",
  ]

  fileprivate mutating func transformFunction() throws(ValueFault) -> TransformFunction {
    let name = word(of: token)
    guard token.kind == .function, Self.transformNames.contains(name) else {
      throw unexpected(
        "a transformation: none, \(list(Self.transformNames.map { $0 + "()" }))",
        names: Self.transformNames)
    }
    take()
    let function = try transformFunction(named: name)
    try closeFunction(name)
    return function
  }

  private mutating func transformFunction(
    named name: String
  ) throws(ValueFault) -> TransformFunction {
    switch name {
    case "translate":
      let x = try length()
      return .translate(x: x, y: takeSymbol(",") ? try length() : .zero)
    case "translateX": return .translate(x: try length(), y: .zero)
    case "translateY": return .translate(x: .zero, y: try length())
    case "scale":
      let x = try numberOrPercentage()
      return .scale(x: x, y: takeSymbol(",") ? try numberOrPercentage() : x)
    case "scaleX": return .scale(x: try numberOrPercentage(), y: 1)
    case "scaleY": return .scale(x: 1, y: try numberOrPercentage())
    case "rotate": return .rotate(try angle())
    case "skew":
      let x = try angle()
      return .skew(x: x, y: takeSymbol(",") ? try angle() : 0)
    case "skewX": return .skew(x: try angle(), y: 0)
    case "skewY": return .skew(x: 0, y: try angle())
    default: return try matrix()
    }
  }

  private mutating func matrix() throws(ValueFault) -> TransformFunction {
    var values = [try number()]
    while values.count < 6 {
      guard takeSymbol(",") else { throw unexpected("a comma: matrix() has six numbers") }
      values.append(try number())
    }
    return .matrix(
      a: values[0], b: values[1], c: values[2], d: values[3], e: values[4], f: values[5])
  }
}

/// Filters (Filter Effects 1 §6).
extension ValueSyntax where Value == Colored<[FilterFunction]> {
  static let filter = ValueSyntax("none | <filter-function>+") { parser throws(ValueFault) in
    if parser.takeName("none") { return Colored { _ in [] } }
    var functions: [Colored<FilterFunction>] = []
    repeat { functions.append(try parser.filterFunction()) } while !parser.isAtEnd
    let result = functions
    return Colored { current in result.map { $0.resolved(current) } }
  }
}

extension ValueParser {
  private static let filterNames = [
    "blur", "brightness", "contrast", "grayscale", "saturate", "drop-shadow", "opacity",
  ]

  fileprivate mutating func filterFunction() throws(ValueFault) -> Colored<FilterFunction> {
    let name = word(of: token)
    guard token.kind == .function, Self.filterNames.contains(name) else {
      throw unexpected(
        "a filter: none, \(list(Self.filterNames.map { $0 + "()" }))", names: Self.filterNames)
    }
    take()
    if name == "drop-shadow" {
      let shadow = try shadow(isBox: false)
      try closeFunction(name)
      return Colored { .dropShadow(shadow.resolved($0)) }
    }
    let function = try plainFilter(named: name)
    try closeFunction(name)
    return Colored { _ in function }
  }

  /// The most that a number says which was meant as one; of what ends at 1 nearly nothing is beyond it.
  private static let mostAmounts = [
    "brightness": 24.99, "saturate": 24.99, "grayscale": 1.99, "opacity": 1.99,
  ]

  private mutating func plainFilter(named name: String) throws(ValueFault) -> FilterFunction {
    if name == "blur" { return .blur(isSymbol(")") ? 0 : try points(.nonnegative)) }
    let token = self.token
    let amount = isSymbol(")") ? 1 : try numberOrPercentage(.nonnegative)
    let number = text(of: token)
    if token.kind == .number, amount > (Self.mostAmounts[name] ?? .infinity), Int(number) != nil {
      let isShare = name == "grayscale" || name == "opacity"
      doubt(
        isShare
          ? "'\(number)' is outside of 0…1, and as good as 1"
          : "'\(number)' is \(number) times as much",
        at: token, hint: "write \(number)%")
    }
    switch name {
    case "brightness": return .brightness(amount)
    case "contrast": return .contrast(amount)
    case "grayscale": return .grayscale(min(1, amount))
    case "saturate": return .saturate(amount)
    default: return .opacity(min(1, amount))
    }
  }
}
