@_spi(Solver) @testable import StrutConstraints

/// Shapes of systems that are hard for a solver, on one axis: each view has a position and a size.
enum SystemFamily: String, CaseIterable, Sendable {
  /// Eight wishes for each view about itself and views anywhere else.
  case dense
  /// Rings of views that each follow the one before.
  case cyclic
  /// What is required is said twice, and follows from other statements again.
  case redundant
  /// Everything stands at the same few places.
  case degenerate
  /// Required statements that often contradict each other, as wishes always do.
  case contradictory
  /// Views behind one another, each wished to be elsewhere.
  case crowded
  /// Sizes as fractions and multiples of others.
  case proportional

  /// A system of about `views` views, always the same for a seed.
  func system(views: Int, seed: UInt64) -> RandomSystem {
    var builder = SystemBuilder(views: views, seed: seed)
    switch self {
    case .dense: builder.addDense()
    case .cyclic: builder.addCyclic()
    case .redundant: builder.addRedundant()
    case .degenerate: builder.addDegenerate()
    case .contradictory: builder.addContradictory()
    case .crowded: builder.addCrowded()
    case .proportional: builder.addProportional()
    }
    return builder.system
  }
}

/// Writes the statements of a family.
private struct SystemBuilder {
  var system: RandomSystem
  private var random: RandomSource
  private let views: Int

  init(views: Int, seed: UInt64) {
    self.views = views
    random = RandomSource(seed: seed &* 6_364_136_223_846_793_005 &+ UInt64(views))
    for _ in 0..<4 { _ = random.below(2) }
    system = RandomSystem(variableCount: 2 * views, statements: [])
    for view in 0..<views { say([size(view): 1], .greaterOrEqual, 0, 1000) }
  }

  private func position(_ view: Int) -> Int { 2 * view }
  private func size(_ view: Int) -> Int { 2 * view + 1 }

  private mutating func say(
    _ factors: [Int: Double], _ relation: Relation, _ constant: Int, _ priority: Double
  ) {
    system.statements.append(
      RandomSystem.Statement(
        factors: factors.filter { $0.value != 0 }, relation: relation,
        constant: Double(constant), priority: Priority(priority) ?? .required))
  }

  private mutating func relation() -> Relation {
    random.choose([.equal, .greaterOrEqual, .lessOrEqual])
  }

  /// `next` starts where `view` ends, and a gap further.
  private mutating func follow(
    _ view: Int, _ next: Int, _ relation: Relation, _ gap: Int, _ priority: Double
  ) {
    guard view != next else { return }
    say([position(next): 1, position(view): -1, size(view): -1], relation, gap, priority)
  }

  private mutating func addContents() {
    for view in 0..<views {
      let natural = 10 + random.below(6) * 10
      say([size(view): 1], .greaterOrEqual, natural, 750)
      say([size(view): 1], .lessOrEqual, natural, 250)
    }
  }

  mutating func addDense() {
    for variable in 0..<system.variableCount {
      for _ in 0..<4 {
        let other = random.below(views) * 2 + variable % 2
        let constant = random.below(20) * 10
        let priority = random.choose([850.0, 750, 500, 250])
        let factors: [Int: Double] =
          other == variable ? [variable: 1] : [variable: 1, other: -1]
        say(factors, relation(), constant, priority)
      }
    }
  }

  mutating func addCyclic() {
    addContents()
    let ring = random.choose([1000.0, 1000, 800, 500])
    for view in 0..<views {
      let next = (view + 1) % views
      let priority = random.below(2 * views) > 0 ? ring : 600
      follow(view, next, view + 1 < views ? relation() : .equal, random.below(3) * 8, priority)
      follow(view, random.below(views), .greaterOrEqual, 8, random.choose([500.0, 499]))
    }
    say([position(0): 1], .equal, 0, random.choose([1000.0, 600]))
  }

  mutating func addRedundant() {
    addContents()
    say([position(0): 1], .equal, 0, 1000)
    for view in 1..<views {
      follow(view - 1, view, .equal, 8, 1000)
      say([size(view): 1, size(view - 1): -1], .equal, 0, 1000)
      // The same once more, and what follows from it.
      say([size(view): 2, size(0): -2], .equal, 0, random.choose([1000.0, 700]))
      let back = min(view, 4)
      let places = [position(view): 1, position(view - back): -1, size(0): -Double(back)]
      if random.below(2) == 0 { say(places, relation(), 8 * back, 1000) }
    }
    say([position(views - 1): 1, size(views - 1): 1], relation(), 58 * views, 1000)
  }

  mutating func addDegenerate() {
    for _ in 0..<(4 * views) {
      let (a, b) = (random.below(system.variableCount), random.below(system.variableCount))
      let priority = random.choose([1000.0, 500, 500, 500, 250])
      let factor = random.below(views) < 12 ? random.choose([1.0, -1, 1, 2]) : 1
      let factors: [Int: Double] = a == b ? [a: 1] : [a: 1, b: -factor]
      say(factors, priority == 1000 ? .greaterOrEqual : relation(), 0, priority)
    }
    for view in 0..<views {
      say([position(view): 1], .equal, 10 * random.below(2), 100)
      say([size(view): 1], .greaterOrEqual, 10, random.choose([500.0, 250]))
    }
  }

  mutating func addContradictory() {
    addContents()
    for _ in 0..<(2 * views) {
      let (a, b) = (random.below(views), random.below(views))
      let isRequired = random.below(5) < 2
      follow(a, b, .greaterOrEqual, random.below(2) * 8, isRequired ? 1000 : 900)
      if a != b {
        say(
          [position(a): 1, position(b): -1], relation(), (random.below(9) - 4) * 10,
          random.choose([950.0, 900, 300, 300, 1000]))
      }
    }
    say([position(0): 1], .equal, 0, 1000)
    for _ in 0..<3 {
      say([position(random.below(views)): 1], .lessOrEqual, 5 * views, 1000)
    }
    if random.below(3) == 0 {
      say([position(random.below(views)): 1], .greaterOrEqual, 5 * views + 10, 1000)
    }
  }

  mutating func addCrowded() {
    addContents()
    for view in 0..<views {
      if view > 0 { follow(view - 1, view, .greaterOrEqual, 8, 1000) }
      say([position(view): 1], .equal, random.below(40 * views), random.choose([500.0, 500, 800]))
    }
    say([position(views - 1): 1, size(views - 1): 1], .lessOrEqual, 30 * views, 850)
  }

  mutating func addProportional() {
    addContents()
    for view in 1..<views {
      let other = random.below(view)
      follow(other, view, relation(), 8, random.choose([1000.0, 600]))
      // Few of them are required: products of many factors leave the judge's numbers.
      let factor = random.below(views) < 16 ? random.choose([0.5, 2, 1.5, 1]) : 1
      say(
        [size(view): 1, size(other): -factor], .equal, random.below(2) * 4,
        random.choose([650.0, 650, 640, 1000]))
    }
    say([position(0): 1], .equal, 0, 1000)
    say([position(views - 1): 1, size(views - 1): 1], .equal, 25 * views, 700)
  }
}
