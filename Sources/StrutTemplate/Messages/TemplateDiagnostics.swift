import StrutCore
import StrutSyntax

/// What is wrong with elements of the language.
extension Diagnostic {
  /// The names with one that was probably meant, as a hint.
  static func nearest(_ name: String, among names: some Sequence<String>) -> [String] {
    nearestName(to: name, among: names).map { ["did you mean '\($0)'?"] } ?? []
  }

  /// A list of words in quotes, cut where it is long.
  static func quoted(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 12 ? "\(shown), …" : shown
  }

  static func unknownTemplateElement(_ name: String, hint: String, at range: SourceRange) -> Self {
    Self(
      .error, "unknown-element", "there is no element <\(name)>", at: range, hints: [hint])
  }

  static func unknownComponent(
    _ name: String, hint: String?, at range: SourceRange
  ) -> Self {
    Self(
      .error, "unknown-component", "there is no component <\(name)>", at: range,
      hints: [
        hint
          ?? "write <component name=\"\(name)\">, or <import> a library that has it"
      ])
  }

  /// - Parameter hint: What was probably meant, if that is known.
  static func unknownLanguageAttribute(
    _ name: String, on element: String, hint: String?, at range: SourceRange
  ) -> Self {
    let known = LanguageElement(rawValue: element)?.attributes ?? []
    return Self(
      .error, "unknown-attribute", "<\(element)> has no attribute '\(name)'", at: range,
      hints: [
        hint
          ?? (known.isEmpty
            ? "<\(element)> has no attributes" : "<\(element)> takes \(quoted(known))")
      ])
  }

  static func missingLanguageAttribute(
    _ name: String, on element: String, at range: SourceRange
  ) -> Self {
    Self(
      .error, "missing-attribute", "<\(element)> needs the attribute '\(name)'", at: range,
      hints: ["write <\(element) \(name)=\"…\">"])
  }

  /// - Parameter name: What stands in the braces, where that is a name; `nil` for anything else.
  static func computedName(
    of element: String, _ attribute: String, meant name: String? = nil, at range: SourceRange
  ) -> Self {
    Self(
      .error, "invalid-value",
      "\(attribute): the \(attribute) of <\(element)> is written as it is, without braces",
      at: range,
      hints: name.map { ["write \(attribute)=\"\($0)\""] } ?? [])
  }

  static func emptyName(of element: String, _ attribute: String, at range: SourceRange) -> Self {
    Self(
      .error, "invalid-value", "\(attribute): <\(element)> needs a name here", at: range)
  }

  /// - Parameter meant: A name that can be used, made of the wrong one.
  static func wrongName(
    _ name: String, _ attribute: String, meant: String?, at range: SourceRange
  ) -> Self {
    let isOperator = ["and", "or", "not"].contains(name)
    let isValue = ["null", "true", "false"].contains(name)
    if isOperator || isValue {
      return Self(
        .error, "invalid-value",
        "\(attribute): '\(name)' is \(isOperator ? "an operator" : "a value") of expressions",
        at: range,
        hints: ["take another name"])
    }
    // `i, n` and `(order, index)` of other languages are an element and its number.
    if attribute == "each", let pair = name.wholeMatch(of: /\(?\s*(\w+)\s*,\s*(\w+)\s*\)?/) {
      return Self(
        .error, "invalid-value", "each: '\(name)' is no name that an expression can use",
        at: range, hints: ["write each=\"\(pair.1)\" index=\"\(pair.2)\""])
    }
    let rule = "a name is letters, digits, '_' and '-', and begins with a letter or '_'"
    return Self(
      .error, "invalid-value", "\(attribute): '\(name)' is no name that an expression can use",
      at: range, hints: (meant.map { ["write \(attribute)=\"\($0)\""] } ?? []) + [rule])
  }

  static func misplacedLanguageElement(
    _ name: String, in parent: String, hint: String, at range: SourceRange
  ) -> Self {
    Self(
      .error, "misplaced-element", "<\(name)> cannot stand in <\(parent)>", at: range,
      hints: [hint])
  }

