import StrutCore

/// An argument that a message has as text: in apostrophes, or as programs and other formats write it.
struct MessageSlip {
  /// What stands there.
  let written: String
  /// Where, in UTF-16 units of the message.
  let units: Range<Int>
  /// What to do.
  let hint: String
  private let message: String

  /// Finds the argument that a message does not have; `nil` where nothing in it looks like it.
  init?(of name: String, in text: String) {
    if let range = Self.quoted(name, in: text) {
      self.init(quoting: name, as: String(text[range]), at: Self.units(range, of: text))
      return
    }
    guard let range = Self.placeholder(for: name, in: text) else { return nil }
    let written = String(text[range])
    self.init(
      written: written, units: Self.units(range, of: text),
      hint: "write {\(name)} for '\(written)'",
      message: "'\(written)' is text in a message")
  }

  private init(written: String, units: Range<Int>, hint: String, message: String) {
    self.written = written
    self.units = units
    self.hint = hint
    self.message = message
  }

  /// An argument in apostrophes.
  ///
  /// - Parameter written: It with these.
  init(quoting name: String, as written: String, at units: Range<Int>) {
    self.init(
      written: written, units: units,
      hint: "write '' for each apostrophe that is text: ''{\(name)}''",
      message: "{\(name)} stands in apostrophes, which make it text")
  }

  /// Finds what is text in a message and was probably meant for something else: a sign before an argument, as in `%{who}`, and
  /// plurals between bars, as in `{n} item | {n} items`; `nil` where there is none.
  ///
  /// - Parameter isShareFirst: Whether the language writes `%` before a number.
  init?(
    foreignIn text: String, _ values: [String: TemplateValue], isShareFirst: () -> Bool
  ) {
    guard text.utf8.contains(where: { [0x23, 0x25, 0x24, 0x3C, 0x7C].contains($0) }) else {
      return nil
    }
    if let tag = text.firstMatch(of: /<\/(?:[a-z]+|\d)>|<br ?\/?>/) {
      let hint = "a message has no elements: write <span> and <br/> around t() of its parts"
      self.init(at: tag.range, in: text, "'\(text[tag.range])'", hint)
      return
    }
    if let (sign, name) = Self.numberSign(in: text, values) {
      let hint = "write {\(name)}: '#' stands for the number in the cases of a plural alone"
      self.init(at: sign, in: text, "'#'", hint)
      return
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      // A share may stand before a number, as in Turkish, and so may a currency, but not before a count.
      let isWord = value.text.map { Double($0) == nil } ?? false
      for form in ["%{\(name)}", "${\(name)}"] {
        guard let found = text.firstRange(of: form),
          isWord || name == "count" && (form.hasPrefix("$") || !isShareFirst())
        else { continue }
        self.init(at: found, in: text, "'\(form.prefix(1))'", "write {\(name)}")
        return
      }
      let parts = text.split(separator: "|", omittingEmptySubsequences: false)
      guard value.number != nil, (2...3).contains(parts.count),
        parts.suffix(2).allSatisfy({ part in
          part.contains("{\(name)}") && part.count { $0 == "{" } == 1
        }) || Self.areForms(parts, of: name),
        let first = text.firstIndex(of: "|")
      else { continue }
      let cases = zip(parts.count == 3 ? ["=0", "one", "other"] : ["one", "other"], parts)
        .map { "\($0) {\($1.trimmed)}" }.joined(separator: " ")
      self.init(
        at: first..<text.index(after: first), in: text, "'|'",
        "a plural is written as {\(name), plural, \(cases)}")
      return
    }
    return nil
  }

  /// A `#` before a word where it probably stands for the one number that the message is given, and no plural does; `nil` where
  /// there is none.
  ///
  /// In English `# of items` is a heading, and `#1` a rank.
  private static func numberSign(
    in text: String, _ values: [String: TemplateValue]
  ) -> (sign: Range<String.Index>, name: String)? {
    let numbers = values.filter { $0.value.number != nil }
    guard numbers.count == 1, let name = numbers.first?.key, !text.contains("plural,"),
      !text.contains("selectordinal,"),
      let match = text.firstMatch(of: /(?:^|[\s(])(#)\s+(?!of\b)\p{L}/)
    else { return nil }
    return (match.1.startIndex..<match.1.endIndex, name)
  }

  /// Whether parts are forms of one text, of which only the last one shows the number: they end in one word, or the others begin
  /// with one that is a number.
  private static func areForms(_ parts: [Substring], of name: String) -> Bool {
    guard let last = parts.last, last.contains("{\(name)}"),
      last.count(where: { $0 == "{" }) == 1,
      parts.dropLast().allSatisfy({ !$0.contains("{") })
    else { return false }
    let stems = parts.map { $0.split { !$0.isLetter }.last.map { $0.prefix(3).lowercased() } ?? "" }
    if Set(stems).count == 1, stems[0].count == 3 { return true }
    let areCounts = parts.dropLast().allSatisfy { part in
      part.split { $0.isWhitespace }.first.map { numerals.contains($0.lowercased()) } ?? false
    }
    return areCounts && last.trimmed.hasPrefix("{\(name)}")
  }

  private static let numerals: Set<String> = ["no", "none", "zero", "0", "one", "1", "a", "an"]

  private init(
    at range: Range<String.Index>, in text: String, _ written: String, _ hint: String
  ) {
    self.init(
      written: written, units: Self.units(range, of: text), hint: hint,
      message: "\(written) is text in a message")
  }

  /// The fault at its place in a message.
  func fault(in message: StringsFile.Message) -> FormattingFault {
    FormattingFault(
      self.message, hints: [hint], origin: CompiledMessage.origin(of: units, in: message))
  }

  /// The argument with the apostrophes around it: a brace of a message that is none of an argument is quoted.
  private static func quoted(_ name: String, in text: String) -> Range<String.Index>? {
    text.firstRange(of: "'{\(name)}'") ?? text.firstRange(of: "{\(name)}")
  }

  /// The place of the argument as other formats write it: by its name, or by a letter for its type.
  private static func placeholder(for name: String, in text: String) -> Range<String.Index>? {
    let named = ["%(\(name))s", "%(\(name))d", "%\(name)%", ":\(name)", "$\(name)", "__\(name)__"]
    for form in named {
      guard let found = text.firstRange(of: form) else { continue }
      let next = text[found.upperBound...].first
      if next.map({ !$0.isLetter && !$0.isNumber }) ?? true { return found }
    }
    let printf = text.firstMatch(of: /%(?:\d+\$)?(?:\.\d+)?l{0,2}[sdiuf@](?![A-Za-z])/)
    return printf?.range
  }

  private static func units(_ range: Range<String.Index>, of text: String) -> Range<Int> {
    let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
    return start..<(start + text[range].utf16.count)
  }
}
