extension Diagnostic {
  /// The diagnostic at the place where the wrong thing was written, with the way there.
  ///
  /// - Parameter text: The text that the range points into, which may have been put together from files.
  package func traced(through text: SourceText) -> Diagnostic {
    guard let origins = text.origins, source == nil, let range else { return self }
    let origin = origins.origin(of: range)
    var diagnostic = self
    let place = origins.part(at: range.lowerBound) ?? origin.range
    diagnostic.range = place
    diagnostic.source = origin.isDocument ? nil : origin.source
    let way = origins.lines(of: origin.way)
    diagnostic.trace = origins.value(at: range.lowerBound)?.trace(behind: way) ?? way
    if let computed = origins.computed(at: range.lowerBound) {
      let value = text.text(in: computed)
      let expression = origin.source.text(in: place)
      diagnostic.message = Self.message(message, naming: value, as: expression)
      if expression == "{{", !message.contains("two braces are text") {
        diagnostic.hints = ["two braces are text: a value stands in one, {…}"]
      }
    } else if let value = Self.valueBehindDollar(at: place, in: origin.source) {
      diagnostic.hints = ["write \(value): a '$' before the braces is text"]
    }
    return diagnostic
  }

  /// The braces that stand behind a `$`, as JavaScript has it; `nil` where something else stands there.
  private static func valueBehindDollar(at place: SourceRange, in source: SourceText) -> String? {
    let bytes = source.bytes[min(Int(place.lowerBound), source.bytes.count)...].prefix(200)
    guard bytes.starts(with: "${".utf8), let end = bytes.firstIndex(of: UInt8(ascii: "}")) else {
      return nil
    }
    return String(decoding: bytes[(bytes.startIndex + 1)...end], as: UTF8.self)
  }

  /// A message about a value, as one about the expression that gave it: `'purpel' is no colour` becomes
  /// `'{kind}' is 'purpel', which is no colour`.
  private static func message(
    _ message: String, naming value: String, as expression: String
  ) -> String {
    let quoted = "'\(value)' is "
    // A doubled brace is text, and nothing that was computed.
    guard !value.isEmpty, expression != "{{" else { return message }
    // A value that is written as it is stands for itself.
    if expression == value || expression == "'\(value)'" { return message }
    return message.replacing(
      quoted, with: "'{\(expression)}' is '\(value)', which is ", maxReplacements: 1)
  }
}

extension [Diagnostic] {
  /// The diagnostics with each mistake once: the first of those that say the same of the same place, or in the turns of a loop the same
  /// but for the value, with the number of the others.
  package var withoutRepetitions: [Diagnostic] {
    var indices: [Diagnostic.Mistake: Int] = [:]
    var counts: [Int] = []
    var kept: [Diagnostic] = []
    for diagnostic in self {
      let mistake = Diagnostic.Mistake(diagnostic)
      let ofTurns = Diagnostic.Mistake(inTurns: diagnostic)
      let known = indices[mistake] ?? ofTurns.flatMap { indices[$0] }
      // What another instance has in the first turn is the same in all.
      if let ofTurns { indices[ofTurns] = known ?? kept.count }
      if let known {
        counts[known] += 1
      } else {
        indices[mistake] = kept.count
        kept.append(diagnostic)
        counts.append(0)
      }
    }
    for (index, count) in counts.enumerated() where count > 0 {
      kept[index].trace.append("and \(count) more")
    }
    return kept
  }
}

extension Diagnostic {
  /// What makes two diagnostics one mistake.
  package struct Mistake: Hashable {
    private let code: Diagnostic.Code
    private let message: String
    private let range: SourceRange?
    private let source: String?
    /// The way there without the numbers of turns; empty where these count for nothing.
    private var way: [String] = []

    /// The mistake that a diagnostic tells: of a value that stands elsewhere it is one, wherever that is used.
    package init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      if let place = diagnostic.trace.last(where: { $0.hasPrefix(ValueOrigin.introduction) }),
        let value = diagnostic.message.firstRange(of: "' is '")
      {
        message = String(diagnostic.message[value.upperBound...])
        range = nil
        source = place
        return
      }
      message = diagnostic.message
      range = diagnostic.range
      source = diagnostic.source?.name
    }

    /// The mistake that a value is in all turns of the loops around, whatever it comes to in each; `nil` outside of loops, and for what is
    /// no value.
    init?(inTurns diagnostic: Diagnostic) {
      guard diagnostic.code == "invalid-value", diagnostic.trace.contains(where: Self.isTurn) else {
        return nil
      }
      code = diagnostic.code
      // A value that reads as its expression is not told beside it.
      message = diagnostic.message.withoutQuoted.replacing("' is ', which is ", with: "' is ")
      range = diagnostic.range
      source = diagnostic.source?.name
      way = diagnostic.trace.compactMap { line in
        if line.hasPrefix(ValueOrigin.introduction) { return nil }
        guard Self.isTurn(line), let number = line.firstRange(of: " of ") else { return line }
        return Self.place(line[number.upperBound...])
      }
    }

    private static func isTurn(_ line: String) -> Bool { line.hasPrefix("in turn ") }

    /// The loop of a turn without the place of its element in the data.
    private static func place(_ line: Substring) -> String {
      guard line.hasSuffix(")"), let end = line.lastIndex(of: "(") else { return String(line) }
      return String(line[..<end])
    }
  }
}
