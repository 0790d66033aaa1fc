/// The name of a box in its tree: an index that stays the same as long as the tree lives.
///
/// In a tree that a document gave, ids count elements from 0 in document order.
public struct BoxID: Hashable, Sendable, Comparable {
  /// The index into the arrays of the tree.
  public let rawValue: Int32

  /// Creates the id with an index; one that no tree can have is that of no box.
  @inlinable
  public init(_ index: Int) { rawValue = Int32(clamping: index) }

  /// The index as an `Int`.
  @inlinable public var index: Int { Int(rawValue) }

  /// Whether `lhs` was made before `rhs`.
  @inlinable
  public static func < (lhs: BoxID, rhs: BoxID) -> Bool { lhs.rawValue < rhs.rawValue }
}
