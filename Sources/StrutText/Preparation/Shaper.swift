import CPangoCairo

/// Turns characters into glyphs with HarfBuzz.
///
/// Fonts are scaled to design units, so that glyph positions are exact and linear in the font size. A range that the
/// first font lacks characters of is shaped again with the next one that has them.
final class Shaper {
  private let table: FontTable
  private let buffer: OpaquePointer

  init(table: FontTable) {
    self.table = table
    buffer = hb_buffer_create()
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes a range of `scalars` and appends the runs in logical order.
  func shape(_ request: ShapingRequest, of scalars: [UInt32], into shaping: inout Shaping) {
    var pass = ShapingPass(request: request, scalars: scalars, table: table, buffer: buffer)
    swap(&pass.shaping, &shaping)
    pass.shape(request.range, with: request.firstFont)
    swap(&pass.shaping, &shaping)
  }
}
