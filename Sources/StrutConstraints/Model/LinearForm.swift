/// A sum of terms and a constant.
struct LinearForm: Sendable {
  var terms: [Term]
  var constant: Double

  init(_ constant: Double) {
    terms = []
    self.constant = constant
  }

  init(_ variable: Variable) {
    terms = [Term(variable)]
    constant = 0
  }

  private init(terms: [Term], constant: Double) {
    self.terms = terms
    self.constant = constant
  }

  static func + (lhs: LinearForm, rhs: LinearForm) -> LinearForm {
    LinearForm(terms: lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  static func - (lhs: LinearForm, rhs: LinearForm) -> LinearForm { lhs + rhs * -1 }

  static func * (lhs: LinearForm, rhs: Double) -> LinearForm {
    LinearForm(
      terms: lhs.terms.map { Term($0.variable, $0.coefficient * rhs) },
      constant: lhs.constant * rhs)
  }
}
