/// Flexbox as sizing asks for it.
///
/// The container's own answers are inlined here: each level of a tree takes one frame of the stack for them.
enum FlexFormatting: FormattingAlgorithm {
  static func inlineSizes(
    of box: BoxPointer, room: BlockRoom, _ pass: LayoutPass
  ) -> (sizes: InlineSizes, needsHeight: Bool) {
    FlexContainer(pass, box, width: .none, height: room.percentageBase)
      .intrinsicWidths(lineRoom: room.height)
  }

  static func flowHeight(
    of box: BoxPointer, width: Double, room: BlockRoom, _ pass: LayoutPass
  ) -> Double {
    FlexContainer(pass, box, width: OptionalLength(width), height: room.percentageBase).flowHeight(
      room: room)
  }

  static func firstBaseline(
    of box: BoxPointer, width: Double, height: Double, base: OptionalLength,
    lineRoom: Double, _ pass: LayoutPass
  ) -> OptionalLength {
    FlexContainer(pass, box, width: OptionalLength(width), height: base)
      .firstBaseline(height: height, lineRoom: lineRoom)
  }

  static func placeChildren(of box: BoxPointer, _ pass: LayoutPass) {
    let mark = pass.state.pointee.scratch.mark
    defer { pass.state.pointee.scratch.release(to: mark) }
    let model = pass.model(of: box, containingWidth: box.pointee.containingWidth)
    let size = box.pointee.frame.size
    let width = max(0, size.width - model.insetX)
    let height = max(0, size.height - model.insetY)
    let container = FlexContainer(
      pass, box, width: OptionalLength(width),
      height: box.pointee.percentageHeight.map { max(0, $0 - model.insetY) })
    container.place(height: height, inset: model.inset)
  }
}
