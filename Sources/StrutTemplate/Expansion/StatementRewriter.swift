import StrutCore

/// Writes the names of views in statements in full, once all ids are known.
struct StatementRewriter {
  private let expander: Expander

  /// Writes the names in all statements of a document in full.
  ///
  /// - Complexity: O(*n*) in the bytes of the statements.
  static func run(_ expander: Expander) {
    let rewriter = StatementRewriter(expander: expander)
    for statement in expander.statements where statement.scope.parent != nil {
      rewriter.rewrite(statement)
    }
  }

  private func rewrite(_ statement: Expander.PendingStatement) {
    let element = expander.draft.elements[Int(statement.element)]
    let name = expander.draft.files[Int(element.file)].text(in: element.name)
    for index in element.attributes { rewriteAttribute(index, of: name, statement) }
    let grammar: StatementNames.Grammar =
      switch name {
      case "vfl": .visualFormat
      case "stack": .list
      default: .equation
      }
    for event in statement.texts {
      guard case .text(let pieces) = expander.draft.boxes[event],
        let pieces = rewritten(pieces, grammar, statement.scope)
      else { continue }
      expander.draft.setPieces(pieces, ofText: event)
    }
  }

  private func rewriteAttribute(
    _ index: Int32, of element: String, _ statement: Expander.PendingStatement
  ) {
    let attribute = expander.draft.attributes[Int(index)]
    guard attribute.nameFile >= 0 else { return }
    let name = expander.draft.files[Int(attribute.nameFile)].text(in: attribute.name)
    let grammar: StatementNames.Grammar
    switch (element, name) {
    case ("follow", "view"), ("follow", "target"): grammar = .name
    case ("barrier", "of"): grammar = .names
    default: return
    }
    guard let pieces = rewritten(attribute.pieces, grammar, statement.scope) else { return }
    expander.draft.setPieces(pieces, ofAttribute: index)
  }

  /// New pieces with the names in full; `nil` where nothing changes.
  private func rewritten(
    _ pieces: Range<Int32>, _ grammar: StatementNames.Grammar, _ scope: IDScope
  ) -> Range<Int32>? {
    let names = StatementNames.find(in: expander.draft.joined(pieces), grammar)
    let replacements = names.compactMap { name -> (Range<Int>, String)? in
      guard name.text != "superview", name.text != "self",
        let full = scope.resolve(name.text, isTaken: { expander.takenIDs[$0] != nil }),
        full != name.text
      else { return nil }
      return (name.range, grammar == .name ? full : full.nameInStatements)
    }
    guard !replacements.isEmpty else { return nil }
    return cut(pieces, replacements)
  }

  /// Writes pieces again, with other bytes in some places.
  private func cut(_ pieces: Range<Int32>, _ replacements: [(Range<Int>, String)]) -> Range<Int32> {
    let first = expander.draft.pieceCount
    var rest = replacements[...]
    var offset = 0
    for index in pieces {
      let piece = expander.draft.pieces[Int(index)]
      let end = offset + piece.count
      var start = offset
      while let (range, full) = rest.first, range.lowerBound < end {
        if range.lowerBound > start {
          expander.draft.append(piece.part(start - offset..<range.lowerBound - offset))
        }
        if range.lowerBound >= start {
          let part = piece.part(
            max(0, range.lowerBound - offset)..<min(range.upperBound, end) - offset)
          _ = expander.draft.add(
            full, for: part.written, in: piece.file, way: piece.way, isAttribute: false)
        }
        start = min(max(start, range.upperBound), end)
        // A name that goes on in the next piece is written once.
        guard range.upperBound <= end else { break }
        rest = rest.dropFirst()
      }
      if start < end { expander.draft.append(piece.part(start - offset..<end - offset)) }
      offset = end
    }
    return first..<expander.draft.pieceCount
  }
}

extension PlainDraft.Piece {
  /// The number of bytes.
  fileprivate var count: Int { Int(bytes.upperBound - bytes.lowerBound) }

  /// Some of the bytes as a piece of their own.
  fileprivate func part(_ range: Range<Int>) -> Self {
    let start = Int(bytes.lowerBound)
    let part = SourceRange(start + range.lowerBound, start + range.upperBound)
    let own = Int(written.lowerBound)
    return Self(
      bytesFile: bytesFile, bytes: part, file: file,
      written: isCopied ? SourceRange(own + range.lowerBound, own + range.upperBound) : written,
      way: way, isWhole: !isCopied)
  }
}
