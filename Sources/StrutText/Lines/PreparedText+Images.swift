import StrutBoxes

extension PreparedText {
  /// How far the lower margin edge of an image is below the baseline of its line; 0 for other marks.
  func imageShift(of mark: InlineMark) -> Double {
    guard case .image = mark.kind else { return 0 }
    return boxes[mark.span].shift + imageShiftInSpan(of: mark)
  }

  /// The same from the baseline of the span around it.
  func imageShiftInSpan(of mark: InlineMark) -> Double {
    guard case .image(let index) = mark.kind else { return 0 }
    let image = content.images[index]
    let around = boxes[mark.span]
    return BaselineShifts.shift(
      image.verticalAlign, above: image.heightAboveBaseline, below: 0,
      lineHeight: around.above + around.below,
      in: .init(around, fontSize: style(of: mark.span).fontSize))
  }
}

extension InlineImage {
  /// The height of the margin box, whose lower edge stands on the baseline.
  var heightAboveBaseline: Double { size.height + margin.top + margin.bottom }
}
