import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Buttons of one row that stand in one another, since an equation holds the one behind a view of another row and not behind its
/// neighbour.
final class RowNeighbours: ContextualMessages {
  /// The most warnings, and the most changes that are tried.
  private static let (mostWarnings, mostTried) = (4, 8)
  /// The most pairs that are looked at.
  private static let mostPairs = 20_000
  /// The most views of a container that are looked at.
  private static let mostSiblings = 300

  /// Two buttons, the one that begins first before the other one.
  private struct Pair: Hashable {
    var first: BoxID
    var next: BoxID
    var axis: Axis
  }

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] { found.map(\.warning) }

  /// Whether it is told why two views stand in one another.
  func separate(_ one: BoxID, _ other: BoxID) -> Bool {
    found.contains { Set([$0.pair.first, $0.pair.next]) == Set([one, other]) }
  }

  private lazy var found: [(pair: Pair, warning: Diagnostic)] = {
    var (found, tried): ([(pair: Pair, warning: Diagnostic)], Int) = ([], 0)
    for (container, views) in context.views.byContainer {
      for pair in pairs(among: views.prefix(Self.mostSiblings).filter(isButton)) {
        guard found.count < Self.mostWarnings, tried < Self.mostTried else { return found }
        guard let equation = meanings(pair).first else { continue }
        tried += 1
        if mends(equation, pair, in: container) {
          found.append((pair, warning(pair, equation.meant, equation.statement)))
        }
      }
    }
    return found
  }()

  // MARK: Rows

  /// Whether a view shows words on a ground of its own.
  private func isButton(_ box: BoxID) -> Bool {
    let paint = boxes.elements[box.index].paint
    return boxes.showsText(box) && paint.isPlain && !paint.background.isEmpty && !open.isTold(box)
  }

  /// Pairs of a row or a column that have a part in common, and of which nothing says that they should.
  private func pairs(among buttons: [BoxID]) -> [Pair] {
    var (found, steps): ([Pair], Int) = ([], 0)
    let sorted = buttons.map { ($0, boxes.layout.frame(of: $0)) }.sorted { one, other in
      (one.1.minY, one.1.minX, one.0.index) < (other.1.minY, other.1.minX, other.0.index)
    }
    for (index, (box, frame)) in sorted.enumerated() {
      for (other, next) in sorted[(index + 1)...] {
        steps += 1
        guard next.minY < frame.maxY, steps < Self.mostPairs else { break }
        guard frame.overlaps(next), !frame.covers(next), !next.covers(frame),
          let axis = axis(of: frame, next), !areTied(box, other, along: axis)
        else { continue }
        let isInOrder = axis == .horizontal ? frame.minX <= next.minX : frame.minY <= next.minY
        found.append(
          Pair(first: isInOrder ? box : other, next: isInOrder ? other : box, axis: axis))
      }
    }
    return found
  }

  /// The axis along which two views are in a row: they have the same place across it.
  private func axis(of one: Rect, _ other: Rect) -> Axis? {
    if abs(one.minY - other.minY) < 1, abs(one.maxY - other.maxY) < 1 { return .horizontal }
    return abs(one.minX - other.minX) < 1 && abs(one.maxX - other.maxX) < 1 ? .vertical : nil
  }

  private func areTied(_ one: BoxID, _ other: BoxID, along axis: Axis) -> Bool {
    let views = Set([one, other].map { ConstraintView($0.index) })
    return comparisons[ConstraintView(one.index)].contains { _, constraint in
      guard let second = constraint.second else { return false }
      return constraint.first.attribute.axis == axis && constraint.first.attribute.kind != .size
        && Set([constraint.first.view, second.view]) == views
    }
  }

  // MARK: What was meant

  /// Equations that hold the one view behind another one than its neighbour, which is in another row, with those that name the
  /// neighbour.
  private func meanings(_ pair: Pair) -> [MeantEquation] {
    meanings(of: pair.next, behind: pair.first, pair.axis, isEnd: false)
      + meanings(of: pair.first, behind: pair.next, pair.axis, isEnd: true)
  }

  private func meanings(
    of box: BoxID, behind partner: BoxID, _ axis: Axis, isEnd: Bool
  ) -> [MeantEquation] {
    let view = ConstraintView(box.index)
    return comparisons[view].compactMap { statement, _ -> MeantEquation? in
      guard let (written, target) = statement.heldAtView, written.first.view == view,
        written.space == nil, written.first.attribute.axis == axis,
        written.first.attribute.isEdge, written.first.attribute.isFarEdge == isEnd,
        target.attribute == written.first.attribute.oppositeEdge, written.crossing == nil,
        target.view != ConstraintView(partner.index), !context.isComputed(statement),
        isOfOtherRow(BoxID(Int(target.view.index)), box, across: axis)
      else { return nil }
      return MeantEquation(
        statement: statement, written: written,
        meant: written.replacing(target.view, by: ConstraintView(partner.index)))
    }
  }

  /// Whether a view has no part of the room across an axis that another one has.
  private func isOfOtherRow(_ other: BoxID, _ box: BoxID, across axis: Axis) -> Bool {
    guard boxes.layout.parent(of: other) == boxes.layout.parent(of: box) else { return false }
    let (own, frame) = (boxes.layout.frame(of: box), boxes.layout.frame(of: other))
    return axis == .horizontal
      ? frame.maxY <= own.minY || own.maxY <= frame.minY
      : frame.maxX <= own.minX || own.maxX <= frame.minX
  }

  private func mends(_ equation: MeantEquation, _ pair: Pair, in container: BoxID) -> Bool {
    trials.isMended(by: equation.proposal, in: container) { outcome in
      outcome.standsOut <= 0 && outcome.separates(pair.first, pair.next)
        && [pair.first, pair.next].allSatisfy {
          outcome.isInside($0, of: container) && !outcome.hasTextInText($0, of: boxes)
        }
    }
  }

  private func warning(
    _ pair: Pair, _ meant: AnchorConstraint, _ statement: ConstraintStatement
  ) -> Diagnostic {
    let frames = [pair.first, pair.next].map { boxes.layout.frame(of: $0) }
    let amount = frames[0].intersection(frames[1])?.size.extent(pair.axis) ?? 0
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: pair.first)) and \(boxes.name(of: pair.next)) of one \(pair.axis == .horizontal ? "row" : "column") "
        + "stand \(shortest(amount)) in one another",
      at: statement.range,
      hints: ["they are \(shortest(abs(meant.constant))) apart with \(equation(meant))"])
  }
}
