@_spi(Solver) import StrutConstraints

/// The stack workloads of the constraint solver: views below one another with intrinsic heights.
///
/// `hug` fits the container to the stack; `pinned` squeezes the stack into a container whose height is
/// edited.
struct ConstraintBench {
  /// Which end of the stack gives way.
  enum Workload: String, CaseIterable {
    case hug, pinned
  }

  /// One view's variables.
  private struct View {
    var left, right, top, height: Variable
  }

  private let workload: Workload
  private let count: Int
  private var solver = ConstraintSolver()
  private var container: View
  private var views: [View] = []
  private var intrinsic: Variable

  init(_ workload: Workload, count: Int) {
    self.workload = workload
    self.count = count
    container = Self.addView(to: &solver)
    intrinsic = solver.addVariable()
  }

  private static func addView(to solver: inout ConstraintSolver) -> View {
    View(
      left: solver.addVariable(), right: solver.addVariable(), top: solver.addVariable(),
      height: solver.addVariable())
  }

  /// The number of variables.
  var nodeCount: Int { 4 * (count + 1) + 1 }

  /// Adds all constraints and solves them; returns the CPU time in nanoseconds.
  mutating func add() throws -> Double {
    var heights = RandomHeights()
    let start = cpuTime()
    addConstraints(&heights)
    try solver.solve()
    return cpuTime() - start
  }

  /// The time to read all values in milliseconds, and the medians of the edits in microseconds.
  mutating func measureEdits(count: Int) throws -> String {
    let setup = addEdits()
    try solver.solve()
    let start = cpuTime()
    var checksum = readValues()
    var line = "update_ms,\(decimal((cpuTime() - start) / 1e6, 3))"
    let widths = try measureEdits(of: setup.width, count: count) { Double(320 + $0 % 100) }
    line += ",edit_us,\(decimal(widths, 3))"
    let firsts = try measureEdits(of: setup.intrinsic, count: count) { Double(30 + $0 % 50) }
    line += ",intrinsic_us,\(decimal(firsts, 3))"
    if let height = setup.height {
      let number = Double(self.count)
      let heights = try measureEdits(of: height, count: count) { number * Double(30 + $0 % 30) }
      line += ",height_us,\(decimal(heights, 3))"
    }
    checksum = readValues()
    return line + ",checksum,\(checksum)"
  }

  // MARK: The system

  private mutating func addConstraints(_ heights: inout RandomHeights) {
    solver.add([Term(container.left)], .equal, 0)
    solver.add([Term(container.top)], .equal, 0)
    for index in 0..<count {
      let view = Self.addView(to: &solver)
      addConstraints(of: view, isFirst: index == 0, intrinsicHeight: heights.next())
      views.append(view)
    }
    guard let last = views.last else { return }
    let bottom = [
      Term(container.top), Term(container.height), Term(last.top, -1), Term(last.height, -1),
    ]
    solver.add(bottom, workload == .hug ? .equal : .greaterOrEqual, 8)
  }

  private mutating func addConstraints(of view: View, isFirst: Bool, intrinsicHeight: Double) {
    solver.add([Term(view.left), Term(container.left, -1)], .equal, 0)
    solver.add([Term(view.right), Term(container.right, -1)], .equal, 0)
    if let previous = views.last {
      solver.add([Term(view.top), Term(previous.top, -1), Term(previous.height, -1)], .equal, 8)
    } else {
      solver.add([Term(view.top), Term(container.top, -1)], .equal, 8)
    }
    solver.add([Term(view.height)], .greaterOrEqual, 20)
    if isFirst {
      let difference = [Term(view.height), Term(intrinsic, -1)]
      solver.add(difference, .greaterOrEqual, 0, priority: .high)
      solver.add(difference, .lessOrEqual, 0, priority: .low)
    } else {
      solver.add([Term(view.height)], .greaterOrEqual, intrinsicHeight, priority: .high)
      solver.add([Term(view.height)], .lessOrEqual, intrinsicHeight, priority: .low)
    }
  }

  // MARK: Edits

  private mutating func addEdits() -> (
    width: ConstraintID, intrinsic: ConstraintID, height: ConstraintID?
  ) {
    let strong = Priority(900) ?? .high
    let width = solver.add([Term(container.right)], .equal, 375, priority: strong)
    let first = solver.add([Term(intrinsic)], .equal, 40, priority: strong)
    guard workload == .pinned else { return (width, first, nil) }
    let height = solver.add(
      [Term(container.height)], .equal, Double(40 * count), priority: Priority(950) ?? .high)
    return (width, first, height)
  }

  /// The median CPU time of an edit with its solution, in microseconds.
  private mutating func measureEdits(
    of constraint: ConstraintID, count: Int, value: (Int) -> Double
  ) throws -> Double {
    var times: [Double] = []
    for step in 0..<count {
      let start = cpuTime()
      solver.setConstant(value(step), of: constraint)
      try solver.solve()
      times.append(cpuTime() - start)
    }
    return median(times) / 1e3
  }

  private func readValues() -> Double {
    views.reduce(0) {
      $0 + solver.value(of: $1.left) + 2 * solver.value(of: $1.top)
        + 3 * (solver.value(of: $1.right) - solver.value(of: $1.left))
        + 5 * solver.value(of: $1.height)
    }
  }
}

/// The intrinsic heights of the workload: 10 to 69, from a fixed seed.
private struct RandomHeights {
  private var state: UInt64 = 12_345

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(10 + (state >> 33) % 60)
  }
}
