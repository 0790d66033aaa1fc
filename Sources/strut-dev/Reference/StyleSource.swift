import StrutMarkup

/// The Swift spelling of the attributes, made from the table that the parser uses.
enum StyleSource {
  /// The Swift type of an attribute's values.
  enum Kind {
    case length, number, integer, color, text
    /// A closed set of words, by the name of the type.
    case words(String)
    /// A length, or one of a few words, by the name of the words' type, which takes lengths, too.
    case lengthOrWords(String)

    var type: String {
      switch self {
      case .length: "Length"
      case .number: "Double"
      case .integer: "Int"
      case .color: "Color"
      case .text: "String"
      case .words(let name), .lengthOrWords(let name): "Style.\(name)"
      }
    }

    /// Whether its values are points where they are numbers.
    var takesLengths: Bool {
      switch self {
      case .length, .lengthOrWords: true
      case .number, .integer, .color, .text, .words: false
      }
    }
  }

  /// How a file that is made begins.
  static let header = "// Made by `strut-dev reference` from the table of attributes.\n"

  /// The folders of the files in `Sources/Strut`.
  static let folders = ["Style", "Builder"]

  /// The files by their paths in `Sources/Strut`.
  static var files: [(path: String, text: String)] {
    [
      ("Style/StyleKey+Attributes.swift", header + keys),
      ("Style/Color+Names.swift", header + colors),
    ]
      + parts("Style/Style", "Attributes", of: "Style", properties)
      + parts("Style/Style", "Keywords", of: "Style", keywords)
      + parts("Builder/Element", "Attributes", of: "Element", modifiers)
  }

  /// A file for each part of the reference that has attributes of a kind.
  private static func parts(
    _ path: String, _ suffix: String, of type: String,
    _ declarations: [(section: String, text: String)]
  ) -> [(path: String, text: String)] {
    Dictionary(grouping: declarations, by: \.section).sorted { $0.key < $1.key }.map { part in
      let section = part.key.prefix(1).uppercased() + part.key.dropFirst()
      let text = part.value.map(\.text).joined(separator: "\n\n")
      return ("\(path)+\(section)\(suffix).swift", "\(header)extension \(type) {\n\(text)\n}\n")
    }
  }

  // MARK: Files

  private static var keys: String {
    let names = MarkupVocabulary.attributes.map { "    \"\($0.name)\"," }
    let cases = MarkupVocabulary.attributes.enumerated().map { index, attribute in
      "  static let \(identifier(attribute.name)) = StyleKey(\(index))"
    }
    func list(_ isMeant: (MarkupVocabulary.Attribute) -> Bool) -> String {
      MarkupVocabulary.attributes.filter(isMeant).map { "    .\(plain(identifier($0.name)))," }
        .joined(separator: "\n")
    }
    return """
      extension StyleKey {
        /// The names in the markup, in alphabetical order.
        static let names: [String] = [
      \(names.joined(separator: "\n"))
        ]

        /// What boxes or texts inside take over.
        static let inherited: Set<StyleKey> = [
      \(list(\.isInherited))
        ]

        /// What items have and containers do not.
        static let ofItems: Set<StyleKey> = [
      \(list(\.isOfItems))
        ]

      \(cases.joined(separator: "\n"))
      }

      """
  }

  private static var properties: [(section: String, text: String)] {
    MarkupVocabulary.attributes.filter { $0.name != "id" }.map {
      let name = identifier($0.name)
      let text = """
          /// \(sentence($0))
          public var \(name): \(kind($0).type) {
            get { value(.\(plain(name)), initial: \(literal(initial($0)))) }
            set { set(.\(plain(name)), newValue) }
          }
        """
      return ($0.section, text)
    }
  }

  private static var modifiers: [(section: String, text: String)] {
    MarkupVocabulary.attributes.filter { $0.name != "id" }.map { ($0.section, modifier($0)) }
  }

  private static func modifier(_ attribute: MarkupVocabulary.Attribute) -> String {
    let name = identifier(attribute.name)
    let kind = kind(attribute)
    let comment = "  /// \(sentence(attribute))\n"
    func general(_ type: String) -> String {
      """
      \(comment)  public consuming func \(name)(_ value: \(type)) -> Element {
          style.set(.\(plain(name)), value)
          return self
        }
      """
    }
    let own = general(kind.type)
    guard kind.takesLengths else { return own }
    return """
      \(comment)  public consuming func \(name)(_ value: Double) -> Element {
          style.set(.\(plain(name)), Length(floatLiteral: value))
          return self
        }

      \(own.replacing("  public consuming", with: "  @_disfavoredOverload\n  public consuming"))
      """
  }

  private static var keywords: [(section: String, text: String)] {
    var seen: Set<String> = []
    return MarkupVocabulary.attributes.compactMap { attribute in
      let kind = kind(attribute)
      switch kind {
      case .words(let type), .lengthOrWords(let type):
        guard seen.insert(type).inserted else { return nil }
        return (attribute.section, keywordType(type, attribute, takesLengths: kind.takesLengths))
      default: return nil
      }
    }
  }

  /// What a type of words takes beside words where numbers are values.
  private static let numbersOfWords = """

        /// Takes a number.
        public init(integerLiteral value: Int) { rawValue = "\\(value)" }
        /// Takes a number.
        public init(floatLiteral value: Double) { rawValue = StyleValue.number(value).markup }
    """

