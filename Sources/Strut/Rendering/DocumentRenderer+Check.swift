import StrutCore
import StrutFormats
import StrutTemplate

extension DocumentRenderer {
  /// Everything that is wrong with a document, or never used, in all of its cases, themes and languages, and with a library
  /// in all of its components, each mistake once.
  ///
  /// Each case is looked at in each theme and in each language, but not in each theme of each language: neither knows of
  /// the other.
  ///
  /// - Parameters:
  ///   - choices: What is chosen; a case, a component, a theme or a language that is chosen is the only one.
  ///   - canvases: What golden runs draw: a document that gives itself no width is looked at on each, and a component, which is drawn
  ///     without a case then, too; `nil` where there are none.
  ///   - locales: The languages that golden runs draw, in which a document is looked at whose strings are those of one alone.
  package func check(
    _ source: ParsedSource, choices: TemplateChoices, canvases: [NamedCanvas]? = nil,
    locales: [String] = []
  ) -> CheckedDocument {
    var (source, choices) = (source, choices)
    // All cases, themes and languages share what the document imports.
    source.keptFiles = KeptTemplateFiles()
    choices.isOnlyRead = true
    choices.findsUnused = true
    choices.checksStrings = true
    choices.isInspected = true
    choices.checksUnseen = true
    // Of other looks it would be no news.
    choices.tellsHidden = false
    // Golden runs draw components, of which each is looked at by itself.
    let own = source.hasOwnWidth || choices.component != nil ? [] : canvases ?? []
    let looked = look(source, choices, on: own)
    let first = looked.first
    choices.isInspected = false
    choices.checksUnseen = false
    var checked = CheckedDocument(looked)
    if let undrawable = looked.undrawable { checked.add(canvasOf: undrawable) }
    guard let states = first.states, first.usageFaults.isEmpty else { return checked }
    checkCases(source, states, choices, on: canvases, &checked)
    if choices.component == nil { checkUndrawn(source, states, choices, &checked) }
    choices.findsUnused = false
    for look in looks(of: first, source, choices, locales) {
      choices.theme = look.theme ?? choices.theme
      choices.locale = look.locale ?? choices.locale
      choices.checksStrings = look.locale != nil
      let looked = self.look(source, choices, on: own)
      checked.add(looked.diagnostics, in: look)
      if let undrawable = looked.undrawable { checked.add(canvasOf: undrawable, in: look) }
      choices.checksStrings = false
      checkCases(source, states, choices, on: canvases, in: look, &checked)
      (choices.theme, choices.locale) = (look.before.theme, look.before.locale)
    }
    // What some look has shown is told with the way there.
    checked.add(unseen: first.unseen)
    checked.finish()
    return checked
  }

  /// Looks at the cases of a document, or at the components of a library, unless one was chosen.
  private func checkCases(
    _ source: ParsedSource, _ states: DocumentStates, _ choices: TemplateChoices,
    on canvases: [NamedCanvas]?, in look: CheckedLook = CheckedLook(),
    _ checked: inout CheckedDocument
  ) {
    guard choices.caseName == nil, choices.component == nil else { return }
    var choices = choices
    // Where a document has cases, one without a value for everything is not drawn without a case.
    if states.states.contains(where: { $0.caseName != nil }) { checked.dropMissingValues() }
    var drawn = DrawnCases(checked.drawnWithoutCase)
    let counts = Dictionary(states.states.map { ($0.component, 1) }, uniquingKeysWith: +)
    let all = states.states.filter { states.isLibrary || $0.caseName != nil }
    choices.drawsOwnComponents = true
    for state in all + states.componentCases {
      choices.caseName = state.caseName
      choices.component = state.component
      let isDrawn = isDrawn(
        state, in: states, isOnly: counts[state.component] == 1, hasCanvases: canvases != nil)
      let looked = self.look(
        source, choices, on: isDrawn && !source.hasOwnWidth ? canvases ?? [] : [])
      let document = looked.first
      var look = look
      look.state = state
      checked.add(looked.diagnostics, in: look)
      if isDrawn, let undrawable = looked.undrawable { checked.add(canvasOf: undrawable, in: look) }
      if checked.strings.isEmpty { checked.strings = document.strings }
      guard choices.findsUnused, document.placed != nil,
        let other = drawn.double(of: state, document.text.bytes), let name = state.caseName,
        // Why it is has been told.
        !document.diagnostics.contains(where: { $0.code == "null-value" }),
        other != nil || !Self.usualNames.contains(name.lowercased())
      else { continue }
      checked.add([
        .sameCase(name, of: state.component, as: other, at: states.caseRanges[state])
      ])
    }
  }

