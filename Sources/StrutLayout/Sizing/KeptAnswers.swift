extension LayoutPass {
  /// The rare answers about a box that have been kept, if any.
  @inline(__always)
  func keptRareAnswers(of box: BoxPointer) -> RareAnswers? {
    let index = box.pointee.rareAnswers
    return index < 0 ? nil : state.pointee.rareAnswers[Int(index)]
  }

  /// Changes the rare answers about a box, which get a place when there are the first ones.
  func keepRareAnswers(of box: BoxPointer, _ change: (inout RareAnswers) -> Void) {
    guard box.pointee.kind != .replaced else { return }
    if box.pointee.side < 0 {
      box.pointee.side = Int32(truncatingIfNeeded: state.pointee.rareAnswers.count)
      state.pointee.rareAnswers.append(RareAnswers())
    }
    change(&state.pointee.rareAnswers[Int(box.pointee.side)])
  }
}
