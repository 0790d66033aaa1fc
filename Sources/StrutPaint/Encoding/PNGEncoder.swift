import CImageCodecs
import CPangoCairo

/// Writes PNG files (ISO/IEC 15948) by libdeflate.
enum PNGEncoder {
  /// Measured on mockups: level 3 without filters is fastest but for levels that pack far worse, and flat areas
  /// pack better unfiltered.
  private static let level: Int32 = 3

  /// The PNG file of a surface, as grey, with a palette, or in full colour: the first of these that is exact.
  ///
  /// The surface's pixels are used up: its memory may serve for the packed rows.
  ///
  /// - Parameter memory: Where the packed rows are compressed to, before their length is known.
  static func encode(
    _ surface: PixelSurface, memory: PictureMemory = PictureMemory()
  ) throws(PaintError) -> [UInt8] {
    surface.flush()
    let census = PixelCensus(surface)
    if let colors = census.colors, !census.isGrey || colors.count <= 16 {
      return try encodePalette(surface, colors, census, memory)
    }
    let data: [UInt8]
    let colorType: UInt8
    if census.isGrey {
      (data, colorType) = (try compressGrey(surface, memory), 0)
    } else if census.isOpaque {
      (data, colorType) = (try compressOpaque(surface, memory), 2)
    } else {
      (data, colorType) = (try compressTranslucent(surface, memory), 6)
    }
    var file = ChunkWriter()
    file.writeHeader(
      width: surface.width, height: surface.height, bitDepth: 8, colorType: colorType)
    file.write("sRGB", perceptual)
    file.write("IDAT", data)
    file.write("IEND", [])
    return file.bytes
  }

  /// The rendering intent of the sRGB chunk.
  private static let perceptual: [UInt8] = [0]

  /// The file with a palette, in as few bits for each pixel as there can be.
  private static func encodePalette(
    _ surface: PixelSurface, _ colors: [UInt32], _ census: PixelCensus, _ memory: PictureMemory
  ) throws(PaintError) -> [UInt8] {
    let depth = [1, 2, 4].first { colors.count <= 1 << $0 } ?? 8
    let straight = colors.map(\.straightRGBA)
    let data = try compressIndices(surface, census, depth: depth, memory)
    var file = ChunkWriter()
    file.writeHeader(
      width: surface.width, height: surface.height, bitDepth: UInt8(depth), colorType: 3)
    file.write("sRGB", perceptual)
    file.write(
      "PLTE",
      straight.flatMap { color in
        [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
      })
    let alphas = straight.map { UInt8($0 >> 24) }.prefix { $0 < 255 }
    if !alphas.isEmpty { file.write("tRNS", Array(alphas)) }
    file.write("IDAT", data)
    file.write("IEND", [])
    return file.bytes
  }

  /// Packs indices of `depth` bits over the pixels themselves.
  private static func compressIndices(
    _ surface: PixelSurface, _ census: PixelCensus, depth: Int, _ memory: PictureMemory
  ) throws(PaintError) -> [UInt8] {
    var output = surface.bytes
    let perByte = 8 / depth
    for y in 0..<surface.height {
      let row = surface.row(y)
      // The first bytes may fall on the first pixel of the same row.
      let first = row[0]
      var (last, index) = (first, census.index(of: first))
      output[0] = 0
      output += 1
      var (bits, filled): (UInt8, Int) = (0, 0)
      for x in 0..<surface.width {
        let pixel = x == 0 ? first : row[x]
        if pixel != last { (last, index) = (pixel, census.index(of: pixel)) }
        bits = depth == 8 ? index : bits << depth | index
        filled += 1
        guard filled == perByte else { continue }
        output[0] = bits
        output += 1
        (bits, filled) = (0, 0)
      }
      if filled > 0 {
        output[0] = bits << (depth * (perByte - filled))
        output += 1
      }
    }
    return try compress(surface.bytes, output - surface.bytes, memory)
  }

  /// Packs one sample for each pixel over the pixels themselves.
  private static func compressGrey(
    _ surface: PixelSurface, _ memory: PictureMemory
  ) throws(PaintError) -> [UInt8] {
    var output = surface.bytes
    for y in 0..<surface.height {
      let row = surface.row(y)
      let first = row[0]
      output[0] = 0
      output += 1
      for x in 0..<surface.width {
        output[0] = UInt8(truncatingIfNeeded: x == 0 ? first : row[x])
        output += 1
      }
    }
    return try compress(surface.bytes, output - surface.bytes, memory)
  }

  /// Packs three samples for each pixel, with a filter byte for each row, over the pixels themselves: a packed row
  /// never reaches beyond the pixels it was made from.
  private static func compressOpaque(
    _ surface: PixelSurface, _ memory: PictureMemory
  ) throws(PaintError) -> [UInt8] {
    var output = surface.bytes
    for y in 0..<surface.height {
      let row = surface.row(y)
      // The first samples may fall on the first pixel of the same row, which has been read by then.
      var pixel = row[0]
      output[0] = 0
      output += 1
      for x in 0..<surface.width {
        let next = x + 1 < surface.width ? row[x + 1] : 0
        output[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        output[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        output[2] = UInt8(truncatingIfNeeded: pixel)
        output += 3
        pixel = next
      }
    }
    return try compress(surface.bytes, (surface.width * 3 + 1) * surface.height, memory)
  }

  /// Packs four samples for each pixel, which with the filter bytes take more room than the pixels.
  private static func compressTranslucent(
    _ surface: PixelSurface, _ memory: PictureMemory
  ) throws(PaintError) -> [UInt8] {
    let rowBytes = surface.width * 4 + 1
    let packed = UnsafeMutableRawPointer.allocate(
      byteCount: rowBytes * surface.height, alignment: 1)
    defer { packed.deallocate() }
    for y in 0..<surface.height {
      let row = surface.row(y)
      let output = packed + y * rowBytes
      output.storeBytes(of: 0, as: UInt8.self)
      for x in 0..<surface.width {
        output.storeBytes(of: row[x].straightRGBA, toByteOffset: 1 + x * 4, as: UInt32.self)
      }
    }
    return try compress(
      packed.assumingMemoryBound(to: UInt8.self), rowBytes * surface.height, memory)
  }

  private static func compress(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, _ memory: PictureMemory
  ) throws(PaintError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      throw .failed("there is no memory for compression")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, count)
    guard let output = memory.bytes(bound, isZeroed: false) else {
      throw .failed("there is no memory for compression")
    }
    let used = libdeflate_zlib_compress(compressor, bytes, count, output, bound)
    return [UInt8](UnsafeRawBufferPointer(start: output, count: used))
  }
}

/// Puts chunks of a PNG file together.
struct ChunkWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Writes the IHDR chunk.
  mutating func writeHeader(width: Int, height: Int, bitDepth: UInt8, colorType: UInt8) {
    write(
      "IHDR",
      Self.number(UInt32(width)) + Self.number(UInt32(height)) + [bitDepth, colorType, 0, 0, 0])
  }

  /// Writes a chunk with its length and its check sum.
  mutating func write(_ type: String, _ content: [UInt8]) {
    bytes.reserveCapacity(bytes.count + content.count + 24)
    bytes += Self.number(UInt32(content.count))
    let start = bytes.count
    bytes += Array(type.utf8)
    bytes += content
    let sum = bytes[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    bytes += Self.number(sum)
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
