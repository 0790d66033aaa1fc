import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Badges whose middles are at an edge of one view from side to side, and at one of another view of the row from top to bottom: both were to
/// be of one view.
struct SplitBadges: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// The largest side of a badge, in points, and the largest distance of its middle from an edge.
  private static let (largestSide, largestDistance) = (32.0, 8.0)

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of them, with the badge, at the equation about the view that comes after the badge.
  var all: [(badge: BoxID, warning: Diagnostic)] {
    // Each badge is asked once, which a lazy collection does not promise: a message costs one of the few trials.
    var found: [(badge: BoxID, warning: Diagnostic)] = []
    for badge in context.views.all where found.count < Self.mostWarnings && isBadge(badge) {
      if let warning = warning(badge) { found.append((badge, warning)) }
    }
    return found
  }

  /// Whether a view is small, with a ground of its own, and painted where it stands in the document.
  private func isBadge(_ box: BoxID) -> Bool {
    let size = boxes.layout.frame(of: box).size
    return max(size.width, size.height) <= Self.largestSide && min(size.width, size.height) > 1
      && !boxes.elements[box.index].paint.background.isEmpty
      && boxes.elements[box.index].paint.borderRadius != Corners(.zero)
      && boxes.elements[box.index].paint.isPlain
      && boxes.layout.style(of: box).display != .none
  }

  /// The equation that holds the middle of a badge near an edge of a view beside it.
  private func hold(of badge: BoxID, along axis: Axis) -> ComparisonsByView.Entry? {
    let (view, middle) = (
      ConstraintView(badge.index), axis == .horizontal ? LayoutAttribute.centerX : .centerY
    )
    return comparisons[view].first { statement, constraint in
      guard let (_, target) = statement.heldAtView, constraint.first == Anchor(view, middle)
      else { return false }
      return target.attribute.isEdge && target.area == .frame
        && abs(constraint.constant) <= Self.largestDistance && !context.isComputed(statement)
        && !boxes.isBareText(BoxID(Int(target.view.index)))
    }
  }

  /// Whether an edge of a view is where that of another one is: in a row, either of them is named for it.
  private func isShared(_ anchor: Anchor, with view: ConstraintView) -> Bool {
    let frames = [anchor.view, view].map { boxes.layout.frame(of: BoxID(Int($0.index))) }
    switch anchor.attribute {
    case .top: return abs(frames[0].minY - frames[1].minY) < 1
    case .bottom: return abs(frames[0].maxY - frames[1].maxY) < 1
    default:
      return abs(frames[0].minX - frames[1].minX) < 1 && abs(frames[0].maxX - frames[1].maxX) < 1
    }
  }

  private func warning(_ badge: BoxID) -> Diagnostic? {
    guard let container = boxes.layout.parent(of: badge),
      let across = hold(of: badge, along: .horizontal),
      let along = hold(of: badge, along: .vertical),
      let first = across.constraint.second, let second = along.constraint.second,
      first.view != second.view
    else { return nil }
    // What comes after the badge in the document is painted above it, which is no view that it is on.
    let isFirstLater = first.view.index > second.view.index
    let (wrong, right) = isFirstLater ? (across, second) : (along, first)
    guard let target = wrong.constraint.second, target.view.index > badge.index,
      !isShared(right, with: target.view)
    else { return nil }
    let meant = wrong.constraint.replacing(target.view, by: right.view)
    let (host, other) = (BoxID(Int(right.view.index)), BoxID(Int(target.view.index)))
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [wrong.constraint]), in: container
    ) { outcome in
      guard let own = outcome.frame(of: badge), let frame = outcome.frame(of: host) else {
        return false
      }
      return own.overlaps(frame) && outcome.separates(badge, other) && outcome.standsOut <= 0
        && !outcome.hasTextInText(badge, of: boxes)
    }
    guard isMended else { return nil }
    let places = [across, along].map { place(of: $0.statement.range) }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: badge)) is at \(boxes.name(of: BoxID(Int(first.view.index)))) from side to side, in \(places[0]), "
        + "and at \(boxes.name(of: BoxID(Int(second.view.index)))) from top to bottom, in \(places[1])",
      at: wrong.statement.range,
      hints: ["at a corner of \(boxes.name(of: host)) it is \(equation(meant))"])
  }
}
