/// The clusters of a run in logical order, each with its characters and its glyphs.
package struct PlacedClusters: Sequence, IteratorProtocol {
  /// A cluster at its place.
  package struct Element {
    /// Its characters in the run's text.
    package var text: Range<String.Index>
    /// The indices of its glyphs, which are in visual order.
    package var glyphs: Range<Int>
  }

  private let run: GlyphRun
  private var index = 0
  private var byte: String.Index
  private var glyph: Int

  fileprivate init(_ run: GlyphRun) {
    self.run = run
    byte = run.text.startIndex
    glyph = run.isRightToLeft ? run.glyphs.count : 0
  }

  /// The next cluster; `nil` after the last.
  package mutating func next() -> Element? {
    guard index < run.clusters.count else { return nil }
    let cluster = run.clusters[index]
    index += 1
    let start = byte
    byte = run.text.utf8.index(byte, offsetBy: Int(cluster.byteCount))
    let count = Int(cluster.glyphCount)
    if run.isRightToLeft { glyph -= count }
    defer { if !run.isRightToLeft { glyph += count } }
    return Element(text: start..<byte, glyphs: glyph..<glyph + count)
  }
}

extension GlyphRun {
  /// The clusters with their characters and glyphs.
  package var placedClusters: PlacedClusters { PlacedClusters(self) }
}
