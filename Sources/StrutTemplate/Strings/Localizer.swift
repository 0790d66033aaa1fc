import StrutCore
import StrutFormats

/// Writes numbers, dates and messages in one language.
///
/// Messages are read when they are first asked for, and kept.
package final class Localizer: ExpressionFormatter {
  /// The codes of all currencies.
  private static let currencies = Set(ICUFormats.shared?.currencies() ?? [])

  /// The language that is shown.
  package let tag: LanguageTag
  private let base: LanguageTag
  /// The messages of the document's language.
  let baseStrings: [StringsFile]
  private let translations: [StringsFile]
  /// Whether all files of strings could be read: otherwise nobody knows what is missing.
  private let isComplete: Bool
  private let formats: ICUFormats
  private let state = Monitor(State())

  private struct State {
    var messages: [String: Result<CompiledMessage, FormattingFault>] = [:]
    var used: Set<String> = []
    var nearestKeys: NearestNames?
  }

  /// Creates a localizer; `nil` where ICU is missing.
  ///
  /// - Parameters:
  ///   - tag: The language that is asked for.
  ///   - base: The language of the document, `xml:lang`.
  ///   - baseStrings: The messages of the document's language.
  ///   - translations: Those of `tag` and of the languages that it falls back to, the nearest first.
  ///   - isComplete: Whether all files of strings could be read, so that it can be told what is missing in them.
  package init?(
    _ tag: LanguageTag, base: LanguageTag, baseStrings: [StringsFile],
    translations: [StringsFile] = [], isComplete: Bool = true
  ) {
    guard let formats = ICUFormats.shared else { return nil }
    self.formats = formats
    self.tag = tag
    self.base = base
    self.baseStrings = baseStrings
    self.isComplete = isComplete
    self.translations = tag.pseudo == nil ? translations : []
  }

  /// Forgets which keys have been asked for.
  func forgetUses() { state.enter { $0.used = [] } }

  /// The keys that have been asked for.
  package var usedKeys: Set<String> { state.enter { $0.used } }

  /// The messages that have been asked for, those of the language that is shown where it has them, by their keys.
  var usedMessages: [(key: String, message: StringsFile.Message)] {
    let files = (tag.text == base.text ? [] : translations) + baseStrings
    return usedKeys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { key in
      files.lazy.compactMap { $0[key] }.first.map { (key, $0) }
    }
  }

  /// The locale by which numbers and dates are written: a pseudo-locale takes the document's.
  private var locale: String { tag.pseudo == nil ? tag.locale : base.locale }

  // MARK: Numbers and dates

  package func number(_ value: Double, style: String?) throws(FormattingFault) -> String {
    // A style is read up to the brace that closes it.
    if style?.lowercased() == "currency" {
      throw FormattingFault(
        "an amount needs its currency", at: .argument(1), hints: ["write currency(…, 'EUR')"])
    }
    if let style, style.contains(where: { "{}'".contains($0) }) || !FormatStyles.isNumber(style) {
      throw .unknownStyle(FormatStyles.unknownNumber(style))
    }
    return try plain("{n, number\(style.map { ",\($0)" } ?? "")}", value) {
      .unknownStyle(FormatStyles.unknownNumber(style ?? ""))
    }
  }

  package func currency(_ value: Double, code: String) throws(FormattingFault) -> String {
    let codes = Self.currencies
    guard codes.contains(code) else {
      throw FormattingFault(
        "there is no currency \(TemplateValue.text(code).shown)", at: .argument(1),
        hints: [
          nearestName(to: code, among: codes).map { "did you mean '\($0)'?" }
            ?? "a currency is a code of ISO 4217, such as 'EUR'"
        ])
    }
    return try plain("{n, number, ::currency/\(code)}", value) {
      FormattingFault("ICU cannot format the amount")
    }
  }

  package func percent(_ value: Double) throws(FormattingFault) -> String {
    try plain("{n, number, percent}", value) { FormattingFault("ICU cannot format the share") }
  }

  package func date(_ text: String, style: String?) throws(FormattingFault) -> String {
    let date = try DateText(text, formats)
    guard FormatStyles.isDate(style ?? "") else {
      throw .unknownStyle(FormatStyles.unknownDate(style ?? ""))
    }
    return try date.formatted(
      FormatStyles.dateStyle("date", style ?? "medium"), locale: locale)
  }

  private func plain(
    _ pattern: String, _ value: Double, _ fault: @escaping @Sendable () -> FormattingFault
  ) throws(FormattingFault) -> String {
    // Patterns of functions and keys of messages share the store: no key begins so.
    try formatted("\u{0}" + pattern, ["n": .number(value)]) { () throws(FormattingFault) in
      try CompiledMessage(pattern, locale: locale, formats) { _, _ in fault() }
    }
  }

  /// The text of a message that is read once; one thread at a time, as ICU asks for.
  private func formatted(
    _ key: String, _ values: [String: TemplateValue],
    _ compile: () throws(FormattingFault) -> CompiledMessage
  ) throws(FormattingFault) -> String {
    let result = state.enter { state -> Result<String, FormattingFault> in
      let message = state.messages[key] ?? Result { () throws(FormattingFault) in try compile() }
      state.messages[key] = message
      return message.flatMap { message in
        Result { () throws(FormattingFault) in try message.text(values) }
      }
    }
    return try result.get()
  }

  // MARK: Messages

  package func message(
    _ key: String, arguments: [(name: String, value: TemplateValue)]
  ) throws(FormattingFault) -> (text: String, warning: FormattingFault?) {
    guard let file = baseStrings.first(where: { $0[key] != nil }) else { throw unknown(key) }
    let values = Dictionary(arguments.map { ($0.name, $0.value) }) { first, _ in first }
    state.enter { _ = $0.used.insert(key) }
    let original = try original(key, in: file)
    try check(arguments.map(\.name), of: original, key, file[key])
    let (translation, warning) = try translation(of: key, original)
    let text = try formatted(translation?.key ?? "\u{1}" + key, values) {
      () throws(FormattingFault) in translation?.message ?? original
    }
    return (
      tag.pseudo.map { PseudoText.finished(text, for: $0) } ?? text,
      warning ?? unknownCurrency(in: text, key, file)
        ?? foreignText(in: translations.lazy.compactMap { $0[key] }.first ?? file[key], values)
        ?? wrongChoice(in: translation?.message ?? original, key, values)
        ?? wrongShare(translations.lazy.compactMap { $0[key] }.first ?? file[key], key, values)
    )
  }

  /// A message has something as text that other formats write for plurals and arguments.
  private func foreignText(
    in message: StringsFile.Message?, _ values: [String: TemplateValue]
  ) -> FormattingFault? {
    guard let message else { return nil }
    let isShareFirst = { [self] in (try? percent(0.5))?.hasPrefix("%") ?? true }
    return MessageSlip(foreignIn: message.text, values, isShareFirst: isShareFirst)?
      .fault(in: message)
  }

  /// A selection chooses by a truth value, for which it has no case.
  private func wrongChoice(
    in message: CompiledMessage, _ key: String, _ values: [String: TemplateValue]
  ) -> FormattingFault? {
    for choice in message.choices where choice.type == "select" {
      let value = values[choice.argument]
      if let text = value?.text, let fault = nearChoice(to: text, among: choice, key) {
        return fault
      }
      guard case .boolean(let flag)? = value?.kind,
        !choice.cases.contains(where: { ["true", "false"].contains($0.name) })
      else { continue }
      let names = choice.cases.map(\.name).filter { $0 != "other" }
      return FormattingFault(
        "the string '\(key)' has no case for \(flag), so 'other' is taken",
        at: .named(choice.argument),
        hints: [
          names.isEmpty
            ? "its cases are texts"
            : "write \(choice.argument): … ? '\(names[0])' : '\(names.count > 1 ? names[1] : "other")'"
        ])
    }
    return nil
  }

  /// A selection has no case for a text, and one for a text that differs by capitals: other words are what `other` is for.
  private func nearChoice(
    to text: String, among choice: MessageChoice, _ key: String
  ) -> FormattingFault? {
    let names = choice.cases.map(\.name).filter { $0 != "other" }
    guard !names.contains(text), text != "other",
      let near = names.first(where: { $0.lowercased() == text.lowercased() })
    else { return nil }
    return FormattingFault(
      "the string '\(key)' has no case for '\(text)', so 'other' is taken",
      at: .named(choice.argument), hints: ["did you mean '\(near)'?"])
  }

  /// A message shows a number of hundredths as a share, which is a hundred times as much.
  private func wrongShare(
    _ message: StringsFile.Message?, _ key: String, _ values: [String: TemplateValue]
  ) -> FormattingFault? {
    guard let message, message.text.contains("percent"),
      let match = message.text.firstMatch(of: /\{\s*([^{},\s]+)\s*,\s*number\s*,\s*percent\s*\}/),
      let value = values[String(match.1)], value.origin == nil, let number = value.number,
      TemplateNumber.isPercentage(number)
    else { return nil }
    let (shown, share) = (number.shortestDecimal, (number / 100).shortestDecimal)
    return FormattingFault(
      "the string '\(key)' takes a share: \(shown) is \(shown)00 %", at: .named(String(match.1)),
      hints: ["give \(share) for \(shown) %"])
  }

  /// A message shows an amount in no currency, since neither it nor its language names one.
  private func unknownCurrency(
    in text: String, _ key: String, _ file: StringsFile
  ) -> FormattingFault? {
    guard text.contains("¤"),
      let written = translations.lazy.compactMap({ $0[key] }).first ?? file[key],
      !written.text.contains("¤"),
      let match = written.text.firstMatch(of: /\{\s*([^{},\s]+)\s*,\s*number\s*,\s*currency\s*\}/)
    else { return nil }
    return FormattingFault(
      "the string '\(key)' shows an amount without its currency",
      hints: ["write {\(match.1), number, ::currency/EUR}, with the code of the currency"],
      origin: written.origin)
  }

  private func compiled(
    _ key: String, _ compile: () throws(FormattingFault) -> CompiledMessage
  ) throws(FormattingFault) -> CompiledMessage {
    let result = state.enter { state -> Result<CompiledMessage, FormattingFault> in
      let message = state.messages[key] ?? Result { () throws(FormattingFault) in try compile() }
      state.messages[key] = message
      return message
    }
    return try result.get()
  }

  /// The nearest translation, or why there is none.
  private func translation(
    of key: String, _ original: CompiledMessage
  ) throws(FormattingFault) -> (
    (key: String, message: CompiledMessage)?, warning: FormattingFault?
  ) {
    guard tag.text != base.text, tag.pseudo == nil, !translations.isEmpty else {
      return (nil, nil)
    }
    for (index, file) in translations.enumerated() {
      guard let written = file[key] else { continue }
      let message = try translated(key, in: file, number: index)
      guard message.names == original.names else {
        return (nil, otherArguments(key, message, original, written))
      }
      return (("\(index)\u{1}\(key)", message), nil)
    }
    return (nil, isComplete ? missing(key) : nil)
  }

  // MARK: Faults

  /// What is wrong with messages, used or not, or probably not meant, with the file that names their strings.
  var faults: [(file: Int32, fault: FormattingFault, severity: Diagnostic.Severity)] {
    var faults: [(file: Int32, fault: FormattingFault, severity: Diagnostic.Severity)] = []
    func check(
      _ file: StringsFile, in language: String, _ tag: LanguageTag, isFirst: Bool = true,
      _ compile: (String) throws(FormattingFault) -> CompiledMessage
    ) {
      guard !file.isSound(in: language) else { return }
      let count = faults.count
      for key in file.keys {
        do throws(FormattingFault) {
          _ = try compile(key)
          faults += doubts(of: key, in: file, tag).map { (file.declaringFile, $0, .warning) }
        } catch {
          faults.append((file.declaringFile, error, .error))
        }
      }
      // A key that a file before has too was looked for there.
      if faults.count == count, isFirst { file.noteSound(in: language) }
    }
    let baseLanguage = base.locale + (tag.pseudo?.rawValue ?? "")
    for (index, file) in baseStrings.enumerated() {
      check(file, in: baseLanguage, base, isFirst: index == 0) { (key) throws(FormattingFault) in
        try original(key, in: file)
      }
    }
    for (index, file) in translations.enumerated() where file.tag.text != base.text {
      check(file, in: locale, file.tag) { (key) throws(FormattingFault) in
        try translated(key, in: file, number: index)
      }
      faults += strangers(in: file).map { (file.declaringFile, $0, .warning) }
    }
    return faults
  }

  /// Strings of a translation that the document's language lacks, so that nobody can ask for them.
  private func strangers(in file: StringsFile) -> [FormattingFault] {
    guard isComplete, let own = baseStrings.first(where: { $0.declaration == file.declaration })
    else { return [] }
    let missing = own.keys.filter { file[$0] == nil }
    return file.keys.compactMap { key in
      guard !baseStrings.contains(where: { $0[key] != nil }), let origin = file[key]?.origin,
        // What lacks there is told with what it is probably called.
        nearestName(to: key, among: missing) == nil
      else { return nil }
      return FormattingFault(
        "the string '\(key)' is never used: '\(own.tag.text)' has none of this name",
        hints: ["delete it, or write it for '\(own.tag.text)', too"], origin: origin)
    }
  }

  /// What is probably not meant in a message of a file.
  private func doubts(of key: String, in file: StringsFile, _ tag: LanguageTag) -> [FormattingFault]
  {
    guard let written = file[key] else { return [] }
    return MessageDoubts(written, tag: tag) { name in
      baseStrings.contains { $0[name] != nil }
    }.faults
  }

  private func original(
    _ key: String, in file: StringsFile
  ) throws(FormattingFault) -> CompiledMessage {
    guard let written = file[key] else { throw unknown(key) }
    let change = tag.pseudo.map(PseudoText.change(for:)) ?? { $0 }
    return try compiled("\u{1}" + key) { () throws(FormattingFault) in
      try CompiledMessage(written, locale: base.locale, formats, changing: change)
    }
  }

  private func translated(
    _ key: String, in file: StringsFile, number: Int
  ) throws(FormattingFault) -> CompiledMessage {
    guard let written = file[key] else { throw missing(key) ?? FormattingFault("") }
    return try compiled("\(number)\u{1}\(key)") { () throws(FormattingFault) in
      try CompiledMessage(written, locale: locale, formats, changing: { $0 })
    }
  }

  private func unknown(_ key: String) -> FormattingFault {
    // Why the strings are not there has been told.
    guard isComplete else { return FormattingFault("") }
    guard !baseStrings.isEmpty else {
      return FormattingFault(
        "there are no strings", at: .argument(0),
        hints: ["<strings src=\"strings/{locale}.json\"/> names the files"])
    }
    let near = state.enter { state in
      if state.nearestKeys == nil { state.nearestKeys = NearestNames(baseStrings.flatMap(\.keys)) }
      return state.nearestKeys?.nearest(to: key)
    }
    let hasPlural = baseStrings.contains { $0["\(key)_other"] != nil || $0["\(key).other"] != nil }
    if hasPlural {
      return FormattingFault(
        "there is no string '\(key)'", at: .argument(0),
        hints: ["a plural is one string: \"\(key)\": \"{count, plural, one {…} other {…}}\""])
    }
    if let hint = contextHint(for: key) {
      return FormattingFault("there is no string '\(key)'", at: .argument(0), hints: [hint])
    }
    let inside = baseStrings.lazy.compactMap { $0.keys.filter { $0.hasPrefix(key + ".") }.min() }
    if let first = inside.first {
      return FormattingFault(
        "there is no string '\(key)'", at: .argument(0),
        hints: ["'\(key)' is a group of strings: write t('\(first)') for one of them"])
    }
    return FormattingFault(
      "there is no string '\(key)'", at: .argument(0),
      hints: near.map { ["did you mean '\($0)'?"] } ?? [])
  }

  /// What i18next's users choose between by the ends of names.
  private static let contexts: Set<Substring> = [
    "male", "female", "masculine", "feminine", "neuter", "other",
  ]

  /// What to write for strings whose names end in what chooses between them, as `friend_male`; `nil` where there are none.
  private func contextHint(for key: String) -> String? {
    let keys = baseStrings.flatMap { $0.keys.filter { $0.hasPrefix(key + "_") } }
    guard keys.count > 1,
      keys.contains(where: { Self.contexts.contains($0.dropFirst(key.count + 1)) })
    else { return nil }
    let cases = keys.prefix(3).map { "\($0.dropFirst(key.count + 1)) {…}" }
    return
      "a choice is one string: \"\(key)\": \"{context, select, \(cases.joined(separator: " ")) other {…}}\""
  }

  private func check(
    _ names: [String], of message: CompiledMessage, _ key: String, _ written: StringsFile.Message?
  ) throws(FormattingFault) {
    for name in names where !message.names.contains(name) {
      if let written, let slip = MessageSlip(of: name, in: written.text) {
        throw slip.fault(in: written)
      }
      let near = nearestName(to: name, among: message.names)
      let known = message.names.sorted().joined(separator: ", ")
      throw FormattingFault(
        "the string '\(key)' has no argument '\(name)'", at: .named(name),
        hints: [
          near.map { "did you mean '\($0)'?" }
            ?? (known.isEmpty ? "it takes none" : "it takes \(known)")
        ])
    }
    guard let missing = message.places.map(\.name).first(where: { !names.contains($0) }) else {
      return
    }
    throw FormattingFault(
      "the string '\(key)' needs the argument '\(missing)'", at: .argument(0),
      hints: [
        missing.allSatisfy(\.isNumber)
          ? "what stands in a message has a name: write {name} for {\(missing)}, and t('\(key)', name: …)"
          : "write t('\(key)', \(missing): …)"
      ])
  }

  /// That a translation lacks a key, told in the file that goes with the one that has it; `nil` where there is none, of which
  /// it has been told.
  private func missing(_ key: String) -> FormattingFault? {
    let declaration = baseStrings.first { $0[key] != nil }?.declaration
    guard let file = translations.first(where: { $0.declaration == declaration }) else {
      return nil
    }
    // One that no message has in the document's language is probably misspelt.
    let near = nearestName(
      to: key, among: file.keys.filter { key in !baseStrings.contains { $0[key] != nil } })
    return FormattingFault(
      "there is no string '\(key)' in '\(file.tag.text)'; that of '\(base.text)' is taken",
      hints: near.map { ["the string '\($0)' there is probably this one: write \(key)"] } ?? [],
      origin: near.flatMap { file[$0]?.origin } ?? ValueOrigin(file.source, .start))
  }

  private func otherArguments(
    _ key: String, _ message: CompiledMessage, _ original: CompiledMessage,
    _ written: StringsFile.Message
  ) -> FormattingFault {
    func list(_ names: Set<String>) -> String {
      names.isEmpty ? "none" : names.sorted().joined(separator: ", ")
    }
    return FormattingFault(
      "the string '\(key)' has the arguments \(list(message.names)), and in '\(base.text)' \(list(original.names)); that of '\(base.text)' is taken",
      hints: original.names.subtracting(message.names).sorted().lazy
        .compactMap { MessageSlip(of: $0, in: written.text) }.first.map { [$0.hint] } ?? [],
      origin: written.origin)
  }
}
