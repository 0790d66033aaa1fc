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
}
