/// Finds out whether letters at the ends of a run are joined to what is not in it: a letter of another span, or one that is cut off.
///
/// Viewers that shape the run by itself have to be told. What is joined is seen by what the run becomes with joiners beside it: joining
/// depends on the font, too.
struct JoinedEnds {
  let text: PreparedText
  let cuts: CutMeasurer

  /// Whether the first and the last letter of a run, in logical order, are joined to something outside.
  ///
  /// - Parameters:
  ///   - glyphs: All glyphs, in which those of the run are.
  ///   - selected: Which of them are drawn together.
  func ends(
    of run: ShapedRun, _ glyphs: [ShapedGlyph], drawing selected: Range<Int>
  ) -> (start: Bool, end: Bool) {
    guard run.isConnected, !selected.isEmpty else { return (false, false) }
    let range = characters(of: selected, in: run, glyphs)
    let glyphs = glyphs[selected]
    let (mayStart, mayEnd) = (
      hasLetters(around: range.lowerBound), hasLetters(around: range.upperBound)
    )
    guard mayStart || mayEnd, var request = cuts.request(at: range.lowerBound) else {
      return (false, false)
    }
    // Joiners are in more fonts than letters are.
    request.firstFont = run.instance
    let wanted = seen(glyphs, of: run)
    for (start, end) in [(false, false), (true, false), (false, true), (true, true)]
    where (mayStart || !start) && (mayEnd || !end) {
      let made = shaped(range, request, start: start, end: end)
      if made.runs.count == 1, made.runs[0].instance == run.instance,
        seen(made.glyphs[...], of: run) == wanted
      {
        return (start, end)
      }
    }
    return (false, false)
  }

  /// The characters that glyphs stand for: the marks of a letter with it, whichever span they are in.
  private func characters(
    of selected: Range<Int>, in run: ShapedRun, _ glyphs: [ShapedGlyph]
  ) -> Range<Int> {
    let (first, next) =
      run.isRightToLeft
      ? (selected.upperBound - 1, selected.lowerBound - 1)
      : (selected.lowerBound, selected.upperBound)
    let start = Int(glyphs[first].cluster)
    let end = run.glyphs.contains(next) ? Int(glyphs[next].cluster) : run.range.upperBound
    return start..<max(start, end)
  }

  /// Whether letters stand on both sides of a place, perhaps with sides of spans and soft hyphens between them.
  private func hasLetters(around position: Int) -> Bool {
    var before = position - 1
    while before >= 0, joinsThrough(before) { before -= 1 }
    var after = position
    while after < text.count, joinsThrough(after) { after += 1 }
    return before >= 0 && after < text.count && isLetter(before) && isLetter(after)
  }

  private func joinsThrough(_ index: Int) -> Bool {
    text.text.marks[index]?.isSide == true || text.text.scalars[index] == Scalar.softHyphen
  }

  private func isLetter(_ index: Int) -> Bool {
    guard let properties = Unicode.Scalar(text.text.scalars[index])?.properties else {
      return false
    }
    return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
  }

  /// The characters by themselves, with joiners beside them.
  private func shaped(
    _ range: Range<Int>, _ request: ShapingRequest, start: Bool, end: Bool
  ) -> Shaping {
    let joiner = [Scalar.zeroWidthJoiner]
    let scalars =
      (start ? joiner : []) + text.shapedScalars[range] + (end ? joiner : [])
    var request = request
    request.range = scalars.indices
    request.line = scalars.indices
    var shaping = Shaping()
    cuts.shaper.shape(request, of: scalars, into: &shaping)
    return shaping
  }

  /// The glyphs without those for characters that show nothing.
  private func seen(_ glyphs: ArraySlice<ShapedGlyph>, of run: ShapedRun) -> [UInt32] {
    let table = cuts.context.table
    let hidden = [Scalar.space, Scalar.zeroWidthJoiner].compactMap {
      table.glyph(for: $0, of: run.instance)
    }
    return glyphs.filter { $0.advance != 0 || !hidden.contains($0.id) }.map(\.id)
  }
}
