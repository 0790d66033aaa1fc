import StrutCore
import StrutSyntax

/// The value of an attribute, or a text, cut into what stands there as it is and what is computed.
package struct TemplateText: Sendable {
  /// What messages say of a brace that may have been meant as text.
  package static let braceHint = "a brace that is text is written '{{'"

  /// A stretch of the text.
  package enum Piece: Sendable {
    /// Characters that are taken as they are.
    case literal(Literal)
    /// What stands in braces.
    case expression(TemplateExpression)
  }

  /// Characters that are taken as they are; `{{` is one brace.
  package struct Literal: Sendable {
    /// The characters.
    package let text: String
    /// For each byte of the text the offset in the document that it comes from, and at the end the offset after all.
    package let offsets: [Int32]
  }

  /// The stretches in order; no two literals follow each other, none is empty.
  package let pieces: [Piece]
  /// The whole text in the document.
  package let range: SourceRange

  /// The expression that is all of the text, so that the text *is* its value, of any kind.
  package var wholeExpression: TemplateExpression? {
    guard pieces.count == 1, case .expression(let expression) = pieces[0] else { return nil }
    return expression
  }

  /// The text where nothing in it is computed; `nil` otherwise.
  package var constant: String? {
    guard let first = pieces.first else { return "" }
    guard pieces.count == 1, case .literal(let literal) = first else { return nil }
    return literal.text
  }

  /// A text without characters.
  init() {
    pieces = []
    range = .start
  }

  // MARK: Reading

  /// Whether bytes as they are written, before references are resolved, may hold an expression or a doubled brace.
  package static func isNeeded(for bytes: ArraySlice<UInt8>) -> Bool {
    // A reference such as `&#123;` is a brace, too.
    bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "&") }
  }

  /// What is wrong with one expression of a text.
  struct Fault {
    /// What is wrong.
    let fault: TemplateFault
    /// What stands in the braces.
    let inside: String
    /// Whether the braces are not closed in the text.
    let isOpen: Bool
  }

  /// Cuts decoded characters; throws what is wrong with the first wrong expression.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(parsing text: DecodedText) throws(TemplateFault) {
    var faults: [Fault] = []
    self.init(text, &faults)
    if let first = faults.first { throw first.fault }
  }

  /// Cuts decoded characters, and passes over the expressions that are wrong.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: DecodedText, _ faults: inout [Fault]) {
    var pieces: [Piece] = []
    var literal: [UInt8] = []
    var offsets: [Int32] = []
    var position = 0
    let bytes = text.bytes
    func finish(_ literal: inout [UInt8], _ offsets: inout [Int32], at end: Int) {
      guard !literal.isEmpty else { return }
      offsets.append(text.offsets[end])
      let text = String(decoding: literal, as: UTF8.self)
      pieces.append(.literal(Literal(text: text, offsets: offsets)))
      literal = []
      offsets = []
    }
    while position < bytes.count {
      let isBrace = bytes[position] == UInt8(ascii: "{")
      let isDoubled = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "{")
      guard isBrace, !isDoubled else {
        literal.append(bytes[position])
        offsets.append(text.offsets[position])
        position += isBrace ? 2 : 1
        continue
      }
      finish(&literal, &offsets, at: position)
      do throws(TemplateFault) {
        let (node, end) = try ExpressionParser.parse(text, at: position + 1)
        let range = SourceRange(Int(text.offsets[position]), Int(text.offsets[end]))
        pieces.append(.expression(TemplateExpression(root: node, range: range)))
        position = end
      } catch {
        let end = Self.end(ofBracesAt: position, in: bytes)
        let inside = bytes[(position + 1)..<(end ?? bytes.count)]
        faults.append(
          Fault(
            fault: error, inside: String(decoding: inside, as: UTF8.self), isOpen: end == nil))
        position = end.map { $0 + 1 } ?? bytes.count
      }
    }
    finish(&literal, &offsets, at: position)
    self.pieces = pieces
    range = SourceRange(Int(text.offsets[0]), Int(text.offsets[bytes.count]))
  }

  /// The longest wrong expression that is told from what follows it by its braces; each may be looked through once more.
  private static let mostInBraces = 1024

  /// The brace that closes the one at `start`, past texts in quotes and braces in one another; the next one where there is
  /// none of these within ``mostInBraces`` bytes, `nil` where there is none at all.
  private static func end(ofBracesAt start: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    var isQuoted = false
    for index in start..<min(bytes.count, start + mostInBraces) {
      switch bytes[index] {
      case UInt8(ascii: "'"): isQuoted.toggle()
      case UInt8(ascii: "{") where !isQuoted: depth += 1
      case UInt8(ascii: "}") where !isQuoted:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return bytes[start...].firstIndex(of: UInt8(ascii: "}"))
  }

  // MARK: Evaluating

  /// The value: of any kind where all of the text is one expression, else a text.
  package func evaluate(in scope: any ExpressionScope) throws(TemplateFault) -> TemplateValue {
    if let wholeExpression { return try wholeExpression.evaluate(in: scope) }
    return .text(try text(in: scope))
  }

  /// The text that comes out; a list or a record in it is a fault.
  package func text(in scope: any ExpressionScope) throws(TemplateFault) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): result += literal.text
      case .expression(let expression): result += try expression.text(in: scope)
      }
      guard result.utf8.count <= scope.limits.text else {
        throw ExpressionFaults.tooLongText(scope.limits, at: range)
      }
    }
    return result
  }
}

