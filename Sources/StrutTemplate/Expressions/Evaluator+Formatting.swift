import StrutCore

extension Evaluator {
  /// The value of a call of a function that follows the language of the document.
  mutating func formatted(
    _ call: FunctionCall, at range: SourceRange
  ) throws(TemplateFault) -> TemplateValue {
    // Arguments are looked at first, so that their faults come before those of the language.
    var values: [TemplateValue] = []
    for argument in call.arguments {
      do throws(TemplateFault) {
        values.append(try value(of: argument))
      } catch {
        throw error.naming(call, scope.written(argument.range))
      }
    }
    var named: [(name: String, value: TemplateValue)] = []
    for argument in call.named {
      named.append((argument.name, try value(of: argument.value)))
    }
    guard let formatter = scope.formatter else {
      throw TemplateFault(
        .message, "\(call.function) needs a language, and there is none", at: call.nameRange)
    }
    do throws(FormattingFault) {
      return .text(try format(call, values, named, formatter, at: range))
    } catch {
      var fault = fault(error, in: call, at: range)
      // The value stands first.
      if [.currency, .number].contains(call.function), values.count == 2, values[0].text != nil,
        values[1].number != nil, let second = scope.written(call.arguments[0].range),
        let first = scope.written(call.arguments[1].range)
      {
        fault.hints = ["write \(call.function)(\(first), \(second))"]
      }
      throw fault
    }
  }

  private func format(
    _ call: FunctionCall, _ values: [TemplateValue],
    _ named: [(name: String, value: TemplateValue)],
    _ formatter: any ExpressionFormatter, at range: SourceRange
  ) throws(FormattingFault) -> String {
    let arguments = FormattingArguments(function: call.function, values: values)
    switch call.function {
    case .number:
      return try formatter.number(arguments.number(), style: arguments.optionalText(1))
    case .currency: return try formatter.currency(arguments.number(), code: arguments.text(1))
    case .percent:
      if !isQuiet { ExpressionWarnings.checkShare(call.arguments[0], in: scope) }
      return try formatter.percent(arguments.number())
    case .date:
      return try date(arguments, in: call, formatter)
    default:
      let message = try formatter.message(arguments.text(0), arguments: named)
      if let warning = message.warning { scope.report(fault(warning, in: call, at: range)) }
      return message.text
    }
  }

  private func date(
    _ arguments: FormattingArguments, in call: FunctionCall, _ formatter: any ExpressionFormatter
  ) throws(FormattingFault) -> String {
    let style = try arguments.optionalText(1)
    let pattern = style.flatMap(DatePattern.init)
    let text = try arguments.text(0)
    do throws(FormattingFault) {
      let text = try formatter.date(text, style: style)
      if let warning = pattern?.warning(at: call.arguments[1].range) { warn(warning) }
      return text
    } catch {
      // The name of a style that is misspelt is no pattern.
      let isName = error.hints.contains { $0.hasPrefix("did you mean") }
      guard error.place == .argument(1), !isName, let hint = pattern?.hint else { throw error }
      var fault = error
      fault.hints = [hint]
      throw fault
    }
  }

  private func fault(
    _ fault: FormattingFault, in call: FunctionCall, at range: SourceRange
  ) -> TemplateFault {
    let place: SourceRange
    switch fault.place {
    case .argument(let index) where call.arguments.indices.contains(index):
      place = call.arguments[index].range
    case .named(let name):
      place = call.named.first { $0.name == name }?.nameRange ?? range
    default: place = range
    }
    let written = fault.isWrongType ? scope.written(place) : nil
    var result = TemplateFault(
      fault.isWrongType ? .wrongType : .message, fault.message, at: place,
      hints: fault.hints.map { hint in written.map { hint.replacing("…", with: $0) } ?? hint })
    if let origin = fault.origin {
      result.range = origin.range
      result.source = origin.source
      result.usedAt = place
    }
    return result
  }
}

/// The arguments of a function that follows the language, by the kinds that it takes.
private struct FormattingArguments {
  let function: ExpressionFunction
  let values: [TemplateValue]

  func number() throws(FormattingFault) -> Double {
    guard let number = values[0].number else { throw wrongKind(0, "a number") }
    return number
  }

  func text(_ index: Int) throws(FormattingFault) -> String {
    guard let text = values[index].text else { throw wrongKind(index, "a text") }
    return text
  }

  func optionalText(_ index: Int) throws(FormattingFault) -> String? {
    guard index < values.count else { return nil }
    // Elsewhere a number of digits is what follows the value.
    guard function == .number, let count = values[index].number else { return try text(index) }
    throw wrongPattern(index, count)
  }

  /// The fault of a number of digits where a pattern is asked for.
  private func wrongPattern(_ index: Int, _ count: Double) -> FormattingFault {
    var fault = wrongKind(index, "a text")
    guard let digits = Int(exactly: count) else { return fault }
    fault.hints = ["write '\(TemplateNumber.pattern(digits: digits))'"]
    return fault
  }

  private func wrongKind(_ index: Int, _ wanted: String) -> FormattingFault {
    let fault = ExpressionFaults.wrongKind(
      values[index], of: "\(function)", wanted: wanted, at: .start)
    var wrong = FormattingFault(fault.message, at: .argument(index), hints: fault.hints)
    wrong.isWrongType = true
    return wrong
  }
}

extension TemplateFault {
  /// The fault of the key of a string that stands without quotes.
  fileprivate func naming(_ call: FunctionCall, _ written: String?) -> TemplateFault {
    guard call.function == .t, kind == .unknownName, !isTold, let written,
      hints.first?.hasPrefix("did you mean") != true
    else { return self }
    var fault = self
    fault.hints = [
      call.arguments.count == 1 && call.named.isEmpty
        ? "write t('\(written)')" : "a key stands in quotes: t('\(written)', …)"
    ]
    return fault
  }
}
