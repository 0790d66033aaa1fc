/// How a camera was held, as the Exif data of a JPEG or PNG file tell (TIFF 6.0, tag 274).
enum ExifOrientation: Int {
  case upright = 1
  case mirrored, upsideDown, flipped
  case transposed, turnedLeft, transversed, turnedRight

  private static let tag = 274

  /// Reads the orientation of a JPEG file; `upright` where there is none or the data are damaged.
  init(jpeg bytes: [UInt8]) { self.init(exif: Self.exifData(in: bytes)) }

  /// Reads the orientation of a PNG file, whose chunk `eXIf` has the data ([PNG 3 §11.3.3.2](https://www.w3.org/TR/png-3/#eXIf)).
  init(png bytes: [UInt8]) { self.init(exif: Self.exifChunk(in: bytes)) }

  private init(exif data: ArraySlice<UInt8>?) {
    self = data.flatMap(Self.value).flatMap { ExifOrientation(rawValue: $0) } ?? .upright
  }

  /// A picture as it is seen, and whether it had to be turned for that.
  func upright(
    _ surface: PixelSurface
  ) throws(ImageError) -> (surface: PixelSurface, isTurned: Bool) {
    guard self != .upright else { return (surface, false) }
    guard let turned = applied(to: surface) else {
      throw .tooLarge(width: surface.height, height: surface.width)
    }
    return (turned, true)
  }

  private static func exifChunk(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - position - 12 else { return nil }
      let content = bytes[position + 8..<position + 8 + length]
      if bytes[position + 4..<position + 8].elementsEqual("eXIf".utf8) { return content }
      position += 12 + length
    }
    return nil
  }

  /// The TIFF data in the first application segment with Exif.
  private static func exifData(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      // The picture itself begins; Exif stands before it.
      if marker == 0xDA { return nil }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let end = position + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let content = bytes[(position + 4)..<end]
      if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return content.dropFirst(6)
      }
      position = end
    }
    return nil
  }

  private static func value(in data: ArraySlice<UInt8>) -> Int? {
    let data = Array(data)
    let isLittle = data.starts(with: Array("II".utf8))
    func number(_ position: Int, _ count: Int) -> Int? {
      guard position >= 0, position + count <= data.count else { return nil }
      let bytes = data[position..<position + count]
      return isLittle
        ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for entry in 0..<entries {
      let position = directory + 2 + entry * 12
      guard let found = number(position, 2) else { return nil }
      if found == tag { return number(position + 8, 2) }
    }
    return nil
  }

  /// The picture turned upright; `nil` where memory does not suffice.
  func applied(to surface: PixelSurface) -> PixelSurface? {
    let swaps = rawValue >= ExifOrientation.transposed.rawValue
    let (width, height) = (surface.width, surface.height)
    guard
      let result = PixelSurface(width: swaps ? height : width, height: swaps ? width : height)
    else { return nil }
    result.flush()
    for y in 0..<result.height {
      let row = result.row(y)
      for x in 0..<result.width {
        let (sourceX, sourceY) = source(x, y, width: width, height: height)
        row[x] = surface.row(sourceY)[sourceX]
      }
    }
    result.markDirty()
    return result
  }

  /// The stored pixel that a pixel of the upright picture shows.
  private func source(_ x: Int, _ y: Int, width: Int, height: Int) -> (Int, Int) {
    let (right, bottom) = (width - 1, height - 1)
    switch self {
    case .upright: return (x, y)
    case .mirrored: return (right - x, y)
    case .upsideDown: return (right - x, bottom - y)
    case .flipped: return (x, bottom - y)
    case .transposed: return (y, x)
    case .turnedLeft: return (y, bottom - x)
    case .transversed: return (right - y, bottom - x)
    case .turnedRight: return (right - y, x)
    }
  }
}
