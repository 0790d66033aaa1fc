import StrutCore
import StrutSyntax

/// Looks at the elements of the language in a file: where they stand, and what attributes they have.
struct LanguageCheck {
  let file: TemplateFile
  let vocabulary: TemplateVocabulary
  let report: TemplateReport
  let place: TemplateReport.Place
  /// The elements that cannot be used.
  var wrongNodes: Set<Int32> = []
  /// The names of components that cannot be used for their names.
  var wrongComponents: Set<String> = []
  /// The names of what stands in a `<Component>` with a capital letter.
  var capitalComponents: Set<String> = []
  /// The elements of which all has been told: what stands in them is not looked at.
  var closedNodes: Set<Int32> = []
  /// The components with attributes that may have been parameters.
  var partlyRead: Set<Int32> = []
  /// The elements that nobody knows.
  var unknownNodes: [Int32] = []
  /// The components that have had a box so far.
  var begunComponents: Set<Int32> = []
  /// The names that something wrong would have given a meaning.
  var namesOfMistakes: Set<String> = []
  /// The names that data, parameters and `<let>` in the file give; found once, for all loops that ask.
  private(set) lazy var declaredNames = Set(
    file.tree.nodes.indices.compactMap { index in
      let node = Int32(index)
      switch file.role(node) {
      case .language(.data)?, .language(.param)?, .language(.letElement)?:
        return file.attribute("name", of: node).map(file.writtenValue)
      default: return nil
      }
    })
  /// The names of the parameters and variables in the file that are texts; found once, for all choices that ask.
  private(set) lazy var textNames = Set(
    file.tree.nodes.indices.compactMap { index -> String? in
      let node = Int32(index)
      let isParameter = file.role(node) == .language(.param)
      guard isParameter || file.role(node) == .language(.letElement),
        let name = file.attribute("name", of: node)
      else { return nil }
      let type = file.attribute("type", of: node).map(file.writtenValue)
      let value = file.attribute(isParameter ? "default" : "value", of: node)
        .map { file.source.text(in: file.valueRange($0)) }
      // What stands in braces is of its own kind.
      let isText = type == "text" || type == nil && value?.hasPrefix("{") != true
      return isText ? file.writtenValue(name) : nil
    })
  /// What the names of variables are compared with; found once, for all of them.
  private(set) lazy var variableNames = VariableNames(in: file)
  /// The last node so far in each element that is more than white space; -1 for none.
  private var lastChild: [Int32]

  /// Whether nothing was found in the file that a document has to know.
  var isEmpty: Bool {
    wrongNodes.isEmpty && partlyRead.isEmpty && unknownNodes.isEmpty && namesOfMistakes.isEmpty
  }

  /// Reports everything that is wrong with a file's elements of the language, used or not.
  ///
  /// - Returns: What was found.
  static func run(
    _ file: TemplateFile, vocabulary: TemplateVocabulary, report: TemplateReport
  ) -> LanguageCheck {
    var check = LanguageCheck(
      file: file, vocabulary: vocabulary, report: report,
      place: TemplateReport.Place(file: file.source, index: file.index, way: -1))
    for fault in file.texts.faults where !check.isInForeignArguments(fault.range) {
      report.add(fault, at: check.place)
    }
    check.checkTheme()
    for (node, entry) in file.tree.nodes.enumerated() {
      if check.closedNodes.contains(entry.parent) {
        check.closedNodes.insert(Int32(node))
        check.wrongNodes.insert(Int32(node))
        continue
      }
      check.check(Int32(node))
      if entry.parent >= 0, !file.isBlank(Int32(node)) {
        check.lastChild[Int(entry.parent)] = Int32(node)
      }
    }
    return check
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
    // That it cannot stand there has been told with the element around.
    guard !closedNodes.contains(node) else { return }
    switch file.role(node) {
    case .language(.component)? where refuseDynamicComponent(node): break
    case .language(let element)?:
      checkAttributes(of: node, element)
      checkPlace(of: node, element)
      checkContent(of: node, element)
    case .plain?:
      checkName(of: node)
      checkSlot(of: node)
    case .inline?: checkSlot(of: node)
    case .instance?: noteCapital(node)
    case .style?, .font?: checkStyle(node)
    case nil: checkText(node)
    default: break
    }
    begin(node)
  }

