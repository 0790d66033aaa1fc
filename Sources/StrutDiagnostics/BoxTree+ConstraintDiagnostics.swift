import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

extension BoxTree {
  /// The problems of constraint containers as diagnostics, in the order of the containers.
  ///
  /// - Parameters:
  ///   - source: The document, whose lines conflicts name.
  ///   - label: The words for a place, such as `App/Card.swift:14`; `nil` for the lines of `source`.
  package func constraintDiagnostics(
    in source: SourceText, label: ((SourceRange) -> String)? = nil
  ) -> [Diagnostic] {
    let problems = layout.constraintProblems()
    let comparisons = ComparisonsByView(self)
    let byBox = ProblemsByBox(problems)
    let idle = IdleGuides(self, comparisons, problems)
    let context = MessageContext(
      boxes: self, source: source, label: label, comparisons: comparisons,
      views: PlacedViews(self), trials: ConstraintTrials(layout))
    let (outer, under) = (OuterTies(context, problems), TextsUnderViews(context, open: byBox))
    let open = AmbiguityWords(context, problems, outer)
    let misfits = MisfitWords(context, byBox)
    var told = ToldHints(self)
    var conflicts = RepeatedConflicts(context, problems, misfits.conflicts)
    var repeated = RepeatedViews(self, context.document, problems)
    let found: [Diagnostic] = problems.compactMap { problem in
      switch problem {
      case .conflict(let contributors, let failing, let repair):
        return conflicts.likeFirst(of: contributors, failing) {
          conflict(contributors, failing, repair, misfits.conflicts, among: $0)
        }
      case .ambiguous(let box, let numbers):
        guard !idle.areIdle(numbers, of: box), let like = repeated.others(like: box, numbers),
          !isForeign(box, source, label), !open.guides.decide(numbers, of: box)
        else { return nil }
        return ambiguous(box, numbers, like, open, byBox).flatMap {
          told.once($0, about: box)
        }
      case .unsettled(let box): return unsettled(box)
      case .collapsed(let box, let axis):
        return byBox.isOpen(box, axis) || open.guides.open(box, axis)
          ? nil : collapsed(box, axis, open.hint(forCollapsed: box, axis))
      case .shared, .rivals: return nil
      case .fault(let box, let message): return fault(box, message)
      case .beyond(let box, _, _, _, _):
        return isTold(problem, byBox, under, outer)
          ? nil : misfit(problem, misfits).flatMap { told.once($0, about: box) }
      case .outside, .cut, .stretched:
        return isTold(problem, byBox, under, outer) ? nil : misfit(problem, misfits)
      }
    }
    guard !byBox.hasErrors else { return found }
    return found + misfits.divided.warnings + mistakes(context, open: byBox, under, outer)
  }

  /// Whether what only looks wrong says why a view stands outside of its container.
  private func isTold(
    _ problem: ConstraintProblem, _ byBox: ProblemsByBox, _ under: TextsUnderViews,
    _ outer: OuterTies
  ) -> Bool {
    guard !byBox.hasErrors else { return false }
    return switch problem {
    case .beyond(let box, _, let edge, _, _):
      edge == .right && under.isTold(box) || outer.explain(box)
    case .outside(let box, _): outer.explain(box)
    default: false
    }
  }

  /// A view that stands outside of its container, or a text that is cut.
  private func misfit(_ problem: ConstraintProblem, _ words: MisfitWords) -> Diagnostic? {
    switch problem {
    case .outside(let box, let container):
      if words.divided.puts(box, inside: container) || words.strips.continues(at: box)
        || words.strips.carries(box, in: container) || words.outside.standsOnNothing(box)
      {
        return nil
      }
      if let warning = words.outside.warning(ofWrongEdge: box, in: container) { return warning }
      if let beside = words.centred.hint(for: box, in: container) {
        return outside(box, container, beside.hint, at: nil)
      }
      if let column = words.columns.hint(for: box, in: container) {
        return outside(box, container, column.hint, at: column.range)
      }
      let hint = words.outside.hint(for: box, in: container)
      let mend = hint == nil ? words.swapped.mend(for: box, in: container) : nil
      let known = hint ?? mend?.hint ?? words.barriers.hint(forOutside: box, in: container)
      return outside(box, container, known, at: mend?.range)
    case .beyond(let box, let container, let edge, let amount, let fits):
      return beyond(box, container, edge, amount, fits: fits, words)
    // What is told of its width is why it has no room.
    case .cut(let box, .horizontal, _, _, _, nil) where words.problems.isOpen(box, .horizontal):
      return nil
    case .cut(let box, let axis, let needs, let has, let isWrapped, let repair):
      let remedy =
        (has < 1 ? words.spans.remedy(for: box, axis) : nil)
        ?? repair.flatMap { words.conflicts.remedy($0) }
        ?? words.released.remedy(for: box, axis, needs)
        ?? words.crossed.remedy(for: box, axis, needs)
        ?? words.held.remedy(for: box, axis, needs)
      return cut(box, axis, (needs, has), isWrapped: isWrapped, remedy)
    case .stretched(let box, let height, let content, let baseline, let remedy):
      return stretched(box, (height, content), baseline, remedy, words.conflicts)
    default: return nil
    }
  }

