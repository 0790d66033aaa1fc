import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Stacks that do not hold an edge of their container across them, or that hold both ends along them where their views are
/// to stay as they are.
struct OpenStacks: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// The alignment of a stack that leaves an edge of its container open, where views from edge to edge would decide its size;
  /// `nil` where none does.
  func alignment(leavingOpen container: BoxID, _ axis: Axis) -> String? {
    let owner = ConstraintView(container.index)
    guard boxes.layout.style(of: container).display == .constraints else { return nil }
    let (start, end) = axis.edges
    let numbers = axis == .horizontal ? ["x", "width"] : ["y", "height"]
    for (statement, _) in comparisons[owner] where statement.container == owner {
      guard let stack = statement.stack, stack.axis != axis,
        let alignment = stack.arrangement?.alignment, alignment != .fill,
        let words = attribute("alignment", of: statement)
      else { continue }
      let edges = stack.members.filter { !$0.isContainer }.flatMap { member in
        [start, end].map { AnchorConstraint(Anchor(member.view, $0), .equal, Anchor(owner, $0)) }
      }
      let mends = trials.mends(ConstraintProposal(edges), in: container) {
        Set($0.openNumbers(of: container)).isDisjoint(with: numbers)
      }
      guard mends else { continue }
      let side = alignment == .trailing ? start.rawValue : end.rawValue
      return
        "\(words) in \(place(of: statement.range)) does not hold the \(side) of \(boxes.name(of: container)): leave it "
        + "out, and the views of the stack go from edge to edge"
    }
    return nil
  }

  /// That a stack fills its container, where some of its views share what is left over along it, and what lets them be as
  /// their contents are; `nil` elsewhere.
  func ends(around views: [BoxID], _ axis: Axis) -> String? {
    guard let first = views.first, let container = boxes.layout.parent(of: first) else {
      return nil
    }
    let owner = ConstraintView(container.index)
    let numbers = axis == .horizontal ? ["x", "width"] : ["y", "height"]
    for (statement, _) in comparisons[ConstraintView(first.index)] {
      guard let stack = statement.stack, stack.axis == axis, statement.container == owner,
        let arrangement = stack.arrangement, arrangement.holdsEnds,
        arrangement.distribution == .fill,
        Set(views.map { ConstraintView($0.index) }).isSubset(of: stack.members.map(\.view))
      else { continue }
      let ends = statement.constraints.filter {
        $0.first.attribute.axis == axis && ($0.first.view == owner || $0.second?.view == owner)
      }
      guard let start = ends.first else { continue }
      let proposal = ConstraintProposal([start], omitting: ends)
      let mends = trials.mends(proposal, in: container) { outcome in
        views.allSatisfy { Set(outcome.openNumbers(of: $0)).isDisjoint(with: numbers) }
      }
      guard mends else { continue }
      let (sides, long) =
        axis == .horizontal ? ("from edge to edge", "wide") : ("from top to bottom", "high")
      return
        "\(place(of: statement.range)) fills \(boxes.nameOfOwner(container)) \(sides): with ends=\"free\" and its first view "
        + "held each is as \(long) as its content, and in a <container> of its own with "
        + "<follow view=\"…\" on=\"center\"/> all stand in the middle"
    }
    return nil
  }

  /// An attribute as the start tag of a statement has it; `nil` where it has none.
  private func attribute(_ name: String, of statement: ConstraintStatement) -> String? {
    guard let source = context.document else { return nil }
    let tag = source.text(in: statement.range)
    guard let start = tag.firstRange(of: "\(name)=\"") else { return nil }
    return tag[start.upperBound...].firstIndex(of: "\"").map {
      String(tag[start.lowerBound...$0])
    }
  }
}
