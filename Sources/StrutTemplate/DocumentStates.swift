import StrutCore

/// What of a document or a library is worth a look: its cases, and its components with theirs.
package struct DocumentStates: Sendable {
  /// One picture of it.
  package struct State: Hashable, Sendable {
    /// The component of a library; `nil` for a document.
    package let component: String?
    /// The case; `nil` for none.
    package let caseName: String?

    /// Joins what is chosen.
    package init(component: String? = nil, caseName: String? = nil) {
      self.component = component
      self.caseName = caseName
    }
  }

  /// A component that nobody can draw.
  package struct Undrawn: Hashable, Sendable {
    /// The component.
    package let component: String
    /// The parameters without a default.
    package let needed: [String]

    init(_ definition: ComponentDefinition) {
      component = definition.name
      needed = definition.parameters.filter { $0.defaultValue == nil }.map(\.name)
    }
  }

  /// Whether it is a library.
  package let isLibrary: Bool
  /// The states in the order in which they are declared; the one without a case comes first, where nothing has to be given.
  package let states: [State]
  /// The cases of the components that a document has itself, which nobody draws.
  package let componentCases: [State]
  /// The components of a library that are never drawn: they need parameters, and have no case that gives some.
  package let undrawn: [Undrawn]
  /// The themes, without `base`; `nil` where a library that may have some could not be read.
  package let themes: [String]?
  /// Where the name of each case stands in the document.
  package let caseRanges: [State: SourceRange]

  /// The name of a case as names of files have it.
  package static func fileName(ofCase name: String) -> String {
    CaseDefinition.fileName(of: name)
  }

  init(_ declarations: Declarations) {
    isLibrary = declarations.isLibrary
    themes = declarations.report.unread.contains(.library) ? nil : declarations.tokens.themes
    var states: [State] = []
    var ranges: [State: SourceRange] = [:]
    var undrawn: [Undrawn] = []
    let own = declarations.components.values.filter { $0.file.index == 0 }
    for component in own.sorted(by: { $0.node < $1.node }) {
      let own = Self.states(component.name, component.parameters, component.cases)
      states += own
      if own.isEmpty { undrawn.append(Undrawn(component)) }
      for entry in component.cases {
        ranges[State(component: component.name, caseName: entry.name)] = entry.nameRange
      }
    }
    for entry in declarations.cases { ranges[State(caseName: entry.name)] = entry.nameRange }
    self.states =
      isLibrary ? states : Self.states(nil, declarations.parameters, declarations.cases)
    componentCases = isLibrary ? [] : states.filter { $0.caseName != nil }
    self.undrawn = isLibrary ? undrawn : []
    caseRanges = ranges
  }

  private static func states(
    _ component: String?, _ parameters: [ParameterDefinition], _ cases: [CaseDefinition]
  ) -> [State] {
    let isComplete = parameters.allSatisfy { $0.defaultValue != nil }
    return (isComplete ? [State(component: component)] : [])
      + cases.map { State(component: component, caseName: $0.name) }
  }
}
