import StrutText

extension GlyphRun {
  /// The run with the glyphs at some indices alone. The text stays: a reader finds it where glyphs are left.
  func keeping(_ isKept: (Int) -> Bool) -> GlyphRun {
    var run = self
    run.glyphs = glyphs.indices.filter(isKept).map { glyphs[$0] }
    guard !run.glyphs.isEmpty else { return run }
    run.clusters = zip(clusters, placedClusters).map { cluster, place in
      var kept = cluster
      kept.glyphCount = Int32(
        place.glyphs.filter { glyphs.indices.contains($0) && isKept($0) }.count)
      return kept
    }
    return run
  }
}
