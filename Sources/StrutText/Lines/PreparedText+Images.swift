import StrutBoxes

extension PreparedText {
  /// How far the lower margin edge of an image is below the baseline of its line; 0 for other marks.
  func imageShift(of mark: InlineMark) -> Double {
    guard case .image = mark.kind else { return 0 }
    return boxes[mark.span].shift + imageShiftInSpan(of: mark)
  }

  /// How far the image at a place reaches from the baseline of the span around it, and that span; `nil` where there is none.
  func imageHeight(at position: Int) -> (span: Int, height: LineBoxHeight)? {
    guard let mark = text.marks[position], case .image(let index) = mark.kind else { return nil }
    let shift = imageShiftInSpan(of: mark)
    let above = content.images[index].heightAboveBaseline - shift
    return (mark.span, .init(above: above, below: shift))
  }

  /// How far its lower margin edge is below the baseline of the span around it.
  private func imageShiftInSpan(of mark: InlineMark) -> Double {
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