  /// - Parameter hint: What was probably meant, if that is known.
  static func elementInDeclaration(
    _ name: String, in parent: String, hint: String?, at range: SourceRange
  ) -> Self {
    Self(
      .error, "misplaced-element", "<\(name)> cannot stand in <\(parent)>", at: range,
      hints: [hint ?? "take it out of <\(parent)>, and close that: <\(parent) …/>"])
  }

  /// - Parameter isInComponent: Whether the declaration stands in a component, and not in the document.
  static func lateLanguageDeclaration(
    _ name: String, isInComponent: Bool = false, at range: SourceRange
  ) -> Self {
    Self(
      .error, "misplaced-element",
      isInComponent
        ? "<\(name)> stands before the boxes of its component, not after them"
        : "<\(name)> stands before the root box, not after it", at: range,
      hints: ["move it up, to the top of <\(isInComponent ? "component" : "layout")>"])
  }

  /// - Parameters:
  ///   - parent: The name of the element around.
  ///   - hasBranch: Whether a branch stands before it, with something between.
  ///   - isMark: Whether it holds nothing, and what it is for stands behind it.
  static func strayElse(
    in parent: String, hasBranch: Bool, isMark: Bool, at range: SourceRange
  ) -> Self {
    let isInside = ["if", "for", "else"].contains(parent)
    if isInside, isMark {
      return Self(
        .error, "misplaced-element",
        "<else> stands directly after an <if>, a <for> or an <else test>", at: range,
        hints: ["write </\(parent)><else> in its place, and </else> for the </\(parent)> behind it"]
      )
    }
    return Self(
      .error, "misplaced-element",
      "<else> stands directly after an <if>, a <for> or an <else test>",
      at: range,
      hints: hasBranch
        ? ["move what stands between them behind the </else>"]
        : isInside ? ["move it out of the <\(parent)>, behind </\(parent)>"] : [])
  }

  /// - Parameters:
  ///   - slot: Where it goes; empty for the slot without a name.
  ///   - branch: Where what it belongs to goes.
  static func elseElsewhere(slot: String, than branch: String, at range: SourceRange) -> Self {
    func words(_ name: String) -> String {
      name.isEmpty ? "the slot without a name" : "the slot '\(name)'"
    }
    return Self(
      .error, "misplaced-element",
      "this <else> goes into \(words(slot)), and what it belongs to into \(words(branch)): it is drawn nowhere",
      at: range,
      hints: [branch.isEmpty ? "take the attribute slot out" : "write <else slot=\"\(branch)\">"])
  }

  /// Nothing stands in it, and something behind it.
  static func emptyElse(at range: SourceRange) -> Self {
    Self(
      .warning, "no-effect", "this <else> holds nothing, and what stands behind it is always drawn",
      at: range, hints: ["write <else> before what is drawn otherwise, and </else> behind it"])
  }

  /// - Parameter element: The name of the condition or the loop.
  static func emptyBranch(_ element: String, at range: SourceRange) -> Self {
    Self(
      .warning, "no-effect",
      "this <\(element)> holds nothing, and what stands behind it is always drawn",
      at: range,
      hints: ["delete the / that closes it, and write </\(element)> behind what it is for"])
  }

  /// A variable has the name of a parameter or of data, which nothing sees then.
  ///
  /// - Parameters:
  ///   - element: The name of the element that declares the other one.
  ///   - place: Where that stands.
  static func hiddenParameter(
    _ name: String, _ element: String, _ place: String, at range: SourceRange
  ) -> Self {
    Self(
      .warning, "no-effect",
      "this <let> takes the place of the <\(element)> '\(name)' at \(place), whose value nothing uses",
      at: range, hints: ["give the <let> another name, or delete one of them"])
  }

  /// A variable that nothing follows.
  ///
  /// - Parameter parent: The name of the element around.
  static func lateVariable(in parent: String, isTop: Bool, at range: SourceRange) -> Self {
    Self(
      .warning, "no-effect",
      "what follows a <let> in its element sees it, and in this <\(parent)> nothing does",
      at: range,
      hints: [
        isTop ? "move it up, before the root box" : "move it up, before what uses it, or delete it"
      ])
  }

