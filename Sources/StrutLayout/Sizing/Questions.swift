import StrutCore

/// The questions about a box's content, each answered once and kept.
extension LayoutPass {
  /// The min-content and max-content width of a content box.
  ///
  /// - Parameter room: What is known about the content height.
  func inlineSizes(of box: BoxPointer, room: BlockRoom) -> InlineSizes {
    if box.pointee.state.contains(.hasInlineSizes),
      !box.pointee.state.contains(.inlineSizesNeedHeight)
    {
      return InlineSizes(min: box.pointee.minContent, max: box.pointee.maxContent)
    }
    return heightDependentInlineSizes(
      of: box, room: box.pointee.state.contains(.keepsMeasuredWidths) ? .indefinite : room)
  }

  @inline(__always)
  private func heightDependentInlineSizes(of box: BoxPointer, room: BlockRoom) -> InlineSizes {
    if box.pointee.state.contains(.hasInlineSizes), box.pointee.inlineSizesRoom == room.key {
      return InlineSizes(min: box.pointee.minContent, max: box.pointee.maxContent)
    }
    if box.pointee.state.contains(.hasInlineSizes), let kept = olderWidths(of: box, room: room) {
      return kept
    }
    let (sizes, needsHeight) = findInlineSizes(of: box, room: room)
    if box.pointee.state.contains(.hasInlineSizes) { keepOlderWidths(of: box) }
    box.pointee.minContent = sizes.min
    box.pointee.maxContent = sizes.max
    box.pointee.inlineSizesRoom = room.key
    box.pointee.state.insert(.hasInlineSizes)
    if needsHeight {
      box.pointee.state.insert(.inlineSizesNeedHeight)
    } else {
      box.pointee.state.remove(.inlineSizesNeedHeight)
    }
    return sizes
  }

  /// What ``keepOlderWidths(of:)`` kept for a room. Not inlined, since the rare answers would stand in the frame of every
  /// level (``DeepStacks``).
  @inline(never)
  private func olderWidths(of box: BoxPointer, room: BlockRoom) -> InlineSizes? {
    keptRareAnswers(of: box)?.widths(room: room.key).map { InlineSizes(min: $0.min, max: $0.max) }
  }

  /// Keeps the box's intrinsic widths beside those that take their place.
  @inline(never)
  private func keepOlderWidths(of box: BoxPointer) {
    let older = RareAnswers.Widths(
      room: box.pointee.inlineSizesRoom, min: box.pointee.minContent, max: box.pointee.maxContent)
    keepRareAnswers(of: box) { $0.keep(older) }
  }

  private func findInlineSizes(
    of box: BoxPointer, room: BlockRoom
  ) -> (sizes: InlineSizes, needsHeight: Bool) {
    switch box.pointee.kind {
    case .measured where box.pointee.childCount == 0:
      let widths = state.pointee.measurer.contentWidths(of: id(box))
      if let unwrapped = widths.unwrapped {
        keep(unwrapped.bounded, of: box, width: .infinity)
      }
      let least = NumberBounds.extent(widths.min)
      return (InlineSizes(min: least, max: max(least, NumberBounds.extent(widths.max))), false)
    case .replaced where box.pointee.childCount == 0:
      let width = replacedContent(box).naturalSize.width
      return (InlineSizes(min: width, max: width), false)
    default:
      if box.pointee.childCount == 0, !isConstraintContainer(box) {
        return (InlineSizes(min: 0, max: 0), false)
      }
      return containerInlineSizes(of: box, room: room)
    }
  }

  /// The height of a box's content at a content width.
  ///
  /// - Parameter room: What is known about the content height; percentages of the children resolve against it.
  @inline(__always)
  func flowHeight(of box: BoxPointer, width: Double, room: BlockRoom) -> Double {
    if box.pointee.flowWidth == width, box.pointee.state.contains(.hasFlow),
      room == .indefinite || box.pointee.childCount == 0
    {
      return box.pointee.flowHeight
    }
    return findFlowHeight(of: box, width: width, room: room)
  }

  private func findFlowHeight(of box: BoxPointer, width: Double, room: BlockRoom) -> Double {
    if isConstraintContainer(box) {
      return constraintFlowHeight(of: box, width: width)
    }
    if box.pointee.childCount == 0 {
      switch box.pointee.kind {
      case .plain: return 0
      case .measured: return leafHeight(of: box, width: width)
      case .replaced: return replacedContent(box).naturalSize.height
      }
    }
    if let height = keptRareAnswers(of: box)?.flowHeight(width: width, room: room).optional {
      return height
    }
    let height = containerFlowHeight(of: box, width: width, room: room)
    keepFlow(RareAnswers.Flow(width: OptionalLength(width), room: room, height: height), of: box)
    return height
  }

