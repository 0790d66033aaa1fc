import StrutCore

/// Takes the glyphs of some characters out of a shaped text.
struct GlyphRuns {
  let text: PreparedText
  let cuts: CutMeasurer
  /// What justified text puts between characters; `nil` for other text.
  let justification: Justification?

  /// The runs of a range within one segment, from left to right.
  ///
  /// - Parameters:
  ///   - isCut: Whether an end of the range cuts glyphs that belong together, so that it is shaped anew.
  ///   - trimsStart: Whether full-width punctuation at the start gives up half its width.
  ///   - trimsEnd: The same for the end.
  func runs(
    of range: Range<Int>, isCut: Bool, trimsStart: Bool = false, trimsEnd: Bool = false
  ) -> [GlyphRun] {
    guard !range.isEmpty else { return [] }
    if isCut {
      let shaping = cuts.shape(range, trimsStart: trimsStart, trimsEnd: trimsEnd)
      return ordered(
        shaping.runs.map { run($0, of: $0.range, glyphs: shaping.glyphs) }, shaping.runs)
    }
    var found: [ShapedRun] = []
    var index = firstRun(endingAfter: range.lowerBound)
    let runs = text.shaping.runs
    while index < runs.count, runs[index].range.lowerBound < range.upperBound {
      found.append(runs[index])
      index += 1
    }
    return ordered(
      found.map { run($0, of: $0.range.clamped(to: range), glyphs: text.shaping.glyphs) }, found)
  }

  private func ordered(_ runs: [GlyphRun], _ shaped: [ShapedRun]) -> [GlyphRun] {
    shaped.first?.isRightToLeft == true ? runs.reversed() : runs
  }

  private func firstRun(endingAfter position: Int) -> Int {
    text.shaping.runs.partitioningIndex { $0.range.upperBound > position }
  }

  /// The glyphs of a run whose clusters begin in `range`.
  private func run(_ shaped: ShapedRun, of range: Range<Int>, glyphs: [ShapedGlyph]) -> GlyphRun {
    let selected = glyphRange(of: range, in: shaped, glyphs)
    var placed: [GlyphRun.Glyph] = []
    placed.reserveCapacity(selected.count)
    var x = start(of: range, selected, in: shaped, glyphs)
    for index in selected {
      let glyph = glyphs[index]
      let extra = justified(index, of: selected, shaped, glyphs)
      x += extra.left
      placed.append(.init(id: glyph.id, x: x + Double(glyph.dx), y: Double(glyph.dy)))
      x += glyph.advance + extra.right
    }
    var run = GlyphRun(
      font: cuts.context.table.id(of: shaped.instance, size: shaped.size), glyphs: placed,
      text: text.string(range), clusters: clusters(of: range, glyphs[selected], shaped),
      isRightToLeft: shaped.isRightToLeft, advance: x)
    run.isConnected = shaped.isConnected
    (run.joinsBefore, run.joinsAfter) = JoinedEnds(text: text, cuts: cuts)
      .ends(of: shaped, glyphs, drawing: selected)
    if let justification {
      run.wordSpread = justification.share
      // Every character is a cluster, and all of them have a place after them.
      if range.count == run.clusters.count, justification.isEverywhere(in: range.dropLast()) {
        run.letterSpread = justification.share
      } else {
        run.spreads = spreads(of: run, range, justification)
      }
    }
    return run
  }

  /// Whether justification puts its share after each cluster of a run; none where it does after spaces alone.
  private func spreads(
    of run: GlyphRun, _ range: Range<Int>, _ justification: Justification
  ) -> [Bool] {
    var end = range.lowerBound
    var hasOthers = false
    let spreads = run.placedClusters.map { cluster in
      end += run.text.unicodeScalars[cluster.text].count
      let last = end - 1
      let isSpread = justification.isEverywhere(in: last..<end)
      if isSpread, text.text.scalars[last] != Scalar.space { hasOthers = true }
      return isSpread
    }
    return hasOthers ? spreads : []
  }

