import StrutCore

extension Evaluator {
  /// The value of operators of one rank, from left to right.
  mutating func chain(
    _ first: ExpressionNode, _ operations: [ExpressionNode.Operation]
  ) throws(TemplateFault) -> TemplateValue {
    switch operations[0].symbol {
    case .coalesce: return try coalesced(first, operations)
    case .and, .or: return try logic(first, operations)
    case .plus, .minus: return try sum(first, operations)
    default:
      var left: TemplateValue
      do throws(TemplateFault) {
        left = try value(of: first)
      } catch {
        throw error.namingSlashes(first, operations, in: scope)
      }
      var leftRange = first.range
      for operation in operations {
        let range = SourceRange(
          Int(first.range.lowerBound), Int(operation.right.range.upperBound))
        let right = try value(of: operation.right)
        if !isQuiet, leftRange == first.range {
          ExpressionWarnings.checkPercentage(first, operation, in: scope)
          ExpressionWarnings.checkCase(first, operation, in: scope)
        }
        do throws(TemplateFault) {
          left = try apply(operation, left, right, leftRange: leftRange, range)
        } catch {
          let isFirst = leftRange == first.range
          throw isFirst ? error : ExpressionFaults.chained(error, first, operations, in: scope)
        }
        leftRange = range
      }
      return left
    }
  }

  // MARK: Choices

  /// The first side that has a value: what lacks a field or an element, or is null, is passed over, except at the end.
  private mutating func coalesced(
    _ first: ExpressionNode, _ operations: [ExpressionNode.Operation]
  ) throws(TemplateFault) -> TemplateValue {
    let sides = [first] + operations.map(\.right)
    for (index, side) in sides.dropLast().enumerated() {
      catchers += 1
      defer { catchers -= 1 }
      do throws(TemplateFault) {
        let value = try value(of: side)
        if !value.isNull {
          if !isQuiet { ExpressionWarnings.checkEmpty(value, side, sides[index + 1], in: scope) }
          return value
        }
      } catch {
        guard error.isCaught else { throw error }
        ExpressionWarnings.checkMissingField(error, sides, in: scope)
      }
    }
    return try value(of: sides[sides.count - 1])
  }

  private mutating func logic(
    _ first: ExpressionNode, _ operations: [ExpressionNode.Operation]
  ) throws(TemplateFault) -> TemplateValue {
    let stops = operations[0].symbol == .or
    if !isQuiet { ExpressionWarnings.checkSides(first, operations, in: scope) }
    if try holds(first) == stops { return .boolean(stops) }
    for operation in operations where try holds(operation.right) == stops {
      return .boolean(stops)
    }
    return .boolean(!stops)
  }

  // MARK: Sums