  static func elseAfterElse(at range: SourceRange) -> Self {
    Self(
      .error, "misplaced-element", "this <else> is never reached: the one before has no 'test'",
      at: range, hints: ["write <else test=\"{…}\"> before the last <else>"])
  }

  /// - Parameter value: What is written.
  static func notAnExpression(
    _ attribute: String, _ value: String, on element: String, at range: SourceRange
  ) -> Self {
    let value = value.withoutBraces
    let isShort =
      value.count <= 60 && !value.contains { "\"|&!".contains($0) } && !value.contains("===")
      && !value.contains(" = ")
    let meant = isShort && !value.isEmpty ? ForeignExpression.withOperators(value) : "…"
    return Self(
      .error, "invalid-value",
      "\(attribute): <\(element)> takes an expression in braces here", at: range,
      hints: [
        attribute == "in"
          ? listHint(value) ?? "write in=\"{\(meant)}\"" : "write \(attribute)=\"{\(meant)}\""
      ])
  }

  /// What to write for what a loop was probably to go over; `nil` where that is the text itself.
  private static func listHint(_ value: String) -> String? {
    if let file = value.wholeMatch(of: /(?:.*\/)?([A-Za-z_]\w*)\.(?:jsonl?|csv)/) {
      return
        "write <data name=\"\(file.1)\" src=\"\(value)\"/> at the top, and in=\"{\(file.1)}\" here"
    }
    if let loop = ForeignLoop(value) { return "write \(loop.attributes)" }
    if let count = Int(value) { return "write in=\"{range(0, \(count))}\"" }
    let steps = value.wholeMatch(of: /([\w.]+) (?:to|through) ([\w.]+)/).map {
      (String($0.1), String($0.2))
    }
    // Two dots in a path are no range.
    let dots = value.contains("/") ? nil : value.firstRange(of: "..")
    let range =
      steps ?? dots.map { (String(value[..<$0.lowerBound]), String(value[$0.upperBound...])) }
    if let (from, to) = range {
      let call = ForeignNumber.hint(forRange: from, to).replacing("write ", with: "")
      return "write in=\"{\(call)}\""
    }
    guard !ExpressionParser.isExpression(value), let list = ForeignExpression.list(value) else {
      return nil
    }
    return "write in=\"{\(list)}\""
  }

  /// - Parameter hint: What was probably meant, if that is known.
  static func strayContent(
    in element: String, hint: String? = nil, at range: SourceRange
  ) -> Self {
    Self(
      .error, "misplaced-text", "text cannot stand directly in <\(element)>", at: range,
      hints: hint.map { [$0] } ?? [])
  }

  static func unknownDataFormat(_ path: String, at range: SourceRange) -> Self {
    let known = DataFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let stem = path[folder.endIndex...].prefix { $0 != "." }
    return Self(
      .error, "data", "'\(path)' is no file of data: its name ends in none of \(known)", at: range,
      hints: ["save it as JSON: \(folder)\(stem.isEmpty ? "data" : stem).json"])
  }

  /// A file of markup stands where tokens in JSON are asked for.
  static func markupAsTokens(_ path: String, at range: SourceRange) -> Self {
    Self(
      .error, "data", "'\(path)' is no file of tokens in JSON: it holds elements", at: range,
      hints: ["write <import src=\"\(path)\"/>: a library brings its tokens along"])
  }

  static func setTwice(_ name: String, first: String, at range: SourceRange) -> Self {
    Self(
      .error, "defined-twice", "the case sets '\(name)' already, at \(first)", at: range,
      hints: ["delete one of them, or write a <case> of its own for it"])
  }

  /// A case gives null, which counts as not given, to a parameter that has a default.
  static func setToNull(_ name: String, at range: SourceRange) -> Self {
    Self(
      .warning, "null-value", "null counts as not given: '\(name)' keeps its default here",
      at: range, hints: ["write value=\"\" for a text without characters, or another value"])
  }

  static func valueTwice(at range: SourceRange) -> Self {
    Self(
      .error, "data", "<data> takes its value from 'src' or from its content, not from both",
      at: range, hints: ["take one of them out"])
  }

