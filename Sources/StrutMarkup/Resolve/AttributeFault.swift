import StrutCore
import StrutSyntax

/// What is wrong with an attribute as it is written.
enum AttributeFault: Error {
  /// The element has no such attribute.
  case name(String, value: String, on: ElementKind, SourceRange)
  /// The value does not follow the grammar of the attribute.
  case value(ValueFault, of: AttributeDefinition, on: ElementKind, ValueText)

  /// The fault in words.
  var diagnostic: Diagnostic {
    switch self {
    case .name(let name, let value, let kind, let range):
      .unknownAttribute(name, value: value, on: kind, at: range)
    case .value(let fault, let definition, let kind, let value):
      .wrongValue(
        fault, of: definition, on: kind,
        text: String(decoding: value.bytes[fault.start..<fault.end], as: UTF8.self),
        in: value.string,
        at: value.range(fault.start, fault.end))
    }
  }
}
