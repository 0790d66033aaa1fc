import StrutCore

/// One child of a flex container on its way through the algorithm.
///
/// Sizes are of the border box. "Start" and "end" are those of the container's main and cross axis, after
/// every reversal. The steps fill an item in; all bytes of a new one are zero, which is done for all items of a
/// container at once.
struct FlexItem: BitwiseCopyable {
  /// Where an item stands in its line, the reversals of the cross axis taken into account.
  enum Alignment: UInt8, BitwiseCopyable {
    case stretch = 0
    case start, end, center, baseline
  }

  var box: BoxPointer
  /// The edges, physical.
  var model: BoxModel
  var order: Int32

  var mainStartMargin: Double
  var mainEndMargin: Double
  var crossStartMargin: Double
  var crossEndMargin: Double
  var hasAutoMainStart: Bool
  var hasAutoMainEnd: Bool
  var hasAutoCrossStart: Bool
  var hasAutoCrossEnd: Bool

  var alignment: Alignment
  /// Whether the alignment gives way to the start side where the item overflows its line.
  var isSafe: Bool
  /// Whether `start` of the writing mode, where a safe alignment falls back to, is the cross end.
  var startIsCrossEnd: Bool
  /// Whether the item fills its line's cross size: alignment `stretch`, automatic size and margins.
  var stretches: Bool
  /// Whether the minimum main size is automatic and has not been looked up yet.
  var hasOpenMinimum: Bool
  /// Whether the flex base size is that of the content.
  var hasContentBase: Bool
  /// Whether the main size may count as definite in a container whose own is not.
  var hasDefiniteBasis: Bool
  /// Whether the item takes no further part in the sharing of free space.
  var isFrozen: Bool

  /// Border and padding on the main axis.
  var mainInset: Double
  /// §9.2: the flex base size.
  var base: Double
  /// The limits of the main size; the minimum may be open.
  var limits: Limits
  /// §9.2: the base size within the limits.
  var hypothetical: Double
  /// §9.7: the target and finally used main size.
  var main: Double
  /// The (hypothetical, finally used) cross size.
  var cross: Double
  /// The border-box height that percentages of the children's heights resolve against.
  var percentageHeight: OptionalLength
  /// The distance from the cross-start margin edge to the baseline, for items aligned by baseline.
  var ascent: Double

  /// The distance of the border box from the main-start edge of the container's content box.
  var mainPosition: Double
  /// The distance of the border box from the cross-start edge of the container's content box.
  var crossPosition: Double

  var mainMargins: Double { mainStartMargin + mainEndMargin }
  var crossMargins: Double { crossStartMargin + crossEndMargin }
  var hasAutoCrossMargin: Bool { hasAutoCrossStart || hasAutoCrossEnd }
  /// §9.3: the hypothetical main size of the margin box.
  var outerHypothetical: Double { hypothetical + mainStartMargin + mainEndMargin }
}

/// A run of items that share a line.
struct FlexLine: BitwiseCopyable {
  var start: Int
  var end: Int
  /// The cross size.
  var cross = 0.0
  /// The distance of the line from the cross-start edge of the container's content box.
  var position = 0.0
  /// The largest distance from a cross-start margin edge to a baseline.
  var ascent = 0.0
}

typealias ItemPointer = UnsafeMutablePointer<FlexItem>

/// Items that stand side by side in scratch memory, by their places: an item is too large to be copied.
struct FlexItems: RandomAccessCollection {
  let first: ItemPointer
  let count: Int
  /// Whether some item may be aligned by its baseline.
  var hasBaselines = true

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> ItemPointer { first + index }

  /// The items of a line.
  subscript(line: FlexLine) -> FlexItems {
    FlexItems(first: first + line.start, count: line.end - line.start)
  }

  /// The items as they are kept for the root, at the content width that they were found with.
  func kept(at width: Double) -> RootItems {
    RootItems(width: width, first: first, count: count, hasBaselines: hasBaselines)
  }
}

extension FlexItems {
  /// The items that ``kept(at:)`` kept.
  init(_ kept: RootItems) {
    self.init(
      first: kept.first.assumingMemoryBound(to: FlexItem.self), count: kept.count,
      hasBaselines: kept.hasBaselines)
  }
}

typealias FlexLines = UnsafeMutableBufferPointer<FlexLine>