  /// Keeps an answer about a container: the box has room for one without regard to the height.
  @inline(never)
  private func keepFlow(_ flow: RareAnswers.Flow, of box: BoxPointer) {
    guard flow.room == .indefinite else {
      keepRareAnswers(of: box) { $0.keep(flow) }
      return
    }
    if box.pointee.state.contains(.hasFlow) {
      let older = RareAnswers.Flow(
        width: OptionalLength(box.pointee.flowWidth), room: .indefinite,
        height: box.pointee.flowHeight)
      keepRareAnswers(of: box) { $0.keep(older) }
    }
    box.pointee.flowWidth = flow.width.length
    box.pointee.flowHeight = flow.height
    box.pointee.state.insert(.hasFlow)
  }

  private func constraintFlowHeight(of box: BoxPointer, width: Double) -> Double {
    if box.pointee.state.contains(.hasFlow), box.pointee.flowWidth == width {
      return box.pointee.flowHeight
    }
    let height = containerFlowHeight(of: box, width: width, room: .indefinite)
    box.pointee.flowWidth = width
    box.pointee.flowHeight = height
    box.pointee.state.insert(.hasFlow)
    return height
  }

  /// The height of a measured leaf's content; its baseline is kept beside.
  private func leafHeight(of box: BoxPointer, width: Double) -> Double {
    if box.pointee.state.contains(.hasFlow),
      box.pointee.flowWidth == width
        || (box.pointee.flowWidth == .infinity && width >= box.pointee.maxContent)
    {
      return box.pointee.flowHeight
    }
    let measurement = measure(box, width: width)
    keep(measurement, of: box, width: width)
    return measurement.height
  }

  /// What a measured leaf needs at a content width.
  func measure(_ box: BoxPointer, width: Double) -> ContentMeasurement {
    state.pointee.measurer.measure(id(box), width: width).bounded
  }

  /// - Parameter width: The content width; infinite for every one from max-content on.
  private func keep(_ measurement: ContentMeasurement, of box: BoxPointer, width: Double) {
    box.pointee.flowWidth = width
    box.pointee.flowHeight = measurement.height
    box.pointee.flowBaseline = measurement.firstBaseline.map { OptionalLength($0) } ?? .none
    box.pointee.state.insert(.hasFlow)
  }

  /// The distance from the top of a border box to its first baseline.
  ///
  /// - Parameters:
  ///   - width: The border-box width.
  ///   - height: The used border-box height.
  ///   - percentageHeight: The border-box height that percentages of the children resolve against.
  ///   - lineRoom: How long the lines of a column may be that wraps and has no such height.
  func firstBaseline(
    of box: BoxPointer, _ model: BoxModel, width: Double, height: Double,
    percentageHeight: OptionalLength, lineRoom: Double
  ) -> OptionalLength {
    let contentWidth = max(0, width - model.insetX)
    if box.pointee.childCount == 0 {
      guard box.pointee.kind == .measured else { return .none }
      _ = leafHeight(of: box, width: contentWidth)
      return box.pointee.flowBaseline.map { model.inset.top + $0 }
    }
    let contentHeight = max(0, height - model.insetY)
    let base = percentageHeight.map { max(0, $0 - model.insetY) }
    if let kept = keptRareAnswers(of: box), kept.baselineWidth == OptionalLength(contentWidth),
      kept.baselineHeight == contentHeight, kept.baselineBase == base,
      kept.baselineRoom == lineRoom
    {
      return kept.baseline.map { model.inset.top + $0 }
    }
    let baseline = containerBaseline(
      of: box, width: contentWidth, height: contentHeight, base: base, lineRoom: lineRoom)
    keepRareAnswers(of: box) { answers in
      answers.baselineRoom = lineRoom
      answers.baselineWidth = OptionalLength(contentWidth)
      answers.baselineHeight = contentHeight
      answers.baselineBase = base
      answers.baseline = baseline
    }
    return baseline.map { model.inset.top + $0 }
  }

  /// Keeps how long the lines of a column may be whose frame is written next.
  func keepLineRoom(_ room: Double, of box: BoxPointer) {
    if lineRoom(of: box) != room {
      keepRareAnswers(of: box) { $0.lineRoom = room }
      box.pointee.state.insert(.mustPlace)
    }
  }

  /// How long the lines of a column may be whose frame is written; any length where nothing was kept.
  func lineRoom(of box: BoxPointer) -> Double {
    guard box.pointee.style.breaksColumns else { return .infinity }
    return keptRareAnswers(of: box)?.lineRoom ?? .infinity
  }
}

extension ContentMeasurement {
  /// The measurement within the bounds of lengths.
  fileprivate var bounded: ContentMeasurement {
    ContentMeasurement(
      height: NumberBounds.extent(height),
      firstBaseline: firstBaseline.map(NumberBounds.length),
      lastBaseline: lastBaseline.map(NumberBounds.length))
  }
}
