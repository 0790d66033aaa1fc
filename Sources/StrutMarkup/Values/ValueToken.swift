/// One token of a value, by the rules of CSS Syntax 3 §4 as far as values need them.
struct ValueToken {
  /// What the token is.
  enum Kind: Equatable {
    /// A name.
    case name
    /// A name with the `(` right behind it.
    case function
    /// A number without unit.
    case number
    /// A number with `%`.
    case percentage
    /// A number with a unit.
    case dimension
    /// `#` and a name.
    case hash
    /// Quoted characters.
    case string
    /// A comma, a slash, a parenthesis or any other single character.
    case symbol
    /// Nothing is left.
    case end
  }

  var kind: Kind
  /// The offset of the first byte in the value's bytes.
  var start: Int
  /// The offset after the last byte.
  var end: Int
  /// The number of a number, percentage or dimension.
  var number: Double = 0
  /// The offset where the unit of a dimension begins.
  var unitStart = 0
  /// Whether the number is written without fraction and exponent.
  var isInteger = false
}

/// Why a value does not parse.
struct ValueFault: Error {
  /// What is wrong, without the name of the attribute.
  var message: String
  /// The bytes at fault, as offsets in the value's bytes.
  var start: Int
  var end: Int
  /// What to do about it.
  var hints: [String] = []
  /// Whether the value is known, but has no effect yet.
  var isUnbuilt = false
  /// Whether the message says what the value may be.
  var listsValues = false

  /// The same fault with another hint.
  func with(hint: String) -> ValueFault {
    var fault = self
    fault.hints = [hint]
    return fault
  }
}
