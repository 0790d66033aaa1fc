import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that begin inside of their container and jut out of its far edge: as long as that and moved; in the canvas longer than
/// it by a factor or a number as well, or held beyond its far edge by a factor.
struct JuttingViews: ContextualMessages {
  /// The most views that are looked at.
  private static let mostViews = 8
  /// How far a view is moved in a container that is no canvas.
  private static let leastMove = 7.5
  /// By how much a page is moved at least where a drawer is beside it: a part of the canvas.
  private static let leastDrawer = 0.5
  /// How many times as long as the canvas a view is that is a strip of which a part is seen.
  private static let leastStrip = 1.5

  /// Why a view is as long as it is.
  private enum Reason {
    case share(ConstraintStatement, AnchorConstraint)
    case edge(ConstraintStatement, AnchorConstraint)
    case number(ConstraintStatement?, AnchorConstraint?, Double)
  }

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of them.
  var warnings: [Diagnostic] {
    let extents = context.views.all.flatMap { box in
      [Axis.horizontal, .vertical].compactMap { extent(of: box, $0) }
    }
    let short = warning(ofShortCanvas: extents)
    return extents.messages(atMost: Self.mostViews) { extent in
      reason(for: extent).flatMap { warning(extent, $0) }
    } + (short.map { [$0] } ?? [])
  }

  // MARK: A canvas that is too short

  /// A warning where containers jut out of the bottom of a canvas that is as high as its views make it, since what ends it is held
  /// beside the first of them and not below.
  private func warning(ofShortCanvas extents: [CutView]) -> Diagnostic? {
    let cut = extents.filter { extent in
      extent.axis == .vertical && boxes.layout.parent(of: extent.container) == nil
        && !boxes.layout.children(of: extent.box).isEmpty
    }
    guard let last = cut.max(by: { $0.end < $1.end }), boxes.canvas.height == nil,
      boxes.layout.style(of: last.container).height == .auto,
      let end = end(ofCanvas: ConstraintView(last.container.index)),
      let mend = mend(of: end, below: last)
    else { return nil }
    let names = cut.prefix(Self.mostViews).map { boxes.name(of: $0.box) }
    return Diagnostic(
      .warning, "outside",
      "\(names.listed()) \(names.count > 1 ? "end" : "ends") up to \(shortest(last.end - last.room)) beyond the bottom edge of "
        + "the canvas, which ends at \(boxes.name(of: BoxID(Int(end.index))))",
      at: mend.range, hints: ["it is behind them with \(mend.text)"])
  }

  /// The first view that an equality holds at the bottom of the canvas, or of its margins.
  private func end(ofCanvas owner: ConstraintView) -> ConstraintView? {
    comparisons[owner].lazy.compactMap { _, constraint -> ConstraintView? in
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute == .bottom, second.attribute == .bottom
      else { return nil }
      let other = constraint.first.view == owner ? second.view : constraint.first.view
      return other == owner || other.isHelper ? nil : other
    }.first
  }

  /// What holds the view that ends the canvas below others: at a barrier that nothing is held at, or at the bottom of the view at
  /// whose top it is.
  private func mend(
    of end: ConstraintView, below last: CutView
  ) -> (range: SourceRange, text: String)? {
    let owner = ConstraintView(last.container.index)
    for (statement, constraint) in comparisons[end] {
      guard let (_, target) = statement.heldAtView, constraint.first.view == end,
        constraint.first.attribute == .top, target.attribute == .top, target.area == .frame
      else { continue }
      var below = constraint
      below.second?.attribute = .bottom
      below.constant = max(constraint.constant, Self.usualSpace)
      let choices =
        [idleBarrier(in: owner, constraint)].compactMap { $0 } + [(equation(below), below)]
      let found = choices.first { choice in
        trials.isMended(
          by: ConstraintProposal([choice.1], omitting: [constraint]), in: last.container
        ) { $0.isInside(last.box, of: last.container) && $0.standsOut <= 0 }
      }
      if let found { return (statement.range, found.0) }
    }
    return nil
  }

