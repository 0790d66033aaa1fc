import Strut

extension DocumentDrawer {
  /// Draws the small pictures of a document, which is read once for all of them.
  func addTiles(
    _ parsed: ParsedSource, _ order: DrawingOrder, to drawing: inout Drawing
  ) throws {
    var parsed = parsed
    parsed.keptFiles = parsed.keptFiles ?? KeptTemplateFiles()
    var order = order
    order.wantsThumbnail = true
    for choice in order.tiles {
      order.choice = choice
      var shown = Drawing(bytes: drawing.bytes, choice: choice)
      let processed = try process(parsed, choice, order, &shown)
      add(processed, order, to: &shown)
      drawing.tiles.append(BoardTile(shown))
      let known = Set(drawing.files)
      drawing.files += shown.files.filter { !known.contains($0) }
      drawing.faults += shown.faults
    }
  }
}
