import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that should be seen and are 0 on an axis, since nothing gives them a size there: a line without a height, a
/// picture of which only the ratio is known.
struct UnsizedViews: ContextualMessages {
  /// The most views that are looked at: what is 0 at so many places has another cause.
  private static let mostViews = 8
  /// Lengths below this one are nothing to the eye.
  private static let leastLength = 0.5
  /// The most views beside one that are looked at.
  private static let mostSiblings = 300

  let context: MessageContext
  private let open: ProblemsByBox
  private let ties: MistakenTies

  init(_ context: MessageContext, open: ProblemsByBox, _ ties: MistakenTies) {
    (self.context, self.open, self.ties) = (context, open, ties)
  }

  /// A warning for each of them.
  var warnings: [Diagnostic] {
    let grounds = LargerViews(context).grounds
    let seen = context.views.all.filter { box in
      let size = boxes.layout.frame(of: box).size
      return min(size.width, size.height) < Self.leastLength && isMissed(box)
        && !grounds.contains(box)
    }
    let axes = [Axis.horizontal, .vertical]
    let candidates = axes.map { axis in
      seen.filter { boxes.layout.frame(of: $0).size.extent(axis) < Self.leastLength }
    }
    let free = zip(axes, candidates).map { axis, found in
      let wanted = found.filter { !open.isOpen($0, axis) && !hasSize($0, axis) }
      // What an image is by itself gives way to what else takes its room.
      let squeezed = SqueezedImages(context)
      let images = wanted.prefix(Self.mostViews).filter {
        boxes.isPicture($0) && squeezed.isInRow($0, axis)
      }
      return Set(trials.unsized(among: Array(wanted.prefix(Self.mostViews)), along: axis) + images)
    }
    let said = zip(axes, candidates).map { axis, found in
      Array(found.lazy.filter { isWrittenAsNothing($0, axis) }.prefix(Self.mostViews))
    }
    return seen.flatMap { box -> [Diagnostic] in
      let own = axes.indices.filter { free[$0].contains(box) }.map { axes[$0] }
      let written = axes.indices.filter { said[$0].contains(box) }
        .compactMap { warning(ofNothingWrittenFor: box, axes[$0]) }
      let spans = written.isEmpty ? spans(of: box, axes, context.document) : [:]
      let missing = own.filter { spans[$0] == nil }
      return (missing.isEmpty ? [] : [warning(box, missing)]) + written
        + axes.compactMap { spans[$0] }
    }
  }

  /// What is said of a view that begins where it ends, by axis.
  ///
  /// - Parameter document: The document; `nil` where a program says what views are, and their lengths may come later.
  private func spans(
    of box: BoxID, _ axes: [Axis], _ document: SourceText?
  ) -> [Axis: Diagnostic] {
    guard document != nil else { return [:] }
    let spans = EmptySpans(context)
    var found: [Axis: Diagnostic] = [:]
    for axis in axes
    where boxes.layout.frame(of: box).size.extent(axis) < Self.leastLength
      && !open.isOpen(box, axis)
    {
      found[axis] = spans.warning(for: box, axis)
    }
    return found
  }

  // MARK: What is missed

  /// Whether nobody would give a view a background and not want to see it.
  private func isMissed(_ box: BoxID) -> Bool {
    let element = boxes.elements[box.index]
    guard let parent = boxes.layout.parent(of: box), element.kind != .guide,
      boxes.layout.style(of: parent).display == .constraints,
      boxes.layout.style(of: box).display != .none, boxes.layout.children(of: box).isEmpty,
      element.paint.isVisible,
      boxes.isPicture(box) || element.content == .none && !element.paint.background.isEmpty
    else { return false }
    var current: BoxID? = box
    while let box = current {
      if boxes.elements[box.index].paint.opacity == 0 { return false }
      current = boxes.layout.parent(of: box)
    }
    return true
  }

