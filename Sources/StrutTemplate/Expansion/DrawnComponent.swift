import StrutCore

/// A component of a library that is drawn by itself.
package struct DrawnComponent: Sendable {
  /// The component.
  package let name: String
  /// The case that it is drawn in; `nil` for none.
  package let caseName: String?
  /// Where the name of the case stands, or that of the component where there is none.
  package let range: SourceRange
  /// The file of that place where it is not the library that is drawn.
  package let source: SourceText?
  /// Whether it has slots, and nothing is handed into them.
  package let lacksContent: Bool

  init(_ component: ComponentDefinition, in state: CaseDefinition?, lacksContent: Bool) {
    name = component.name
    caseName = state?.name
    range = state?.nameRange ?? component.nameRange
    source = component.file.index == 0 ? nil : component.file.source
    self.lacksContent = lacksContent && !component.slots.isEmpty
  }
}