  /// - Parameter inFile: Whether it is a token of a file that has been defined elsewhere.
  static func definedTwice(
    _ what: String, _ name: String, first: String, inFile: Bool = false, at range: SourceRange
  ) -> Self {
    Self(
      .error, "defined-twice", "\(what) '\(name)' is defined already, at \(first)", at: range,
      hints: [
        inFile
          ? "a file that gives tokens other values is a theme: <theme name=\"…\" src=\"…\"/>"
          : "give one of them another name"
      ])
  }

  static func overriddenTwice(
    _ name: String, theme: String, first: String, at range: SourceRange
  ) -> Self {
    Self(
      .error, "defined-twice",
      "the theme '\(theme)' has a value for '\(name)' already, at \(first)", at: range,
      hints: ["delete one of them, or give one of the themes another name"])
  }

  static func sameFileName(
    _ name: String, as other: String, first: String, at range: SourceRange
  ) -> Self {
    Self(
      .error, "defined-twice",
      "the pictures of the cases '\(name)' and '\(other)', at \(first), have one name", at: range,
      hints: ["white space and '/' are '-' in names of files; give one of them another name"])
  }

  static func emptyComponent(_ name: String, at range: SourceRange) -> Self {
    Self(
      .warning, "empty-component",
      "<\(name)> draws nothing: its component holds no box and no text",
      at: range, hints: ["write what it draws behind its parameters, as <item>…</item>"])
  }

  static func wrongComponentName(_ name: String, at range: SourceRange) -> Self {
    let meant = name.asComponentName
    return Self(
      .error, "invalid-value",
      "name: a component's name begins with a capital letter, and '\(name)' does not",
      at: range, hints: meant.isEmpty ? [] : ["write '\(meant)'"])
  }

  // MARK: Files

  static func unreadable(_ fault: TemplateFileFault, at range: SourceRange) -> Self {
    Self(.error, Code(rawValue: fault.code), fault.message, at: range, hints: fault.hints)
  }

  static func importCircle(_ names: [String], at range: SourceRange) -> Self {
    Self(
      .error, "circle", "the imports go in a circle: \(names.joined(separator: " → "))", at: range,
      hints: ["delete one of these imports, or move what both need into a file of its own"])
  }

  /// - Parameter hasBox: Whether a box stands in it, besides what it declares.
  static func notALibrary(
    _ path: String, root: String, hasBox: Bool, at range: SourceRange
  ) -> Self {
    Self(
      .error, "not-a-library", "'\(path)' is no library: it begins with <\(root)>", at: range,
      hints: [
        root != "layout"
          ? "write <library> around everything in it"
          : hasBox
            ? "write <library><component name=\"…\"> around its root box in place of <layout>"
            : "write <library> in place of its <layout>"
      ])
  }

  static func libraryAsDocument(components: [String], at range: SourceRange) -> Self {
    Self(
      .error, "wrong-root", "this is a library, not a document", at: range,
      hints: components.isEmpty
        ? ["a document is one <layout>"]
        : ["--component draws one of its components: \(quoted(components))"])
  }

  // MARK: Bounds

  /// Something that a flag allows more of.
  private static func bound(_ limit: Limit, _ message: String, at range: SourceRange?) -> Self {
    Self(.error, "limit", message, at: range, hints: ["\(limit.flag) allows more"])
  }

  /// - Parameter severity: That of the worst; warnings keep nobody from drawing, however many they are.
  static func tooManyErrors(
    _ left: Int, _ severity: Diagnostic.Severity = .error, at range: SourceRange?
  ) -> Self {
    Self(
      severity, "limit",
      "the first \(MarkupLimits.diagnostics) \(severity == .error ? "errors" : "warnings") are reported, and there are \(left) more",
      at: range)
  }

  static func tooManyElements(_ limit: Int, at range: SourceRange) -> Self {
    bound(.elements, "the document comes to more than \(limit) elements and turns", at: range)
  }

  static func tooManyLevels(_ limit: Int, at range: SourceRange) -> Self {
    bound(.depth, "more than \(limit) components stand in one another", at: range)
  }

  static func tooManyImports(_ limit: Int, at range: SourceRange) -> Self {
    bound(.depth, "more than \(limit) libraries import one another in a row", at: range)
  }

