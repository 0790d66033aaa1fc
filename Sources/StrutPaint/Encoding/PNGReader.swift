import CImageCodecs
import StrutCore

/// Reads the PNG files that Strut writes, and others of their kind: eight bits, colour with or without alpha, not
/// interlaced. Many times faster than a general reader.
enum PNGReader {
  /// The pixels of a file; `nil` where it is of another kind or damaged, which a general reader may tell apart.
  static func read(_ file: [UInt8]) -> Pixmap? {
    guard let content = Content(file), content.isPlain else { return nil }
    let size = content.width * content.height * 4
    let packed = content.height * (content.rowBytes + 1)
    let room = max(size, packed)
    var isRead = false
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      // What is inflated stands at the end of the room that the pixels take from its start on: each row has been read
      // when the pixels reach it, and memory is touched once.
      let rows = UnsafeMutableBufferPointer(rebasing: buffer[(room - packed)...])
      isRead = inflate(content.data, into: rows) && unfilter(rows, content, into: buffer)
      count = isRead ? size : 0
    }
    return isRead ? Pixmap(width: content.width, height: content.height, bytes: bytes) : nil
  }

  private static func inflate(
    _ data: [UInt8], into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    var count = 0
    let result = libdeflate_zlib_decompress(
      decompressor, data, data.count, buffer.baseAddress, buffer.count, &count)
    return result == LIBDEFLATE_SUCCESS && count == buffer.count
  }

  /// Undoes the filters of the rows (PNG 9.2) and gives every pixel four samples; `false` where a filter is unknown.
  ///
  /// - Parameter output: May hold the rows, if they end where it ends.
  private static func unfilter(
    _ packed: UnsafeMutableBufferPointer<UInt8>, _ content: Content,
    into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    let rowBytes = content.rowBytes
    var previous = [UInt8](repeating: 0, count: rowBytes)
    var current = previous
    for y in 0..<content.height {
      let start = y * (rowBytes + 1)
      let row = UnsafeBufferPointer(rebasing: packed[(start + 1)..<(start + 1 + rowBytes)])
      let target = UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(output)[
          (y * content.width * 4)..<((y + 1) * content.width * 4)])
      if packed[start] == 0 {
        if y + 1 < content.height, packed[start + rowBytes + 1] > 1 {
          for index in 0..<rowBytes { previous[index] = row[index] }
        }
        widen(UnsafeRawBufferPointer(row), content.samplesPerPixel, into: target)
      } else if let filter = Filter(rawValue: packed[start]) {
        filter.undo(row, above: previous, samples: content.samplesPerPixel, into: &current)
        current.withUnsafeBytes { widen($0, content.samplesPerPixel, into: target) }
        swap(&previous, &current)
      } else {
        return false
      }
    }
    return true
  }

  /// Gives the pixels of a row four samples, those of no opacity the colour black.
  private static func widen(
    _ row: UnsafeRawBufferPointer, _ samples: Int, into target: UnsafeMutableRawBufferPointer
  ) {
    let last = target.count / 4 - 1
    if samples == 4 {
      for pixel in 0...last {
        let value = row.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self)
        target.storeBytes(
          of: value >> 24 == 0 ? 0 : value, toByteOffset: pixel * 4, as: UInt32.self)
      }
      return
    }
    // Four bytes are read at once: red, green, blue, and one too many, which the last pixel has not.
    for pixel in 0..<last {
      let value = row.loadUnaligned(fromByteOffset: pixel * 3, as: UInt32.self)
      target.storeBytes(of: value | 0xFF00_0000, toByteOffset: pixel * 4, as: UInt32.self)
    }
    let (red, green, blue) = (row[last * 3], row[last * 3 + 1], row[last * 3 + 2])
    target[last * 4] = red
    target[last * 4 + 1] = green
    target[last * 4 + 2] = blue
    target[last * 4 + 3] = 255
  }

  /// How the samples of a row are coded.
  private enum Filter: UInt8 {
    case sub = 1
    case up
    case average
    case paeth

    func undo(
      _ row: UnsafeBufferPointer<UInt8>, above: [UInt8], samples: Int, into output: inout [UInt8]
    ) {
      for index in row.indices {
        let left = index >= samples ? Int(output[index - samples]) : 0
        let up = Int(above[index])
        let corner = index >= samples ? Int(above[index - samples]) : 0
        let predicted =
          switch self {
          case .sub: left
          case .up: up
          case .average: (left + up) / 2
          case .paeth: Self.paeth(left, up, corner)
          }
        output[index] = row[index] &+ UInt8(truncatingIfNeeded: predicted)
      }
    }

    /// Whichever neighbour is nearest to left + up − corner.
    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
      let estimate = left + up - corner
      let distances = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
      if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
      return distances.1 <= distances.2 ? up : corner
    }
  }

  /// The chunks of a file as far as they matter here.
  private struct Content {
    var width = 0
    var height = 0
    var colorType: UInt8 = 0
    /// Whether nothing in the file asks for more than this reader can do.
    var isPlain = false
    var data: [UInt8] = []

    var samplesPerPixel: Int { colorType == 6 ? 4 : 3 }
    /// The bytes of a row without that of its filter.
    var rowBytes: Int { width * samplesPerPixel }

    init?(_ file: [UInt8]) {
      guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
      var offset = 8
      while offset + 12 <= file.count {
        let length = Self.number(file, offset)
        guard length <= file.count - offset - 12 else { return nil }
        let body = (offset + 8)..<(offset + 8 + length)
        switch Array(file[(offset + 4)..<(offset + 8)]) {
        case Array("IHDR".utf8):
          guard length == 13, readHeader(file, body.lowerBound) else { return nil }
        case Array("IDAT".utf8): data += file[body]
        case Array("tRNS".utf8): return nil
        case Array("IEND".utf8): return
        default: break
        }
        guard hasRightSum(file, offset, length) else { return nil }
        offset += 12 + length
      }
      return nil
    }

    private mutating func readHeader(_ file: [UInt8], _ start: Int) -> Bool {
      width = Self.number(file, start)
      height = Self.number(file, start + 4)
      colorType = file[start + 9]
      isPlain =
        file[start + 8] == 8 && (colorType == 2 || colorType == 6)
        && file[(start + 10)..<(start + 13)].allSatisfy { $0 == 0 }
      return width > 0 && height > 0
        && (try? ImageLimits.check(
          width: width, height: height, mostPixels: Int(Limit.canvasPixels.largest))) != nil
    }

    private func hasRightSum(_ file: [UInt8], _ offset: Int, _ length: Int) -> Bool {
      let sum = file[(offset + 4)..<(offset + 8 + length)].withUnsafeBytes {
        libdeflate_crc32(0, $0.baseAddress, $0.count)
      }
      return Int(sum) == Self.number(file, offset + 8 + length)
    }

    private static func number(_ file: [UInt8], _ offset: Int) -> Int {
      file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
