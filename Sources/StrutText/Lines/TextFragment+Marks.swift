extension TextFragment.Mark {
  /// What a mark of the prepared text is.
  init(_ mark: InlineMark, shift: Double) {
    switch mark.kind {
    case .open: self = .opening
    case .close: self = .closing
    case .image(let index): self = .image(index, shift: shift)
    }
  }
}
