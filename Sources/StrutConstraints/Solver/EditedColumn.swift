/// A column whose constant was edited, and the direction that the constant moves in.
struct EditedColumn {
  var column: Int
  /// 1 for upwards, -1 for downwards.
  var sign: Double
}
