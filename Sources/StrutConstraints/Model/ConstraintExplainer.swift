import StrutCore

/// Says of the views of a solved tree what their numbers depend on.
///
/// Prices name the constraints that hold a number in place. Where the solution is degenerate, more hold at one place
/// than it takes; then the solver tries one after the other without, from the last to the first, and those that the
/// others can do without are left out. What is left is all needed together. Where something else could stand in for a
/// part of it, that is tried as well: the shortest set is told, and what could be replaced in it is marked.
package struct ConstraintExplainer {
  /// What prices name, with whether it certainly counts.
  private typealias Named = (origin: ConstraintOrigin, isCertain: Bool)

  /// The most trials for one tree; what is left undecided then is listed.
  private static let mostTrials = 2_000
  /// The most bounds that are tried for one number.
  private static let mostBounds = 40
  /// The most of what gave way whose rivals are looked for.
  private static let mostRivals = 4
  /// The most sizes and statements all of which are tried.
  private static let mostOrigins = 200

  private let layout: ConstraintLayout
  private let assembly: ConstraintAssembly
  private var constraintsOfOrigin: [ConstraintOrigin: [ConstraintID]] = [:]
  /// The place of each origin among all.
  private var order: [ConstraintOrigin: Int] = [:]
  private var trials = 0
  /// The solutions of trees in which one quantity is another one.
  private var changed = ChangedQuantities()

  /// Prepares explanations of a layout that is solved.
  package init(_ layout: ConstraintLayout) {
    self.layout = layout
    assembly = layout.solved
    for (number, record) in assembly.records.enumerated() {
      constraintsOfOrigin[record.origin.shown, default: []].append(
        ConstraintID(index: Int32(number)))
      if order[record.origin.shown] == nil { order[record.origin.shown] = number }
    }
  }

  /// What the numbers of the view at an index depend on, and what gave way.
  ///
  /// - Parameter wanted: The axis whose numbers are asked for; those of the other have no causes. `nil` for both.
  package mutating func explanation(of index: Int, along wanted: Axis? = nil) -> ViewExplanation {
    let axes = [Axis.horizontal, .vertical, .horizontal, .vertical]
    let causes = zip(layout.forms(of: index), axes).map { form, axis in
      wanted ?? axis == axis ? self.causes(of: form, along: axis, behind: []) : []
    }
    var missed: [ViewExplanation.Missed] = []
    for (number, record) in assembly.records.enumerated()
    where record.concerns(index, in: assembly.tree) {
      let id = ConstraintID(index: Int32(number))
      let amount = assembly.solver.violation(of: id)
      guard amount > Tolerance.length else { continue }
      let rivals = missed.count < Self.mostRivals ? layout.rivals(ofWish: number) : nil
      missed.append(
        ViewExplanation.Missed(
          origin: record.origin, amount: amount, priority: assembly.solver.priority(of: id),
          rivals: (rivals?.origins ?? []).filter { $0 != record.origin.shown }))
    }
    return ViewExplanation(
      x: causes[0], y: causes[1], width: causes[2], height: causes[3], missed: missed)
  }

  /// Where a statement's barrier is, in points from its container's left or top, and what that depends on; `nil` where the
  /// statement has none.
  package mutating func barrier(
    of statement: Int
  ) -> (place: Double, causes: [ViewExplanation.Cause])? {
    guard let form = layout.form(ofBarrierIn: statement) else { return nil }
    let axis = layout.tree.statements[statement].barrier?.edge.axis ?? .horizontal
    return (assembly.solver.value(of: form), causes(of: form, along: axis, behind: []))
  }

  /// The sizes and statements that a form depends on, in the order of the tree, and behind them what contents depend on
  /// in turn: the height of a text that wraps on its width.
  ///
  /// - Parameters:
  ///   - axis: The axis that the form is about.
  ///   - texts: The views whose widths are being explained already.
  private mutating func causes(
    of form: [Term], along axis: Axis, behind texts: Set<Int>
  ) -> [ViewExplanation.Cause] {
    var causes = self.causes(of: form)
    causes += naturalSizes(behind: causes, of: form)
    for cause in causes {
      guard case .intrinsic(let view, .vertical, _) = cause.origin, layout.isWrapped(view),
        !texts.contains(view)
      else { continue }
      let width = layout.forms(of: view)[2]
      for other in self.causes(of: width, along: .horizontal, behind: texts.union([view]))
      where !causes.contains(where: { $0.origin == other.origin }) {
        causes.append(other)
      }
    }
    let value = assembly.solver.value(of: form)
    let statements = causes.compactMap(\.origin.statement)
    return causes
      + changed.quantities(in: statements, of: assembly).filter { origin in
        !causes.contains { $0.origin == origin }
          && changed.moves(
            form, from: value, origin, in: layout, causes: Set(causes.map(\.origin)),
            otherwise: joinsAxes(causes) || origin.axis.map { $0 == axis } ?? true)
      }.map { ViewExplanation.Cause(origin: $0, isAlone: true) }
  }

  /// Whether some size or content has a part in a number that comes from the other axis.
  private func joinsAxes(_ causes: [ViewExplanation.Cause]) -> Bool {
    assembly.joinsAxes
      || causes.contains { cause in
        guard case .intrinsic(let view, .vertical, _) = cause.origin else { return false }
        return layout.isWrapped(view)
      }
  }

  /// The contents in whose ratio a stack shares its length, where a form is another one with another ratio.
  private mutating func naturalSizes(
    behind causes: [ViewExplanation.Cause], of form: [Term]
  ) -> [ViewExplanation.Cause] {
    let tree = assembly.tree
    let known = Set(causes.map(\.origin))
    let candidates = causes.flatMap { cause -> [ConstraintOrigin] in
      // Where the stack begins does not depend on the ratio.
      guard let statement = cause.origin.statement, let stack = tree.statements[statement].stack,
        stack.isProportional, causes.contains(where: { isLength($0.origin, along: stack.axis) })
      else { return [] }
      let members = Set(stack.members.map(\.view))
      return tree.views.indices.filter { index in
        members.contains(tree.views[index].view) && tree.views[index].intrinsicSize != nil
      }.map { .intrinsic($0, stack.axis, isHugging: false) }
    }
    let value = assembly.solver.value(of: form)
    return candidates.filter { origin in
      // Nor does what stands behind all of it.
      !known.contains(origin)
        && changed.moves(form, from: value, origin, in: layout, causes: known, otherwise: true)
    }.map { ViewExplanation.Cause(origin: $0, isAlone: true) }
  }

  /// Whether an origin is a given size or a size attribute on an axis.
  private func isLength(_ origin: ConstraintOrigin, along axis: Axis) -> Bool {
    switch origin {
    case .given(axis): true
    case .size(let view, let text):
      assembly.tree.views[view].sizes.contains { $0.text == text && $0.axis == axis }
    default: false
    }
  }

  /// The sizes and statements that a form depends on, in the order of the tree.
  private mutating func causes(of form: [Term]) -> [ViewExplanation.Cause] {
    guard !form.isEmpty else { return [] }
    let found = named(by: assembly.solver, form)
    let value = assembly.solver.value(of: form)
    guard found.contains(where: { !$0.isCertain }) else {
      let named = found.map(\.origin)
      return (named + upper(of: form, value, besides: named)).sorted {
        order[$0] ?? 0 < order[$1] ?? 0
      }.map { ViewExplanation.Cause(origin: $0, isAlone: true) }
    }
    let kept = shortest(for: form, value, found)
    return (kept + bounds(of: form, value, besides: kept)).sorted {
      order[$0] ?? 0 < order[$1] ?? 0
    }.map { origin in
      let isCertain = found.contains { $0.origin == origin && $0.isCertain }
      return ViewExplanation.Cause(
        origin: origin,
        isAlone: isCertain || without([origin], assembly.solver, form, value) == nil)
    }
  }

  /// What keeps a length from being more than 0, where prices name no more than that it is not less.
  private mutating func upper(
    of form: [Term], _ value: Double, besides named: [ConstraintOrigin]
  ) -> [ConstraintOrigin] {
    let areLeast = named.allSatisfy { if case .least = $0 { true } else { false } }
    guard areLeast, trials < Self.mostTrials / 2, order.count <= Self.mostOrigins else { return [] }
    return needed(among: assembly.records.map(\.origin.shown), for: form, value, besides: named)
  }

  /// The bounds that hold a form from the other side, where prices name those of one side alone.
  private mutating func bounds(
    of form: [Term], _ value: Double, besides kept: [ConstraintOrigin]
  ) -> [ConstraintOrigin] {
    let bounds = assembly.records.indices.filter {
      assembly.records[$0].origin.shown.statement != nil
        && assembly.solver.isTightBound(ConstraintID(index: Int32($0)))
    }.map { assembly.records[$0].origin.shown }
    // Other numbers are to be explained, too.
    guard bounds.count <= Self.mostBounds, trials < Self.mostTrials / 2 else { return [] }
    let found = needed(among: bounds, for: form, value, besides: kept)
    // What such a bound depends on is named by none of these prices.
    return found.isEmpty || order.count > Self.mostOrigins
      ? found : needed(among: assembly.records.map(\.origin.shown), for: form, value, besides: kept)
  }

  /// Those of some sizes and statements without which a form has another value or none.
  private mutating func needed(
    among origins: [ConstraintOrigin], for form: [Term], _ value: Double,
    besides kept: [ConstraintOrigin]
  ) -> [ConstraintOrigin] {
    var tried = Set(kept)
    return origins.filter { origin in
      if case .least = origin { return false }
      guard trials < Self.mostTrials, tried.insert(origin).inserted else { return false }
      trials += 1
      return without([origin], assembly.solver, form, value) == nil
    }
  }

  /// The set that prices name, made irreducible, or a shorter one that holds the form where a part of that is missing.
  private mutating func shortest(
    for form: [Term], _ value: Double, _ found: [Named]
  ) -> [ConstraintOrigin] {
    var best = irreducible(found, for: form, value, assembly.solver)
    var tried: Set<ConstraintOrigin> = []
    while best.count > 1, trials < Self.mostTrials,
      let origin = best.first(where: { !tried.contains($0) })
    {
      tried.insert(origin)
      guard let rest = without([origin], assembly.solver, form, value) else { continue }
      trials += 1
      let other = irreducible(named(by: rest, form), for: form, value, rest)
      if other.count < best.count { best = other }
    }
    return best
  }

  /// What a solver's prices name, with whether it certainly counts.
  private func named(by solver: ConstraintSolver, _ form: [Term]) -> [Named] {
    var found: [Named] = []
    for (id, isCertain) in solver.determination(of: form) {
      let origin = assembly.records[Int(id.index)].origin.shown
      if let index = found.firstIndex(where: { $0.origin == origin }) {
        found[index].isCertain = found[index].isCertain || isCertain
      } else {
        found.append((origin, isCertain))
      }
    }
    return found
  }

  /// What is left of a set when one after the other is left out that the others can do without.
  ///
  /// - Parameter solver: A solver in which the set holds the form.
  private mutating func irreducible(
    _ found: [Named], for form: [Term], _ value: Double, _ solver: ConstraintSolver
  ) -> [ConstraintOrigin] {
    var rest = solver
    var kept = found.map(\.origin)
    // What nobody wrote is tried first: a statement says more than that a width is not negative.
    let doubtful = found.filter { !$0.isCertain }.map(\.origin)
    let ordered = doubtful.filter(\.isUnwritten) + doubtful.reversed().filter { !$0.isUnwritten }
    for origin in ordered where kept.count > 1 && kept.contains(origin) {
      let others = Set(kept).subtracting([origin])
      guard let (left, solver) = holding(others, without: origin, rest, form, value) else {
        continue
      }
      kept = kept.filter(left.contains)
      rest = solver
    }
    return kept
  }

  /// Those of some sizes and statements that hold a form when one is left out and nothing stands in for it; `nil` where
  /// they do not.
  private mutating func holding(
    _ others: Set<ConstraintOrigin>, without origin: ConstraintOrigin, _ solver: ConstraintSolver,
    _ form: [Term], _ value: Double
  ) -> (Set<ConstraintOrigin>, ConstraintSolver)? {
    var missing = [origin]
    var rest = solver
    while trials < Self.mostTrials {
      trials += 1
      guard let next = without(missing, rest, form, value) else { return nil }
      rest = next
      let found = Set(named(by: rest, form).map(\.origin))
      missing = found.subtracting(others).sorted { order[$0] ?? 0 < order[$1] ?? 0 }
      if missing.isEmpty { return (found, rest) }
    }
    return nil
  }

  /// The solver without sizes or statements, where a form still has its value and no other; `nil` elsewhere.
  private func without(
    _ origins: [ConstraintOrigin], _ solver: ConstraintSolver, _ form: [Term], _ value: Double
  ) -> ConstraintSolver? {
    var trial = solver
    for origin in origins {
      for id in constraintsOfOrigin[origin] ?? [] { trial.remove(id) }
    }
    guard (try? trial.solve()) != nil, abs(trial.value(of: form) - value) <= Tolerance.length,
      (try? trial.ambiguities(of: [form])) == [false]
    else { return nil }
    return trial
  }
}

extension ConstraintOrigin {
  /// The origin as explanations show it: what a statement leaves open is its own.
  var shown: ConstraintOrigin { statement.map { .statement($0) } ?? self }

  /// The axis of a margin, a safe area or a baseline; `nil` for others.
  fileprivate var axis: Axis? {
    switch self {
    case .area(_, _, let edge): edge.axis
    case .baseline: .vertical
    default: nil
    }
  }

  /// Whether no author wrote it.
  fileprivate var isUnwritten: Bool {
    switch self {
    case .least, .fitting, .given, .intrinsic: true
    default: false
    }
  }
}
