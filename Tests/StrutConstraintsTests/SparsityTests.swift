import Testing

@_spi(Solver) @testable import StrutConstraints

/// Chains of views stay chains: work and memory grow with the number of views.
struct SparsityTests {
  private struct Stack {
    var solver = ConstraintSolver()
    var tops: [Variable] = []
    var heights: [Variable] = []
    var end: ConstraintID?

    /// Views of 20 points, 8 apart, of which the last one ends at `bottom` at most.
    init(count: Int, bottom: Double) throws {
      for index in 0..<count {
        let (top, height) = (solver.addVariable(), solver.addVariable())
        if let above = tops.last, let size = heights.last {
          solver.add([Term(top), Term(above, -1), Term(size, -1)], .equal, 8)
        } else {
          solver.add([Term(top)], .equal, 8)
        }
        solver.add([Term(height)], .greaterOrEqual, 0)
        solver.add([Term(height)], .equal, 20, priority: Priority(Double(500 + index % 3)) ?? .low)
        tops.append(top)
        heights.append(height)
      }
      end = solver.add([Term(tops[count - 1]), Term(heights[count - 1])], .lessOrEqual, bottom)
      try solver.solve()
    }
  }

  @Test(arguments: [100, 2_000])
  func factorsOfAStackGrowLinearly(count: Int) throws {
    let stack = try Stack(count: count, bottom: 1e6)
    let factors = stack.solver.factors
    #expect(factors.upperRow.count + factors.lowerRow.count <= 3 * count)
    #expect(stack.solver.value(of: stack.tops[count - 1]) == Double(8 + 28 * (count - 1)))
    stack.solver.checkInvariants()
  }

  /// Equal views side by side between two edges: the factors have one long row, and no square.
  @Test(arguments: [100, 1_000])
  func factorsOfEqualViewsGrowLinearly(count: Int) throws {
    var solver = ConstraintSolver()
    let views = (0..<count).map { _ in (left: solver.addVariable(), width: solver.addVariable()) }
    solver.add([Term(views[0].left)], .equal, 0)
    for (view, next) in zip(views, views.dropFirst()) {
      solver.add([Term(next.left), Term(view.left, -1), Term(view.width, -1)], .equal, 8)
      solver.add([Term(next.width), Term(view.width, -1)], .equal, 0)
    }
    let last = views[count - 1]
    solver.add([Term(last.left), Term(last.width)], .equal, Double(28 * count - 8))
    try solver.solve()
    #expect(solver.factors.upperRow.count + solver.factors.lowerRow.count <= 8 * count)
    #expect(abs(solver.value(of: views[count / 2].width) - 20) < 1e-9)
    solver.checkInvariants()
  }

  /// Half of the height is missing: the lowest priorities give way entirely before any other does.
  @Test func aSqueezedStackGivesWayFromTheLowestPriority() throws {
    let count = 300
    var stack = try Stack(count: count, bottom: 1e6)
    let end = try #require(stack.end)
    stack.solver.setConstant(Double(count * 8 + count * 10), of: end)
    try stack.solver.solve()
    stack.solver.checkInvariants()
    let sums = (0..<3).map { level in
      stride(from: level, to: count, by: 3).reduce(0) {
        $0 + stack.solver.value(of: stack.heights[$1])
      }
    }
    #expect(sums == [0, 1_000, 2_000])
  }
}
