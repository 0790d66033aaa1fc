/// A sum of terms, each variable once, and a constant.
struct LinearForm: Sendable {
  private(set) var terms: [Term] = []
  private(set) var constant = 0.0

  /// The number 0.
  init() {}

  /// One variable less a number.
  init(_ variable: Variable, minus constant: Double = 0) {
    terms = [Term(variable)]
    self.constant = -constant
  }

  /// Adds a multiple of a variable.
  mutating func add(_ variable: Variable, times factor: Double) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += factor
    } else {
      terms.append(Term(variable, factor))
    }
  }

  /// Adds a number.
  mutating func add(_ number: Double) { constant += number }

  /// Makes the form 0 and keeps its memory.
  mutating func reset() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }
}
