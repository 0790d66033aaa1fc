import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that run out of their container since one statement says another edge than it was to say, or since nothing holds
/// the end of a container below them; told where what was meant is known.
struct TextsOutside: ContextualMessages {
  /// The most texts that are looked at.
  private static let mostTexts = 8
  /// Lengths below this one are nothing to the eye.
  private static let leastLength = 1.0
  /// The distance from the end of its container that is proposed where nothing says another one, in points.
  private static let distance = 8.0

  let context: MessageContext
  private let open: ProblemsByBox
  private let outer: OuterTies
  private let stretched: StretchedTexts
  private let ties: MistakenTies

  init(
    _ context: MessageContext, open: ProblemsByBox, _ outer: OuterTies,
    _ stretched: StretchedTexts, _ ties: MistakenTies
  ) {
    (self.context, self.open, self.outer, self.stretched) = (context, open, outer, stretched)
    self.ties = ties
  }

  /// A warning for each of them. What is told of one text is not told of others that stand with it.
  var warnings: [Diagnostic] {
    var told: Set<[String]> = []
    return context.views.texts.lazy.filter(isOut).prefix(Self.mostTexts).compactMap(warning)
      .filter { $0.range == nil || told.insert($0.hints).inserted }
  }

  /// Whether a text is partly outside of its container, which nobody was told.
  private func isOut(_ box: BoxID) -> Bool {
    guard !open.isTold(box), let container = boxes.layout.parent(of: box),
      boxes.layout.style(of: container).display == .constraints, !outer.explain(box),
      !ties.isTold(box, in: container), !CutStrips(context).carries(box, in: container)
    else { return false }
    let paint = boxes.elements[box.index].paint
    let frame = boxes.layout.frame(of: box)
    let room = boxes.layout.frame(of: container).size
    let least = Self.leastLength
    guard paint.isPlain,
      min(frame.size.width, frame.size.height, room.width, room.height) > least
    else { return false }
    return frame.minX < -least || frame.minY < -least || frame.maxX > room.width + least
      || frame.maxY > room.height + least
  }

  private func warning(_ box: BoxID) -> Diagnostic? {
    guard let container = boxes.layout.parent(of: box) else { return nil }
    if let hint = LostStarts(context).hint(for: box, in: container) {
      return warning(box, container, hint, at: boxes.elements[box.index].range)
    }
    if let (range, hint) = baseline(of: box, in: container) {
      return warning(box, container, hint, at: range)
    }
    if let (range, hint) = relation(of: box, in: container) {
      return warning(box, container, hint, at: range)
    }
    if let (hint, range) = TextEnds(context).outwardBound(for: box, in: container) {
      return warning(box, container, hint, at: range)
    }
    if let (range, hint) = CentredNeighbours(context).hint(for: box, in: container) {
      return warning(box, container, hint, at: range)
    }
    if let (range, hint) = ColumnEnds(context).hint(for: box, in: container) {
      return warning(box, container, hint, at: range)
    }
    if let mend = SwappedSides(context).mend(for: box, in: container) {
      return warning(box, container, mend.hint, at: mend.range)
    }
    let bounds = LooseBounds(context)
    if let mend = bounds.barrier(at: box, in: container)
      ?? bounds.yielding(about: box, in: container)
    {
      return warning(box, container, mend.hint, at: mend.range)
    }
    guard !stretched.push(box) else { return nil }
    return (end(of: container, below: box) ?? sides(of: box, in: container)).flatMap {
      warning(box, container, $0, at: boxes.elements[box.index].range)
    }
  }

