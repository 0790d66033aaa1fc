import StrutPaint

/// How far apart two pictures of one document by different programs are.
///
/// Programs differ in the pixels along edges, so pixels are not compared one by one. Two things tell pictures apart
/// that show something else: colours that the other picture does not have around the same place (``strays``), and
/// squares that are lighter or darker on the whole (``means``), as lines are that lie elsewhere or have another width.
struct PictureDistance: Equatable {
  /// How far a sample may lie outside of what the other picture has around its place.
  static let noise = 8
  /// The side of the squares whose means are compared, in pixels.
  static let side = 8

  /// The number of pixels of one picture with a sample that is smaller or larger, by more than ``noise`` of 255, than
  /// those of the other picture in the three by three pixels around the same place.
  private(set) var strays = 0
  /// The place of the pixel that strays most, and how far its sample does.
  private(set) var worst: (x: Int, y: Int, by: Int) = (0, 0, 0)
  /// The largest distance of the means of a sample in squares of both, of 255.
  private(set) var means = 0.0
  /// The corner of that square.
  private(set) var square = (x: 0, y: 0)

  static func == (one: Self, other: Self) -> Bool {
    one.strays == other.strays && one.means == other.means
  }

  /// Compares two pictures of one size.
  ///
  /// - Parameter onWhite: Whether both are put on white first, as for a program that knows no transparency.
  init(_ one: Pixmap, _ other: Pixmap, onWhite: Bool) {
    precondition(one.width == other.width && one.height == other.height)
    let (width, height) = (one.width, one.height)
    let (first, second) = (one.premultiplied(onWhite), other.premultiplied(onWhite))
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        var sums = [Int](repeating: 0, count: (width / Self.side + 1) * 4)
        for y in 0..<height {
          for x in 0..<width {
            let place = (y * width + x) * 4
            var isFar = false
            for sample in place..<place + 4 {
              let difference = Int(first[sample]) - Int(second[sample])
              if difference == 0 { continue }
              sums[x / Self.side * 4 + sample - place] += difference
              if abs(difference) > Self.noise { isFar = true }
            }
            guard isFar else { continue }
            let stray = max(
              Self.stray(first, second, x, y, width, height),
              Self.stray(second, first, x, y, width, height))
            if stray > Self.noise { strays += 1 }
            if stray > worst.by { worst = (x, y, stray) }
          }
          guard y % Self.side == Self.side - 1 || y == height - 1 else { continue }
          close(&sums, row: y / Self.side)
        }
      }
    }
  }

  /// Takes the sums of a row of squares, and begins the next.
  private mutating func close(_ sums: inout [Int], row: Int) {
    for (index, sum) in sums.enumerated() where sum != 0 {
      let mean = Double(abs(sum)) / Double(Self.side * Self.side)
      if mean > means { (means, square) = (mean, (index / 4 * Self.side, row * Self.side)) }
      sums[index] = 0
    }
  }

  /// How far a pixel of one picture lies outside of what another has around its place.
  private static func stray(
    _ picture: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>, _ x: Int, _ y: Int,
    _ width: Int, _ height: Int
  ) -> Int {
    var largest = 0
    for channel in 0..<4 {
      let sample = Int(picture[(y * width + x) * 4 + channel])
      var (least, greatest) = (255, 0)
      for row in max(0, y - 1)...min(height - 1, y + 1) {
        for column in max(0, x - 1)...min(width - 1, x + 1) {
          let value = Int(other[(row * width + column) * 4 + channel])
          least = min(least, value)
          greatest = max(greatest, value)
        }
      }
      largest = max(largest, least - sample, sample - greatest)
    }
    return largest
  }
}

extension PictureDistance: CustomStringConvertible {
  /// Both numbers, with where they were found.
  var description: String {
    let tenths = (means * 10).rounded(.up) / 10
    return
      "\(strays) strays, the worst by \(worst.by) at (\(worst.x), \(worst.y)); means differ by \(tenths)"
      + " at (\(square.x), \(square.y))"
  }
}

extension Pixmap {
  /// The samples with colours weighed by alpha; on white, if wanted, and opaque then.
  fileprivate func premultiplied(_ onWhite: Bool) -> [UInt8] {
    var result = bytes
    result.withUnsafeMutableBufferPointer { samples in
      for place in stride(from: 0, to: samples.count, by: 4) {
        let alpha = Int(samples[place + 3])
        if alpha == 255 { continue }
        let ground = onWhite ? 255 - alpha : 0
        for sample in place..<place + 3 {
          samples[sample] = UInt8((Int(samples[sample]) * alpha + 127) / 255 + ground)
        }
        if onWhite { samples[place + 3] = 255 }
      }
    }
    return result
  }
}
