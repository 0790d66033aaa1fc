/// CSS's `<length-percentage>` where no keyword is allowed: radii, translations, positions of stops.
package enum Length: Hashable, Sendable {
  /// A length in points.
  case points(Double)
  /// A share of the reference length, in percent: `percent(50)` is half of it.
  case percent(Double)

  /// No length.
  package static let zero = Length.points(0)

  /// The length in points, where 100 % is `reference` points.
  package func resolved(against reference: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): (reference * percent / 100).withinLengthLimit
    }
  }
}
