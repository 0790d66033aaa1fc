import StrutCore

/// Answers how many differing pixels a rectangle holds, in constant time (a summed-area table).
struct DifferenceCounts {
  private let box: PixelBox
  private let sums: [Int32]

  /// - Parameter hidden: Rectangles whose differing pixels do not count.
  init(_ difference: PixelDifference, without hidden: [PixelBox]) {
    box = difference.box
    let cover = Self.cover(of: hidden, box)
    let stride = box.width + 1
    var sums = [Int32](repeating: 0, count: stride * (box.height + 1))
    for row in 0..<box.height {
      var line: Int32 = 0
      for column in 0..<box.width {
        let index = row * box.width + column
        line += difference.mask[index] && cover[row * stride + column] == 0 ? 1 : 0
        sums[(row + 1) * stride + column + 1] = sums[row * stride + column + 1] + line
      }
    }
    self.sums = sums
  }

  /// The number of differing pixels in `rectangle`.
  func count(in rectangle: PixelBox) -> Int {
    guard let part = rectangle.intersection(box) else { return 0 }
    let stride = box.width + 1
    let (left, top) = (part.x - box.x, part.y - box.y)
    let (right, bottom) = (left + part.width, top + part.height)
    return Int(
      sums[bottom * stride + right] - sums[top * stride + right] - sums[bottom * stride + left]
        + sums[top * stride + left])
  }

  /// How many of the rectangles hold each pixel: their corners are marked, then summed up.
  private static func cover(of rectangles: [PixelBox], _ box: PixelBox) -> [Int32] {
    let stride = box.width + 1
    var cover = [Int32](repeating: 0, count: stride * (box.height + 1))
    for rectangle in rectangles {
      guard let part = rectangle.intersection(box) else { continue }
      let (left, top) = (part.x - box.x, part.y - box.y)
      cover[top * stride + left] += 1
      cover[top * stride + left + part.width] -= 1
      cover[(top + part.height) * stride + left] -= 1
      cover[(top + part.height) * stride + left + part.width] += 1
    }
    for row in 0...box.height {
      for column in 1..<stride { cover[row * stride + column] += cover[row * stride + column - 1] }
    }
    for index in stride..<cover.count { cover[index] += cover[index - stride] }
    return cover
  }
}
