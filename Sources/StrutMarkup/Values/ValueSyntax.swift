import StrutCore

/// How one kind of value is written, and how it is read.
struct ValueSyntax<Value>: Sendable {
  /// The grammar for the reference, in CSS's value definition syntax.
  let notation: String
  /// Reads the value; what is left over is reported by whoever calls.
  let parse: @Sendable (inout ValueParser) throws(ValueFault) -> Value

  /// Creates a syntax.
  init(
    _ notation: String,
    parse: @escaping @Sendable (inout ValueParser) throws(ValueFault) -> Value
  ) {
    self.notation = notation
    self.parse = parse
  }

  /// The same syntax for another type of value.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueSyntax<Other> {
    let parse = self.parse
    return ValueSyntax<Other>(notation) { parser throws(ValueFault) in
      transform(try parse(&parser))
    }
  }
}

/// A closed set of names, in the order in which messages and the reference list them.
struct Keywords<Value: Sendable>: Sendable {
  private let entries: [(key: String, value: Value)]

  init(_ entries: KeyValuePairs<String, Value>) { self.entries = Array(entries) }

  init(_ entries: [(String, Value)]) { self.entries = entries }

  /// The names in order.
  var names: [String] { entries.map(\.key) }

  /// The value of one of the names.
  func value(of name: String) -> Value? { entries.first { $0.key == name }?.value }

  /// The value of the next token if it is one of the names; takes the token then.
  func take(from parser: inout ValueParser) -> Value? {
    guard parser.token.kind == .name else { return nil }
    for (name, value) in entries where parser.isName(name) {
      parser.take()
      return value
    }
    return nil
  }

  /// The value of the next token, which must be one of the names.
  func parse(_ parser: inout ValueParser) throws(ValueFault) -> Value {
    if let value = take(from: &parser) { return value }
    throw parser.unexpected(list(names), names: names)
  }

  /// The names as a syntax of their own.
  var syntax: ValueSyntax<Value> {
    ValueSyntax(names.joined(separator: " | ")) { parser throws(ValueFault) in
      try self.parse(&parser)
    }
  }
}

/// The words as alternatives: `a, b or c`.
func list(_ words: [String]) -> String { words.listed("or") }
