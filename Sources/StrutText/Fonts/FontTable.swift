import CPangoCairo
import StrutBoxes

/// A face with its variations set: what shaping needs, whatever the size.
struct FontInstance {
  /// The face under the name and traits by which it was chosen.
  var entry: FontLibrary.Entry
  /// The face with variations. Owned by the table.
  var font: OpaquePointer
  /// The em in the units of ``font``: design units, of a variable font parts of them.
  var unitsPerEm: Double
  /// The variations that were set, for drawing.
  var variations: [hb_variation_t]
  /// Which of its palettes a font with colours takes.
  var palette: FontPalette
  /// Whether strokes are thickened because the family has no bold face.
  var isEmboldened: Bool
  /// Whether glyphs are slanted because the family has no italic face.
  var isSlanted: Bool
}

/// A font at a size: what ``FontID`` names.
struct ScaledFont: Hashable {
  /// The index into ``FontTable/instances``.
  var instance: Int
  /// The em in points.
  var size: Double
}

/// The fonts that one worker has opened; instances and sizes are kept from document to document.
final class FontTable {
  private struct InstanceKey: Hashable {
    var face: ObjectIdentifier
    var traits: FontTraits
    var request: FontRequest
  }

  private(set) var instances: [FontInstance] = []
  private(set) var scaledFonts: [ScaledFont] = []
  private var instanceIndices: [InstanceKey: Int] = [:]
  private var scaledIndices: [ScaledFont: FontID] = [:]
  private var punctuations: [PunctuationKey: FullWidthPunctuation?] = [:]

  private struct PunctuationKey: Hashable {
    var instance: Int
    var language: String
  }

  deinit {
    for instance in instances { hb_font_destroy(instance.font) }
  }

  /// The name of an instance at a size.
  func id(of instance: Int, size: Double) -> FontID {
    let scaled = ScaledFont(instance: instance, size: size)
    if let id = scaledIndices[scaled] { return id }
    let id = FontID(scaledFonts.count)
    scaledFonts.append(scaled)
    scaledIndices[scaled] = id
    return id
  }

  /// The font at a size that an id names.
  func scaledFont(_ id: FontID) -> ScaledFont { scaledFonts[Int(id.rawValue)] }

  /// The index of a face with variations and synthesis as a text asks for them.
  func instance(of entry: FontLibrary.Entry, for request: FontRequest) -> Int {
    let request = request.relevant(to: entry.face)
    let key = InstanceKey(
      face: ObjectIdentifier(entry.face), traits: entry.traits, request: request)
    if let index = instanceIndices[key] { return index }
    let variations = FontVariations.settings(of: entry, for: request)
    let (font, unitsPerEm) = VariableFont.font(of: entry.face, variations)
    let traits = entry.traits
    // Browser: what a file is already is not made once more, whatever its face is declared as:
    // `reftest/slanted-files-declared-upright`.
    let own = entry.face
    instances.append(
      FontInstance(
        entry: entry, font: font, unitsPerEm: unitsPerEm, variations: variations,
        palette: request.palette,
        isEmboldened: request.weight >= 600 && traits.weight.upperBound < 600 && !own.isBold
          && request.synthesis.contains(.weight),
        isSlanted: request.style.isSlanted && traits.style == .normal && !own.isSlanted
          && !traits.hasSlantAxis
          && request.synthesis.contains(.style)))
    instanceIndices[key] = instances.count - 1
    return instances.count - 1
  }

  /// How an instance draws full-width punctuation in a language; `nil` if it has no half-width forms.
  func fullWidthPunctuation(of instance: Int, language: String) -> FullWidthPunctuation? {
    let key = PunctuationKey(instance: instance, language: language)
    if let known = punctuations[key] { return known }
    let font = instances[instance]
    let made = FullWidthPunctuation(
      font: font.font, unitsPerEm: font.unitsPerEm, language: language)
    punctuations[key] = .some(made)
    return made
  }
}

extension FontTable {
  /// The glyph of a character; `nil` if the font has none.
  func glyph(for scalar: UInt32, of instance: Int) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(instances[instance].font, scalar, &glyph) != 0 else {
      return nil
    }
    return glyph
  }

  /// The advance of a glyph in points.
  func advance(of glyph: UInt32, instance: Int, size: Double) -> Double {
    let font = instances[instance]
    return Double(hb_font_get_glyph_h_advance(font.font, glyph))
      * FontMetrics.advanceSize(size) / font.unitsPerEm
  }
}

extension FontInstance {
  /// Whether glyphs come out a trace wider than they are in the font, since the scale of whole units to 64ths of a point is a number
  /// of 16 binary places, as in FreeType.
  func isScaledUp(to size: Double) -> Bool {
    let scale = FontMetrics.advanceSize(size) * 64 * 65_536 / entry.face.unitsPerEm
    return scale.rounded() > scale
  }
}
