import StrutSyntax

/// What an element is to the language.
enum ElementRole: Hashable {
  /// An element of plain documents that holds elements, or one that nobody knows.
  case plain
  /// An element of plain documents that holds text: its white space counts.
  case inline
  /// A statement of a constraint container.
  case statement
  /// `<constraints>`, which holds such.
  case statements
  /// `<font>`.
  case font
  /// `<style>`.
  case style
  /// The use of a component.
  case instance
  /// An element of an XML namespace.
  case foreign
  /// An element of the language.
  case language(LanguageElement)

  /// The role of an element by its name.
  init(of name: String, isForeign: Bool) {
    guard !isForeign else {
      self = .foreign
      return
    }
    if let element = LanguageElement(rawValue: name) {
      self = .language(element)
    } else if let first = name.utf8.first, first >= 0x41, first <= 0x5A {
      self = .instance
    } else {
      switch name {
      case "item", "span": self = .inline
      case "vfl", "constraint", "stack", "follow", "barrier": self = .statement
      case "constraints": self = .statements
      case "font": self = .font
      case "style": self = .style
      default: self = .plain
      }
    }
  }
}

/// The elements of the language that plain documents do not have.
package enum LanguageElement: String, CaseIterable, Sendable {
  case library, `import`, tokens, token, theme, data, strings, component, param
  case caseElement = "case"
  case set
  case letElement = "let"
  case forElement = "for"
  case ifElement = "if"
  case elseElement = "else"
  case slot

  /// The attributes that the element may have.
  var attributes: [String] {
    switch self {
    case .library: []
    case .import: ["src"]
    case .tokens: ["src"]
    case .token: ["name", "value"]
    case .theme: ["name", "src"]
    case .data: ["name", "src"]
    case .strings: ["src"]
    case .component: ["name"]
    case .param: ["name", "type", "default", "values"]
    case .caseElement: ["name"]
    case .set: ["name", "value"]
    case .letElement: ["name", "value"]
    case .forElement: ["each", "index", "in", "key"]
    case .ifElement: ["test"]
    case .elseElement: ["test"]
    case .slot: ["name"]
    }
  }

  /// Whether the element stands before the root box of a document.
  var isDeclaration: Bool {
    switch self {
    case .import, .tokens, .theme, .data, .strings, .component, .param, .caseElement: true
    default: false
    }
  }

  /// Whether a document holds anything of the language: an element of it, the use of a component, or a brace.
  ///
  /// - Complexity: O(*n*) in the bytes of the document, once.
  static func occur(in document: ParsedDocument) -> Bool {
    guard let tree = document.tree else { return false }
    if hasBrace(document.source.bytes) { return true }
    return tree.elements.contains { element in
      guard !element.isForeign else { return false }
      let name = document.source.bytes[Int(element.name.lowerBound)..<Int(element.name.upperBound)]
      guard let first = name.first else { return false }
      if first >= 0x41, first <= 0x5A { return true }
      return initials[Int(first)]
        && LanguageElement(rawValue: String(decoding: name, as: UTF8.self)) != nil
    }
  }

  /// By first bytes, so that most names are no more than looked at.
  private static let initials: [Bool] = {
    var initials = [Bool](repeating: false, count: 256)
    for element in allCases { initials[Int(element.rawValue.utf8.first ?? 0)] = true }
    return initials
  }()

  /// Whether a brace stands in a text, as such or as a reference.
  private static func hasBrace(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let byte = bytes[index]
        if byte == UInt8(ascii: "{") { return true }
        if byte == UInt8(ascii: "&"), index + 1 < bytes.count,
          bytes[index + 1] == UInt8(ascii: "#"),
          isBraceReference(bytes, at: index + 2)
        {
          return true
        }
      }
      return false
    }
  }

  private static func isBraceReference(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: ";"), end - start < 12 { end += 1 }
    let digits = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    return digits.hasPrefix("x")
      ? UInt32(digits.dropFirst(), radix: 16) == 0x7B : UInt32(digits) == 0x7B
  }
}
