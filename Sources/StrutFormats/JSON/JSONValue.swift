import StrutCore

/// A JSON value with the place where it stands in its text.
///
/// Members of an object keep their order and may repeat; readers decide what that means.
package struct JSONValue: Hashable, Sendable {
  /// What a value is.
  package indirect enum Kind: Hashable, Sendable {
    /// The literal `null`.
    case null
    /// The literals `true` and `false`.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list of values.
    case array([JSONValue])
    /// Named values in the order of the text.
    case object([JSONMember])
  }

  /// What the value is.
  package var kind: Kind
  /// The bytes of the value.
  package var range: SourceRange

  /// Creates a value.
  package init(_ kind: Kind, at range: SourceRange = .start) {
    self.kind = kind
    self.range = range
  }

  /// The value of the first member called `name`; `nil` where there is none or this is no object.
  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text, or `nil` where the value is none.
  package var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  /// The number, or `nil` where the value is none.
  package var number: Double? {
    if case .number(let number) = kind { number } else { nil }
  }

  /// The number as an integer, or `nil` where the value is none or has a fraction.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The truth value, or `nil` where the value is none.
  package var bool: Bool? {
    if case .bool(let value) = kind { value } else { nil }
  }

  /// The elements, or `nil` where the value is no list.
  package var array: [JSONValue]? {
    if case .array(let elements) = kind { elements } else { nil }
  }

  /// The members, or `nil` where the value is no object.
  package var members: [JSONMember]? {
    if case .object(let members) = kind { members } else { nil }
  }

  /// What people call this kind of value.
  package var kindName: String {
    switch kind {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// One named value of an object.
package struct JSONMember: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The bytes of the name with its quotes.
  package var nameRange: SourceRange
  /// The value.
  package var value: JSONValue

  /// Creates a member.
  package init(_ name: String, _ value: JSONValue, nameRange: SourceRange = .start) {
    self.name = name
    self.nameRange = nameRange
    self.value = value
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByFloatLiteral
{
  /// A text.
  package init(stringLiteral value: String) { self.init(.string(value)) }
  /// A number.
  package init(integerLiteral value: Int) { self.init(.number(Double(value))) }
  /// A number.
  package init(floatLiteral value: Double) { self.init(.number(value)) }
  /// A truth value.
  package init(booleanLiteral value: Bool) { self.init(.bool(value)) }
  /// A list.
  package init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
  /// An object with its members in the order that is written.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(.object(elements.map { JSONMember($0.0, $0.1) }))
  }

  /// A text made at run time.
  package static func text(_ value: String) -> JSONValue { JSONValue(.string(value)) }
  /// A number made at run time.
  package static func number(_ value: Double) -> JSONValue { JSONValue(.number(value)) }
  /// An integer made at run time.
  package static func number(_ value: Int) -> JSONValue { JSONValue(.number(Double(value))) }
  /// A list made at run time.
  package static func list(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }
}
