import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// The slips that may be in the statements which place two views of a container, directly or through others.
struct StatementSlips: ContextualMessages {
  /// The most statements that are looked at, and the most views whose statements are.
  private static let (mostStatements, mostViews) = (24, 12)
  /// The most views to which a name may be changed.
  private static let mostNames = 3
  /// The most statements in which a number is looked for.
  private static let mostOthers = 400
  /// The least number that may have a digit too much.
  private static let leastTenfold = 40.0

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What the statements about two views may have been to say, the likeliest first.
  ///
  /// - Parameters:
  ///   - view: The view that is elsewhere than it was to be.
  ///   - other: What it lies across.
  func slips(of view: BoxID, across other: BoxID, in container: BoxID) -> [StatementSlip] {
    var found: [(slip: StatementSlip, order: Int)] = []
    for (order, statement) in statements(about: [view, other], in: container).enumerated() {
      let own =
        equation(statement, of: view, in: container)
        + barrier(statement, with: view) + start(of: statement, view, behind: other, in: container)
      found += own.map { ($0, order) }
    }
    let twins = TwinStatements(context)
    found += [view, other].flatMap { twins.corrections(of: $0, in: container) }.map { twin in
      let slip = StatementSlip(
        kind: .twin, statement: twin.statement, added: twin.added, omitted: twin.omitted,
        text: twin.text)
      return (slip, 0)
    }
    return found.sorted { ($0.slip.kind.rawValue, $0.order) < ($1.slip.kind.rawValue, $1.order) }
      .map(\.slip)
  }

  /// The statements that place views, the nearest first.
  private func statements(about views: [BoxID], in container: BoxID) -> [ConstraintStatement] {
    let owner = ConstraintView(container.index)
    var (known, found) = (views.map { ConstraintView($0.index) }, [ConstraintStatement]())
    var (next, seen) = (0, Set<SourceRange>())
    while next < min(known.count, Self.mostViews), found.count < Self.mostStatements {
      for (statement, constraint) in comparisons[known[next]]
      where !context.isComputed(statement) {
        if seen.insert(statement.range).inserted { found.append(statement) }
        for view in [constraint.first.view, constraint.second?.view ?? owner]
        where view != owner && !known.contains(view) {
          known.append(view)
        }
      }
      next += 1
    }
    return found
  }

  // MARK: Equations

  private func equation(
    _ statement: ConstraintStatement, of view: BoxID, in container: BoxID
  ) -> [StatementSlip] {
    var found = names(statement, of: view, in: container)
    guard let (written, target) = statement.loneComparison, written.space == nil,
      written.constantMetric < 0 || written.multiplier == 1
    else { return found }
    func add(_ kind: StatementSlip.Kind, _ change: (inout AnchorConstraint) -> Void) {
      var meant = written
      change(&meant)
      found.append(slip(kind, statement, written, meant))
    }
    let isSize = written.first.attribute.kind == .size
    if isSize, target.attribute.kind == .size, written.multiplier == 1, written.constant > 0.04,
      written.constant < 1
    {
      add(.share) { ($0.multiplier, $0.constant) = ($0.constant, 0) }
    }
    if isSize, written.multiplier > 1, written.multiplier <= 4, written.constant == 0,
      target.view != statement.container
    {
      add(.factor) { $0.multiplier = 1 }
    }
    if abs(written.constant) >= Self.leastTenfold, isElsewhere(written.constant / 10) {
      add(.tenth) { $0.constant /= 10 }
    }
    if written.relation == .equal, written.multiplier == 1, written.isOutside {
      add(.sign) { $0 = $0.withOppositeSign }
    }
    // What is held at the other end of its container is apart from most things.
    if !target.view.isHelper, target.view != statement.container {
      found += statement.meantEdges.map { slip(.edge, statement, written, $0.meant) }
    }
    return found
  }

  /// Whether another statement says a number, or its opposite.
  private func isElsewhere(_ number: Double) -> Bool {
    boxes.layout.constraintStatements.prefix(Self.mostOthers).contains { statement in
      statement.constraints.contains { abs($0.constant) == abs(number) }
    }
  }

  private func slip(
    _ kind: StatementSlip.Kind, _ statement: ConstraintStatement, _ written: AnchorConstraint,
    _ meant: AnchorConstraint
  ) -> StatementSlip {
    StatementSlip(
      kind: kind, statement: statement, added: [meant], omitted: [written],
      text: equation(meant, in: statement.container))
  }

