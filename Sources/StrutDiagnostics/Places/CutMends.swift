import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What may have a view inside that the canvas cuts.
struct CutMend {
  var proposal: ConstraintProposal
  var hint: String
  /// The statement in whose place it is; `nil` for the element of the view.
  var range: SourceRange?
  /// A text that gives way.
  var narrowed: BoxID?
}

/// Finds what may have views inside that the canvas cuts, the likelier first.
struct CutMends: ContextualMessages {
  /// The largest distance from an edge that others have as well, in points.
  private static let largestInset = 64.0
  /// The most views that are looked at beside one, and the most comparisons.
  private static let (mostSiblings, mostHolds) = (300, 400)
  /// The factors of the pictures of a phone, by which points and pixels differ.
  private static let scales = [2.0, 3.0]

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// The first statement that holds a view along the axis; `nil` for none.
  func statement(of view: CutView) -> ConstraintStatement? {
    let holds = holds(of: view)
    // What is longer than its container is out by its length, wherever it is.
    let size = holds.first {
      $0.constraint.first.attribute == view.size && view.extent > view.room
    }
    return (size ?? holds.first)?.statement
  }

  /// What has a view inside that stands wholly outside, since one of its near edges is held far from that of its container; `nil` for
  /// others.
  func mend(forOutside box: BoxID, in container: BoxID, along axis: Axis) -> CutMend? {
    let view = CutView(box, in: container, along: axis, of: boxes)
    guard view.beyond > 0, let mend = atFarEdge(view) else { return nil }
    let isMended = context.outcomes.mends(mend.proposal, in: container) {
      $0.isInside(box, of: container) && $0.standsOut < 0 && !$0.hasTextInText(box, of: boxes)
    }
    return isMended ? mend : nil
  }

  func all(for view: CutView) -> [CutMend] {
    let mends = [
      smaller(view), crossed(view), shorter(view), atFarEdge(view), ending(view), giving(view),
      pressing(view),
    ]
    return mends.compactMap { $0 }
  }

  // MARK: Statements

  /// The equalities about a view along an axis, those with its container first.
  private func holds(of view: CutView) -> [ComparisonsByView.Entry] {
    let (own, owner) = (ConstraintView(view.box.index), ConstraintView(view.container.index))
    let all = comparisons[own].filter { statement, constraint in
      constraint.first.view == own && constraint.relation == .equal
        && constraint.first.attribute.axis == view.axis && statement.container == owner
        && !context.isComputed(statement)
    }
    return all.filter { $0.constraint.second?.view == owner }
      + all.filter { $0.constraint.second?.view != owner }
  }

  /// How far others are from an edge of the container, or from the opposite one, or its margin.
  private func inset(_ view: CutView, at edge: LayoutAttribute) -> Double {
    if let usual = usualInset(in: view.container, at: edge) { return usual }
    for edge in [edge, edge.oppositeEdge] {
      if let inset = insets(of: view, at: edge) { return inset }
    }
    let margins = boxes.layout.constraintAttributes(of: view.container).layoutMargins
    let isTurned = edge.followsDirection && boxes.isRightToLeft(view.container)
    return switch edge {
    case .top: margins.top
    case .bottom: margins.bottom
    default: edge.isFarEdge != isTurned ? margins.right : margins.left
    }
  }

  /// The least distance inwards at which something else is held at an edge; `nil` where nothing is.
  private func insets(of view: CutView, at edge: LayoutAttribute) -> Double? {
    let (own, owner) = (ConstraintView(view.box.index), ConstraintView(view.container.index))
    return comparisons[owner].prefix(Self.mostHolds).compactMap { _, constraint -> Double? in
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.space == nil, second.area == .frame,
        constraint.first.attribute == edge, second.attribute == edge,
        constraint.first.view != own, second.view != own
      else { return nil }
      let distance = constraint.first.view == owner ? -constraint.constant : constraint.constant
      let inwards = edge.isFarEdge ? -distance : distance
      return inwards > 0 && inwards <= Self.largestInset ? inwards : nil
    }.min()
  }

