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
    let (comparisons, byBox) = (ComparisonsByView(self), ProblemsByBox(problems))
    let idle = IdleGuides(self, comparisons, problems)
    let context = context(source, label, comparisons)
    let (outer, under) = (OuterTies(context, problems), TextsUnderViews(context, open: byBox))
    let open = AmbiguityWords(context, problems, outer)
    let misfits = MisfitWords(context, problems, byBox)
    let causes = ToldCauses(context, problems, byBox)
    let cut = BeyondCanvas(context, open: byBox, misfits.ties)
    var told = ToldHints(self)
    var conflicts = RepeatedConflicts(context, problems, misfits.conflicts)
    var repeated = RepeatedViews(self, context.document, problems)
    let found: [Diagnostic] = problems.filter { !causes.explain($0) }.compactMap { problem in
      switch problem {
      case .conflict(let contributors, let failing, let repair):
        return conflicts.likeFirst(of: contributors, failing) {
          conflict(contributors, failing, repair, misfits.conflicts, among: $0)
        }
      case .ambiguous(let box, let numbers):
        guard !idle.areIdle(numbers, of: box), let like = repeated.others(like: box, numbers),
          !isForeign(box, source, label), !open.decide(numbers, of: box),
          !misfits.decide(numbers, of: box)
        else { return nil }
        return ambiguous(box, numbers, like, open, byBox, misfits.ties).flatMap {
          told.once($0, about: box)
        }
      case .unsettled(let box): return unsettled(box)
      case .collapsed(let box, let axis):
        return byBox.isOpen(box, axis) || open.guides.open(box, axis)
          ? nil : collapsed(box, axis, open.hint(forCollapsed: box, axis))
      case .shared, .rivals: return nil
      case .fault(let box, let message): return fault(box, message)
      case .beyond, .outside, .cut, .stretched:
        return isTold(problem, byBox, under, outer, cut) ? nil : misfit(problem, misfits, &told)
      }
    }
    guard !byBox.hasErrors else { return found }
    let mistakes = mistakes(context, byBox, under, outer, misfits.ties)
    let all = found + causes.warnings(before: misfits.divided.warnings + mistakes)
    return NegativeMetrics(context).replacing(
      all + rest(context, byBox, cut, besides: all, unless: causes.explain))
  }

  /// What is told of a text that runs out only once of several that are alike.
  private func misfit(
    _ problem: ConstraintProblem, _ words: MisfitWords, _ told: inout ToldHints
  ) -> Diagnostic? {
    let found = misfit(problem, words)
    guard case .beyond(let box, _, _, _, _) = problem else { return found }
    return found.flatMap { told.once($0, about: box) }
  }

  /// What is cut by the canvas or at the end of its card, where nothing else is told of it.
  private func rest(
    _ context: MessageContext, _ byBox: ProblemsByBox, _ cut: BeyondCanvas,
    besides told: [Diagnostic], unless isExplained: (ConstraintProblem) -> Bool
  ) -> [Diagnostic] {
    let inner = InnerTexts(context)
    let stray = StrayCovers(context, open: byBox, inner).warnings(besides: told)
    let mingled = MingledTexts(context, open: byBox, inner).warnings(besides: told + stray)
    let before = told + stray + mingled
    let cards = ShortGrounds(context, open: byBox).warnings(besides: before)
    let across = WordsAcrossEdges(context, open: byBox).warnings(besides: before + cards)
    let crossed = CrossedViews(context, open: byBox).warnings(besides: before + cards + across)
    let ends = stray + mingled + cards + across + crossed
    return ends + cut.warnings(besides: told + ends, unless: isExplained)
  }

  private func context(
    _ source: SourceText, _ label: ((SourceRange) -> String)?, _ comparisons: ComparisonsByView
  ) -> MessageContext {
    MessageContext(
      boxes: self, source: source, label: label, comparisons: comparisons,
      views: PlacedViews(self), trials: ConstraintTrials(layout))
  }

  /// Whether what only looks wrong says why a view stands outside of its container.
  private func isTold(
    _ problem: ConstraintProblem, _ byBox: ProblemsByBox, _ under: TextsUnderViews,
    _ outer: OuterTies, _ cut: BeyondCanvas
  ) -> Bool {
    guard !byBox.hasErrors else { return false }
    return switch problem {
    case .beyond(let box, let container, let edge, _, _):
      edge == .right && under.isTold(box) || outer.explain(box) || cut.explain(box, in: container)
    case .outside(let box, let container):
      outer.explain(box) || cut.explain(box, in: container)
    default: false
    }
  }

  /// What shows in the picture that nobody means, although every statement holds.
  private func mistakes(
    _ context: MessageContext, _ byBox: ProblemsByBox, _ under: TextsUnderViews,
    _ outer: OuterTies, _ ties: MistakenTies
  ) -> [Diagnostic] {
    let (apart, mends, inner) = (TextsApart(context), TextMends(context), InnerBarriers(context))
    let (turns, columns) = (StackedTurns(context), MeetingChains(context))
    let stretched = StretchedTexts(context, open: byBox)
    let overlapping = OverlappingTexts(
      self, context.comparisons, open: byBox, apart, mends, inner, turns, columns, ties)
    // What stands out by the same mistake is not told.
    let unsized = UnsizedViews(context, open: byBox, ties).warnings
    let badges = StrayBadges(context).warnings
    let moved = MovedViews(context).warnings.filter { warning in
      !badges.contains { $0.range == warning.range }
    }
    let stacked = turns.warnings
    let early =
      outer.warnings + moved + copies(context, byBox, turns) + stacked + columns.warnings
      + OpenRows(context).warnings
      + TurnedAreas(context).warnings + WideContainers(context).warnings
      + LooseParagraphs(context).warnings + UnevenEnds(context).warnings
      + CrossedLengths(context).warnings
      + DoubledLines(context, open: byBox).warnings
      + TextsOutside(context, open: byBox, outer, stretched, ties).warnings
      + LargerViews(context).warnings
      + JuttingViews(context, open: byBox).warnings + OutsideAreas(context).warnings
      + TextsAcrossBoxes(context, open: byBox).warnings
      + TextsBeforeBoxes(context, open: byBox).warnings + badges
      + BackwardViews(context, open: byBox).warnings + mistakenAnchors(context, inner)
    let skipped = SkippedLinks(context, open: byBox).warnings(besides: early)
    let found =
      early + skipped + overlapping.warnings
      + under.warnings + CentredTitles(context, open: byBox).warnings
      + RuledWords(context, open: byBox).warnings + hidden(context, byBox)
      + LateVeils(context).warnings + stretched.warnings
      + VanishedTexts(context).warnings + SharesOfNothing(context, open: byBox).warnings
      + TouchingTexts(context).warnings + unsized + StretchedImages(context, open: byBox).warnings
      + (context.document.map { UnsetSafeArea(self, $0).warnings } ?? [])
    let grounds = overlapping.warningsOnGrounds(besides: found)
    return found + grounds + covers(context, byBox, besides: found + grounds)
  }

  /// What one statement says of a view that was copied from another one, or says the wrong way round.
  private func copies(
    _ context: MessageContext, _ byBox: ProblemsByBox, _ turns: StackedTurns
  ) -> [Diagnostic] {
    MistakenShares(context).warnings + EqualWishes(context, open: byBox).warnings
      + CoveringTexts(context).warnings + CopiedPlaces(context, turns).warnings
      + CopiedBoxes(context).warnings + SubtractedSpaces(context).warnings
      + CrossedNeighbours(context).warnings + IdleStacks(context).warnings
      + LostTitles(context).warnings
  }

  /// What stands on words or on other views by its place alone, and what the canvas or a card cuts.
  private func covers(
    _ context: MessageContext, _ byBox: ProblemsByBox, besides found: [Diagnostic]
  ) -> [Diagnostic] {
    let rows = RowCovers(context, open: byBox).warnings(besides: found)
    let buried = BuriedWords(context, open: byBox).warnings(besides: found + rows)
    // What was moved onto words by a mistake is not to be moved behind them.
    let covers = Set(buried.map { elements[$0.cover.index].range.lowerBound })
    return rows + SameFrames(context, open: byBox).warnings + buried.map(\.warning)
      + cuts(context, byBox, besides: found)
      + CoveredTexts(context).warnings.filter { warning in
        !(warning.range.map { covers.contains($0.lowerBound) } ?? false)
      }
  }

  /// What stands in a neighbour or covers words since one equation holds it at another view or edge than was meant.
  private func hidden(_ context: MessageContext, _ byBox: ProblemsByBox) -> [Diagnostic] {
    let (rows, badges) = (RowNeighbours(context, open: byBox), SplitBadges(context).all)
    // What hides a badge that is elsewhere by mistake is no matter of order.
    let places = Set(badges.map { elements[$0.badge.index].range.lowerBound })
    let words = HiddenWords(context, open: byBox, rows).warnings.filter { warning in
      warning.range.map { !places.contains($0.lowerBound) } ?? true
    }
    return rows.warnings + words + badges.map(\.warning)
  }

  /// What the canvas or a card cuts since one equation names another edge than was meant.
  private func cuts(
    _ context: MessageContext, _ byBox: ProblemsByBox, besides told: [Diagnostic]
  ) -> [Diagnostic] {
    let cut = CutAtEdges(context, open: byBox).warnings(besides: told)
    return cut + CutCards(context, open: byBox).warnings
      + HalfOutViews(context, open: byBox).warnings(besides: told + cut)
  }

  /// What shows in the picture since one statement names another edge, view or baseline than was meant.
  private func mistakenAnchors(
    _ context: MessageContext, _ inner: InnerBarriers
  ) -> [Diagnostic] {
    inner.warnings + FloatingBarriers(context).warnings + WordsOnBars(context).warnings
      + BeyondGrounds(context).warnings
      + SelfComparisons(context).warnings + SignsOnCards(context).warnings
      + TurnedBarrier(context).warningsBehind + CircularSizes(context).warnings
      + UnevenBaselines(context).warnings + TallContents(context).warnings
      + CopiedLines(context).warnings + SignsOnWords(context).warnings
      + HangingBars(context).warnings + ColumnsOnGrounds(context).warnings
      + BothSidesOut(context).warnings + LateSeparators(context).warnings
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

  func warning(
    _ code: Diagnostic.Code, _ message: String, _ box: BoxID, hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .warning, code, message, at: elements[box.index].range, hints: hint.map { [$0] } ?? [])
  }

  /// Whether attributes of another language place a view, which has been told, and what stands for them.
  private func isForeign(
    _ box: BoxID, _ source: SourceText, _ label: ((SourceRange) -> String)?
  ) -> Bool {
    label == nil && source.text(in: elements[box.index].range).contains(":layout_constraint")
  }

  private func ambiguous(
    _ box: BoxID, _ numbers: [String], _ like: Int, _ open: AmbiguityWords,
    _ problems: ProblemsByBox, _ ties: MistakenTies
  ) -> Diagnostic? {
    if isSqueezed(box, numbers, problems, open.held) || isRoomOfStack(box, numbers)
      || isBesideSqueezed(box, numbers, problems, open)
    {
      return nil
    }
    return warning(
      "ambiguous",
      "ambiguous layout: the constraints do not determine "
        + "\(numbers.listed()) of \(name(of: box))\(like > 0 ? " and \(like) more like it" : "")",
      box,
      hint: open.hint(for: box, numbers) ?? ties.end(onGround: box, numbers)
        ?? collapseHint(of: box, problems))
  }

  /// Whether the place of a view is open only since it is held at a text that is cut, and what takes the room of that is told.
  private func isBesideSqueezed(
    _ box: BoxID, _ numbers: [String], _ problems: ProblemsByBox, _ open: AmbiguityWords
  ) -> Bool {
    guard numbers == ["y"], problems.mendedAxes(of: box).isEmpty else { return false }
    let view = ConstraintView(box.index)
    return open.context.comparisons[view].contains { _, constraint in
      guard constraint.relation == .equal, constraint.first.view == view,
        constraint.first.attribute.kind == .vertical, let second = constraint.second,
        !second.view.isHelper, second.view != view
      else { return false }
      let text = BoxID(Int(second.view.index))
      // A text whose height is open shares the room that all of its column lacks.
      return problems.mendedAxes(of: text).contains(.vertical)
        || problems.neededHeight(of: text) != nil
        || problems.isOpen(text, .vertical) && showsText(text)
    }
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

  /// The place of a contributor in the document.
  package func range(of contributor: ConstraintContributor) -> SourceRange {
    if let statement = contributor.statement { return statement.range }
    if contributor.isOfCanvas { return canvas.range }
    if let range = contributor.range { return range }
    return contributor.box.map { elements[$0.index].range } ?? .start
  }
}
