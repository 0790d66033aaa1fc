import StrutFormats
import StrutLayout
import StrutPaint
import StrutText

extension SharedFonts {
  /// The families that every document may use, in alphabetical order, one line each.
  ///
  /// - Parameter variants: Whether each face is listed below its family: style, weight, width and file.
  package func listing(variants: Bool) -> String {
    let entries = library(adding: []).entries
    let families = Set(entries.map(\.family)).sorted()
    return families.map { family in
      guard variants else { return "\(family)\n" }
      let faces = entries.filter { $0.family == family }.map(Self.description)
      return "\(family)\n" + faces.map { "  \($0)\n" }.joined()
    }.joined()
  }

  private static func description(of entry: FontLibrary.Entry) -> String {
    let weight = range(entry.traits.weight)
    let stretch = range(entry.traits.stretch)
    let style = entry.traits.style == .normal ? "normal" : "italic"
    return "weight \(weight), \(style), width \(stretch)%: \(entry.face.path)"
  }

  private static func range(_ range: ClosedRange<Double>) -> String {
    let low = DecimalNumber.string(range.lowerBound)
    return range.lowerBound == range.upperBound
      ? low : "\(low)–\(DecimalNumber.string(range.upperBound))"
  }
}

extension PlacedDocument {
  /// Which font file serves which characters of the document's texts: a line for each file, in alphabetical order,
  /// with its characters in the order of their code points.
  package var fontUsage: String {
    var characters: [String: Set<Unicode.Scalar>] = [:]
    for index in boxes.elements.indices {
      for fragment in textLines(of: BoxID(index)).flatMap(\.fragments) {
        guard let font = texts.paintFont(fragment.glyphs.font) else { continue }
        characters[font.path, default: []].formUnion(
          fragment.glyphs.servedCharacters.filter { !$0.properties.isWhitespace })
      }
    }
    return characters.keys.sorted().map { path in
      var served = String.UnicodeScalarView()
      served.append(contentsOf: characters[path, default: []].sorted())
      return "\(path): \(String(served))\n"
    }.joined()
  }
}

extension GlyphRun {
  /// The characters without those that the font has no glyph for, where its glyph 0 stands.
  fileprivate var servedCharacters: [Unicode.Scalar] {
    var served: [Unicode.Scalar] = []
    var rest = Array(text.utf8)[...]
    var glyph = isRightToLeft ? glyphs.count : 0
    for cluster in clusters {
      let count = Int(cluster.glyphCount)
      if isRightToLeft { glyph -= count }
      let own = glyphs[glyph..<glyph + count]
      if own.isEmpty || own.contains(where: { $0.id != 0 }) {
        let characters = String(decoding: rest.prefix(Int(cluster.byteCount)), as: UTF8.self)
        served += characters.unicodeScalars
      }
      rest = rest.dropFirst(Int(cluster.byteCount))
      if !isRightToLeft { glyph += count }
    }
    return served
  }
}
