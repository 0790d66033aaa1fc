import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views of the turns of a loop that one statement holds at one place, so that only the last one can be seen.
final class StackedTurns: ContextualMessages {
  /// The most views that a hint names.
  private static let mostNamed = 6
  /// The distance that is proposed, in points.
  private static let distance = 8.0

  /// What a statement that was written once says of the edge of a view in each turn.
  private struct Place: Hashable {
    var file: String
    var range: SourceRange
    var edge: LayoutAttribute
    var target: Anchor
    var distance: Double
  }

  /// The comparison of one turn.
  private struct Turn {
    var box: BoxID
    var constraint: AnchorConstraint
    var statement: ConstraintStatement
    var range: SourceRange { statement.range }
  }

  /// Views in one place that are told, with what comes of the hint.
  private struct Told {
    var places: Set<Written>
    var outcome: ConstraintTrials.Outcome?
  }

  /// Where a view was written.
  private struct Written: Hashable {
    var file: String
    var range: SourceRange
  }

  let context: MessageContext
  private var told: [Told] = []

  init(_ context: MessageContext) { self.context = context }

  /// Whether that two views stand in one another comes of what was told of their turns: both were written once, and stand
  /// apart after that.
  func separate(_ one: BoxID, _ other: BoxID) -> Bool {
    guard !told.isEmpty, let document = context.document else { return false }
    let written = [one, other].map { self.written($0, in: document) }
    guard written[0] == written[1] else { return false }
    return told.contains { told in
      guard let outcome = told.outcome else { return told.places.contains(written[0]) }
      return outcome.separates(one, other)
    }
  }

  private func written(_ box: BoxID, in document: SourceText) -> Written {
    let (file, range) = boxes.writtenPlace(of: box, in: document)
    return Written(file: file, range: range)
  }

  /// A warning for each statement, once for all turns.
  lazy var warnings: [Diagnostic] = {
    guard let document = context.document, let origins = document.origins else { return [] }
    var turnsByPlace: [Place: [Turn]] = [:]
    var order: [Place] = []
    for statement in boxes.layout.constraintStatements where statement.stack == nil {
      let origin = origins.origin(of: statement.range)
      for constraint in statement.constraints where isAtStart(constraint, in: statement) {
        let place = Place(
          file: origin.source.name, range: origin.range, edge: constraint.first.attribute,
          target: constraint.second ?? constraint.first, distance: constraint.constant)
        if turnsByPlace[place] == nil { order.append(place) }
        turnsByPlace[place, default: []].append(
          Turn(
            box: BoxID(Int(constraint.first.view.index)), constraint: constraint,
            statement: statement))
      }
    }
    var known: Set<BoxID> = []
    // Rows are more than columns.
    let sorted =
      order.filter { $0.edge.axis == .vertical } + order.filter { $0.edge.axis == .horizontal }
    return sorted.compactMap { place in
      guard let turns = turnsByPlace[place], turns.count > 1, !known.contains(turns[0].box),
        areInOnePlace(turns.map(\.box)),
        turns.dropFirst().contains(where: { !separate(turns[0].box, $0.box) })
      else { return nil }
      known.formUnion(turns.map(\.box))
      let row = columns(of: turns.map(\.box), at: place, among: order, turnsByPlace)
      return warning(row ?? turns, isOfGrid: row != nil, in: document)
    }
  }()

  /// What holds the views of a row of a grid at one place along it, where the rows have places of their own already: that does not change
  /// from turn to turn of the inner loop.
  private func columns(
    of views: [BoxID], at place: Place, among places: [Place], _ turns: [Place: [Turn]]
  ) -> [Turn]? {
    let hasRows = places.contains {
      $0.file == place.file && $0.range == place.range && $0.edge == place.edge
        && $0.target == place.target && $0.distance != place.distance
    }
    guard place.edge.axis == .vertical, hasRows else { return nil }
    return places.lazy.filter { $0.edge.axis == .horizontal }.compactMap { turns[$0] }.first {
      $0.map(\.box) == views
    }
  }