  /// What people call a case that is to be the document without one.
  private static let usualNames: Set<String> = ["default", "base", "basic", "normal"]

  /// Looks at a document, or at a component, on canvases; none are its own.
  private func look(
    _ source: ParsedSource, _ choices: TemplateChoices, on canvases: [NamedCanvas]
  ) -> CanvasLook {
    let expansion = source.expanded(options, choices: choices)
    return CanvasLook(on: canvases) {
      process(source.resolved(expansion, options, canvas: $0.overrides))
    }
  }

  /// Whether somebody draws what is looked at. A component may be right where it is used, whatever it is alone: one counts that has
  /// cases, which somebody wants to see, or that golden runs draw.
  ///
  /// - Parameter isOnly: Whether the component has no other state.
  private func isDrawn(
    _ state: DocumentStates.State, in states: DocumentStates, isOnly: Bool, hasCanvases: Bool
  ) -> Bool {
    guard state.component != nil else { return true }
    return states.isLibrary && (state.caseName != nil || isOnly && hasCanvases)
  }

  /// Looks for errors in components that nobody can draw without parameters, as far as they do not depend on these.
  private func checkUndrawn(
    _ source: ParsedSource, _ states: DocumentStates, _ choices: TemplateChoices,
    _ checked: inout CheckedDocument
  ) {
    var choices = choices
    choices.isPartial = true
    for undrawn in states.undrawn {
      choices.component = undrawn.component
      let found = process(source, choices: choices).diagnostics
      checked.add(found.filter { $0.severity == .error })
    }
  }

  /// The themes and the languages of a document that were not chosen away, besides that in which it was looked at.
  private func looks(
    of document: ProcessedDocument, _ source: ParsedSource, _ choices: TemplateChoices,
    _ asked: [String]
  ) -> [CheckedLook] {
    guard let interface = document.interface else { return [] }
    var looks: [CheckedLook] = []
    let before = (choices.theme, choices.locale)
    if choices.theme == nil {
      looks += interface.themes.map { CheckedLook(theme: $0, before: before) }
    }
    if choices.locale == nil {
      let locales = LocaleSearch.locales(
        of: interface.strings, in: FilePath.real(source.folder) ?? source.folder,
        includingMisspelt: true)
      // Strings of one language are told where others are asked for.
      looks += Set(locales + (interface.hasFixedStrings ? asked : [])).filter {
        $0 != interface.language
      }.sorted().map {
        CheckedLook(locale: $0, before: before)
      }
    }
    return looks
  }
}

/// One way to look at a document.
private struct CheckedLook {
  var theme: String?
  var locale: String?
  /// What was chosen for both.
  var before: (theme: String?, locale: String?) = (nil, nil)
  var state = DocumentStates.State()

  /// The way to what is wrong only here.
  var trace: [String] {
    var words: [String] = []
    if let name = state.caseName {
      words.append("the case '\(name)'" + (state.component.map { " of <\($0)>" } ?? ""))
    }
    if let theme { words.append("the theme '\(theme)'") }
    if let locale { words.append("the language '\(locale)'") }
    return words.isEmpty ? [] : ["in " + words.joined(separator: ", in ")]
  }
}

/// What the cases of a document, or of the components of a library, come to as plain documents.
private struct DrawnCases {
  private struct Key: Hashable {
    var component: String?
    var text: [UInt8]
  }

  private var names: [Key: String?] = [:]

  /// - Parameter text: The document without a case; `nil` where it is not drawn so.
  init(_ text: [UInt8]?) {
    if let text { names[Key(component: nil, text: text)] = .some(nil) }
  }

  /// The case before of the same component that is the same, `nil` inside for the document without a case; `nil` for none, and
  /// where no case is chosen.
  mutating func double(of state: DocumentStates.State, _ text: [UInt8]) -> String?? {
    guard let name = state.caseName else { return nil }
    let key = Key(component: state.component, text: text)
    guard let other = names[key] else {
      names[key] = .some(name)
      return nil
    }
    return .some(other)
  }
}

extension Diagnostic {
  /// Whether what it tells may be why a document has no boxes: a condition that never holds, or a component without any.
  fileprivate var leavesOut: Bool { ["comparison", "empty-component"].contains(code.rawValue) }

