import StrutCore
import StrutSyntax

/// Looks at the elements of the language in a file: where they stand, and what attributes they have.
struct LanguageCheck {
  private let file: TemplateFile
  private let vocabulary: TemplateVocabulary
  private let report: TemplateReport
  private let place: TemplateReport.Place
  /// The elements that cannot be used.
  private var wrongNodes: Set<Int32> = []
  /// The names of components that cannot be used for their names.
  private var wrongComponents: Set<String> = []
  /// The last node so far in each element that is more than white space; -1 for none.
  private var lastChild: [Int32]

  /// Reports everything that is wrong with a file's elements of the language, used or not.
  ///
  /// - Returns: The nodes of elements that cannot be used.
  static func run(
    _ file: TemplateFile, vocabulary: TemplateVocabulary, report: TemplateReport
  ) -> Set<Int32> {
    var check = LanguageCheck(
      file: file, vocabulary: vocabulary, report: report,
      place: TemplateReport.Place(file: file.source, index: file.index, way: -1))
    for fault in file.faults { report.add(fault, at: check.place) }
    for (node, entry) in file.tree.nodes.enumerated() {
      check.check(Int32(node))
      if entry.parent >= 0, !file.isBlank(Int32(node)) {
        check.lastChild[Int(entry.parent)] = Int32(node)
      }
    }
    return check.wrongNodes
  }

  private init(
    file: TemplateFile, vocabulary: TemplateVocabulary, report: TemplateReport,
    place: TemplateReport.Place
  ) {
    self.file = file
    self.vocabulary = vocabulary
    self.report = report
    self.place = place
    lastChild = [Int32](repeating: -1, count: file.tree.nodes.count)
  }

  private mutating func check(_ node: Int32) {
    switch file.role(node) {
    case .language(let element)?:
      checkAttributes(of: node, element)
      checkPlace(of: node, element)
      checkContent(of: node, element)
    case .plain?: checkName(of: node)
    default: break
    }
  }

  private mutating func refuse(_ node: Int32, _ diagnostic: Diagnostic) {
    wrongNodes.insert(node)
    report.add(diagnostic, at: place)
  }

  /// Tells a name that is near to one of the language as such; what is near to a plain one is told by the resolver.
  private mutating func checkName(of node: Int32) {
    let name = file.name(node)
    guard node > 0, !vocabulary.elements.contains(name) else { return }
    // That a component cannot have this name has been told.
    guard !wrongComponents.contains(name) else {
      wrongNodes.insert(node)
      return
    }
    let language = LanguageElement.allCases.map(\.rawValue)
    let hint: String
    if let foreign = ForeignLanguageElement.hint(for: name) {
      hint = foreign
    } else if let near = nearestName(to: name, among: vocabulary.elements + language),
      language.contains(near)
    {
      hint = "did you mean '\(near)'?"
    } else {
      return
    }
    refuse(node, .unknownTemplateElement(name, hint: hint, at: file.nameRange(node)))
  }

  // MARK: Attributes

  private mutating func checkAttributes(of node: Int32, _ element: LanguageElement) {
    let own = element.attributes
    let known = isContent(element) ? own + ["slot"] : own
    var missing = required(element).filter { file.attribute($0, of: node) == nil }
    for index in file.element(node)?.attributes ?? 0..<0 {
      let attribute = file.tree.attributes[Int(index)]
      let name = file.source.text(in: attribute.name)
      if attribute.isForeign || name.hasPrefix("xml:") || known.contains(name) { continue }
      // What is missing was probably meant.
      let meant = missing.isEmpty ? nil : missing.removeFirst()
      if meant != nil { wrongNodes.insert(node) }
      // What the element would have brought is not there.
      switch element {
      case .import: self.report.unread.insert(.library)
      case .tokens, .theme: self.report.unread.insert(.tokens)
      case .strings: self.report.unread.insert(.strings)
      default: break
      }
      report.add(
        .unknownLanguageAttribute(
          name, on: element.rawValue, meant: meant, known: own, at: attribute.name), at: place)
    }
    for name in missing {
      refuse(
        node, .missingLanguageAttribute(name, on: element.rawValue, at: file.nameRange(node)))
    }
    for name in ["name", "each", "index", "type"] {
      guard own.contains(name), let attribute = file.attribute(name, of: node) else { continue }
      checkName(attribute, name, of: node, element)
    }
    for name in ["in", "test"] {
      guard own.contains(name), let attribute = file.attribute(name, of: node),
        case .written = file.content(ofAttribute: attribute)
      else { continue }
      refuse(
        node,
        .notAnExpression(name, on: element.rawValue, at: file.valueRange(attribute)))
    }
  }

  private func isContent(_ element: LanguageElement) -> Bool {
    switch element {
    case .forElement, .ifElement, .elseElement, .slot: true
    default: false
    }
  }

