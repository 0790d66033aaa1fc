import StrutCore

/// A length in words, to a thousandth of a point.
func shortest(_ value: Double) -> String { value.decimal(places: 3) }

extension Double {
  /// A constant behind an attribute, with its sign; empty for 0.
  var asSummand: String {
    self == 0 ? "" : "\(self < 0 ? " - " : " + ")\(shortest(abs(self)))"
  }
}
