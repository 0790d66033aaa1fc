import StrutText

/// A part of a run with a place of its own.
struct GlyphRunPart {
  /// Its characters in the run's text.
  var text: Range<String.Index>
  /// Where it begins, from the run's origin: the left edge, the right one of text from right to left.
  var x: Double
  /// The left edge.
  var left: Double
}

extension GlyphRun {
  /// The parts of a run, which spaces part that are not as wide as the font has them, and what justified text puts
  /// elsewhere.
  ///
  /// From right to left these spaces are parts of their own, and so are those at the ends: of a part that has its place by
  /// its left edge, each of them would move all other letters.
  ///
  /// - Parameters:
  ///   - space: How wide the font has them.
  ///   - widths: How wide the font has glyphs and characters.
  func parts(space: Double, _ widths: RunWidths) -> [GlyphRunPart] {
    isRightToLeft ? partsFromRight(space: space) : partsFromLeft(space: space, widths)
  }

  /// Whether marks of Chinese and Japanese stand in the text, which may be trimmed to half their width.
  private var mayBeTrimmed: Bool {
    text.unicodeScalars.contains {
      (0x3000...0x303F).contains($0.value) || (0xFF00...0xFFEF).contains($0.value)
    }
  }

  private func partsFromLeft(
    space: Double, _ widths: RunWidths
  ) -> [GlyphRunPart] {
    let mayBeTrimmed = self.mayBeTrimmed
    // Whether something before the space that follows is not as wide as a viewer may have it.
    var isOff = false
    var parts: [GlyphRunPart] = []
    var start = text.startIndex
    var x = glyphs.first?.x ?? 0
    for (index, cluster) in placedClusters.enumerated()
    where cluster.text.upperBound < text.endIndex {
      guard !cluster.glyphs.isEmpty else { continue }
      let end = cluster.glyphs.upperBound
      let next = end < glyphs.count ? glyphs[end].x : advance
      let glyph = glyphs[cluster.glyphs.lowerBound]
      let isSpace = isSpace(cluster)
      if widths.placesLigatures, isLigature(cluster),
        abs(widths.of(text[cluster.text]) - widths.of(glyph.id)) > Self.slack
      {
        isOff = true
      }
      let isElsewhere =
        isSpread(index) || isSpace && abs(next - glyph.x - space) > Self.slack
        || isOff && !text[cluster.text.upperBound...].hasPrefix(" ")
        || mayBeTrimmed && widths.trims(glyph.id, to: next - glyph.x)
      guard isElsewhere else { continue }
      isOff = false
      parts.append(GlyphRunPart(text: start..<cluster.text.upperBound, x: x, left: x))
      (start, x) = (cluster.text.upperBound, next)
    }
    return parts + [GlyphRunPart(text: start..<text.endIndex, x: x, left: x)]
  }

  private func partsFromRight(space: Double) -> [GlyphRunPart] {
    // What justified text puts after a space lies to the left of it.
    let spread = letterSpread == 0 ? wordSpread : 0
    var parts: [GlyphRunPart] = []
    var start = text.startIndex
    var x = advance
    var before: Range<Int>?
    let firstLetter = text.utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? text.endIndex
    let lastLetter = text.utf8.lastIndex { $0 != UInt8(ascii: " ") } ?? text.startIndex
    for (index, cluster) in placedClusters.enumerated() where !cluster.glyphs.isEmpty {
      defer { before = cluster.glyphs }
      guard isSpace(cluster) else {
        guard isSpread(index), cluster.text.upperBound < text.endIndex else { continue }
        let left = glyphs[cluster.glyphs.lowerBound].x
        parts.append(GlyphRunPart(text: start..<cluster.text.upperBound, x: x, left: left))
        (start, x) = (cluster.text.upperBound, left - wordSpread)
        continue
      }
      let left = glyphs[cluster.glyphs.lowerBound].x - spread
      let right = before.map { leftEdge(of: $0, near: left + space) } ?? advance
      let isInside = (firstLetter..<max(firstLetter, lastLetter)).contains(cluster.text.lowerBound)
      guard !isInside || abs(right - left - space) > Self.slack else { continue }
      if start < cluster.text.lowerBound {
        parts.append(GlyphRunPart(text: start..<cluster.text.lowerBound, x: x, left: right))
      }
      if let last = parts.indices.last, start == cluster.text.lowerBound, !isInside {
        parts[last].text = parts[last].text.lowerBound..<cluster.text.upperBound
        parts[last].left = left
      } else {
        parts.append(GlyphRunPart(text: cluster.text, x: right, left: left))
      }
      (start, x) = (cluster.text.upperBound, left)
    }
    guard start < text.endIndex else { return parts }
    let left = before.map { leftEdge(of: $0, near: 0) } ?? 0
    return parts + [GlyphRunPart(text: start..<text.endIndex, x: x, left: left)]
  }

  /// Whether justified text puts its share after a cluster.
  private func isSpread(_ index: Int) -> Bool { spreads.indices.contains(index) && spreads[index] }

  /// The most that a place may be off without being another one.
  private static var slack: Double { 0.02 }

  /// Whether one glyph stands for several letters, which librsvg sets one by one.
  private func isLigature(_ cluster: PlacedClusters.Element) -> Bool {
    cluster.glyphs.count == 1 && text.utf8[cluster.text].count > 1
      && text.unicodeScalars[cluster.text].count > 1
      && text.unicodeScalars[cluster.text].allSatisfy(\.properties.isAlphabetic)
  }

  /// Whether a cluster is a space, perhaps one that no line breaks at.
  private func isSpace(_ cluster: PlacedClusters.Element) -> Bool {
    guard cluster.glyphs.count == 1, glyphs.indices.contains(cluster.glyphs.lowerBound) else {
      return false
    }
    let characters = text.utf8[cluster.text]
    return characters.elementsEqual(" ".utf8) || characters.elementsEqual("\u{A0}".utf8)
  }

  /// The left edge of the glyphs of a cluster from right to left, which is expected at a place: marks come before their
  /// letter and stand where they look well.
  private func leftEdge(of cluster: Range<Int>, near x: Double) -> Double {
    let places = glyphs[cluster.clamped(to: glyphs.indices)].map(\.x)
    return places.contains { abs($0 - x) <= Self.slack } ? x : places.last ?? x
  }

  /// Where a text from left to right goes on that begins with a space; `nil` for any other.
  var xAfterSpace: Double? {
    guard !isRightToLeft, text.utf8.first == UInt8(ascii: " "), let first = clusters.first,
      first.byteCount == 1, first.glyphCount == 1
    else { return nil }
    return glyphs.count > 1 ? glyphs[1].x : advance
  }
}
