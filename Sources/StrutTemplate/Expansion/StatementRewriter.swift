import StrutCore

/// Writes the names of views in statements in full, once all ids are known.
struct StatementRewriter {
  private let expander: Expander

  /// Writes the names in all statements of a document in full.
  ///
  /// - Complexity: O(*n*) in the bytes of the statements.
  static func run(_ expander: Expander) {
    let rewriter = StatementRewriter(expander: expander)
    // The statements of a list follow each other.
    var known: (list: Int32, metrics: Set<String>) = (-1, [])
    for statement in expander.statements
    where statement.scope.parent != nil || statement.scope.hasOtherNames {
      if statement.list != known.list {
        known = (statement.list, rewriter.metrics(of: statement.list))
      }
      rewriter.rewrite(statement, metrics: known.metrics)
    }
  }

  private func rewrite(_ statement: Expander.PendingStatement, metrics: Set<String>) {
    let element = expander.draft.elements[Int(statement.element)]
    let name = expander.draft.files[Int(element.file)].text(in: element.name)
    for index in element.attributes { rewriteAttribute(index, of: name, statement) }
    let grammar = StatementNames.Grammar(ofTextIn: name)
    for event in statement.texts {
      guard case .text(let pieces) = expander.draft.boxes[event],
        let pieces = rewritten(pieces, grammar, statement.scope, metrics: metrics)
      else { continue }
      expander.draft.setPieces(pieces, ofText: event)
    }
  }

  /// The names of the numbers of a `<constraints>` element.
  private func metrics(of list: Int32) -> Set<String> {
    guard list >= 0 else { return [] }
    for index in expander.draft.elements[Int(list)].attributes {
      let attribute = expander.draft.attributes[Int(index)]
      guard attribute.nameFile >= 0,
        expander.draft.files[Int(attribute.nameFile)].text(in: attribute.name) == "metrics"
      else { continue }
      return StatementNames.metrics(in: expander.draft.joined(attribute.pieces))
    }
    return []
  }

  private func rewriteAttribute(
    _ index: Int32, of element: String, _ statement: Expander.PendingStatement
  ) {
    let attribute = expander.draft.attributes[Int(index)]
    guard attribute.nameFile >= 0 else { return }
    let name = expander.draft.files[Int(attribute.nameFile)].text(in: attribute.name)
    guard let grammar = StatementNames.Grammar(ofAttribute: name, on: element),
      let pieces = rewritten(attribute.pieces, grammar, statement.scope)
    else { return }
    expander.draft.setPieces(pieces, ofAttribute: index)
  }

  /// New pieces with the names in full; `nil` where nothing changes.
  private func rewritten(
    _ pieces: Range<Int32>, _ grammar: StatementNames.Grammar, _ scope: IDScope,
    metrics: Set<String> = []
  ) -> Range<Int32>? {
    let names = StatementNames.find(
      in: expander.draft.joined(pieces), grammar, metrics: metrics)
    let replacements = names.compactMap { name -> (Range<Int>, String)? in
      guard name.text != "superview",
        let full = scope.resolve(name.text, isTaken: { expander.takenIDs[$0] != nil }),
        full != name.text
      else { return nil }
      // The view of an instance may be called as a number is.
      return (name.range, grammar.written(full, metrics: metrics))
    }
    guard !replacements.isEmpty else { return nil }
    return expander.draft.replace(replacements, in: pieces)
  }
}
