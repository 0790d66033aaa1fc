import StrutText

/// How wide the glyphs of a page are in fonts of which a page has not what says it: of a variable font at its place on the
/// axes, of a thickened one, and of PostScript's outlines, all of which Cairo writes anew.
final class PageAdvances {
  /// For each font, in the order of their first use, the advances of the glyphs of single characters, in thousandths of an
  /// em.
  private(set) var fonts: [[UInt32: [Double]]] = []
  private var indices: [PaintFont: Int] = [:]
  private var known: Set<Pair> = []

  /// A glyph of a font that stands for a character.
  private struct Pair: Hashable {
    var font: Int
    var character: UInt32
    var glyph: UInt32
  }

  /// Notes the glyphs of a run.
  ///
  /// - Complexity: O(*n*) in the number of glyphs; O(1) for most fonts.
  func note(_ run: GlyphRun, _ font: PaintFont, _ face: GlyphFace) {
    guard !font.variations.isEmpty || font.isEmboldened || face.hasOddPostScriptUnits else {
      return
    }
    var key = font
    key.size = 1
    let index = indices[key] ?? fonts.count
    if index == fonts.count {
      indices[key] = index
      fonts.append([:])
    }
    for cluster in run.placedClusters where cluster.glyphs.count == 1 {
      let scalars = run.text.unicodeScalars[cluster.text]
      let place = cluster.glyphs.lowerBound
      guard run.glyphs.indices.contains(place), let scalar = scalars.first, scalars.count == 1
      else { continue }
      let glyph = run.glyphs[place].id
      guard known.insert(Pair(font: index, character: scalar.value, glyph: glyph)).inserted else {
        continue
      }
      let em = face.unitsPerEm * face.shareOfEm(thickening: font)
      let advance = face.advance(of: glyph) * 1000 / em
      fonts[index][scalar.value, default: []].append(advance)
    }
  }
}
