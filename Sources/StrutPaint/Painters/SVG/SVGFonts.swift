import StrutBoxes
import StrutCore
import StrutFormats
import StrutText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The fonts of the texts of one SVG file.
struct SVGFonts {
  /// A face that is used, and for what.
  private struct Use {
    var family: String
    var font: PaintFont
    var traits: FontTraits
    var characters: Set<UInt32> = []
    var hasFeatures = false
  }

  private struct FaceKey: Hashable {
    var file: FontFile
    var index: Int
    var family: String
  }

  private struct StyleKey: Hashable {
    var font: FontID
    var look: LineMark.Look
    var color: Color
  }

  /// Whether the fonts will be in the file.
  let embeds: Bool
  /// The family of the first text, which the whole picture has.
  private(set) var family: String?
  private var uses: [Use] = []
  private var indices: [FaceKey: Int] = [:]
  private var styles: [StyleKey: (style: SVGTextStyle, use: Int)] = [:]

  /// Begins without fonts.
  init(embeds: Bool) { self.embeds = embeds }

  /// The attributes of the root element.
  var rootAttributes: String { family.map { " font-family=\"\($0)\"" } ?? "" }

  /// Font and colour of a run.
  mutating func style(
    of run: GlyphRun, _ look: LineMark.Look, _ color: Color, _ glyphs: GlyphPainter
  ) throws(PaintError) -> SVGTextStyle? {
    let key = StyleKey(font: run.font, look: look, color: color)
    if let known = styles[key] {
      note(run.text, for: known.use)
      return known.style
    }
    guard let name = glyphs.name(of: run.font) else { return nil }
    let font = try glyphs.font(run.font)
    let family = Self.family(name.family)
    if self.family == nil { self.family = family }
    let style = SVGTextStyle(
      family: family, size: SVGNumber.text(font.size), look: Self.attributes(look),
      fill: SVGText.fill(color))
    let use = index(of: name, font)
    if !look.features.isEmpty { uses[use].hasFeatures = true }
    styles[key] = (style, use)
    note(run.text, for: use)
    return style
  }

  private static func attributes(_ look: LineMark.Look) -> String {
    var rest = ""
    if look.weight != 400 { rest += " font-weight=\"\(SVGNumber.text(look.weight))\"" }
    switch look.style {
    case .normal: break
    case .italic: rest += " font-style=\"italic\""
    case .oblique: rest += " font-style=\"oblique\""
    }
    if look.stretch != 100 { rest += " font-stretch=\"\(stretch(look.stretch))\"" }
    if look.letterSpacing != 0 {
      rest += " letter-spacing=\"\(SVGNumber.text(look.letterSpacing))\""
    }
    if !look.features.isEmpty {
      let features = look.features.map { "'\($0.tag)' \($0.value)" }.joined(separator: ",")
      rest += " style=\"font-feature-settings:\(features)\""
    }
    return rest
  }

  private mutating func index(of name: FontName, _ font: PaintFont) -> Int {
    let key = FaceKey(file: font.file, index: font.faceIndex, family: name.family)
    if let known = indices[key] { return known }
    indices[key] = uses.count
    uses.append(Use(family: name.family, font: font, traits: name.traits))
    return uses.count - 1
  }

  /// Keeps the characters of a text for the fonts in the file.
  private mutating func note(_ text: String, for use: Int) {
    guard embeds else { return }
    for scalar in text.unicodeScalars { uses[use].characters.insert(scalar.value) }
  }

  /// A family as the value of an attribute: words as they are, other names in quotes.
  private static func family(_ name: String) -> String {
    let words = name.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    let isWords = words.allSatisfy { word in
      word.first.map(isLetter) == true
        && word.allSatisfy { isLetter($0) || ("0"..."9").contains($0) || $0 == "-" }
    }
    guard !isWords || generic.contains(name.lowercased()) else { return name }
    let escaped = name.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    return XMLText.escaped("'\(escaped)'", for: .attribute)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// Words that stand for other families.
  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "inherit", "initial",
    "default",
  ]

  /// CSS's word for the width that is nearest to one in percent.
  private static func stretch(_ percent: Double) -> String {
    let words: [(Double, String)] = [
      (50, "ultra-condensed"), (62.5, "extra-condensed"), (75, "condensed"),
      (87.5, "semi-condensed"), (100, "normal"), (112.5, "semi-expanded"), (125, "expanded"),
      (150, "extra-expanded"), (200, "ultra-expanded"),
    ]
    return words.min { abs($0.0 - percent) < abs($1.0 - percent) }?.1 ?? "normal"
  }
}

// MARK: - Fonts in the file

extension SVGFonts {
  /// The fonts with the characters that are used, as a style sheet.
  func styleSheet(_ glyphs: GlyphPainter) throws(PaintError) -> String {
    guard !uses.isEmpty else { return "" }
    var text = "<style>\n"
    for use in uses {
      let file = try FontSubset(
        file: use.font.file, index: use.font.faceIndex, characters: use.characters.sorted(),
        keepsAllFeatures: use.hasFeatures
      ).woff2()
      text += "@font-face{font-family:\(Self.family(use.family))"
      text += Self.range("font-weight", use.traits.weight, usual: 400)
      text += Self.range("font-stretch", use.traits.stretch, usual: 100, unit: "%")
      if use.traits.style == .italic { text += ";font-style:italic" }
      text += ";src:url(\(SVGText.dataURI(file, mediaType: "font/woff2")))}\n"
    }
    return text + "</style>\n"
  }

  private static func range(
    _ name: String, _ range: ClosedRange<Double>, usual: Double, unit: String = ""
  ) -> String {
    func number(_ value: Double) -> String { SVGNumber.text(value) + unit }
    guard range.lowerBound < range.upperBound else {
      return range.lowerBound == usual ? "" : ";\(name):\(number(range.lowerBound))"
    }
    return ";\(name):\(number(range.lowerBound)) \(number(range.upperBound))"
  }
}
