import Strut

/// What decides which call comes next and what it is given: bytes as long as there are some, then numbers from a seed.
///
/// In one sequence half of the numbers and texts are of the kinds that programs do not expect, in another a few, in a third
/// none, so that calls come all the way.
struct CallSource {
  private var bytes: ArraySlice<UInt8>
  private var state: UInt64
  /// One of how many values is odd; 0 for none.
  private let rarity: Int
  /// How many elements have got a name.
  var names = 0

  init(seed: Int, bytes: [UInt8] = []) {
    self.bytes = bytes[...]
    rarity = [0, 20, 2][abs(seed % 3)]
    state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
  }

  /// A number from 0 below another one, which is above 0.
  mutating func next(_ count: Int) -> Int {
    if let byte = bytes.popFirst() { return Int(byte) % count }
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  mutating func one<Value>(of values: [Value]) -> Value { values[next(values.count)] }

  mutating func flag() -> Bool { next(2) == 0 }

  /// Whether the next value is one that nobody expects.
  mutating func isOdd() -> Bool { rarity > 0 && next(rarity) == 0 }

  // MARK: Values

  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e308,
    .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0x1p-1040, 0, -0.0, -1, -7.5, 1e9, -1e9, 1e300,
    0x1p25, 0x1p31, 0x1p53, 0x1p63, 0x1p64, -0x1p63, 1e-300, .signalingNaN, .ulpOfOne,
  ]

  mutating func number() -> Double { isOdd() ? one(of: Self.odd) : Double(next(400)) / 4 }

  mutating func optional() -> Double? { flag() ? nil : number() }

  mutating func integer() -> Int {
    guard isOdd() else { return 1 + next(9) }
    return one(of: [.min, .max, -1, 0, 1, 2, 7, Int(Int32.max), Int(Int32.min), 1 << 40, 1 << 53])
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }
  mutating func size() -> Size { Size(width: number(), height: number()) }
  mutating func rect() -> Rect { Rect(origin: point(), size: size()) }

  mutating func length() -> Length {
    guard isOdd() else { return .points(number()) }
    return switch next(12) {
    case 0: .percent(number())
    case 1: .em(number())
    case 2: .lh(number())
    case 3: .auto
    case 4: .maxContent
    case 5: .minContent
    case 6: .none
    case 7: one(of: ["", "8 auto", "calc(", "1e999", "50%%", "-"])
    default: .points(number())
    }
  }

  private static let texts = [
    "", " ", "\n", "\u{0}", "\u{FFFE}", "\u{10FFFD}", "]]>", "<&>\"'", "{x}", "{{", "\r\n\t",
    "a\u{300}\u{301}",
    "\u{202E}abc\u{2066}", "🇩🇪👩‍👩‍👧‍👦\u{FE0F}", "مرحبا بالعالم", "漢字かな", "नमस्ते", "สวัสดี", "\u{AD}",
    "\u{200B}\u{200D}",
    "words", "some more words that need more than one line", "e", "superview", "|-[a]-|", "a.b",
    String(repeating: "long", count: 300), String(repeating: "\u{300}", count: 40),
  ]

  mutating func text() -> String {
    isOdd() ? one(of: Self.texts) : one(of: ["e", "word", "some words that wrap"])
  }

  mutating func color() -> Color {
    guard isOdd() else { return one(of: [.teal, "#f0f8", Color(red: 1, green: 0.5, blue: 0)]) }
    return switch next(4) {
    case 0: Color(red: number(), green: number(), blue: number(), alpha: number())
    case 1: Color(text())
    case 2: one(of: ["#f0f", "linear-gradient(90deg, red, blue)", "none", "currentColor"])
    default: .teal
    }
  }

  mutating func priority() -> LayoutPriority { LayoutPriority(number()) }
}
