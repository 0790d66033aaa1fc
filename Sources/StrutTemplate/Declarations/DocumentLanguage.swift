import StrutCore
import StrutFormats

/// The language of a document, with its strings.
struct DocumentLanguage {
  /// The language of a document that says none.
  private static let usual = "en"

  private let declarations: Declarations
  /// The language of the document.
  private let base: LanguageTag
  /// The language that is shown.
  let tag: LanguageTag

  /// The functions that follow the language; `nil` where the machine cannot tell languages.
  static func read(_ declarations: Declarations, locale: String?) -> DocumentLanguage? {
    let file = declarations.document
    let written = file.attribute("xml:lang", of: 0).map(file.writtenValue) ?? ""
    guard let base = LanguageTag(written) ?? LanguageTag(usual) else { return nil }
    let tag = locale.flatMap { LanguageTag($0) } ?? base
    return DocumentLanguage(declarations: declarations, base: base, tag: tag)
  }

  /// ``localizer()``, read once for each language that is chosen, unless something is to be said of its strings.
  func keptLocalizer(of locale: String?) -> Localizer? {
    if let known = declarations.readings.localizer(of: locale) {
      declarations.reader.add(known.files)
      known.value.forgetUses()
      return known.value
    }
    let before = (declarations.reader.tally, declarations.report.state.count)
    guard let localizer = localizer() else { return nil }
    if declarations.report.state.count == before.1 {
      declarations.readings.keep(
        KeptReadings.Reading(
          value: localizer, files: declarations.reader.tally.since(before.0)), of: locale)
    }
    return localizer
  }

  /// Writes numbers, dates and messages; reads the strings that it takes.
  func localizer() -> Localizer? {
    var baseStrings: [StringsFile] = []
    var translations: [StringsFile] = []
    var read: [(base: [StringsFile], others: [StringsFile])] = []
    for (number, (file, source)) in declarations.strings.enumerated() {
      func numbered(_ found: some Sequence<StringsFile>) -> [StringsFile] {
        found.map { file in
          var own = file
          own.declaration = number
          return own
        }
      }
      let own = numbered(strings(file, source, tags: base.fallbacks, isNeeded: true).prefix(1))
      baseStrings += own
      read.append((own, []))
      checkPath(file, source)
      guard tag != base, isFollowing(file, source) else { continue }
      let tags = tag.fallbacks.prefix { $0 != base.text }
      let found = numbered(strings(file, source, tags: Array(tags), isNeeded: false))
      translations += found
      read[read.count - 1].others = found
      if checkNames(of: tags, besides: found.map(\.tag.text), file, source) { continue }
      // A kind of the document's own language needs no strings of its own.
      if found.isEmpty, tags.count == tag.fallbacks.count, tag.pseudo == nil {
        reportMissing(file, source)
      }
    }
    checkClashes(read)
    return Localizer(
      tag, base: base, baseStrings: baseStrings, translations: translations,
      isComplete: !declarations.report.unread.contains(.strings))
  }

  /// Warns of a file whose name is the tag of a language that is shown but for its hyphens; returns whether there is one.
  ///
  /// - Parameter found: The tags that have files.
  private func checkNames(
    of tags: some Sequence<String>, besides found: [String], _ file: TemplateFile, _ source: Int32
  ) -> Bool {
    let place = TemplateReport.Place(file: file.source, index: file.index, way: -1)
    for name in tags where name.contains("-") && !found.contains(name) {
      let other = name.replacing("-", with: "_")
      guard let path = path(file, source, locale: other, at: place),
        (try? declarations.reader.read(path, as: file.ownPath(path), from: file.folder)) != nil,
        let meant = self.path(file, source, locale: name, at: place)
      else { continue }
      declarations.report.add(
        Diagnostic(
          .warning, "missing-file",
          "the strings of '\(name)' are not found: '\(file.ownPath(path))' has no hyphen in its tag",
          at: file.valueRange(source), hints: ["call the file '\(file.ownPath(meant))'"]),
        at: place)
      return true
    }
    return false
  }

