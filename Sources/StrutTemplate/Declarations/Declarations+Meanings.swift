import StrutCore

/// What names mean that are none of parameters and data.
extension Declarations {
  /// The token whose name is written as the value of an attribute that does not take it as a text; `nil` where it is none.
  func lonelyToken(
    _ index: Int32, of file: TemplateFile, _ vocabulary: TemplateVocabulary
  ) -> String? {
    guard file.attributeRoles[Int(index)] == .plain, !tokens.base.isEmpty,
      case .written = file.content(ofAttribute: index)
    else { return nil }
    let range = file.valueRange(index)
    let bytes = file.source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    // Most values are numbers and words.
    guard bytes.first?.isLetter == true, bytes.contains(UInt8(ascii: ".")) else { return nil }
    let name = String(decoding: bytes, as: UTF8.self)
    let attribute = file.tree.attributes[Int(index)]
    guard tokens.base[name] != nil,
      ["container", "item"].allSatisfy({
        vocabulary.faults.attribute(attribute, $0, file.source, false, nil) != nil
      })
    else { return nil }
    return name
  }

  /// What to write for a component with a variant behind a dot, as in React: `<Button.Primary>`; `nil` where there is no such
  /// component.
  func variantHint(for name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, components[String(parts[1])] == nil,
      let component = components[String(parts[0])]
    else { return nil }
    let variant = parts[1].lowercased()
    let choice = component.parameters.first { $0.accepted?.contains(variant) ?? false }
    return choice.map { "write <\(component.name) \($0.name)=\"\(variant)\">" }
      ?? "write <\(component.name)>: a component has no parts, and what differs is a parameter"
  }

  /// Something that has a name, in words.
  struct OtherMeaning {
    /// What it is: `'n' is a variable`.
    let what: String
    /// What to do so that a case can set it.
    let hint: String
    let isToken: Bool
  }

  /// The variable or the token of a name that something tries to set; `nil` where there is none.
  func otherMeaning(of name: String) -> OtherMeaning? {
    let isVariable = lets.contains { node in
      document.attribute("name", of: node).map(document.writtenValue) == name
    }
    if isVariable {
      return OtherMeaning(
        what: "'\(name)' is a variable",
        hint: "write <param name=\"\(name)\" default=\"…\"/> for it",
        isToken: false)
    }
    guard tokens.base[name] != nil else { return nil }
    return OtherMeaning(
      what: "'\(name)' is a token",
      hint: "write <theme name=\"…\"><token name=\"\(name)\" value=\"…\"/></theme>", isToken: true)
  }
}
