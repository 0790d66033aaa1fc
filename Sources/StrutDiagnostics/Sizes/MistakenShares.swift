import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that are many times as large as their container, since a percentage was written as a factor, and views that a
/// factor above 1 takes out of it.
struct MistakenShares: ContextualMessages {
  /// Factors from 10 on, which nobody means, up to what may have been a percentage.
  private static let factors = 10.0...100

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of them, at the statement.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.flatMap { statement in
      statement.constraints.compactMap {
        warning($0, in: statement) ?? warning(ofLongerView: $0, in: statement)
          ?? warning(ofTurned: $0, in: statement)
      }
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> Diagnostic? {
    guard let second = constraint.second, constraint.relation != .lessOrEqual,
      Self.factors.contains(constraint.multiplier), second.attribute == constraint.first.attribute,
      second.attribute.kind == .size, second.view == statement.container, second.area == .frame,
      !constraint.first.view.isHelper, constraint.first.view != second.view
    else { return nil }
    let view = BoxID(Int(constraint.first.view.index))
    let attribute = second.attribute
    guard !boxes.isWindow(BoxID(Int(second.view.index)), along: attribute.axis) else { return nil }
    let (own, all) = (
      extent(of: view, attribute), extent(of: BoxID(Int(second.view.index)), attribute)
    )
    // What gave way is not as large as that.
    guard all >= 1, own >= all * Self.factors.lowerBound else { return nil }
    let factor = shortest(constraint.multiplier)
    return Diagnostic(
      .warning, "outside",
      "the \(attribute.rawValue) of \(boxes.name(of: view)) is \(shortest(own)), \(factor) times that of its container",
      at: statement.range,
      hints: ["\(factor) percent are superview.\(attribute.rawValue) * \(factor)%"])
  }

  /// A view that begins with another one, and is longer by a factor, so that it leaves the container of both.
  private func warning(
    ofLongerView constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> Diagnostic? {
    guard statement.kind == .equation, let second = constraint.second,
      constraint.relation == .equal, constraint.multiplier > 1, constraint.constant == 0,
      second.attribute == constraint.first.attribute, second.attribute.kind == .size,
      second.view != statement.container, !second.view.isHelper, second.area == .frame,
      !constraint.first.view.isHelper, second.view != constraint.first.view
    else { return nil }
    let (view, other) = (
      BoxID(Int(constraint.first.view.index)), BoxID(Int(second.view.index))
    )
    guard let container = container(of: view, beginningWith: other, second.attribute) else {
      return nil
    }
    let room = extent(of: container, second.attribute)
    let (own, theirs) = (end(of: view, second.attribute), end(of: other, second.attribute))
    guard own > room + 1, theirs <= room + 1, extent(of: view, second.attribute) >= 1 else {
      return nil
    }
    let factor = constraint.multiplier
    // 3 and 30 are a slip of the point; other factors are turned round.
    let isSlip = factor == factor.rounded() && factor <= 100
    let share =
      isSlip ? factor / (factor <= 10 ? 10 : 100) : (1000 / factor).rounded(.down) / 1000
    let name = boxes.elements[other.index].id?.nameInStatements ?? "a"
    let size = second.attribute.rawValue
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: view)) ends \(shortest(own - room)) beyond its container: it is \(shortest(factor)) times "
        + "as \(second.attribute == .width ? "wide" : "high") as \(boxes.name(of: other))",
      at: statement.range,
      hints: share > 0
        ? ["a part of it has a factor below 1: \(name).\(size) * \(shortest(share))"] : [])
  }

  /// A view that begins with another one and was to be a part of it, where the equation says that the other one is a part of
  /// it: it leaves the container of both, or covers the other one wholly.
  private func warning(
    ofTurned constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> Diagnostic? {
    guard statement.kind == .equation, let second = constraint.second, isShare(constraint, second),
      second.view != statement.container
    else { return nil }
    let (whole, part) = (
      BoxID(Int(constraint.first.view.index)), BoxID(Int(second.view.index))
    )
    guard let container = container(of: part, beginningWith: whole, second.attribute) else {
      return nil
    }
    let room = extent(of: container, second.attribute)
    let beyond = end(of: part, second.attribute) - room
    let isOut = beyond > 1 && end(of: whole, second.attribute) <= room + 1
    guard isOut || boxes.hides(whole, behind: part) else { return nil }
    let turned = AnchorConstraint(
      second, .equal, constraint.first, times: constraint.multiplier)
    let mends = trials.mends(
      ConstraintProposal([turned], omitting: [constraint]), in: container
    ) { $0.isInside(part, of: container) && $0.isInside(whole, of: container) }
    guard mends else { return nil }
    let names = [part, whole].map { boxes.statementName(of: $0, in: source) }
    let (size, factor) = (second.attribute.rawValue, shortest(constraint.multiplier))
    let place =
      isOut
      ? "ends \(shortest(beyond)) beyond its container"
      : "covers \(boxes.name(of: whole)) wholly"
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: part)) \(place): the \(size) of \(boxes.name(of: whole)) is \(factor) of its own",
      at: statement.range,
      hints: [
        "a part of it is <constraint>\(names[0]).\(size) == \(names[1]).\(size) * \(factor)</constraint>"
      ])
  }

  /// Whether an equation says that one view is a part of another one as long as that.
  private func isShare(_ constraint: AnchorConstraint, _ second: Anchor) -> Bool {
    constraint.relation == .equal && constraint.multiplier > 0 && constraint.multiplier < 1
      && constraint.constant == 0 && second.attribute == constraint.first.attribute
      && second.attribute.kind == .size && second.area == .frame && !second.view.isHelper
      && !constraint.first.view.isHelper && second.view != constraint.first.view
  }

  /// The container of two views of which one begins with the other one, if it shows what is beyond it.
  private func container(
    of view: BoxID, beginningWith other: BoxID, _ size: LayoutAttribute
  ) -> BoxID? {
    guard let container = boxes.layout.parent(of: view),
      container == boxes.layout.parent(of: other), beginsWith(other, view, size),
      !boxes.isWindow(container, along: .horizontal)
    else { return nil }
    return container
  }

  /// Whether an equality holds the start of one view at that of another one.
  private func beginsWith(_ other: BoxID, _ view: BoxID, _ size: LayoutAttribute) -> Bool {
    let starts: Set<LayoutAttribute> = size == .width ? [.leading, .left] : [.top]
    return comparisons[ConstraintView(view.index)].contains { _, constraint in
      constraint.relation == .equal && constraint.second?.view == ConstraintView(other.index)
        && constraint.first.view == ConstraintView(view.index) && constraint.constant == 0
        && starts.contains(constraint.first.attribute)
        && constraint.second?.attribute == constraint.first.attribute
    }
  }

  private func end(of box: BoxID, _ size: LayoutAttribute) -> Double {
    let frame = boxes.layout.frame(of: box)
    return size == .width ? frame.maxX : frame.maxY
  }

  private func extent(of box: BoxID, _ attribute: LayoutAttribute) -> Double {
    let size = boxes.layout.frame(of: box).size
    return attribute == .width ? size.width : size.height
  }
}