  /// Whether an attribute or a statement is about the size of a view on an axis, which may well be 0 then; an equation
  /// that limits it says that it is to be larger.
  private func hasSize(_ box: BoxID, _ axis: Axis) -> Bool {
    let style = boxes.layout.style(of: box)
    let (size, least, most) =
      axis == .horizontal
      ? (style.width, style.minWidth, style.maxWidth)
      : (style.height, style.minHeight, style.maxHeight)
    guard size == .auto, most == .auto, least == .auto || least == .points(0) else { return true }
    let view = ConstraintView(box.index)
    let attribute = axis == .horizontal ? LayoutAttribute.width : .height
    let own = Anchor(view, attribute)
    return comparisons[view].contains { statement, constraint in
      (constraint.first == own || constraint.second == own)
        && !(statement.kind == .equation && isLimit(constraint, of: own))
    }
  }

  /// Whether a comparison says no more of a size than a number that it is not above.
  private func isLimit(_ constraint: AnchorConstraint, of size: Anchor) -> Bool {
    constraint.first == size && constraint.second == nil && constraint.relation == .lessOrEqual
      && constraint.constant >= Self.leastLength
  }

  /// The equation that limits a size, with what gives it; `nil` where there is none, or where that does not help.
  private func limit(of box: BoxID, _ axis: Axis) -> (text: String, hint: String)? {
    guard let container = boxes.layout.parent(of: box) else { return nil }
    let size = Anchor(ConstraintView(box.index), axis == .horizontal ? .width : .height)
    let found = comparisons[size.view].first { statement, constraint in
      statement.kind == .equation && statement.constraints.count == 1
        && isLimit(constraint, of: size)
    }
    guard let (statement, constraint) = found else { return nil }
    var equal = constraint
    equal.relation = .equal
    let mends = trials.mends(ConstraintProposal([equal], omitting: [constraint]), in: container) {
      $0.frame(of: box).map { $0.size.extent(axis) >= Self.leastLength } ?? false
    }
    guard mends else { return nil }
    let name = "\(boxes.statementName(of: box, in: source)).\(size.attribute.rawValue)"
    let length = shortest(constraint.constant)
    return (
      "\(place(of: statement.range)) only limits it to \(length)",
      "<constraint>\(name) == \(length)</constraint> in \(place(of: statement.range)) gives it one"
    )
  }

  // MARK: Sizes that nothing gives

  private func warning(_ box: BoxID, _ axes: [Axis]) -> Diagnostic {
    let sizes = axes.map { $0 == .horizontal ? "width" : "height" }
    if boxes.isPicture(box) {
      return SqueezedImages(context).warning(box, axes[0])
    }
    let hasRatio = boxes.layout.style(of: box).aspectRatio != nil
    if axes.count == 1, !hasRatio, let limit = limit(of: box, axes[0]) {
      return Diagnostic(
        .warning, "collapsed",
        "\(boxes.name(of: box)) has a background and a \(sizes[0]) of 0: \(limit.text)",
        at: boxes.elements[box.index].range, hints: [limit.hint])
    }
    if axes.count == 1, !hasRatio, let yielding = yielding(box, axes[0]) {
      return Diagnostic(
        .warning, "collapsed",
        "\(boxes.name(of: box)) has a background and a \(sizes[0]) of 0: \(yielding.text)",
        at: boxes.elements[box.index].range, hints: [yielding.hint])
    }
    if axes.count == 1, !hasRatio, let warning = warning(ofTie: box, axes[0]) { return warning }
    let reason =
      hasRatio
      ? "its aspect-ratio alone gives it no size"
      : "no statement and no content gives it \(axes.count > 1 ? "a size" : "one")"
    let all = sizes.map { "a \($0)" }.joined(separator: " and ")
    let wanted = hasRatio ? "one of them" : axes.count > 1 ? "both" : "one"
    let ends = axes.compactMap { otherEnd(of: box, $0) }
    let attribute =
      ends.isEmpty && axes.count == 1 && !hasRatio
      ? likely(box, axes[0]) ?? "\(sizes[0])=\"…\"" : "\(sizes[0])=\"…\""
    let end = ends.isEmpty ? "" : ", or hold its other end: \(ends[0])"
    return Diagnostic(
      .warning, "collapsed",
      "\(boxes.name(of: box)) has a background and \(all) of 0: \(reason)",
      at: boxes.elements[box.index].range,
      hints: [
        "give it \(wanted), as \(attribute)\(end)"
          + (hasRatio ? EqualShares(context).words(forRowOf: box).map { ", or \($0)" } ?? "" : "")
      ])
  }