  /// What holds the sides of a text that runs out of its container at them, where statements hold neither of them there: its
  /// middle alone, or its start at something that nothing holds at the container.
  private func sides(of box: BoxID, in container: BoxID) -> String? {
    let frame = boxes.layout.frame(of: box)
    let room = boxes.layout.frame(of: container).size.width
    let isOut = (start: frame.minX < -Self.leastLength, end: frame.maxX > room + Self.leastLength)
    guard isOut.start || isOut.end, !boxes.isWindow(container, along: .horizontal),
      boxes.layout.style(of: box).width == .auto
    else { return nil }
    if let bound = TextEnds(context).bound(for: box, in: container) { return bound }
    guard isOut.start, isOut.end else {
      let ends = TextEnds(context)
      let format = ends.format(for: box, in: container, isOut.start ? .left : .right)
      if let format { return "nothing holds its end: it is inside of it with \(format)" }
      return isOut.start
        ? nil
        : ends.inPlaceOfStart(for: box, in: container).map {
          "there is no room for it behind that place: it is inside of it with \($0)"
        }
    }
    let both = BoxTies(context).ends(of: box, along: .horizontal, in: container)[1]
    let isMended = trials.isMended(
      by: ConstraintProposal(both.constraints), in: container, narrowing: box
    ) { $0.isInside(box, of: container) && !$0.hasTextInText(box, of: boxes) }
    return isMended ? "nothing holds its sides: it wraps inside of it with \(both.text)" : nil
  }

  private func warning(
    _ box: BoxID, _ container: BoxID, _ hint: String, at range: SourceRange
  ) -> Diagnostic {
    let frame = boxes.layout.frame(of: box)
    let room = boxes.layout.frame(of: container).size
    let sides: [(amount: Double, edge: String)] = [
      (-frame.minX, "left"), (frame.maxX - room.width, "right"), (-frame.minY, "top"),
      (frame.maxY - room.height, "bottom"),
    ]
    let side = sides.max { $0.amount < $1.amount } ?? sides[0]
    let owner = boxes.nameOfOwner(container)
    return Diagnostic(
      .warning, "outside",
      "the text of \(boxes.name(of: box)) runs \(shortest(side.amount)) beyond the \(side.edge) edge of \(owner)",
      at: range, hints: [hint])
  }

  // MARK: Baselines

  /// A first baseline that is too near to the top of the container: the words are above it.
  private func baseline(
    of box: BoxID, in container: BoxID
  ) -> (range: SourceRange, hint: String)? {
    let (view, owner) = (ConstraintView(box.index), ConstraintView(container.index))
    let above = -boxes.layout.frame(of: box).minY
    guard above > Self.leastLength else { return nil }
    for (statement, constraint) in comparisons[view]
    where constraint.first == Anchor(view, .firstBaseline) && constraint.relation == .equal
      && statement.kind == .equation && constraint.multiplier == 1
    {
      guard let second = constraint.second, second.view == owner, second.attribute == .top else {
        continue
      }
      var top = constraint
      top.first.attribute = .top
      let proposal = ConstraintProposal([top], omitting: [constraint])
      guard
        trials.mends(proposal, in: container, where: { $0.isInside(box, of: container) })
      else { continue }
      let name = boxes.statementName(of: box, in: source)
      let area = second.area.prefix
      let lower = shortest((constraint.constant + above).rounded(.up))
      return (
        statement.range,
        "its words begin above their baseline: inside of it is <constraint>\(name).top == superview.\(area)top"
          + "\(constraint.constant.asSummand)</constraint>, or \(lower) in place of \(shortest(constraint.constant))"
      )
    }
    return nil
  }

  // MARK: Relations

  /// A bound between a text and its container that is the wrong way round, with the other one.
  private func relation(
    of box: BoxID, in container: BoxID
  ) -> (range: SourceRange, hint: String)? {
    let (view, owner) = (ConstraintView(box.index), ConstraintView(container.index))
    for (statement, constraint) in comparisons[view]
    where constraint.relation != .equal && statement.constraints.count == 1
      && statement.kind == .equation
    {
      guard let second = constraint.second,
        Set([constraint.first.view, second.view]) == [view, owner]
      else { continue }
      var meant = constraint
      let isLess = constraint.relation == .lessOrEqual
      meant.relation = isLess ? .greaterOrEqual : .lessOrEqual
      let proposal = ConstraintProposal([meant], omitting: [constraint])
      let mends = trials.mends(proposal, in: container) {
        $0.isInside(box, of: container) && !$0.hasTextInText(box, of: boxes)
      }
      let signs = isLess ? ["<=", "≤"] : [">=", "≥"]
      guard mends, let sign = signs.first(where: { statement.text.contains($0) }) else { continue }
      let words = statement.text.dropFirst("<constraint>".count)
        .replacing(sign, with: isLess ? "≥" : "≤")
      return (
        statement.range,
        "inside of it is <constraint>\(words)</constraint>\(copies(of: statement))"
      )
    }
    return nil
  }