  /// A comparison with a barrier below views that no statement names.
  private func idleBarrier(
    in owner: ConstraintView, _ constraint: AnchorConstraint
  ) -> (text: String, constraint: AnchorConstraint)? {
    for statement in boxes.layout.constraintStatements where statement.container == owner {
      guard let barrier = statement.barrier, barrier.edge == .bottom, let id = statement.id,
        comparisons[barrier.line].allSatisfy({ $0.statement.range == statement.range })
      else { continue }
      var below = constraint
      below.second = Anchor(barrier.line, .bottom)
      below.constant = 0
      let name = boxes.statementName(of: BoxID(Int(constraint.first.view.index)), in: source)
      return ("<constraint>\(name).top == \(id.nameInStatements).bottom</constraint>", below)
    }
    return nil
  }

  // MARK: What juts out

  /// A view that begins in its container and ends beyond it, and nothing that decorates it; `nil` for others.
  private func extent(of box: BoxID, _ axis: Axis) -> CutView? {
    guard let container = boxes.layout.parent(of: box) else { return nil }
    // Most views end before: that is asked first.
    let view = CutView(box, in: container, along: axis, of: boxes)
    guard view.start > -0.5, view.start < view.room, view.room > 1,
      view.beyond > CutView.leastLength
    else { return nil }
    let element = boxes.elements[box.index]
    // What a container cuts off on purpose is a page of several, or moves over it.
    guard boxes.layout.style(of: container).display == .constraints,
      !boxes.isWindow(container), element.kind != .guide,
      boxes.layout.style(of: box).display != .none, element.paint.isPlain, !open.isTold(box),
      !boxes.isPicture(box), boxes.showsSomething(box), !isRound(box)
    else { return nil }
    return view
  }

  /// Whether a box has round ends, as discs and rings that stand out have.
  private func isRound(_ box: BoxID) -> Bool {
    let size = boxes.layout.frame(of: box).size
    return abs(size.width - size.height) < 2
      && boxes.elements[box.index].paint.borderRadius != Corners(.zero)
  }

  // MARK: Why

  private func reason(for extent: CutView) -> Reason? {
    let (view, owner) = (ConstraintView(extent.box.index), ConstraintView(extent.container.index))
    let isOfCanvas = boxes.layout.parent(of: extent.container) == nil
    // In a container a shadow is as large as its card and moved a little.
    let isMoved = extent.start > (isOfCanvas ? CutView.leastLength : Self.leastMove)
    for (statement, constraint) in comparisons[view]
    where constraint.first.view == view && constraint.relation == .equal
      && constraint.first.attribute.axis == extent.axis && statement.container == owner
    {
      let isSize = constraint.first.attribute == extent.size
      if let second = constraint.second, second.view == owner, second.area == .frame,
        second.attribute == constraint.first.attribute
      {
        let factor = constraint.multiplier
        if isSize, isMoved, constraint.constant >= 0,
          factor == 1 && !isPage(extent) || isOfCanvas && isLarger(factor, extent)
        {
          return .share(statement, constraint)
        }
        guard isOfCanvas else { continue }
        if constraint.first.attribute.isFarEdge, factor > 1 { return .edge(statement, constraint) }
      }
      if isSize, isMoved, isOfCanvas, constraint.second == nil,
        isBeyond(constraint.constant, extent)
      {
        return .number(statement, constraint, constraint.constant)
      }
    }
    guard isMoved, isOfCanvas, extent.axis == .horizontal else { return nil }
    switch boxes.layout.style(of: extent.box).width {
    case .points(let width) where isBeyond(width, extent): return .number(nil, nil, width)
    case .percent(let share) where share >= 100: return .number(nil, nil, extent.end - extent.start)
    default: return nil
    }
  }

