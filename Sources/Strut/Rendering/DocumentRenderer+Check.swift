import StrutCore
import StrutTemplate

extension DocumentRenderer {
  /// Everything that is wrong with a document, or never used, in all of its cases, and with a library in all of its components, each
  /// mistake once.
  ///
  /// - Parameter choices: What is chosen; a case or a component that is chosen is the only one.
  package func check(_ source: ParsedSource, choices: TemplateChoices) -> CheckedDocument {
    var choices = choices
    choices.isOnlyRead = true
    choices.findsUnused = true
    let first = process(source, choices: choices)
    var checked = CheckedDocument(first)
    guard let states = first.states, first.usageFaults.isEmpty, choices.caseName == nil,
      choices.component == nil
    else { return checked }
    // Where a document has cases, one without a value for everything is not drawn without a case.
    if states.states.contains(where: { $0.caseName != nil }) {
      checked.diagnostics.removeAll { $0.code == "missing-value" }
    }
    var drawn = DrawnCases()
    for state in states.states where states.isLibrary || state.caseName != nil {
      choices.caseName = state.caseName
      choices.component = state.component
      let document = process(source, choices: choices)
      checked.add(document.diagnostics)
      if checked.strings.isEmpty { checked.strings = document.strings }
      guard document.placed != nil, let other = drawn.double(of: state, document.text.bytes),
        let name = state.caseName
      else { continue }
      let subject = state.component.map { " of <\($0)>" } ?? ""
      checked.add([
        Diagnostic(
          .warning, "same-case", "the case '\(name)'\(subject) is the same as '\(other)'",
          at: states.caseRanges[state])
      ])
    }
    return checked
  }
}

/// What the cases of a document, or of the components of a library, come to as plain documents.
private struct DrawnCases {
  private struct Key: Hashable {
    var component: String?
    var text: [UInt8]
  }

  private var names: [Key: String] = [:]

  /// The case before of the same component that is the same; `nil` for none, and where no case is chosen.
  mutating func double(of state: DocumentStates.State, _ text: [UInt8]) -> String? {
    guard let name = state.caseName else { return nil }
    let key = Key(component: state.component, text: text)
    guard let other = names[key] else {
      names[key] = name
      return nil
    }
    return other
  }
}

/// What is wrong with a document in all of its cases.
package struct CheckedDocument {
  /// The document as it was written.
  package let source: SourceText
  /// Errors and warnings, each mistake once.
  package fileprivate(set) var diagnostics: [Diagnostic]
  /// The strings of the document, with whether it uses them.
  package fileprivate(set) var strings: [StringUse]
  /// What is wrong with what was chosen.
  package let usageFaults: [String]

  fileprivate init(_ document: ProcessedDocument) {
    source = document.source
    diagnostics = document.diagnostics
    strings = document.strings
    usageFaults = document.usageFaults
  }

  fileprivate mutating func add(_ found: [Diagnostic]) {
    for diagnostic in found {
      let isKnown = diagnostics.contains {
        $0.message == diagnostic.message && $0.range == diagnostic.range
          && $0.source?.name == diagnostic.source?.name
      }
      if !isKnown { diagnostics.append(diagnostic) }
    }
  }
}
