import CPangoCairo
import StrutBoxes

/// A face with its variations set: what shaping needs, whatever the size.
struct FontInstance {
  /// The face under the name and traits by which it was chosen.
  var entry: FontLibrary.Entry
  /// The face with variations, scaled to design units. Owned by the table.
  var font: OpaquePointer
  /// The variations that were set, for drawing.
  var variations: [hb_variation_t]
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
    let key = InstanceKey(
      face: ObjectIdentifier(entry.face), traits: entry.traits, request: request)
    if let index = instanceIndices[key] { return index }
    let font = hb_font_create(entry.face.face)!
    hb_ot_font_set_funcs(font)
    let scale = Int32(entry.face.unitsPerEm)
    hb_font_set_scale(font, scale, scale)
    var variations = Self.variations(of: entry.traits, for: request)
    if !variations.isEmpty {
      hb_font_set_variations(font, &variations, UInt32(variations.count))
    }
    hb_font_make_immutable(font)
    let wantsSlant = request.style != .normal
    instances.append(
      FontInstance(
        entry: entry, font: font, variations: variations,
        isEmboldened: request.weight >= 600 && entry.traits.weight.upperBound < 600
          && !entry.face.hasColor,
        isSlanted: wantsSlant && entry.traits.style == .normal && !entry.traits.hasSlantAxis
          && !entry.face.hasColor))
    instanceIndices[key] = instances.count - 1
    return instances.count - 1
  }

  private static func variations(
    of traits: FontTraits, for request: FontRequest
  ) -> [hb_variation_t] {
    var variations: [hb_variation_t] = []
    func set(_ tag: hb_tag_t, _ range: ClosedRange<Double>, _ value: Double) {
      guard range.lowerBound < range.upperBound else { return }
      let value = min(max(value, range.lowerBound), range.upperBound)
      variations.append(hb_variation_t(tag: tag, value: Float(value)))
    }
    set(0x7767_6874, traits.weight, request.weight)
    set(0x7764_7468, traits.stretch, request.stretch)
    if traits.hasSlantAxis, request.style != .normal {
      variations.append(hb_variation_t(tag: 0x736C_6E74, value: -14))
    }
    return variations
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
      * FontMetrics.advanceSize(size) / font.entry.face.unitsPerEm
  }
}
