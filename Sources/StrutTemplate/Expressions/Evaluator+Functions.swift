import StrutCore

extension Evaluator {
  /// The value of a call, whose number of arguments is right.
  mutating func result(
    of call: FunctionCall, at range: SourceRange
  ) throws(TemplateFault) -> TemplateValue {
    switch call.function {
    case .min, .max, .clamp, .round, .floor, .ceil, .abs: return try calculation(call)
    case .length, .upper, .lower, .trim, .split, .value: return try textual(call)
    case .join: return try joined(call, at: range)
    case .slice, .range, .sort, .filter, .contains, .keys: return try listed(call, at: range)
    case .number, .currency, .percent, .date, .t: return try formatted(call, at: range)
    }
  }

  // MARK: Numbers

  private mutating func calculation(_ call: FunctionCall) throws(TemplateFault) -> TemplateValue {
    var numbers: [Double] = []
    for argument in call.arguments {
      numbers.append(try number(argument, for: "\(call.function)"))
    }
    let x = numbers[0]
    switch call.function {
    case .min: return .number(numbers.min()!)
    case .max: return .number(numbers.max()!)
    // As in CSS the least wins where it is above the most.
    case .clamp: return .number(Swift.max(x, Swift.min(numbers[1], numbers[2])))
    case .floor: return .number(x.rounded(.down))
    case .ceil: return .number(x.rounded(.up))
    case .abs: return .number(x.magnitude)
    default:
      // Halves go up; adding one half first would round the number below it up, too.
      let whole = x.rounded(.down)
      return .number(x - whole >= 0.5 ? whole + 1 : whole)
    }
  }

  // MARK: Texts

  private mutating func textual(_ call: FunctionCall) throws(TemplateFault) -> TemplateValue {
    let argument = call.arguments[0]
    switch call.function {
    case .length: return try length(of: argument)
    case .value: return try spelt(argument)
    case .upper: return .text(try text(argument, for: "upper").uppercased())
    case .lower: return .text(try text(argument, for: "lower").lowercased())
    case .trim: return .text(try text(argument, for: "trim").trimmed)
    default:
      return try parts(
        of: text(argument, for: "split"), at: text(call.arguments[1], for: "split"), argument.range)
    }
  }

  private mutating func length(of node: ExpressionNode) throws(TemplateFault) -> TemplateValue {
    let value = try value(of: node)
    switch value.kind {
    case .list(let elements): return .number(Double(elements.count))
    case .record(let record): return .number(Double(record.names.count))
    case .text(let text): return .number(Double(text.count))
    default:
      throw ExpressionFaults.wrongKind(
        value, of: "length", wanted: "a list, a record or a text", at: node.range)
    }
  }

  private mutating func spelt(_ node: ExpressionNode) throws(TemplateFault) -> TemplateValue {
    let value = try value(of: node)
    if value.number != nil { return value }
    guard let text = value.text else {
      throw ExpressionFaults.wrongKind(value, of: "value", wanted: "a text", at: node.range)
    }
    guard let number = TemplateNumber.value(spelling: text.trimmed) else {
      let meant = ExpressionFaults.plainNumber(text)
      throw TemplateFault(
        .wrongType, "\(value.shown) spells no number", at: node.range,
        hints: meant.map { ["write \($0) where the value stands"] } ?? [], origin: value.origin)
    }
    return .number(number)
  }

  /// The parts of a text between separators; without a separator its characters.
  private func parts(
    of text: String, at separator: String, _ range: SourceRange
  ) throws(TemplateFault) -> TemplateValue {
    var parts: [TemplateValue] = []
    if separator.isEmpty {
      parts = text.map { .text(String($0)) }
    } else {
      parts = ByteSearch.parts(of: text, between: separator).map { .text($0) }
    }
    guard parts.count <= limits.elements else {
      throw ExpressionFaults.tooManyElements(Double(parts.count), limits, at: range)
    }
    return .list(parts)
  }

  private mutating func joined(
    _ call: FunctionCall, at range: SourceRange
  ) throws(TemplateFault) -> TemplateValue {
    let elements = try list(call.arguments[0], for: "join")
    let separator = try text(call.arguments[1], for: "join")
    var result = ""
    for (index, element) in elements.enumerated() {
      guard let text = element.printed else {
        throw ExpressionFaults.unprintable(
          element, of: scope.written(call.arguments[0].range), at: call.arguments[0].range)
      }
      if index > 0 { result += separator }
      result += text
      guard result.utf8.count <= limits.text else {
        throw ExpressionFaults.tooLongText(limits, at: range)
      }
    }
    return .text(result)
  }

  // MARK: Lists

