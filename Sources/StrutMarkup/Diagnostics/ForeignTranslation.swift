/// Attributes and values of other languages in those of Strut: only what an element takes, as it is written.
enum ForeignTranslation {
  /// The attributes to write for one of another language.
  ///
  /// - Parameters:
  ///   - name: Its name in any notation; one of Strut's own may have a value of another language.
  ///   - value: Its value, which is not worked out.
  /// - Returns: `nil` where nothing stands for the name, or the value is not understood.
  static func attributes(
    for name: String, _ value: String, on kind: ElementKind
  ) -> [WrittenAttribute]? {
    guard !value.contains("{") else { return nil }
    let name = ForeignAttribute.hyphenated(name)
    if let row = AttributeTable.row(of: name, on: kind) {
      return attributes(for: value, of: AttributeTable.all[row], on: kind)
    }
    if let declared = declarations(name, value, on: kind) { return declared }
    if let arguments = ForeignTermParser.arguments(in: value),
      let set = right(
        ForeignSetter(name: name, kind: kind, arguments: arguments).attributes, on: kind)
    {
      return set
    }
    switch ForeignSetting.advice(name, value, on: kind) ?? ForeignAttribute.named(name)?.advice {
    case .rename(let own)?:
      guard let row = AttributeTable.row(of: own, on: kind) else { return nil }
      return attributes(for: value, of: AttributeTable.all[row], on: kind)
    case .write(let text)?: return right(WrittenAttribute.all(in: text), on: kind)
    case .words?, nil: return nil
    }
  }

  /// The attributes to write for a value of another language.
  static func attributes(
    for value: String, of definition: AttributeDefinition, on kind: ElementKind
  ) -> [WrittenAttribute]? {
    let name = definition.name
    // A length elsewhere, where a number alone is a factor here.
    if name == "line-height", Double(value).map({ $0 > 4 }) ?? false {
      return [WrittenAttribute(name, value + "px")]
    }
    if name == "src", value.hasPrefix("@"), let file = value.split(separator: "/").last {
      return [WrittenAttribute(name, "\(file).png")]
    }
    if let own = plain(value, of: definition, on: kind) { return own }
    if let match = value.wholeMatch(of: /url\(['"]?([^'"()]+)['"]?\)/) {
      return plain(String(match.1), of: definition, on: kind)
    }
    // What takes any text takes what was made of it as well.
    guard definition.fault(of: "a(b)") != nil else { return nil }
    if let arguments = ForeignTermParser.arguments(in: value) {
      let setter = ForeignSetter(name: name, kind: kind, arguments: arguments)
      if let set = right(setter.attributes, on: kind) { return set }
      if arguments.count == 1, let text = arguments[0].term.text, text != value,
        !value.contains("/")
      {
        let isLength = name == "line-height" && arguments[0].term.points != nil
        if let own = plain(isLength ? text + "px" : text, of: definition, on: kind) { return own }
      }
    }
    if definition.fault(of: "#123456") == nil,
      let color = ForeignColor.systemColor(value, of: definition)
    {
      return [WrittenAttribute(name, color)]
    }
    let shade = value.replacing("grey", with: "gray").replacing(".", with: "-")
    if let tailwind = TailwindClass.value(value, of: name) ?? TailwindClass.value(shade, of: name) {
      return plain(tailwind, of: definition, on: kind)
    }
    if let parts = ForeignParts.attributes(for: value, of: definition, on: kind) { return parts }
    // What belongs to the attribute for several of them.
    guard value.contains(" "), let whole = wholes[name],
      let row = AttributeTable.row(of: whole, on: kind),
      AttributeTable.all[row].fault(of: value) == nil
    else { return nil }
    return [WrittenAttribute(whole, value)]
  }

  /// Attributes, each with the one that sets it together with others.
  private static let wholes = [
    "border-width": "border", "border-color": "border", "border-style": "border",
    "flex-grow": "flex", "flex-basis": "flex", "padding-horizontal": "padding",
    "padding-vertical": "padding", "margin-horizontal": "margin", "margin-vertical": "margin",
    "padding-top": "padding", "margin-top": "margin",
  ]

  /// The attributes to write for a value of another language, as a hint; `nil` where it is not understood.
  static func hint(
    for value: String, of definition: AttributeDefinition, on kind: ElementKind
  ) -> String? {
    guard let attributes = attributes(for: value, of: definition, on: kind) else { return nil }
    return attributes.count == 1 && attributes[0].name == definition.name
      ? "write \(attributes[0].value)" : "write \(attributes.text)"
  }

  /// The attributes of a setting in a program.
  static func attributes(of setter: ForeignSetter, on kind: ElementKind) -> [WrittenAttribute]? {
    if let set = right(setter.attributes, on: kind) { return set }
    switch setter.arguments.count {
    case 0: return attributes(for: setter.name, "true", on: kind)
    case 1:
      return setter.arguments[0].term.text.flatMap { attributes(for: setter.name, $0, on: kind) }
    default: return nil
    }
  }

  // MARK: Several declarations

  /// The attributes of declarations of CSS; those that nothing stands for are left out.
  static func attributes(
    ofDeclarations text: String, on kind: ElementKind
  ) -> [WrittenAttribute]? {
    let all = CSSDeclarations.pairs(in: text).compactMap { pair in
      attributes(for: pair.name, pair.value, on: kind)
    }
    return all.isEmpty ? nil : all.reduce([]) { $0.replacing($1) }
  }

  /// The attributes of declarations of CSS, as in `style="padding: 8px; color: red"`, or of classes of Tailwind.
  private static func declarations(
    _ name: String, _ value: String, on kind: ElementKind
  ) -> [WrittenAttribute]? {
    switch name {
    case "style", "css", "sx", "content-container-style":
      return attributes(ofDeclarations: value, on: kind)
    case "font", "text-style", "typography", "text-appearance":
      return right(ForeignFont.attributes(value), on: kind)
    case "class-name", "tw", "css-class":
      return TailwindClass.attributes(ofClasses: value, on: kind)
    default: return nil
    }
  }

  // MARK: What is right

  /// A value with small changes at most.
  private static func plain(
    _ value: String, of definition: AttributeDefinition, on kind: ElementKind
  ) -> [WrittenAttribute]? {
    if definition.fault(of: value) == nil { return [WrittenAttribute(definition.name, value)] }
    if let other = ForeignValue.replacement(for: value, of: definition) {
      if other.contains("=") { return right(WrittenAttribute.all(in: other), on: kind) }
      return definition.fault(of: other) == nil ? [WrittenAttribute(definition.name, other)] : nil
    }
    return ValueRepair.repaired(value, for: definition).map {
      [WrittenAttribute(definition.name, $0)]
    }
  }

  /// Those of some attributes that an element takes, with values that they take; `nil` for none.
  private static func right(
    _ attributes: [WrittenAttribute]?, on kind: ElementKind
  ) -> [WrittenAttribute]? {
    let found = (attributes ?? []).flatMap { attribute -> [WrittenAttribute] in
      guard let row = AttributeTable.row(of: attribute.name, on: kind) else { return [] }
      return plain(attribute.value, of: AttributeTable.all[row], on: kind) ?? []
    }
    return found.isEmpty ? nil : found
  }
}
