import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views of one row that are held at distances from the same edge of their container and so stand in one another: a disc over words, two
/// buttons over one another.
struct RowCovers: ContextualMessages {
  /// The most warnings, and the most pairs that are tried.
  private static let (mostWarnings, mostTried) = (4, 8)
  /// The least width that both have in common, in points.
  private static let leastWidth = 4.0
  /// The same of two buttons, in points: tags at places of their own may touch.
  private static let leastOfButtons = 5.0
  /// How many times as long as high a bar is that makes words unreadable on purpose.
  private static let leastBar = 1.5

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
    var tried = 0
    return context.views.byContainer.flatMap { container, views -> [Diagnostic] in
      guard !boxes.isRightToLeft(container) else { return [] }
      return rows(of: views, in: container).flatMap { row in
        zip(row, row.dropFirst()).compactMap { first, second -> Diagnostic? in
          guard tried < Self.mostTried, cover(first, second), !isTold(first, second, by: told)
          else { return nil }
          tried += 1
          return warning(first, second, in: container)
        }
      }
    }.prefix(Self.mostWarnings).map { $0 }
  }

  private func isTold(_ first: Member, _ second: Member, by told: [Diagnostic]) -> Bool {
    let names = [first, second].map { boxes.name(of: $0.box) }
    return told.contains { diagnostic in names.allSatisfy { diagnostic.message.contains($0) } }
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

  /// Whether two views of a row stand in one another where nobody means it.
  private func cover(_ first: Member, _ second: Member) -> Bool {
    guard let common = first.place.intersection(second.place)?.size,
      common.width >= Self.leastWidth, common.height >= 1,
      !areTied(first.box, second.box)
    else { return false }
    let isText = [first, second].map { boxes.isBareText($0.box) }
    switch (isText[0], isText[1]) {
    case (true, true): return false
    case (false, false): return areButtons(first, second)
    default:
      let (text, view) = isText[0] ? (first, second) : (second, first)
      return covers(view, text)
    }
  }

  private func areTied(_ one: BoxID, _ other: BoxID) -> Bool {
    let views = [one, other].map { ConstraintView($0.index) }
    return comparisons[views[0]].contains { _, constraint in
      constraint.first.attribute.axis == .horizontal
        && [constraint.first.view, constraint.second?.view].contains(views[1])
    }
  }

  /// Whether two views with a ground, of which one has words, are beside one another but for what they have in common: what is wholly on
  /// another one is a part of it.
  private func areButtons(_ first: Member, _ second: Member) -> Bool {
    let members = [first, second]
    guard members.allSatisfy({ boxes.isOpaque($0.box) }),
      members.contains(where: { boxes.showsText($0.box) }),
      abs(first.place.size.height - second.place.size.height)
        < first.place.size.height / 2
    else { return false }
    guard first.place.maxX - second.place.minX >= Self.leastOfButtons else { return false }
    return second.place.maxX > first.place.maxX + 1 && second.place.minX > first.place.minX + 1
      && !(areDiscs(members))
  }

  /// Whether views are as wide as high and of one size, as faces that lie on one another.
  private func areDiscs(_ members: [Member]) -> Bool {
    members.allSatisfy {
      abs($0.place.size.width - $0.place.size.height) < 1
        && abs($0.place.size.width - members[0].place.size.width) < 1
    }
  }

  /// Whether a bare ground or a picture covers words: one behind them is a ground where it begins before them or ends behind them both, and
  /// a bar in the middle of words makes them unreadable.
  private func covers(_ view: Member, _ text: Member) -> Bool {
    let (frame, words) = (view.place, text.place)
    guard boxes.isGround(view.box) || boxes.isPicture(view.box), boxes.isOpaque(view.box),
      !frame.covers(words)
    else { return false }
    let isInside = frame.minX > words.minX + 1 && frame.maxX < words.maxX - 1
    guard view.box.index > text.box.index else {
      return !isInside && frame.size.width < words.size.width && frame.minX < words.minX
        && frame.size.height >= words.size.height && !isOnGround(text, besides: view)
    }
    let isBar =
      frame.size.height >= words.size.height - 2
      && frame.size.width > Self.leastBar * frame.size.height
    return !isInside || !isBar && frame.size.height >= words.size.height / 4
  }

  /// Whether another ground is behind words.
  private func isOnGround(_ text: Member, besides view: Member) -> Bool {
    guard let container = boxes.layout.parent(of: text.box) else { return false }
    return boxes.layout.children(of: container).prefix(300).contains {
      $0 != view.box && $0.index < text.box.index && (boxes.isGround($0) || boxes.isPicture($0))
        && boxes.layout.frame(of: $0).covers(text.place)
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
    let isText = [first, second].map { boxes.isBareText($0.box) }
    let names = [first, second].map { boxes.name(of: $0.box) }
    let message =
      isText[0] || isText[1]
      ? "\(names[isText[0] ? 1 : 0]) is on words of \(names[isText[0] ? 0 : 1]), by \(amount)"
      : "\(names[0]) and \(names[1]) stand \(amount) in one another"
    return Diagnostic(
      .warning, "outside", message, at: second.entry.statement.range,
      hints: ["beside one another they are with \(equation(meant))"])
  }
}
