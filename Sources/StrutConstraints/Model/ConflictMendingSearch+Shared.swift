import StrutCore

/// Numbers that stand at several places and change together.
extension ConflictMendingSearch {
  /// Several places of one number.
  private struct Alike: Hashable {
    /// What the number is of: the size or the space along an axis, in one statement or in all.
    var kind: String
    var number: Double
  }

  /// A number, and by how much each place changes with it.
  private typealias Places = [ConstraintAssembly.NumberPlace: Double]

  /// The most numbers that are tried, each by solving.
  private static let mostShared = 8
  /// Numbers that would change by more than this part of them are not what is wrong.
  private static let largestChange = 2.0
  /// Spaces between views of one list share all that is left, which may be a lot more than they were.
  private static let largestChangeOfSpace = 8.0

  private var mostShared: Int { isLarge ? 1 : Self.mostShared }

  /// Numbers of the set that were written several times, each of which does its part.
  func sharedNumbers() throws(SolverFault) -> [TreeConflict.Remedy] {
    let groups = alikeNumbers()
    var found: [TreeConflict.Remedy] = []
    for (number, places) in groups.prefix(mostShared) {
      guard let change = try change(of: places) else { continue }
      let one = TreeConflict.Shortfall(
        origin: places[0].origin, part: places[0].part, has: number, needs: number + change)
      guard let written = writtenTogether(one) else { continue }
      found.append(
        .numbers(
          places.map { place in
            var shared = written
            (shared.origin, shared.part) = (place.origin, place.part)
            return shared
          }))
    }
    return found
  }

  /// The metrics that statements of the set name.
  ///
  /// - Parameters:
  ///   - numbers: What single numbers need to be.
  ///   - tree: The tree, or one with the same contributors in which more is required of contents.
  func metrics(
    _ numbers: [TreeConflict.Shortfall], in tree: ConstraintTree
  ) throws(SolverFault) -> [TreeConflict.Remedy] {
    var found: [TreeConflict.Remedy] = []
    var tried: [StatementMetric] = []
    for origin in search.origins(of: set) {
      guard let index = origin.statement else { continue }
      for metric in search.tree.statements[index].metrics
      where metric.isPlain && !tried.contains(where: { $0.isSame(as: metric) }) {
        guard tried.count < mostShared else { return found }
        tried.append(metric)
        guard let needs = try number(neededOf: metric, numbers, in: tree) else { continue }
        let number = TreeConflict.Shortfall(
          origin: .metric(index, metric.name), part: 0, has: metric.value, needs: needs)
        if let written = writtenTogether(number) { found.append(.metric(metric, written)) }
      }
    }
    return found
  }

  /// The number as people would write it; `nil` where it would be something else than was meant.
  private func writtenTogether(_ number: TreeConflict.Shortfall) -> TreeConflict.Shortfall? {
    let largest = isSpace(number) ? Self.largestChangeOfSpace : Self.largestChange
    return number.needs * number.has > 0 && number.share < largest
      && number.needs / number.has > Self.leastPart ? number.rounded : nil
  }

  /// Whether a number is the space between two views of a list.
  func isSpace(_ number: TreeConflict.Shortfall) -> Bool {
    guard let statement = number.origin.statement.map({ search.tree.statements[$0] }),
      statement.kind == .format || statement.kind == .stack
    else { return false }
    let comparison = statement.constraints[number.part]
    return comparison.first.attribute.kind != .size && comparison.second != nil
      && comparison.first.view != statement.container
      && comparison.second?.view != statement.container
  }

  /// By how much numbers have to change together for all that is required to hold; `nil` where that does not help.
  private func change(
    of places: Places, in tree: ConstraintTree
  ) throws(SolverFault) -> Double? {
    var probe = ConstraintAssembly(
      tree, width: search.width, height: search.height,
      for: .shifted(places, among: Set(0...last)))
    guard let shift = probe.shift, try probe.conflict() == nil else { return nil }
    let change = probe.solver.value(of: shift)
    return abs(change) > Tolerance.length ? change : nil
  }

