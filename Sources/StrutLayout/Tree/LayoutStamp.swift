/// The number of a layout, short enough to stand in every box; ``LayoutTree/stampEpoch`` counts how often the numbers
/// began anew.
struct LayoutStamp: BitwiseCopyable, Comparable {
  private var number: UInt8

  /// No layout.
  static let never = LayoutStamp(number: 0)
  /// The next layout, whichever it is.
  static let pending = LayoutStamp(number: .max)

  /// The next number; `nil` after the last one.
  var next: LayoutStamp? { number < .max - 1 ? LayoutStamp(number: number + 1) : nil }

  @inline(__always)
  static func < (lhs: LayoutStamp, rhs: LayoutStamp) -> Bool { lhs.number < rhs.number }
}
