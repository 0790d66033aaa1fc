@_spi(Solver) import StrutConstraints

/// Systems of other shapes than stacks: where bases are large, or have to be looked for.
struct ConstraintShapeBench {
  /// What ties the views together.
  enum Shape: String, CaseIterable {
    /// Every view has the left edge and the width of its column, the top and the height of its row.
    case grid
    /// Every row and every column is a chain of equal views between the container's edges.
    case tiles
    /// Every view has eight wishes about itself and views anywhere else.
    case dense
    /// Views below one another, none where it wishes to be: each constant is met by a pivot.
    case pivots
    /// Views side by side, all as wide as the one before, filling the container.
    case chain
  }

  /// One view's variables: left, top, width, height.
  private typealias View = [Variable]

  private let shape: Shape
  private var solver = ConstraintSolver()
  private var container: View = []
  private var views: [View] = []
  private var random = BenchRandom()
  /// What is edited: constants with their first values.
  private var edits: [(constraint: ConstraintID, constant: Double)] = []

  init(_ shape: Shape, count: Int) {
    self.shape = shape
    container = addView()
    for _ in 0..<count { views.append(addView()) }
  }

  private mutating func addView() -> View { (0..<4).map { _ in solver.addVariable() } }

  /// The number of variables.
  var nodeCount: Int { 4 * (views.count + 1) }

  /// Adds all constraints and solves them; returns the CPU time in nanoseconds.
  mutating func add() throws -> Double {
    let start = cpuTime()
    for variable in container[..<2] { solver.add([Term(variable)], .equal, 0) }
    for view in views {
      for size in view[2...] { solver.add([Term(size)], .greaterOrEqual, 0) }
    }
    switch shape {
    case .grid: addGrid()
    case .tiles: addTiles()
    case .dense: addDense()
    case .pivots: addPivots()
    case .chain: addChain()
    }
    try solver.solve()
    return cpuTime() - start
  }

  /// The median CPU time of an edit with its solution in microseconds, the longest one, and a checksum.
  mutating func measureEdits(count: Int) throws -> String {
    var times: [Double] = []
    for step in 0..<count {
      let edit = edits[(step * 31) % edits.count]
      let start = cpuTime()
      solver.setConstant(edit.constant + Double(1 + step % 7), of: edit.constraint)
      try solver.solve()
      times.append(cpuTime() - start)
    }
    let sum = views.reduce(0) { sum, view in
      sum + zip(view, [1, 2, 3, 5]).reduce(0) { $0 + $1.1 * solver.value(of: $1.0) }
    }
    return "edit_us,\(decimal(median(times) / 1e3, 3)),"
      + "longest_edit_us,\(decimal((times.max() ?? 0) / 1e3, 3)),checksum,\(decimal(sum, 3))"
  }

  // MARK: The systems

  private mutating func addGrid() {
    var columns = 1
    while columns * columns < views.count { columns += 1 }
    for (index, view) in views.enumerated() {
      let above = index >= columns ? views[index - columns] : nil
      let before = index % columns > 0 ? views[index - 1] : nil
      tie(view, to: above, before: before, position: 0, size: 2)
      tie(view, to: before, before: above, position: 1, size: 3)
      addContent(view[2], natural: Double(20 + random.below(80)))
      addContent(view[3], natural: Double(10 + random.below(60)))
      for axis in 0..<2 {
        solver.add(
          [
            Term(container[axis]), Term(container[2 + axis]), Term(view[axis], -1),
            Term(view[2 + axis], -1),
          ], .greaterOrEqual, 8)
      }
    }
    for size in container[2...] {
      solver.add([Term(size)], .equal, 0, priority: .fitting)
    }
  }

  /// One axis of a view of the grid: as the view in the same line, or behind the one before it.
  private mutating func tie(
    _ view: View, to same: View?, before: View?, position: Int, size: Int
  ) {
    if let same {
      solver.add([Term(view[position]), Term(same[position], -1)], .equal, 0)
      solver.add([Term(view[size]), Term(same[size], -1)], .equal, 0)
    } else if let before {
      solver.add(
        [Term(view[position]), Term(before[position], -1), Term(before[size], -1)], .equal, 8)
    } else {
      solver.add([Term(view[position]), Term(container[position], -1)], .equal, 8)
    }
  }

