/// How many pixels a point of a picture may have.
package enum PictureScale {
  /// The largest scale: beyond it lengths in pixels are no numbers that can be counted with.
  package static let largest = 1_000_000

  /// Whether a picture can be drawn with so many pixels for each point.
  package static func isValid(_ scale: Double) -> Bool { scale > 0 && scale <= Double(largest) }
}
