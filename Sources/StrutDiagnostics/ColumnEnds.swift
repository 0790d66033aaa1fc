import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views below one another from the top of the canvas on, the last of which is cut by its end: the column has no room.
struct ColumnEnds: ContextualMessages {
  /// The most views of a column that are followed.
  private static let mostLinks = 40
  /// The least of a text that is cut, in points: less is the space below its letters.
  private static let leastCut = 3.0
  /// The most views of a container that are looked at.
  private static let mostSiblings = 300

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  // MARK: Columns

  /// The views from the start of a container to one of them, each held behind the one before it, with what holds each;
  /// `nil` where they do not begin there.
  func chain(
    to box: BoxID, _ axis: Axis, in container: BoxID
  ) -> [(box: BoxID, hold: ComparisonsByView.Entry)]? {
    let owner = ConstraintView(container.index)
    var views: [(box: BoxID, hold: ComparisonsByView.Entry)] = []
    var current = box
    while views.count < Self.mostLinks, let (entry, target) = hold(of: current, axis, owner) {
      views.append((current, entry))
      if target == owner { return views.reversed() }
      current = BoxID(Int(target.index))
      if views.contains(where: { $0.box == current }) { return nil }
    }
    return nil
  }

  /// What holds the start of a view at the start of its container or behind another view, with that.
  private func hold(
    of box: BoxID, _ axis: Axis, _ owner: ConstraintView
  ) -> (ComparisonsByView.Entry, ConstraintView)? {
    let view = ConstraintView(box.index)
    let isTurned = boxes.isRightToLeft(BoxID(Int(owner.index)))
    let start: Set<LayoutAttribute> =
      axis == .vertical ? [.top] : isTurned ? [.leading, .right] : [.leading, .left]
    for entry in comparisons[view] {
      let constraint = entry.constraint
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.first.view == view,
        start.contains(constraint.first.attribute), constraint.constant >= 0, !second.view.isHelper
      else { continue }
      let isBehind = second.attribute == constraint.first.attribute.oppositeEdge
      if second.view == owner ? second.attribute == constraint.first.attribute : isBehind {
        return (entry, second.view)
      }
    }
    return nil
  }

  // MARK: What is cut

  /// A text or button at the end of a column that is cut by the end of the canvas, with what gives it room; `nil` for others.
  func hint(for box: BoxID, in container: BoxID) -> (range: SourceRange, hint: String)? {
    let room = boxes.layout.frame(of: container).size.height
    let frame = boxes.layout.frame(of: box)
    guard boxes.layout.parent(of: container) == nil, boxes.showsText(box),
      frame.maxY > room + Self.leastCut, frame.size.height < room,
      let chain = chain(to: box, .vertical, in: container), chain.count > 1, isLast(box),
      !goesOn(chain.map(\.box)), !isCovered(box, room, in: container),
      let words = larger(container, around: box, to: frame.maxY.rounded(.up))
    else { return nil }
    return (
      chain[chain.count - 1].hold.statement.range,
      "\(boxes.name(of: box)) and what is above it need \(shortest(frame.maxY)) and have \(shortest(room)): "
        + "all have room with \(words), or with less above it"
    )
  }

  /// Whether no other view is held below one.
  private func isLast(_ box: BoxID) -> Bool {
    let bottom = Anchor(ConstraintView(box.index), .bottom)
    return !comparisons[bottom.view].contains { _, constraint in
      constraint.first.attribute == .top && constraint.second == bottom
        && !constraint.first.view.isHelper
    }
  }

  /// Whether a column is a list that may well go on beyond the canvas: its last views are of the sizes that others above them
  /// have.
  private func goesOn(_ views: [BoxID]) -> Bool {
    let sizes = views.map { boxes.layout.frame(of: $0).size.height }
    func isLike(_ one: Int, _ other: Int) -> Bool {
      boxes.showsText(views[one]) == boxes.showsText(views[other])
        && abs(sizes[one] - sizes[other]) < 1
    }
    let last = views.count - 1
    return (1..<max(2, views.count / 2 + 1)).contains { period in
      let needed = max(period, 2)
      return last - needed - period + 1 >= 0
        && (0..<needed).allSatisfy { isLike(last - $0, last - $0 - period) }
    }
  }

  /// Whether another view is painted on what is cut, as a fading end is.
  private func isCovered(_ box: BoxID, _ room: Double, in container: BoxID) -> Bool {
    let frame = boxes.layout.frame(of: box)
    return boxes.layout.children(of: container).prefix(Self.mostSiblings).contains { other in
      let own = boxes.layout.frame(of: other)
      return other.index > box.index && own.maxY > room - 1 && own.overlaps(frame)
        && boxes.layout.style(of: other).display != .none
    }
  }

  /// The height of the canvas with which a view is inside; `nil` where it has none of its own, and where that does not help.
  private func larger(_ container: BoxID, around box: BoxID, to height: Double) -> String? {
    let isOwn = boxes.layout.style(of: container).height != .auto
    guard isOwn || boxes.canvas.height != nil else { return nil }
    var proposal = ConstraintProposal([])
    proposal.height = height
    guard trials.mends(proposal, in: container, where: { $0.isInside(box, of: container) }) else {
      return nil
    }
    let range = isOwn ? boxes.elements[container.index].range : boxes.canvas.range
    return "height=\"\(shortest(height))\" in \(place(of: range))"
  }
}