  static func tooManyBoxes(_ limit: Int, at range: SourceRange) -> Self {
    bound(.boxes, "the document comes to more than \(limit) containers and items", at: range)
  }

  static func tooMuchText(_ limit: Int, at range: SourceRange) -> Self {
    bound(.text, "the document comes to more than \(limit) bytes of text", at: range)
  }

  static func tooDeep(_ limit: Int, at range: SourceRange) -> Self {
    Self(
      .error, "limit", "elements are nested more than \(limit) deep here", at: range)
  }

  static func componentCircle(_ names: [String], _ limit: Int, at range: SourceRange) -> Self {
    let shown = names.map { "<\($0)>" }.joined(separator: " → ")
    return Self(
      .error, "circle", "the component uses itself without end: \(shown)", at: range,
      hints: ["an <if> ends it; where it ends after \(limit) levels, --max-depth allows more"])
  }

  // MARK: Instances

  /// - Parameter hint: What to write instead, where the component knows it.
  static func unknownParameter(
    _ name: String, of component: String, parameters: [String], vocabulary: TemplateVocabulary,
    hint: String?, at range: SourceRange
  ) -> Self {
    let hint =
      hint
      ?? nearestName(to: name, among: vocabulary.boxAttributes).map { "did you mean '\($0)'?" }
      ?? (parameters.isEmpty
        ? "<\(component)> has no parameters" : "<\(component)> takes \(quoted(parameters))")
    return Self(
      .error, "unknown-parameter",
      "<\(component)> has no parameter '\(name)', and boxes have no such attribute", at: range,
      hints: [hint])
  }

  /// An attribute goes to the root box of a component, and a parameter has nearly its name.
  static func nearParameter(
    _ name: String, meant: String, of component: String, at range: SourceRange
  ) -> Self {
    Self(
      .warning, "near-parameter",
      "'\(name)' goes to the root box of <\(component)>, and its parameter is '\(meant)'",
      at: range, hints: ["write \(meant), or give the parameter another name"])
  }

  /// An attribute stands for all parameters.
  static func spread(_ name: String, of component: String, hint: String, at range: SourceRange)
    -> Self
  {
    Self(
      .error, "unknown-parameter",
      "<\(component)> has no parameter '\(name)', and boxes have no such attribute", at: range,
      hints: [hint])
  }

  /// - Parameter flag: The one that gives values of its type.
  static func missingDocumentParameter(
    _ name: String, flag: String, at range: SourceRange
  ) -> Self {
    Self(
      .error, "missing-value", "the parameter '\(name)' has no value", at: range,
      hints: ["give it one with \(flag) \(name)=…, or write default=\"…\""])
  }

  /// - Parameter others: The fields of the row that are no parameters.
  static func missingField(_ name: String, in row: ValueOrigin, besides others: [String]) -> Self {
    var diagnostic = missingParameter("the row has no '\(name)'", code: .missingField, at: row)
    if let near = nearestName(to: name, among: others) {
      diagnostic.hints = ["the row has '\(near)': call this field '\(name)'"]
    }
    return diagnostic
  }

  static func nullField(_ name: String, _ value: ValueOrigin) -> Self {
    missingParameter("'\(name)' is null", code: "missing-parameter", at: value)
  }

  private static func missingParameter(
    _ reason: String, code: Code, at place: ValueOrigin
  ) -> Self {
    var diagnostic = Self(
      .error, code, "\(reason), and the parameter has no default", at: place.range)
    diagnostic.source = place.source.text
    return diagnostic
  }

  static func wrongParameterType(
    _ name: String, _ value: TemplateValue, type: String, hint: String? = nil,
    at range: SourceRange
  ) -> Self {
    Self(
      .error, "wrong-type", "\(name): \(value.shown) is not \(type)", at: range,
      hints: hint.map { [$0] } ?? [])
  }

  static func wrongParameterValue(
    _ name: String, _ value: String, accepted: [String], at range: SourceRange
  ) -> Self {
    Self(
      .error, "invalid-value", "\(name): '\(value)' is not one of \(quoted(accepted))", at: range,
      hints: separated(accepted).map { ["write values=\"\($0)\": blanks stand between them"] }
        ?? nearest(value, among: accepted))
  }

