import StrutBoxes

extension PaintStyle {
  /// Whether a box is painted as it stands: seen wholly, where its frame is, above what comes before it.
  var isPlain: Bool {
    isVisible && opacity == 1 && transform.isEmpty && filter.isEmpty && zIndex == nil
      && blendMode == .normal && !clipsBackgroundToText
  }
}
