import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Sizes that are many times those of other views, or of themselves, since a number of points was written as a factor.
final class MistakenFactors: ContextualMessages {
  /// Factors beyond this one are none that anybody means.
  private static let leastFactor = 10.0
  /// Up to this one they may be percentages of the container.
  private static let largestPercentage = 100.0
  /// How many times as large as its container a view is by mistake, and as its container is wide where that is as high as it.
  private static let (leastPart, leastShare) = (1.5, 4.0)
  /// The most equations that are told.
  private static let mostTold = 4
  /// How many other views have a part of a length where a factor above 1 is a mistake, and the most that are named.
  private static let (leastShares, mostNamed) = (2, 4)

  /// An equation with what comes of what was meant.
  private struct Told {
    var view: BoxID
    var statement: ConstraintStatement
    var container: BoxID
    var warning: Diagnostic
    var outcome: ConstraintTrials.Outcome
    /// Whether the equation is a bound, by which the view is where it is told to be wrong.
    var isBound = false
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] { told.map(\.warning) }

  /// Whether a problem of a view comes of one of the equations: it is gone once that says what was meant.
  func explain(_ problem: ConstraintProblem, of box: BoxID) -> Bool {
    told.contains { told in
      guard boxes.layout.parent(of: box) == told.container,
        told.outcome.isInside(box, of: told.container)
      else { return false }
      return switch problem {
      case .ambiguous: told.outcome.openNumbers(of: box).isEmpty
      case .cut(_, let axis, _, _, _, _): !told.outcome.cuts(box, along: axis)
      default: true
      }
    }
  }

  /// Whether a message is at an equation that is told, or about the view that it makes too large.
  func explain(_ message: Diagnostic) -> Bool {
    explain(at: message.range)
      || told.contains { told in
        told.isBound && message.message.contains(boxes.name(of: told.view))
          && told.outcome.isInside(told.view, of: told.container)
      }
  }

  private func explain(at range: SourceRange?) -> Bool {
    told.contains { told in
      [told.statement.range, boxes.elements[told.view.index].range].contains {
        $0.lowerBound == range?.lowerBound
      }
    }
  }

  private lazy var told: [Told] = {
    var found: [Told] = []
    for statement in boxes.layout.constraintStatements where found.count < Self.mostTold {
      if let told = told(statement) { found.append(told) }
    }
    return found
  }()

  private func told(_ statement: ConstraintStatement) -> Told? {
    if let found = bound(statement) ?? point(statement) { return found }
    guard let (constraint, target) = statement.loneComparison, constraint.relation != .lessOrEqual,
      constraint.multiplier > Self.leastFactor, constraint.constant == 0,
      target.attribute.kind == .size, target.attribute == constraint.first.attribute,
      !constraint.first.view.isHelper, !target.view.isHelper,
      target.view != statement.container || constraint.multiplier > Self.largestPercentage,
      let container = boxes.layout.parent(of: BoxID(Int(constraint.first.view.index)))
    else { return nil }
    let view = BoxID(Int(constraint.first.view.index))
    guard target.view == constraint.first.view || isTooLarge(view, in: container, target.attribute)
    else { return nil }
    let choices = meant(constraint, target, statement).compactMap { meant in
      outcome(of: meant, in: container, statement, view).map { (meant, $0) }
    }
    guard let first = choices.first else { return nil }
    let hint = choices.map { words($0.0, statement) }.joined(separator: "; ")
    return Told(
      view: view, statement: statement, container: container,
      warning: warning(constraint, target, statement, hint), outcome: first.1)
  }

