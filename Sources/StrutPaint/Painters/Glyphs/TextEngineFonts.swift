extension TextEngine: TextItemSource {}

extension TextEngine: FontSource {
  /// The font of a glyph run that this engine made.
  public func paintFont(_ id: FontID) -> PaintFont? {
    guard table.scaledFonts.indices.contains(Int(id.rawValue)) else { return nil }
    let scaled = table.scaledFont(id)
    let instance = table.instances[scaled.instance]
    return PaintFont(
      path: instance.entry.face.path, faceIndex: instance.entry.face.index,
      variations: instance.variations.map { .init(tag: $0.tag, value: $0.value) },
      isEmboldened: instance.isEmboldened, isSlanted: instance.isSlanted, size: scaled.size)
  }
}