  mutating func refuse(_ node: Int32, _ diagnostic: Diagnostic) {
    wrongNodes.insert(node)
    report.add(diagnostic, at: place)
  }

  /// Notes the first box of a component.
  private mutating func begin(_ node: Int32) {
    let parent = file.tree.nodes[Int(node)].parent
    guard parent >= 0, file.role(parent) == .language(.component) else { return }
    switch file.role(node) {
    case nil, .language(.param)?, .language(.caseElement)?, .language(.letElement)?, .foreign?,
      .style?, .font?:
      break
    // What stands for a declaration of another language is no box.
    default: if !wrongNodes.contains(node) { begunComponents.insert(parent) }
    }
  }

  // MARK: Places

  private mutating func checkPlace(of node: Int32, _ element: LanguageElement) {
    let parent = file.tree.nodes[Int(node)].parent
    guard parent >= 0, file.role(parent) != nil else { return }
    let name = file.name(parent)
    let (isAllowed, homes) = home(of: element, in: parent)
    if !isAllowed {
      noteUnread(element)
      refuse(
        node,
        .misplacedLanguageElement(
          element.rawValue, in: name,
          hint: hint(forMisplaced: element, node) ?? "<\(element.rawValue)> stands \(homes)",
          at: file.nameRange(node)))
    } else if element == .slot, !isInComponent(node) {
      let slot = file.attribute("name", of: node).map(file.writtenValue)
      refuse(node, .slotOutside(in: name, slot, at: file.nameRange(node)))
    } else if element == .param, begunComponents.contains(parent) {
      refuse(
        node,
        .lateLanguageDeclaration(element.rawValue, isInComponent: true, at: file.nameRange(node)))
    } else if element == .elseElement {
      checkElse(node)
    } else if !wrongNodes.contains(node) {
      checkUse(of: node, element, in: parent)
    }
  }

  /// Whether an element of the language may stand in an element, and where it stands in words.
  func home(of element: LanguageElement, in parent: Int32) -> (isAllowed: Bool, homes: String) {
    let (around, name) = (file.role(parent), file.name(parent))
    let isTop = parent == 0
    return switch element {
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
      (
        around.map { holdsContent($0, name) } ?? false,
        "where boxes, spans, text or statements may stand"
      )
    }
  }

  /// Warns of a condition or loop with nothing in it, and of a variable with nothing behind it.
  private mutating func checkUse(of node: Int32, _ element: LanguageElement, in parent: Int32) {
    switch element {
    case .ifElement, .forElement:
      guard isMark(node), isClosedAtOnce(node) else { return }
      report.add(.emptyBranch(element.rawValue, at: file.nameRange(node)), at: place)
    case .letElement:
      guard isLast(node), !isAskedFor(node) else { return }
      report.add(
        .lateVariable(in: file.name(parent), isTop: parent == 0, at: file.nameRange(node)),
        at: place)
    default: break
    }
  }

  /// Whether nothing but white space follows a node in its parent.
  private func isLast(_ node: Int32) -> Bool {
    var next = file.tree.nodes[Int(node)].nextSibling
    while next >= 0, file.isBlank(next) { next = file.tree.nodes[Int(next)].nextSibling }
    return next < 0
  }

  /// Whether anything asks for the name of a variable: where it does not see it, that is told there.
  private mutating func isAskedFor(_ node: Int32) -> Bool {
    file.attribute("name", of: node).map(file.writtenValue).map(variableNames.isAsked) ?? true
  }

  /// Whether an element has no end tag: what holds a comment alone is to be filled.
  private func isClosedAtOnce(_ node: Int32) -> Bool {
    file.source.text(in: file.tree.nodes[Int(node)].range).hasSuffix("/>")
  }