  /// Adds and subtracts; a text is joined in place, so that a long chain of texts costs its length.
  private mutating func sum(
    _ first: ExpressionNode, _ operations: [ExpressionNode.Operation]
  ) throws(TemplateFault) -> TemplateValue {
    var left = try value(of: first)
    var joined: String?
    for operation in operations {
      let right = try value(of: operation.right)
      let isJoining = operation.symbol == .plus && (joined ?? left.text ?? right.text) != nil
      if isJoining {
        if joined == nil { joined = try printed(left, at: first.range) }
        joined! += try printed(right, at: operation.right.range)
        guard joined!.utf8.count <= limits.text else {
          throw ExpressionFaults.tooLongText(limits, at: first.range)
        }
      } else {
        if let text = joined { left = .text(text) }
        let range = SourceRange(
          Int(first.range.lowerBound), Int(operation.right.range.upperBound))
        left = try apply(operation, left, right, leftRange: first.range, range)
      }
    }
    if let joined {
      // What is joined with a sign or a word spells no number: the sides are not worked out again for that.
      if !isQuiet, joined.utf8.last.map(Self.isDigit) ?? false,
        joined.utf8.allSatisfy({ Self.isDigit($0) || "+-.eE".utf8.contains($0) })
      {
        ExpressionWarnings.checkJoinedNumbers(first, operations, in: scope)
      }
      return .text(joined)
    }
    return left
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private func printed(
    _ value: TemplateValue, at range: SourceRange
  ) throws(TemplateFault) -> String {
    guard let text = value.printed else {
      throw ExpressionFaults.unprintable(value, at: range, in: scope)
    }
    return text
  }

  // MARK: Two sides

  private mutating func apply(
    _ operation: ExpressionNode.Operation, _ left: TemplateValue, _ right: TemplateValue,
    leftRange: SourceRange, _ range: SourceRange
  ) throws(TemplateFault) -> TemplateValue {
    switch operation.symbol {
    case .equal, .unequal:
      let areEqual = try areEqual(left, right, at: range)
      if !areEqual, !isQuiet {
        ExpressionWarnings.checkKinds((left, leftRange), operation, right, at: range, in: scope)
      }
      return .boolean(areEqual == (operation.symbol == .equal))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return try comparison(operation, left, right, leftRange: leftRange, at: range)
    default: break
    }
    let subject = "'\(operation.symbol.rawValue)'"
    let wanted = operation.symbol == .plus ? "numbers or a text" : "a number"
    guard let a = left.number else {
      throw ExpressionFaults.wrongKind(
        left, of: subject, wanted: wanted, at: leftRange, written: scope.written(leftRange))
    }
    guard let b = right.number else {
      throw ExpressionFaults.wrongKind(
        right, of: subject, wanted: wanted, at: operation.right.range,
        written: scope.written(operation.right.range))
    }
    return try finite(calculate(operation, a, b), at: range)
  }

  private func comparison(
    _ operation: ExpressionNode.Operation, _ left: TemplateValue, _ right: TemplateValue,
    leftRange: SourceRange, at range: SourceRange
  ) throws(TemplateFault) -> TemplateValue {
    let order: Int
    do throws(TemplateFault) {
      order = try self.order(left, right, at: range)
    } catch {
      guard let a = scope.written(leftRange), let b = scope.written(operation.right.range) else {
        throw error
      }
      throw ExpressionFaults.unordered(left, right, at: range, written: (a, b))
    }
    if !isQuiet {
      ExpressionWarnings.checkOrder((left, leftRange), operation, right, at: range, in: scope)
    }
    switch operation.symbol {
    case .less: return .boolean(order < 0)
    case .lessOrEqual: return .boolean(order <= 0)
    case .greater: return .boolean(order > 0)
    default: return .boolean(order >= 0)
    }
  }

  private func calculate(
    _ operation: ExpressionNode.Operation, _ a: Double, _ b: Double
  ) throws(TemplateFault) -> Double {
    switch operation.symbol {
    case .plus: return a + b
    case .minus: return a - b
    case .times: return a * b
    default:
      guard b != 0 else {
        throw TemplateFault(.arithmetic, "division by zero", at: operation.right.range)
      }
      // The remainder takes the sign of the left side.
      return operation.symbol == .divided ? a / b : a.truncatingRemainder(dividingBy: b)
    }
  }

  // MARK: Comparisons

  /// Below zero where `a` comes first, above it where `b` does.
  func order(
    _ a: TemplateValue, _ b: TemplateValue, at range: SourceRange
  ) throws(TemplateFault) -> Int {
    switch (a.kind, b.kind) {
    case (.number(let a), .number(let b)): return a < b ? -1 : a > b ? 1 : 0
    case (.text(let a), .text(let b)):
      // The order of UTF-8 is that of the code points.
      return a.utf8.lexicographicallyPrecedes(b.utf8)
        ? -1 : a.utf8.elementsEqual(b.utf8) ? 0 : 1
    default: throw ExpressionFaults.unordered(a, b, at: range)
    }
  }

  /// Whether two values are equal, in a bounded number of steps.
  mutating func areEqual(
    _ a: TemplateValue, _ b: TemplateValue, at range: SourceRange
  ) throws(TemplateFault) -> Bool {
    comparisonsLeft -= 1
    guard comparisonsLeft > 0 else {
      throw TemplateFault(
        .limit, "the comparison takes more than \(16 * limits.elements) steps", at: range)
    }
    switch (a.kind, b.kind) {
    case (.list(let a), .list(let b)):
      guard a.count == b.count else { return false }
      for index in a.indices where try !areEqual(a[index], b[index], at: range) { return false }
      return true
    case (.record(let a), .record(let b)):
      guard a.values.count == b.values.count else { return false }
      for (name, value) in zip(a.names, a.values) {
        guard let other = b[name], try areEqual(value, other, at: range) else {
          return false
        }
      }
      return true
    default: return a == b
    }
  }
}
