import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Statements that were to be about a view of which something is open, and say it of another one: they were copied, and
/// the name in them was not changed, or they leave the view out of their list.
struct CopiedStatements: ContextualMessages {
  /// What decides a view, with its words.
  struct Mend {
    var hint: String
    var constraints: [AnchorConstraint]
  }

  /// A statement with the view that was to be another one.
  private struct Copy {
    var statement: ConstraintStatement
    var view: ConstraintView
    /// The one that says the same; `nil` where the statement names a view of another container.
    var original: ConstraintStatement?
    /// The view that it was to be, where the statement is the same for the next row; `nil` for any.
    var meant: ConstraintView?
  }

  /// What one statement says in a container.
  private struct Saying: Hashable {
    var container: ConstraintView
    var constraints: [AnchorConstraint]
  }

  /// The most statements that are tried for a view, and the most before one that it may be a copy of.
  private static let (mostTried, mostEarlier) = (4, 4)

  let context: MessageContext
  private let copies: [ConstraintView: [Copy]]
  private let stacks: [ConstraintView: [ConstraintStatement]]

  init(_ context: MessageContext) {
    self.context = context
    var first: [Saying: ConstraintStatement] = [:]
    var copies: [ConstraintView: [Copy]] = [:]
    var stacks: [ConstraintView: [ConstraintStatement]] = [:]
    var formats: [ConstraintView: [ConstraintStatement]] = [:]
    var idle = IdleViews(context)
    for statement in context.boxes.layout.constraintStatements {
      let owner = statement.container
      if statement.stack?.arrangement != nil { stacks[owner, default: []].append(statement) }
      let saying = Saying(container: owner, constraints: statement.constraints)
      if let original = first[saying] {
        guard let view = statement.constraints.first?.first.view, view != owner else { continue }
        copies[owner, default: []].append(
          Copy(statement: statement, view: view, original: original))
      } else {
        if !statement.constraints.isEmpty { first[saying] = statement }
        copies[owner, default: []] += Self.rows(statement, formats[owner] ?? [], &idle)
        if statement.kind == .format { formats[owner, default: []].append(statement) }
        guard let view = Self.stranger(in: statement, context.boxes) else { continue }
        copies[owner, default: []].append(Copy(statement: statement, view: view))
      }
    }
    (self.copies, self.stacks) = (copies, stacks)
  }

  /// A format that was copied from that of the row before it, with each view that was kept in it.
  private static func rows(
    _ statement: ConstraintStatement, _ earlier: [ConstraintStatement], _ idle: inout IdleViews
  ) -> [Copy] {
    guard statement.kind == .format, let axis = statement.axis else { return [] }
    return earlier.suffix(mostEarlier).flatMap { original in
      statement.viewsKept(from: original).compactMap { view in
        statement.viewMeant(
          insteadOf: view, amongIdle: idle.views(like: view, in: statement.container, along: axis)
        ).map { Copy(statement: statement, view: view, original: original, meant: $0) }
      }
    }
  }

  /// The only view of a format or stack that stands in another container than the others.
  private static func stranger(
    in statement: ConstraintStatement, _ boxes: BoxTree
  ) -> ConstraintView? {
    guard statement.kind == .format || statement.kind == .stack else { return nil }
    let owner = BoxID(Int(statement.container.index))
    let views = Set(
      statement.constraints.flatMap { [$0.first.view, $0.second?.view] }.compactMap { $0 })
    let strangers = views.filter { view in
      !view.isHelper && view != statement.container
        && boxes.layout.parent(of: BoxID(Int(view.index))) != owner
    }
    return strangers.count == 1 && views.count > 2 ? strangers.first : nil
  }

  /// What decides a view of which numbers are open; `nil` where no statement was to be about it.
  func mend(for box: BoxID, _ numbers: [String], in parent: BoxID) -> Mend? {
    let owner = ConstraintView(parent.index)
    for copy in (copies[owner] ?? []).prefix(Self.mostTried) {
      if let mend = mend(copy, for: box, numbers, in: parent) { return mend }
    }
    guard let statements = stacks[owner], statements.count == 1 else { return nil }
    return mend(statements[0], for: box, numbers, in: parent)
  }

