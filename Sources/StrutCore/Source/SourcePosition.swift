/// A place in a document as people count it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1: a tab is one, a byte order mark none.
  public var column: Int

  /// Creates a position from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
