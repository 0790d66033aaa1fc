import StrutCore
import StrutSyntax

/// A component: its parameters, its cases, its slots and what it is made of.
final class ComponentDefinition: Sendable {
  /// The name.
  let name: String
  /// The file in which it stands.
  let file: TemplateFile
  /// The element.
  let node: Int32
  /// Where its name stands.
  var nameRange: SourceRange {
    file.attribute("name", of: node).map(file.valueRange) ?? file.nameRange(node)
  }
  /// The parameters in order.
  let parameters: [ParameterDefinition]
  /// The cases in order.
  let cases: [CaseDefinition]
  /// What it is made of.
  let body: [Int32]
  /// The names of its slots; empty for the one without a name.
  let slots: Set<String>
  /// The slots that only stand in the content of another one by default, by their names, with the name of that.
  let slotsInSlots: [String: String]
  /// Whether it has several root boxes, so that an id only names the path to what is inside.
  let hasSeveralRoots: Bool
  /// Whether the root boxes are those of one loop, so that there may be one alone.
  let isLoop: Bool
  /// Whether something in it is wrong that may have been a parameter or a slot, so that nothing is told of what is given to these.
  let isPartlyRead: Bool
  private let parameterIndices: [String: Int]

  init(
    name: String, file: TemplateFile, node: Int32, parameters: [ParameterDefinition],
    cases: [CaseDefinition], body: [Int32], slots: (names: Set<String>, inSlots: [String: String]),
    isPartlyRead: Bool
  ) {
    self.name = name
    self.file = file
    self.node = node
    self.parameters = parameters
    self.cases = cases
    self.body = body
    self.slots = slots.names
    slotsInSlots = slots.inSlots
    self.isPartlyRead = isPartlyRead
    let rootCount = Self.rootCount(body, in: file)
    hasSeveralRoots = rootCount > 1
    isLoop =
      rootCount == 2 && body.contains { file.role($0) == .language(.forElement) }
    parameterIndices = Dictionary(
      parameters.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// How many root boxes nodes come to, as far as that can be told without expanding them.
  private static func rootCount(_ body: [Int32], in file: TemplateFile) -> Int {
    body.reduce(0) { count, node in
      switch file.role(node) {
      case nil, .foreign?, .language(.letElement)?, .language(.elseElement)?: count
      case .language(.forElement)?: count + 2
      default: count + 1
      }
    }
  }

  /// The parameter that a text in an instance was probably meant for: one for any text that must be given and is not, or else
  /// the first one where none is given.
  func firstText(missingOn instance: Int32, of file: TemplateFile) -> ParameterDefinition? {
    let texts = parameters.filter { ($0.kind ?? .text) == .text && $0.accepted == nil }
    let open = texts.filter { file.attribute($0.name, of: instance) == nil }
    return open.first { $0.defaultValue == nil } ?? (open.count == texts.count ? open.first : nil)
  }

  /// What to write in the component where a variable was to be given from outside, as Svelte's `export let`; `nil` where it has no
  /// variable of a name.
  func parameterHint(forVariable name: String) -> String? {
    let variable = body.first { node in
      file.role(node) == .language(.letElement)
        && file.attribute("name", of: node).map(file.writtenValue) == name
    }
    guard let variable else { return nil }
    let value = file.attribute("value", of: variable).map {
      file.source.text(in: file.valueRange($0))
    }
    let shown = value.flatMap { $0.utf8.count <= 40 ? $0 : nil } ?? "…"
    return
      "write <param name=\"\(name)\" default=\"\(shown)\"/> in place of the <let> at \(file.shown(file.tree.nodes[Int(variable)].range)): nothing outside gives a <let> its value"
  }

  /// The parameter that has the name of an attribute of boxes but for capitals and hyphens: `maxWidth` for `max-width`.
  func parameterSpelt(_ name: String) -> String? {
    guard name.contains("-") else { return nil }
    let plain = name.filter { $0 != "-" }
    return parameters.first { $0.name != name && $0.name.lowercased() == plain }?.name
  }

  /// Whether it is a part of a text, and no box.
  var isPartOfText: Bool {
    body.allSatisfy { file.role($0) == nil || ["span", "br", "image"].contains(file.name($0)) }
  }

  /// The index of a parameter.
  func parameter(_ name: String) -> Int? { parameterIndices[name] }
}

/// A parameter of a component or of a document.
struct ParameterDefinition {
  let name: String
  let file: TemplateFile
  let nameRange: SourceRange
  /// What its values are; `nil` for anything.
  let kind: ParameterType?
  /// The attribute `default`; `nil` for a parameter that must be given.
  let defaultValue: Int32?
  /// The values that it may have; `nil` for any.
  let accepted: [String]?
  /// Whether a wrong type, which has been told, says that it may be left out.
  let isOptionalElsewhere: Bool
}

/// A state of a document or a component that is worth a look.
struct CaseDefinition {
  /// One value of a case.
  struct Setting {
    let name: String
    let nameRange: SourceRange
    /// The attribute `value`.
    let value: Int32
  }

  let name: String
  /// The name as names of files have it.
  let fileName: String
  let file: TemplateFile
  let node: Int32
  let nameRange: SourceRange
  let settings: [Setting]
  /// What stands in it besides the settings: the content of a component's slots.
  let content: [Int32]

  /// The name of a case as names of files have it.
  static func fileName(of name: String) -> String {
    String(name.map { $0.isWhitespace || $0 == "/" ? "-" : $0 })
  }
}

/// A `<style>` with the file in which it stands.
struct StyleDefinition {
  let name: String
  let file: TemplateFile
  let node: Int32
}

/// A `<data>`.
struct DataDefinition {
  let name: String
  let file: TemplateFile
  let node: Int32
  let nameRange: SourceRange
  /// The attribute `src`; `nil` for data in the content.
  let source: Int32?
}
