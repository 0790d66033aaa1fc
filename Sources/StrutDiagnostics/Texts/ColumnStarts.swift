import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views of a column that begin behind the texts of some rows and cover the end of a longer one in another row.
struct ColumnStarts: ContextualMessages {
  /// What a view of the column begins at.
  struct Start {
    var statement: ConstraintStatement
    var constraint: AnchorConstraint
    /// The barrier; `nil` for another view.
    var barrier: (statement: ConstraintStatement, line: BarrierLine)?
  }

  /// The most views of a column that are followed.
  private static let mostFollowed = 24

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What a view begins at that says nothing of a text which it covers; `nil` where it is no view of a column.
  func start(of cover: BoxID, besides text: BoxID) -> Start? {
    let own = Anchor(ConstraintView(cover.index), .leading)
    for (statement, constraint) in comparisons[own.view]
    where constraint.first == own && constraint.relation == .equal && constraint.multiplier == 1 {
      guard let second = constraint.second, second.view != statement.container,
        second.view != ConstraintView(text.index)
      else { continue }
      if let hold = line(at: second, (statement, constraint)) {
        return barrier(hold.line, besides: text).map {
          Start(statement: hold.entry.statement, constraint: hold.entry.constraint, barrier: $0)
        }
      }
      if isColumn(second, of: cover, besides: text) {
        return startOfColumn(at: second, besides: text)
          ?? Start(statement: statement, constraint: constraint)
      }
    }
    return nil
  }

  /// What the first view of a column begins at, if that is a barrier.
  private func startOfColumn(at edge: Anchor, besides text: BoxID) -> Start? {
    var (current, seen): (Anchor, Set<Anchor>) = (edge, [])
    while seen.insert(current).inserted, seen.count <= Self.mostFollowed {
      let holds = comparisons[current.view].filter { _, constraint in
        constraint.first == current && constraint.relation == .equal && constraint.multiplier == 1
      }
      for (statement, constraint) in holds {
        guard let second = constraint.second,
          let hold = line(at: second, (statement, constraint))
        else { continue }
        return barrier(hold.line, besides: text).map {
          Start(statement: hold.entry.statement, constraint: hold.entry.constraint, barrier: $0)
        }
      }
      let next = holds.lazy.compactMap { statement, constraint -> Anchor? in
        guard let second = constraint.second, second.attribute == current.attribute,
          second.view != statement.container, constraint.constant == 0
        else { return nil }
        return second
      }.first
      guard let next else { return nil }
      current = next
    }
    return nil
  }

  /// The line at which something begins, or at which the guide does where it begins; `nil` for others.
  private func line(
    at target: Anchor, _ entry: ComparisonsByView.Entry
  ) -> (line: ConstraintView, entry: ComparisonsByView.Entry)? {
    if target.view.isHelper { return (target.view, entry) }
    guard boxes.elements[Int(target.view.index)].kind == .guide else { return nil }
    return comparisons[target.view].lazy.compactMap { statement, constraint in
      guard constraint.first == target, constraint.relation == .equal, constraint.multiplier == 1,
        let line = constraint.second?.view, line.isHelper
      else { return nil }
      return (line, (statement, constraint))
    }.first
  }

  /// The barrier of a line behind views among which a text is not; `nil` for others.
  private func barrier(
    _ line: ConstraintView, besides text: BoxID
  ) -> (statement: ConstraintStatement, line: BarrierLine)? {
    guard
      let statement = comparisons[line].first(where: { $0.statement.barrier?.line == line })?
        .statement, let barrier = statement.barrier,
      [.trailing, .right].contains(barrier.edge)
    else { return nil }
    let views = self.views(of: statement)
    return views.isEmpty || views.contains(text) ? nil : (statement, barrier)
  }

  private func views(of barrier: ConstraintStatement) -> [BoxID] {
    barrier.viewsOfBarrier.map { BoxID(Int($0.index)) }
  }

  /// Whether a view begins where one of its kind above or below it does.
  private func isColumn(_ second: Anchor, of cover: BoxID, besides text: BoxID) -> Bool {
    let other = BoxID(Int(second.view.index))
    let (frame, next) = (boxes.layout.frame(of: cover), boxes.layout.frame(of: other))
    return second.attribute == .leading && !boxes.showsText(other)
      && boxes.layout.parent(of: other) == boxes.layout.parent(of: cover)
      && boxes.elements[other.index].paint.background.color.alpha == 1
      && (next.maxY <= frame.minY || frame.maxY <= next.minY)
      && abs(next.size.height - frame.size.height) < 1
  }

