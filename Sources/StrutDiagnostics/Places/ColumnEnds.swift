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
  /// How many times as large as the next one a distance is that was not meant.
  private static let leastFactor = 3.0
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
      !goesOn(chain.map(\.box)), !isCovered(box, room, in: container)
    else { return nil }
    let nearer = nearer(chain.map(\.hold), around: box, by: frame.maxY - room, in: container)
    let larger = larger(container, around: box, to: frame.maxY.rounded(.up))
    let mends = [nearer, larger].compactMap { $0 }
    guard !mends.isEmpty else { return nil }
    return (
      chain[chain.count - 1].hold.statement.range,
      "\(boxes.name(of: box)) and what is above it need \(shortest(frame.maxY)) and have \(shortest(room)): "
        + "all have room with \(mends.joined(separator: ", or with "))\(nearer == nil ? ", or with less above it" : "")"
    )
  }

  /// The one distance of a column that is far larger than all others, with as much of it as there is room for; `nil` where
  /// there is none.
  private func nearer(
    _ holds: [ComparisonsByView.Entry], around box: BoxID, by amount: Double, in container: BoxID
  ) -> String? {
    let sorted = holds.sorted { $0.constraint.constant > $1.constraint.constant }
    guard let (statement, constraint) = sorted.first, sorted.count > 1,
      statement.kind == .equation, constraint.constantMetric < 0,
      constraint.constant > Self.leastFactor * sorted[1].constraint.constant,
      constraint.constant - amount >= 1
    else { return nil }
    var nearer = constraint
    nearer.constant = (constraint.constant - amount).rounded(.down)
    var missing = 0.0
    func fits() -> Bool {
      trials.isMended(
        by: ConstraintProposal([nearer], omitting: [constraint]), in: container
      ) {
        missing = overlap($0, box, in: container)
        return $0.isInside(box, of: container)
      }
    }
    guard fits() else { return nil }
    if missing > 0 {
      nearer.constant -= (missing + Self.usualSpace).rounded(.up)
      guard nearer.constant >= 1, fits(), missing == 0 else { return nil }
    }
    return
      "\(shortest(nearer.constant)) or less in place of \(shortest(constraint.constant)) in \(place(of: statement.range))"
  }

  /// By how much a view reaches into the texts of its container that it overlaps.
  private func overlap(
    _ outcome: ConstraintTrials.Outcome, _ box: BoxID, in container: BoxID
  ) -> Double {
    guard let own = outcome.frame(of: box) else { return 0 }
    return boxes.layout.children(of: container).prefix(Self.mostSiblings).reduce(0) { most, other in
      guard other != box, boxes.showsText(other), let frame = outcome.frame(of: other),
        own.overlaps(frame, by: 0)
      else { return most }
      return max(most, own.maxY - frame.minY)
    }
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
    var (proposal, height) = (ConstraintProposal([]), height)
    proposal.height = height
    // What stands at the end of the container moves with it, and may be in the way.
    var missing = 0.0
    let isInside = trials.mends(proposal, in: container) { outcome in
      missing = overlap(outcome, box, in: container)
      return outcome.isInside(box, of: container)
    }
    guard isInside else { return nil }
    if missing > 0 {
      height += (missing + Self.usualSpace).rounded(.up)
      proposal.height = height
      let mends = trials.mends(proposal, in: container) {
        $0.isInside(box, of: container) && overlap($0, box, in: container) == 0
      }
      guard mends else { return nil }
    }
    let range = isOwn ? boxes.elements[container.index].range : boxes.canvas.range
    return "height=\"\(shortest(height))\" in \(place(of: range))"
  }
}