  /// A bound at many times the size of the container, which keeps a view from nothing, and was to be as many hundredths of it.
  private func bound(_ statement: ConstraintStatement) -> Told? {
    guard let (constraint, target) = statement.loneComparison, constraint.relation == .lessOrEqual,
      (Self.leastFactor..<Self.largestPercentage).contains(constraint.multiplier),
      constraint.constant == 0, target.attribute.kind == .size, target.view == statement.container,
      target.attribute == constraint.first.attribute, !constraint.first.view.isHelper
    else { return nil }
    let view = BoxID(Int(constraint.first.view.index))
    var meant = constraint
    meant.multiplier = constraint.multiplier / Self.largestPercentage
    let found = trials.outcome(
      of: ConstraintProposal([meant], omitting: [constraint]),
      in: BoxID(Int(statement.container.index)), narrowing: view
    ) { outcome in
      outcome.standsOut <= 0 && (!boxes.showsText(view) || outcome.fitsWords(of: view))
    }
    guard let found, let container = boxes.layout.parent(of: view) else { return nil }
    let size = target.attribute.rawValue
    let warning = Diagnostic(
      .warning, "outside",
      "the \(size) of \(boxes.name(of: view)) is at most \(shortest(constraint.multiplier)) times that of its container, "
        + "which keeps it from nothing",
      at: statement.range, hints: [words(meant, statement)])
    return Told(
      view: view, statement: statement, container: container, warning: warning, outcome: found,
      isBound: true)
  }

  /// A factor that lacks its point, where views beside have factors up to 1 of the same length.
  private func point(_ statement: ConstraintStatement) -> Told? {
    guard let (constraint, target) = statement.loneComparison, constraint.relation == .equal,
      constraint.multiplier >= 4, constraint.multiplier < Self.leastFactor,
      constraint.constant == 0,
      target.attribute.kind == .size, target.attribute == constraint.first.attribute,
      !constraint.first.view.isHelper, target.view != constraint.first.view,
      !context.isComputed(statement)
    else { return nil }
    let view = BoxID(Int(constraint.first.view.index))
    let others = shares(of: target, besides: constraint.first.view)
    guard others.count >= Self.leastShares, others.allSatisfy({ $0.multiplier <= 1 }),
      others.allSatisfy({ isAlike(view, BoxID(Int($0.first.view.index)), target.attribute.axis) }),
      let container = boxes.layout.parent(of: view),
      !isInside(view, container, target.attribute.axis)
    else { return nil }
    var meant = constraint
    meant.multiplier = (constraint.multiplier * 100).rounded() / 1_000
    let outcome = outcome(of: meant, in: container, statement, view)
    guard let outcome else { return nil }
    let words = others.prefix(Self.mostNamed).map { shortest($0.multiplier) }.listed()
    let hint = "\(equation(meant, in: statement.container)): others have \(words) of that"
    return Told(
      view: view, statement: statement, container: container,
      warning: warning(constraint, target, statement, hint), outcome: outcome)
  }

