/// What lays out the children of a container: flexbox, or constraints.
///
/// Sizing asks these questions about a container's content, each once and on a stack with room for further ones
/// (``DeepStacks``), and keeps the answers. The algorithms ask sizing about the boxes in the container in turn.
protocol FormattingAlgorithm {
  /// The min-content and max-content width of the content box, and whether they depend on its height.
  ///
  /// - Parameter room: What is known about the content height.
  static func inlineSizes(
    of box: BoxPointer, room: BlockRoom, _ pass: LayoutPass
  ) -> (sizes: InlineSizes, needsHeight: Bool)

  /// The height of the content at a content width.
  ///
  /// - Parameter room: What is known about the content height.
  static func flowHeight(
    of box: BoxPointer, width: Double, room: BlockRoom, _ pass: LayoutPass
  ) -> Double

  /// The distance from the top of the content box to the first baseline.
  ///
  /// - Parameters:
  ///   - base: The content height that percentages resolve against.
  ///   - lineRoom: How long the lines of a column may be whose height is not definite.
  static func firstBaseline(
    of box: BoxPointer, width: Double, height: Double, base: OptionalLength,
    lineRoom: Double, _ pass: LayoutPass
  ) -> OptionalLength

  /// Writes the frames of the children of a box whose own frame is written.
  static func placeChildren(of box: BoxPointer, _ pass: LayoutPass)
}

/// The algorithms of a layout, by what the boxes say that they are.
struct FormattingAlgorithms {
  let flex: any FormattingAlgorithm.Type
  let constraints: any FormattingAlgorithm.Type
}

extension LayoutPass {
  /// Whether the children of a box are placed by constraints.
  func isConstraintContainer(_ box: BoxPointer) -> Bool {
    box.pointee.style.display == .constraints
      && (box.pointee.kind == .plain || box.pointee.childCount > 0)
  }

  /// What ``FormattingAlgorithm/inlineSizes(of:room:_:)`` answers for a container.
  @inline(__always)
  func containerInlineSizes(
    of box: BoxPointer, room: BlockRoom
  ) -> (sizes: InlineSizes, needsHeight: Bool) {
    if needsFreshStack { return inlineSizesOnFreshStack(of: box, room: room) }
    return algorithm(of: box).inlineSizes(of: box, room: room, self)
  }

  /// What ``FormattingAlgorithm/flowHeight(of:width:room:_:)`` answers for a container.
  @inline(__always)
  func containerFlowHeight(of box: BoxPointer, width: Double, room: BlockRoom) -> Double {
    if needsFreshStack { return flowHeightOnFreshStack(of: box, width: width, room: room) }
    return algorithm(of: box).flowHeight(of: box, width: width, room: room, self)
  }

  /// What ``FormattingAlgorithm/firstBaseline(of:width:height:base:lineRoom:_:)`` answers for a container.
  @inline(__always)
  func containerBaseline(
    of box: BoxPointer, width: Double, height: Double, base: OptionalLength,
    lineRoom: Double
  ) -> OptionalLength {
    if needsFreshStack {
      return baselineOnFreshStack(
        of: box, width: width, height: height, base: base, lineRoom: lineRoom)
    }
    return algorithm(of: box)
      .firstBaseline(of: box, width: width, height: height, base: base, lineRoom: lineRoom, self)
  }

  // What the way to a fresh stack needs of a frame stays out of those of every level.

  @inline(never)
  private func inlineSizesOnFreshStack(
    of box: BoxPointer, room: BlockRoom
  ) -> (sizes: InlineSizes, needsHeight: Bool) {
    onFreshStack { algorithm(of: box).inlineSizes(of: box, room: room, self) }
  }

  @inline(never)
  private func flowHeightOnFreshStack(
    of box: BoxPointer, width: Double, room: BlockRoom
  ) -> Double {
    onFreshStack { algorithm(of: box).flowHeight(of: box, width: width, room: room, self) }
  }

  @inline(never)
  private func baselineOnFreshStack(
    of box: BoxPointer, width: Double, height: Double, base: OptionalLength,
    lineRoom: Double
  ) -> OptionalLength {
    onFreshStack {
      algorithm(of: box)
        .firstBaseline(of: box, width: width, height: height, base: base, lineRoom: lineRoom, self)
    }
  }

  /// What lays out the children of a container.
  @inline(__always)
  func algorithm(of box: BoxPointer) -> any FormattingAlgorithm.Type {
    box.pointee.style.display == .constraints
      ? state.pointee.algorithms.constraints : state.pointee.algorithms.flex
  }
}