  // MARK: Lengths

  /// A length that is that of the container less than twice the distance in front of it.
  private func shorter(_ view: CutView) -> CutMend? {
    let owner = ConstraintView(view.container.index)
    let entry = holds(of: view).first { _, constraint in
      constraint.first.attribute == view.size && constraint.second == Anchor(owner, view.size)
        && constraint.multiplier == 1 && constraint.space == nil
    }
    guard let (statement, written) = entry, statement.loneComparison != nil else { return nil }
    let isInset = view.start > 0 && view.start <= Self.largestInset
    let inset = isInset ? view.start : inset(view, at: view.axis.edges.start)
    var meant = written
    meant.constant = -2 * inset
    return CutMend(
      proposal: ConstraintProposal([meant], omitting: [written]),
      hint: "inside of it, and as far from both edges, is \(equation(meant, in: owner))",
      range: statement.range)
  }

  /// A length that is the other length of another view, as that of the same kind: it makes the view longer than its container.
  private func crossed(_ view: CutView) -> CutMend? {
    let entry = holds(of: view).first { _, constraint in
      guard let second = constraint.second else { return false }
      return constraint.first.attribute == view.size && second.attribute.kind == .size
        && second.attribute != view.size && constraint.space == nil
        && second.view != constraint.first.view && !second.view.isHelper
    }
    guard let (statement, written) = entry, statement.loneComparison != nil,
      view.extent > view.room
    else { return nil }
    var meant = written
    meant.second?.attribute = view.size
    return CutMend(
      proposal: ConstraintProposal([meant], omitting: [written]),
      hint: "inside of it is \(equation(meant, in: statement.container))", range: statement.range)
  }

  /// The sizes of another view of its row of which those of the view are twice or three times as large.
  private func smaller(_ view: CutView) -> CutMend? {
    guard boxes.isGround(view.box) || boxes.isPicture(view.box),
      let length = boxes.points(of: view.box, along: view.axis),
      let across = boxes.points(of: view.box, along: view.axis.opposite)
    else { return nil }
    let own = ConstraintView(view.box.index)
    let like = boxes.layout.children(of: view.container).prefix(Self.mostSiblings).first { other in
      let size = boxes.layout.frame(of: other).size
      return other != view.box && boxes.layout.children(of: other).isEmpty
        && !boxes.showsText(other)
        && Self.scales.contains { scale in
          abs(size.extent(view.axis) * scale - length) < 0.5
            && abs(size.extent(view.axis.opposite) * scale - across) < 0.5
        }
    }
    guard let like else { return nil }
    let size = boxes.layout.frame(of: like).size
    var proposal = ConstraintProposal([
      AnchorConstraint(Anchor(own, .width), .equal, nil, plus: size.width),
      AnchorConstraint(Anchor(own, .height), .equal, nil, plus: size.height),
    ])
    proposal.unsized = [(own, .horizontal), (own, .vertical)]
    return CutMend(
      proposal: proposal,
      hint: "inside of it, and as \(boxes.name(of: like)), is width=\"\(shortest(size.width))\" "
        + "height=\"\(shortest(size.height))\"",
      range: nil)
  }

  // MARK: Edges

  /// The far edge in place of a near one that is held far from that of the container.
  private func atFarEdge(_ view: CutView) -> CutMend? {
    let owner = ConstraintView(view.container.index)
    let edges = view.axis.edges
    let entry = holds(of: view).first { _, constraint in
      guard let second = constraint.second, second.view == owner, constraint.multiplier == 1,
        constraint.first.attribute == second.attribute, second.attribute.isEdge
      else { return false }
      return second.attribute.isFarEdge != view.side.isFarEdge
        && abs(constraint.constant) > Self.largestInset
    }
    guard let (statement, written) = entry, statement.loneComparison != nil else { return nil }
    let side = view.side.isFarEdge ? edges.end : edges.start
    let inset = inset(view, at: side)
    let meant = AnchorConstraint(
      Anchor(written.first.view, side), .equal, Anchor(owner, side),
      plus: side.isFarEdge ? -inset : inset)
    return CutMend(
      proposal: ConstraintProposal([meant], omitting: [written]),
      hint: "inside of it is \(equation(meant, in: owner))", range: statement.range)
  }

