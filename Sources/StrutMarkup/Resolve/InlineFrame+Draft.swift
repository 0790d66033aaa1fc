import StrutBoxes
import StrutCore
import StrutLayout

extension InlineFrame {
  /// The frame of a span; `nil` where it has neither padding nor border nor round corners.
  init?(_ draft: borrowing StyleDraft) {
    let direction = draft.text.direction
    let layout = draft.layout
    let padding = layout.padding.physical(direction)
    let (points, shares) = (padding.map(\.pointsOrZero), padding.map(\.share))
    let border = layout.border.physical(direction)
    let hasCorners = draft.paint.borderRadius != Corners(CornerRadius.zero)
    guard points != .zero || shares != .zero || border != .zero || hasCorners else { return nil }
    self.init(padding: points, border: border, paint: draft.paint)
    paddingShares = shares
  }
}

extension StyleEdges {
  /// The four sides, those of start and end in their places.
  func physical(_ direction: Direction) -> Edges<Value> {
    let isLeftToRight = direction == .ltr
    return Edges(
      top: top, right: (isLeftToRight ? end : start) ?? right, bottom: bottom,
      left: (isLeftToRight ? start : end) ?? left)
  }
}

extension Dimension {
  /// The points of a length; 0 for all else.
  var pointsOrZero: Double {
    if case .points(let points) = self { points } else { 0 }
  }

  /// A percentage as a share of one; 0 for all else.
  var share: Double {
    if case .percent(let percent) = self { percent / 100 } else { 0 }
  }

  /// The points of a length; `nil` for all else.
  var points: Double? {
    if case .points(let points) = self { points } else { nil }
  }
}
