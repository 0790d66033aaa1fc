/// A basis as sparse triangular factors and the pivots since (product form of the inverse).
///
/// Steps are the pivots in elimination order; vectors are indexed by row, and the basic column of a row
/// is the one whose pivot stands in it. A solve costs one pass over the steps and the entries that meet
/// non-zeros.
///
/// Source: the LU factorisation with singletons first of Suhl and Suhl 1990; Gilbert and Peierls 1988.
struct BasisFactorization: Sendable {
  /// Pivot rows and pivots, by step.
  var pivotRow: [Int32] = []
  var diagonal: [Double] = []
  /// The upper factor without its diagonal: by step, the entries of the step's column in earlier rows.
  var upperStart: [Int32] = [0]
  var upperRow: [Int32] = []
  var upperValue: [Double] = []
  /// The same entries by the step of their row: the pivot rows of the columns that they stand in. Sorted when the
  /// first transposed system is solved: many bases are factorised only for their values.
  private var crossStart: [Int32] = []
  private var crossRow: [Int32] = []
  private var crossValue: [Double] = []
  /// The lower factor: only steps that have entries, in order.
  var lowerPivotRow: [Int32] = []
  var lowerStart: [Int32] = [0]
  var lowerRow: [Int32] = []
  var lowerValue: [Double] = []
  /// The place of each row in the lower factor, -1 for rows without entries there.
  var lowerIndexOfRow: [Int32] = []
  /// The step of each row.
  var stepOfRow: [Int32] = []

  /// The entries of the lower factor by their rows: the pivot rows of the columns that they stand in.
  private var lowerCrossStart: [Int32] = []
  private var lowerCrossRow: [Int32] = []
  private var lowerCrossValue: [Double] = []
  private var pivots = PivotFile()

  /// Whether so much was recorded that factorising anew is cheaper, or due for the sake of rounding errors.
  var isWorn: Bool {
    let count = pivots.count
    return count > 100 + pivotRow.count / 4
      || (count > 8 && pivots.entryCount > 2 * upperRow.count + 4 * pivotRow.count)
  }

  /// The number of pivots since the last factorisation.
  var pivotsSinceFactorization: Int { pivots.count }

  /// Replaces `vector` by the inverse of the basis times `vector`.
  ///
  /// Where few entries are not zero, a depth-first search finds the steps that they meet (Gilbert and Peierls
  /// 1988); all other steps are not even looked at.
  mutating func solveForward(_ vector: inout SparseVector) {
    let isSparse = 64 * vector.nonzeros.count < pivotRow.count
    if isSparse, searchLower(&vector) {
      for row in vector.nonzeros { eliminateLower(row: Int(row), in: &vector) }
    } else {
      for row in lowerPivotRow { eliminateLower(row: Int(row), listing: true, in: &vector) }
    }
    var step = lastStep(of: vector)
    if isSparse, step >= 64, searchUpper(&vector) {
      for row in vector.nonzeros {
        eliminateUpper(step: Int(stepOfRow[Int(row)]), row: Int(row), in: &vector)
      }
    } else {
      while step >= 0 {
        let row = Int(pivotRow[step])
        if vector.values[row] != 0 { eliminateUpper(step: step, row: row, in: &vector) }
        step -= 1
      }
    }
    pivots.applyForward(to: &vector)
  }

  /// Lists what the lower factor makes of the entries, in an order in which they can be eliminated; `false` if
  /// that is much.
  private func searchLower(_ vector: inout SparseVector) -> Bool {
    lowerPivotRow.isEmpty
      || vector.extend(limit: pivotRow.count / 32) { row in
        let index = Int(lowerIndexOfRow[Int(row)])
        guard index >= 0 else { return 0..<0 }
        return Int(lowerStart[index])..<Int(lowerStart[index + 1])
      } target: {
        lowerRow[$0]
      }
  }

  private func searchUpper(_ vector: inout SparseVector) -> Bool {
    vector.extend(limit: pivotRow.count / 32) { row in
      let step = Int(stepOfRow[Int(row)])
      return Int(upperStart[step])..<Int(upperStart[step + 1])
    } target: {
      upperRow[$0]
    }
  }

  @inline(__always)
  private func eliminateLower(row: Int, listing: Bool = false, in vector: inout SparseVector) {
    let index = Int(lowerIndexOfRow[row])
    let value = vector.values[row]
    guard index >= 0, value != 0 else { return }
    for entry in Int(lowerStart[index])..<Int(lowerStart[index + 1]) {
      let target = Int(lowerRow[entry])
      if listing { vector.list(target) }
      vector.values[target] -= lowerValue[entry] * value
    }
  }

  private func lastStep(of vector: SparseVector) -> Int {
    var last: Int32 = -1
    for row in vector.nonzeros { last = max(last, stepOfRow[Int(row)]) }
    return Int(last)
  }

  @inline(__always)
  private func eliminateUpper(step: Int, row: Int, in vector: inout SparseVector) {
    vector.dropIfTiny(row)
    guard vector.values[row] != 0 else { return }
    let value = vector.values[row] / diagonal[step]
    vector.values[row] = value
    vector.list(row)
    for entry in Int(upperStart[step])..<Int(upperStart[step + 1]) {
      vector.values[Int(upperRow[entry])] -= upperValue[entry] * value
    }
  }

