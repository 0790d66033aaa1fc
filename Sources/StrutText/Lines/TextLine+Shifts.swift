extension TextLine {
  /// The same line with spans elsewhere, and what is in them.
  func shifted(by shifts: [Int: Double], in text: PreparedText) -> TextLine {
    guard !shifts.isEmpty else { return self }
    var line = self
    line.shifts = shifts
    line.fragments = fragments.map { $0.shifted(by: shifts, in: text) }
    line.wholeFragments = wholeFragments?.map { $0.shifted(by: shifts, in: text) }
    return line
  }
}

extension TextFragment {
  fileprivate func shifted(by shifts: [Int: Double], in text: PreparedText) -> TextFragment {
    guard !isEllipsis, let shift = shifts[span] else { return self }
    var fragment = self
    fragment.shift = shift
    if case .image(let index, let own) = mark {
      fragment.mark = .image(index, shift: own + shift - text.boxes[span].shift)
    }
    return fragment
  }
}
