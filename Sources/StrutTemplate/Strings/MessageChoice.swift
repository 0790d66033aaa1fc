/// A plural or a selection in a message.
struct MessageChoice {
  /// The name of the argument that chooses.
  let argument: String
  /// `plural`, `selectordinal` or `select`.
  let type: String
  /// Where the type stands, in scalars.
  let place: Range<Int>
  /// The names of its cases, with where they stand, in scalars.
  var cases: [(name: String, place: Range<Int>)] = []
  /// Whether numbers are counted from another one than 0.
  var hasOffset = false
}
