import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views of one row that are held at distances from the same edge of their container, so that a disc hides words of a text.
struct RowCovers: ContextualMessages {
  /// The most warnings, and the most pairs that are tried.
  private static let (mostWarnings, mostTried) = (4, 8)
  /// The least width of words that is covered, in points: what covers less leaves the letter readable.
  private static let leastWidth = 4.0
  /// The least part of the height of words that is covered: a thinner dot marks them, and they can be read.
  private static let leastHeight = 0.5

  /// A view of a row with the equation that holds its start.
  private struct Member {
    var box: BoxID
    var entry: ComparisonsByView.Entry
    /// What is to be seen of it.
    var place: Rect
  }

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each pair, at the view behind.
  ///
  /// - Parameter told: What is told already: no two views are told twice.
  func warnings(besides told: [Diagnostic]) -> [Diagnostic] {
    let known = ToldMessages(told, context)
    var tried = 0
    return context.views.byContainer.flatMap { container, views -> [Diagnostic] in
      guard !boxes.isRightToLeft(container) else { return [] }
      return rows(of: views, in: container).flatMap { row in
        zip(row, row.dropFirst()).compactMap { first, second -> Diagnostic? in
          guard tried < Self.mostTried, cover(first, second),
            !known.tells(of: first.box, and: [second.box])
          else { return nil }
          tried += 1
          return warning(first, second, in: container)
        }
      }
    }.prefix(Self.mostWarnings).map { $0 }
  }

  // MARK: Rows

  /// The views of a container that equations hold at one place from top to bottom, each row from its start to its end.
  private func rows(of views: [BoxID], in container: BoxID) -> [[Member]] {
    var rows: [HeldPlace: [Member]] = [:]
    for box in views where !open.isTold(box) && boxes.showsSomething(box) {
      guard let entry = start(of: box, in: container), let line = line(of: box, in: container)
      else { continue }
      let place = boxes.isBareText(box) ? context.views.placeOfWords(in: box) : nil
      rows[line, default: []].append(
        Member(box: box, entry: entry, place: place ?? boxes.layout.frame(of: box)))
    }
    return rows.values.filter { $0.count > 1 }.map { row in
      row.sorted { ($0.place.minX, $0.box.index) < ($1.place.minX, $1.box.index) }
    }.sorted { $0[0].box.index < $1[0].box.index }
  }

  /// The equation that holds the start of a view at that of its container.
  private func start(of box: BoxID, in container: BoxID) -> ComparisonsByView.Entry? {
    let (view, owner) = (ConstraintView(box.index), ConstraintView(container.index))
    return comparisons[view].first { statement, constraint in
      guard let (_, target) = statement.loneComparison, constraint.first.view == view else {
        return false
      }
      return constraint.relation == .equal && constraint.multiplier == 1
        && constraint.space == nil && target.view == owner && statement.container == owner
        && [.leading, .left].contains(target.attribute)
        && constraint.first.attribute == target.attribute && !context.isComputed(statement)
    }
  }

  /// Where a view is held from top to bottom: at a view that is held there itself, where that is one of the row.
  private func line(of box: BoxID, in container: BoxID) -> HeldPlace? {
    var view = ConstraintView(box.index)
    for _ in 0..<3 {
      let own = view
      let hold = comparisons[own].first { _, constraint in
        constraint.first.view == own && constraint.relation == .equal
          && constraint.multiplier == 1 && constraint.first.attribute.kind == .vertical
          && constraint.second?.attribute == constraint.first.attribute
      }?.constraint
      guard let hold, let target = hold.second, !target.view.isHelper else {
        return HeldPlace(attribute: .centerY, target: Anchor(own, .centerY), distance: 0)
      }
      guard hold.constant == 0, target.view != ConstraintView(container.index),
        boxes.layout.parent(of: BoxID(Int(target.view.index))) == container
      else { return hold.place(at: target) }
      view = target.view
    }
    return nil
  }

  // MARK: Covers

  /// Whether two views of a row stand in one another where nobody means it: grounds that have a part in common are a design, words that
  /// nobody can read are not.
  private func cover(_ first: Member, _ second: Member) -> Bool {
    let isFirstBehind = first.box.index < second.box.index
    let (behind, above) = isFirstBehind ? (first, second) : (second, first)
    guard boxes.isOpaque(above.box), isDisc(above.box), boxes.isBareText(behind.box),
      !context.areTied(first.box, second.box, along: .horizontal),
      let words = context.views.placeOfWords(in: behind.box),
      let common = above.place.intersection(words)?.size
    else { return false }
    return common.width >= Self.leastWidth
      && common.height >= words.size.height * Self.leastHeight
  }

  /// Whether a view is a disc: a bar over words strikes them out or makes them unreadable on purpose, and a picture may let them through.
  private func isDisc(_ box: BoxID) -> Bool {
    let size = boxes.layout.frame(of: box).size
    guard boxes.isGround(box), abs(size.width - size.height) < 1 else { return false }
    return switch boxes.elements[box.index].paint.borderRadius.topLeft.horizontal {
    case .points(let points): points >= size.width / 2
    case .percent(let share): share >= 50
    }
  }

  private func warning(
    _ first: Member, _ second: Member, in container: BoxID
  ) -> Diagnostic? {
    let written = second.entry.constraint
    let meant = AnchorConstraint(
      written.first, .equal,
      Anchor(ConstraintView(first.box.index), written.first.attribute.oppositeEdge),
      plus: usualSpace(in: container, along: .horizontal))
    let outcome = trials.outcome(
      of: ConstraintProposal([meant], omitting: [written]), in: container
    ) {
      $0.separates(first.box, second.box) && $0.isInside(second.box, of: container)
        && $0.standsOut <= 0 && !$0.hasTextInText(second.box, of: boxes)
        && !$0.hasMoreOnTexts(in: container, of: boxes)
    }
    guard let outcome else { return nil }
    context.outcomes.keep(outcome)
    let amount = shortest(first.place.maxX - second.place.minX)
    let isBehind = first.box.index < second.box.index
    let names = (isBehind ? [second, first] : [first, second]).map { boxes.name(of: $0.box) }
    let message = "\(names[0]) is on words of \(names[1]), by \(amount)"
    return Diagnostic(
      .warning, "outside", message, at: second.entry.statement.range,
      hints: ["beside one another they are with \(equation(meant))"])
  }
}