  /// What a type of words takes beside words where lengths are values.
  private static let lengthsOfWords = """
        /// Takes a length.
        public init(_ length: Length) { rawValue = length.value.markup }
        /// A length in points.
        public static func points(_ points: Double) -> Self { Self(floatLiteral: points) }
        /// A percentage: `.percent(50)` is a half.
        public static func percent(_ percent: Double) -> Self { Self(.percent(percent)) }
        /// A multiple of the font size.
        public static func em(_ number: Double) -> Self { Self(.em(number)) }
        /// A multiple of the font size of `<layout>`.
        public static func rem(_ number: Double) -> Self { Self(.rem(number)) }
        /// A multiple of the width of the digit zero.
        public static func ch(_ number: Double) -> Self { Self(.ch(number)) }
        /// A multiple of the line height.
        public static func lh(_ number: Double) -> Self { Self(.lh(number)) }
    """

  private static func keywordType(
    _ type: String, _ attribute: MarkupVocabulary.Attribute, takesLengths: Bool
  ) -> String {
    let words = words(of: attribute.values).map { word in
      """
          /// `\(word)`
          public static let \(identifier(word)) = Self(rawValue: "\(word)")
      """
    }
    // Letters that only qualify others, as in `<number 1…1000>`, are in angle brackets.
    let isNumeric =
      takesLengths || attribute.values.contains("<number")
      || attribute.values.contains("<percentage") && !attribute.values.contains("<length")
    let literals = isNumeric ? ", ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral" : ""
    return """
        /// The words of `\(attribute.name)`; a literal says what they do not.
        public struct \(type): RawRepresentable, Hashable, Sendable, StyleWord,
          ExpressibleByStringLiteral\(literals)
        {
          /// The value as the markup writes it.
          public var rawValue: String
          /// Takes a value as the markup writes it.
          public init(rawValue: String) { self.rawValue = rawValue }
          /// Takes a value as the markup writes it.
          public init(stringLiteral value: String) { rawValue = value }
      \(isNumeric ? numbersOfWords : "")\(takesLengths ? "\n" + lengthsOfWords : "")
      \(words.joined(separator: "\n"))
        }
      """
  }

  private static var colors: String {
    let names = MarkupVocabulary.colorNames.map {
      "  /// CSS's `\($0)`.\n  public static let \($0) = Color(rawValue: \"\($0)\")"
    }
    return "extension Color {\n\(names.joined(separator: "\n"))\n}\n"
  }

  // MARK: Types

  static func kind(_ attribute: MarkupVocabulary.Attribute) -> Kind {
    switch attribute.name {
    case "background", "color": return .color
    case "flex": return .length
    case "aspect-ratio", "opacity": return .number
    case "z-index", "order", "line-clamp", "level": return .integer
    case "border-color": return .color
    case "overflow": return .words("Overflow")
    case "overflow-x", "overflow-y": return .words("Overflow")
    case "border-style": return .words("BorderStyle")
    case "font-style": return .words("FontStyle")
    case "font-weight": return .words("FontWeight")
    case "font-stretch": return .words("FontStretch")
    case "vertical-align": return .lengthOrWords("VerticalAlign")
    case "font-feature-settings", "transform", "filter", "transform-origin",
      "object-position", "text-decoration", "text-shadow", "box-shadow":
      return .text
    default: break
    }
    let values = attribute.values
    if attribute.name.hasSuffix("-color"), values == "<color>" { return .color }
    if attribute.name.hasPrefix("border-"), attribute.name.hasSuffix("-style") {
      return .words("BorderStyle")
    }
    if values == "<number ≥ 0>" || values == "<number>" { return .number }
    if values.contains("<length") || values.hasPrefix("[ <number") { return .length }
    if values.contains("<number 1…1000>") || attribute.name == "tab-size" {
      return attribute.name == "tab-size" ? .length : .words("ContentPriority")
    }
    if values.contains("<") { return .text }
    return .words(typeName(attribute.name))
  }

  /// The words of a grammar, without those in brackets that qualify others.
  static func words(of grammar: String) -> [String] {
    var seen: Set<String> = []
    var found: [String] = []
    var depth = 0
    for token in grammar.split(separator: " ") {
      if token.hasPrefix("<") { depth += 1 }
      defer { if token.hasSuffix(">") { depth -= 1 } }
      let isWord = token.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" || $0.isNumber }
      guard depth == 0, isWord, token.first?.isLetter ?? false else { continue }
      guard token != "safe", token != "unsafe", seen.insert(String(token)).inserted else {
        continue
      }
      found.append(String(token))
    }
    return found
  }

  // MARK: Names

  /// A name of the markup as Swift spells it.
  static func identifier(_ name: String) -> String {
    if name == "xml:lang" { return "lang" }
    let parts = name.split(separator: "-")
    let joined = parts.enumerated().map { index, part in
      index == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
    let keywords = ["class", "static", "subscript", "super", "switch"]
    return keywords.contains(joined) ? "`\(joined)`" : joined
  }

  /// An identifier without backquotes, as it is written after a dot.
  static func plain(_ identifier: String) -> String {
    identifier.filter { $0 != "`" }
  }

  private static func typeName(_ name: String) -> String {
    let identifier = plain(identifier(name))
    return identifier.prefix(1).uppercased() + identifier.dropFirst()
  }

  private static func sentence(_ attribute: MarkupVocabulary.Attribute) -> String {
    let place =
      attribute.isOfBoxes
      ? "" : attribute.isOfSpans ? ", for spans and images in texts" : ", for `<layout>`"
    return "\(attribute.summary) (`\(attribute.name)`\(place))"
  }

  /// What is meant where nothing is written: the scale of the output, for one, is 1 where there is none.
  private static func initial(_ attribute: MarkupVocabulary.Attribute) -> String {
    attribute.name == "point-scale-factor" ? "1" : attribute.initial
  }

  private static func literal(_ initial: String) -> String { "\"\(initial)\"" }
}