/// What stands in braces.
package struct TemplateExpression: Sendable {
  let root: ExpressionNode
  /// The braces with what stands in them.
  package let range: SourceRange

  /// The place inside of the braces, from the first token to the last.
  package var innerRange: SourceRange { root.range }

  /// The value.
  package func evaluate(in scope: any ExpressionScope) throws(TemplateFault) -> TemplateValue {
    var evaluator = Evaluator(scope)
    return try evaluator.value(of: root)
  }

  /// The value, with the part of the expression that it is: the branch of a condition that was taken.
  func evaluateWithRange(
    in scope: any ExpressionScope
  ) throws(TemplateFault) -> (TemplateValue, SourceRange) {
    var evaluator = Evaluator(scope)
    let part = try evaluator.branch(of: root)
    return (try evaluator.value(of: part), part.range)
  }

  /// The part of the expression that its value is.
  func range(in scope: any ExpressionScope) throws(TemplateFault) -> SourceRange {
    guard case .conditional = root.kind else { return root.range }
    var evaluator = Evaluator(scope, isQuiet: true)
    return try evaluator.branch(of: root).range
  }

  /// Warns of a condition that holds always, or with what counts as false elsewhere.
  func checkTruth(of value: TemplateValue, in scope: any ExpressionScope) {
    ExpressionWarnings.checkTruth(of: value, at: root, in: scope)
  }

  /// Warns of texts between `and` and `or` where what they give is printed.
  func checkPrintedSides(in scope: any ExpressionScope) {
    ExpressionWarnings.checkPrintedSides(of: root, in: scope)
  }

  /// Warns of a number that is shown with digits that nobody means.
  func checkDigits(of value: TemplateValue, in scope: any ExpressionScope) {
    ExpressionWarnings.checkDigits(of: value, at: root, in: scope)
    ExpressionWarnings.checkWholeDigits(of: value, at: root, in: scope)
  }

  /// Whether the expression adds something to a name.
  func adds(_ name: String) -> Bool {
    guard case .chain(let first, let operations) = root.kind, operations[0].symbol == .plus else {
      return false
    }
    return ([first] + operations.map(\.right)).contains {
      if case .reference(let path, let steps) = $0.kind {
        steps.isEmpty && path.names == [name]
      } else {
        false
      }
    }
  }

  /// Whether the expression is a sum, which joins where one side is a text.
  var mayJoin: Bool {
    guard case .chain(_, let operations) = root.kind else { return false }
    return operations[0].symbol == .plus
  }

  /// The side of a sum that is a text which spells a number, as it is written, where another side is a number; `nil` where
  /// that is not so.
  func joinedNumber(in scope: any ExpressionScope) -> String? {
    guard case .chain(let first, let operations) = root.kind else { return nil }
    var evaluator = Evaluator(scope, isQuiet: true)
    var hasNumber = false
    var text: SourceRange?
    for side in [first] + operations.map(\.right) {
      guard let value = try? evaluator.value(of: side) else { return nil }
      hasNumber = hasNumber || value.number != nil
      guard let spelt = value.text else { continue }
      // A unit or a sign that is put to a number is what joining is for.
      guard TemplateNumber.value(spelling: spelt) != nil else { return nil }
      text = text ?? side.range
    }
    return hasNumber ? text.flatMap(scope.written) : nil
  }

  /// What the value is inside of a text; a list or a record is a fault.
  package func text(in scope: any ExpressionScope) throws(TemplateFault) -> String {
    let value = try evaluate(in: scope)
    guard let text = value.printed else {
      throw ExpressionFaults.unprintable(value, at: root.range, in: scope)
    }
    return text
  }
}
