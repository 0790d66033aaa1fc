import StrutCore
import StrutFormats
import StrutSyntax

/// Expands documents: the language of components, tokens and data to the plain one.
package enum DocumentExpander {
  /// Expands a document.
  ///
  /// A document without anything of the language comes back as it is. Never fails: what is wrong is in the result, and the
  /// document in it is what could be expanded of it.
  ///
  /// - Parameters:
  ///   - parsed: The document.
  ///   - choices: What a command or a program chooses.
  ///   - vocabulary: What is known of plain documents.
  ///   - files: Reads what the document names.
  ///   - pool: Keeps what the document declares for the next time; `nil` to read it each time.
  ///   - shared: What other documents read of the files; `nil` where each reads its own.
  ///   - isForced: Whether a document without anything of the language is written anew, too.
  /// - Complexity: O(*n*) in the size of the document that comes out.
  package static func expand(
    _ parsed: ParsedDocument, choices: TemplateChoices, vocabulary: TemplateVocabulary,
    files: any TemplateFiles, pool: DeclarationPool? = nil, shared: SharedReadings? = nil,
    isForced: Bool = false
  ) -> ExpandedDocument {
    guard isForced || choices.needsExpansion || LanguageElement.occur(in: parsed) else {
      return ExpandedDocument(plain: parsed)
    }
    guard parsed.isComplete, let tree = parsed.tree, let root = tree.elements.first else {
      // The end of the document is missing: what its elements mean is not worth a look.
      return ExpandedDocument(
        plain: ParsedDocument(
          source: parsed.source, tree: nil, isComplete: false, diagnostics: parsed.diagnostics))
    }
    let name = parsed.source.text(in: root.name)
    guard !root.isForeign, name == "layout" || name == "library" else {
      return ExpandedDocument(plain: parsed)
    }
    let declarations =
      pool?.take()
      ?? declarations(
        of: parsed, tree, choices, vocabulary, reading: files, shared: shared)
    defer { pool?.give(declarations) }
    let report = declarations.report
    if choices.isTraced { declarations.tokens.forgetValues() }
    guard ChoiceCheck.run(declarations, choices) else {
      var document = ExpandedDocument(
        plain: ParsedDocument(
          source: parsed.source, tree: nil, isComplete: false,
          diagnostics: []),
        report.diagnostics { _ in [] }, usageFaults: report.usageFaults, declarations: declarations)
      if choices.checksUnseen {
        document.unseen = WrittenCheck.run(
          declarations, vocabulary, deepest: choices.limits.whole(.depth))
      }
      if choices.isInspected {
        document.interface = DocumentInterface(declarations, given: GivenValues())
      }
      return document
    }
    return expand(declarations, choices, vocabulary)
  }

  /// Reads what a document declares.
  private static func declarations(
    of parsed: ParsedDocument, _ tree: MarkupTree, _ choices: TemplateChoices,
    _ vocabulary: TemplateVocabulary, reading files: any TemplateFiles, shared: SharedReadings?
  ) -> Declarations {
    let report = TemplateReport()
    for diagnostic in parsed.diagnostics {
      report.add(
        vocabulary.faults.advised(diagnostic, tree, parsed.source),
        at: TemplateReport.Place(file: parsed.source, index: 0, way: -1))
    }
    let reader = DeclaredFiles(
      files, folder: FilePath.folder(of: parsed.source.name), limits: choices.limits,
      shared: shared)
    return Declarations(
      parsed, tree: tree, vocabulary: vocabulary, reader: reader, report: report)
  }

  private static func expand(
    _ declarations: Declarations, _ choices: TemplateChoices, _ vocabulary: TemplateVocabulary
  ) -> ExpandedDocument {
    let report = declarations.report
    let language = DocumentLanguage.read(declarations, locale: choices.locale)
    let localizer = language?.keptLocalizer(of: choices.locale)
    let expander = Expander(
      declarations, choices: choices, vocabulary: vocabulary,
      shared: EvaluationScope.Shared(
        formatter: localizer, limits: ExpressionLimits(choices.limits), report: report,
        declaration: declarations.names.declaration(of:usedAt:in:),
        isPlain: !declarations.usesLanguage),
      theme: choices.theme ?? "base")
    expander.isRightToLeft = language?.tag.isRightToLeft ?? false
    expander.run()
    let strings = choices.findsUnused ? tellUnused(of: localizer, in: declarations) : []
    tellFaults(of: localizer, in: declarations, choices)
    let diagnostics = report.diagnostics(lines: expander.lines)
    guard !report.isStopped else {
      return ExpandedDocument(
        plain: ParsedDocument(
          source: declarations.document.source, tree: nil, isComplete: false, diagnostics: []),
        diagnostics, usageFaults: report.usageFaults, declarations: declarations)
    }
    let plain = PlainWriter.write(
      expander.draft, named: declarations.document.source.name)
    var document = ExpandedDocument(
      plain: plain, diagnostics, usageFaults: report.usageFaults,
      declarations: declarations)
    document.strings = strings
    document.drawn = expander.drawn
    document.checkUnseen(of: declarations, choices, vocabulary, behind: expander)
    document.lacksStyles = !report.unread.isDisjoint(with: [.library, .tokens])
    if choices.isTraced {
      document.tokens = declarations.tokens.used
      document.inputs = DocumentInputs(
        in: declarations, choices, vocabulary, values: expander.documentValues, localizer: localizer
      )
    }
    if choices.isInspected {
      document.interface = DocumentInterface(declarations, given: expander.given)
    }
    return document
  }

  /// Warns of what is never used, and returns the strings with whether they are.
  private static func tellUnused(
    of localizer: Localizer?, in declarations: Declarations
  ) -> [StringUse] {
    // What is wrong may be the use: a misspelt name would be told twice.
    guard !declarations.report.hasErrors else { return [] }
    let unused = UnusedDeclarations(in: declarations)
    let place = TemplateReport.Place(file: declarations.document.source, index: 0, way: -1)
    for warning in unused.warnings { declarations.report.add(warning, at: place) }
    return unused.strings(of: localizer)
  }

  /// Tells what is wrong with strings and with tokens of files, at their places, used or not.
  private static func tellFaults(
    of localizer: Localizer?, in declarations: Declarations, _ choices: TemplateChoices
  ) {
    if choices.checksUnseen {
      TokenFiles.checkValues(of: declarations.tokens, reader: declarations.reader)
    }
    guard choices.checksStrings, !declarations.report.isStopped else { return }
    for (file, fault, severity) in localizer?.faults ?? [] {
      guard let origin = fault.origin else { continue }
      let place = TemplateReport.Place(file: origin.source.text, index: -1, way: -1)
      // Where the string is used it has been told.
      guard declarations.report.isNew(fault.message, at: origin.range, in: place) else { continue }
      var told = TemplateFault(.message, fault.message, at: origin.range, hints: fault.hints)
      told.source = origin.source
      declarations.report.add(
        told.diagnostic(severity), at: place, order: declarations.report.offset(of: file))
    }
  }
}