  /// Values with blanks between them that have other signs there; `nil` for others.
  private static func separated(_ values: [String]) -> String? {
    let all = values.joined(separator: " ")
    guard all.contains(where: { "|,;".contains($0) }) else { return nil }
    return all.split { "|,; ".contains($0) }.joined(separator: " ")
  }

  /// A parameter names a file that cannot be used.
  static func wrongFile(_ name: String, _ fault: TemplateFileFault, at range: SourceRange) -> Self {
    Self(
      .error, Code(rawValue: fault.code), "\(name): \(fault.message)", at: range,
      hints: fault.hints)
  }

  static func severalRoots(
    _ component: String, attribute: String, at range: SourceRange
  ) -> Self {
    Self(
      .error, "several-roots",
      "'\(attribute)' cannot be handed to <\(component)>, which has several root boxes", at: range,
      hints: ["put them into one <container>"])
  }

  /// - Parameters:
  ///   - slots: The names of the slots that there are.
  ///   - element: The name of the element of the language that is handed over; `nil` for boxes and texts.
  ///   - instance: What to write where a parameter stands for the content.
  static func contentWithoutSlot(
    _ component: String, slots: [String], element: String?, instance: String?, at range: SourceRange
  ) -> Self {
    guard let first = slots.first else {
      return Self(
        .error, "no-slot", "<\(component)> takes no content: it has no <slot/>", at: range,
        hints: [
          instance.map { "write \($0)" } ?? "write <slot/> in <component name=\"\(component)\">"
        ])
    }
    return Self(
      .error, "no-slot",
      "<\(component)> takes content only in the slots \(quoted(slots)): it has no <slot/>",
      at: range,
      hints: [
        "say where it goes: " + (element.map { "<\($0) slot=\"\(first)\">" } ?? "slot=\"\(first)\"")
      ])
  }

  /// - Parameter outer: The slot that has a content, too, in whose own the slot stands.
  static func contentNotShown(
    _ name: String, behind outer: String, of component: String, at range: SourceRange
  ) -> Self {
    let around = outer.isEmpty ? "<slot>" : "<slot name=\"\(outer)\">"
    return Self(
      .warning, "no-effect",
      "what stands in the slot '\(name)' of <\(component)> is not drawn: the slot stands in \(around), which has a content here",
      at: range,
      hints: [
        "write <slot name=\"\(name)\"/> outside of \(around) in <component name=\"\(component)\">"
      ])
  }

  /// - Parameter isOneSlot: Whether one slot takes the content more than once, as one in a loop does.
  static func contentTwice(_ id: String, isOneSlot: Bool, at range: SourceRange) -> Self {
    Self(
      .error, "duplicate-id",
      isOneSlot
        ? "the id '\(id)' is drawn twice: each turn of a loop takes this content into its slot"
        : "the id '\(id)' is drawn twice: two slots take this content",
      at: range,
      hints: [
        isOneSlot
          ? "take the id out, or the <slot/> out of the <for> in the component"
          : "leave one <slot/> in the component, or take the id out"
      ])
  }

  /// - Parameter slots: The names of the slots that there are; empty for the one without a name.
  static func unknownSlot(
    _ name: String, of component: String, slots: Set<String>, at range: SourceRange
  ) -> Self {
    let known = slots.filter { !$0.isEmpty }.sorted()
    var hints = nearest(name, among: known)
    if name == "default" {
      hints = ["delete slot=\"default\": content without it goes to the <slot/> without a name"]
    }
    if hints.isEmpty, !known.isEmpty { hints = ["<\(component)> has the slots \(quoted(known))"] }
    if hints.isEmpty {
      let own = "write <slot name=\"\(name)\"/> in <component name=\"\(component)\">"
      hints = [
        slots.isEmpty
          ? "\(own), where it is to stand"
          : "leave slot=\"\(name)\" out: its <slot/> takes what says no name; or \(own)"
      ]
    }
    return Self(
      .error, "unknown-slot", "<\(component)> has no slot '\(name)'", at: range, hints: hints)
  }

