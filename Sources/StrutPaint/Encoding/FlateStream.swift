import CImageCodecs

/// Packs and unpacks streams as PDF files have them (`FlateDecode`).
final class FlateStream {
  /// As small as Cairo's own.
  private static let usualLevel: Int32 = 6

  private let compressor: OpaquePointer
  private let decompressor: OpaquePointer

  /// `nil` where there is no memory.
  ///
  /// - Parameter level: How much time it takes to pack, from 1 to 12.
  init?(level: Int32 = FlateStream.usualLevel) {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    guard let decompressor = libdeflate_alloc_decompressor() else {
      libdeflate_free_compressor(compressor)
      return nil
    }
    self.compressor = compressor
    self.decompressor = decompressor
  }

  deinit {
    libdeflate_free_compressor(compressor)
    libdeflate_free_decompressor(decompressor)
  }

  /// The bytes that are packed; `nil` where they are damaged.
  func unpacked(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    // No more than this comes out of the format.
    let most = bytes.count * 1032 + 1024
    var room = min(most, bytes.count * 8 + 1024)
    while true {
      var status = LIBDEFLATE_BAD_DATA
      let result = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var written = 0
        bytes.withUnsafeBytes { input in
          status = libdeflate_zlib_decompress(
            decompressor, input.baseAddress, input.count, buffer.baseAddress, room, &written)
        }
        count = status == LIBDEFLATE_SUCCESS ? written : 0
      }
      if status == LIBDEFLATE_SUCCESS { return result }
      guard status == LIBDEFLATE_INSUFFICIENT_SPACE, room < most else { return nil }
      room = min(most, room * 4)
    }
  }

  /// Unpacks as many bytes as there is room for; returns whether that is what was packed.
  func unpack(_ bytes: [UInt8], into room: UnsafeMutableRawBufferPointer) -> Bool {
    libdeflate_zlib_decompress(
      decompressor, bytes, bytes.count, room.baseAddress, room.count, nil) == LIBDEFLATE_SUCCESS
  }

  /// Bytes packed.
  func packed(_ bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBytes(packed) }

  /// Bytes packed.
  func packed(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, bound)
    }
  }
}
