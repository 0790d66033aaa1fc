#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gaussian blurs of rows of pixels.
///
/// Narrow blurs are convolutions with the true kernel; wide ones three passes of a box, which differ from it by
/// less than one part in thirty and cost the same for any width; those wider than twice the row a parabola, which
/// the middle of three boxes is
/// ([Filter Effects 1 §9.8](https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement)).
struct GaussianBlur {
  /// The standard deviation in pixels from which boxes are used.
  private static let boxDeviation = 2.0

  /// The standard deviation in pixels below which a blur does nothing.
  private static let leastDeviation = 0.05

  /// The largest standard deviation in pixels: far more leaves nothing of any picture.
  private static let largestDeviation = 1_000_000.0

  /// The standard deviation in pixels, along rows where it is another along columns.
  let deviation: Double
  /// That along columns.
  let columnDeviation: Double

  /// Creates a blur; without effect where the deviation is not a number, and as wide as counts where it is huge.
  init(deviation: Double) { self.init(deviation: deviation, columns: deviation) }

  /// Creates a blur that is wider along one axis.
  init(deviation: Double, columns: Double) {
    func bounded(_ deviation: Double) -> Double {
      deviation.isNaN ? 0 : min(max(0, deviation), Self.largestDeviation)
    }
    self.deviation = bounded(deviation)
    columnDeviation = bounded(columns)
  }

  /// How many pixels further than before the blurred picture reaches along rows; beyond lies less than a thousandth.
  var reach: Int { Self.reach(of: deviation) }

  /// The same along columns.
  var columnReach: Int { Self.reach(of: columnDeviation) }

  private static func reach(of deviation: Double) -> Int {
    Int(saturating: (deviation * 3).rounded(.up)) + 1
  }

  /// Blurs coverage or colours in place, first along rows, then along columns. What lies outside counts as empty.
  ///
  /// - Parameters:
  ///   - bytes: The first byte of the first row.
  ///   - channels: The number of bytes of a pixel.
  func apply(
    to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int
  ) {
    guard max(deviation, columnDeviation) > Self.leastDeviation, width > 0, height > 0
    else { return }
    // Sixteen bits keep the steps of the first direction from showing in the result.
    let count = width * height
    let plane = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    let turned = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    defer {
      plane.deallocate()
      turned.deallocate()
    }
    for channel in 0..<channels {
      for y in 0..<height {
        let row = bytes + y * stride + channel
        for x in 0..<width { plane[y * width + x] = UInt16(row[x * channels]) << 7 }
      }
      blurRows(plane, width: width, height: height, deviation)
      Self.transpose(plane, into: turned, width: width, height: height)
      blurRows(turned, width: height, height: width, columnDeviation)
      for y in 0..<height {
        let row = bytes + y * stride + channel
        for x in 0..<width {
          row[x * channels] = UInt8(
            truncatingIfNeeded: min(255, (turned[x * height + y] + 64) >> 7))
        }
      }
    }
  }

