import CPangoCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The packed forms of font files: [WOFF](https://www.w3.org/TR/WOFF/) and [WOFF 2](https://www.w3.org/TR/WOFF2/).
enum FontPackage {
  case woff, woff2

  /// The most bytes that a file is unpacked to.
  private static let limit = 1 << 28

  /// The packed form of a file; `nil` if it is not packed.
  init?(_ blob: OpaquePointer) {
    switch blob.bytes.prefix(4).reduce(0, { $0 << 8 | UInt32($1) }) {
    case 0x774F_4646: self = .woff
    case 0x774F_4632: self = .woff2
    default: return nil
    }
  }

  /// The bytes of the OpenType file in a packed one, owned by the caller; `nil` if it is broken or too large.
  func unpacked(_ blob: OpaquePointer) -> OpaquePointer? {
    switch self {
    case .woff: WOFFUnpacker(blob.bytes, limit: Self.limit)?.unpacked()
    case .woff2: Self.unpackedWOFF2(blob.bytes)
    }
  }

  private static func unpackedWOFF2(_ file: UnsafeBufferPointer<UInt8>) -> OpaquePointer? {
    guard let library = WOFF2Library.shared else { return nil }
    let told = library.size(of: file)
    // The size in the file is a hint: one that is too small gets a second try with more room.
    for room in [told, max(told, file.count) * 4] where (1...limit).contains(room) {
      guard let bytes = calloc(room, 1) else { return nil }
      if library.unpack(file, to: bytes, room: room) {
        return OpaquePointer.blob(owning: bytes, count: room)
      }
      free(bytes)
    }
    return nil
  }

  /// The library without which a file cannot be unpacked, and its Debian package; `nil` where none is missing.
  static func missingLibrary(for path: String) -> (name: String, package: String)? {
    guard WOFF2Library.shared == nil, let blob = hb_blob_create_from_file_or_fail(path) else {
      return nil
    }
    defer { hb_blob_destroy(blob) }
    return FontPackage(blob) == .woff2 ? (WOFF2Library.name, WOFF2Library.package) : nil
  }
}

extension OpaquePointer {
  /// The bytes of a blob of HarfBuzz.
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    var count: UInt32 = 0
    guard let start = hb_blob_get_data(self, &count) else { return .init(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: start, count: Int(count)).assumingMemoryBound(
      to: UInt8.self)
  }

  /// A blob that frees its bytes; `nil` if there is no memory for it.
  static func blob(owning bytes: UnsafeMutableRawPointer, count: Int) -> OpaquePointer? {
    // HarfBuzz frees the bytes itself where it fails.
    hb_blob_create_or_fail(
      bytes.assumingMemoryBound(to: CChar.self), UInt32(count), HB_MEMORY_MODE_WRITABLE, bytes
    ) { free($0) }
  }
}
