import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Formats and stacks that one end of a container holds and nothing the other one, so that a view in them has no length: the
/// end that their author forgot, tried before it is told.
struct MissingEnds: ContextualMessages {
  /// What ends a list of views, in the words of its author.
  struct End {
    var hint: String
    var constraints: [AnchorConstraint]
  }

  /// A list of views of which one end is held at the container.
  private struct Chain {
    var statement: ConstraintStatement
    var views: [ConstraintView]
    var axis: Axis
    /// What is held.
    var held: (constraint: AnchorConstraint, isStart: Bool)

    /// The view at the other end.
    var loose: ConstraintView { held.isStart ? views[views.count - 1] : views[0] }
  }

  /// The least length that is what was left for a view, in points.
  private static let leastLength = 8.0

  let context: MessageContext
  /// What is open of each view.
  let open: [BoxID: [String]]

  /// The end of a list of views with which a view has the length that is left; `nil` where that does not help.
  func end(for box: BoxID, _ numbers: [String], in parent: BoxID) -> End? {
    for axis in [Axis.horizontal, .vertical] {
      let size = axis == .horizontal ? "width" : "height"
      guard numbers.contains(size) else { continue }
      for chain in chains(of: box, axis, in: parent) {
        for (text, constraint) in ends(of: chain, in: parent)
        where mends(constraint, box, chain, numbers, in: parent) {
          let side = chain.held.isStart ? "end" : "start"
          return End(
            hint:
              "nothing holds the \(side) of \(place(of: chain.statement.range)): with \(text) there \(boxes.name(of: box)) "
              + "has the \(size) that is left; or write \(size)=\"…\"",
            constraints: [constraint])
        }
      }
    }
    return nil
  }

  // MARK: Lists

  private func chains(of box: BoxID, _ axis: Axis, in parent: BoxID) -> [Chain] {
    var found: [Chain] = []
    for (statement, constraint) in comparisons[ConstraintView(box.index)]
    where constraint.first.attribute.axis == axis
      && statement.container == ConstraintView(parent.index)
      && !found.contains(where: { $0.statement == statement })
    {
      let views = views(of: statement, axis)
      if views.count > 1, let held = held(statement, views, axis) {
        found.append(Chain(statement: statement, views: views, axis: axis, held: held))
      }
    }
    return found
  }

  private func views(of statement: ConstraintStatement, _ axis: Axis) -> [ConstraintView] {
    if statement.kind == .format, !statement.options.contains("RightToLeft") {
      let views = statement.viewsInOrder
      // A guide or the line of a barrier is no box, and has no length to lose.
      guard statement.constraints.first?.first.attribute.axis == axis,
        !views.contains(where: \.isHelper)
      else { return [] }
      return views
    }
    guard let stack = statement.stack, stack.axis == axis, stack.arrangement == nil else {
      return []
    }
    return stack.members.map(\.view).filter { $0 != statement.container && !$0.isHelper }
  }

  /// The one end of a list that its statement holds at the container; `nil` for none and for both.
  private func held(
    _ statement: ConstraintStatement, _ views: [ConstraintView], _ axis: Axis
  ) -> (constraint: AnchorConstraint, isStart: Bool)? {
    let holds = statement.constraints.filter { constraint in
      constraint.first.attribute.axis == axis && constraint.first.attribute.kind != .size
        && [constraint.first.view, constraint.second?.view].contains(statement.container)
    }
    guard holds.count == 1, holds[0].relation == .equal, holds[0].multiplier == 1,
      let second = holds[0].second, second.attribute == holds[0].first.attribute
    else { return nil }
    let isStart = [.leading, .left, .top].contains(second.attribute)
    let view = isStart ? views[0] : views[views.count - 1]
    return [holds[0].first.view, second.view].contains(view) ? (holds[0], isStart) : nil
  }

  // MARK: Ends

