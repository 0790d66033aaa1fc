import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Images and boxes in a row that are higher than the strip on which the row stands, whose height is a number: it was to be larger.
///
/// What is round, at the middle of the strip from side to side or at its end may well stand out, as a raised button of a bar does.
struct TallContents: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// The least length that stands out, in points, and the largest space around a view that is told again.
  private static let (leastLength, largestSpace) = (4.0, 24.0)
  /// How many times as high as its strip a view is that is no content of it.
  private static let largestPart = 2.0

  /// A view with the strip that it stands on, and by how much it is away from its start.
  private struct Row {
    var view: BoxID
    var strip: BoxID
    var container: BoxID
    var space: Double
    /// The statement that gives the strip its height; `nil` where its own attribute does.
    var height: ConstraintStatement?
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the views.
  var warnings: [Diagnostic] { context.views.all.messages(atMost: Self.mostWarnings, warning) }

  private func warning(_ view: BoxID) -> Diagnostic? {
    guard boxes.isPicture(view) || boxes.isGround(view),
      boxes.elements[view.index].paint.borderRadius == Corners(.zero),
      let row = row(of: view), standsOut(row), hasText(row), isOnIt(row)
    else { return nil }
    let (own, has) = (
      boxes.layout.frame(of: view).size.height, boxes.layout.frame(of: row.strip).size.height
    )
    let needs = own + 2 * row.space
    guard own < Self.largestPart * has, isMended(row, needs) else { return nil }
    let words =
      row.height.map {
        "\(boxes.statementName(of: row.strip, in: source)).height == \(shortest(needs)) in \(place(of: $0.range))"
      } ?? "height=\"\(shortest(needs))\" in \(place(of: boxes.elements[row.strip.index].range))"
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: view)) is \(shortest(own)) high and stands out of \(boxes.name(of: row.strip)), which is "
        + "\(shortest(has)) high",
      at: boxes.elements[view.index].range, hints: ["it has room with \(words)"])
  }

  // MARK: Rows

  /// The strip at whose start an equality holds a view, and at whose top or middle another one does; `nil` for none.
  private func row(of view: BoxID) -> Row? {
    let holds = holds(of: view)
    let start = holds.first { hold in
      let edge = hold.constraint.first.attribute
      return (edge == .leading || edge == .left) && hold.constraint.constant > 0
    }
    guard let start, let container = boxes.layout.parent(of: view) else { return nil }
    let target = start.target
    let across = holds.first {
      $0.target == target && $0.constraint.first.attribute.axis == .vertical
    }
    guard let hold = across?.constraint, isInside(hold) else { return nil }
    let strip = BoxID(Int(target.index))
    let space = hold.first.attribute == .top ? hold.constant : start.constraint.constant
    guard boxes.layout.parent(of: strip) != nil, space <= Self.largestSpace, isStrip(strip),
      strip == container || boxes.layout.parent(of: strip) == container && strip.index < view.index
    else { return nil }
    let given = height(of: strip)
    guard given.isGiven else { return nil }
    return Row(
      view: view, strip: strip, container: container, space: space, height: given.statement)
  }

  /// The equalities that hold an edge or the middle of a view at the same one of another view.
  private func holds(
    of view: BoxID
  ) -> [(constraint: AnchorConstraint, target: ConstraintView)] {
    let own = ConstraintView(view.index)
    return comparisons[own].compactMap { _, constraint in
      guard let second = constraint.second, constraint.first.view == own,
        constraint.relation == .equal, constraint.multiplier == 1, !second.view.isHelper,
        second.attribute == constraint.first.attribute
      else { return nil }
      return (constraint, second.view)
    }
  }

  /// Whether an equality holds a view at the middle of another one, or inside of its top.
  private func isInside(_ hold: AnchorConstraint) -> Bool {
    switch hold.first.attribute {
    case .centerY: hold.constant == 0
    case .top: hold.constant >= 0
    default: false
    }
  }

  private func isStrip(_ box: BoxID) -> Bool {
    let element = boxes.elements[box.index]
    return element.content == .none && !element.paint.background.isEmpty && element.paint.isPlain
      && boxes.layout.style(of: box).overflowY == .visible
      && boxes.layout.style(of: box).display != .none
  }

  /// Whether a number is the height of a strip, and the statement that says it; `nil` where its attribute does.
  private func height(of strip: BoxID) -> (isGiven: Bool, statement: ConstraintStatement?) {
    if case .points = boxes.layout.style(of: strip).height { return (true, nil) }
    let found = comparisons[ConstraintView(strip.index)].first { statement, constraint in
      statement.kind == .equation && constraint.relation == .equal && constraint.second == nil
        && constraint.first == Anchor(ConstraintView(strip.index), .height)
    }
    return (found != nil, found?.statement)
  }

  /// The frame of a strip in the coordinates of the view on it.
  private func frame(ofStrip row: Row) -> Rect {
    let frame = boxes.layout.frame(of: row.strip)
    return row.strip == row.container ? Rect(origin: .zero, size: frame.size) : frame
  }

  /// Whether a view is within a strip from side to side, and not from top to bottom.
  private func standsOut(_ row: Row) -> Bool {
    let (own, strip) = (boxes.layout.frame(of: row.view), frame(ofStrip: row))
    return own.minX >= strip.minX - 1 && own.maxX <= strip.maxX + 1
      && own.maxY > strip.maxY + Self.leastLength
      && own.size.height > strip.size.height + Self.leastLength
  }

  /// Whether a text begins behind the view on the strip, so that both are a row.
  private func hasText(_ row: Row) -> Bool {
    let view = ConstraintView(row.view.index)
    return comparisons[view].contains { _, constraint in
      constraint.second == Anchor(view, .trailing) && constraint.first.attribute == .leading
        && !constraint.first.view.isHelper
        && boxes.showsText(BoxID(Int(constraint.first.view.index)))
    }
  }

  /// Whether the words behind the view are on the strip wholly.
  private func isOnIt(_ row: Row) -> Bool {
    let strip = frame(ofStrip: row)
    let view = ConstraintView(row.view.index)
    return comparisons[view].allSatisfy { _, constraint in
      guard constraint.second == Anchor(view, .trailing), !constraint.first.view.isHelper else {
        return true
      }
      return strip.covers(boxes.layout.frame(of: BoxID(Int(constraint.first.view.index))))
    }
  }

  // MARK: What mends it

  private func isMended(_ row: Row, _ needs: Double) -> Bool {
    let height = AnchorConstraint(
      Anchor(ConstraintView(row.strip.index), .height), .equal, nil, plus: needs)
    var proposal = ConstraintProposal([height], omitting: row.height?.constraints ?? [])
    if row.height == nil { proposal.unsized = [(ConstraintView(row.strip.index), .vertical)] }
    return trials.isMended(by: proposal, in: row.container) { outcome in
      guard let own = outcome.frame(of: row.view), let strip = outcome.frame(of: row.strip) else {
        return false
      }
      let ground = row.strip == row.container ? Rect(origin: .zero, size: strip.size) : strip
      return ground.covers(own) && outcome.standsOut <= 0
    }
  }
}