  /// What shows in the picture that nobody means, although every statement holds.
  private func mistakes(
    _ context: MessageContext, open byBox: ProblemsByBox, _ under: TextsUnderViews,
    _ outer: OuterTies
  ) -> [Diagnostic] {
    let comparisons = context.comparisons
    let apart = TextsApart(context)
    let mends = TextMends(context)
    let turns = StackedTurns(context)
    let columns = MeetingChains(context)
    let stretched = StretchedTexts(context, open: byBox)
    let badges = StrayBadges(context).warnings
    let moved = MovedViews(self, comparisons).warnings.filter { warning in
      !badges.contains { $0.range == warning.range }
    }
    let found =
      outer.warnings + moved + MistakenShares(context).warnings
      + EqualWishes(context, open: byBox).warnings
      + CoveringTexts(context).warnings + CopiedPlaces(context).warnings
      + CopiedBoxes(context).warnings + SubtractedSpaces(context).warnings
      + CrossedNeighbours(context).warnings
      + IdleStacks(context).warnings + LostTitles(context).warnings
      + turns.warnings + columns.warnings + OpenRows(context).warnings
      + TurnedAreas(context).warnings + WideContainers(context).warnings
      + TextsOutside(context, open: byBox, outer, stretched).warnings
      + LargerViews(context).warnings
      + JuttingViews(context, open: byBox).warnings + OutsideAreas(context).warnings
      + TextsAcrossBoxes(context, open: byBox).warnings + badges
      + BackwardViews(context, open: byBox).warnings + InnerBarriers(context).warnings
      + CircularSizes(context).warnings
      + UnevenBaselines(context).warnings
      + OverlappingTexts(self, comparisons, open: byBox, apart, mends, turns, columns).warnings
      + under.warnings
      + HiddenWords(context, open: byBox).warnings
      + LateVeils(context).warnings + stretched.warnings
      + TouchingTexts(context).warnings
      + UnsizedViews(context, open: byBox).warnings + StretchedImages(context, open: byBox).warnings
      + (context.document.map { UnsetSafeArea(self, $0).warnings } ?? [])
    let buried = BuriedWords(context, open: byBox).warnings(besides: found)
    // What was moved onto words by a mistake is not to be moved behind them.
    let covers = Set(buried.map { elements[$0.cover.index].range.lowerBound })
    return found + buried.map(\.warning)
      + CoveredTexts(context).warnings.filter { warning in
        !(warning.range.map { covers.contains($0.lowerBound) } ?? false)
      }
  }

  private func fault(_ box: BoxID, _ message: String) -> Diagnostic {
    Diagnostic(
      .error, "fault",
      "this is a fault of Strut itself; please report it with the document: \(message)",
      at: elements[box.index].range)
  }

  private func unsettled(_ box: BoxID) -> Diagnostic {
    warning(
      "unsettled",
      "the heights of texts change the widths here and the widths the heights, without end",
      box, hint: "do not let a width depend on the height of a text")
  }

  private func conflict(
    _ contributors: [ConstraintContributor], _ failing: ConstraintContributor,
    _ repair: ConflictRepair, _ words: ConflictWords, among mends: Set<String>?
  ) -> Diagnostic {
    Diagnostic(
      .error, "conflict",
      "conflict of required constraints: \(words.shortfall(repair))\(words.list(contributors))",
      at: range(of: failing), hints: [words.remedy(repair, of: contributors, among: mends)])
  }

  /// A text whose words are not on the line that its last baseline is said to be on.
  private func stretched(
    _ box: BoxID, _ lengths: (height: Double, content: Double), _ baseline: ConstraintContributor,
    _ remedy: ConstraintContributor?, _ words: ConflictWords
  ) -> Diagnostic? {
    guard case .text = elements[box.index].content else { return nil }
    let id = (elements[box.index].id ?? "a").nameInStatements
    return warning(
      "cut",
      "\(name(of: box)) is \(shortest(lengths.height)) high and its text \(shortest(lengths.content)): its words "
        + "stand at its top, not on the baseline that \(words.place(of: baseline, isAlone: true)) gives",
      box,
      hint: remedy.map { "it is as high as its text without \(words.place(of: $0, isAlone: true))" }
        ?? "\(id).firstBaseline is that of the words, wherever the box ends")
  }

