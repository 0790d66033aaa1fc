import CPangoCairo

/// The bytes of a font file in the form of OpenType: what shaping reads and drawing reads, in memory once.
///
/// A file is equal to itself only: one that was read again after a change is another one.
///
/// `@unchecked`: nobody writes the bytes.
package final class FontFile: @unchecked Sendable {
  /// The path of the file.
  package let path: String
  /// The bytes, those of a WOFF file unpacked. Owned.
  let blob: OpaquePointer

  /// Reads a file, and unpacks it where it is packed; `nil` if it cannot be read or is broken.
  init?(path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    guard let format = FontPackage(blob) else {
      (self.path, self.blob) = (path, blob)
      return
    }
    defer { hb_blob_destroy(blob) }
    guard let unpacked = format.unpacked(blob) else { return nil }
    (self.path, self.blob) = (path, unpacked)
  }

  deinit { hb_blob_destroy(blob) }

  /// The bytes, as long as the file is kept.
  package var bytes: UnsafeBufferPointer<UInt8> {
    var count: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &count) else { return .init(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: start, count: Int(count)).assumingMemoryBound(
      to: UInt8.self)
  }

  /// One of the file's faces in HarfBuzz's form, which the caller owns.
  package func face(_ index: Int) -> OpaquePointer { hb_face_create(blob, UInt32(index))! }

  /// A table of one of the file's faces; empty where there is none.
  package func table(_ tag: UInt32, ofFace index: Int) -> FontTableBytes {
    let face = face(index)
    defer { hb_face_destroy(face) }
    return FontTableBytes(of: face, tag: tag)
  }
}

extension FontFile: Hashable {
  /// Whether both are the same file, read at the same time.
  package static func == (a: FontFile, b: FontFile) -> Bool { a === b }

  /// Hashes what makes it this file.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
