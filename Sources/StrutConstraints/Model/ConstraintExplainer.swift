import StrutCore

/// Says of the views of a solved tree what their numbers depend on.
///
/// Prices name the constraints that hold a number in place. Where the solution is degenerate, more hold at one place
/// than it takes; then the solver tries one after the other without, from the last to the first, and those that change
/// nothing are left out. What is left is all needed together; what something that was left out could stand in for is
/// marked.
public struct ConstraintExplainer {
  /// Values that differ by less are the same.
  private static let tolerance = 1e-6
  /// The most trials for one tree; what is left undecided then is listed.
  private static let mostTrials = 2_000

  private let layout: ConstraintLayout
  private let assembly: ConstraintAssembly
  private var constraintsOfOrigin: [ConstraintOrigin: [ConstraintID]] = [:]
  private var trials = 0

  /// Prepares explanations of a layout that is solved.
  public init(_ layout: ConstraintLayout) {
    self.layout = layout
    assembly = layout.solved
    for (number, record) in assembly.records.enumerated() {
      constraintsOfOrigin[record.origin.shown, default: []].append(
        ConstraintID(index: Int32(number)))
    }
  }

  /// What the numbers of the view at an index depend on, and what gave way.
  public mutating func explanation(of index: Int) -> ViewExplanation {
    let causes = layout.forms(of: index).map { self.causes(of: $0) }
    var missed: [(origin: ConstraintOrigin, amount: Double, priority: Priority)] = []
    for (number, record) in assembly.records.enumerated() where concerns(record, index) {
      let id = ConstraintID(index: Int32(number))
      let amount = assembly.solver.violation(of: id)
      if amount > Self.tolerance {
        missed.append((record.origin, amount, assembly.solver.priority(of: id)))
      }
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
    return (assembly.solver.value(of: form), causes(of: form))
  }

  /// The sizes and statements that a form depends on, in the order of the tree.
  private mutating func causes(of form: [Term]) -> [ViewExplanation.Cause] {
    guard !form.isEmpty else { return [] }
    let found = named(by: assembly.solver, form)
    guard found.contains(where: { !$0.isCertain }) else {
      return found.map { ViewExplanation.Cause(origin: $0.origin, isAlone: true) }
    }
    let value = assembly.solver.value(of: form)
    var rest = assembly.solver
    let sufficient = self.sufficient(for: form, value, &rest)
    return sufficient.map { origin in
      let isCertain = found.contains { $0.origin == origin && $0.isCertain }
      return ViewExplanation.Cause(
        origin: origin,
        isAlone: isCertain || without(origin, assembly.solver, form, value) == nil)
    }
  }

  /// What a solver's prices name, with whether it certainly counts.
  private func named(
    by solver: ConstraintSolver, _ form: [Term]
  ) -> [(origin: ConstraintOrigin, isCertain: Bool)] {
    var found: [(origin: ConstraintOrigin, isCertain: Bool)] = []
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

  /// A set of which none can be missed, where all others that would do as well are left out.
  ///
  /// - Parameter rest: The solver, which is without those others in the end.
  private mutating func sufficient(
    for form: [Term], _ value: Double, _ rest: inout ConstraintSolver
  ) -> [ConstraintOrigin] {
    var needed: Set<ConstraintOrigin> = []
    while true {
      let found = named(by: rest, form)
      for entry in found where entry.isCertain { needed.insert(entry.origin) }
      // What nobody wrote is tried first: a statement says more than that a width is not negative.
      let doubtful = found.map(\.origin).filter { !needed.contains($0) }
      let ordered = doubtful.filter(\.isUnwritten) + doubtful.reversed().filter { !$0.isUnwritten }
      guard trials < Self.mostTrials, let origin = ordered.first else { return found.map(\.origin) }
      trials += 1
      if let others = without(origin, rest, form, value) {
        rest = others
      } else {
        needed.insert(origin)
      }
    }
  }

  /// The solver without a size or statement, where a form still has its value and no other; `nil` elsewhere.
  private func without(
    _ origin: ConstraintOrigin, _ solver: ConstraintSolver, _ form: [Term], _ value: Double
  ) -> ConstraintSolver? {
    var trial = solver
    for id in constraintsOfOrigin[origin] ?? [] { trial.remove(id) }
    guard (try? trial.solve()) != nil, abs(trial.value(of: form) - value) <= Self.tolerance,
      (try? trial.ambiguities(of: [form])) == [false]
    else { return nil }
    return trial
  }

  private func concerns(_ record: ConstraintAssembly.Record, _ index: Int) -> Bool {
    switch record.origin {
    // That the root is larger than nothing is no news.
    case .least, .fitting, .readable, .nearest: false
    case .given: index == 0
    case .size(let view, _), .intrinsic(let view, _, _): view == index
    case .statement(let statement):
      assembly.tree.statements[statement].constraints[record.part].mentions(
        assembly.tree.views[index].view)
    }
  }
}

extension ConstraintOrigin {
  /// The origin as explanations show it: what a statement leaves open is its own.
  fileprivate var shown: ConstraintOrigin { statement.map { .statement($0) } ?? self }

  /// Whether no author wrote it.
  fileprivate var isUnwritten: Bool {
    switch self {
    case .least, .fitting, .given, .intrinsic: true
    default: false
    }
  }
}
