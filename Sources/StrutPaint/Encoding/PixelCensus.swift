/// The colours that a surface has, as far as it takes to choose how a PNG file stores them.
struct PixelCensus {
  /// The most colours of a palette.
  static let mostColors = 256
  private static let slots = 1024

  /// The colours in the order of their first appearance, those with transparency first; `nil` for too many.
  private(set) var colors: [UInt32]?
  /// Whether every pixel is opaque.
  private(set) var isOpaque = true
  /// Whether every pixel is an opaque grey.
  private(set) var isGrey = true

  /// The places of pixels in ``colors``: an open hash table.
  private var keys = [UInt32](repeating: 0, count: Self.slots)
  private var values = [Int16](repeating: -1, count: Self.slots)

  /// Counts the colours of a surface.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  init(_ surface: PixelSurface) {
    var found: [UInt32]? = []
    for y in 0..<surface.height {
      let row = surface.row(y)
      var last = ~row[0]
      for x in 0..<surface.width where row[x] != last {
        last = row[x]
        isOpaque = isOpaque && last >> 24 == 255
        isGrey = isGrey && last & 0xFFFF == last >> 8 & 0xFFFF && last >> 24 == 255
        if found != nil { count(last, &found) }
      }
      if found == nil && !isOpaque { break }
    }
    isGrey = isGrey && isOpaque
    guard let found else { return }
    let sorted = found.filter { $0 >> 24 < 255 } + found.filter { $0 >> 24 == 255 }
    for (index, color) in sorted.enumerated() { values[slot(of: color)] = Int16(index) }
    colors = sorted
  }

  /// The place of a pixel in ``colors``.
  func index(of pixel: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: values[slot(of: pixel)]) }

  private mutating func count(_ pixel: UInt32, _ found: inout [UInt32]?) {
    let slot = slot(of: pixel)
    guard values[slot] < 0 else { return }
    guard found!.count < Self.mostColors else {
      found = nil
      return
    }
    keys[slot] = pixel
    values[slot] = Int16(found!.count)
    found!.append(pixel)
  }

  /// Where a pixel is in the table, or would be.
  private func slot(of pixel: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (pixel &* 0x9E37_79B1) >> 22)
    while values[slot] >= 0 && keys[slot] != pixel { slot = (slot + 1) % Self.slots }
    return slot
  }
}