  /// What may end a list: the next view beyond it, else the container.
  private func ends(
    of chain: Chain, in parent: BoxID
  ) -> [(text: String, constraint: AnchorConstraint)] {
    let owner = ConstraintView(parent.index)
    let (edge, start): (LayoutAttribute, LayoutAttribute) =
      chain.axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    var found: [(text: String, constraint: AnchorConstraint)] = []
    if chain.held.isStart, let next = next(beyond: chain, in: parent) {
      let space = space(in: chain)
      let constraint = AnchorConstraint(
        Anchor(ConstraintView(next.index), start), .equal, Anchor(chain.loose, edge), plus: space)
      let name = boxes.statementName(of: next, in: source)
      let words = space == 0 ? "" : "-\(shortest(space))-"
      let list = "\(self.name(of: chain.loose)), \(shortest(space)), \(name)"
      found.append((chain.statement.lastView.map { "\($0)\(words)[\(name)]" } ?? list, constraint))
    }
    let hold = chain.held.constraint
    let area = [hold.first, hold.second].first { $0?.view == owner }??.area ?? .frame
    let distance = abs(hold.constant)
    let own = chain.held.isStart ? edge : start
    let container = AnchorConstraint(
      Anchor(chain.loose, own), .equal, Anchor(owner, own, of: area),
      plus: chain.held.isStart ? -distance : distance)
    let list = [name(of: chain.loose), shortest(distance), "superview"]
    let format =
      chain.held.isStart ? chain.statement.lastViewWithEnd : chain.statement.firstViewWithStart
    let stack = (chain.held.isStart ? list : list.reversed()).joined(separator: ", ")
    if let text = format ?? (chain.statement.stack == nil ? nil : stack) {
      found.append((text, container))
    }
    return found
  }

  /// The distance between the last two views of a list; 8 for others.
  private func space(in chain: Chain) -> Double {
    let last = Array(chain.views.suffix(2))
    let found = chain.statement.constraints.first { constraint in
      constraint.relation == .equal && constraint.first.attribute.axis == chain.axis
        && constraint.first.view == last[1] && constraint.second?.view == last[0]
        && constraint.first.attribute.kind != .size
    }
    return found?.constant ?? 8
  }

  /// The nearest view beyond the end of a list whose place is known and that is in its way.
  private func next(beyond chain: Chain, in parent: BoxID) -> BoxID? {
    let loose = BoxID(Int(chain.loose.index))
    let own = boxes.layout.frame(of: loose)
    let place = chain.axis == .horizontal ? "x" : "y"
    func start(_ frame: Rect) -> Double {
      chain.axis == .horizontal ? frame.minX : frame.minY
    }
    let beyond = boxes.layout.children(of: parent).filter { other in
      let frame = boxes.layout.frame(of: other)
      let isInTheWay =
        chain.axis == .horizontal
        ? frame.minY < own.maxY && own.minY < frame.maxY
        : frame.minX < own.maxX && own.minX < frame.maxX
      return !chain.views.contains(ConstraintView(other.index)) && isInTheWay
        && start(frame) > start(own) && boxes.elements[other.index].kind != .guide
        && boxes.layout.style(of: other).display != .none
        && !(open[other]?.contains(place) ?? false)
        && !context.areTied(other, loose, along: chain.axis)
    }
    return beyond.min { start(boxes.layout.frame(of: $0)) < start(boxes.layout.frame(of: $1)) }
  }

  private func name(of view: ConstraintView) -> String {
    boxes.statementName(of: BoxID(Int(view.index)), in: source)
  }

  /// Whether an end gives a view a length, and leaves nothing open of it.
  private func mends(
    _ constraint: AnchorConstraint, _ box: BoxID, _ chain: Chain, _ numbers: [String],
    in parent: BoxID
  ) -> Bool {
    let along = chain.axis == .horizontal ? ["x", "width"] : ["y", "height"]
    return trials.mends(ConstraintProposal([constraint]), in: parent) { outcome in
      Set(outcome.openNumbers(of: box)).isDisjoint(with: along)
        && chain.views.allSatisfy { view in
          let box = BoxID(Int(view.index))
          return outcome.isInside(box, of: parent)
            && (outcome.frame(of: box)?.size.extent(chain.axis) ?? 0) > 0
        } && (outcome.frame(of: box)?.size.extent(chain.axis) ?? 0) >= Self.leastLength
    }
  }
}
