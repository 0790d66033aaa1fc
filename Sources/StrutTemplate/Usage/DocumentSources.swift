import StrutFormats

/// What a document says of its boxes: every value that is written for them, with the place where it stands.
///
/// Values that nothing says are initial or inherited ones and are not in it, so that it is as long as what was written.
/// Where an expression gave a value, the expression is kept beside it; with the tokens and the uses of components that
/// tells what a value depends on.
package struct DocumentSources: Hashable, Sendable {
  /// One value.
  package struct Value: Hashable, Sendable {
    /// The attribute; `text` for a text.
    package var name: String
    /// The value as the plain document has it.
    package var value: String
    /// The value as it is written, where that is an expression; else `nil`.
    package var written: String?
    /// Where it is written.
    package var place: Place

    /// How a loop or a condition begins in what is written for a text.
    package static let control = WrittenBranches.control

    /// Creates a value.
    package init(name: String, value: String, written: String? = nil, place: Place) {
      self.name = name
      self.value = value
      self.written = written
      self.place = place
    }
  }

  /// A line of a file.
  package struct Place: Hashable, Sendable {
    /// The file, seen from the document's folder; `nil` for the document itself.
    package var file: String?
    /// The line, from 1.
    package var line: Int

    /// Creates a place.
    package init(file: String? = nil, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// An element, a style, a font, a token or the use of a component, with what is written for it.
  package struct Entry: Hashable, Sendable {
    /// The name: of the element, of the style, of the token or of the component.
    package var name: String
    /// Where it stands.
    package var place: Place
    /// What is written for it.
    package var values: [Value] = []
    /// The styles that it names.
    package var classes: [String] = []
    /// The elements in a box that are no boxes, such as spans and constraints.
    package var parts: [Entry] = []
    /// The use of a component that the element comes from, into ``DocumentSources/instances``; of such a use the one
    /// around it.
    package var instance: Int?
    /// The innermost loop or branch around it in its body, into ``DocumentSources/inputs``.
    package var branch: Int?

    /// Creates an entry.
    package init(
      name: String, place: Place, values: [Value] = [], classes: [String] = [],
      parts: [Entry] = [], instance: Int? = nil, branch: Int? = nil
    ) {
      self.name = name
      self.place = place
      self.values = values
      self.classes = classes
      self.parts = parts
      self.instance = instance
      self.branch = branch
    }
  }

  /// A slot in the body of a component.
  package struct Slot: Hashable, Sendable {
    /// The component.
    package var component: String
    /// The name; empty for the one without a name.
    package var name: String
    /// Where it is written.
    package var place: Place

    /// Creates a slot.
    package init(component: String, name: String, place: Place) {
      (self.component, self.name, self.place) = (component, name, place)
    }
  }

  /// What a document declares, used or not.
  package struct Declared: Hashable, Sendable {
    /// The names of the tokens.
    package var tokens: Set<String> = []
    /// The names of the styles.
    package var styles: Set<String> = []
    /// The names of the themes.
    package var themes: Set<String> = []
    /// The tokens that themes override, as ``DocumentSources/tokens`` names them: `color.page (dark)`.
    package var overrides: Set<String> = []

    /// The slots of components, in the order in which they are written.
    package var slots: [Slot] = []

    /// Declares nothing.
    package init() {}
  }

  /// Data as the document has it.
  package struct Data: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The file, seen from the document's folder; `nil` for the document itself.
    package var file: String?
    /// The value; `nil` where it is too long to be kept.
    package var value: JSONValue?
    /// The line of the value and of each one in it, as they follow one another; empty where that is not known.
    package var lines: [Int] = []

    /// Creates data.
    package init(name: String, file: String? = nil, value: JSONValue?, lines: [Int] = []) {
      self.name = name
      self.file = file
      self.value = value
      self.lines = lines
    }
  }

  /// The `<layout>`.
  package var layout: Entry
  /// The boxes in document order.
  package var boxes: [Entry]
  /// The styles that boxes name.
  package var styles: [Entry]
  /// The fonts that the document names.
  package var fonts: [Entry]
  /// The tokens that values name, each with the one value `value`; themes other than the base stand in its name.
  package var tokens: [Entry]
  /// What there is of tokens, styles and themes, used or not; records do not hold it.
  package var declared = Declared()
  /// The uses of components that boxes come from, those around others first.
  package var instances: [Entry]
  /// The component of a library that is drawn; `nil` for a document.
  package var component: String?
  /// What gives other names their values: `<param>`, `<let>`, `<set>`, `<for>`, conditions, and boxes with themes of
  /// their own. The component in whose body an element stands is the value `of`.
  package var inputs: [Entry] = []
  /// Whether it is known what gives names their values, though that may be nothing.
  package var knowsInputs = false
  /// Whether it is known of each element in which loop or branch it is written.
  package var knowsBranches = false
  /// The strings that the document asks for, each with the one value `value`.
  package var strings: [Entry] = []
  /// The data of the document.
  package var data: [Data] = []

  /// Creates what a document says.
  package init(
    layout: Entry, boxes: [Entry] = [], styles: [Entry] = [], fonts: [Entry] = [],
    tokens: [Entry] = [], instances: [Entry] = []
  ) {
    self.layout = layout
    self.boxes = boxes
    self.styles = styles
    self.fonts = fonts
    self.tokens = tokens
    self.instances = instances
  }
}

extension DocumentSources.Entry {
  /// The name of the value of an item that names the components of words in its text.
  package static let words = "words"

  /// The name of the value of a box whose text was handed into a slot by the use of its component.
  package static let handed = "handed"

  /// The name of the value of a token that holds the name which its file defines, where that is another one.
  package static let writtenName = "is"

  /// The name of the value of a use that holds what it hands into a slot which stands in a text.
  package static func content(of slot: String) -> String { "<slot \(slot)>" }

  /// The name of the value of a use that holds what stands in a slot of a text into which it hands nothing.
  package static func defaultContent(of slot: String) -> String { "<slot \(slot)> by default" }

  /// Whether a name is that of a value which holds what is in a slot.
  package static func isOfSlot(_ name: String) -> Bool { name.hasPrefix("<") }

  /// The components of words in the text of an item.
  package var components: [String] {
    values.first { $0.name == Self.words }?.value.split(separator: " ").map(String.init) ?? []
  }
}

extension DocumentSources {
  /// Adds every name, and every beginning of a path of names, in the expressions of a text; `color[` where a part of `color`
  /// is asked for whose name is computed.
  package static func collectNames(in text: String, _ names: inout Set<Substring>) {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return }
    for path in text.split(whereSeparator: { !isInName($0) }) {
      if text[path.endIndex...].first == "[" { names.insert(text[path.startIndex...path.endIndex]) }
      var path = path
      names.insert(path)
      while let dot = path.lastIndex(of: ".") {
        path = path[..<dot]
        names.insert(path)
      }
    }
  }

  /// A text with names in place of others, where these stand for themselves or before a field.
  package static func replaceNames(in text: String, _ names: [Substring: Substring]) -> String {
    var replaced = ""
    var rest = text[...]
    while !rest.isEmpty {
      // What stands outside of braces is text.
      let plain = rest.prefix { $0 != "{" }
      replaced += plain
      rest = rest[plain.endIndex...]
      let end = rest.firstIndex(of: "}") ?? rest.endIndex
      replaced += replaceNames(inExpression: rest[..<end], names)
      rest = rest[end...]
    }
    return replaced
  }

  private static func replaceNames(
    inExpression text: Substring, _ names: [Substring: Substring]
  ) -> String {
    var replaced = ""
    var rest = text
    while !rest.isEmpty {
      let path = rest.prefix(while: isInName)
      // A field of it, `a.b` of `a`, is one of what has the other name now.
      let known = names.filter { path == $0.key || path.hasPrefix("\($0.key).") }
        .max { $0.key.count < $1.key.count }
      replaced += known.map { "\($0.value)\(path.dropFirst($0.key.count))" } ?? path
      rest = rest[path.endIndex...]
      let between = rest.prefix { !isInName($0) }
      replaced += between
      rest = rest[between.endIndex...]
    }
    return replaced
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._-$".contains(character)
  }

  /// How the names of tokens begin in the groups of which parts with computed names are asked for: `color.` for the `color[`
  /// of ``collectNames(in:_:)``.
  package static func computedGroups(in names: Set<Substring>) -> [String] {
    names.filter { $0.last == "[" }.map { "\($0.dropLast())." }
  }
}