  /// Warns of a path that does not follow the language where one is shown of which there can be no strings then.
  ///
  /// A kind of the document's own language shows these rightly, and a pseudo-locale is made of them. Strings for all languages, such as
  /// names of products, may stand beside others that follow the language, or alone: their path names no language.
  private func checkPath(_ file: TemplateFile, _ source: Int32) {
    guard tag.pseudo == nil, tag.fallbacks.last != base.fallbacks.last,
      !declarations.report.hasErrors, !declarations.strings.contains(where: isFollowing)
    else { return }
    let written = file.writtenValue(source)
    let parts = written.split(separator: /[\/.]/, omittingEmptySubsequences: false)
    guard let own = parts.first(where: { base.fallbacks.contains(String($0)) }) else { return }
    let path = "\(written[..<own.startIndex]){locale}\(written[own.endIndex...])"
    declarations.report.add(
      Diagnostic(
        .warning, "missing-file",
        "the strings are those of '\(own)' in every language: their path names one",
        at: file.valueRange(source), hints: ["write src=\"\(path)\""]),
      at: TemplateReport.Place(file: file.source, index: file.index, way: -1))
  }

  /// Tells strings that two `<strings>` bring.
  ///
  /// - Parameter read: The files of each `<strings>`, of the document's language and of others.
  private func checkClashes(_ read: [(base: [StringsFile], others: [StringsFile])]) {
    guard read.count > 1 else { return }
    var search = StringClashes()
    for (number, files) in read.enumerated() {
      for file in files.base { search.add(file, of: number) }
    }
    for (number, files) in read.enumerated() {
      for file in files.others { search.add(file, of: number) }
    }
    for clash in search.clashes {
      let text = clash.origin.source.text
      var diagnostic = Diagnostic.definedTwice(
        "the string", clash.key, first: clash.first.source.text.shown(clash.first.range),
        at: clash.origin.range)
      diagnostic.source = text
      diagnostic.hints = [Self.clashHint(clash.key)]
      declarations.report.add(
        diagnostic, at: TemplateReport.Place(file: text, index: -1, way: -1), order: 0)
    }
  }

  /// What to do about two strings of one name.
  private static func clashHint(_ key: String) -> String {
    let record =
      key.contains(".")
      ? "" : ", or put a library's into a record, as {\"kit\": {\"\(key)\": …}} for t('kit.\(key)')"
    return
      "a document and its libraries share the names of strings: rename one of them in all languages\(record)"
  }

  /// Warns that the language that is shown has no strings, unless what is there has been told to be wrong.
  private func reportMissing(_ file: TemplateFile, _ source: Int32) {
    guard !declarations.report.hasErrors else { return }
    let place = TemplateReport.Place(file: file.source, index: file.index, way: -1)
    declarations.report.add(
      Diagnostic(
        .warning, "missing-file",
        "there are no strings for '\(tag.text)'; those of '\(base.text)' are taken",
        at: file.valueRange(source)), at: place)
  }

  /// The paths of strings that depend on the language.
  var paths: [StringsPath] {
    let mark = "\u{1}"
    return declarations.strings.compactMap { file, source in
      let place = TemplateReport.Place(file: file.source, index: file.index, way: -1)
      guard isFollowing(file, source),
        let path = path(file, source, locale: mark, at: place),
        let range = path.firstRange(of: mark)
      else { return nil }
      return StringsPath(
        before: String(path[..<range.lowerBound]), after: String(path[range.upperBound...]))
    }
  }

  /// Whether the path of strings depends on the language.
  private func isFollowing(_ file: TemplateFile, _ source: Int32) -> Bool {
    if case .computed = file.content(ofAttribute: source) { true } else { false }
  }

  /// The files of strings for languages, as far as they are there.
  ///
  /// - Parameter isNeeded: Whether the first one that is there ends the search, and none is wrong.
  private func strings(
    _ file: TemplateFile, _ source: Int32, tags: [String], isNeeded: Bool
  ) -> [StringsFile] {
    let place = TemplateReport.Place(file: file.source, index: file.index, way: -1)
    var found: [StringsFile] = []
    var missing: TemplateFileFault?
    for name in tags {
      guard let tag = LanguageTag(name), let path = path(file, source, locale: name, at: place)
      else { continue }
      do throws(TemplateFileFault) {
        let bytes = try declarations.reader.read(
          path, as: file.ownPath(path), from: file.folder)
        if let strings = strings(
          in: bytes, path: path, tag: tag, of: file, source)
        {
          found.append(strings)
        }
        if isNeeded { return found }
      } catch {
        if error.code != "missing-file" || missing == nil { missing = error }
        guard error.code == "missing-file" else { break }
      }
    }
    if let missing, isNeeded || missing.code != "missing-file" { report(missing, file, source) }
    return found
  }

