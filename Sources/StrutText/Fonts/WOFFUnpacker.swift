import CFontCodecs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Unpacks a WOFF file of version 1: tables that zlib has packed one by one.
///
/// [WOFF 1.0 §3–5](https://www.w3.org/TR/WOFF/). Everything is checked against the bytes that are there.
struct WOFFUnpacker {
  /// A table as the directory describes it.
  private struct Table {
    var tag: UInt32
    var offset: Int
    var packedLength: Int
    var length: Int
    var checksum: UInt32
    /// Where the table begins in the unpacked file.
    var place = 0
  }

  private static let headerLength = 44
  private static let entryLength = 20
  private static let mostTables = 4096

  private let file: UnsafeBufferPointer<UInt8>
  private let flavor: UInt32
  private var tables: [Table] = []
  private let length: Int

  /// Reads the directory of a file; `nil` where it is broken or the unpacked file has more bytes than `limit`.
  init?(_ file: UnsafeBufferPointer<UInt8>, limit: Int) {
    let bytes = BigEndianBytes(bytes: file)
    // Both guards see to it that what is read lies inside.
    func number(_ offset: Int, _ size: Int) -> Int { bytes.number(at: offset, size) ?? 0 }
    guard file.count >= Self.headerLength else { return nil }
    let count = number(12, 2)
    guard (1...Self.mostTables).contains(count),
      file.count >= Self.headerLength + count * Self.entryLength
    else { return nil }
    var length = 12 + count * 16
    for index in 0..<count {
      let entry = Self.headerLength + index * Self.entryLength
      var table = Table(
        tag: UInt32(number(entry, 4)), offset: number(entry + 4, 4),
        packedLength: number(entry + 8, 4), length: number(entry + 12, 4),
        checksum: UInt32(number(entry + 16, 4)))
      guard table.packedLength <= table.length, table.offset <= file.count,
        table.packedLength <= file.count - table.offset
      else { return nil }
      table.place = length
      length += (table.length + 3) & ~3
      guard length <= limit else { return nil }
      tables.append(table)
    }
    self.file = file
    flavor = UInt32(number(4, 4))
    self.length = length
  }

  /// The unpacked file as a blob that the caller owns; `nil` where a table cannot be unpacked.
  func unpacked() -> OpaquePointer? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    guard let bytes = calloc(length, 1) else { return nil }
    let target = UnsafeMutableRawBufferPointer(start: bytes, count: length)
    writeDirectory(to: target)
    for table in tables {
      let packed = UnsafeRawBufferPointer(file)[table.offset..<table.offset + table.packedLength]
      let place = UnsafeMutableRawBufferPointer(
        rebasing: target[table.place..<table.place + table.length])
      if table.packedLength == table.length {
        place.copyMemory(from: UnsafeRawBufferPointer(rebasing: packed))
      } else {
        let status = libdeflate_zlib_decompress(
          decompressor, UnsafeRawBufferPointer(rebasing: packed).baseAddress, table.packedLength,
          place.baseAddress, table.length, nil)
        guard status == LIBDEFLATE_SUCCESS else {
          free(bytes)
          return nil
        }
      }
    }
    return OpaquePointer.blob(owning: bytes, count: length)
  }

  /// Writes the header of an OpenType file and its directory, in the order of the tags.
  private func writeDirectory(to target: UnsafeMutableRawBufferPointer) {
    var position = 0
    func write(_ value: Int, _ bytes: Int) {
      for shift in (0..<bytes).reversed() {
        target[position] = UInt8(truncatingIfNeeded: value >> (shift * 8))
        position += 1
      }
    }
    var (power, log) = (1, 0)
    while power * 2 <= tables.count { (power, log) = (power * 2, log + 1) }
    write(Int(flavor), 4)
    write(tables.count, 2)
    write(power * 16, 2)
    write(log, 2)
    write((tables.count - power) * 16, 2)
    for table in tables.sorted(by: { $0.tag < $1.tag }) {
      write(Int(table.tag), 4)
      write(Int(table.checksum), 4)
      write(table.place, 4)
      write(table.length, 4)
    }
  }
}