  /// Notes that what an element would have brought is not there, which is told with the element.
  func noteUnread(_ element: LanguageElement) {
    switch element {
    case .import, .component: report.unread.insert(.library)
    case .tokens, .theme: report.unread.insert(.tokens)
    case .strings: report.unread.insert(.strings)
    default: break
    }
  }

  /// Where the element that was meant stands; `nil` where that is told by its homes.
  private func hint(forMisplaced element: LanguageElement, _ node: Int32) -> String? {
    func value(_ name: String) -> String {
      file.attribute(name, of: node).map { file.source.text(in: file.valueRange($0)) } ?? "…"
    }
    switch element {
    case .token:
      return
        "write <tokens><token name=\"\(value("name"))\" value=\"\(value("value"))\"/></tokens> at the top of <layout>"
    case .tokens where isIn(.theme, node): return "leave it out: <token> stands in <theme> itself"
    case .param where isIn(.caseElement, node):
      let own = file.attribute("default", of: node) == nil ? "value" : "default"
      return "write <set name=\"\(value("name"))\" value=\"\(value(own))\"/>"
    case .data where isIn(.caseElement, node):
      return "write <set name=\"\(value("name"))\" value=\"{[…]}\"/>"
    case .param where file.role(0) == .language(.library):
      return "<param> stands in a <component>: each has parameters of its own"
    case .data where file.role(0) == .language(.library):
      return
        "who draws a component gives it its data: write <param name=\"\(value("name"))\" type=\"list\"/> in it"
    case .set: return "write <let name=\"\(value("name"))\" value=\"\(value("value"))\"/>"
    case .data where isInComponent(node):
      return
        "write <param name=\"\(value("name"))\" type=\"list\"/>: who uses the component gives it its data"
    default: return nil
    }
  }

  private func isIn(_ element: LanguageElement, _ node: Int32) -> Bool {
    let parent = file.tree.nodes[Int(node)].parent
    return parent >= 0 && file.role(parent) == .language(element)
  }

  private func holdsContent(_ role: ElementRole, _ name: String) -> Bool {
    switch role {
    case .plain: name != "br"
    case .inline, .instance, .statements: true
    case .statement, .font, .style, .foreign: false
    case .language(let element):
      switch element {
      case .component, .letElement, .forElement, .ifElement, .elseElement, .slot, .caseElement:
        true
      default: false
      }
    }
  }

  private func isInComponent(_ node: Int32) -> Bool { component(around: node) != nil }

  /// The component that a node stands in; `nil` for none.
  func component(around node: Int32) -> Int32? { file.component(around: node) }

  /// `<else>` follows `<if>`, `<for>` or `<else test>` with nothing between but white space.
  private mutating func checkElse(_ node: Int32) {
    let last = lastChild[Int(file.tree.nodes[Int(node)].parent)]
    let previous = last < 0 ? nil : last
    switch previous.flatMap(file.role) {
    case .language(.ifElement)?, .language(.forElement)?:
      if file.attribute("test", of: node) == nil, isMark(node) {
        report.add(.emptyElse(at: file.nameRange(node)), at: place)
      }
    case .language(.elseElement)?:
      if let previous, file.attribute("test", of: previous) == nil {
        refuse(node, .elseAfterElse(at: file.nameRange(node)))
      }
    // What stands for it elsewhere has been told.
    case .plain? where previous.map(isForeignBranch) == true: break
    default:
      let parent = file.tree.nodes[Int(node)].parent
      let hasBranch = file.tree.children(of: parent).prefix { $0 < node }.contains {
        [.language(.ifElement), .language(.forElement)].contains(file.role($0))
      }
      refuse(
        node,
        .strayElse(
          in: file.name(parent), hasBranch: hasBranch, isMark: isMark(node),
          at: file.nameRange(node)))
    }
  }

