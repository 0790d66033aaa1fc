import StrutCore

/// What is said of values that are right by themselves, and probably not what was meant.
extension ExpressionWarnings {
  /// Warns of a field that a record lacks before `??`, where the record has one whose name differs by one slip: the other side
  /// is taken in silence.
  static func checkMissingField(
    _ fault: TemplateFault, _ sides: [ExpressionNode], in scope: any ExpressionScope
  ) {
    guard let missing = fault.lacking else { return }
    let near = missing.names.first { isSlip(missing.field, of: $0) }
    guard let near else { return }
    // Who asks for both spellings knows them.
    let asksForBoth = sides.contains { side in
      if case .literal = side.kind { return false }
      return scope.written(side.range)?.contains(near) == true
    }
    guard !asksForBoth, !isOptional(missing.field, in: fault.origin) else { return }
    scope.report(
      TemplateFault(
        .condition, "'??' passes over '\(missing.field)', which the record does not have",
        at: fault.range, hints: ["did you mean '\(near)'?"], origin: fault.origin))
  }

  /// Whether other records of the file have a field, or it is too long to be searched for each record without one.
  private static func isOptional(_ field: String, in origin: ValueOrigin?) -> Bool {
    guard let bytes = origin?.source.text.bytes else { return false }
    return bytes.count > mostSearched
      || !ByteSearch(for: "\"\(field)\"").places(in: bytes, most: 1).isEmpty
  }

  /// How many bytes of data are searched for a field; the search is made for every record that lacks it.
  private static let mostSearched = 1 << 16

  /// Whether a name is another one with two letters swapped, or one letter changed, lost or added inside of it.
  ///
  /// A letter more or less at the end makes another word, as in `note` and `notes`, and digits tell names apart.
  private static func isSlip(_ name: String, of other: String) -> Bool {
    let (a, b) = (Array(name.utf8), Array(other.utf8))
    guard a.count > 3, abs(a.count - b.count) < 2, a.first == b.first, a.last == b.last else {
      return false
    }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    let (left, right) = (a.dropFirst(start).dropLast(end), b.dropFirst(start).dropLast(end))
    guard start + end >= min(a.count, b.count) - 2, (left + right).allSatisfy(\.isLetter) else {
      return false
    }
    switch (left.count, right.count) {
    case (2, 2): return left.elementsEqual(right.reversed())
    default: return left.count < 2 && right.count < 2
    }
  }

  /// Warns of a comparison of what `upper` or `lower` gives with a text that they never give.
  static func checkCase(
    _ first: ExpressionNode, _ operation: ExpressionNode.Operation, in scope: any ExpressionScope
  ) {
    guard operation.symbol == .equal || operation.symbol == .unequal else { return }
    for (side, other) in [(first, operation.right), (operation.right, first)] {
      guard case .call(let call) = side.kind, case .literal(let value) = other.kind,
        let text = value.text
      else { continue }
      let changed: String
      switch call.function {
      case .upper: changed = text.uppercased()
      case .lower: changed = text.lowercased()
      default: continue
      }
      guard changed != text else { continue }
      scope.report(
        TemplateFault(
          .comparison, "\(call.function) never gives '\(text)'", at: other.range,
          hints: ["write '\(changed)'"]))
    }
  }

  /// Warns of a whole number where a share is written: 0.5 is 50 %. What data says may be a growth of 1,200 %.
  static func checkShare(_ node: ExpressionNode, in scope: any ExpressionScope) {
    guard case .literal(let value) = node.kind, let number = value.number,
      TemplateNumber.isPercentage(number)
    else { return }
    let (shown, share) = (number.shortestDecimal, (number / 100).shortestDecimal)
    scope.report(
      TemplateFault(
        .text, "percent takes a share: \(shown) is \(shown)00 %", at: node.range,
        hints: ["write percent(\(share))"]))
  }

  /// Warns of a number in running text with the digits that calculating in binary leaves behind.
  static func checkDigits(
    of value: TemplateValue, at node: ExpressionNode, in scope: any ExpressionScope
  ) {
    guard let number = value.number, case .chain = node.kind, !scope.isAttribute else { return }
    let shown = number.shortestDecimal
    guard shown.utf8.count(where: { $0.isDigit }) > 14, shown.contains("."),
      let written = scope.written(node.range)
    else { return }
    scope.report(
      TemplateFault(
        .text, "all digits are shown that calculating leaves behind", at: node.range,
        hints: ["write number(\(written)), or number(\(written), '0.##')"]))
  }

  /// Warns of a whole number that data writes with more digits than numbers keep.
  static func checkWholeDigits(
    of value: TemplateValue, at node: ExpressionNode, in scope: any ExpressionScope
  ) {
    guard let number = value.number, number.magnitude >= 0x1p53, let origin = value.origin,
      case let written = origin.source.text.text(in: origin.range),
      written.utf8.allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }),
      written != number.shortestDecimal
    else { return }
    scope.report(
      TemplateFault(
        .text, "numbers keep 15 digits, and this one has more", at: node.range,
        hints: ["write it in quotes, as a text"], origin: origin))
  }
}