  /// An end as far from that of the container as the start is, in place of a length.
  private func ending(_ view: CutView) -> CutMend? {
    let (own, owner) = (ConstraintView(view.box.index), ConstraintView(view.container.index))
    let entry = holds(of: view).first { $0.constraint.first.attribute == view.size }
    guard view.side.isFarEdge, view.start > 0, view.start <= Self.largestInset,
      entry != nil || boxes.points(of: view.box, along: view.axis) != nil
    else { return nil }
    let end = AnchorConstraint(
      Anchor(own, view.side), .equal, Anchor(owner, view.side), plus: -view.start)
    var proposal = ConstraintProposal([end], omitting: entry.map { [$0.constraint] } ?? [])
    if entry == nil { proposal.unsized = [(own, view.axis)] }
    let rest =
      entry == nil ? "without \(view.size.rawValue)" : "in place of its \(view.size.rawValue)"
    return CutMend(
      proposal: proposal, hint: "it ends inside with \(equation(end, in: owner)), \(rest)",
      range: entry?.statement.range)
  }

  /// An end inside of the container for words on a ground of their own that keep their width, so that the text before them gives way.
  private func pressing(_ view: CutView) -> CutMend? {
    let (own, owner) = (ConstraintView(view.box.index), ConstraintView(view.container.index))
    let neighbour = holds(of: view).lazy.compactMap { _, constraint -> BoxID? in
      guard let second = constraint.second, !second.view.isHelper, second.view != owner,
        constraint.first.attribute.isEdge
      else { return nil }
      return BoxID(Int(second.view.index))
    }.first
    guard view.axis == .horizontal, view.side.isFarEdge, let neighbour,
      boxes.showsText(view.box), boxes.showsText(neighbour)
    else { return nil }
    let end = AnchorConstraint(
      Anchor(own, view.side), .equal, Anchor(owner, view.side), plus: -inset(view, at: view.side))
    var proposal = ConstraintProposal([end])
    proposal.strengthened = [(own, .horizontal)]
    let priority = shortest(min(1000, compression(of: view.box).rawValue + 1))
    return CutMend(
      proposal: proposal,
      hint:
        "it ends inside with \(equation(end, in: owner)) and content-compression-horizontal=\"\(priority)\" on it: "
        + "\(boxes.name(of: neighbour)) \(givingWay(neighbour))",
      range: nil, narrowed: neighbour)
  }

  /// An end inside of the container for a view whose neighbour can give way.
  private func giving(_ view: CutView) -> CutMend? {
    let (own, owner) = (ConstraintView(view.box.index), ConstraintView(view.container.index))
    let neighbour = holds(of: view).first { _, constraint in
      constraint.first.attribute.isEdge && constraint.second?.view.isHelper == false
        && constraint.second?.view != owner
    }?.constraint.second
    let isText = boxes.showsText(view.box)
    guard neighbour != nil || isText else { return nil }
    let inset = inset(view, at: view.side)
    let end = AnchorConstraint(
      Anchor(own, view.side),
      isText ? (view.side.isFarEdge ? .lessOrEqual : .greaterOrEqual) : .equal,
      Anchor(owner, view.side), plus: view.side.isFarEdge ? -inset : inset)
    return CutMend(
      proposal: ConstraintProposal([end]),
      hint:
        "\(view.side.isFarEdge ? "it ends" : "it begins") inside with \(equation(end, in: owner))",
      range: nil,
      narrowed: isText ? view.box : neighbour.map { BoxID(Int($0.view.index)) })
  }
}
