import StrutCore
import StrutFormats

/// The line of a fault, in three parts: what stands before the wrong text, the text, and what follows it.
struct FaultExcerpt: Hashable, Sendable {
  /// How much of a long line stands around the wrong text, in bytes.
  private static let most = (before: 60, marked: 160, after: 100)

  var before: String
  var marked: String
  var after: String

  /// Cuts the line out of a text; `nil` where there is nothing to show.
  init?(of range: SourceRange, in source: SourceText) {
    guard !source.bytes.isEmpty else { return nil }
    let line = source.lineRange(at: Int(range.lowerBound))
    let lower = min(max(Int(range.lowerBound), line.lowerBound), line.upperBound)
    let most = Self.letter(lower + Self.most.marked, in: source)
    let upper = max(lower, min(Int(range.upperBound), line.upperBound, most))
    let start = Self.letter(max(line.lowerBound, lower - Self.most.before), in: source)
    let end = Self.letter(min(line.upperBound, upper + Self.most.after), in: source)
    let first = source.bytes[start..<lower].drop { start == line.lowerBound && $0 <= 0x20 }
    before = (start > line.lowerBound ? "…" : "") + Self.text(first)
    marked = Self.text(source.bytes[lower..<upper])
    after = Self.text(source.bytes[upper..<max(upper, end)]) + (end < line.upperBound ? "…" : "")
    if before.isEmpty, marked.isEmpty, after.isEmpty { return nil }
  }

  /// The nearest place before a byte at which a letter begins.
  private static func letter(_ offset: Int, in source: SourceText) -> Int {
    var offset = offset
    while offset > 0, offset < source.bytes.count, source.bytes[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return offset
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\t", with: " ").replacing("\r", with: "")
  }

  var json: JSONValue { .list([.text(before), .text(marked), .text(after)]) }
}