/// A document after expanding.
package struct ExpandedDocument: Sendable {
  /// The plain document: the document itself where nothing of the language is in it, else a text of its own, whose
  /// positions are those of the files that it was put together from.
  package let plain: ParsedDocument
  /// What is wrong, in the places where it was written, in the order of the document.
  package let diagnostics: [Diagnostic]
  /// Where each of the diagnostics counts in the document.
  package let orders: [Int32]
  /// What is wrong with what was chosen.
  package let usageFaults: [UsageFault]
  /// The paths of the files that were read, seen from the document's folder.
  package let files: [String]
  /// What of the document is worth a look; `nil` for a document without anything of the language.
  package let states: DocumentStates?
  /// The tokens that values were worked out with; none unless that is asked for.
  package fileprivate(set) var tokens: [UsedToken] = []
  /// Whether styles may be missing because a file could not be read, which has been told.
  package fileprivate(set) var lacksStyles = false
  /// The strings of the document; none unless what is unused is asked for.
  package fileprivate(set) var strings: [StringUse] = []
  /// What is wrong with what is written, drawn or not, whatever the values are; none unless that is asked for, or a component
  /// that there is not hides a part of the document.
  package fileprivate(set) var unseen: [Diagnostic] = []
  /// Whether ``unseen`` is to be told although nobody asked for it.
  package fileprivate(set) var tellsUnseen = false
  /// What values come from besides tokens; `nil` unless that is asked for.
  package fileprivate(set) var inputs: DocumentInputs?
  /// What can be chosen, and what components were given; `nil` unless that is asked for.
  package fileprivate(set) var interface: DocumentInterface?
  /// The component of a library that is drawn by itself; `nil` for a document.
  package fileprivate(set) var drawn: DrawnComponent?

  init(
    plain: ParsedDocument, _ diagnostics: [(diagnostic: Diagnostic, order: Int32)],
    usageFaults: [UsageFault] = [], declarations: Declarations? = nil
  ) {
    self.plain = plain
    self.diagnostics = diagnostics.map(\.diagnostic)
    orders = diagnostics.map(\.order)
    self.usageFaults = usageFaults
    files = declarations?.reader.paths ?? []
    states = declarations.map(DocumentStates.init)
  }

  /// A plain document that is not looked at.
  package init(plain: ParsedDocument) { self.init(plain: plain, []) }

  /// Looks at what is written, where that is asked for, or where a part of the document has not been looked at: what stands in a
  /// component that there is not.
  fileprivate mutating func checkUnseen(
    of declarations: Declarations, _ choices: TemplateChoices, _ vocabulary: TemplateVocabulary,
    behind expander: Expander
  ) {
    tellsUnseen =
      expander.hasUnknownComponents && choices.tellsHidden && !choices.checksUnseen
    guard choices.checksUnseen || tellsUnseen else { return }
    unseen = WrittenCheck.run(
      declarations, vocabulary, deepest: choices.limits.whole(.depth))
  }

  /// The plain document as `strut expand` prints it: a brace that is text is written twice.
  package var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(plain.source.bytes.count)
    for byte in plain.source.bytes {
      bytes.append(byte)
      if byte == UInt8(ascii: "{") { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
