import StrutBoxes
import StrutCore
import StrutLayout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension ValueSyntax where Value == Colored<Background> {
  /// A colour, or gradients with a colour last.
  static let background = ValueSyntax("<color> | none | <gradient># [ , <color> ]?") {
    parser throws(ValueFault) in
    if parser.takeName("none") { return Colored { _ in Background() } }
    var layers: [Colored<Gradient>] = []
    var color = ColorValue.color(.transparent)
    repeat {
      if let gradient = try parser.gradient() {
        layers.append(gradient)
        // CSS lets the colour stand in the last layer, too.
        guard !parser.isAtEnd, !parser.isSymbol(",") else { continue }
      }
      color = try parser.color(
        expected: layers.isEmpty ? "a colour or a gradient" : "a gradient, or a colour last",
        names: GradientSyntax.functions.names)
      break
    } while parser.takeSymbol(",")
    if parser.isSymbol(",") {
      throw parser.fault("the colour is the last layer, and here follows another", at: parser.token)
    }
    let (finalLayers, finalColor) = (layers, color)
    return Colored { current in
      Background(
        layers: finalLayers.map { $0.resolved(current) }, color: finalColor.resolved(current))
    }
  }
}

/// The names of gradients.
enum GradientSyntax {
  enum Shape: Sendable { case linear, radial, conic }

  /// The side where a gradient ends that begins at another one.
  static let oppositeSides = ["top": "bottom", "bottom": "top", "left": "right", "right": "left"]

  static let functions = Keywords<(Shape, Bool)>([
    "linear-gradient": (.linear, false), "radial-gradient": (.radial, false),
    "conic-gradient": (.conic, false), "repeating-linear-gradient": (.linear, true),
    "repeating-radial-gradient": (.radial, true), "repeating-conic-gradient": (.conic, true),
  ])

  /// The words that may stand before the colours.
  static func geometryNames(_ shape: Shape) -> [String] {
    switch shape {
    case .linear: ["to", "in"]
    case .radial: ["circle", "ellipse", "at", "in"] + reaches.names
    case .conic: ["from", "at", "in"]
    }
  }

  static let rectangular = Keywords<GradientColorSpace>([
    "srgb": .srgb, "srgb-linear": .srgbLinear, "oklab": .oklab, "lab": .lab, "xyz": .xyzD65,
    "xyz-d50": .xyzD50, "xyz-d65": .xyzD65,
  ])
  static let polar = Keywords<@Sendable (GradientColorSpace.Hue) -> GradientColorSpace>([
    "hsl": { .hsl($0) }, "hwb": { .hwb($0) }, "lch": { .lch($0) }, "oklch": { .oklch($0) },
  ])
  static let hues = Keywords<GradientColorSpace.Hue>([
    "shorter": .shorter, "longer": .longer, "increasing": .increasing, "decreasing": .decreasing,
  ])
  static let reaches = Keywords<RadialExtent.Reach>([
    "closest-side": .closestSide, "closest-corner": .closestCorner,
    "farthest-side": .farthestSide, "farthest-corner": .farthestCorner,
  ])
}

/// A stop before the colour of the element is known.
private enum StopValue: Sendable {
  case color(ColorValue, at: Length?)
  case hint(Length)

  var place: Length? {
    switch self {
    case .color(_, let place): place
    case .hint(let place): place
    }
  }

  func resolved(_ current: Color) -> GradientStop {
    switch self {
    case .color(let color, let place): .color(color.resolved(current), at: place)
    case .hint(let place): .hint(place)
    }
  }
}