  /// Replaces `vector` by the inverse of the transposed basis times `vector`.
  mutating func solveBackward(_ vector: inout SparseVector) {
    if crossStart.count <= pivotRow.count { indexByRows() }
    pivots.applyBackward(to: &vector)
    var isSparse = 64 * vector.nonzeros.count < pivotRow.count
    if isSparse, searchCross(&vector) {
      for row in vector.nonzeros {
        eliminateCross(step: Int(stepOfRow[Int(row)]), row: Int(row), in: &vector)
      }
    } else {
      eliminateCross(in: &vector)
    }
    guard !lowerPivotRow.isEmpty else { return }
    isSparse = 64 * vector.nonzeros.count < pivotRow.count
    if isSparse, searchLowerCross(&vector) {
      for row in vector.nonzeros { eliminateLowerCross(row: Int(row), in: &vector) }
    } else {
      for index in lowerPivotRow.indices.reversed() { applyLowerTransposed(index, to: &vector) }
    }
  }

  private func eliminateCross(in vector: inout SparseVector) {
    var first = Int32(pivotRow.count)
    for row in vector.nonzeros { first = min(first, stepOfRow[Int(row)]) }
    for step in Int(first)..<max(Int(first), pivotRow.count) {
      let row = Int(pivotRow[step])
      guard vector.values[row] != 0 else { continue }
      eliminateCross(step: step, row: row, in: &vector)
    }
  }

  private func searchCross(_ vector: inout SparseVector) -> Bool {
    vector.extend(limit: pivotRow.count / 32) { row in
      let step = Int(stepOfRow[Int(row)])
      return Int(crossStart[step])..<Int(crossStart[step + 1])
    } target: {
      crossRow[$0]
    }
  }

  private func searchLowerCross(_ vector: inout SparseVector) -> Bool {
    vector.extend(limit: pivotRow.count / 32) { row in
      Int(lowerCrossStart[Int(row)])..<Int(lowerCrossStart[Int(row) + 1])
    } target: {
      lowerCrossRow[$0]
    }
  }

  private mutating func indexByRows() {
    indexUpperByRows()
    if !lowerPivotRow.isEmpty { indexLowerByRows() }
  }

  /// Copies the upper factor by rows, for solves with the transposed basis.
  private mutating func indexUpperByRows() {
    let count = pivotRow.count
    var start = [Int32](repeating: 0, count: count + 1)
    for row in upperRow { start[Int(stepOfRow[Int(row)]) + 1] += 1 }
    for step in 0..<count { start[step + 1] += start[step] }
    crossStart = start
    crossRow = [Int32](repeating: 0, count: upperRow.count)
    crossValue = [Double](repeating: 0, count: upperRow.count)
    for step in 0..<count {
      for entry in Int(upperStart[step])..<Int(upperStart[step + 1]) {
        let rowStep = Int(stepOfRow[Int(upperRow[entry])])
        let place = Int(start[rowStep])
        crossRow[place] = pivotRow[step]
        crossValue[place] = upperValue[entry]
        start[rowStep] += 1
      }
    }
  }

  /// Copies the lower factor by rows.
  private mutating func indexLowerByRows() {
    var start = [Int32](repeating: 0, count: pivotRow.count + 1)
    for row in lowerRow { start[Int(row) + 1] += 1 }
    for row in pivotRow.indices { start[row + 1] += start[row] }
    lowerCrossStart = start
    lowerCrossRow = [Int32](repeating: 0, count: lowerRow.count)
    lowerCrossValue = [Double](repeating: 0, count: lowerRow.count)
    for index in lowerPivotRow.indices {
      for entry in Int(lowerStart[index])..<Int(lowerStart[index + 1]) {
        let row = Int(lowerRow[entry])
        let place = Int(start[row])
        lowerCrossRow[place] = lowerPivotRow[index]
        lowerCrossValue[place] = lowerValue[entry]
        start[row] += 1
      }
    }
  }

  @inline(__always)
  private func eliminateLowerCross(row: Int, in vector: inout SparseVector) {
    vector.dropIfTiny(row)
    let value = vector.values[row]
    guard value != 0 else { return }
    for entry in Int(lowerCrossStart[row])..<Int(lowerCrossStart[row + 1]) {
      vector.values[Int(lowerCrossRow[entry])] -= lowerCrossValue[entry] * value
    }
  }

  @inline(__always)
  private func eliminateCross(step: Int, row: Int, in vector: inout SparseVector) {
    vector.dropIfTiny(row)
    guard vector.values[row] != 0 else { return }
    let value = vector.values[row] / diagonal[step]
    vector.values[row] = value
    vector.list(row)
    for entry in Int(crossStart[step])..<Int(crossStart[step + 1]) {
      vector.values[Int(crossRow[entry])] -= crossValue[entry] * value
    }
  }

  @inline(__always)
  private func applyLowerTransposed(_ index: Int, to vector: inout SparseVector) {
    let row = Int(lowerPivotRow[index])
    var value = vector.values[row]
    for entry in Int(lowerStart[index])..<Int(lowerStart[index + 1]) {
      value -= lowerValue[entry] * vector.values[Int(lowerRow[entry])]
    }
    if value != vector.values[row] {
      vector.list(row)
      vector.values[row] = value
      vector.dropIfTiny(row)
    }
  }

  /// Records that the column whose forward solution is `column` becomes basic in `row`.
  mutating func replaceColumn(at row: Int, by column: SparseVector) {
    pivots.append(column, row: row)
  }
}
