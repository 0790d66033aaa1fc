/// A slope with a part for each level, which compares as words do: the highest level first.
struct LevelSlope {
  /// The parts by level; that of the required level is 0.
  var parts: [Double]
  /// Whether it is more than any other.
  var isUnlimited = false

  /// A slope of 0.
  init(levelCount: Int) {
    parts = [Double](repeating: 0, count: levelCount)
  }

  /// More than any other.
  static let unlimited: LevelSlope = {
    var slope = LevelSlope(levelCount: 0)
    slope.isUnlimited = true
    return slope
  }()

  /// The slope in the other direction.
  var negated: LevelSlope {
    var other = self
    for level in parts.indices { other.parts[level] = -parts[level] }
    return other
  }

  /// -1, 0 or 1 where the first part that is not zero is negative, where there is none, and where it is positive.
  func sign(_ tolerance: Double) -> Int {
    if isUnlimited { return 1 }
    for part in parts where abs(part) > tolerance { return part < 0 ? -1 : 1 }
    return 0
  }
}
