/// Numbers with names in the comparisons of a statement.
extension ConstraintStatement {
  /// Gives a metric another number wherever the statement names it.
  mutating func changeMetric(named name: String, to changed: (Double) -> Double) {
    guard let place = metrics.firstIndex(where: { $0.name == name }) else { return }
    let value = metrics[place].value
    let new = changed(value)
    metrics[place].value = new
    for part in constraints.indices {
      constraints[part].changeMetric(Int16(clamping: place), from: value, to: new)
    }
    stack?.changeMetric(Int16(clamping: place), from: value, to: new)
  }
}

extension AnchorConstraint {
  /// By how much the constant changes where the metric that it is does by 1; `nil` where it is another number.
  package func slope(of metric: StatementMetric, at place: Int) -> Double? {
    guard Int(constantMetric) == place, metric.value != 0 else { return nil }
    return constant / metric.value
  }

  /// Gives the metric at a place another number.
  fileprivate mutating func changeMetric(_ place: Int16, from old: Double, to new: Double) {
    if constantMetric == place {
      constant = old == 0 ? new : constant / old * new
    }
    guard factorMetric == place, old != 0 else { return }
    // A factor that is 1 is one that is multiplied by.
    let isDivisor = old != 1 && multiplier == 1 / old
    if !isDivisor {
      multiplier = multiplier / old * new
    } else if new != 0 {
      multiplier = 1 / new
    }
  }
}

extension StackRule {
  /// Gives the metric at a place another number.
  fileprivate mutating func changeMetric(_ place: Int16, from old: Double, to new: Double) {
    for index in members.indices where members[index].metric == place {
      members[index].space = old == 0 ? new : members[index].space / old * new
    }
  }
}
