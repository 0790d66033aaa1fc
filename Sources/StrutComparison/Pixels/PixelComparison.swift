import StrutPaint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether two pictures are the same, and if not, how they differ.
package enum PixelComparison: Hashable, Sendable {
  /// Every pixel is the same.
  case same
  /// The pictures have different sizes and are not compared further.
  case otherSize(expected: PixelSize, actual: PixelSize)
  /// Some pixels differ.
  case different(PixelDifference)

  /// Compares `actual` with `expected`.
  ///
  /// - Complexity: O(*pixels*); for equal pictures one pass of `memcmp`.
  package init(expected: Pixmap, actual: Pixmap) {
    guard expected.width == actual.width, expected.height == actual.height else {
      self = .otherSize(
        expected: PixelSize(width: expected.width, height: expected.height),
        actual: PixelSize(width: actual.width, height: actual.height))
      return
    }
    let areEqual = expected.bytes.withUnsafeBytes { first in
      actual.bytes.withUnsafeBytes { second in
        first.isEmpty || first.baseAddress == second.baseAddress
          || memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0
      }
    }
    self = areEqual ? .same : .different(PixelDifference(expected: expected, actual: actual))
  }
}

/// The size of a picture in pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// Creates a size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// `375×812`.
  package var description: String { "\(width)×\(height)" }
}
