/// A column that is not basic and whose price changes with that of a basic one.
struct PriceRival: Sendable {
  var column: Int32
  /// How fast the price changes.
  var speed: Double
  /// Whether a higher level leaves the price room.
  var hasRoom = false
  /// Whether the price stands at its slope.
  var isSpent = false
  /// The ratio at the present level.
  var ratio = 0.0
}
