import StrutCore

/// What measures the leaves whose content the engine does not know: texts, drawings of a program.
///
/// All sizes are content boxes in points: the engine adds padding and border. For one leaf and one
/// request the answer must be the same until the leaf is marked dirty; the engine asks each question
/// once and caches the answer.
public protocol ContentMeasurer: AnyObject {
  /// The min-content and max-content widths of a leaf.
  func contentWidths(of box: BoxID) -> ContentWidths

  /// The size and the baselines of a leaf that is `width` points wide.
  func measure(_ box: BoxID, width: Double) -> ContentMeasurement
}

/// The two intrinsic widths of a leaf's content box, in points.
public struct ContentWidths: Hashable, Sendable {
  /// The width of the longest piece that cannot be broken.
  public var min: Double
  /// The width without any break except forced ones; never below `min`.
  public var max: Double
  /// What the leaf needs at `max` and every larger width, where the measurer knows it already. It saves a call of
  /// ``ContentMeasurer/measure(_:width:)``.
  public var unwrapped: ContentMeasurement?

  /// Creates the pair.
  @inlinable
  public init(min: Double, max: Double, unwrapped: ContentMeasurement? = nil) {
    self.min = min
    self.max = max
    self.unwrapped = unwrapped
  }
}

/// What a leaf needs at a given width.
public struct ContentMeasurement: Hashable, Sendable {
  /// The height of the content box, in points.
  public var height: Double
  /// The distance from the top of the content box to the first line's baseline; `nil` without lines.
  public var firstBaseline: Double?
  /// The distance from the top of the content box to the last line's baseline; `nil` without lines.
  public var lastBaseline: Double?

  /// Creates a measurement.
  @inlinable
  public init(height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