/// Gradients (CSS Images 4 §3).
extension ValueParser {
  /// Takes a gradient; `nil` where none begins.
  fileprivate mutating func gradient() throws(ValueFault) -> Colored<Gradient>? {
    guard token.kind == .function else { return nil }
    if word(of: token) == "url" {
      throw fault(
        "a background has no images", at: token, hints: ["an image is an <item src=\"…\"/>"])
    }
    let name = word(of: token)
    guard let (kind, isRepeating) = GradientSyntax.functions.value(of: name) else { return nil }
    take()
    let (shape, named) = try geometry(kind)
    let start = token.start
    let stops = try stops(of: name, kind)
    if !isRepeating, kind == .linear, !value.bytes[start..<token.start].contains(UInt8(ascii: "p"))
    {
      doubtPlaces(stops)
    }
    // CSS Color 4 §12.1: only colours of the old notations are mixed in sRGB.
    let space = named ?? (value.bytes[start..<token.start].nameOklch ? .oklab : .srgb)
    try closeFunction(name)
    return Colored { current in
      Gradient(
        shape: shape, stops: stops.map { $0.resolved(current) }, isRepeating: isRepeating,
        interpolation: space, hintInterpolation: named ?? .srgb)
    }
  }

  /// Takes what stands before the stops: geometry and colour space, in any order, and the comma.
  private mutating func geometry(
    _ kind: GradientSyntax.Shape
  ) throws(ValueFault) -> (Gradient.Shape, GradientColorSpace?) {
    var space: GradientColorSpace?
    if isName("in") { space = try colorSpace() }
    let before = token.start
    let shape: Gradient.Shape
    switch kind {
    case .linear: shape = .linear(try linearDirection())
    case .radial: shape = try radialShape()
    case .conic: shape = try conicShape()
    }
    if space == nil, isName("in") { space = try colorSpace() }
    if space != nil || token.start > before {
      guard takeSymbol(",") else {
        throw misplacedGeometry(kind)
      }
    }
    return (shape, space)
  }

  /// The fault that no comma ends what stands before the stops, with where that stands which comes there.
  private func misplacedGeometry(_ kind: GradientSyntax.Shape) -> ValueFault {
    var fault = unexpected("a comma before the colours", names: ["at", "in", "from", "to"])
    guard token.kind == .name else { return fault }
    let word = text(of: token)
    if words(before: token).contains(word) { return fault }
    switch (kind, word) {
    case (.conic, "from"):
      fault.hints = ["write 'from' with its angle before 'at'"]
    case (.radial, _) where word == "circle" || word == "ellipse" || isReach(word):
      fault.hints = ["write '\(word)' before 'at'"]
    case (_, "from"): fault.hints = ["only a conic-gradient() begins 'from' an angle"]
    case (_, "to"): fault.hints = ["only a linear-gradient() goes 'to' a side"]
    case (.linear, "at"):
      fault.hints = ["only a radial-gradient() and a conic-gradient() stand 'at' a place"]
    default: break
    }
    return fault
  }

  private func isReach(_ word: String) -> Bool { GradientSyntax.reaches.names.contains(word) }

  private mutating func colorSpace() throws(ValueFault) -> GradientColorSpace {
    take()
    if let space = GradientSyntax.rectangular.take(from: &self) { return space }
    let names = GradientSyntax.rectangular.names + GradientSyntax.polar.names
    guard let polar = GradientSyntax.polar.take(from: &self) else {
      throw unexpected("a colour space: " + list(names), names: names)
    }
    guard let hue = GradientSyntax.hues.take(from: &self) else { return polar(.shorter) }
    guard takeName("hue") else { throw unexpected("the word hue") }
    return polar(hue)
  }

  // MARK: Linear

  private mutating func linearDirection() throws(ValueFault) -> LinearDirection {
    if token.kind == .dimension || token.kind == .number { return .angle(try angle()) }
    guard takeName("to") else { return .angle(180) }
    var (x, y) = (0, 0)
    let sides = Keywords<(Int, Int)>([
      "left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1),
    ])
    let first = try sides.parse(&self)
    (x, y) = first
    let token = self.token
    if let second = sides.take(from: &self) {
      guard (first.0 == 0) != (second.0 == 0) else {
        throw fault("'\(text(of: token))' is no corner with the side before it", at: token)
      }
      (x, y) = (x + second.0, y + second.1)
    }
    return .corner(x: x, y: y)
  }

  // MARK: Radial

