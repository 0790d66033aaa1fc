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

  /// What to do about a name in which a letter of another alphabet stands; `nil` where none does.
  static func letterHint(in name: String, meant: String) -> String? {
    name.unicodeScalars.first { $0.value >= 0x80 }.map {
      "'\($0)' (\(code($0))) is a letter of another alphabet: write \(meant)"
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
