import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that nothing holds open, of which others that are to be seen have a share: all of them are 0.
struct SharesOfNothing: ContextualMessages {
  /// The most warnings, and the most views that a message names.
  private static let (mostWarnings, mostNamed) = (4, 6)
  /// Lengths below this one are nothing to the eye.
  private static let leastLength = 0.5

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of them.
  var warnings: [Diagnostic] {
    Array(
      context.views.all.lazy.flatMap { box in
        [Axis.horizontal, .vertical].compactMap { warning(box, $0) }
      }.prefix(Self.mostWarnings))
  }

  private func warning(_ box: BoxID, _ axis: Axis) -> Diagnostic? {
    let style = boxes.layout.style(of: box)
    guard isNothing(box, axis), (axis == .horizontal ? style.width : style.height) == .auto,
      style.display != .none, style.aspectRatio == nil, !context.views.hasContent(box),
      boxes.layout.children(of: box).isEmpty, !open.isOpen(box, axis)
    else { return nil }
    let sharers = sharers(of: box, axis)
    guard !sharers.isEmpty, !isGiven(box, axis), trials.unsized(among: [box], along: axis) == [box]
    else { return nil }
    let size = axis == .horizontal ? "width" : "height"
    let name = boxes.name(of: box)
    return Diagnostic(
      .warning, "collapsed",
      "the \(size) of \(name) is 0: nothing holds it open, and "
        + "\(sharers.map { boxes.name(of: $0) }.listed(atMost: Self.mostNamed)) \(sharers.count > 1 ? "have" : "has") a "
        + "share of it",
      at: boxes.elements[box.index].range, hints: ["give \(name) a \(size): \(size)=\"…\""])
  }

  private func isNothing(_ box: BoxID, _ axis: Axis) -> Bool {
    boxes.layout.frame(of: box).size.extent(axis) < Self.leastLength
  }

  /// Whether an equation gives a view its length.
  private func isGiven(_ box: BoxID, _ axis: Axis) -> Bool {
    let own = Anchor(ConstraintView(box.index), axis == .horizontal ? .width : .height)
    return comparisons[own.view].contains { $1.first == own && $1.relation == .equal }
  }

  /// The grounds whose length is a part of that of a view, or with others all of it, in the order of the document.
  private func sharers(of box: BoxID, _ axis: Axis) -> [BoxID] {
    let own = Anchor(ConstraintView(box.index), axis == .horizontal ? .width : .height)
    let found = comparisons[own.view].compactMap { _, constraint -> (box: BoxID, isPart: Bool)? in
      guard constraint.second == own, constraint.first.view != own.view,
        constraint.first.attribute == own.attribute, constraint.relation == .equal,
        constraint.constant == 0, constraint.multiplier > 0, !constraint.first.view.isHelper
      else { return nil }
      let view = BoxID(Int(constraint.first.view.index))
      return boxes.isBareGround(view) && isNothing(view, axis)
        ? (view, constraint.multiplier != 1) : nil
    }
    // One that is as long as a guide which may be nothing is nothing on purpose.
    guard found.contains(where: \.isPart) else { return [] }
    return found.map(\.box).sorted { $0.index < $1.index }
  }
}
