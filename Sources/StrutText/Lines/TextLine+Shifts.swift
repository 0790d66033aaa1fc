extension TextLine {
  /// The same line, as it is placed first, with spans elsewhere, and what is in them.
  func shifted(by shifts: [Int: Double]) -> TextLine {
    guard !shifts.isEmpty else { return self }
    var line = self
    line.shifts = shifts
    line.fragments = fragments.map { $0.shifted(by: shifts) }
    return line
  }
}

extension TextFragment {
  /// The same fragment in spans elsewhere.
  func shifted(by shifts: [Int: Double]) -> TextFragment {
    guard !isEllipsis, let shift = shifts[span] else { return self }
    var fragment = self
    fragment.shift = shift
    if case .image(let index, let own) = mark {
      fragment.mark = .image(index, shift: own + shift - self.shift)
    }
    return fragment
  }
}