  private mutating func radialShape() throws(ValueFault) -> Gradient.Shape {
    var isCircle: Bool?
    var reach: RadialExtent.Reach?
    var radii: [Length] = []
    let start = token
    while true {
      if isCircle == nil, takeName("circle") {
        isCircle = true
      } else if isCircle == nil, takeName("ellipse") {
        isCircle = false
      } else if reach == nil, radii.isEmpty, let keyword = GradientSyntax.reaches.take(from: &self)
      {
        reach = keyword
      } else if startsNumber, reach == nil, radii.count < 2 {
        radii.append(try length(.nonnegative))
      } else {
        break
      }
    }
    let extent = try radialExtent(isCircle: isCircle, reach: reach, radii: radii, at: start)
    let center = takeName("at") ? try position() : .center
    return .radial(extent, center: center)
  }

  private func radialExtent(
    isCircle: Bool?, reach: RadialExtent.Reach?, radii: [Length], at start: ValueToken
  ) throws(ValueFault) -> RadialExtent {
    switch radii.count {
    case 0:
      let reach = reach ?? .farthestCorner
      return isCircle == true ? .circle(reach) : .ellipse(reach)
    case 1:
      guard isCircle != false else { throw fault("an ellipse has two radii", at: start) }
      guard case .points(let radius) = radii[0] else {
        throw fault("the radius of a circle is a length, not a percentage", at: start)
      }
      return .circleRadius(radius)
    default:
      guard isCircle != true else { throw fault("a circle has one radius", at: start) }
      return .ellipseRadii(radii[0], radii[1])
    }
  }

  // MARK: Conic

  private mutating func conicShape() throws(ValueFault) -> Gradient.Shape {
    let from = takeName("from") ? try angle() : 0
    let center = takeName("at") ? try position() : .center
    return .conic(from: from, center: center)
  }

  // MARK: Stops

  private mutating func stops(
    of name: String, _ kind: GradientSyntax.Shape
  ) throws(ValueFault) -> [StopValue] {
    let isConic = kind == .conic
    var stops: [StopValue] = []
    var colors = 0
    var lastIsHint = true
    repeat {
      let start = token
      let place = startsNumber ? try stopPlace(isConic) : nil
      if let place, token.kind == .end || isSymbol(",") || isSymbol(")") {
        guard !lastIsHint, isSymbol(",") else {
          throw fault("a midpoint stands between two colours", at: start)
        }
        stops.append(.hint(place))
        lastIsHint = true
        continue
      }
      let color = try color(
        expected: "a colour of the gradient",
        names: stops.isEmpty ? GradientSyntax.geometryNames(kind) : [], isBounded: false)
      lastIsHint = false
      let first = startsNumber && place == nil ? try stopPlace(isConic) : place
      stops.append(.color(color, at: first))
      colors += 1
      if first != nil, startsNumber {
        stops.append(.color(color, at: try stopPlace(isConic)))
        colors += 1
      }
    } while takeSymbol(",")
    if isSymbol(")"), colors < 2 {
      throw fault("\(name)() needs at least two colours", at: token)
    }
    return stops
  }

  /// Notes a first and a last place that are 100 together, and so were percentages.
  private mutating func doubtPlaces(_ stops: [StopValue]) {
    let places = stops.compactMap(\.place)
    guard places.count == stops.count, case .points(let first)? = places.first,
      case .points(let last)? = places.last, first > 0, last - first >= 20, first + last == 100,
      let place = value.bytes[..<token.start].last, place.isDigit
    else { return }
    doubt(
      "the colours of the gradient stand at \(first.decimal(places: 2)) and \(last.decimal(places: 2)) points",
      at: token,
      hint:
        "write \(first.decimal(places: 2))% and \(last.decimal(places: 2))%, or \(last.decimal(places: 2))px"
    )
  }

  /// The place of a stop; angles become percentages of a full turn.
  private mutating func stopPlace(_ isConic: Bool) throws(ValueFault) -> Length {
    guard isConic else { return try length() }
    if token.kind == .percentage { return try length() }
    return .percent(try angle(expected: "an angle or a percentage") / 3.6)
  }
}

extension Collection<UInt8> {
  /// Whether a colour is written in the notation whose gamut is wider than sRGB.
  fileprivate var nameOklch: Bool {
    indices.contains { self[$0...].starts(with: "oklch(".utf8) }
  }
}