  private func required(_ element: LanguageElement) -> [String] {
    switch element {
    case .import, .strings: ["src"]
    case .token, .letElement, .set: ["name", "value"]
    case .theme, .data, .component, .param, .caseElement: ["name"]
    case .forElement: ["each", "in"]
    case .ifElement: ["test"]
    case .library, .tokens, .elseElement, .slot: []
    }
  }

  /// A name is written as it is; one that expressions use has to be one that they can.
  private mutating func checkName(
    _ attribute: Int32, _ name: String, of node: Int32, _ element: LanguageElement
  ) {
    let range = file.valueRange(attribute)
    guard case .written = file.content(ofAttribute: attribute) else {
      return refuse(node, .computedName(of: element.rawValue, name, at: range))
    }
    let value = file.writtenValue(attribute)
    if value.allSatisfy(\.isWhitespace) {
      return refuse(node, .emptyName(of: element.rawValue, name, at: range))
    }
    switch element {
    case .component:
      guard !(value.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false) else { return }
      wrongComponents.insert(value)
      refuse(node, .wrongComponentName(value, at: range))
    case .letElement, .forElement, .data, .param:
      guard name != "type", !Self.isVariable(value) else { return }
      refuse(node, .wrongName(value, name, at: range))
    default: break
    }
  }

  private static func isVariable(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isAlphabetic,
      !["null", "true", "false", "and", "or", "not"].contains(name)
    else { return false }
    return name.last != "-"
      && name.unicodeScalars.allSatisfy {
        $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
  }

  // MARK: Places

  private mutating func checkPlace(of node: Int32, _ element: LanguageElement) {
    let parent = file.tree.nodes[Int(node)].parent
    guard parent >= 0, let around = file.role(parent) else { return }
    let name = file.name(parent)
    let isTop = parent == 0
    let (isAllowed, homes): (Bool, String) =
      switch element {
      case .library: (false, "alone in a file")
      case .import, .tokens, .theme, .strings, .component:
        (isTop, "at the top of a <layout> or <library>")
      case .data: (isTop && name == "layout", "at the top of a <layout>")
      case .param, .caseElement:
        (
          isTop && name == "layout" || around == .language(.component),
          "at the top of a <layout> or in a <component>"
        )
      case .token:
        (around == .language(.tokens) || around == .language(.theme), "in <tokens> and <theme>")
      case .set: (around == .language(.caseElement), "in a <case>")
      case .letElement, .forElement, .ifElement, .elseElement, .slot:
        (holdsContent(around, name), "where boxes, spans, text or statements may stand")
      }
    if !isAllowed {
      refuse(
        node,
        .misplacedLanguageElement(
          element.rawValue, in: name, homes: homes, at: file.nameRange(node)))
    } else if element == .slot, !isInComponent(node) {
      refuse(node, .slotOutside(at: file.nameRange(node)))
    } else if element == .elseElement {
      checkElse(node)
    }
  }

  private func holdsContent(_ role: ElementRole, _ name: String) -> Bool {
    switch role {
    case .plain: name != "br"
    case .inline, .instance: true
    case .statement, .font, .style, .foreign: false
    case .language(let element):
      switch element {
      case .component, .letElement, .forElement, .ifElement, .elseElement, .slot, .caseElement:
        true
      default: false
      }
    }
  }

  private func isInComponent(_ node: Int32) -> Bool {
    var parent = file.tree.nodes[Int(node)].parent
    while parent >= 0 {
      if file.role(parent) == .language(.component) { return true }
      parent = file.tree.nodes[Int(parent)].parent
    }
    return false
  }

  /// `<else>` follows `<if>`, `<for>` or `<else test>` with nothing between but white space.
  private mutating func checkElse(_ node: Int32) {
    let last = lastChild[Int(file.tree.nodes[Int(node)].parent)]
    let previous = last < 0 ? nil : last
    switch previous.flatMap(file.role) {
    case .language(.ifElement)?, .language(.forElement)?: break
    case .language(.elseElement)?:
      if let previous, file.attribute("test", of: previous) == nil {
        refuse(node, .elseAfterElse(at: file.nameRange(node)))
      }
    default:
      let parent = file.name(file.tree.nodes[Int(node)].parent)
      refuse(node, .strayElse(in: parent, at: file.nameRange(node)))
    }
  }

  // MARK: Content

  private mutating func checkContent(of node: Int32, _ element: LanguageElement) {
    switch element {
    case .library, .import, .tokens, .theme, .strings, .param, .set, .token, .letElement:
      for child in file.tree.children(of: node) where !file.isBlank(child) {
        if file.role(child) == nil {
          report.add(
            .strayContent(in: element.rawValue, at: file.tree.nodes[Int(child)].range), at: place)
        } else if case .language? = file.role(child) {
          continue
        } else if element != .library {
          report.add(
            .elementInDeclaration(
              file.name(child), in: element.rawValue,
              holdsTokens: [.tokens, .theme].contains(element),
              at: file.nameRange(child)), at: place)
        }
      }
    default: break
    }
  }
}