  private func warning(
    _ code: Diagnostic.Code, _ message: String, _ box: BoxID, hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .warning, code, message, at: elements[box.index].range, hints: hint.map { [$0] } ?? [])
  }

  /// - Parameter statement: The statement that puts it there; `nil` where it is no single one.
  private func outside(
    _ box: BoxID, _ container: BoxID, _ hint: String?, at statement: SourceRange?
  ) -> Diagnostic? {
    guard elements[box.index].kind != .guide else { return nil }
    let frame = layout.frame(of: box)
    let size = layout.frame(of: container).size
    let place: String =
      if frame.minX >= size.width {
        "it begins at x \(shortest(frame.minX)), and that is \(shortest(size.width)) wide"
      } else if frame.minY >= size.height {
        "it begins at y \(shortest(frame.minY)), and that is \(shortest(size.height)) high"
      } else if frame.maxX <= 0 {
        "it ends at x \(shortest(frame.maxX))"
      } else {
        "it ends at y \(shortest(frame.maxY))"
      }
    let owner = nameOfOwner(container)
    return Diagnostic(
      .warning, "outside", "\(name(of: box)) stands outside of \(owner): \(place)",
      at: statement ?? elements[box.index].range, hints: hint.map { [$0] } ?? [])
  }

  /// Whether attributes of another language place a view, which has been told, and what stands for them.
  private func isForeign(
    _ box: BoxID, _ source: SourceText, _ label: ((SourceRange) -> String)?
  ) -> Bool {
    label == nil && source.text(in: elements[box.index].range).contains(":layout_constraint")
  }

  private func ambiguous(
    _ box: BoxID, _ numbers: [String], _ like: Int, _ open: AmbiguityWords,
    _ problems: ProblemsByBox
  ) -> Diagnostic? {
    if isSqueezed(box, numbers, problems, open.held) || isRoomOfStack(box, numbers) { return nil }
    return warning(
      "ambiguous",
      "ambiguous layout: the constraints do not determine "
        + "\(numbers.listed()) of \(name(of: box))\(like > 0 ? " and \(like) more like it" : "")",
      box,
      hint: open.hint(for: box, numbers) ?? collapseHint(of: box, problems))
  }

  /// Whether a view shows nothing and takes room in a stack, so that nobody asks for its place across.
  private func isRoomOfStack(_ box: BoxID, _ numbers: [String]) -> Bool {
    let element = elements[box.index]
    guard element.content == .none, element.paint.background.isEmpty,
      layout.children(of: box).isEmpty
    else { return false }
    let across = numbers.contains("x") || numbers.contains("width") ? Axis.vertical : .horizontal
    let isOfOneAxis = numbers.allSatisfy {
      ($0 == "x" || $0 == "width") == (across == .vertical)
    }
    return isOfOneAxis
      && layout.constraintStatements.contains { statement in
        guard let stack = statement.stack, stack.axis == across else { return false }
        return stack.members.contains { $0.view == ConstraintView(box.index) }
      }
  }

  /// What holds a container open whose open sizes are 0; `nil` for others.
  private func collapseHint(of box: BoxID, _ problems: ProblemsByBox) -> String? {
    let axes = problems.openCollapsedAxes(of: box)
    guard !axes.isEmpty else { return nil }
    let formats = axes.map { "<vfl>\($0 == .horizontal ? "H" : "V"):[last]-|</vfl>" }
    return
      "its own views hold it open: hold its \(axes.count > 1 ? "ends" : "end") by one of them, as in "
      + "\(formats.listed())"
  }

  private func collapsed(_ box: BoxID, _ axis: Axis, _ hint: String?) -> Diagnostic {
    let (extent, format) = axis == .horizontal ? ("width", "H:[last]-|") : ("height", "V:[last]-|")
    return warning(
      "collapsed",
      "nothing holds the \(extent) of \(name(of: box)) open: it is 0, and its views stand outside",
      box,
      hint: hint ?? "give it a \(extent), or hold its end by a view, as in <vfl>\(format)</vfl>")
  }

  /// Whether the lengths of a view are open only since it is cut, and what takes its room is told.
  private func isSqueezed(
    _ box: BoxID, _ numbers: [String], _ problems: ProblemsByBox, _ held: HeldHeights
  ) -> Bool {
    if numbers.allSatisfy({ $0 == "y" || $0 == "height" }),
      let needs = problems.neededHeight(of: box), held.remedy(for: box, .vertical, needs) != nil
    {
      return true
    }
    let axes = problems.mendedAxes(of: box).filter { $0 == .vertical || !isClamped(box) }
    return numbers.allSatisfy { number in
      axes.contains(number == "x" || number == "width" ? .horizontal : .vertical)
    }
  }

  /// Whether a text has a limit of lines, so that it may be cut.
  private func isClamped(_ box: BoxID) -> Bool {
    guard case .text(let content) = elements[box.index].content else { return false }
    return content.lineClamp != nil
  }

  private func beyond(
    _ box: BoxID, _ container: BoxID, _ edge: LayoutAttribute, _ amount: Double, fits: Bool,
    _ words: MisfitWords
  ) -> Diagnostic? {
    guard case .text(let content) = elements[box.index].content,
      !words.strips.carries(box, in: container)
    else { return nil }
    if let warning = words.outside.warning(ofWrongEdge: box, in: container) { return warning }
    let clamp =
      fits || content.lineClamp != nil
      ? "" : ", and may be cut by line-clamp=\"1\" text-overflow=\"ellipsis\""
    let owner = nameOfOwner(container)
    let message =
      "the text of \(name(of: box)) runs \(shortest(amount)) beyond the \(edge.rawValue) edge of \(owner)"
    if let exchange = words.swapped.exchange(for: box, in: container) {
      return Diagnostic(
        .warning, "outside", message, at: exchange.range, hints: [exchange.hint])
    }
    if words.swapped.follows(box, in: container, where: words.problems.isTold) { return nil }
    if edge == .right, words.ends.isTold(box, in: container) { return nil }
    let room = edge == .right ? width(holding: box, container, words.trials) : nil
    let end = words.ends.format(for: box, in: container, edge).map {
      "it ends inside of the container with \($0)\(clamp)"
        + (room.map { "; or that has room for it with width=\"\(shortest($0))\"" } ?? "")
    }
    return warning(
      "outside",
      "\(message): nothing holds its end",
      box,
      hint: end ?? words.ends.mirrored(for: box, in: container)
        ?? room.map { "that has room for it with width=\"\(shortest($0))\"" })
  }

  /// The width of a container with a width of its own that has room for all that its views show; `nil` for others.
  private func width(
    holding box: BoxID, _ container: BoxID, _ trials: ConstraintTrials
  ) -> Double? {
    guard case .points(let own) = layout.style(of: container).width,
      layout.parent(of: container).map({ layout.style(of: $0).display }) != .constraints
    else { return nil }
    let views = layout.children(of: container).filter { layout.style(of: $0).display != .none }
    let ends = views.map { layout.frame(of: $0).maxX }
    let needed = (ends.max() ?? 0).rounded(.up)
    guard needed > own, needed < 2 * own else { return nil }
    var proposal = ConstraintProposal([])
    proposal.width = needed
    return trials.mends(proposal, in: container) { $0.isInside(box, of: container) } ? needed : nil
  }

  /// - Parameters:
  ///   - lengths: What the text needs and what it has.
  ///   - remedy: What makes it whole; `nil` where that is not known.
  private func cut(
    _ box: BoxID, _ axis: Axis, _ lengths: (needs: Double, has: Double), isWrapped: Bool,
    _ remedy: String?
  ) -> Diagnostic? {
    let name = name(of: box)
    let (needs, has) = (shortest(lengths.needs), shortest(lengths.has))
    guard case .text(let content) = elements[box.index].content else {
      let (side, extent) = axis == .horizontal ? ("wide", "width") : ("high", "height")
      return warning(
        "cut", "what is in \(name) is \(needs) \(side) and gets \(has)", box,
        hint: remedy.map { "it has room \($0)" }
          ?? "give it more \(extent), or overflow=\"hidden\" where it may be cut")
    }
    if axis == .vertical {
      // A text of one line has no other lines to give.
      let other = isWrapped ? ", or limit its lines by line-clamp" : ""
      return warning(
        "cut", "the text of \(name) is \(needs) high and gets \(has)", box,
        hint: remedy.map { "texts are whole \($0)" } ?? "give it more height\(other)")
    }
    // A limit says that the text may be cut.
    guard content.lineClamp == nil else { return nil }
    let message =
      isWrapped
      ? "the longest word of \(name) is \(needs) wide, and the text gets \(has)"
      : "the text of \(name) is \(needs) wide, cannot wrap and gets \(has)"
    return warning(
      "cut", message, box,
      hint: remedy.map { "texts are whole \($0)" }
        ?? "give it more width, or a content-compression below 750 where it may give way")
  }

  /// The place of a contributor in the document.
  package func range(of contributor: ConstraintContributor) -> SourceRange {
    if let statement = contributor.statement { return statement.range }
    if contributor.isOfCanvas { return canvas.range }
    if let range = contributor.range { return range }
    return contributor.box.map { elements[$0.index].range } ?? .start
  }
}