  private mutating func listed(
    _ call: FunctionCall, at range: SourceRange
  ) throws(TemplateFault) -> TemplateValue {
    switch call.function {
    case .slice: return try slice(call)
    case .range: return try numbers(call, at: range)
    case .sort, .filter:
      do throws(TemplateFault) {
        return try call.function == .sort ? sorted(call) : filtered(call)
      } catch {
        throw call.arguments.count > 1 ? error.namingKey(call.arguments[1]) : error
      }
    case .contains: return try containment(call)
    default:
      let value = try value(of: call.arguments[0])
      guard let record = value.record else {
        throw ExpressionFaults.wrongKind(
          value, of: "keys", wanted: "a record", at: call.arguments[0].range)
      }
      return .list(record.names.map { .text($0) })
    }
  }

  private mutating func slice(_ call: FunctionCall) throws(TemplateFault) -> TemplateValue {
    let elements = try list(call.arguments[0], for: "slice")
    let from = try position(call.arguments[1], in: call.arguments[0], upTo: elements.count)
    let to =
      call.arguments.count < 3
      ? elements.count
      : try position(call.arguments[2], in: call.arguments[0], upTo: elements.count)
    return .list(Array(elements[from..<max(from, to)]))
  }

  /// A place in a list; what lies behind its end is its end.
  private mutating func position(
    _ node: ExpressionNode, in list: ExpressionNode, upTo count: Int
  ) throws(TemplateFault) -> Int {
    let number = try wholeNumber(node, for: "slice")
    guard number >= 0 else {
      var fault = ExpressionFaults.indexOutOfRange(
        number, of: count, at: node.range, origin: nil, isElement: false)
      let subject = scope.written(list.range) ?? "…"
      fault.hints = ["from the end it is length(\(subject)) - \((-number).shortestDecimal)"]
      throw fault
    }
    return Int(min(number, Double(count)))
  }

  private mutating func wholeNumber(
    _ node: ExpressionNode, for subject: String
  ) throws(TemplateFault) -> Double {
    let number = try number(node, for: subject)
    guard number == number.rounded() else {
      throw TemplateFault(
        .wrongType, "\(subject) takes whole numbers, and this is \(number.shortestDecimal)",
        at: node.range)
    }
    return number
  }

  private mutating func numbers(
    _ call: FunctionCall, at range: SourceRange
  ) throws(TemplateFault) -> TemplateValue {
    let from = try wholeNumber(call.arguments[0], for: "range")
    let to = try wholeNumber(call.arguments[1], for: "range")
    let count = max(0, to - from)
    guard count <= Double(limits.elements) else {
      throw ExpressionFaults.tooManyElements(count, limits, at: range)
    }
    return .list((0..<Int(count)).map { .number(from + Double($0)) })
  }

  /// The elements in order, those that are equal as they were.
  private mutating func sorted(_ call: FunctionCall) throws(TemplateFault) -> TemplateValue {
    let elements = try list(call.arguments[0], for: "sort")
    let range = call.arguments[0].range
    var keys = elements
    if call.arguments.count > 1 {
      let name = try text(call.arguments[1], for: "sort")
      keys = []
      for element in elements {
        keys.append(try field(name, of: element, at: call.arguments[1].range))
      }
    }
    // All keys are of the kind of the first, so that the order itself cannot fail.
    for key in keys { _ = try order(key, keys[0], at: range) }
    let places = try? keys.indices.sorted { a, b in
      let order = try order(keys[a], keys[b], at: range)
      return order == 0 ? a < b : order < 0
    }
    if !isQuiet {
      ExpressionWarnings.checkSorted((places ?? []).map { keys[$0] }, at: range, in: scope)
    }
    return .list((places ?? []).map { elements[$0] })
  }

  private mutating func filtered(_ call: FunctionCall) throws(TemplateFault) -> TemplateValue {
    let elements = try list(call.arguments[0], for: "filter")
    let name = try text(call.arguments[1], for: "filter")
    let wanted = try value(of: call.arguments[2])
    var result: [TemplateValue] = []
    var fields: [TemplateValue] = []
    for element in elements {
      let found = try field(name, of: element, at: call.arguments[1].range)
      fields.append(found)
      if try areEqual(found, wanted, at: call.arguments[0].range) { result.append(element) }
    }
    if !isQuiet, result.isEmpty {
      ExpressionWarnings.checkSearch(of: fields, for: wanted, call.arguments[2], in: scope)
    }
    return .list(result)
  }

  private mutating func containment(_ call: FunctionCall) throws(TemplateFault) -> TemplateValue {
    let whole = try value(of: call.arguments[0])
    switch whole.kind {
    case .list(let elements):
      let wanted = try value(of: call.arguments[1])
      for element in elements
      where try areEqual(element, wanted, at: call.arguments[0].range) {
        return .boolean(true)
      }
      if !isQuiet {
        ExpressionWarnings.checkSearch(of: elements, for: wanted, call.arguments[1], in: scope)
        ExpressionWarnings.checkRecords(elements, for: wanted, call, in: scope)
      }
      return .boolean(false)
    case .text(let text):
      let wanted = try self.text(call.arguments[1], for: "contains in a text")
      return .boolean(ByteSearch.contains(text, wanted))
    default:
      throw ExpressionFaults.wrongKind(
        whole, of: "contains", wanted: "a list or a text", at: call.arguments[0].range)
    }
  }
}
