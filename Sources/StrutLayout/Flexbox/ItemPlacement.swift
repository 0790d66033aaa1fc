import StrutCore

extension FlexContainer {
  /// Writes the frames of all children.
  ///
  /// - Parameters:
  ///   - height: The used content height.
  ///   - inset: Border and padding of the container.
  func place(height: Double, inset: Edges<Double>) {
    let mark = pass.state.pointee.scratch.mark
    defer { pass.state.pointee.scratch.release(to: mark) }
    let (items, _) = arrange(height: height, lineRoom: pass.lineRoom(of: box))
    for item in items {
      var origin = origin(of: item, height: height)
      origin.x += inset.left
      origin.y += inset.top
      if item.pointee.box.pointee.style.rare >= 0 {
        pass.moveByInsets(&origin, item.pointee.box, in: content, isRightToLeft: isRightToLeft)
      }
      pass.setContainingWidth(contentWidth, of: item.pointee.box)
      pass.write(
        Rect(
          origin: origin,
          size: isColumn
            ? Size(width: item.pointee.cross, height: item.pointee.main)
            : Size(width: item.pointee.main, height: item.pointee.cross)),
        of: item.pointee.box, percentageHeight: item.pointee.percentageHeight,
        lineRoom: lineRoom(of: item))
    }
    if box.pointee.state.contains(.hasUnusualChildren) {
      placeAbsoluteChildren(height: height, inset: inset)
    }
  }
}

extension FlexContainer {
  /// How long the lines of an item may be that is a column without a definite height: a column has decided it,
  /// a row leaves the item's maximum.
  ///
  /// Browser: an item that a column leaves as high as its content keeps the lines that it was measured with:
  /// `line-breaking/column-of-automatic-height-breaks-at-its-content`.
  func lineRoom(of item: ItemPointer) -> Double {
    let box = item.pointee.box
    guard box.pointee.style.breaksColumns else { return .infinity }
    if isColumn, !keepsMeasuredHeight(item) {
      return max(0, item.pointee.main - item.pointee.model.insetY)
    }
    return pass.room(of: box, item.pointee.model, in: content, height: .none).height
  }

  /// Whether a column leaves an item exactly as high as its content was found to be.
  private func keepsMeasuredHeight(_ item: ItemPointer) -> Bool {
    !item.pointee.hasDefiniteBasis && item.pointee.main == item.pointee.base
      && !pass.definiteHeight(
        of: item.pointee.box, item.pointee.model, in: content, stretches: false
      ).isDefinite
  }
}
