import Strut
import StrutComparison

extension PixelComparison {
  /// Whether the difference passes under `tolerance`. Other sizes never do.
  package func passes(
    _ tolerance: Tolerance, expected: Pixmap, actual: Pixmap
  ) -> Bool {
    switch self {
    case .same: true
    case .otherSize: false
    case .different(let difference):
      switch tolerance {
      case .exact: false
      case .limit(let pixels, let channel):
        difference.count <= pixels && difference.largest <= channel
      case .antialiasing:
        difference.isOnlySmoothing(expected: expected, actual: actual)
      }
    }
  }
}
