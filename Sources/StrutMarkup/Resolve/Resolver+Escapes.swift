import StrutCore
import StrutSyntax

/// Signs of other languages that a text draws as they are.
extension Resolver {
  /// Warns of a line end as programs write it and of a reference of HTML that is escaped twice, where the words around them show
  /// that a text does not just speak of them.
  mutating func warnOfEscapes(_ range: SourceRange) {
    let text = Int(range.lowerBound)..<Int(range.upperBound)
    var isProse: Bool?
    for offset in text {
      switch source.bytes[offset] {
      case UInt8(ascii: "\\"):
        isProse = isProse ?? !hasSignsOfPrograms(text)
        guard isProse == true, isLineEnd(at: offset, in: text) else { continue }
        return report(.lineEndInText(at: SourceRange(offset, offset + 2)))
      case 0xC3:
        guard let sign = signEncodedTwice(at: offset, in: text) else { continue }
        return report(.encodedTwice(sign, at: SourceRange(offset, offset + 4)))
      case UInt8(ascii: "&"):
        guard let end = endOfEscapedReference(at: offset, in: text) else { continue }
        let name = String(decoding: source.bytes[(offset + 5)..<(end - 1)], as: UTF8.self)
        guard let number = HTMLReferences.numbers[name] else { continue }
        return report(.escapedReference(name, number, at: SourceRange(offset, end)))
      default: continue
      }
    }
  }

  /// Whether `\n` ends a line: behind a word or a sentence, and before the next one. Paths and names of machines go on in small
  /// letters; a text about programs has quotes or blanks around it; a formula or a pattern has other signs with a backslash,
  /// brackets or bars.
  private func isLineEnd(at offset: Int, in text: Range<Int>) -> Bool {
    let bytes = source.bytes
    guard offset > text.lowerBound, offset + 2 < text.upperBound,
      bytes[offset + 1] == UInt8(ascii: "n")
    else { return false }
    let (before, after) = (bytes[offset - 1], bytes[offset + 2])
    let endsSentence = ".,;!?".utf8.contains(before)
    let endsPhrase = ":)".utf8.contains(before) && !isDrive(before: offset, in: text)
    guard endsSentence || endsPhrase || before.isLetter || before.isDigit || before >= 0x80 else {
      return false
    }
    // `HOST\n42` is the name of a user of a machine.
    let isNumber = after.isDigit && (endsSentence || !isCapital(before))
    return isCapital(after) || isNumber || after.isSpace
      || endsSentence && after.isLetter && !isCommand(at: offset + 1, in: text)
      || after == UInt8(ascii: "\\") && offset + 3 < text.upperBound
        && bytes[offset + 3] == UInt8(ascii: "n")
  }

  private func isCapital(_ byte: UInt8) -> Bool { byte.isLetter && byte & 0x20 == 0 }

  /// Whether a text holds quotes of programs, the signs of a pattern, or a backslash before another letter than those of white
  /// space.
  private func hasSignsOfPrograms(_ text: Range<Int>) -> Bool {
    let bytes = source.bytes
    return text.contains { index in
      if bytes[index] == UInt8(ascii: "\\") {
        return index + 1 >= text.upperBound || !"nrt".utf8.contains(bytes[index + 1])
      }
      return "\"'`[]|^".utf8.contains(bytes[index])
    }
  }

  /// Whether a colon stands behind the letter of a drive, as in `C:\new`.
  private func isDrive(before offset: Int, in text: Range<Int>) -> Bool {
    let bytes = source.bytes
    guard bytes[offset - 1] == UInt8(ascii: ":"), offset - 2 >= text.lowerBound,
      bytes[offset - 2].isLetter
    else { return false }
    return offset - 3 < text.lowerBound
      || !(bytes[offset - 3].isLetter || bytes[offset - 3].isDigit || bytes[offset - 3] >= 0x80)
  }

  /// Whether the letters at a place are a command of TeX, as in `x,\nu`.
  private func isCommand(at start: Int, in text: Range<Int>) -> Bool {
    let letters = source.bytes[start..<text.upperBound].prefix(while: \.isLetter)
    return ["nabla", "neg", "neq", "ne", "ni", "not", "notin", "nu", "nmid"].contains(
      String(decoding: letters, as: UTF8.self))
  }

  /// The letter that two signs are which stand at a small letter, where its bytes in UTF-8 were taken for signs of Latin-1, as
  /// `Ã©` for `é`; `nil` for anything else.
  private func signEncodedTwice(at offset: Int, in text: Range<Int>) -> String? {
    let bytes = source.bytes
    guard offset + 3 < text.upperBound, bytes[offset + 2] == 0xC2 else { return nil }
    let (lead, trail) = (bytes[offset + 1], bytes[offset + 3])
    // Quotes and spaces stand behind a word in capitals.
    guard bytes[offset] == 0xC3, lead == 0x83, ![0xA0, 0xAB, 0xBB].contains(trail) else {
      return nil
    }
    func isSmall(_ index: Int) -> Bool {
      text.contains(index) && (0x61...0x7A).contains(bytes[index])
    }
    guard isSmall(offset - 1) || isSmall(offset + 4) else { return nil }
    return String(decoding: [0xC3, trail], as: UTF8.self)
  }

  /// Where `&amp;nbsp;` ends that stands at a word; `nil` for anything else.
  private func endOfEscapedReference(at offset: Int, in text: Range<Int>) -> Int? {
    let bytes = source.bytes[text]
    guard bytes[offset...].starts(with: "&amp;".utf8) else { return nil }
    let name = bytes[(offset + 5)...].prefix { $0.isLetter || $0.isDigit }
    guard !name.isEmpty, name.count < 10, name.endIndex < text.upperBound,
      bytes[name.endIndex] == UInt8(ascii: ";")
    else { return nil }
    let end = name.endIndex + 1
    func isWord(_ index: Int) -> Bool {
      text.contains(index)
        && (bytes[index].isLetter || bytes[index].isDigit || bytes[index] >= 0x80)
    }
    return isWord(offset - 1) || isWord(end) ? end : nil
  }
}

extension Diagnostic {
  fileprivate static func lineEndInText(at range: SourceRange) -> Self {
    Self(
      .warning, "text", "'\\n' is text, and stands so in the picture", at: range,
      hints: ["write <br/> for a line end"])
  }

  fileprivate static func encodedTwice(_ sign: String, at range: SourceRange) -> Self {
    Self(
      .warning, "text",
      "these two signs were one letter, '\(sign)', before they were encoded twice",
      at: range,
      hints: ["write \(sign): read the file as UTF-8, and save it once in that encoding"])
  }

  fileprivate static func escapedReference(
    _ name: String, _ number: Int, at range: SourceRange
  ) -> Self {
    Self(
      .warning, "text", "'&\(name);' is text, and stands so in the picture", at: range,
      hints: ["write &#\(number); for the character"])
  }
}
