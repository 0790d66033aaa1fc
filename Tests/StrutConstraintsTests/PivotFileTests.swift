import Testing

@_spi(Solver) @testable import StrutConstraints

/// Pivots that few rows lead to are found without looking at the others.
struct PivotFileTests {
  private static let rows = 500

  /// Random columns of four entries, each at its pivot's row, and the same as plain arrays.
  private struct Sample {
    var file = PivotFile()
    var columns: [(row: Int, column: [Double])] = []

    init(seed: UInt64) {
      var random = RandomSource(seed: seed)
      for _ in 0..<300 {
        var column = [Double](repeating: 0, count: rows)
        for _ in 0..<3 { column[random.below(rows)] = Double(random.below(3) - 1) / 2 }
        let row = random.below(rows)
        column[row] = random.below(2) == 0 ? 1 : -2
        columns.append((row, column))
        file.append(sparse(column), row: row)
      }
    }
  }

  private static func sparse(_ values: [Double]) -> SparseVector {
    var vector = SparseVector()
    vector.reset(count: values.count)
    for (row, value) in values.enumerated() where value != 0 { vector.add(value, at: row) }
    return vector
  }

  /// A unit vector goes through the heap, one with an entry in every row through the list.
  @Test(arguments: [1, 3, 500])
  func solvesAsTheMatricesSay(entries: Int) {
    for seed in 0..<20 {
      var sample = Sample(seed: UInt64(seed))
      var values = [Double](repeating: 0, count: Self.rows)
      for entry in 0..<entries { values[(entry * 37 + seed) % Self.rows] = Double(entry + 1) }
      var forward = Self.sparse(values)
      sample.file.applyForward(to: &forward)
      expectSame(forward, Self.forward(values, sample.columns), "forward, seed \(seed)")
      var backward = Self.sparse(values)
      sample.file.applyBackward(to: &backward)
      expectSame(backward, Self.backward(values, sample.columns), "backward, seed \(seed)")
    }
  }

  private static func forward(
    _ values: [Double], _ columns: [(row: Int, column: [Double])]
  ) -> [Double] {
    columns.reduce(into: values) { values, pivot in
      let value = values[pivot.row] / pivot.column[pivot.row]
      for row in values.indices { values[row] -= pivot.column[row] * value }
      values[pivot.row] = value
    }
  }

  private static func backward(
    _ values: [Double], _ columns: [(row: Int, column: [Double])]
  ) -> [Double] {
    columns.reversed().reduce(into: values) { values, pivot in
      var sum = values[pivot.row]
      for row in values.indices where row != pivot.row { sum -= pivot.column[row] * values[row] }
      values[pivot.row] = sum / pivot.column[pivot.row]
    }
  }

  private func expectSame(_ vector: SparseVector, _ expected: [Double], _ comment: Comment) {
    let listed = Set(vector.nonzeros.map { Int($0) })
    for row in expected.indices {
      let difference = abs(vector.values[row] - expected[row])
      #expect(difference <= 1e-9 * (1 + abs(expected[row])), "\(comment), row \(row)")
      #expect(vector.values[row] == 0 || listed.contains(row), "\(comment), row \(row) is listed")
    }
  }
}
