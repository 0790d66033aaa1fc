import StrutCore
import StrutFormats

/// A value of the language: what JSON has, and where it was read.
///
/// Two values are equal when they are of one kind and hold the same; where they come from does not count. Texts are
/// compared by code points, records whatever the order of their fields.
package struct TemplateValue: Sendable {
  /// What a value is.
  package enum Kind: Sendable {
    /// Nothing.
    case null
    /// True or false.
    case boolean(Bool)
    /// A number, always finite.
    case number(Double)
    /// A text.
    case text(String)
    /// Values in order.
    case list([TemplateValue])
    /// Named values, in the order in which they are written.
    case record(TemplateRecord)
  }

  /// What the value is.
  package let kind: Kind
  /// Where the value stands in a file of data; `nil` for a value that was computed.
  package var origin: ValueOrigin?
  /// How deep lists and records are nested in the value: 0 for one without parts.
  package let nesting: Int32

  /// Creates a value.
  ///
  /// - Complexity: O(*n*) in the number of elements or fields.
  package init(_ kind: Kind, origin: ValueOrigin? = nil) {
    self.kind = kind
    self.origin = origin
    nesting =
      switch kind {
      case .list(let elements): 1 + elements.reduce(0) { max($0, $1.nesting) }
      case .record(let record): 1 + record.values.reduce(0) { max($0, $1.nesting) }
      default: 0
      }
  }

  // MARK: By kind

  /// Nothing.
  package static let null = TemplateValue(.null)
  /// True or false.
  package static func boolean(_ value: Bool) -> TemplateValue { TemplateValue(.boolean(value)) }
  /// A number, which must be finite.
  package static func number(_ value: Double) -> TemplateValue { TemplateValue(.number(value)) }
  /// A text.
  package static func text(_ value: String) -> TemplateValue { TemplateValue(.text(value)) }
  /// A list.
  package static func list(_ values: [TemplateValue]) -> TemplateValue {
    TemplateValue(.list(values))
  }
  /// A record.
  package static func record(_ fields: TemplateRecord) -> TemplateValue {
    TemplateValue(.record(fields))
  }

  /// Whether the value is null, so that an attribute or a parameter counts as not given.
  package var isNull: Bool {
    if case .null = kind { true } else { false }
  }

  /// Whether a condition holds with the value: only null and false are false.
  package var isTrue: Bool {
    switch kind {
    case .null, .boolean(false): false
    default: true
    }
  }

  /// The elements of a list; `nil` for other values.
  package var list: [TemplateValue]? {
    if case .list(let elements) = kind { elements } else { nil }
  }

  /// The fields of a record; `nil` for other values.
  package var record: TemplateRecord? {
    if case .record(let fields) = kind { fields } else { nil }
  }

  /// The number; `nil` for other values.
  package var number: Double? {
    if case .number(let number) = kind { number } else { nil }
  }

  /// The text of a text; `nil` for other values.
  package var text: String? {
    if case .text(let text) = kind { text } else { nil }
  }

  // MARK: In words

  /// What the value is inside of a text: a number prints shortest, a truth value as a word, null as nothing; `nil` for a
  /// list and a record, which no text can hold.
  package var printed: String? {
    switch kind {
    case .null: ""
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): TemplateNumber.text(of: value)
    case .text(let value): value
    case .list, .record: nil
    }
  }

  /// What messages call the value's kind: `a number`, `a list`, `null`.
  package var kindName: String {
    switch kind {
    case .null: "null"
    case .boolean: "a truth value"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .record: "a record"
    }
  }

  /// The value as messages show it: a text in quotes, cut where it is long, a list and a record by their kind.
  package var shown: String {
    guard case .text(let text) = kind else {
      return printed.map { $0 == "" ? "null" : $0 } ?? kindName
    }
    return "'\(text.count > 40 ? text.prefix(40) + "…" : text[...])'"
  }
}

extension TemplateValue: Hashable {
  /// Whether both are of one kind and hold the same.
  package static func == (a: TemplateValue, b: TemplateValue) -> Bool {
    switch (a.kind, b.kind) {
    case (.null, .null): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.text(let a), .text(let b)): a.utf8.elementsEqual(b.utf8)
    case (.list(let a), .list(let b)): a == b
    case (.record(let a), .record(let b)): a == b
    default: false
    }
  }

  /// Feeds what equality looks at.
  package func hash(into hasher: inout Hasher) {
    switch kind {
    case .null: hasher.combine(0)
    case .boolean(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .text(let value): hasher.combine(CodePoints(value))
    case .list(let elements): hasher.combine(elements)
    case .record(let fields): hasher.combine(fields)
    }
  }
}

/// A text that equals another by code points, while a `String` takes different spellings of a character as one.
package struct CodePoints: Hashable, Sendable {
  /// The text.
  package let text: String

  /// Wraps a text.
  package init(_ text: String) { self.text = text }

  /// Whether both have the same code points.
  package static func == (a: CodePoints, b: CodePoints) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8)
  }

  /// Feeds the bytes.
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8(0xFF))
  }
}