  /// An equation about a view with another one named on its other side: one that has a ground of its own and no words on it yet, or the
  /// container itself where one around that is named.
  private func names(
    _ statement: ConstraintStatement, of view: BoxID, in container: BoxID
  ) -> [StatementSlip] {
    guard statement.kind == .equation, let target = statement.constraints.first?.second,
      !target.view.isHelper, statement.constraints.count <= 2,
      statement.constraints.allSatisfy({
        $0.first.view == ConstraintView(view.index) && $0.second?.view == target.view
          && $0.first.attribute.kind != .size && $0.relation == .equal
      })
    else { return [] }
    let owner = statement.container
    let isAround =
      target.view != owner
      && boxes.layout.parent(of: BoxID(Int(target.view.index))) != container
    let others =
      isAround
      ? [owner] : emptyGrounds(of: view, in: container).map { ConstraintView($0.index) }
    return others.compactMap { other in
      guard other != target.view else { return nil }
      let names = [target.view, other].map { boxes.statementName(of: $0, in: owner, source) }
      guard let text = statement.text.naming(names[1], insteadOf: names[0]) else { return nil }
      let meant = statement.constraints.map { constraint in
        var meant = constraint
        meant.second?.view = other
        meant.second?.area = .frame
        return meant
      }
      return StatementSlip(
        kind: .name, statement: statement, added: meant, omitted: statement.constraints,
        text: text)
    }
  }

  /// The bare grounds of a container that have room for a text and no words on them.
  private func emptyGrounds(of text: BoxID, in container: BoxID) -> [BoxID] {
    guard let words = context.views.placeOfWords(in: text) else { return [] }
    let texts = context.views.texts.filter { boxes.layout.parent(of: $0) == container }
    let grounds = boxes.layout.children(of: container).prefix(100).filter { box in
      let frame = boxes.layout.frame(of: box)
      return box.index < text.index && boxes.isGround(box)
        && frame.size.width >= words.size.width && frame.size.height >= words.size.height - 4
        && !texts.prefix(100).contains { frame.overlaps(boxes.layout.frame(of: $0)) }
    }
    // What belongs to a ground follows it in the document.
    return grounds.suffix(Self.mostNames).reversed()
  }

  // MARK: Barriers and formats

  /// A barrier about others that was to be about a text as well.
  private func barrier(
    _ statement: ConstraintStatement, with view: BoxID
  ) -> [StatementSlip] {
    guard let own = statement.comparison(alsoWith: ConstraintView(view.index)),
      statement.viewsOfBarrier.allSatisfy({
        boxes.fontSize(of: BoxID(Int($0.index))) == boxes.fontSize(of: view)
      })
    else { return [] }
    let names = (statement.viewsOfBarrier + [ConstraintView(view.index)]).map {
      boxes.statementName(of: $0, in: statement.container, source)
    }
    return [
      StatementSlip(
        kind: .barrier, statement: statement, added: [own], omitted: [],
        text: "of=\"\(names.joined(separator: " "))\"")
    ]
  }

  /// A format that begins at the container with a view which was to begin behind another one.
  private func start(
    of statement: ConstraintStatement, _ view: BoxID, behind other: BoxID, in container: BoxID
  ) -> [StatementSlip] {
    guard statement.kind == .format, statement.axis == .horizontal,
      statement.viewsInOrder.first == ConstraintView(view.index),
      let bar = statement.text.firstIndex(of: "|"),
      let bracket = statement.text.firstIndex(of: "["), bar < bracket,
      let written = statement.constraints.first(where: { constraint in
        [constraint.first, constraint.second].contains(Anchor(ConstraintView(view.index), .leading))
          && [constraint.first.view, constraint.second?.view].contains(statement.container)
      })
    else { return [] }
    let space = JoinedViews(context, in: container, along: .horizontal)
    let own = space.distance(behind: other) ?? usualSpace(in: container, along: .horizontal)
    let meant = AnchorConstraint(
      Anchor(ConstraintView(view.index), .leading), .equal,
      Anchor(ConstraintView(other.index), .trailing), plus: own)
    let name = boxes.statementName(of: other, in: source)
    let start = "[\(name)]-\(own == 8 ? "" : shortest(own) + "-")"
    let text =
      statement.text[..<bar].replacing("<vfl>", with: "") + start + statement.text[bracket...]
    return [
      StatementSlip(
        kind: .start, statement: statement, added: [meant], omitted: [written], text: String(text))
    ]
  }
}

extension String {
  /// A statement that names another view on its right side; `nil` where that is written in a way which is not looked for.
  fileprivate func naming(_ name: String, insteadOf old: String) -> String? {
    let parts = split(separator: " == ", maxSplits: 1)
    guard parts.count == 2, parts[1].hasPrefix(old + ".") else { return nil }
    var rest = parts[1].dropFirst(old.count)
    if rest.hasPrefix(".margin.") { rest = rest.dropFirst(".margin".count) }
    return "\(parts[0]) == \(name)\(rest)</constraint>"
  }
}
