import StrutCore

/// Wrong elements, attributes, values and names.
extension Diagnostic {
  // MARK: Elements

  /// - Parameter line: The line of a `<layout>` in it; `nil` where there is none.
  static func wrongRoot(_ name: String, around line: Int? = nil, at range: SourceRange) -> Self {
    var hints: [String] = []
    if let line {
      hints = ["the document is the <layout> in line \(line): delete what stands around it"]
    } else if let near = nearestName(to: name, among: ["layout"]) {
      hints = ["did you mean '\(near)'?"]
    } else if ["container", "item"].contains(name) {
      hints = ["put the <\(name)> into a <layout>"]
    } else if let foreign = ForeignElement.named(name), foreign.kind != .span {
      hints = ["write <layout> around it, and \(foreign.tag) for <\(name)>"]
    } else {
      hints = ["write <layout> … </layout>, with one <container> or <item> in it"]
    }
    return Diagnostic(
      .error, "wrong-root", "a document is one <layout>, and this one begins with <\(name)>",
      at: range, hints: hints)
  }

  static func foreignRoot(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "wrong-root",
      "a document is a <layout> without XML namespace, and this <\(name)> is in one", at: range,
      hints: ["take out xmlns=\"…\", or give it a prefix: elements in namespaces are ignored"])
  }

  /// - Parameter count: How many root boxes there are.
  static func secondRoot(of count: Int, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "second-root", "a <layout> holds one root box, and this is another one", at: range,
      hints: [
        count == 2 ? "put both into one <container>" : "put all \(count) into one <container>"
      ])
  }

  static func lateDeclaration(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "misplaced-element", "<\(name)> stands before the root box, not after it", at: range,
      hints: ["move it to the top of <layout>"])
  }

  /// - Parameters:
  ///   - isAmongViews: Whether statements place the views around the element.
  ///   - isAmongWords: Whether text stands around it.
  static func unknownElement(
    _ use: ForeignUse, in parent: ElementDefinition, isAmongViews: Bool = false,
    isAmongWords: Bool = false,
    at range: SourceRange
  ) -> Self {
    let name = use.name
    let here = parent.children.names
    let near =
      nearestName(to: name, among: here)
      ?? nearestName(to: name, among: ElementKind.allCases.map(\.rawValue))
    var message = "there is no element <\(name)>"
    if !here.isEmpty {
      message += "; <\(parent.kind.rawValue)> holds \(list(here.map { "<\($0)>" }))"
    }
    let statement =
      parent.kind == .constraints ? ForeignStatement.hint(for: use) : nil
    let hint =
      statement ?? (isAmongViews ? ForeignElement.hintAmongViews(for: use) : nil)
      ?? ForeignElement.hint(for: use, in: parent, isAmongWords: isAmongWords)
      ?? near.map { "did you mean '\($0)'?" }
    return Diagnostic(
      .error, "unknown-element", message, at: range, hints: hint.map { [$0] } ?? [])
  }

  /// - Parameters:
  ///   - span: The tag to write where the element is a stretch of a text that stands around it.
  ///   - standsAlone: Whether a box can have all that the element has, which is a part of a text.
  ///   - isImage: Whether the element around names a file that it shows.
  static func misplacedElement(
    _ name: String, in parent: ElementDefinition, span: String? = nil, isImage: Bool = false,
    standsAlone: Bool = false, at range: SourceRange
  ) -> Self {
    let here = parent.children.names.map { "<\($0)>" }
    let holds =
      here.isEmpty && !parent.takesText
      ? "is empty" : "holds only " + list((parent.takesText ? ["text"] : []) + here)
    let homes = ElementDefinition.all.filter {
      $0.children.contains(ElementKind(rawValue: name)?.set ?? [])
    }
    .map { "<\($0.kind.rawValue)>" }
    var hints: [String] = []
    if parent.kind == .item {
      hints = [
        isImage
          ? "an image holds nothing: close it, <item src=\"…\"/>" : "make the <item> a <container>"
      ]
    }
    if name == "layout" {
      hints = ["a document has one <layout>: write <container> in its place"]
    } else if name == "stack" {
      hints = [
        "<stack> stands in <constraints>, beside the views, and names them: <stack>a, 8, b</stack>"
      ]
    } else if parent.kind == .stack, ["item", "container", "guide"].contains(name) {
      hints = [
        "views stand beside <constraints>, and the <stack> names them: <stack>a, 8, b</stack>"
      ]
    } else if parent.kind == .container, homes == ["<constraints>"] || homes == ["constraints"] {
      hints = ["write <constraints> around it: <constraints><\(name)>…</\(name)></constraints>"]
    } else if let span, parent.children.contains(.span) || parent.children.contains(.item) {
      hints = ["write \(span)\(parent.takesText ? "" : " in an <item>")"]
    } else if standsAlone, parent.children.contains(.item) {
      hints = ["write <item> in place of <\(name)>"]
    } else if parent.kind != .item, !homes.isEmpty {
      hints = ["<\(name)> stands in \(list(homes))"]
    }
    return Diagnostic(
      .error, "misplaced-element",
      "<\(name)> cannot stand in <\(parent.kind.rawValue)>, which \(holds)", at: range, hints: hints
    )
  }

  /// Deviation: CSS puts text that stands among boxes into a box without a name. Here it is an error: a text is an item,
  /// so that everything that is placed can be named.
  ///
  /// - Parameter text: The first line of the text.
  static func misplacedText(_ text: String, in parent: ElementKind, at range: SourceRange) -> Self {
    let takesItems = ElementDefinition.of(parent).children.contains(.item)
    if let comment = comment(text) {
      return Diagnostic(
        .error, "misplaced-text", "text cannot stand directly in <\(parent.rawValue)>", at: range,
        hints: ["a comment is <!-- \(comment) -->"])
    }
    if let hint = CharacterSlip.blankHint(for: text) {
      return Diagnostic(
        .error, "misplaced-text", "text cannot stand directly in <\(parent.rawValue)>", at: range,
        hints: [hint])
    }
    return Diagnostic(
      .error, "misplaced-text", "text cannot stand directly in <\(parent.rawValue)>", at: range,
      hints: takesItems
        ? ["put it into an <item>"]
        : parent == .constraints
          ? ["an equation stands in <constraint>, a visual format in <vfl>"] : [])
  }

  /// What a line says that is a comment in other languages; `nil` for other lines.
  private static func comment(_ line: String) -> String? {
    guard let mark = ["//", "/*", "#"].first(where: { line.hasPrefix($0) }) else { return nil }
    // "#1" begins a text.
    guard mark != "#" || line.dropFirst().first?.isWhitespace != false else { return nil }
    let words = line.dropFirst(mark.count).drop { $0 == "/" || $0 == "*" || $0 == "#" }
      .split(whereSeparator: \.isWhitespace).filter { $0 != "*/" && !$0.contains("--") }
    return words.isEmpty ? "…" : words.joined(separator: " ")
  }

  /// A text that is the name of a string in another language.
  static func referenceInText(_ name: String, at range: SourceRange) -> Self {
    Self(
      .warning, "text", "'@string/\(name)' is text, and stands so in the picture", at: range,
      hints: ["write {t('\(name)')}, with <strings src=\"strings/{locale}.json\"/> in the layout"])
  }

  /// A size of an element in a text that its line does not answer.
  static func sizeInText(
    _ attribute: String, isStretched: Bool, on element: String, at range: SourceRange
  ) -> Self {
    Self(
      .error, "invalid-value",
      attribute == "width"
        ? "width of <\(element)> in a text is a length, a percentage, auto, min-content, max-content or fit-content"
        : "\(attribute) of <\(element)> in a text is a length, auto, min-content, max-content or fit-content: the height of a text follows from what is in it",
      at: range,
      hints: isStretched && attribute == "width" ? ["write width=\"100%\""] : [])
  }

  static func textAndImage(at range: SourceRange) -> Self {
    Diagnostic(
      .error, "text-and-image", "an item with src is an image and holds no text", at: range,
      hints: ["put image and text into two items of one <container>"])
  }

  // MARK: Attributes

  /// Deviation: CSS skips a property or value that it does not know. Here it is an error with its place, since nobody may
  /// look at the picture.
  static func unknownAttribute(
    _ name: String, value: String, on kind: ElementKind,
    in surroundings: ElementSurroundings = .unknown, at range: SourceRange
  ) -> Self {
    let known = AttributeTable.names(on: kind)
    let homes = AttributeTable.elements(taking: name).names.filter { $0 != "style" }
    var diagnostic = Diagnostic(
      .error, "unknown-attribute", "<\(kind.rawValue)> has no attribute '\(name)'", at: range)
    if let hint = ForeignStatement.hint(forAttribute: name, of: kind, value: value)
      ?? ForeignSetting.hint(for: name, value, on: kind, in: surroundings)
      ?? hint(forAttribute: name, value: value, on: kind, among: known)
    {
      diagnostic.hints = [hint]
    } else if !homes.isEmpty {
      let names = homes.map { "<\($0)>" }.listed()
      diagnostic.message += "; \(names) \(homes.count == 1 ? "has" : "have") it"
      diagnostic = diagnostic.with(
        hint: ForeignPlace.hint(for: name, value, on: kind, insteadOf: homes))
    } else if let near = nearestName(to: name, among: known) {
      diagnostic.hints = [
        CharacterSlip.letterHint(in: name, meant: near) ?? "did you mean '\(near)'?"
      ]
    } else if let near = nearestName(to: name, among: ["slot", "theme"]), near != name,
      AttributeTable.elements(taking: "id").contains(kind.set)
    {
      // The language of components takes them from boxes before they are resolved.
      diagnostic.hints = ["did you mean '\(near)'?"]
    } else if known.isEmpty {
      diagnostic.hints = ["<\(kind.rawValue)> has no attributes at all"]
    }
    return diagnostic
  }

  /// The same diagnostic with hints that know what stands around.
  ///
  /// - Parameters:
  ///   - name: The attribute as it is written.
  ///   - value: Its value.
  func adapted(to surroundings: ElementSurroundings, _ name: String, _ value: String) -> Self {
    var diagnostic = self
    diagnostic.hints = hints.map { surroundings.adapted($0, to: name, value) }
    return diagnostic
  }

  /// The same diagnostic with a hint, where there is one.
  func with(hint: String?) -> Self {
    guard let hint else { return self }
    var diagnostic = self
    diagnostic.hints = [hint]
    return diagnostic
  }

  /// What to write for an attribute that is known elsewhere, where the element takes that.
  ///
  /// - Parameters:
  ///   - value: Its value as it is written; empty where that does not matter.
  ///   - known: The attributes of the element.
  static func hint(
    forAttribute name: String, value: String, on kind: ElementKind, among known: [String]
  ) -> String? {
    // `:width` is computed in other languages.
    if name.first == ":", known.contains(String(name.dropFirst())) {
      return "write \(name.dropFirst())=\"\(bound(value))\""
    }
    // A letter is missing from what Android has with an underline.
    if ["layout-margin", "layoutMargins", "margins"].contains(name),
      known.contains("layout-margins")
    {
      return "write layout-margins"
    }
    guard !known.isEmpty else { return nil }
    if let words = ForeignNames.words(for: name, value, on: kind) { return words }
    let own = ForeignNames.name(for: name, value, on: kind)
    guard let translated = ForeignTranslation.attributes(for: name, value, on: kind) else {
      guard let own, known.contains(own) else {
        return ForeignNames.template(for: name, value, on: kind, among: known)
      }
      return renamingHint(own, value, on: kind)
    }
    // The name says enough where the value stays.
    if let own, translated == [WrittenAttribute(own, value)] { return "write \(own)" }
    return "write \(translated.text)"
  }

  /// A value that other languages work out, as it is worked out here.
  private static func bound(_ value: String) -> String {
    if Double(value) != nil { return value }
    let isShort =
      !value.isEmpty && value.utf8.count <= 60 && !value.contains { "\"{}<&".contains($0) }
    return "{\(isShort ? value : "…")}"
  }

  /// What to write for an attribute whose value is none of the one that it is called here.
  private static func renamingHint(
    _ name: String, _ value: String, on kind: ElementKind
  ) -> String {
    guard !value.isEmpty, !value.contains("{"), let row = AttributeTable.row(of: name, on: kind)
    else { return "write \(name)" }
    let definition = AttributeTable.all[row]
    guard let fault = definition.fault(of: value) else { return "write \(name)" }
    if name == "id", let hint = fault.hints.first, hint.hasPrefix("write ") {
      return "write id=\"\(hint.dropFirst(6))\""
    }
    if let hint = ForeignSetting.hint(forValue: value, of: name, in: .unknown)
      ?? ForeignFunction.hint(for: value, of: definition), hint.hasPrefix("delete it")
    {
      return hint
    }
    if ForeignNotation.isNoValue(value) { return "delete it: it is so without it" }
    if let token = ForeignNotation.token(in: value) {
      return "write \(name)=\"{\(token)}\", with <token name=\"\(token)\" value=\"…\"/> in <tokens>"
    }
    guard definition.values.contains(" "), definition.values.utf8.count < 120 else {
      return "write \(name)"
    }
    return "write \(name), which takes \(definition.values)"
  }

  static func missingAttribute(_ name: String, on element: String, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "missing-attribute", "<\(element)> needs the attribute '\(name)'", at: range,
      hints: ["write <\(element) \(name)=\"…\"/>"])
  }

  /// - Parameters:
  ///   - text: What is wrong in it.
  ///   - value: The value as it is written.
  ///   - surroundings: What stands around the attribute.
  static func wrongValue(
    _ fault: ValueFault, of definition: AttributeDefinition, on kind: ElementKind, text: String,
    in value: String, _ surroundings: ElementSurroundings, at range: SourceRange
  ) -> Self {
    let slip = meantHint(fault, of: definition, on: kind, text: text, in: value, surroundings)
    var hints = slip.map { [$0] } ?? fault.hints
    if hints.isEmpty, ["safe-area", "layout-margins"].contains(definition.name) {
      hints = [
        "\(definition.name) is one to four numbers, of the top, right, bottom and left: \(definition.name)=\"20 16 34 16\""
      ]
    }
    if hints.isEmpty, let one = ForeignParts.oneHint(for: value, of: definition) { hints = [one] }
    // The grammar helps where nothing else says what belongs here, and where it is more than one name.
    if hints.isEmpty, !fault.listsValues, !fault.isUnbuilt, definition.values.contains(" ") {
      hints.append("\(definition.name) takes \(definition.values)")
    }
    if hints.isEmpty, value.trimmed.isEmpty, definition.initial != "required" {
      hints = ["delete it, or give it a value"]
    }
    return Diagnostic(
      .error, fault.isUnbuilt ? "not-built" : "invalid-value",
      "\(definition.name): \(fault.message)", at: range,
      hints: hints.map { surroundings.withoutTwins($0, for: definition.name) })
  }

  /// What was probably meant by a value, the most probable first; `nil` where nothing is known.
  private static func meantHint(
    _ fault: ValueFault, of definition: AttributeDefinition, on kind: ElementKind, text: String,
    in value: String, _ surroundings: ElementSurroundings
  ) -> String? {
    if let hint = wideHint(for: value, of: definition)
      ?? ForeignCalculation.hint(for: value, of: definition)
    {
      return hint
    }
    if definition.name == "font-family", let hint = ForeignFont.hint(forFile: value) { return hint }
    if let hint = ForeignParts.hint(for: value, of: definition, on: kind, in: surroundings)
      ?? CharacterSlip.hint(for: text)
    {
      return hint
    }
    if let hint = foreignHint(for: value, text, of: definition, on: kind, surroundings)
      ?? ValueRepair.hint(for: value, of: definition)
    {
      return hint
    }
    // A slip of the pen is more probable than a word of another language.
    if !value.contains("("), let near = fault.hints.first(where: { $0.hasPrefix("did you mean") }) {
      return near
    }
    return ForeignTranslation.hint(for: value, of: definition, on: kind)
      ?? SystemColor.hint(for: value, of: definition)
      ?? ForeignNotation.hint(for: value, of: definition.name, surroundings)
  }

  /// What to write for a value with wide signs, as keyboards of East Asia have them, or digits of another script.
  private static func wideHint(
    for value: String, of definition: AttributeDefinition
  ) -> String? {
    func meant(_ plain: String) -> String? {
      definition.fault(of: plain) == nil ? plain : ValueRepair.repaired(plain, for: definition)
    }
    if let (sign, code, plain) = CharacterSlip.withPlainDigits(value),
      !(0xFF10...0xFF19).contains(sign.unicodeScalars.first!.value)
    {
      return meant(plain).map { "'\(sign)' (\(code)) is a digit of another script: write \($0)" }
    }
    guard let (sign, code, plain) = CharacterSlip.narrowed(value) else { return nil }
    return meant(plain).map { "'\(sign)' (\(code)) is a wide form: write \($0)" }
  }

  /// What to write for a value that has a meaning elsewhere and is near to nothing here.
  private static func foreignHint(
    for value: String, _ text: String, of definition: AttributeDefinition, on kind: ElementKind,
    _ surroundings: ElementSurroundings
  ) -> String? {
    if let hint = ForeignSetting.hint(forValue: value, of: definition.name, in: surroundings) {
      return hint
    }
    if value.hasPrefix("["), value.hasSuffix("]") {
      // A list, as in JSON.
      let plain = value.split { "[], ".contains($0) }.joined(separator: " ")
      if definition.fault(of: plain) == nil { return "write \(plain)" }
    }
    if definition.name == "color", value.contains("gradient("),
      let background = AttributeTable.row(of: "background", on: kind),
      AttributeTable.row(of: "background-clip", on: kind) != nil,
      AttributeTable.all[background].fault(of: value) == nil
    {
      return "write background=\"\(value)\" background-clip=\"text\" color=\"transparent\""
    }
    if let hint = ForeignBackground.hint(for: value, of: definition, on: kind)
      ?? ForeignFunction.hint(for: value, of: definition)
    {
      return hint
    }
    if let name = ValueRepair.hyphenated(value, for: definition) { return "write \(name)" }
    if let points = ForeignValue.inPoints(value, of: definition) { return "write \(points)" }
    // XAML's star takes the room that is left.
    let word = value == "*" ? "fill" : text
    // The name of a function with what stands in its brackets is no word.
    let isWhole =
      !["filter", "transform", "box-shadow"].contains(definition.name) || value.trimmed == text
    if isWhole, let hint = ForeignValue.hint(for: word, of: definition) { return hint }
    return ForeignColor.systemColor(value, of: definition).map { "write \($0)" }
  }

  /// A value that is right, and that its author hardly meant.
  static func doubtfulValue(
    _ doubt: ValueFault, of definition: AttributeDefinition, at range: SourceRange
  ) -> Self {
    Diagnostic(
      .warning, "doubtful-value", "\(definition.name): \(doubt.message)", at: range,
      hints: doubt.hints)
  }

  /// A factor that is probably a length.
  static func manyLines(_ factor: String, at range: SourceRange) -> Self {
    Diagnostic(
      .warning, "line-height",
      "line-height: \(factor) is a factor, \(factor) times the font size", at: range,
      hints: [
        Double(factor).map { (80...250).contains($0) } == true
          ? "write \(factor)%, or \((Double(factor)! / 100).decimal(places: 2))"
          : "write \(factor)px"
      ])
  }

  /// A place in a gradient that is probably the end of it.
  static func pointsOfStop(_ place: String, at range: SourceRange) -> Self {
    if place != "100" {
      return Diagnostic(
        .warning, "gradient", "background: the last colour of the gradient stands at 1 point",
        at: range,
        hints: ["write 100% for the end of it, and percentages for the other places, or 1px"])
    }
    return Diagnostic(
      .warning, "gradient", "background: the last colour of the gradient stands at \(place) points",
      at: range, hints: ["write \(place)% for the end of it, or \(place)px"])
  }

  /// An ellipsis of a text that shows beyond its box.
  static func uselessEllipsis(at range: SourceRange) -> Self {
    Diagnostic(
      .warning, "no-effect", "text-overflow does nothing where the text shows beyond its box",
      at: range, hints: ["write overflow=\"hidden\" too, or line-clamp=\"1\" in place of it"])
  }

  /// A level of what has none.
  static func uselessLevel(of role: String?, at range: SourceRange) -> Self {
    guard let role else {
      return Diagnostic(
        .warning, "no-effect", "level does nothing without a role", at: range,
        hints: ["write role=\"heading\" beside it"])
    }
    return Diagnostic(
      .warning, "no-effect", "level does nothing beside role=\"\(role)\"", at: range,
      hints: ["write role=\"heading\", or delete it"])
  }

  /// An attribute that places the children of a box, on an item, which has none.
  static func uselessArrangement(_ name: String, _ value: String, at range: SourceRange) -> Self {
    let isEnd = ["flex-end", "end", "right", "self-end"].contains(value)
    let isMoved = isEnd || value == "center"
    let hint: String
    switch name {
    case "justify-content" where isMoved:
      hint = "write text-align=\"\(isEnd ? "end" : "center")\", which places its lines"
    case "align-items" where isMoved, "align-content" where isMoved:
      hint =
        "a text begins at the top of its item: put that into <container flex-direction=\"column\" justify-content=\"\(isEnd ? "flex-end" : "center")\"> with its height"
    case "gap", "row-gap", "column-gap":
      hint = "delete it: padding is the room around a text, and margin that around its item"
    default: hint = "delete it"
    }
    return Diagnostic(
      .warning, "no-effect", "\(name) has no effect on an <item>: it holds no boxes", at: range,
      hints: [hint])
  }

  /// A place in fractions of the box, as other languages have it.
  static func pointsOfOrigin(_ value: String, meant: String, at range: SourceRange) -> Self {
    Diagnostic(
      .warning, "no-effect", "transform-origin: \(value) are points, and as good as 0", at: range,
      hints: ["write \(meant)"])
  }

  // MARK: Names

  static func duplicateID(
    _ id: String, at range: SourceRange, first: SourceRange, in line: Int
  ) -> Self {
    var diagnostic = Diagnostic(
      .error, "duplicate-id", "the id '\(id)' is taken in line \(line)", at: range,
      hints: ["ids are unique in a document; a class can be shared"])
    diagnostic.namedPlace = first
    return diagnostic
  }
}
