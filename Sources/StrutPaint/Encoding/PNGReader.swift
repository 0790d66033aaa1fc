import CImageCodecs
import StrutCore

/// Reads the PNG files that Strut writes, and others of their kind: eight bits, colour with or without alpha, not
/// interlaced. Many times faster than a general reader.
enum PNGReader {
  /// The pixels of a file; `nil` where it is of another kind or damaged, which a general reader may tell apart.
  static func read(_ file: [UInt8]) -> Pixmap? {
    guard let content = Content(file), content.isPlain else { return nil }
    let samples = content.samplesPerPixel
    let rowBytes = content.width * samples + 1
    let packed = [UInt8](unsafeUninitializedCapacity: rowBytes * content.height) { buffer, count in
      count = inflate(content.data, into: buffer) ? buffer.count : 0
    }
    guard packed.count == rowBytes * content.height else { return nil }
    return unfilter(packed, content)
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

  /// Undoes the filters of the rows (PNG 9.2) and gives every pixel four samples.
  private static func unfilter(_ packed: [UInt8], _ content: Content) -> Pixmap? {
    let samples = content.samplesPerPixel
    let rowBytes = content.width * samples
    var isKnown = true
    var previous = [UInt8](repeating: 0, count: rowBytes)
    var current = previous
    let bytes = [UInt8](unsafeUninitializedCapacity: content.width * content.height * 4) {
      output, count in
      packed.withUnsafeBufferPointer { packed in
        for y in 0..<content.height {
          let start = y * (rowBytes + 1)
          let row = UnsafeBufferPointer(rebasing: packed[(start + 1)..<(start + 1 + rowBytes)])
          let target = UnsafeMutableBufferPointer(
            rebasing: output[(y * content.width * 4)..<((y + 1) * content.width * 4)])
          if packed[start] == 0 {
            widen(row, samples, into: target)
            if y + 1 < content.height, packed[start + rowBytes + 1] > 1 {
              for index in 0..<rowBytes { previous[index] = row[index] }
            }
          } else if let filter = Filter(rawValue: packed[start]) {
            filter.undo(row, above: previous, samples: samples, into: &current)
            current.withUnsafeBufferPointer { widen($0, samples, into: target) }
            swap(&previous, &current)
          } else {
            isKnown = false
          }
        }
      }
      count = content.width * content.height * 4
    }
    return isKnown ? Pixmap(width: content.width, height: content.height, bytes: bytes) : nil
  }

  private static func widen(
    _ row: UnsafeBufferPointer<UInt8>, _ samples: Int,
    into target: UnsafeMutableBufferPointer<UInt8>
  ) {
    var (source, place) = (0, 0)
    while place < target.count {
      let alpha = samples == 4 ? row[source + 3] : 255
      target[place] = alpha == 0 ? 0 : row[source]
      target[place + 1] = alpha == 0 ? 0 : row[source + 1]
      target[place + 2] = alpha == 0 ? 0 : row[source + 2]
      target[place + 3] = alpha
      source += samples
      place += 4
    }
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
