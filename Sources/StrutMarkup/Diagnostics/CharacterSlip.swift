/// Characters that look like those of a value and are others, as word processors put them.
enum CharacterSlip {
  /// What to write instead, where a piece of a value holds one; `nil` where it holds none.
  static func hint(for text: String) -> String? {
    for scalar in text.unicodeScalars {
      if let hint = hint(for: scalar) { return hint }
    }
    return nil
  }

  /// A text with signs of the keyboard in place of wide ones, and the first of those with its number; `nil` where it has none.
  static func narrowed(_ text: String) -> (sign: String, code: String, text: String)? {
    func isWide(_ scalar: Unicode.Scalar) -> Bool { (0xFF01...0xFF5E).contains(scalar.value) }
    guard let first = text.unicodeScalars.first(where: isWide) else { return nil }
    let plain = text.unicodeScalars.map {
      isWide($0) ? Unicode.Scalar($0.value - 0xFEE0)! : $0.value == 0x3000 ? " " : $0
    }
    return (String(first), code(first), String(String.UnicodeScalarView(plain)))
  }

  /// A text with digits of the keyboard in place of those of other scripts, and the first of those with its number; `nil` where
  /// it has none.
  static func withPlainDigits(_ text: String) -> (sign: String, code: String, text: String)? {
    func digit(_ scalar: Unicode.Scalar) -> Int? {
      guard scalar.value >= 0x80, scalar.properties.generalCategory == .decimalNumber else {
        return nil
      }
      return scalar.properties.numericValue.map { Int($0) }
    }
    guard let first = text.unicodeScalars.first(where: { digit($0) != nil }) else { return nil }
    let plain = text.unicodeScalars.map { scalar in
      digit(scalar).map { String($0) } ?? String(scalar)
    }
    return (String(first), code(first), plain.joined())
  }

  /// What to do about a text that is nothing but characters that nobody sees; `nil` for one that shows something.
  static func blankHint(for text: String) -> String? {
    let scalars = text.unicodeScalars.filter { !$0.properties.isWhitespace || $0.value >= 0x80 }
    guard let first = scalars.first, scalars.allSatisfy({ isBlank($0.value) }) else { return nil }
    return first.properties.isWhitespace
      ? "a space of another kind (\(code(first))) is a text: delete it"
      : "an invisible character (\(code(first))) is a text: delete it"
  }

  private static func isBlank(_ value: UInt32) -> Bool {
    switch value {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2069, 0x3000, 0xFEFF:
      true
    default: false
    }
  }

  /// What to do about a name in which a letter of another alphabet stands; `nil` where none does.
  static func letterHint(in name: String, meant: String) -> String? {
    name.unicodeScalars.first { $0.value >= 0x80 }.map {
      isBlank($0.value)
        ? "there is an invisible character here (\(code($0))): write \(meant)"
        : "'\($0)' (\(code($0))) is a letter of another alphabet: write \(meant)"
    }
  }

  private static func hint(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x2010...0x2015, 0x2212, 0xFF0D:
      "this is not the minus sign but '\(scalar)' (\(code(scalar))): write the - of the keyboard"
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000:
      "there is a space of another kind here (\(code(scalar))): write the one of the keyboard"
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF:
      "there is an invisible character here (\(code(scalar))): delete it"
    case 0x2018...0x201F, 0xAB, 0xBB:
      "'\(scalar)' is a typographic quote: write ' or leave it out"
    case 0xFF01...0xFF5E:
      "'\(scalar)' (\(code(scalar))) is a wide form: write \(Unicode.Scalar(scalar.value - 0xFEE0)!)"
    case 0xD7: "'×' is no letter: write two numbers with a space"
    case 0xB0: "write deg for degrees"
    default: nil
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }
}