  /// Tells that a file of strings cannot be read.
  private func report(_ missing: TemplateFileFault, _ file: TemplateFile, _ source: Int32) {
    declarations.report.unread.insert(.strings)
    let document = declarations.document
    let isMissing = missing.code == "missing-file" && isFollowing(file, source)
    // The language that it names in another attribute has been told, and would be this one.
    if isMissing, document.attribute("lang", of: 0) != nil { return }
    var diagnostic = Diagnostic.unreadable(missing, at: file.valueRange(source))
    if missing.code == "outside-root", let quoted = missing.message.firstRange(of: "' ") {
      // Of all languages the same is wrong.
      let written = file.source.text(in: file.valueRange(source))
      diagnostic.message = "'\(written)\(missing.message[quoted.lowerBound...])"
    }
    if isMissing, document.attribute("xml:lang", of: 0) == nil, missing.near == nil {
      diagnostic.hints = [
        "a document that names no language is in '\(base.text)': write xml:lang=\"…\" on <\(document.name(0))>"
      ]
    }
    if let hint = foreignPathHint(file, source, missing.code) { diagnostic.hints = [hint] }
    declarations.report.add(
      diagnostic, at: TemplateReport.Place(file: file.source, index: file.index, way: -1))
  }

  /// What to write for a path that names the language as other programs do, or a folder; `nil` where it does neither.
  private func foreignPathHint(_ file: TemplateFile, _ source: Int32, _ code: String) -> String? {
    guard !isFollowing(file, source) else { return nil }
    let written = file.writtenValue(source)
    if code == "not-a-file" {
      let folder = written.hasSuffix("/") ? String(written.dropLast()) : written
      return "write src=\"\(folder)/{locale}.json\""
    }
    for name in ["locale", "lang", "language"] {
      for form in ["$\(name)", ":\(name)", "%\(name)%", "[\(name)]", "__\(name)__", "@\(name)"]
      where written.contains(form) {
        return "write src=\"\(written.replacing(form, with: "{locale}"))\""
      }
    }
    return nil
  }

  /// What is said of a file that cannot be read and whose name says that it holds no JSON; `nil` for others.
  private func otherFormat(
    _ path: String, namedBy attribute: Int32, of file: TemplateFile
  ) -> Diagnostic? {
    let written = file.source.text(in: file.valueRange(attribute))
    guard let dot = written.lastIndex(of: "."), !written[dot...].contains("/"),
      !path.hasSuffix(".json")
    else { return nil }
    return Diagnostic(
      .error, "data", "'\(path)' is no file of strings, which are JSON",
      at: file.valueRange(attribute),
      hints: ["write a record of texts, {\"…\": \"…\"}, and src=\"\(written[..<dot]).json\""])
  }

  private func path(
    _ file: TemplateFile, _ source: Int32, locale: String, at place: TemplateReport.Place
  ) -> String? {
    switch file.content(ofAttribute: source) {
    case .faulty: return nil
    case .written:
      return FilePath.normalized(file.documentPath(file.writtenValue(source)))
    case .computed(let text):
      let scope = EvaluationScope(
        values: ValueScope([("locale", .value(.text(locale)))]),
        tokens: declarations.tokens.tokens(in: "base"),
        shared: EvaluationScope.Shared(
          formatter: nil, limits: ExpressionLimits(), report: declarations.report), at: place)
      do throws(TemplateFault) {
        return FilePath.normalized(file.documentPath(try text.text(in: scope)))
      } catch {
        if !error.isTold { declarations.report.add(error.diagnostic(), at: place) }
        declarations.report.unread.insert(.strings)
        return nil
      }
    }
  }

  private func strings(
    in bytes: [UInt8], path: String, tag: LanguageTag, of file: TemplateFile, _ attribute: Int32
  ) -> StringsFile? {
    let order = file.valueRange(attribute).lowerBound
    let limits = declarations.reader.dataLimits
    let key = SharedReadings.Key(
      role: .strings(tag, file.index), name: declarations.reader.name(of: path), limits: limits)
    if let known: StringsFile = declarations.reader.shared?.reading(key, of: bytes) { return known }
    let (source, fault) = DataFile.text(of: bytes, name: key.name, limits: limits)
    do throws(TemplateFault) {
      if let fault { throw fault }
      var strings = try StringsFile(source, tag: tag, limits: limits)
      strings.declaringFile = file.index
      declarations.reader.shared?.keep(strings, key, of: bytes)
      return strings
    } catch {
      declarations.report.unread.insert(.strings)
      if let told = otherFormat(path, namedBy: attribute, of: file) {
        declarations.report.add(
          told, at: TemplateReport.Place(file: file.source, index: file.index, way: -1))
        return nil
      }
      declarations.report.add(
        error.diagnostic(in: source.text),
        at: TemplateReport.Place(file: source.text, index: -1, way: -1),
        order: file.index == 0 ? order : declarations.report.offset(of: file.index))
      return nil
    }
  }
}