  /// Whether a view with others in it is moved by a large part of the canvas, as a page beside a drawer is.
  private func isPage(_ extent: CutView) -> Bool {
    boxes.layout.parent(of: extent.container) == nil
      && extent.start >= Self.leastDrawer * extent.room
      && !boxes.layout.children(of: extent.box).isEmpty
  }

  /// Whether a factor makes a view longer than its container, by no percentage that lacks its sign.
  private func isLarger(_ factor: Double, _ extent: CutView) -> Bool {
    factor > 1 && factor < 10 && extent.axis == .horizontal
  }

  /// Whether a view is wider than the canvas, and no strip of which a part is seen.
  private func isBeyond(_ width: Double, _ extent: CutView) -> Bool {
    extent.axis == .horizontal && width > extent.room - 0.5
      && (width < Self.leastStrip * extent.room || boxes.layout.children(of: extent.box).isEmpty)
  }

  // MARK: Words

  private func warning(_ extent: CutView, _ reason: Reason) -> Diagnostic? {
    let long = extent.axis == .horizontal ? "wide" : "high"
    let name = boxes.name(of: extent.box)
    let far = extent.axis == .horizontal ? "trailing" : "bottom"
    let beyond =
      "\(name) ends \(shortest(extent.end - extent.room)) beyond the \(far) edge of its container"
    let begins = "begins \(shortest(extent.start)) inside of it"
    switch reason {
    case .share(let statement, let constraint):
      let factor = constraint.multiplier
      let times =
        factor == 1 ? "as \(long) as that" : "\(shortest(factor)) times as \(long) as that"
      return diagnostic(
        "\(beyond): it is \(times) and \(begins)", at: statement.range, end(extent, constraint))
    case .edge(let statement, let constraint):
      let factor = shortest(constraint.multiplier)
      let percent =
        (10...100).contains(constraint.multiplier)
        ? "\(factor) percent of the way are superview.\(constraint.first.attribute.rawValue) * \(factor)%"
        : nil
      return diagnostic(
        "\(beyond): superview.\(constraint.first.attribute.rawValue) is that edge, and \(factor) times as far is outside",
        at: statement.range, percent ?? end(extent, constraint))
    case .number(let statement, let constraint, let length):
      let range = statement?.range ?? boxes.elements[extent.box.index].range
      return diagnostic(
        "\(beyond): it is \(shortest(length)) \(long) in \(shortest(extent.room)), and \(begins)",
        at: range,
        end(extent, constraint))
    }
  }

  private func diagnostic(
    _ message: String, at range: SourceRange, _ hint: String?
  ) -> Diagnostic {
    Diagnostic(.warning, "outside", message, at: range, hints: hint.map { [$0] } ?? [])
  }

  /// What ends the view as far from the far edge as it begins from the near one; `nil` where that does not help.
  ///
  /// - Parameter constraint: What it stands for; `nil` for the size attribute of the view.
  private func end(_ extent: CutView, _ constraint: AnchorConstraint?) -> String? {
    let view = ConstraintView(extent.box.index)
    let edge =
      constraint.map { $0.first.attribute }.flatMap { $0.isFarEdge ? $0 : nil } ?? extent.side
    let tie = AnchorConstraint(
      Anchor(view, edge), .equal, Anchor(ConstraintView(extent.container.index), edge),
      plus: -extent.start)
    var proposal = ConstraintProposal([tie], omitting: constraint.map { [$0] } ?? [])
    if constraint == nil { proposal.unsized = [(view, extent.axis)] }
    guard
      trials.mends(
        proposal, in: extent.container, where: { $0.isInside(extent.box, of: extent.container) })
    else { return nil }
    let name = boxes.statementName(of: extent.box, in: source)
    let equation =
      "<constraint>\(name).\(edge.rawValue) == superview.\(edge.rawValue)\((-extent.start).asSummand)</constraint>"
    return "it ends inside with \(equation)"
      + (constraint == nil ? " and without \(extent.size.rawValue)" : " in place of it")
  }
}
