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
    /// The glyphs that stand for them.
    var glyphs: Set<UInt32> = []
    var hasFeatures = false
    /// The indices of the palettes that texts ask for.
    var palettes: Set<UInt16> = []
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
  private var styles: [StyleKey: (style: SVGTextStyle, size: Double, use: Int)] = [:]

  /// Begins without fonts.
  init(embeds: Bool) { self.embeds = embeds }

  /// The attributes of the root element. Browsers put letters on whole pixels unless they are asked for their true places.
  var rootAttributes: String {
    family.map { " font-family=\"\($0)\" text-rendering=\"geometricPrecision\"" } ?? ""
  }

  /// Font and colour of a run, whose characters are kept for the fonts in the file.
  ///
  /// - Parameter text: The characters as they are written.
  mutating func style(
    of run: GlyphRun, _ text: String, _ look: LineMark.Look, _ color: Color, _ glyphs: GlyphPainter
  ) throws(PaintError) -> SVGTextStyle? {
    let key = StyleKey(font: run.font, look: look, color: color)
    if let known = styles[key] {
      note(text, of: run, look, at: known.size, for: known.use)
      return known.style
    }
    guard let name = glyphs.name(of: run.font) else { return nil }
    let (font, face) = try glyphs.face(run.font)
    let family = Self.family(name.family)
    if self.family == nil { self.family = family }
    let use = index(of: name, font)
    let writing = SVGFontLook(look: look, font: font, traits: name.traits, hasColor: face.hasColor)
    let style = SVGTextStyle(
      family: family, size: SVGNumber.text(font.size), look: writing.attributes,
      fill: SVGText.fill(color), isSlanted: font.isSlanted, isColored: face.hasColor)
    if writing.hasFeatures { uses[use].hasFeatures = true }
    if let palette = writing.palette { uses[use].palettes.insert(palette) }
    styles[key] = (style, font.size, use)
    note(text, of: run, look, at: font.size, for: use)
    return style
  }

  private mutating func index(of name: FontName, _ font: PaintFont) -> Int {
    let key = FaceKey(file: font.file, index: font.faceIndex, family: name.family)
    if let known = indices[key] { return known }
    indices[key] = uses.count
    uses.append(Use(family: name.family, font: font, traits: name.traits))
    return uses.count - 1
  }

  /// Keeps the characters of a text and their glyphs for the fonts in the file.
  private mutating func note(
    _ text: String, of run: GlyphRun, _ look: LineMark.Look, at size: Double, for use: Int
  ) {
    guard embeds else { return }
    for scalar in text.unicodeScalars { uses[use].characters.insert(scalar.value) }
    for glyph in run.glyphs { uses[use].glyphs.insert(glyph.id) }
    // A font without letters of one height has small capitals for them, which it makes of small letters.
    guard look.variant.caps == .unicase, size == look.size else { return }
    for scalar in text.lowercased().unicodeScalars { uses[use].characters.insert(scalar.value) }
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
}

// MARK: - Fonts in the file

extension SVGFonts {
  /// What the texts need of a style sheet: the fonts with the characters that are used, where they are in the file,
  /// and the palettes of fonts with colours.
  func styleSheet() throws(PaintError) -> String {
    var text = ""
    for use in uses {
      for palette in use.palettes.sorted() {
        text += "@font-palette-values \(SVGFontLook.name(ofPalette: palette))"
        text += "{font-family:\(Self.family(use.family));base-palette:\(palette)}\n"
      }
      guard embeds else { continue }
      let file = try FontSubset(
        file: use.font.file, index: use.font.faceIndex, characters: use.characters.sorted(),
        glyphs: use.glyphs, keepsAllFeatures: use.hasFeatures
      ).woff2()
      text += "@font-face{font-family:\(Self.family(use.family))"
      text += Self.range("font-weight", use.traits.weight, usual: 400)
      text += Self.range("font-stretch", use.traits.stretch, usual: 100, unit: "%")
      if use.traits.style == .italic { text += ";font-style:italic" }
      text += ";src:url(\(SVGText.dataURI(file, mediaType: "font/woff2")))}\n"
    }
    return text.isEmpty ? "" : "<style>\n\(text)</style>\n"
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
