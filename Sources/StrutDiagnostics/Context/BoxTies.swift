import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What ties views to their containers.
struct BoxTies: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A view's end at that of its container, and both of its ends.
  ///
  /// - Parameter area: What of the container it is at.
  func ends(
    of box: BoxID, along axis: Axis, in container: BoxID, at area: LayoutArea = .margin
  ) -> [BoxTie] {
    let name = boxes.statementName(of: box, in: source)
    let both = edges(of: box, along: axis, in: container, at: area)
    let letter = axis == .horizontal ? "H" : "V"
    let spaces = insets(in: container, along: axis, at: area).map { inset in
      inset.map { "-\(shortest($0))-" } ?? (area == .frame ? "" : "-")
    }
    guard name.first != "`" else {
      return [
        BoxTie(
          text: both.last?.text ?? "", constraints: both.last?.constraints ?? []),
        BoxTie(text: both.map(\.text).listed(), constraints: both.flatMap(\.constraints)),
      ]
    }
    return [
      BoxTie(text: "<vfl>\(letter):[\(name)]\(spaces[1])|</vfl>", constraints: both[1].constraints),
      BoxTie(
        text: "<vfl>\(letter):|\(spaces[0])[\(name)]\(spaces[1])|</vfl>",
        constraints: both.flatMap(\.constraints)),
    ]
  }

  /// A view's end as far from that of its container as another view is held from the start, where nothing says what is usual at the end;
  /// `nil` where nothing holds that.
  func end(
    of box: BoxID, asStartOf first: BoxID, along axis: Axis, in container: BoxID
  ) -> BoxTie? {
    let (start, end) = axis.edges
    let (view, owner) = (ConstraintView(first.index), ConstraintView(container.index))
    let name = boxes.statementName(of: box, in: source)
    let inset = comparisons[view].lazy.compactMap { _, constraint -> Double? in
      guard constraint.first == Anchor(view, start), constraint.second == Anchor(owner, start),
        constraint.relation == .equal, constraint.multiplier == 1, constraint.constant > 0
      else { return nil }
      return constraint.constant
    }.first
    guard let inset, name.first != "`", usualInset(in: container, at: end) == nil else {
      return nil
    }
    let tie = AnchorConstraint(
      Anchor(ConstraintView(box.index), end), .equal, Anchor(owner, end), plus: -inset)
    return BoxTie(
      text: "<vfl>\(axis == .horizontal ? "H" : "V"):[\(name)]-\(shortest(inset))-|</vfl>",
      constraints: [tie])
  }

  /// The equations that hold both edges of a view at those of its container.
  func edges(
    of box: BoxID, along axis: Axis, in container: BoxID, at area: LayoutArea = .margin
  ) -> [BoxTie] {
    let name = boxes.statementName(of: box, in: source)
    let insets = insets(in: container, along: axis, at: area)
    return zip(attributes(along: axis), insets).map { edge, inset in
      let area = inset == nil ? area : .frame
      let distance = (edge.isFarEdge ? -1 : 1) * (inset ?? 0)
      return BoxTie(
        text: "<constraint>\(name).\(edge.rawValue) == superview.\(area.prefix)\(edge.rawValue)"
          + "\(distance.asSummand)</constraint>",
        constraints: [
          AnchorConstraint(
            Anchor(ConstraintView(box.index), edge), .equal,
            Anchor(ConstraintView(container.index), edge, of: area), plus: distance)
        ])
    }
  }

  /// The edges of a view along an axis, the start first.
  private func attributes(along axis: Axis) -> [LayoutAttribute] {
    axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
  }

  /// How far most views of a container are held from its start and from its end, where a margin may be meant.
  private func insets(
    in container: BoxID, along axis: Axis, at area: LayoutArea
  ) -> [Double?] {
    attributes(along: axis).map { area == .margin ? usualInset(in: container, at: $0) : nil }
  }
}
