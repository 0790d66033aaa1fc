import StrutCore

/// Names of statements behind arrows.
extension Expander {
  /// Takes the id that stands behind an arrow at the end of a statement, `=> name`, and writes it in full: it is local, as one
  /// of the attribute is.
  ///
  /// - Parameter texts: The events of the statement's texts, among those of the boxes.
  func nameStatement(in texts: Range<Int>, at node: Int32, in context: ExpansionContext) {
    guard let (event, pieces) = lastText(of: texts),
      let (_, name) = StatementNames.arrow(in: draft.joined(pieces))
    else { return }
    let full = context.ids.full(name.text)
    let written = draft.written(name.range, in: pieces)
    let range =
      written.flatMap { $0.file == context.file.index ? $0.range : nil }
      ?? context.file.nameRange(node)
    var own = full
    if full == name.text, context.way < 0 {
      // Two ids of the document itself are told by the resolver.
      if takenIDs[full] == nil { note(full, at: range, in: context.place, context) }
    } else if !claim(full, at: range, in: context.place, context) {
      own = freeID(like: full)
      note(own, at: range, in: context.place, context)
    }
    // A name that is taken goes on meaning what it means.
    if own == full { context.ids.define(name.text, as: own) }
    guard own != name.text else { return }
    let replaced = draft.replace([(name.range, own.nameInStatements)], in: pieces)
    draft.setPieces(replaced, ofText: event)
  }

  /// The last text with a character that counts; `nil` for none.
  private func lastText(of texts: Range<Int>) -> (event: Int, pieces: Range<Int32>)? {
    for event in texts.reversed() {
      guard case .text(let pieces) = draft.boxes[event],
        pieces.contains(where: { draft.bytes(of: draft.pieces[Int($0)]).contains { $0 > 0x20 } })
      else { continue }
      return (event, pieces)
    }
    return nil
  }
}