  private func blurRows(
    _ plane: UnsafeMutablePointer<UInt16>, width: Int, height: Int, _ deviation: Double
  ) {
    guard deviation > Self.leastDeviation else { return }
    let boxes = Self.boxes(deviation)
    let size = boxes[0].before + boxes[0].after + 1
    let isFlat = size >= 2 * width
    // Room for what a pass moves out of the row and the next one back.
    let margin = isFlat ? 0 : 2 * boxes[0].before
    let capacity = width + 2 * margin
    let scratch = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * capacity)
    defer { scratch.deallocate() }
    if deviation < Self.boxDeviation {
      let kernel = Self.kernel(deviation)
      for y in 0..<height { convolve(plane + y * width, scratch, width, kernel) }
      return
    }
    for y in 0..<height {
      let row = plane + y * width
      guard let ink = Self.ink(row, width) else { continue }
      if isFlat {
        Self.spread(row, ink, width, size: Double(size))
        continue
      }
      let before = max(0, margin - ink.lowerBound)
      let after = max(0, margin - (width - ink.upperBound))
      let line = scratch + capacity
      let count = before + width + after
      line.initialize(repeating: 0, count: count)
      (line + before).update(from: row, count: width)
      for box in boxes { average(line, scratch, count, box) }
      row.update(from: line + before, count: width)
    }
  }

  /// The part of a row that is not empty; `nil` for none.
  private static func ink(_ row: UnsafePointer<UInt16>, _ width: Int) -> Range<Int>? {
    var (first, last) = (0, width - 1)
    while first < width && row[first] == 0 { first += 1 }
    guard first < width else { return nil }
    while row[last] == 0 { last -= 1 }
    return first..<last + 1
  }

  /// Three boxes of a size that no pixel of the row leaves the middle of: their joint weights are
  /// (3/4 + 1/(4 size²) - (distance / size)²) / size.
  private static func spread(
    _ row: UnsafeMutablePointer<UInt16>, _ ink: Range<Int>, _ width: Int, size: Double
  ) {
    var (sum, first, second) = (0.0, 0.0, 0.0)
    for x in ink {
      let (value, place) = (Double(row[x]), Double(x) / size)
      sum += value
      first += value * place
      second += value * place * place
    }
    let peak = 0.75 + 0.25 / (size * size)
    for x in 0..<width {
      let place = Double(x) / size
      let value = ((peak - place * place) * sum + 2 * place * first - second) / size
      row[x] = UInt16(max(0, min(32640, value.rounded())))
    }
  }

  // MARK: Kernels

  /// Half of the kernel, from the middle outwards, in parts of 65536.
  private static func kernel(_ deviation: Double) -> [UInt32] {
    let reach = max(1, Int((deviation * 3).rounded(.up)))
    let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    var parts = weights.map { UInt32(($0 / sum * 65536).rounded()) }
    // The middle takes what rounding left over, so that a flat area keeps its value.
    parts[0] = 65536 - 2 * parts.dropFirst().reduce(0, +)
    return parts
  }

  private func convolve(
    _ row: UnsafeMutablePointer<UInt16>, _ scratch: UnsafeMutablePointer<UInt16>, _ width: Int,
    _ kernel: [UInt32]
  ) {
    kernel.withUnsafeBufferPointer { kernel in
      for x in 0..<width {
        var sum = UInt32(row[x]) * kernel[0] + 32768
        for offset in 1..<kernel.count {
          if x >= offset { sum += UInt32(row[x - offset]) * kernel[offset] }
          if x + offset < width { sum += UInt32(row[x + offset]) * kernel[offset] }
        }
        scratch[x] = UInt16(truncatingIfNeeded: sum >> 16)
      }
    }
    row.update(from: scratch, count: width)
  }

  // MARK: Boxes

  /// One pass: the mean of the pixels from `before` left to `after` right of each pixel.
  private struct Box {
    var before: Int
    var after: Int
  }

  /// The three boxes whose joint standard deviation is closest; of an even size one leans left, one right.
  private static func boxes(_ deviation: Double) -> [Box] {
    let size = Int(
      saturating: (deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = size / 2
    if size % 2 == 1 { return Array(repeating: Box(before: half, after: half), count: 3) }
    return [
      Box(before: half, after: half - 1), Box(before: half - 1, after: half),
      Box(before: half, after: half),
    ]
  }

  private func average(
    _ row: UnsafeMutablePointer<UInt16>, _ scratch: UnsafeMutablePointer<UInt16>, _ width: Int,
    _ box: Box
  ) {
    let size = UInt64(box.before + box.after + 1)
    let factor = (UInt64(1) << 32 + size / 2) / size
    var sum: UInt64 = 0
    for x in 0..<min(box.after, width) { sum += UInt64(row[x]) }
    for x in 0..<width {
      if x + box.after < width { sum += UInt64(row[x + box.after]) }
      scratch[x] = UInt16(truncatingIfNeeded: (sum * factor + (1 << 31)) >> 32)
      if x >= box.before { sum -= UInt64(row[x - box.before]) }
    }
    row.update(from: scratch, count: width)
  }

  private static func transpose(
    _ plane: UnsafeMutablePointer<UInt16>, into turned: UnsafeMutablePointer<UInt16>, width: Int,
    height: Int
  ) {
    // Tiles, so that both sides stay in the cache.
    let tile = 32
    for top in stride(from: 0, to: height, by: tile) {
      for left in stride(from: 0, to: width, by: tile) {
        for y in top..<min(top + tile, height) {
          for x in left..<min(left + tile, width) { turned[x * height + y] = plane[y * width + x] }
        }
      }
    }
  }
}
