import StrutPaint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where two pictures of one size differ.
package struct PixelDifference: Hashable, Sendable {
  /// The number of columns of either picture.
  package let width: Int
  /// The number of rows of either picture.
  package let height: Int
  /// How many pixels differ.
  package private(set) var count = 0
  /// The largest difference of any channel of any pixel, 1 to 255, as the PNG files hold the channels.
  package private(set) var largest = 0
  /// The smallest rectangle that holds every differing pixel.
  package private(set) var box: PixelBox
  /// One entry for each pixel of `box`, row by row: whether it differs.
  package private(set) var mask: [Bool]

  /// Compares two pictures of one size that are not equal.
  init(expected: Pixmap, actual: Pixmap) {
    width = expected.width
    height = expected.height
    box = Self.box(of: expected, actual)
    mask = [Bool](repeating: false, count: box.width * box.height)
    expected.withPixels { first in
      actual.withPixels { second in
        for row in box.y..<(box.y + box.height) {
          for column in box.x..<(box.x + box.width) {
            let index = row * width + column
            guard first[index] != second[index] else { continue }
            count += 1
            mask[(row - box.y) * box.width + column - box.x] = true
            let distance = Channels(first[index]).distance(to: Channels(second[index]))
            largest = max(largest, max(1, distance))
          }
        }
      }
    }
  }

  /// Whether the pixel in `column` and `row` of the picture differs.
  package func differs(column: Int, row: Int) -> Bool {
    guard box.contains(column: column, row: row) else { return false }
    return mask[(row - box.y) * box.width + column - box.x]
  }

  /// Whether every differing pixel lies on a smoothed edge in both pictures.
  package func isOnlySmoothing(expected: Pixmap, actual: Pixmap) -> Bool {
    let first = SmoothedEdges(image: expected, other: actual)
    let second = SmoothedEdges(image: actual, other: expected)
    for row in box.y..<(box.y + box.height) {
      for column in box.x..<(box.x + box.width) where differs(column: column, row: row) {
        guard
          first.hold(column: column, row: row) || second.hold(column: column, row: row)
        else { return false }
      }
    }
    return true
  }

  private static func box(of first: Pixmap, _ second: Pixmap) -> PixelBox {
    let width = first.width
    return first.withPixels { a in
      second.withPixels { b in
        var (left, top, right, bottom) = (width, first.height, -1, -1)
        for row in 0..<first.height {
          let start = row * width
          // Most rows of two pictures of the same thing are equal.
          guard memcmp(a.baseAddress! + start, b.baseAddress! + start, width * 4) != 0 else {
            continue
          }
          let low = (0..<width).first { a[start + $0] != b[start + $0] }!
          let high = (0..<width).last { a[start + $0] != b[start + $0] }!
          (left, right) = (min(left, low), max(right, high))
          (top, bottom) = (min(top, row), row)
        }
        return PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
  }
}

/// A rectangle of pixels.
package struct PixelBox: Hashable, Sendable, CustomStringConvertible {
  /// The first column.
  package var x: Int
  /// The first row.
  package var y: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// Creates a rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// `40×20 at (12, 30)`.
  package var description: String { "\(width)×\(height) at (\(x), \(y))" }

  /// Whether the pixel lies in the rectangle.
  func contains(column: Int, row: Int) -> Bool {
    column >= x && column < x + width && row >= y && row < y + height
  }

  /// The pixels that both rectangles hold; `nil` where there are none.
  func intersection(_ other: PixelBox) -> PixelBox? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard right > left, bottom > top else { return nil }
    return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
  }
}