  private func mend(
    _ copy: Copy, for box: BoxID, _ numbers: [String], in parent: BoxID
  ) -> Mend? {
    let (view, other) = (ConstraintView(box.index), BoxID(Int(copy.view.index)))
    let isNamed = copy.statement.constraints.contains {
      $0.first.view == view || $0.second?.view == view
    }
    guard !copy.view.isHelper, !isNamed, copy.meant.map({ $0 == view }) ?? true,
      boxes.elements[other.index].kind == boxes.elements[box.index].kind,
      context.views.hasContent(other) == context.views.hasContent(box)
    else { return nil }
    let meant = copy.statement.constraints.map { $0.replacing(copy.view, by: view) }
    let isRow = copy.meant != nil
    let omitted = copy.original == nil || isRow ? copy.statement.constraints : []
    let row = isRow ? copy.statement.viewsInOrder.map { $0 == copy.view ? view : $0 } : []
    guard decides(box, numbers, in: parent, meant, omitting: omitted, beside: row) else {
      return nil
    }
    let name = boxes.statementName(of: box, in: source)
    let place = place(of: copy.statement.range)
    let exchange = "with '\(name)' in place of that there it is decided"
    guard let original = copy.original else {
      let container = boxes.layout.parent(of: other).map { " of \(boxes.name(of: $0))" } ?? ""
      return Mend(
        hint: "\(place) names \(boxes.name(of: other))\(container): \(exchange)", constraints: meant
      )
    }
    if isRow {
      return Mend(
        hint: "\(place) names \(boxes.name(of: other)) as \(self.place(of: original.range)) does: "
          + exchange,
        constraints: meant)
    }
    return Mend(
      hint:
        "\(place) says of \(boxes.name(of: other)) what \(self.place(of: original.range)) says: \(exchange)",
      constraints: meant)
  }

  /// What decides a view that nothing names, in the list of the only stack of its container.
  private func mend(
    _ statement: ConstraintStatement, for box: BoxID, _ numbers: [String], in parent: BoxID
  ) -> Mend? {
    let view = ConstraintView(box.index)
    guard var stack = statement.stack, comparisons[view].isEmpty else { return nil }
    let before = stack.members.lastIndex { !$0.isContainer && $0.view.index < view.index }
    guard let before else { return nil }
    let space = stack.members.dropFirst().first { !$0.isContainer }?.space ?? 0
    stack.members.insert(StackRule.Member(view, space: space), at: before + 1)
    let meant = stack.constraints()
    guard decides(box, numbers, in: parent, meant, omitting: statement.constraints) else {
      return nil
    }
    let names = [box, BoxID(Int(stack.members[before].view.index))].map {
      boxes.statementName(of: $0, in: source)
    }
    return Mend(
      hint:
        "no statement names it, and the <stack> in \(place(of: statement.range)) lists the other views: write "
        + "\(names[0]) behind \(names[1]) there",
      constraints: meant)
  }

  /// - Parameter row: The views of a row that it is to be in.
  private func decides(
    _ box: BoxID, _ numbers: [String], in parent: BoxID, _ meant: [AnchorConstraint],
    omitting omitted: [AnchorConstraint], beside row: [ConstraintView] = []
  ) -> Bool {
    context.outcomes.mends(ConstraintProposal(meant, omitting: omitted), in: parent) {
      Set($0.openNumbers(of: box)).isDisjoint(with: numbers) && $0.standsOut <= 0
        && !$0.hasTextInText(box, of: boxes) && isBeside(row, box, $0)
    }
  }

  /// Whether a view stands side by side with the others of a row, or below one another with those of a column.
  private func isBeside(
    _ row: [ConstraintView], _ box: BoxID, _ outcome: ConstraintTrials.Outcome
  ) -> Bool {
    guard let own = outcome.frame(of: box) else { return false }
    return row.allSatisfy { view in
      guard let other = outcome.frame(of: BoxID(Int(view.index))) else { return false }
      return own.minY < other.maxY && other.minY < own.maxY
        || own.minX < other.maxX && other.minX < own.maxX
    }
  }
}
