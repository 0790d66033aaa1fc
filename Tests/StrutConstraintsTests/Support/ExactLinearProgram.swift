/// The simplex method on a dense tableau of integers with one common denominator (Edmonds 1967): slow,
/// simple and exact, the independent judge of the solver.
///
/// Minimises one form after the other, each on the optimal face of those before. Variables are
/// non-negative or free. The rules are Dantzig's and, as long as nothing gets smaller, Bland's, which ends.
struct ExactLinearProgram {
  /// A number of the tableau does not fit 64 bits: the judge has no answer.
  struct Overflow: Error {}

  /// One row for each equation: coefficients and, last, the constant. Divided by `denominator`.
  private var rows: [[Int]]
  /// The variable that each row is solved for.
  private var basis: [Int]
  private var denominator = 1
  private let isFree: [Bool]
  /// Variables that are zero on the optimal face.
  private var isGone: [Bool]

  /// Equations that are solved for one non-negative variable each, with a non-negative constant.
  init(rows: [[Int]], basis: [Int], isFree: [Bool]) {
    self.rows = rows
    self.basis = basis
    self.isFree = isFree
    isGone = isFree.map { _ in false }
  }

  /// The least value of the form on the optimal face so far, as a quotient; the face then is that of the
  /// form, too.
  mutating func minimise(_ costs: [Int]) throws -> (numerator: Int, denominator: Int) {
    var objective = try self.objective(costs)
    var usesBland = false
    while let (column, isUpward) = entering(objective, usesBland) {
      let least = objective[objective.count - 1]
      let before = denominator
      guard let row = leaving(column, isUpward, usesBland) else { break }
      try pivot(row, column, &objective)
      // The objective is the last entry, negated, over the denominator.
      usesBland =
        try product(least, denominator) == product(objective[objective.count - 1], before)
    }
    for column in isFree.indices where !isFree[column] && objective[column] > 0 {
      isGone[column] = true
    }
    return (-objective[objective.count - 1], denominator)
  }

  private func objective(_ costs: [Int]) throws -> [Int] {
    var objective = try costs.map { try product($0, denominator) } + [0]
    for row in rows.indices where costs[basis[row]] != 0 {
      for column in objective.indices where rows[row][column] != 0 {
        objective[column] = try difference(
          objective[column], product(costs[basis[row]], rows[row][column]))
      }
    }
    return objective
  }

  private func entering(_ objective: [Int], _ usesBland: Bool) -> (column: Int, isUpward: Bool)? {
    var best: Int?
    for column in isFree.indices where !isGone[column] {
      guard objective[column] < 0 || (isFree[column] && objective[column] > 0) else { continue }
      if usesBland { return (column, objective[column] < 0) }
      if let other = best, abs(objective[column]) <= abs(objective[other]) { continue }
      best = column
    }
    return best.map { ($0, objective[$0] < 0) }
  }

  private func leaving(_ column: Int, _ isUpward: Bool, _ usesBland: Bool) -> Int? {
    var best: Int?
    for row in rows.indices where !isFree[basis[row]] {
      let speed = isUpward ? rows[row][column] : -rows[row][column]
      guard speed > 0 else { continue }
      guard let other = best else {
        best = row
        continue
      }
      let constant = rows[row][isFree.count]
      let otherSpeed = isUpward ? rows[other][column] : -rows[other][column]
      let (mine, theirs) = (
        Int128(constant) * Int128(otherSpeed), Int128(rows[other][isFree.count]) * Int128(speed)
      )
      if mine < theirs || (mine == theirs && basis[row] < basis[other]) { best = row }
    }
    return best
  }

  private mutating func pivot(_ row: Int, _ column: Int, _ objective: inout [Int]) throws {
    if rows[row][column] < 0 {
      for index in rows[row].indices { rows[row][index] = -rows[row][index] }
    }
    let pivotRow = rows[row]
    let support = pivotRow.indices.filter { pivotRow[$0] != 0 }
    for other in rows.indices where other != row {
      try eliminate(column, pivotRow, support, from: &rows[other])
    }
    try eliminate(column, pivotRow, support, from: &objective)
    denominator = pivotRow[column]
    basis[row] = column
  }

  private func eliminate(
    _ column: Int, _ pivotRow: [Int], _ support: [Int], from line: inout [Int]
  ) throws {
    let factor = line[column]
    let pivot = pivotRow[column]
    if pivot != denominator {
      for index in line.indices where line[index] != 0 && pivotRow[index] == 0 {
        line[index] = try product(line[index], pivot) / denominator
      }
    } else if factor == 0 {
      return
    }
    for index in support {
      let minuend = try product(line[index], pivot)
      line[index] = try difference(minuend, product(factor, pivotRow[index])) / denominator
    }
  }

  @inline(__always)
  private func product(_ a: Int, _ b: Int) throws -> Int {
    let (result, overflow) = a.multipliedReportingOverflow(by: b)
    if overflow { throw Overflow() }
    return result
  }

  @inline(__always)
  private func difference(_ a: Int, _ b: Int) throws -> Int {
    let (result, overflow) = a.subtractingReportingOverflow(b)
    if overflow { throw Overflow() }
    return result
  }
}
