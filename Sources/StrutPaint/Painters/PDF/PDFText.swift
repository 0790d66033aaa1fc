/// Texts in parentheses, as PDF writes them (ISO 32000-1, 7.3.4.2).
enum PDFText {
  /// Where the text ends whose opening parenthesis stands at `start`: behind the parenthesis that closes it, or behind the
  /// last byte where none does.
  static func end<Bytes: RandomAccessCollection>(in bytes: Bytes, from start: Int) -> Int
  where Bytes.Element == UInt8, Bytes.Index == Int {
    var index = start
    var depth = 0
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\\"): index += 1
      default: break
      }
      index += 1
    } while depth > 0 && index < bytes.endIndex
    return min(index, bytes.endIndex)
  }

  /// Where the character ends that begins at `start` within parentheses: a byte, or a backslash with what belongs to it.
  static func endOfCharacter<Bytes: RandomAccessCollection>(in bytes: Bytes, from start: Int) -> Int
  where Bytes.Element == UInt8, Bytes.Index == Int {
    guard bytes[start] == UInt8(ascii: "\\"), start + 1 < bytes.endIndex else { return start + 1 }
    let octal = bytes[(start + 1)...].prefix(3).prefix { (0x30...0x37).contains($0) }
    return start + 1 + max(1, octal.count)
  }
}
