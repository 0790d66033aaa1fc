import StrutCore
import StrutSyntax

/// Signs of other languages that a text draws as they are.
extension Resolver {
  /// Warns of a line end as programs write it and of a reference of HTML that is escaped twice, where the words around them show
  /// that a text does not just speak of them.
  mutating func warnOfEscapes(_ range: SourceRange) {
    let text = Int(range.lowerBound)..<Int(range.upperBound)
    for offset in text {
      switch source.bytes[offset] {
      case UInt8(ascii: "\\"):
        guard isLineEnd(at: offset, in: text) else { continue }
        return report(.lineEndInText(at: SourceRange(offset, offset + 2)))
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
  /// letters; a text about programs has quotes or blanks around it.
  private func isLineEnd(at offset: Int, in text: Range<Int>) -> Bool {
    let bytes = source.bytes
    guard offset > text.lowerBound, offset + 2 < text.upperBound,
      bytes[offset + 1] == UInt8(ascii: "n"),
      !bytes[text].contains(where: { "\"'`".utf8.contains($0) })
    else { return false }
    let (before, after) = (bytes[offset - 1], bytes[offset + 2])
    let endsSentence = ".,;:!?)".utf8.contains(before)
    guard endsSentence || before.isLetter || before.isDigit || before >= 0x80 else { return false }
    let isCapital = after.isLetter && after & 0x20 == 0
    return isCapital || after.isDigit || after.isSpace || endsSentence && after.isLetter
      || after == UInt8(ascii: "\\") && offset + 3 < text.upperBound
        && bytes[offset + 3] == UInt8(ascii: "n")
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

  fileprivate static func escapedReference(
    _ name: String, _ number: Int, at range: SourceRange
  ) -> Self {
    Self(
      .warning, "text", "'&\(name);' is text, and stands so in the picture", at: range,
      hints: ["write &#\(number); for the character"])
  }
}
