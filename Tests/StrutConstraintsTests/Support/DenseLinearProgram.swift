/// The two-phase simplex method on a dense tableau with Bland's rule: slow and simple, the independent
/// judge of the solver.
///
/// Minimises a form of non-negative variables under equations.
struct DenseLinearProgram {
  private let variableCount: Int
  private var rows: [[Double]] = []
  private var constants: [Double] = []

  init(variableCount: Int) { self.variableCount = variableCount }

  mutating func addEquation(_ coefficients: [Int: Double], equals constant: Double) {
    var row = [Double](repeating: 0, count: variableCount)
    for (variable, coefficient) in coefficients { row[variable] += coefficient }
    rows.append(constant < 0 ? row.map { -$0 } : row)
    constants.append(abs(constant))
  }

  /// The least value of the form, or `nil` if the equations cannot hold.
  func minimum(of form: [Int: Double]) -> Double? {
    let width = variableCount + rows.count
    var tableau: [[Double]] = []
    var basis: [Int] = []
    for (index, row) in rows.enumerated() {
      var line = row + [Double](repeating: 0, count: rows.count) + [constants[index]]
      line[variableCount + index] = 1
      tableau.append(line)
      basis.append(variableCount + index)
    }
    var artificial = [Double](repeating: 0, count: width)
    for index in variableCount..<width { artificial[index] = 1 }
    guard Self.minimise(artificial, &tableau, &basis, columns: width) < 1e-7 else { return nil }
    Self.expelArtificials(&tableau, &basis, from: variableCount)
    var cost = [Double](repeating: 0, count: width)
    for (variable, coefficient) in form { cost[variable] += coefficient }
    return Self.minimise(cost, &tableau, &basis, columns: variableCount)
  }

  private static func minimise(
    _ cost: [Double], _ tableau: inout [[Double]], _ basis: inout [Int], columns: Int
  ) -> Double {
    while true {
      let reduced = (0..<columns).first { column in
        let price = basis.indices.reduce(0) { $0 + cost[basis[$1]] * tableau[$1][column] }
        return !basis.contains(column) && cost[column] - price < -1e-9
      }
      guard let entering = reduced else { break }
      var leaving: Int?
      var least = Double.infinity
      for row in tableau.indices where tableau[row][entering] > 1e-9 {
        let ratio = tableau[row][tableau[row].count - 1] / tableau[row][entering]
        if ratio < least - 1e-12
          || (ratio < least + 1e-12 && leaving.map { basis[row] < basis[$0] } ?? true)
        {
          least = min(least, ratio)
          leaving = row
        }
      }
      guard let leaving else { return -.infinity }
      pivot(&tableau, &basis, leaving, entering)
    }
    return basis.indices.reduce(0) { $0 + cost[basis[$1]] * (tableau[$1].last ?? 0) }
  }

  private static func pivot(
    _ tableau: inout [[Double]], _ basis: inout [Int], _ row: Int, _ column: Int
  ) {
    let pivot = tableau[row][column]
    tableau[row] = tableau[row].map { $0 / pivot }
    for other in tableau.indices where other != row && tableau[other][column] != 0 {
      let factor = tableau[other][column]
      for index in tableau[other].indices {
        tableau[other][index] -= factor * tableau[row][index]
        if abs(tableau[other][index]) < 1e-12 { tableau[other][index] = 0 }
      }
    }
    basis[row] = column
  }

  private static func expelArtificials(
    _ tableau: inout [[Double]], _ basis: inout [Int], from first: Int
  ) {
    for row in tableau.indices where basis[row] >= first {
      if let column = (0..<first).first(where: { abs(tableau[row][$0]) > 1e-9 }) {
        pivot(&tableau, &basis, row, column)
      }
    }
    let kept = tableau.indices.filter { basis[$0] < first }
    tableau = kept.map { tableau[$0] }
    basis = kept.map { basis[$0] }
  }
}
