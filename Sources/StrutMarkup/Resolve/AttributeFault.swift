import StrutCore
import StrutSyntax

/// What is wrong with an attribute as it is written.
enum AttributeFault: Error {
  /// The element has no such attribute.
  case name(String, value: String, on: ElementKind, SourceRange)
  /// The value does not follow the grammar of the attribute.
  case value(ValueFault, of: AttributeDefinition, on: ElementKind, ValueText)

  /// Whether the element or another attribute of it says all of it: a grid, a shape and a loop are told as a whole.
  func isTold(in surroundings: ElementSurroundings) -> Bool {
    guard case .name(let name, let value, _, _) = self else { return false }
    let hyphenated = ForeignAttribute.hyphenated(name)
    if surroundings.attributesOfShape.contains(hyphenated) { return true }
    if surroundings.isKeyOfLoop(name) { return true }
    guard hyphenated == "grid-template-columns" else { return false }
    return surroundings.value(of: "display") == "grid" && surroundings.childCount > 0
      && ForeignGrid(value) != nil
  }

  /// The fault in words.
  ///
  /// - Parameter surroundings: What stands around the attribute.
  func diagnostic(in surroundings: ElementSurroundings = .unknown) -> Diagnostic {
    switch self {
    case .name(let name, let value, let kind, let range):
      return .unknownAttribute(name, value: value, on: kind, in: surroundings, at: range)
        .adapted(to: surroundings, name, value)
    case .value(let fault, let definition, let kind, let value):
      return .wrongValue(
        fault, of: definition, on: kind,
        text: String(decoding: value.bytes[fault.start..<fault.end], as: UTF8.self),
        in: value.string, surroundings,
        at: value.range(fault.start, fault.end)
      ).adapted(to: surroundings, definition.name, value.string)
    }
  }
}
