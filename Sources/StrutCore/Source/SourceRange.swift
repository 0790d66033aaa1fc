/// A stretch of a document's UTF-8 text, as byte offsets.
///
/// Offsets count from 0 in the text that `SourceText` holds; a byte order mark is not part of it.
/// Lines and columns are worked out by ``SourceText/position(at:)`` only when somebody prints them.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public let lowerBound: Int32
  /// The offset after the last byte; never below `lowerBound`.
  public let upperBound: Int32

  /// Creates the range of bytes from `lowerBound` up to and without `upperBound`; offsets that no text has are the
  /// nearest ones that one can have.
  ///
  /// - Precondition: The range does not end before it starts.
  @inlinable
  package init(_ lowerBound: Int, _ upperBound: Int) {
    precondition(lowerBound <= upperBound, "a range ends before it starts")
    self.lowerBound = Int32(clamping: max(0, lowerBound))
    self.upperBound = Int32(clamping: max(0, upperBound))
  }

  /// The empty range at the start of the text.
  package static let start = SourceRange(0, 0)
}
