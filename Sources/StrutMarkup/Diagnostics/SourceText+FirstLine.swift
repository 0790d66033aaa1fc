import StrutCore

extension SourceText {
  /// The first line of `range` that is more than white space, without white space around it; `nil` where there is none.
  ///
  /// It stands for the whole in messages, whose carets cover one line.
  func firstLine(of range: SourceRange) -> SourceRange? {
    let bytes = self.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    guard let start = bytes.firstIndex(where: { !$0.isSpace }) else { return nil }
    let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    let last = line.lastIndex { !$0.isSpace } ?? start
    return SourceRange(start, last + 1)
  }
}
