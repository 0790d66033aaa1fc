/// A place in a document as people count it.
public struct SourcePosition: Hashable, Sendable {
  /// The module and file of a program, as `#fileID` has them; `nil` for a place in the document itself.
  public var file: String?
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1: a tab is one, a byte order mark none.
  public var column: Int

  /// Creates a position from a line and a column, both counted from 1, in a document or in a file of a program.
  public init(file: String? = nil, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
