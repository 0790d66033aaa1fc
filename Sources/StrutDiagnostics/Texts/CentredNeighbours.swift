import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views beside one that stands in the middle of their container, where that leaves too little room beside it: a caption below
/// an image.
struct CentredNeighbours: ContextualMessages {
  /// The most views of a container that are looked at, and the most from the one in the middle to the last one beside it.
  private static let (mostSiblings, mostLinks) = (100, 20)

  /// Views in a row that begins beside one in the middle.
  private struct Row {
    var middle: BoxID
    /// What holds it there.
    var centre: AnchorConstraint
    /// The statement that holds the nearest of the views beside it.
    var statement: ConstraintStatement
    /// The views beside it, from the nearest on.
    var views: [BoxID]
    var isBehind: Bool

    var axis: Axis { centre.first.attribute.axis }
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// Why a view has no room beside one in the middle, with what gives it room; `nil` where it stands beside none.
  func hint(for box: BoxID, in container: BoxID) -> (range: SourceRange, hint: String)? {
    guard let own = row(to: box, in: container) else { return nil }
    let others = boxes.layout.children(of: container).prefix(Self.mostSiblings)
      .compactMap { row(to: $0, in: container) }
    let longest =
      others.filter {
        $0.middle == own.middle && $0.isBehind == own.isBehind && $0.axis == own.axis
      }
      .max { length(of: $0) < length(of: $1) } ?? own
    return words(longest, in: container).map { (own.statement.range, $0) }
  }

  // MARK: Rows

  /// The views from one in the middle of its container to another one, each held beside the one before it; `nil` for none.
  private func row(to box: BoxID, in container: BoxID) -> Row? {
    return [Axis.horizontal, .vertical].lazy.compactMap { row(to: box, $0, in: container) }.first
  }

  private func row(to box: BoxID, _ axis: Axis, in container: BoxID) -> Row? {
    var views = [box]
    var isBehind: Bool?
    while views.count < Self.mostLinks, let last = views.last {
      guard let link = link(of: last, axis), !views.contains(link.target),
        isBehind == nil || isBehind == link.isBehind
      else { return nil }
      isBehind = link.isBehind
      if let centre = centre(of: link.target, axis, in: container) {
        return Row(
          middle: link.target, centre: centre, statement: link.statement,
          views: views.reversed(), isBehind: link.isBehind)
      }
      views.append(link.target)
    }
    return nil
  }

  /// The view beside which an equation holds another one along an axis.
  private func link(
    of box: BoxID, _ axis: Axis
  ) -> (statement: ConstraintStatement, target: BoxID, isBehind: Bool)? {
    for (statement, constraint) in comparisons[ConstraintView(box.index)] {
      guard let held = statement.heldAtView, held.constraint == constraint,
        constraint.first.view == ConstraintView(box.index),
        held.target.attribute == constraint.first.attribute.oppositeEdge,
        constraint.first.attribute.isEdge, constraint.crossing == nil,
        constraint.first.attribute.axis == axis
      else { continue }
      return (
        statement, BoxID(Int(held.target.view.index)), !constraint.first.attribute.isFarEdge
      )
    }
    return nil
  }

  /// What holds the middle of a view at that of its container; `nil` where nothing does.
  private func centre(of box: BoxID, _ axis: Axis, in container: BoxID) -> AnchorConstraint? {
    let middle: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
    let view = ConstraintView(box.index)
    let owner = Anchor(ConstraintView(container.index), middle)
    return comparisons[view].map(\.constraint).first {
      $0.first == Anchor(view, middle) && $0.second == owner && $0.relation == .equal
        && $0.multiplier == 1
    }
  }

  /// How much room a row needs beside the view in the middle.
  private func length(of row: Row) -> Double {
    guard let last = row.views.last else { return 0 }
    let (middle, frame) = (boxes.layout.frame(of: row.middle), boxes.layout.frame(of: last))
    return switch (row.axis, row.isBehind) {
    case (.horizontal, true): frame.maxX - middle.maxX
    case (.horizontal, false): middle.minX - frame.minX
    case (.vertical, true): frame.maxY - middle.maxY
    case (.vertical, false): middle.minY - frame.minY
    }
  }

  // MARK: Words

  private func words(_ row: Row, in container: BoxID) -> String? {
    let room = boxes.layout.frame(of: container).size.extent(row.axis)
    let free = (room - boxes.layout.frame(of: row.middle).size.extent(row.axis)) / 2
    let needed = length(of: row)
    guard needed > free, !boxes.isRightToLeft(container) || row.axis == .vertical else {
      return nil
    }
    let mends = [
      moved(row, by: needed / (row.isBehind ? -2 : 2), in: container),
      larger(container, row, to: (room + 2 * (needed - free)).rounded(.up)),
    ].compactMap { $0 }
    guard !mends.isEmpty else { return nil }
    let sides = row.axis == .horizontal ? ("behind", "before") : ("below", "above")
    let names = row.views.map(boxes.name).listed()
    let isOne = row.views.count == 1
    return
      "\(boxes.name(of: row.middle)) is in the middle, which leaves \(shortest(free)) \(row.isBehind ? sides.0 : sides.1) it, "
      + "and \(names) \(isOne ? "needs" : "need") \(shortest(needed)) with the distance\(isOne ? "" : "s"): "
      + "all have room with \(mends.joined(separator: ", or with "))"
  }

  private func areInside(
    _ row: Row, _ container: BoxID, _ outcome: ConstraintTrials.Outcome
  ) -> Bool {
    ([row.middle] + row.views).allSatisfy { outcome.isInside($0, of: container) }
  }

  /// The equation that has the whole row in the middle; `nil` where it has no room either.
  private func moved(_ row: Row, by amount: Double, in container: BoxID) -> String? {
    var meant = row.centre
    meant.constant += amount
    let mends = trials.mends(ConstraintProposal([meant], omitting: [row.centre]), in: container) {
      areInside(row, container, $0)
    }
    let middle = row.centre.first.attribute.rawValue
    let name = boxes.statementName(of: row.middle, in: source)
    return mends
      ? "\(name).\(middle) == superview.\(middle)\(meant.constant.asSummand)" : nil
  }

  /// The size of a container that is given; `nil` where it has none, and where that does not help.
  private func larger(_ container: BoxID, _ row: Row, to length: Double) -> String? {
    guard boxes.layout.parent(of: container) == nil else { return nil }
    let isRow = row.axis == .horizontal
    let style = boxes.layout.style(of: container)
    let isOwn = (isRow ? style.width : style.height) != .auto
    guard isOwn || (isRow ? boxes.canvas.width : boxes.canvas.height) != nil else { return nil }
    var proposal = ConstraintProposal([])
    if isRow { proposal.width = length } else { proposal.height = length }
    guard trials.mends(proposal, in: container, where: { areInside(row, container, $0) }) else {
      return nil
    }
    let range = isOwn ? boxes.elements[container.index].range : boxes.canvas.range
    return "\(isRow ? "width" : "height")=\"\(shortest(length))\" in \(place(of: range))"
  }
}