  /// - Parameters:
  ///   - parent: The name of the element around.
  ///   - name: The name of the slot; `nil` where it has none.
  static func slotOutside(in parent: String, _ name: String?, at range: SourceRange) -> Self {
    let isInstance = parent.first?.isUppercase ?? false
    return Self(
      .error, "misplaced-element", "<slot> stands in a <component>, and this is none", at: range,
      hints: [
        isInstance
          ? "what goes into a slot of <\(parent)> says so itself: <item slot=\"\(name ?? "…")\">"
          : "write <component name=\"…\"> around it, or take it out"
      ])
  }

  // MARK: Loops and ids

  /// - Parameters:
  ///   - name: The name of the variable.
  ///   - written: The expression as it is written; `nil` where something stands around it.
  ///   - file: The file of data that the value comes from; `nil` where it comes from none.
  static func notAList(
    _ value: TemplateValue, each name: String, written: String?, file: String? = nil,
    at range: SourceRange
  ) -> Self {
    let meant =
      written.map { hint(forList: value, each: name, $0, in: file) }
      ?? "write one expression, and nothing around its braces"
    return Self(
      .error, "wrong-type", "in: \(value.shown) is not a list", at: range,
      hints: meant.map { [$0] } ?? [])
  }

  /// What to write for a list that is none.
  private static func hint(
    forList value: TemplateValue, each name: String, _ written: String, in file: String?
  ) -> String? {
    switch value.kind {
    case .null: return "write \(written) ?? []"
    case .number: return "write range(0, \(written))"
    case .text(let text):
      return hint(forText: text, written)
    case .record(let record):
      let lists = record.names.filter { record[$0]?.list != nil }
      guard !lists.isEmpty else {
        return
          "write in=\"{keys(\(written))}\": {\(name)} is the name of a field then, and {\(written)[\(name)]} its value"
      }
      // What else is done with the whole would have to be done with the field, too.
      if let file, record.names.count == 1,
        written.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
      {
        return
          "\(file) holds the list in its one field '\(lists[0])': take out what stands around the list, or write \(written).\(lists[0]) wherever \(written) stands"
      }
      return "write " + lists.prefix(3).map { "\(written).\($0)" }.joined(separator: " or ")
        + ", or keys(\(written)) for the names of its fields"
    case .boolean, .list: return nil
    }
  }

  /// What to write for a text in place of a list.
  private static func hint(forText text: String, _ written: String) -> String {
    if text.trimmed.hasPrefix("[") {
      return "a list stands in braces: {\(text.trimmed.prefix(40))}"
    }
    if text.isEmpty, written.hasSuffix("?? ''") { return "write \(written.dropLast(2))[]" }
    return "write split(\(written), ',')"
  }

  static func wrongKey(_ value: TemplateValue, at range: SourceRange) -> Self {
    Self(.error, "wrong-type", "key: \(value.shown) cannot be a key", at: range)
  }

  /// - Parameters:
  ///   - turns: The numbers of both turns, with their places.
  ///   - lonely: The turn of the two whose key is null, so that its number is taken; `nil` for none.
  ///   - isCleaned: Whether one of the keys is written with characters that none has.
  static func repeatedKey(
    _ key: String, of turns: [String], without lonely: Int?, isCleaned: Bool = false,
    at range: SourceRange
  ) -> Self {
    Self(
      .error, "duplicate-key",
      "key: the turns \(turns.joined(separator: " and ")) have the same key '\(key)'", at: range,
      hints: [
        lonely.map {
          "that of turn \($0) is null, and its number, counted from 0, is taken: give each turn a key"
        }
          ?? (key.utf8.count > 15 && key.utf8.allSatisfy { $0 &- 0x30 < 10 }
            ? "numbers keep 15 digits: in quotes, as texts, longer ones differ"
            : isCleaned
              ? "white space and [ ] . / are '-' in a key: take something that differs without them"
              : "take something that differs from turn to turn, or leave 'key' out")
      ])
  }

  /// - Parameter isInBody: Whether both stand in one use of one component.
  static func sharedID(
    _ id: String, first: String, wanting instance: String?, isInBody: Bool = false,
    at range: SourceRange
  ) -> Self {
    Self(
      .error, "duplicate-id", "the id '\(id)' is taken by the box at \(first)", at: range,
      hints: [
        isInBody
          ? "ids are unique in a component; a class can be shared"
          : instance.map { "give \($0) an id" }
            ?? "ids are unique in a document; a class can be shared"
      ])
  }

