import StrutFormats
import StrutSyntax

/// The value of one attribute: a number where the markup would write one, otherwise its text.
enum StyleValue: Hashable, Sendable {
  /// A plain number.
  case number(Double)
  /// A number of points, told apart from a factor.
  case points(Double)
  /// A percentage: `percent(50)` is a half.
  case percent(Double)
  /// Anything else as it is written.
  case text(String)

  /// A text that is no number, as a document can hold it.
  static func characters(_ text: String) -> StyleValue { .text(text.inXML) }

  /// A number with a unit of lengths.
  static func unit(_ number: Double, _ unit: String) -> StyleValue {
    .text(text(of: number) + unit)
  }

  /// The value of a text of the markup: what a number prints as is that number, with its unit.
  init(markup text: String) {
    self = .characters(text)
    guard let first = text.utf8.first, first < 0x3A, first != 0x2B else { return }
    if let number = Self.number(of: text[...]) {
      self = .number(number)
    } else if text.utf8.last == UInt8(ascii: "%"), let number = Self.number(of: text.dropLast()) {
      self = .percent(number)
    } else if text.hasSuffix("px"), let number = Self.number(of: text.dropLast(2)) {
      self = .points(number)
    }
  }

  /// The number that is written so and in no other way.
  private static func number(of text: Substring) -> Double? {
    guard let number = Double(text), Self.text(of: number) == text else { return nil }
    return number
  }

  /// The value as the markup writes it.
  var markup: String {
    switch self {
    case .number(let number): Self.text(of: number)
    case .points(let number): Self.text(of: number) + "px"
    case .percent(let number): Self.text(of: number) + "%"
    case .text(let text): text
    }
  }

  /// The number of points, where there are points.
  var number: Double? {
    switch self {
    case .number(let number), .points(let number): number
    case .percent, .text: nil
    }
  }

  /// A number in decimal; what is none says so, for the error that comes of it.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    if let whole = Int32(exactly: number) { return String(whole) }
    let text = DecimalNumber.string(number)
    // Ten places are not enough for every number, and a value that changes by being written is another one.
    return Double(text) == number ? text : "\(number)"
  }
}

/// A type of `Style`'s properties.
protocol StyleConvertible: Hashable, Sendable {
  /// Takes a value; what the type cannot say becomes its initial value.
  init(_ value: StyleValue)
  /// The value.
  var styleValue: StyleValue { get }
}

/// A type whose values are the words of the markup.
protocol StyleWord: StyleConvertible, RawRepresentable where RawValue == String {
  init(rawValue: String)
}

extension StyleWord {
  init(_ value: StyleValue) { self.init(rawValue: value.markup) }
  var styleValue: StyleValue { StyleValue(markup: rawValue) }
}

extension Double: StyleConvertible {
  init(_ value: StyleValue) {
    switch value {
    case .number(let number), .points(let number): self = number
    case .percent(let number): self = number / 100
    case .text(let text): self = Double(text) ?? 0
    }
  }
  var styleValue: StyleValue { .number(self) }
}

extension Int: StyleConvertible {
  init(_ value: StyleValue) {
    self = value.number.flatMap { Int(exactly: $0.rounded()) } ?? 0
  }
  var styleValue: StyleValue {
    Double(exactly: self).map(StyleValue.number) ?? .text(String(self))
  }
}

extension String: StyleConvertible {
  init(_ value: StyleValue) { self = value.markup }
  var styleValue: StyleValue { StyleValue(markup: self) }
}
