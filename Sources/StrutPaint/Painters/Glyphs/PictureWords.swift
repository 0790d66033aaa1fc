import CPangoCairo
import StrutCore
import StrutFormats
import StrutText

/// The words of glyphs that a page shows as pictures: those of fonts with colours, emoji among them.
///
/// A picture is no text. So that it can be found and copied, a glyph of Strut's own font lies on top of it without being seen,
/// which stands for the same characters: another glyph for other characters, as far as there are enough.
final class PictureWords {
  /// What some glyphs say.
  struct Word {
    /// The characters.
    var text: String
    /// Where they begin on the baseline, from the origin of their run.
    var x: Double
    /// Up to where they reach from there.
    var width: Double
  }

  /// The letters whose glyphs are taken in turn, all of them equally wide: Cairo leaves out some smaller signs.
  private static let letters =
    Array(0x41...0x5A) + Array(0x61...0x7A) + Array(0xC0...0xD6) + Array(0x100...0x17F)

  /// The least that Cairo draws: where it turns a part of a page into pixels, words that are not to be seen are.
  private static let opacity = 0.005

  private let face: GlyphFace
  private let pageFont: PageFont
  /// The width of every glyph of an em of 1.
  private let advance: Double
  /// The index of the letter for each text.
  private var indices: [String: Int] = [:]

  /// `nil` where Strut's own font cannot be read.
  init?() {
    guard let font = PaintFont.ownMonospaced(), let library = FreeType(),
      let face = GlyphFace(font, library: library), let pageFont = PageFont(font)
    else { return nil }
    let advance = face.advance(of: FT_Get_Char_Index(face.face, FT_ULong(Self.letters[0])))
    guard advance > 0 else { return nil }
    (self.face, self.pageFont) = (face, pageFont)
    self.advance = advance / face.unitsPerEm
  }

  /// Draws a glyph that stands for a word, as wide as that.
  ///
  /// - Parameters:
  ///   - origin: The origin of the run.
  ///   - size: The em of the run.
  func draw(_ word: Word, at origin: Point, size: Double, on context: CairoContext) {
    var text = word.text
    guard InterchangeText.isPure(text), word.width > 0, size > 0 else { return }
    let index = indices[text] ?? min(indices.count, Self.letters.count - 1)
    indices[text] = index
    let glyph = FT_Get_Char_Index(face.face, FT_ULong(Self.letters[index]))
    let cr = context.cr
    pageFont.select(on: cr, size: size)
    var matrix = cairo_matrix_t(xx: word.width / advance, yx: 0, xy: 0, yy: size, x0: 0, y0: 0)
    cairo_set_font_matrix(cr, &matrix)
    context.setSource(Color(red: 0, green: 0, blue: 0, alpha: Self.opacity))
    var place = cairo_glyph_t(index: UInt(glyph), x: origin.x + word.x, y: origin.y)
    text.withUTF8 { bytes in
      var cluster = cairo_text_cluster_t(num_bytes: Int32(bytes.count), num_glyphs: 1)
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cairo_show_text_glyphs(
          cr, characters.baseAddress, Int32(bytes.count), &place, 1, &cluster, 1,
          cairo_text_cluster_flags_t(rawValue: 0))
      }
    }
  }
}

extension GlyphRun {
  /// The characters of each cluster with where it stands from the run's origin.
  var words: [PictureWords.Word] {
    var words: [PictureWords.Word] = []
    var byte = text.utf8.startIndex
    var place = isRightToLeft ? glyphs.count : 0
    func edge(_ index: Int) -> Double { index < glyphs.count ? glyphs[index].x : advance }
    for cluster in clusters {
      let start = byte
      byte = text.utf8.index(byte, offsetBy: Int(cluster.byteCount))
      let before = place
      place += isRightToLeft ? -Int(cluster.glyphCount) : Int(cluster.glyphCount)
      guard cluster.glyphCount > 0, (0...glyphs.count).contains(place) else { continue }
      let x = edge(min(before, place))
      words.append(
        PictureWords.Word(
          text: String(text[start..<byte]), x: x, width: edge(max(before, place)) - x))
    }
    return words
  }
}
