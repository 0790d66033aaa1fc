/// Constraint containers as sizing asks for them.
enum ConstraintFormatting: FormattingAlgorithm {
  static func inlineSizes(
    of box: BoxPointer, room: BlockRoom, _ pass: LayoutPass
  ) -> (sizes: InlineSizes, needsHeight: Bool) {
    (pass.constraintWidths(of: box, height: room.percentageBase), true)
  }

  static func flowHeight(
    of box: BoxPointer, width: Double, room: BlockRoom, _ pass: LayoutPass
  ) -> Double {
    pass.constraintHeight(of: box, width: width)
  }

  /// That of the first text; none without one, so that the container is aligned by its bottom edge.
  static func firstBaseline(
    of box: BoxPointer, width: Double, height: Double, base: OptionalLength,
    lineRoom: Double, _ pass: LayoutPass
  ) -> OptionalLength {
    pass.deeper { pass.constraintBaseline(of: box, width: width, height: height) }
  }

  /// Solves the outermost container, and with it all that are nested in it.
  static func placeChildren(of box: BoxPointer, _ pass: LayoutPass) {
    if pass.isConstraintRoot(box) { pass.deeper { pass.placeConstraintTree(box) } }
  }
}
