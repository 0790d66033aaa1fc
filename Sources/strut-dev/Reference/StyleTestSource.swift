import StrutMarkup

/// A test of every modifier and property that ``StyleSource`` makes: what it writes, held against the table's own names.
enum StyleTestSource {
  /// The file.
  static let path = "Tests/StrutTests/Library/StyleSpellingTests.swift"

  private static let imports = ["Strut", "Testing"].map { "import \($0)" }.joined(separator: "\n")

  /// The text of the file.
  static var text: String {
    """
    \(StyleSource.header)// swift-format-ignore-file
    \(imports)

    /// Every modifier of ``Element`` and property of ``Style`` writes the attribute whose name it has, and properties read it, too.
    struct StyleSpellingTests {
      @Test func modifiers() {
    \(statements(modifier))
      }

      @Test func properties() {
    \(statements(property))
      }

      private func expect(
        _ name: String, _ value: String, _ element: Element,
        _ location: SourceLocation = #_sourceLocation
      ) {
        let markup = "<layout>\\n  <item \\(name)=\\"\\(value)\\"/>\\n</layout>\\n"
        #expect(element.markup() == markup, sourceLocation: location)
      }

      /// What is set is the attribute's text, and reads back as it was.
      private func expect<Value: Equatable>(
        _ name: String, _ value: String, of path: WritableKeyPath<Style, Value>, set new: Value,
        _ location: SourceLocation = #_sourceLocation
      ) {
        var style = Style()
        style[keyPath: path] = new
        #expect(style[attribute: name] == value, sourceLocation: location)
        #expect(style[keyPath: path] == new, sourceLocation: location)
      }
    }

    """
  }

  private static func statements(
    _ statement: (MarkupVocabulary.Attribute, Sample) -> String?
  ) -> String {
    MarkupVocabulary.attributes.filter { $0.name != "id" }.flatMap { attribute in
      samples(of: attribute).compactMap { statement(attribute, $0) }
    }.map { "    \($0)" }.joined(separator: "\n")
  }

  private static func modifier(_ attribute: MarkupVocabulary.Attribute, _ sample: Sample) -> String?
  {
    let call = "Rectangle().\(StyleSource.identifier(attribute.name))(\(sample.swift))"
    return "expect(\"\(attribute.name)\", \"\(sample.markup)\", \(call))"
  }

  /// A property has one type where modifiers have two.
  private static func property(_ attribute: MarkupVocabulary.Attribute, _ sample: Sample) -> String?
  {
    guard !sample.isOfModifiers else { return nil }
    let name = StyleSource.identifier(attribute.name)
    return
      "expect(\"\(attribute.name)\", \"\(sample.markup)\", of: \\Style.\(name), set: \(sample.swift))"
  }

  /// A value as Swift and as the markup has it.
  private struct Sample {
    var swift: String
    var markup: String
    var isOfModifiers = false
  }

  private static func samples(of attribute: MarkupVocabulary.Attribute) -> [Sample] {
    let length = Sample(swift: ".percent(12.5)", markup: "12.5%")
    let number = Sample(swift: "7.5", markup: "7.5", isOfModifiers: true)
    switch StyleSource.kind(attribute) {
    case .length: return [length, number]
    case .number: return [Sample(swift: "0.5", markup: "0.5")]
    case .integer: return [Sample(swift: "3", markup: "3")]
    case .color: return [Sample(swift: ".rebeccapurple", markup: "rebeccapurple")]
    case .text: return [Sample(swift: "\"a text\"", markup: "a text")]
    case .words: return words(of: attribute)
    case .lengthOrWords: return [length, number] + words(of: attribute)
    }
  }

  /// The words that the type of an attribute has.
  private static func words(of attribute: MarkupVocabulary.Attribute) -> [Sample] {
    StyleSource.words(of: attribute.values).map {
      Sample(swift: ".\(StyleSource.plain(StyleSource.identifier($0)))", markup: $0)
    }
  }
}