  private mutating func addTiles() {
    var columns = 1
    while columns * columns < views.count { columns += 1 }
    for (index, view) in views.enumerated() {
      let above = index >= columns ? views[index - columns] : nil
      let before = index % columns > 0 ? views[index - 1] : nil
      link(view, behind: before, isLast: index % columns == columns - 1, axis: 0)
      link(view, behind: above, isLast: index + columns >= views.count, axis: 1)
      for other in [above, before].compactMap({ $0 }) {
        for size in 2..<4 { solver.add([Term(view[size]), Term(other[size], -1)], .equal, 0) }
      }
      addContent(view[2], natural: Double(20 + random.below(80)))
      addContent(view[3], natural: Double(10 + random.below(60)))
    }
    let side = Double(60 * columns)
    for (axis, size) in [side, side].enumerated() {
      edits.append((solver.add([Term(container[2 + axis])], .equal, size), size))
    }
  }

  /// One axis of a tile: behind the one before it, and at the container's end.
  private mutating func link(_ view: View, behind before: View?, isLast: Bool, axis: Int) {
    if let before {
      solver.add(
        [Term(view[axis]), Term(before[axis], -1), Term(before[2 + axis], -1)], .equal, 8)
    } else {
      solver.add([Term(view[axis]), Term(container[axis], -1)], .equal, 8)
    }
    guard isLast else { return }
    solver.add(
      [
        Term(container[axis]), Term(container[2 + axis]), Term(view[axis], -1),
        Term(view[2 + axis], -1),
      ], views.count % 10 == 0 ? .greaterOrEqual : .equal, 8)
  }

  private mutating func addContent(_ size: Variable, natural: Double) {
    edits.append(
      (solver.add([Term(size)], .greaterOrEqual, natural, priority: .high), natural))
    solver.add([Term(size)], .lessOrEqual, natural, priority: .low)
  }

  private mutating func addDense() {
    let priorities = [850.0, 750, 500, 250].compactMap { Priority($0) }
    for view in views {
      for wish in 0..<8 {
        let constant = Double(random.below(40) * 5)
        let priority = priorities[random.below(priorities.count)]
        let relation = [Relation.equal, .greaterOrEqual, .lessOrEqual][random.below(3)]
        let attribute = wish % 4
        var terms = [Term(view[attribute])]
        if wish >= 4 {
          let other = views[random.below(views.count)]
          if other != view { terms.append(Term(other[attribute], -1)) }
        }
        edits.append((solver.add(terms, relation, constant, priority: priority), constant))
      }
    }
  }

  private mutating func addPivots() {
    for (index, view) in views.enumerated() {
      solver.add([Term(view[0]), Term(container[0], -1)], .equal, 0)
      solver.add([Term(view[2]), Term(container[2], -1)], .equal, 0)
      let above = index > 0 ? views[index - 1] : container
      solver.add(
        [Term(view[1]), Term(above[1], -1)] + (index > 0 ? [Term(above[3], -1)] : []),
        .greaterOrEqual, 8)
      addContent(view[3], natural: Double(10 + random.below(60)))
      let place = Double(48 * index + random.below(300))
      edits.append(
        (solver.add([Term(view[1])], .equal, place, priority: Priority(500) ?? .low), place))
    }
    solver.add([Term(container[2])], .equal, 320)
  }

  private mutating func addChain() {
    for (index, view) in views.enumerated() {
      let before = index > 0 ? views[index - 1] : container
      solver.add(
        [Term(view[0]), Term(before[0], -1)] + (index > 0 ? [Term(before[2], -1)] : []), .equal,
        index > 0 ? 8 : 0)
      if index > 0 { solver.add([Term(view[2]), Term(before[2], -1)], .equal, 0) }
      solver.add([Term(view[1]), Term(container[1], -1)], .equal, 0)
      addContent(view[3], natural: Double(10 + random.below(60)))
      solver.add([Term(view[3]), Term(container[3], -1)], .lessOrEqual, 0)
    }
    guard let last = views.last else { return }
    solver.add(
      [Term(last[0]), Term(last[2]), Term(container[0], -1), Term(container[2], -1)], .equal, 0)
    let width = Double(60 * views.count)
    edits = [(solver.add([Term(container[2])], .equal, width), width)] + edits
    solver.add([Term(container[3])], .equal, 0, priority: .fitting)
  }
}

/// The generator of the workloads: a 64-bit linear congruential one from a fixed seed.
private struct BenchRandom {
  private var state: UInt64 = 12_345

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
