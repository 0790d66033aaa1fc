import StrutCore
import StrutSyntax

/// Texts, and values with what is computed in them.
extension Expander {
  /// Expands a text.
  func expandText(_ node: Int32, in context: ExpansionContext) {
    let file = context.file
    if !context.isInline, file.isBlank(node) { return }
    let entry = file.tree.nodes[Int(node)]
    let first = draft.pieceCount
    switch file.content(ofText: node) {
    case .written where entry.kind == .characterData:
      let text = DecodedText(file.source.bytes, entry.range, whitespace: .kept, isLiteral: true)
      draft.add(
        String(decoding: text.bytes, as: UTF8.self), offsets: text.offsets, in: file.index,
        way: context.way, isAttribute: false)
    case .written: draft.copy(entry.range, of: file.index, way: context.way)
    case .faulty(let text): return tellFaults(of: text, in: context, isAttribute: false)
    case .computed(let text):
      if !context.isInline, let block = text.foreignBlock {
        // The end of a block is no mistake besides its beginning.
        if block.isContinued, report.hasErrors { return }
        if block.hint.hasPrefix("write <for") { report.state.hasForeignLoop = true }
        return tell(
          .foreignBlock(block, in: file.name(entry.parent), at: file.contentRange(node)),
          in: context)
      }
      var givesText = false
      guard write(text, in: context, isAttribute: false, &givesText) else { return }
      if !context.isInline, draft.joined(first..<draft.pieceCount).allSatisfy(\.isSpace) { return }
    }
    draft.text(from: first)
  }

  /// Writes a text with what is computed in it; returns `false` where it is wrong, or null as a whole.
  ///
  /// - Parameter givesText: Becomes `true` where an expression gave a text, and no number.
  func write(
    _ text: TemplateText, in context: ExpansionContext, isAttribute: Bool, _ givesText: inout Bool
  ) -> Bool {
    let scope = scope(context, isAttribute: isAttribute)
    var isRight = true
    if !isAttribute, text.mayBeForeign { warnOfForeignText(text, scope, in: context) }
    for piece in text.pieces {
      switch piece {
      case .literal(let literal):
        draft.add(
          literal.text, offsets: literal.offsets, in: context.file.index, way: context.way,
          isAttribute: isAttribute)
      case .expression(let expression):
        do throws(TemplateFault) {
          let (value, range) = try expression.evaluateWithRange(in: scope)
          givesText = givesText || value.text != nil
          if isAttribute, value.isNull, text.pieces.count == 1 { return false }
          if !isAttribute, case .boolean = value.kind { expression.checkPrintedSides(in: scope) }
          guard let printed = value.printed else {
            throw ExpressionFaults.unprintable(value, at: range, in: scope)
          }
          if value.number != nil { expression.checkDigits(of: value, in: scope) }
          write(printed, for: expression.innerRange, in: context, isAttribute: isAttribute)
          guard !printed.isEmpty else { continue }
          if range != expression.innerRange { draft.note(part: range) }
          if let origin = value.origin { draft.note(value: origin) }
        } catch {
          tell(error, in: context)
          isRight = false
        }
      }
    }
    return isRight
  }

  /// Writes what an expression gave.
  func write(
    _ text: String, for range: SourceRange, in context: ExpansionContext, isAttribute: Bool
  ) {
    let isValid = draft.add(
      text, for: range, in: context.file.index, way: context.way, isAttribute: isAttribute)
    if !isValid { tell(.wrongCharacter(at: range), in: context) }
  }
}