  // MARK: Themes and tokens

  static func tokenWithoutBraces(
    _ token: String, in attribute: String, at range: SourceRange
  ) -> Self {
    Self(
      .error, "invalid-value", "\(attribute): '\(token)' is a token, and tokens stand in braces",
      at: range, hints: ["write \(attribute)=\"{\(token)}\""])
  }

  static func unknownTheme(_ name: String, known: [String], at range: SourceRange) -> Self {
    var hints = nearest(name, among: known)
    if hints.isEmpty {
      hints = [
        known.count > 1
          ? namesOfBase.contains(name.lowercased())
            ? "write base: it is the one without a <theme>"
            : "there are the themes \(quoted(known))"
          : "write <theme name=\"\(name)\"> with its tokens at the top"
      ]
    }
    return Self(.error, "unknown-theme", "there is no theme '\(name)'", at: range, hints: hints)
  }

  /// What others call the theme that changes nothing.
  private static let namesOfBase: Set<String> = [
    "light", "default", "normal", "standard", "day", "none", "main", "root",
  ]

  /// A theme has the name of what is drawn without one.
  static func themeOfBase(at range: SourceRange) -> Self {
    Self(
      .warning, "invalid-value",
      "'base' is the document without a theme: what stands here takes the place of the <tokens> always",
      at: range,
      hints: ["give the theme another name, or write its values in <tokens> and delete it"])
  }

  static func overridesNothing(
    _ name: String, theme: String, known: [String], at range: SourceRange
  ) -> Self {
    let near = nearest(name, among: known)
    return Self(
      .error, "unknown-token",
      "the theme '\(theme)' overrides the token '\(name)', which there is not", at: range,
      hints: near.isEmpty
        ? [
          "write <token name=\"\(name)\" value=\"…\"/> in <tokens>: a theme only changes what stands there"
        ]
        : near)
  }

  // MARK: Cases

  /// - Parameter meant: What to do where something else has the name; `nil` where nothing has.
  static func unknownSet(
    _ name: String, known: [String], meant: String? = nil, at range: SourceRange
  ) -> Self {
    var hints = meant.map { [$0] } ?? nearest(name, among: known)
    if hints.isEmpty, !known.isEmpty { hints = ["there are \(quoted(known))"] }
    return Self(
      .error, "unknown-parameter", "there is no parameter or data '\(name)'", at: range,
      hints: hints)
  }

  /// A block of another language of templates stands between boxes.
  static func foreignBlock(_ block: ForeignBlock, in parent: String, at range: SourceRange) -> Self
  {
    strayContent(
      in: parent,
      hint: block.isContinued
        ? "the elements <for>, <if> and <else> end with their tags" : block.hint, at: range)
  }

  /// A case of a document has content, which nothing takes.
  static func contentInCase(at range: SourceRange) -> Self {
    Self(
      .error, "misplaced-element", "a <case> of a document has no content: there is no slot for it",
      at: range, hints: ["write <set name=\"…\" value=\"…\"/> in it"])
  }

  /// A case sets data to a text that was probably meant to be a list.
  static func listAsText(
    _ name: String, _ text: String, _ own: TemplateValue, at range: SourceRange
  ) -> Self {
    let isRead = text.count <= 60 && !text.contains { "\"{".contains($0) }
    return Self(
      .error, "wrong-type",
      "value: '\(name)' is \(own.kindName), and this is a text, \(TemplateValue.text(text).shown)",
      at: range,
      hints: [
        isRead
          ? "write value=\"{\(text)}\""
          : "records come from <data>: write <data name=\"other\">…</data> before it, and value=\"{other}\""
      ])
  }

  static func wrongCharacter(at range: SourceRange) -> Self {
    Self(
      .error, "invalid-value", "the value holds a control character, which no document can",
      at: range)
  }
}

extension Diagnostic.Code {
  /// A row lacks the field of a parameter that has no default.
  package static let missingField: Self = "missing-field"
}