  /// Whether a comparison holds the start of a view at that of its container, or behind another view.
  private func isAtStart(
    _ constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> Bool {
    guard let second = constraint.second, constraint.relation == .equal, constraint.multiplier == 1,
      [.top, .leading, .left].contains(constraint.first.attribute), !constraint.first.view.isHelper
    else { return false }
    let isAtContainer = second.view == statement.container
    return !second.view.isHelper
      && second.attribute
        == (isAtContainer
          ? constraint.first.attribute : constraint.first.attribute.oppositeEdge)
  }

  /// Whether all of some views have one frame, and hide each other or are unreadable.
  private func areInOnePlace(_ views: [BoxID]) -> Bool {
    guard let first = views.first, Set(views).count == views.count else { return false }
    let frame = boxes.layout.frame(of: first)
    guard frame.size.width > 1, frame.size.height > 1 else { return false }
    return views.allSatisfy { box in
      let own = boxes.layout.frame(of: box)
      let isAtStart = abs(own.minX - frame.minX) < 0.5 && abs(own.minY - frame.minY) < 0.5
      let isAtEnd = abs(own.maxX - frame.maxX) < 0.5 && abs(own.maxY - frame.maxY) < 0.5
      return boxes.layout.parent(of: box) == boxes.layout.parent(of: first)
        && (isPlain(box) && isAtStart && isAtEnd || isPlainText(box) && isAtStart)
    }
  }

  /// Whether a view is a text that nobody can read with another one in it.
  private func isPlainText(_ box: BoxID) -> Bool {
    boxes.showsText(box) && boxes.elements[box.index].paint.isPlain
  }

  /// Whether a view hides what is behind it, or has a text in it that cannot be read with another one.
  private func isPlain(_ box: BoxID) -> Bool {
    let paint = boxes.elements[box.index].paint
    guard boxes.layout.style(of: box).display != .none, paint.isPlain else { return false }
    return paint.background.color.alpha == 1
      || boxes.layout.children(of: box).contains(where: boxes.showsText)
  }

  /// - Parameter isOfGrid: Whether the views are a row of a grid, whose place along that is the same.
  private func warning(
    _ turns: [Turn], isOfGrid: Bool, in document: SourceText
  ) -> Diagnostic {
    let names = turns.map { boxes.name(of: $0.box) }
    let shown = names.listed(atMost: Self.mostNamed)
    let isSeen = turns.allSatisfy { isPlain($0.box) }
    let (hint, outcome) =
      isOfGrid
      ? ("its distance does not change from turn to turn of the inner <for>", nil) : mend(turns)
    told.append(
      Told(places: Set(turns.map { written($0.box, in: document) }), outcome: outcome))
    return Diagnostic(
      .warning, "outside",
      "\(shown) stand in one place, and \(isSeen ? "only the last one is seen" : "nobody can read them"): "
        + "every turn says the same of its own",
      at: turns[0].range, hints: hint.map { [$0] } ?? [])
  }

  // MARK: What mends it

  /// The views one behind the other, in place of what holds all of them; `nil` where that does not help.
  private func mend(_ turns: [Turn]) -> (hint: String?, outcome: ConstraintTrials.Outcome?) {
    guard let container = boxes.layout.parent(of: turns[0].box) else { return (nil, nil) }
    let edge = turns[0].constraint.first.attribute
    let chain = zip(turns, turns.dropFirst()).map { previous, next in
      AnchorConstraint(
        Anchor(ConstraintView(next.box.index), edge), .equal,
        Anchor(ConstraintView(previous.box.index), edge.oppositeEdge), plus: Self.distance)
    }
    let ends = turns.map(end)
    let omitted =
      turns.dropFirst().map(\.constraint) + ends.dropLast().compactMap { $0?.constraint }
    var found: ConstraintTrials.Outcome?
    let mends = trials.mends(ConstraintProposal(chain, omitting: omitted), in: container) {
      found = $0
      return turns.allSatisfy { isApart($0.box, in: container, after: found) }
    }
    // What was not tried is told of the views alone.
    guard mends else { return (nil, nil) }
    return (hint(turns, end: ends.last ?? nil), found)
  }

  /// Whether a view is inside of its container after a change, and no text of its turn stands in another text.
  private func isApart(
    _ box: BoxID, in container: BoxID, after outcome: ConstraintTrials.Outcome?
  ) -> Bool {
    guard let outcome, outcome.isInside(box, of: container) else { return false }
    let view = ConstraintView(box.index)
    let beside = comparisons[view].flatMap {
      [$0.constraint.first.view, $0.constraint.second?.view]
    }
    .compactMap { $0 }.filter { !$0.isHelper && $0 != ConstraintView(container.index) }
    return ([view] + beside).allSatisfy {
      !outcome.hasTextInText(BoxID(Int($0.index)), of: boxes)
    }
  }

  /// What a statement says of the end of the view of its turn.
  private func end(of turn: Turn) -> (constraint: AnchorConstraint, other: Anchor)? {
    let own = Anchor(turn.constraint.first.view, turn.constraint.first.attribute.oppositeEdge)
    for constraint in turn.statement.constraints where constraint.relation == .equal {
      guard let second = constraint.second, constraint.multiplier == 1 else { continue }
      if second == own { return (constraint, constraint.first) }
    }
    return nil
  }

  /// - Parameter end: What the last view ends at; `nil` for nothing.
  private func hint(
    _ turns: [Turn], end: (constraint: AnchorConstraint, other: Anchor)?
  ) -> String {
    let first = turns[0]
    let edge = first.constraint.first.attribute
    let container = first.statement.container
    let names = turns.map { boxes.statementName(of: $0.box, in: source) }
    let area = first.constraint.second?.area ?? .frame
    var listed = names.count > Self.mostNamed ? Array(names.prefix(3)) + ["…"] : names
    if names.count > Self.mostNamed, end != nil { listed.append(names[names.count - 1]) }
    listed = Array(listed.map { [$0] }.joined(separator: [shortest(Self.distance)]))
    var before: String?
    var after: String?
    if let target = first.constraint.second, target.view != container {
      listed = [name(of: target.view), shortest(first.constraint.constant)] + listed
    } else {
      before =
        "<constraint>\(names[0]).\(edge.rawValue) == superview.\(area.prefix)\(edge.rawValue)"
        + "\(first.constraint.constant.asSummand)</constraint>"
    }
    if let end, end.other.view != container {
      listed += [shortest(end.constraint.constant), name(of: end.other.view)]
    } else if let end {
      after =
        "<constraint>\(names[names.count - 1]).\(edge.oppositeEdge.rawValue) == superview."
        + "\(end.other.area.prefix)\(edge.oppositeEdge.rawValue)\((-end.constraint.constant).asSummand)</constraint>"
    }
    let isRow = edge.axis == .horizontal
    let stack =
      "<stack\(isRow ? " orientation=\"horizontal\"" : "")>\(listed.joined(separator: ", "))</stack>"
    return
      "they stand one behind the other with \([before, stack, after].compactMap { $0 }.listed()) outside of the <for> in place of it"
  }

  private func name(of view: ConstraintView) -> String {
    boxes.statementName(of: BoxID(Int(view.index)), in: source)
  }
}