  // MARK: Ends of containers

  /// What ends a container below a text of which nothing holds the bottom; `nil` where that does not help.
  private func end(of container: BoxID, below box: BoxID) -> String? {
    let room = boxes.layout.frame(of: container).size
    guard boxes.layout.frame(of: box).maxY > room.height + Self.leastLength,
      boxes.layout.style(of: container).height == .auto, boxes.elements[box.index].id != nil,
      !isHeld(box)
    else { return nil }
    let owner = ConstraintView(container.index)
    let distance = -top(of: container)
    let bottom = AnchorConstraint(
      Anchor(ConstraintView(box.index), .bottom), .lessOrEqual, Anchor(owner, .bottom),
      plus: distance)
    let name = boxes.statementName(of: box, in: source)
    let words =
      "superview.bottom\(distance.asSummand)</constraint>"
    if puts(box, inside: container, [bottom], without: [], isWhole: true) {
      return "nothing holds its bottom: <constraint>\(name).bottom ≤ \(words)"
    }
    guard let (statement, end, other) = comparisons.end(of: owner, .vertical),
      let hold = statement.constraints.first(where: {
        [$0.first, $0.second].contains(end) && [$0.first, $0.second].contains(other)
      })
    else { return nil }
    if let loose = looseEnd(statement, hold, at: end),
      puts(box, inside: container, [bottom, loose.constraint], without: [hold], isWhole: true)
    {
      return
        "\(place(of: statement.range)) ends the container at \(boxes.name(of: BoxID(Int(other.view.index)))), which is shorter: "
        + "\(loose.text) in place of it, and <constraint>\(name).bottom ≤ \(words)"
    }
    var equal = bottom
    equal.relation = .equal
    guard puts(box, inside: container, [equal], without: [hold]) else { return nil }
    let place = place(of: statement.range)
    return
      "\(place) ends the container at \(boxes.name(of: BoxID(Int(other.view.index)))): hold it by the text instead, "
      + "<constraint>\(name).bottom == \(words)"
  }

  /// What a format says of the end of its container as a least distance, with the comparison; `nil` for others.
  private func looseEnd(
    _ statement: ConstraintStatement, _ hold: AnchorConstraint, at end: Anchor
  ) -> (text: String, constraint: AnchorConstraint)? {
    guard statement.kind == .format, hold.constant != 0,
      let close = statement.text.lastIndex(of: "]"),
      statement.text.hasSuffix("]-\(shortest(abs(hold.constant)))-|")
    else { return nil }
    var loose = hold
    loose.relation = hold.first == end ? .greaterOrEqual : .lessOrEqual
    let text = "\(statement.text[...close])-(>=\(shortest(abs(hold.constant))))-|</vfl>"
    return (text, loose)
  }

  private func isHeld(_ box: BoxID) -> Bool {
    let view = ConstraintView(box.index)
    let held: Set<LayoutAttribute> = [.bottom, .centerY, .lastBaseline]
    return comparisons[view].contains { _, constraint in
      [constraint.first, constraint.second].contains { anchor in
        anchor.map { $0.view == view && held.contains($0.attribute) } ?? false
      } && constraint.second?.attribute != .top && constraint.first.attribute != .top
    }
  }

  /// The least distance of a view from the top of its container that a statement gives.
  private func top(of container: BoxID) -> Double {
    let owner = ConstraintView(container.index)
    let tops = comparisons[owner].map(\.constraint).filter {
      $0.first.attribute == .top && $0.second == Anchor(owner, .top) && $0.constant > 0
    }
    return tops.map(\.constant).min() ?? Self.distance
  }

  /// - Parameter isWhole: Whether the text is to be as high as it is.
  private func puts(
    _ box: BoxID, inside container: BoxID, _ added: [AnchorConstraint],
    without omitted: [AnchorConstraint], isWhole: Bool = false
  ) -> Bool {
    let height = isWhole ? boxes.layout.frame(of: box).size.height - 1 : 0
    return trials.mends(ConstraintProposal(added, omitting: omitted), in: container) {
      $0.isInside(box, of: container) && !$0.hasTextInText(box, of: boxes) && $0.standsOut < 0
        && ($0.frame(of: box)?.size.height ?? 0) >= height
    }
  }
}
