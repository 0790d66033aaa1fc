import StrutCore

extension ConstraintSolver {
  /// The places of a column's constraints among all constraints.
  @inline(__always)
  func constraintIndices(of column: Int) -> some Sequence<Int> {
    constraintsByColumn[Int(constraintStart[column])..<Int(constraintStart[column + 1])]
      .lazy.map { Int($0) }
  }

  /// Brings every index up to date after constraints were added or removed, and completes the basis.
  mutating func rebuildStructure() {
    let firstNewColumn = price.count
    endPlateau()
    dropRemovedRows()
    numberLevels()
    indexConstraints()
    matrix.indexColumns(count: value.count)
    updateBounds()
    let extra = value.count - firstNewColumn
    price.append(contentsOf: repeatElement(0, count: extra))
    pricedSlope.append(contentsOf: repeatElement(0, count: extra))
    isTouched.append(contentsOf: repeatElement(false, count: extra))
    completeBasis(firstNewColumn: firstNewColumn)
    isStructureStale = false
  }

  /// Takes out rows whose constraint was removed and whose logical column is basic, once they are many.
  private mutating func dropRemovedRows() {
    guard removedRows > 16 + matrix.rowCount / 4 else { return }
    var isDead = [Bool](repeating: false, count: value.count)
    for constraint in constraints where !constraint.isAlive {
      isDead[Int(constraint.column)] = true
    }
    let kept = matrix
    let numbers = matrix.removeRows { row in
      let logical = Int(kept.logicalOfRow[row])
      return !(isDead[logical] && basisRow[logical] >= 0)
    }
    var basics: [Int32] = []
    for row in numbers.indices {
      let logical = Int(kept.logicalOfRow[row])
      rowOfLogical[logical] = numbers[row] < 0 ? -2 : numbers[row]
      if numbers[row] < 0 { basisRow[logical] = -1 }
    }
    for column in basisRow.indices where basisRow[column] >= 0 { basics.append(Int32(column)) }
    removedRows = 0
    matrix.indexColumns(count: value.count)
    factorise(basics)
  }

  private mutating func numberLevels() {
    var priorities: [Priority] = [.required]
    for constraint in constraints where constraint.isAlive {
      if !priorities.contains(constraint.priority) {
        priorities.append(constraint.priority)
        if priorities.count > 32 {
          priorities = Set(constraints.map(\.priority)).union([.required]).sorted(by: >)
          break
        }
      }
    }
    levels = priorities.sorted(by: >)
    for index in constraints.indices {
      constraints[index].level = level(of: constraints[index].priority)
    }
  }

  /// The place of a priority among the levels, by bisection.
  private func level(of priority: Priority) -> Int32 {
    Int32(max(0, levels.partitioningIndex { $0 < priority } - 1))
  }

  private mutating func indexConstraints() {
    var start = [Int32](repeating: 0, count: value.count + 1)
    var startOfLevel = [Int32](repeating: 0, count: levels.count + 1)
    for constraint in constraints where constraint.isAlive {
      start[Int(constraint.column) + 1] += 1
      startOfLevel[Int(constraint.level) + 1] += 1
    }
    for column in value.indices { start[column + 1] += start[column] }
    for level in levels.indices { startOfLevel[level + 1] += startOfLevel[level] }
    constraintStart = start
    levelStart = startOfLevel
    var byColumn = [Int32](repeating: 0, count: Int(start[value.count]))
    var byLevel = byColumn
    for (index, constraint) in constraints.enumerated() where constraint.isAlive {
      let column = Int(constraint.column)
      let level = Int(constraint.level)
      byColumn[Int(start[column])] = Int32(index)
      start[column] += 1
      byLevel[Int(startOfLevel[level])] = constraint.column
      startOfLevel[level] += 1
    }
    constraintsByColumn = byColumn
    columnsByLevel = byLevel
  }

  private mutating func updateBounds() {
    requiredLower = [Double](repeating: -.infinity, count: value.count)
    requiredUpper = [Double](repeating: .infinity, count: value.count)
    for constraint in constraints where constraint.isAlive && constraint.level == 0 {
      tighten(by: constraint)
    }
  }

  mutating func updateRequiredBounds(of column: Int) {
    requiredLower[column] = -.infinity
    requiredUpper[column] = .infinity
    for index in constraintIndices(of: column) where constraints[index].level == 0 {
      tighten(by: constraints[index])
    }
  }

  private mutating func tighten(by constraint: ColumnConstraint) {
    guard constraint.isEnabled else { return }
    let column = Int(constraint.column)
    if constraint.relation != .lessOrEqual {
      requiredLower[column] = max(requiredLower[column], constraint.constant)
    }
    if constraint.relation != .greaterOrEqual {
      requiredUpper[column] = min(requiredUpper[column], constraint.constant)
    }
  }

  /// The value that a column's own constraints would choose, level by level.
  func preferredValue(of column: Int) -> Double {
    guard constraintStart[column] < constraintStart[column + 1] else { return 0 }
    var low = requiredLower[column]
    var high = max(low, requiredUpper[column])
    var level: Int32 = 0
    while low < high {
      // Columns have few constraints: the next level is looked for rather than sorted.
      var next = Int32.max
      for index in constraintIndices(of: column) where constraints[index].level > level {
        next = min(next, constraints[index].level)
      }
      guard next < Int32.max else { break }
      level = next
      for index in constraintIndices(of: column) where constraints[index].level == level {
        let constraint = constraints[index]
        let wanted = max(low, min(high, constraint.constant))
        if constraint.relation != .lessOrEqual { low = max(low, wanted) }
        if constraint.relation != .greaterOrEqual { high = min(high, wanted) }
      }
    }
    return max(low, min(high, 0))
  }
}