  /// Whether an element is a branch in another language.
  private func isForeignBranch(_ node: Int32) -> Bool {
    let name = file.name(node).lowercased()
    return ["elseif", "else-if", "elif", "elsif", "v-else-if", "otherwise-if"].contains(name)
  }

  /// Whether an element holds nothing, and something stands behind it.
  private func isMark(_ node: Int32) -> Bool {
    let parent = file.tree.nodes[Int(node)].parent
    let next = file.tree.children(of: parent).first { $0 > node && !file.isBlank($0) }
    return file.tree.children(of: node).allSatisfy(file.isBlank)
      && next.map { file.role($0) != .language(.elseElement) } ?? false
  }

  // MARK: Content

  private mutating func checkContent(of node: Int32, _ element: LanguageElement) {
    switch element {
    case .library, .import, .tokens, .theme, .strings, .param, .set, .token, .letElement:
      for child in file.tree.children(of: node) where !file.isBlank(child) {
        if file.role(child) == nil {
          // Of an element that lacks its value it has been told where that stands.
          guard !wrongNodes.contains(node) else { continue }
          noteUnread(element)
          report.add(
            .strayContent(
              in: element.rawValue, hint: hint(forText: child, in: element),
              at: file.contentRange(child)), at: place)
        } else if case .language? = file.role(child) {
          continue
        } else if element != .library, !closedNodes.contains(child) {
          refuseElement(child, in: element)
        }
      }
    default: break
    }
  }

  private mutating func refuseElement(_ child: Int32, in element: LanguageElement) {
    let holdsTokens = [.tokens, .theme].contains(element)
    if holdsTokens { report.unread.insert(.tokens) }
    closedNodes.insert(child)
    let group = file.name(child)
    let inner = file.tree.children(of: child).first { file.role($0) == .language(.token) }
    let value = (inner ?? child)
    let name = file.attribute("name", of: value).map(file.writtenValue)
    let text = file.attribute("value", of: value).map(file.writtenValue) ?? shortText(in: value)
    refuse(
      child,
      .elementInDeclaration(
        group, in: element.rawValue,
        hint: holdsTokens
          ? "write <token name=\"\(Self.tokenName(name, in: inner == nil ? nil : group) ?? group)\" value=\"\(text ?? "…")\"/>"
          : hint(forTextIn: element), at: file.nameRange(child)))
  }

  /// The one text that an element holds, where an attribute can take it; `nil` where there is none.
  func shortText(in node: Int32) -> String? {
    let children = file.tree.children(of: node).filter { !file.isBlank($0) }
    guard children.count == 1, file.role(children[0]) == nil else { return nil }
    let text = file.source.text(in: file.contentRange(children[0]))
    return text.count > 60 || text.contains("\"") ? nil : text
  }

  /// The name of a token in an element that stands for a group; an element that has a name itself is a token.
  private static func tokenName(_ name: String?, in group: String?) -> String? {
    name.map { name in group.map { "\($0).\(name)" } ?? name }
  }

  /// What to write in place of a text; `--gap: 8px` is a token in CSS.
  private func hint(forText node: Int32, in element: LanguageElement) -> String? {
    let line = file.source.text(in: file.contentRange(node))
    let parts = line.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    guard element == .tokens || element == .theme, parts.count == 2,
      let name = Self.variable(parts[0]), !line.hasPrefix("{")
    else { return hint(forTextIn: element) }
    let value = parts[1].prefix { $0 != ";" && $0 != "," }
    return "write <token name=\"\(name)\" value=\"\(value)\"/>"
  }

  /// What to write in place of a content that an element does not have.
  private func hint(forTextIn element: LanguageElement) -> String? {
    switch element {
    case .tokens, .theme: "write <token name=\"…\" value=\"…\"/> in it, or src=\"….tokens.json\""
    case .strings: "strings stand in files: <strings src=\"strings/{locale}.json\"/>"
    case .import: "write <import src=\"kit.xml\"/>"
    default: nil
    }
  }
}