  /// A warning at the equation that leaves a view nothing between what holds both of its ends; `nil` where that is not the reason.
  private func warning(ofTie box: BoxID, _ axis: Axis) -> Diagnostic? {
    let view = ConstraintView(box.index)
    let ends = Set(
      comparisons[view].filter { $0.constraint.relation == .equal }.flatMap { _, constraint in
        [constraint.first, constraint.second].compactMap { anchor in
          anchor?.view == view && anchor?.attribute.axis == axis ? anchor?.attribute : nil
        }
      })
    guard ends.contains(where: { $0.isEdge && ends.contains($0.oppositeEdge) }),
      let container = boxes.layout.parent(of: box),
      let mend = ties.mend(forNothing: box, in: container, along: axis)
    else { return nil }
    let size = axis == .horizontal ? "width" : "height"
    return Diagnostic(
      .warning, "collapsed",
      "\(boxes.name(of: box)) has a background and a \(size) of 0: what holds its ends leaves it none",
      at: mend.equation.statement.range, hints: ["it has one with \(ties.words(mend))"])
  }

  /// The attribute that gives a view the size that its other one and what is on it speak for; `nil` where nothing does.
  private func likely(_ box: BoxID, _ axis: Axis) -> String? {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    let length = boxes.layout.frame(of: box).size.extent(across)
    let size = axis == .horizontal ? "width" : "height"
    if let twin = TwinStatements(context).length(of: box, along: axis) { return twin }
    let style = boxes.layout.style(of: box)
    let isGiven = (axis == .horizontal ? style.height : style.width) == .points(length)
    let round = CornerRadius(horizontal: .points(length / 2), vertical: .points(length / 2))
    if isGiven, boxes.elements[box.index].paint.borderRadius == Corners(round) {
      return "\(size)=\"\(shortest(length))\" for a circle"
    }
    if carriesOthers(box) { return "\(size)=\"…\", or by aspect-ratio=\"…\"" }
    guard axis == .vertical else { return nil }
    guard boxes.elements[box.index].paint.borderRadius != Corners(.zero) else {
      return "\(size)=\"1\" for a line"
    }
    guard let like = like(box) else { return "\(size)=\"…\"" }
    return "\(size)=\"\(shortest(like.height))\" as \(boxes.name(of: like.view)) has it"
  }

  /// A view beside another one with the same round corners and nothing in it either, and the height that it gives itself.
  private func like(_ box: BoxID) -> (view: BoxID, height: Double)? {
    guard let container = boxes.layout.parent(of: box) else { return nil }
    let radius = boxes.elements[box.index].paint.borderRadius
    return boxes.layout.children(of: container).prefix(Self.mostSiblings).lazy.compactMap { other in
      guard other != box, self.boxes.isGround(other),
        self.boxes.elements[other.index].paint.borderRadius == radius,
        case .points(let height) = self.boxes.layout.style(of: other).height
      else { return nil }
      return (other, height)
    }.first
  }

  /// Whether another view is held within an edge of a view.
  private func carriesOthers(_ box: BoxID) -> Bool {
    let view = ConstraintView(box.index)
    return comparisons[view].contains { _, constraint in
      guard let second = constraint.second, second.view == view, constraint.first.view != view,
        second.attribute == constraint.first.attribute, second.attribute.isEdge
      else { return false }
      return constraint.constant != 0
        && second.attribute.isFarEdge == (constraint.constant < 0)
    }
  }

