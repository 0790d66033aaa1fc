/// The letters that lines with a text go through, while they make room for all others (`text-decoration-skip-ink: auto`).
///
/// [CSS Text Decoration 4 §5.4](https://www.w3.org/TR/css-text-decor-4/#text-decoration-skip-ink-property) leaves it to
/// browsers which signs these are. Browser: ideographs, kana, Hangul and the signs among them, slashes and the low line:
/// `paint/text-decoration-of-ideographs`.
enum CrossedLetters {
  /// The places of such glyphs in a run.
  static func glyphs(of run: GlyphRun) -> Set<Int> {
    guard run.text.unicodeScalars.contains(where: { isCrossed($0.value) }) else { return [] }
    var found: Set<Int> = []
    let scalars = run.text.unicodeScalars
    for cluster in run.placedClusters where cluster.text.lowerBound < scalars.endIndex {
      if isCrossed(scalars[cluster.text.lowerBound].value) { found.formUnion(cluster.glyphs) }
    }
    return found
  }

  private static func isCrossed(_ scalar: UInt32) -> Bool {
    guard scalar > 0x5F else { return scalar == 0x2F || scalar == 0x5C || scalar == 0x5F }
    return Justification.isIdeograph(scalar)
      || scalar >= others[0].lowerBound && others.contains { $0.contains(scalar) }
  }

  /// Hangul, further kana and scripts of ideographs, and emoji.
  private static let others: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFF9E...0xFFA0,
    0x16FE0...0x18AFF, 0x1B000...0x1B2FF, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F100...0x1F19A,
    0x1F1E6...0x1F265, 0x1F300...0x1F6FF, 0x1F7E0...0x1F7FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF,
  ]
}
