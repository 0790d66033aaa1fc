import StrutMarkup

/// Documents of boxes that bytes choose one after the other, with numbers at the edges of what numbers can be.
struct RandomTree {
  private static let numbers = [
    "0", "1", "-1", "0.1", "10", "33.3", "100%", "-50%", "1e308", "-1e308", "1e-320", "33554432",
    "33554433", "-33554432", "16777217", "0.0000001", "auto", "250%", "1e15", "50", "3.5", "7",
    "calc(1", "-0", "400", "2147483648", "1.7976931348623157e308", "0.5", "20", "5", "60", "12",
  ]

  private static let words: [(String, [String])] = [
    ("flex-direction", ["row", "column", "row-reverse", "column-reverse"]),
    ("flex-wrap", ["wrap", "nowrap", "wrap-reverse"]),
    ("justify-content", ["center", "space-between", "space-around", "space-evenly", "flex-end"]),
    ("align-items", ["stretch", "baseline", "center", "flex-end"]),
    ("align-content", ["stretch", "space-between", "center"]),
    ("align-self", ["baseline", "stretch", "center"]),
    ("position", ["absolute", "relative", "static"]),
    ("display", ["none", "flex", "contents"]),
    ("box-sizing", ["border-box", "content-box"]),
    ("overflow", ["hidden", "visible", "scroll"]),
    ("direction", ["rtl", "ltr"]),
    ("white-space", ["nowrap", "pre", "pre-wrap"]),
    ("text-align", ["center", "justify", "end"]),
    ("mix-blend-mode", ["multiply", "screen", "luminosity"]),
    ("background", ["red", "linear-gradient(#123, #fff8)", "radial-gradient(red, blue)"]),
    ("border", ["1 solid red", "3 dashed #00f8", "1000 dotted green", "0.2 double"]),
    ("filter", ["blur(3)", "blur(1000)", "drop-shadow(2 2 3 red)", "grayscale(1) contrast(3)"]),
    ("transform", ["rotate(45deg)", "scale(1e10)", "matrix(1,0,0,0,0,0)", "skewX(89.9deg)"]),
    ("box-shadow", ["0 0 40 red", "inset 0 0 1000 blue", "1e9 0 0 5 #000"]),
    ("border-radius", ["4", "50%", "1e9", "1 2 3 4 / 5"]),
  ]

  private static let lengths = [
    "width", "height", "min-width", "max-width", "min-height", "max-height", "flex-basis", "flex",
    "flex-grow", "flex-shrink", "padding", "margin", "margin-left", "gap", "row-gap", "top", "left",
    "right", "bottom", "aspect-ratio", "border-width", "font-size", "line-height",
    "letter-spacing", "opacity", "order", "text-indent", "max-lines",
  ]

  private static let texts = [
    "Word", "Some more words that wrap", "", "مرحبا", "a\u{300}\u{200D}🇩🇪", "-",
  ]

  private var rest: ArraySlice<UInt8>
  private var text = ""
  private var open: [String] = []
  private let accepted: AcceptedValues

  /// The document that bytes choose; any bytes choose one, and nothing is wrong with it.
  static func document(of bytes: [UInt8], _ accepted: AcceptedValues) -> [UInt8] {
    var tree = RandomTree(rest: bytes[...], accepted: accepted)
    tree.build()
    return Array(tree.text.utf8)
  }

  private mutating func next() -> Int { Int(rest.popFirst() ?? 0) }

  private mutating func build() {
    text = "<layout width=\"200\" height=\"150\">"
    while !rest.isEmpty {
      switch next() % 6 {
      case 0, 1: begin("container")
      case 2, 3:
        begin("item")
        text += Self.texts[next() % Self.texts.count]
        end()
      case 4: begin("item"); end()
      default: if !open.isEmpty { end() }
      }
    }
    while !open.isEmpty { end() }
    text += "</layout>"
  }

  private mutating func begin(_ name: String) {
    guard open.count < 40 else { return }
    text += "<\(name)"
    var taken: Set<String> = []
    for _ in 0..<(next() % 6) {
      let (name, value) = attribute()
      if accepted.holds(name, value), taken.insert(name).inserted {
        text += " \(name)=\"\(value)\""
      }
    }
    text += ">"
    open.append(name)
  }

  private mutating func end() {
    guard let name = open.popLast() else { return }
    text += "</\(name)>"
  }

  private mutating func attribute() -> (String, String) {
    let choice = next() % (Self.lengths.count + Self.words.count)
    guard choice >= Self.lengths.count else {
      return (Self.lengths[choice], Self.numbers[next() % Self.numbers.count])
    }
    let (name, values) = Self.words[choice - Self.lengths.count]
    return (name, values[next() % values.count])
  }
}

/// Which values boxes take, found out where somebody asks.
final class AcceptedValues {
  private var known: [String: Bool] = [:]

  func holds(_ name: String, _ value: String) -> Bool {
    let attribute = "\(name)=\"\(value)\""
    if let isAccepted = known[attribute] { return isAccepted }
    let items = "<item \(attribute)/><item \(attribute)>a</item>"
    let document = "<layout><container \(attribute)>\(items)</container></layout>"
    let isAccepted = MarkupReader.read(Array(document.utf8), name: "a.xml").boxes != nil
    known[attribute] = isAccepted
    return isAccepted
  }
}
