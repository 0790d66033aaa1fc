/// For which glyphs that cross them lines below and above a text make room.
package enum InkSkipping: Hashable, Sendable {
  /// For none.
  case none
  /// For letters, but not for ideographs and slashes.
  case auto
  /// For every glyph.
  case all
}
