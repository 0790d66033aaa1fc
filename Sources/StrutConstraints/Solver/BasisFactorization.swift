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

  private var etaRow: [Int32] = []
  private var etaPivot: [Double] = []
  private var etaStart: [Int32] = [0]
  private var etaEntryRow: [Int32] = []
  private var etaEntryValue: [Double] = []

  /// Whether so many pivots were recorded that factorising anew is cheaper: a factorisation costs about as much
  /// as looking at some dozen pivots for each row, and every solution looks at all pivots.
  var isWorn: Bool {
    let count = etaRow.count
    return count >= 500 || (count > 50 && count * count > 64 * pivotRow.count)
      || (count > 8 && etaEntryRow.count > 2 * upperRow.count + 4 * pivotRow.count)
  }

  /// The number of pivots since the last factorisation.
  var pivotsSinceFactorization: Int { etaRow.count }

  /// Replaces `vector` by the inverse of the basis times `vector`.
  ///
  /// Where few entries are not zero, a depth-first search finds the steps that they meet (Gilbert and Peierls
  /// 1988); all other steps are not even looked at.
  func solveForward(_ vector: inout SparseVector) {
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
    applyEtas(to: &vector)
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

  private func applyEtas(to vector: inout SparseVector) {
    for eta in etaRow.indices {
      let row = Int(etaRow[eta])
      guard vector.values[row] != 0 else { continue }
      let value = vector.values[row] / etaPivot[eta]
      vector.values[row] = value
      for entry in Int(etaStart[eta])..<Int(etaStart[eta + 1]) {
        vector.add(-etaEntryValue[entry] * value, at: Int(etaEntryRow[entry]))
      }
    }
  }

  /// Replaces `vector` by the inverse of the transposed basis times `vector`.
  mutating func solveBackward(_ vector: inout SparseVector) {
    if crossStart.count <= pivotRow.count { indexUpperByRows() }
    for eta in etaRow.indices.reversed() {
      let row = Int(etaRow[eta])
      var value = vector.values[row]
      for entry in Int(etaStart[eta])..<Int(etaStart[eta + 1]) {
        value -= etaEntryValue[entry] * vector.values[Int(etaEntryRow[entry])]
      }
      if value != 0 || vector.values[row] != 0 {
        vector.list(row)
        vector.values[row] = value / etaPivot[eta]
      }
    }
    var first = Int32(pivotRow.count)
    for row in vector.nonzeros { first = min(first, stepOfRow[Int(row)]) }
    for step in Int(first)..<max(Int(first), pivotRow.count) {
      let row = Int(pivotRow[step])
      guard vector.values[row] != 0 else { continue }
      eliminateCross(step: step, row: row, in: &vector)
    }
    for index in lowerPivotRow.indices.reversed() {
      applyLowerTransposed(index, to: &vector)
    }
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
    etaRow.append(Int32(row))
    etaPivot.append(column.values[row])
    for other in column.nonzeros where Int(other) != row && column.values[Int(other)] != 0 {
      etaEntryRow.append(other)
      etaEntryValue.append(column.values[Int(other)])
    }
    etaStart.append(Int32(etaEntryRow.count))
  }
}
