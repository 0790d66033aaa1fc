import StrutBoxes
import StrutCore

/// What one worker needs to shape texts: opened fonts, kept from document to document.
///
/// Each worker owns one engine; it must not be shared. It gives painters the fonts behind the glyphs of every text that
/// was made with it, for as long as it lives.
///
/// ```swift
/// let engine = TextEngine()
/// let texts = DocumentTexts(fonts: FontLibrary(), engine: engine)
/// texts.set(content, at: 0)
/// let lines = texts.layout(at: 0, width: 200).lines
/// ```
package final class TextEngine {
  let table = FontTable()
  let shaper: Shaper
  private let ink = GlyphInk()
  private let contours = GlyphContours()

  /// Creates an engine that has opened no font.
  package init() { shaper = Shaper(table: table) }

  /// The number of faces, each with its places on axes, that are open.
  package var fontCount: Int { table.instances.count }

  /// The outlines of a run's glyphs, from the run's origin; none for those of ``pictures(in:)``.
  ///
  /// - Parameter withLayers: Whether glyphs of coloured layers are among them.
  /// - Returns: An outline for each glyph, or for each of its layers, which may run either way.
  package func outlines(of run: GlyphRun, withLayers: Bool) -> [[OutlineStep]] {
    contours.outlines(
      of: run, withLayers: withLayers, font: table.scaledFont(run.font), table)
  }

  /// The indices of a run's glyphs whose colours are no layers with outlines: pictures, and paints of `COLR` version 1.
  package func pictures(in run: GlyphRun) -> Set<Int> {
    let instance = table.instances[table.scaledFont(run.font).instance]
    let face = instance.entry.face
    guard face.hasColor else { return [] }
    let pictures = run.glyphs.indices.filter { index in
      let glyph = run.glyphs[index].id
      return ColorTables.isColored(glyph, in: instance.font)
        && ColorTables.layers(of: glyph, in: face.face).isEmpty
    }
    return Set(pictures)
  }

  /// Where the outlines of a run's glyphs cross a band, so that an underline can make room for them; not where the line
  /// goes on through them.
  ///
  /// - Parameters:
  ///   - band: Points below the baseline.
  ///   - skipping: For which glyphs the line makes room.
  /// - Returns: Ranges in points to the right of the run's origin, in the order of the glyphs.
  package func inkRanges(
    of run: GlyphRun, in band: ClosedRange<Double>, _ skipping: InkSkipping
  ) -> [ClosedRange<Double>] {
    let font = table.scaledFont(run.font)
    let crossed = skipping == .all ? [] : CrossedLetters.glyphs(of: run)
    return run.glyphs.indices.compactMap { index in
      if crossed.contains(index) { return nil }
      let glyph = run.glyphs[index]
      return ink.range(of: glyph.id, font: font, in: band, table)
        .map { ($0.lowerBound + glyph.x)...($0.upperBound + glyph.x) }
    }
  }
}

extension TextEngine: FontSource {
  /// What the font of a glyph run that this engine made is called.
  package func fontName(_ id: FontID) -> FontName? {
    guard table.scaledFonts.indices.contains(Int(id.rawValue)) else { return nil }
    let entry = table.instances[table.scaledFont(id).instance].entry
    return FontName(family: entry.family, traits: entry.traits)
  }

  /// The font of a glyph run that this engine made.
  package func paintFont(_ id: FontID) -> PaintFont? {
    guard table.scaledFonts.indices.contains(Int(id.rawValue)) else { return nil }
    let scaled = table.scaledFont(id)
    let instance = table.instances[scaled.instance]
    return PaintFont(
      file: instance.entry.face.file, faceIndex: instance.entry.face.index,
      variations: instance.variations.map { .init(tag: $0.tag, value: $0.value) },
      palette: instance.palette,
      isEmboldened: instance.isEmboldened, isSlanted: instance.isSlanted, size: scaled.size)
  }
}
