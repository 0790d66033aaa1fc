import CPangoCairo
import StrutCore
import StrutText

// Glyphs, and the words that they are on pages.
extension CairoPainter {
  /// Draws glyphs, on pages as text with its place in the structure.
  func draw(_ run: GlyphRun, at exact: Point, color: Color) throws(PaintError) {
    var origin = exact
    if case .vectors = state.medium { origin = state.transform.onWholeLine(exact) }
    let run = structure == nil ? run : run.withHyphensAsRead
    if let structure {
      let (font, face) = try glyphs.face(run.font)
      structure.advances.note(run, font, face)
    }
    var words: [RightToLeftWord] = []
    if run.isRightToLeft, let toPage = state.toPage, structure?.isReading == true,
      try glyphs.isText(run, in: toPage)
    {
      words = RightToLeftWord.words(of: run)
    }
    if color.alpha == 0, case .vectors = state.medium {
      return try drawUnseen(run, words, at: origin)
    }
    if run.isOutlined, try glyphs.isDrawnAsText(run, in: state) {
      try glyphs.drawOutlines(run, at: origin, color: state.shown(color), on: state.context)
      return try drawUnseen(run, words, at: origin)
    }
    guard !words.isEmpty else { return try drawOrShape(run, at: origin, color: color) }
    for word in words {
      if try drawText(word.run, at: origin, color: color, spaces: word.spaces) { continue }
      structure?.willDraw(word.run, at: origin, in: state, spaces: word.spaces)
      guard case .vectors = state.medium else { continue }
      try glyphs.draw(word.run, at: origin, color: state.shown(color), in: state)
    }
    if case .pixels = state.medium {
      try glyphs.draw(run, at: origin, color: state.shown(color), in: state)
    }
  }

  /// Glyphs without a colour, as those are that a background shows through, or drawn as shapes already: they are read, and
  /// lie there unseen.
  private func drawUnseen(
    _ run: GlyphRun, _ words: [RightToLeftWord], at origin: Point
  ) throws(PaintError) {
    guard let structure else { return }
    if words.isEmpty { structure.addUnseen(run, at: origin, in: state) }
    for word in words {
      structure.addUnseen(word.run, at: origin, in: state, spaces: word.spaces)
    }
    try drawHidden()
  }

  /// Draws glyphs as text or as shapes, with the words that shapes stand for.
  private func drawOrShape(
    _ run: GlyphRun, at origin: Point, color: Color
  ) throws(PaintError) {
    if try drawText(run, at: origin, color: color) { return }
    structure?.willDraw(run, at: origin, in: state)
    try glyphs.draw(run, at: origin, color: state.shown(color), in: state)
    try structure?.addWords(
      glyphs.words(ofShapesOf: run, in: state.transform), at: origin,
      size: glyphs.fontSize(run.font), in: state)
  }

  /// Draws glyphs that a page has as text; returns whether it has them so, and they are read.
  private func drawText(
    _ run: GlyphRun, at origin: Point, color: Color, spaces: RightToLeftWord.Spaces? = nil
  ) throws(PaintError) -> Bool {
    guard color.alpha > 0, try glyphs.isDrawnAsText(run, in: state),
      let ink = structure?.ink(of: run, color: color, in: state, spaces: spaces)
    else { return false }
    try glyphs.draw(run, at: origin, color: ink, in: state)
    return true
  }

  /// Puts the words of layers that became pixels on top of them, where they are found without being seen.
  func drawHidden() throws(PaintError) {
    try structure?.drawHidden(in: state) { (hidden) throws(PaintError) in
      var inner = state
      inner.transform = hidden.toPage
      cairo_save(state.context.cr)
      defer { cairo_restore(state.context.cr) }
      state.context.setTransform(inner.transform)
      let words = try glyphs.words(ofShapesOf: hidden.run, in: hidden.toPage)
      if !words.isEmpty {
        structure?.draw(
          words, at: hidden.origin, size: glyphs.fontSize(hidden.run.font), in: inner)
      } else if try glyphs.isText(hidden.run, in: hidden.toPage) {
        try glyphs.draw(hidden.run, at: hidden.origin, color: .black, in: inner)
      }
    }
  }
}