  /// The statement that would have a view end before it begins, if that were possible; `nil` where none gave way.
  private func yielding(_ box: BoxID, _ axis: Axis) -> (text: String, hint: String)? {
    let missed =
      boxes.layout.constraintExplanations(along: axis) { $0 == box }.first?.explanation.missed ?? []
    let found = missed.first { missed in
      missed.contributor.statement?.constraints.contains {
        $0.first.attribute.axis == axis && $0.first.attribute.kind != .size
      } ?? false
    }
    guard let found, let statement = found.contributor.statement else { return nil }
    let (amount, place) = (shortest(found.amount), place(of: statement.range))
    return (
      "\(place) would have it end before it begins, and gives way by \(amount)",
      "it can be seen where \(place) asks for more than \(amount) less"
    )
  }

  /// The equation that holds the free end of a view as its other one is held at the container; `nil` where that does not
  /// give it a size.
  private func otherEnd(of box: BoxID, _ axis: Axis) -> String? {
    guard let container = boxes.layout.parent(of: box),
      let id = boxes.elements[box.index].id?.nameInStatements
    else { return nil }
    let view = ConstraintView(box.index)
    let held = comparisons[view].filter { _, constraint in
      constraint.first.view == view && constraint.first.attribute.axis == axis
        && constraint.first.attribute.kind != .size
    }
    guard held.count == 1, held[0].constraint.relation == .equal,
      held[0].constraint.multiplier == 1, held[0].constraint.first.attribute.isEdge,
      let second = held[0].constraint.second, second.view == ConstraintView(container.index),
      second.attribute == held[0].constraint.first.attribute
    else { return nil }
    let edge = second.attribute.oppositeEdge
    let constant = -held[0].constraint.constant
    let end = AnchorConstraint(
      Anchor(view, edge), .equal, Anchor(second.view, edge, of: second.area), plus: constant)
    let mends = trials.mends(ConstraintProposal([end]), in: container) {
      $0.frame(of: box).map { $0.size.extent(axis) >= Self.leastLength } ?? false
    }
    let area = second.area.prefix
    let target = "superview.\(area)\(edge.rawValue)\(constant.asSummand)"
    return mends ? "<constraint>\(id).\(edge.rawValue) == \(target)</constraint>" : nil
  }

  // MARK: Sizes that are written as 0

  /// Whether a view's start tag says that it is 0 on an axis; what data says may well be 0 for now.
  private func isWrittenAsNothing(_ box: BoxID, _ axis: Axis) -> Bool {
    let style = boxes.layout.style(of: box)
    guard let source = context.document,
      (axis == .horizontal ? style.width : style.height) == .points(0)
    else {
      return false
    }
    let tag = source.text(in: boxes.elements[box.index].range).filter { !$0.isWhitespace }
    let name = axis == .horizontal ? "width" : "height"
    return tag.contains("\(name)=\"0\"") || tag.contains("\(name)='0'")
  }

  /// A warning where statements would give the view a size; `nil` where they would not.
  private func warning(ofNothingWrittenFor box: BoxID, _ axis: Axis) -> Diagnostic? {
    guard let container = boxes.layout.parent(of: box) else { return nil }
    let view = ConstraintView(box.index)
    let edges = Set(
      comparisons[view].filter { $0.constraint.relation == .equal }.flatMap { _, constraint in
        [constraint.first, constraint.second].compactMap { anchor in
          anchor?.view == view && anchor?.attribute.axis == axis ? anchor?.attribute : nil
        }
      })
    guard edges.contains(where: { edges.contains($0.oppositeEdge) && $0.isEdge }) else {
      return nil
    }
    var length = 0.0
    let mends = trials.mends(ConstraintProposal(unsizing: view, axis), in: container) {
      length = $0.frame(of: box)?.size.extent(axis) ?? 0
      return length >= Self.leastLength
    }
    guard mends, length > 0 else { return nil }
    let (name, side) = axis == .horizontal ? ("width", "wide") : ("height", "high")
    return Diagnostic(
      .warning, "collapsed",
      "\(boxes.name(of: box)) has a background and \(name)=\"0\", so that nothing of it is seen",
      at: boxes.elements[box.index].range,
      hints: ["without \(name) its statements make it \(shortest(length)) \(side)"])
  }
}