  // MARK: Words

  /// A warning for each barrier that forgets texts, and for each view that begins where another one of its column does.
  func warnings(about pairs: [(text: BoxID, cover: BoxID)]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var told: Set<SourceRange> = []
    for (text, cover) in pairs {
      guard let start = start(of: cover, besides: text) else { continue }
      guard let barrier = start.barrier else {
        found.append(warning(text, cover, start))
        continue
      }
      guard told.insert(barrier.statement.range).inserted else { continue }
      let forgotten = pairs.filter {
        self.start(of: $0.cover, besides: $0.text)?.barrier?.statement == barrier.statement
      }
      found.append(warning(forgotten, barrier.statement, barrier.line))
    }
    return found
  }

  private func warning(
    _ pairs: [(text: BoxID, cover: BoxID)], _ statement: ConstraintStatement, _ line: BarrierLine
  ) -> Diagnostic {
    let views = views(of: statement)
    let texts = pairs.map(\.text)
    let all = views + texts.filter { !views.contains($0) }
    let names = all.map { boxes.statementName(of: $0, in: source) }
    let (first, isOne) = (pairs[0], texts.count == 1)
    let what =
      isOne
      ? "\(boxes.name(of: first.cover)) covers the end of the text of \(boxes.name(of: first.text))"
      : "\(pairs.map { boxes.name(of: $0.cover) }.listed()) cover the ends of the texts of "
        + texts.map { boxes.name(of: $0) }.listed()
    return Diagnostic(
      .warning, "outside",
      "\(what): the barrier is behind \(views.map { boxes.name(of: $0) }.listed()) alone",
      at: statement.range,
      hints: mends(pairs, statement, line)
        ? [
          "of=\"\(names.joined(separator: " "))\" is a barrier behind \(isOne ? "it" : "them") as well"
        ] : [])
  }

  /// Whether what begins at a barrier stands beside the texts that it forgot once these are named.
  private func mends(
    _ pairs: [(text: BoxID, cover: BoxID)], _ statement: ConstraintStatement, _ line: BarrierLine
  ) -> Bool {
    let container = BoxID(Int(statement.container.index))
    let margin = abs(statement.constraints.first?.constant ?? 0)
    let ends = pairs.map { (text: $0.text, end: boxes.layout.frame(of: $0.text).maxX) }
    guard let longest = ends.max(by: { $0.end < $1.end })?.text else { return false }
    let tied = comparisons[line.line].map(\.constraint).filter {
      $0.second?.view == line.line && $0.relation == .equal && !$0.first.view.isHelper
    }
    let meant = tied.map {
      AnchorConstraint(
        $0.first, .equal, Anchor(ConstraintView(longest.index), line.edge),
        plus: margin + $0.constant)
    }
    return trials.mends(ConstraintProposal(meant, omitting: tied), in: container) { outcome in
      pairs.allSatisfy { outcome.stands($0.cover, apartFrom: $0.text, in: container) }
    }
  }

  private func warning(_ text: BoxID, _ cover: BoxID, _ start: Start) -> Diagnostic {
    let other = BoxID(Int(start.constraint.second?.view.index ?? 0))
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: cover)) covers the end of the text of \(boxes.name(of: text)): it begins where "
        + "\(boxes.name(of: other)) does",
      at: start.statement.range,
      hints: equalTexts(text, cover, besides: other).map { [$0] } ?? [])
  }

  /// The equation that has the texts of both rows equally wide, so that their column begins behind the longer one; `nil` where
  /// that does not help.
  private func equalTexts(_ text: BoxID, _ cover: BoxID, besides other: BoxID) -> String? {
    guard let container = boxes.layout.parent(of: text) else { return nil }
    let start = Anchor(ConstraintView(other.index), .leading)
    let label = comparisons[start.view].map(\.constraint).first {
      $0.first == start && $0.relation == .equal && $0.second?.attribute == .trailing
    }?.second?.view
    guard let label, !label.isHelper, boxes.showsText(BoxID(Int(label.index))) else { return nil }
    let equal = AnchorConstraint(
      Anchor(label, .width), .equal, Anchor(ConstraintView(text.index), .width))
    let mends = trials.mends(ConstraintProposal([equal]), in: container) {
      $0.stands(cover, apartFrom: text, in: container) && $0.fitsWords(of: text)
    }
    guard mends else { return nil }
    let names = [BoxID(Int(label.index)), text].map { boxes.statementName(of: $0, in: source) }
    return
      "both begin behind the longer text with <constraint>\(names[0]).width == \(names[1]).width</constraint>"
  }
}