  /// Where the first of the selected glyphs stands, to the right of the range's left edge: a ligature of which the range
  /// has a part has its width in all of its characters, and is drawn where the first of them is.
  ///
  /// Browser: `text/spans/inside-ligatures-and-on`.
  private func start(
    of range: Range<Int>, _ selected: Range<Int>, in run: ShapedRun, _ glyphs: [ShapedGlyph]
  ) -> Double {
    guard range != run.range, let leftmost = selected.first else { return 0 }
    func width(_ part: Range<Int>) -> Double {
      text.offsets[part.upperBound] - text.offsets[part.lowerBound]
        + (justification?.width(of: part) ?? 0)
    }
    let cluster = Int(glyphs[leftmost].cluster)
    guard run.isRightToLeft else { return width(range.lowerBound..<max(range.lowerBound, cluster)) }
    let next = glyphs[run.glyphs.lowerBound..<leftmost].last {
      $0.cluster != glyphs[leftmost].cluster
    }
    let end = next.map { Int($0.cluster) } ?? run.range.upperBound
    return -width(range.upperBound..<max(range.upperBound, end))
  }

  /// The space that justification puts on both sides of a glyph: that of its cluster.
  private func justified(
    _ index: Int, of selected: Range<Int>, _ run: ShapedRun, _ glyphs: [ShapedGlyph]
  ) -> (left: Double, right: Double) {
    guard let justification else { return (0, 0) }
    func isInside(_ neighbour: Int) -> Bool {
      selected.contains(neighbour) && glyphs[neighbour].cluster == glyphs[index].cluster
    }
    // In logical order.
    let (previous, next) = run.isRightToLeft ? (index + 1, index - 1) : (index - 1, index + 1)
    let start = Int(glyphs[index].cluster)
    let lead = justification.lead(of: start)
    let before = isInside(previous) ? 0 : lead
    var after = 0.0
    if !isInside(next) {
      let end = run.glyphs.contains(next) ? Int(glyphs[next].cluster) : run.range.upperBound
      after = justification.width(of: start..<max(start, end)) - lead
    }
    return run.isRightToLeft ? (after, before) : (before, after)
  }

  /// The glyphs of clusters in `range`: clusters grow from left to right, or fall.
  private func glyphRange(
    of range: Range<Int>, in run: ShapedRun, _ glyphs: [ShapedGlyph]
  ) -> Range<Int> {
    func first(where holds: (Int) -> Bool) -> Int {
      run.glyphs.partitioningIndex { holds(Int(glyphs[$0].cluster)) }
    }
    if range == run.range { return run.glyphs }
    if run.isRightToLeft {
      let start = first { $0 < range.upperBound }
      return start..<max(start, first { $0 < range.lowerBound })
    }
    let start = first { $0 >= range.lowerBound }
    return start..<max(start, first { $0 >= range.upperBound })
  }

  private func clusters(
    of range: Range<Int>, _ glyphs: ArraySlice<ShapedGlyph>, _ run: ShapedRun
  ) -> [GlyphRun.Cluster] {
    var clusters: [GlyphRun.Cluster] = []
    var starts: [(start: Int, count: Int32)] = []
    for glyph in glyphs {
      if starts.last?.start == Int(glyph.cluster) {
        starts[starts.count - 1].count += 1
      } else {
        starts.append((Int(glyph.cluster), 1))
      }
    }
    if run.isRightToLeft { starts.reverse() }
    // Characters before the first glyph belong to a ligature that began in another span.
    var position = range.lowerBound
    if let first = starts.first, first.start > position {
      clusters.append(.init(byteCount: byteCount(position..<first.start), glyphCount: 0))
      position = first.start
    }
    for (index, entry) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].start : range.upperBound
      clusters.append(.init(byteCount: byteCount(position..<end), glyphCount: entry.count))
      position = end
    }
    if starts.isEmpty { clusters.append(.init(byteCount: byteCount(range), glyphCount: 0)) }
    return clusters
  }

  private func byteCount(_ range: Range<Int>) -> Int32 {
    text.text.scalars[range].reduce(0) {
      $0 + ($1 < 0x80 ? 1 : $1 < 0x800 ? 2 : $1 < 0x10000 ? 3 : 4)
    }
  }
}
