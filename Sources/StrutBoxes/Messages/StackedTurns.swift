import StrutConstraints
import StrutCore
import StrutLayout

/// Views of the turns of a loop that one statement holds at one place, so that only the last one can be seen.
struct StackedTurns: ContextualMessages {
  /// The most views that a hint names.
  private static let mostNamed = 6
  /// The distance that is proposed, in points.
  private static let distance = 8.0

  /// What a statement that was written once says of the edge of a view in each turn.
  private struct Place: Hashable {
    var file: String
    var range: SourceRange
    var container: ConstraintView
    var edge: LayoutAttribute
    var distance: Double
  }

  /// The comparison of one turn.
  private struct Turn {
    var box: BoxID
    var constraint: AnchorConstraint
    var range: SourceRange
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each statement, once for all turns.
  var warnings: [Diagnostic] {
    guard let document = context.document, let origins = document.origins else { return [] }
    var turns: [Place: [Turn]] = [:]
    var order: [Place] = []
    for statement in boxes.layout.constraintStatements where statement.stack == nil {
      let origin = origins.origin(of: statement.range)
      for constraint in statement.constraints where isAtStart(constraint, in: statement) {
        let place = Place(
          file: origin.source.name, range: origin.range, container: statement.container,
          edge: constraint.first.attribute, distance: constraint.constant)
        if turns[place] == nil { order.append(place) }
        turns[place, default: []].append(
          Turn(
            box: BoxID(Int(constraint.first.view.index)), constraint: constraint,
            range: statement.range))
      }
    }
    var told: Set<BoxID> = []
    // Rows are more than columns.
    let sorted =
      order.filter { $0.edge.axis == .vertical } + order.filter { $0.edge.axis == .horizontal }
    return sorted.compactMap { place in
      guard let turns = turns[place], turns.count > 1, !told.contains(turns[0].box),
        areInOnePlace(turns.map(\.box))
      else { return nil }
      told.formUnion(turns.map(\.box))
      return warning(turns)
    }
  }

  /// Whether a comparison holds the start of a view at that of its container.
  private func isAtStart(
    _ constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> Bool {
    guard let second = constraint.second, constraint.relation == .equal, constraint.multiplier == 1,
      [.top, .leading, .left].contains(constraint.first.attribute), !constraint.first.view.isHelper
    else { return false }
    return second.view == statement.container && second.attribute == constraint.first.attribute
  }

  /// Whether all of some views have one frame, and hide each other or are unreadable.
  private func areInOnePlace(_ views: [BoxID]) -> Bool {
    guard let first = views.first, Set(views).count == views.count else { return false }
    let frame = boxes.layout.frame(of: first)
    guard frame.size.width > 1, frame.size.height > 1 else { return false }
    return views.allSatisfy { box in
      let own = boxes.layout.frame(of: box)
      return boxes.layout.parent(of: box) == boxes.layout.parent(of: first) && isPlain(box)
        && abs(own.minX - frame.minX) < 0.5 && abs(own.minY - frame.minY) < 0.5
        && abs(own.maxX - frame.maxX) < 0.5 && abs(own.maxY - frame.maxY) < 0.5
    }
  }

  /// Whether a view hides what is behind it, or has a text in it that cannot be read with another one.
  private func isPlain(_ box: BoxID) -> Bool {
    let paint = boxes.elements[box.index].paint
    guard boxes.layout.style(of: box).display != .none, paint.isPlain else { return false }
    return paint.background.color.alpha == 1
      || boxes.layout.children(of: box).contains(where: boxes.showsText)
  }

  private func warning(_ turns: [Turn]) -> Diagnostic {
    let names = turns.map { boxes.name(of: $0.box) }
    let shown = names.listed(atMost: Self.mostNamed)
    return Diagnostic(
      .warning, "outside",
      "\(shown) stand in one place, and only the last one is seen: every turn says the same of its own",
      at: turns[0].range, hints: hint(turns).map { [$0] } ?? [])
  }

  /// The views one behind the other, in place of what holds all of them; `nil` where that does not help.
  private func hint(_ turns: [Turn]) -> String? {
    guard let container = boxes.layout.parent(of: turns[0].box) else { return nil }
    let edge = turns[0].constraint.first.attribute
    let chain = zip(turns, turns.dropFirst()).map { previous, next in
      AnchorConstraint(
        Anchor(ConstraintView(next.box.index), edge), .equal,
        Anchor(ConstraintView(previous.box.index), edge.oppositeEdge), plus: Self.distance)
    }
    let proposal = ConstraintProposal(chain, omitting: turns.dropFirst().map(\.constraint))
    let mends = trials.mends(proposal, in: container) { outcome in
      turns.allSatisfy { outcome.isInside($0.box, of: container) }
    }
    guard mends else { return nil }
    let names = turns.map { boxes.statementName(of: $0.box, in: source) }
    let listed =
      names.count > Self.mostNamed ? Array(names.prefix(3)) + ["…"] : names
    let isRow = edge.axis == .horizontal
    let area = turns[0].constraint.second?.area ?? .frame
    let start =
      "<constraint>\(names[0]).\(edge.rawValue) == superview.\(area.prefix)\(edge.rawValue)"
      + "\(turns[0].constraint.constant.asSummand)</constraint>"
    return
      "they stand one behind the other with \(start) and <stack\(isRow ? " orientation=\"horizontal\"" : "")>"
      + "\(listed.joined(separator: ", \(shortest(Self.distance)), "))</stack> outside of the <for> in place of it"
  }
}
