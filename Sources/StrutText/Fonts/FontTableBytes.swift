import CPangoCairo

/// The bytes of one table of a font, in big-endian order; what lies outside of the table is `nil`.
package struct FontTableBytes: Sendable {
  private let owner: TableBlob

  /// A table of a face; empty where the face has none.
  init(of face: OpaquePointer, tag: UInt32) { owner = TableBlob(face, tag) }

  /// The number of bytes.
  package var count: Int { owner.bytes.count }

  private func number(_ offset: Int, _ size: Int) -> Int? {
    BigEndianBytes(bytes: owner.bytes).number(at: offset, size)
  }

  /// A byte.
  package func uint8(_ offset: Int) -> Int? { number(offset, 1) }

  /// A signed byte.
  package func int8(_ offset: Int) -> Int? {
    number(offset, 1).map { Int(Int8(truncatingIfNeeded: $0)) }
  }

  /// Two bytes.
  package func uint16(_ offset: Int) -> Int? { number(offset, 2) }

  /// Two bytes with a sign.
  package func int16(_ offset: Int) -> Int? {
    number(offset, 2).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  /// Three bytes.
  package func uint24(_ offset: Int) -> Int? { number(offset, 3) }

  /// Four bytes.
  package func uint32(_ offset: Int) -> Int? { number(offset, 4) }

  /// Four bytes with a sign.
  package func int32(_ offset: Int) -> Int? {
    number(offset, 4).map { Int(Int32(truncatingIfNeeded: $0)) }
  }
}

/// Keeps the bytes of a table where the file has them.
///
/// `@unchecked`: nobody writes the bytes.
private final class TableBlob: @unchecked Sendable {
  let bytes: UnsafeBufferPointer<UInt8>
  private let blob: OpaquePointer

  init(_ face: OpaquePointer, _ tag: UInt32) {
    blob = hb_face_reference_table(face, tag)
    var count: UInt32 = 0
    let start = hb_blob_get_data(blob, &count)
    bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(count))
      .assumingMemoryBound(to: UInt8.self)
  }

  deinit { hb_blob_destroy(blob) }
}