  private func change(
    of places: [ConstraintAssembly.NumberPlace]
  ) throws(SolverFault) -> Double? {
    try change(
      of: Places(uniqueKeysWithValues: places.map { ($0, slope(at: $0)) }), in: search.tree)
  }

  /// A constant that is subtracted grows the other way.
  private func slope(at place: ConstraintAssembly.NumberPlace) -> Double {
    guard let index = place.origin.statement else { return 1 }
    return search.tree.statements[index].constraints[place.part].constant < 0 ? -1 : 1
  }

  // MARK: Metrics

  /// What a metric needs to be; `nil` where no other number of it helps.
  private func number(
    neededOf metric: StatementMetric, _ numbers: [TreeConflict.Shortfall], in tree: ConstraintTree
  ) throws(SolverFault) -> Double? {
    var places: Places = [:]
    var factors: [ConstraintAssembly.NumberPlace] = []
    for (index, statement) in search.tree.statements.enumerated() {
      guard let own = statement.metrics.firstIndex(where: { $0.isSame(as: metric) }) else {
        continue
      }
      for (part, constraint) in statement.constraints.enumerated() {
        let place = ConstraintAssembly.NumberPlace(origin: .statement(index), part: part)
        if let slope = constraint.slope(of: metric, at: own) { places[place] = slope }
        if Int(constraint.factorMetric) == own { factors.append(place) }
      }
    }
    if factors.isEmpty {
      return try places.isEmpty ? nil : change(of: places, in: tree).map { metric.value + $0 }
    }
    guard places.isEmpty, factors.count == 1,
      let factor = numbers.first(where: {
        $0.origin == factors[0].origin && $0.part == factors[0].part && $0.isFactor
      })
    else { return nil }
    let isDivisor = metric.value != 1 && factor.has == 1 / metric.value
    return metric.value
      * (isDivisor ? factor.has / factor.needs : factor.needs / factor.has)
  }

  // MARK: Numbers without names

  /// The numbers that stand at several places of the set, in the order of their first ones.
  private func alikeNumbers() -> [(number: Double, places: [ConstraintAssembly.NumberPlace])] {
    var groups: [Alike: [ConstraintAssembly.NumberPlace]] = [:]
    var order: [Alike] = []
    for origin in search.origins(of: set) {
      for (alike, place) in numbers(of: origin) {
        if groups[alike] == nil { order.append(alike) }
        groups[alike, default: []].append(place)
      }
    }
    return order.compactMap { alike in
      guard let places = groups[alike], places.count > 1, areWrittenAlone(places, alike.number)
      else { return nil }
      return (alike.number, places)
    }
  }

  private func numbers(
    of origin: ConstraintOrigin
  ) -> [(Alike, ConstraintAssembly.NumberPlace)] {
    switch origin {
    case .size(let view, let text):
      guard let rule = search.tree.views[view].sizes.first(where: { $0.text == text }),
        rule.relation == .equal, case .points(let points) = rule.value
      else { return [] }
      return [(Alike(kind: text, number: points), .init(origin: origin))]
    case .statement(let index):
      let statement = search.tree.statements[index]
      let isList = statement.kind == .format || statement.kind == .stack
      guard isList || statement.kind == .equation && statement.constraints.count == 1 else {
        return []
      }
      return statement.constraints.enumerated().compactMap { part, constraint in
        guard constraint.constant != 0, constraint.constantMetric < 0,
          constraint.priority == .required, isList || constraint.second == nil
        else { return nil }
        // Who wrote two lengths alike wants them alike; spaces of other statements are none of theirs.
        let kind =
          constraint.second == nil
          ? "\(constraint.first.attribute) \(constraint.relation)" : "space \(index)"
        return (
          Alike(kind: kind, number: abs(constraint.constant)), .init(origin: origin, part: part)
        )
      }
    default: return []
    }
  }

  /// Whether every number of the statements that looks the same is one of these.
  private func areWrittenAlone(
    _ places: [ConstraintAssembly.NumberPlace], _ number: Double
  ) -> Bool {
    Set(places.compactMap(\.origin.statement)).allSatisfy { index in
      let own = places.count { $0.origin.statement == index }
      return search.tree.statements[index].places(of: number) == own
    }
  }
}