  /// A case shows what another one shows.
  ///
  /// - Parameter other: The other case; `nil` where it is the document without one.
  fileprivate static func sameCase(
    _ name: String, of component: String?, as other: String?, at range: SourceRange?
  ) -> Self {
    let subject = component.map { " of <\($0)>" } ?? ""
    return Self(
      .warning, "same-case",
      "the case '\(name)'\(subject) is the same as \(other.map { "'\($0)'" } ?? "the document without a case")",
      at: range)
  }
}

/// What is wrong with a document in all of its cases, themes and languages.
package struct CheckedDocument {
  /// The document as it was written.
  package let source: SourceText
  /// Errors and warnings, each mistake once.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The strings of the document, with whether it uses them.
  package fileprivate(set) var strings: [StringUse]
  /// The themes of the document, without `base`; none where they are not known.
  package let themes: [String]
  /// What of the document is worth a look; `nil` where that is not known.
  package let states: DocumentStates?
  /// What is wrong with what was chosen.
  package let usageFaults: [UsageFault]
  private var known: Set<Diagnostic.Mistake> = []
  private var dropsMissingValues = false
  /// Whether a case lacks a value, which is a mistake of its own.
  private var casesLackValues = false
  /// The plain document without a case; `nil` where a case was chosen or something is wrong with it.
  fileprivate let drawnWithoutCase: [UInt8]?

  fileprivate init(_ looked: CanvasLook) {
    let document = looked.first
    let isDrawn = document.placed != nil && document.states?.isLibrary == false
    drawnWithoutCase = isDrawn ? document.text.bytes : nil
    source = document.source
    strings = document.strings
    usageFaults = document.usageFaults
    themes = document.interface?.themes ?? []
    states = document.states
    add(looked.diagnostics)
  }

  /// Takes away, now and later, what is said of a document without a case that needs one.
  fileprivate mutating func dropMissingValues() {
    guard !dropsMissingValues else { return }
    dropsMissingValues = true
    diagnostics.removeAll { $0.code == "missing-value" }
  }

  /// Says nothing of what is unused where something is wrong, which may be the use.
  fileprivate mutating func finish() {
    allowMissingValues()
    guard diagnostics.contains(where: { $0.severity == .error }) else { return }
    diagnostics.removeAll { $0.code == "unused" }
    strings = []
  }

  /// Turns errors into warnings where nothing is wrong but that a document without cases needs values: rows or a call give them.
  private mutating func allowMissingValues() {
    let errors = diagnostics.indices.filter { diagnostics[$0].severity == .error }
    guard !casesLackValues, errors.allSatisfy({ diagnostics[$0].code == "missing-value" }) else {
      return
    }
    for index in errors {
      diagnostics[index].severity = .warning
      diagnostics[index].hints.append("write a <case> that gives it one, which is looked at")
    }
  }

  /// Adds what is wrong with what is written, each at its place, but for places of which something has been told.
  fileprivate mutating func add(unseen: [Diagnostic]) {
    diagnostics.merge(unseen: unseen)
  }

  /// Adds that a document has nothing to be drawn on, or too much; of a component without a case, which may be right where it is
  /// used, it is a warning. A case is there to be drawn.
  fileprivate mutating func add(
    canvasOf document: ProcessedDocument, in look: CheckedLook = CheckedLook()
  ) {
    guard var fault = document.placed?.canvasFault else { return }
    if look.state.component != nil, look.state.caseName == nil { fault.severity = .warning }
    // What a warning says already is an error where it leaves nothing to draw on.
    if fault.severity == .error {
      let mistake = Diagnostic.Mistake(fault)
      let told = diagnostics.firstIndex { Diagnostic.Mistake($0) == mistake }
      if let told { diagnostics[told].severity = .error }
      // Where nothing is drawn since something is always left out, that is what is wrong.
      let why = diagnostics.firstIndex { $0.leavesOut }
      if let why, told == nil, diagnostics.allSatisfy({ $0.severity == .warning || $0.leavesOut }) {
        diagnostics[why].severity = .error
        return
      }
    }
    add([fault], in: look)
  }

  fileprivate mutating func add(_ found: [Diagnostic], in look: CheckedLook = CheckedLook()) {
    for var diagnostic in found where known.insert(Diagnostic.Mistake(diagnostic)).inserted {
      // A case that lacks a value is wrong itself.
      let isOfCase = look.state.caseName != nil
      if dropsMissingValues, !isOfCase, diagnostic.code == "missing-value" { continue }
      if isOfCase, diagnostic.code == "missing-value" { casesLackValues = true }
      diagnostic.trace += look.trace
      diagnostics.append(diagnostic)
    }
  }
}