  /// Whether two views are as large across and begin or end beside each other, as the bars of a chart do.
  private func isAlike(_ one: BoxID, _ other: BoxID, _ axis: Axis) -> Bool {
    let (own, frame) = (boxes.layout.frame(of: one), boxes.layout.frame(of: other))
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1 }
    guard isNear(own.size.extent(axis.opposite), frame.size.extent(axis.opposite)) else {
      return false
    }
    return axis == .horizontal
      ? isNear(own.minX, frame.minX) || isNear(own.maxX, frame.maxX)
      : isNear(own.minY, frame.minY) || isNear(own.maxY, frame.maxY)
  }

  /// The equalities that give other views parts of a length.
  private func shares(of target: Anchor, besides view: ConstraintView) -> [AnchorConstraint] {
    comparisons[target.view].compactMap { _, other in
      guard other.second == target, other.first.view != view, !other.first.view.isHelper,
        other.first.attribute == target.attribute, other.relation == .equal, other.constant == 0,
        other.multiplier != 1
      else { return nil }
      return other
    }
  }

  private func isInside(_ view: BoxID, _ container: BoxID, _ axis: Axis) -> Bool {
    let (own, room) = (boxes.layout.frame(of: view), boxes.layout.frame(of: container).size)
    return boxes.isWindow(container, along: axis)
      || (axis == .horizontal
        ? own.minX > -1 && own.maxX < room.width + 1 : own.minY > -1 && own.maxY < room.height + 1)
  }

  private func isTooLarge(
    _ view: BoxID, in container: BoxID, _ attribute: LayoutAttribute
  ) -> Bool {
    let (own, room) = (boxes.layout.frame(of: view).size, boxes.layout.frame(of: container).size)
    let axis = attribute.axis
    // What goes on in a window that cuts it is as large as it is to be.
    guard !boxes.isWindow(container, along: axis) else { return false }
    return own.extent(axis) > Self.leastPart * room.extent(axis)
      || axis == .vertical && own.height > Self.leastShare * room.width
  }

  // MARK: What was meant

  /// As many hundredths of the other view, as many points, and as many points more than that has.
  private func meant(
    _ constraint: AnchorConstraint, _ target: Anchor, _ statement: ConstraintStatement
  ) -> [AnchorConstraint] {
    var (alone, sum) = (constraint, constraint)
    (alone.second, alone.multiplier, alone.constant) = (nil, 1, constraint.multiplier)
    (sum.multiplier, sum.constant) = (1, constraint.multiplier)
    let isOfOther = target.view != constraint.first.view && target.view != statement.container
    guard isOfOther else { return [alone] }
    guard constraint.multiplier < Self.largestPercentage, begins(constraint.first.view, at: target)
    else { return [alone, sum] }
    var share = constraint
    share.multiplier = constraint.multiplier / 100
    return [share, alone, sum]
  }

  /// Whether an edge of a view is held at the same one of another one, as that of what is done is at the bar that it fills, or both are at
  /// one edge, as bars of a chart are.
  private func begins(_ view: ConstraintView, at target: Anchor) -> Bool {
    !edges(of: view, along: target.attribute.axis).isDisjoint(
      with: edges(of: target.view, along: target.attribute.axis))
  }

  /// The edges of a view along an axis, with those of others at which equalities hold them.
  private func edges(of view: ConstraintView, along axis: Axis) -> Set<Anchor> {
    let held = comparisons[view].compactMap { _, other -> Anchor? in
      guard other.first.view == view, other.first.attribute.isEdge, other.relation == .equal,
        other.constant == 0, other.first.attribute.axis == axis,
        other.second?.attribute == other.first.attribute
      else { return nil }
      return other.second
    }
    let own: [LayoutAttribute] =
      axis == .horizontal ? [.leading, .trailing, .left, .right] : [.top, .bottom]
    return Set(held + own.map { Anchor(view, $0) })
  }

  /// What comes of a change, where the view is in its container and no worse for it; `nil` elsewhere.
  private func outcome(
    of meant: AnchorConstraint, in container: BoxID, _ statement: ConstraintStatement,
    _ view: BoxID
  ) -> ConstraintTrials.Outcome? {
    trials.outcome(
      of: ConstraintProposal([meant], omitting: statement.constraints), in: container
    ) { outcome in
      outcome.standsOut <= 0 && outcome.isInside(view, of: container)
        && (!boxes.showsText(view) || outcome.fitsWords(of: view))
    }
  }

  private func words(_ meant: AnchorConstraint, _ statement: ConstraintStatement) -> String {
    if meant.multiplier != 1 {
      return "\(shortest(meant.multiplier * 100))% are \(equation(meant, in: statement.container))"
    }
    let points = shortest(meant.constant)
    guard let second = meant.second else {
      let name = boxes.statementName(
        of: BoxID(Int(meant.first.view.index)), in: source)
      return "\(points) points are <constraint>\(name).\(meant.first.attribute.rawValue) "
        + "\(meant.relation.inMarkup) \(points)</constraint>"
    }
    let other = boxes.name(of: BoxID(Int(second.view.index)))
    return "\(points) more than \(other) are \(equation(meant, in: statement.container))"
  }

  private func warning(
    _ constraint: AnchorConstraint, _ target: Anchor, _ statement: ConstraintStatement,
    _ hint: String
  ) -> Diagnostic {
    let view = BoxID(Int(constraint.first.view.index))
    let (size, factor) = (target.attribute.rawValue, shortest(constraint.multiplier))
    let name = boxes.name(of: view)
    let message: String
    if target.view == constraint.first.view {
      message = "the \(size) of \(name) is \(factor) times itself, and so it is 0"
    } else {
      let other =
        target.view == statement.container
        ? "its container" : boxes.name(of: BoxID(Int(target.view.index)))
      let own = boxes.layout.frame(of: view).size.extent(target.attribute.axis)
      message =
        "the \(size) of \(name) is \(shortest(own)): * \(factor) makes it \(factor) times that of \(other)"
    }
    return Diagnostic(.warning, "outside", message, at: statement.range, hints: [hint])
  }
}
