import StrutCore

/// Writes frames from the root down. A box whose size stays and whose subtree did not change keeps its
/// descendants where they are.
extension LayoutPass {
  /// Places every descendant of a box whose own frame is written.
  func placeTree(below root: BoxPointer) {
    enter(root)
    var parent = root
    var next = root.pointee.firstChild
    if next < 0 { return }
    while true {
      if next < 0 {
        leave(parent)
        if parent == root { return }
        next = parent.pointee.nextSibling
        parent = box(parent.pointee.parent)
        continue
      }
      let child = box(next)
      if shouldEnter(child) {
        parent = child
        next = child.pointee.firstChild
      } else {
        next = child.pointee.nextSibling
      }
    }
  }

  /// Whether the children of a box have to be visited; they are placed in that case.
  private func shouldEnter(_ box: BoxPointer) -> Bool {
    switch box.pointee.style.display {
    case .none:
      hide(box)
      return false
    case .contents:
      box.pointee.frame = .zero
      box.pointee.state.remove(.dirty)
      if box.pointee.movedIn == .pending { box.pointee.movedIn = state.pointee.stamp }
      if box.pointee.childCount > 0 { noteContainingBlock(of: box) }
      return box.pointee.childCount > 0
    case .flex, .constraints:
      guard box.pointee.state.contains(.mustPlace) else { return false }
      enter(box)
      return box.pointee.childCount > 0
    }
  }

  /// Places the children of a box.
  private func enter(_ box: BoxPointer) {
    box.pointee.state.subtract([.dirty, .mustPlace, .stale, .isHidden])
    box.pointee.placedIn = state.pointee.stamp
    if box.pointee.childCount > 0 { noteContainingBlock(of: box) }
    if box.pointee.childCount > 0 || box.pointee.style.display == .constraints {
      algorithm(of: box).placeChildren(of: box, self)
    }
  }

  /// Remembers where the absolute boxes of a container belong, for it and everything below.
  @inline(__always)
  private func noteContainingBlock(of box: BoxPointer) {
    if state.pointee.hasAbsoluteBoxes {
      state.pointee.blocks.append(containingBlock(below: state.pointee.blocks.last, of: box))
    }
  }

  /// Forgets what ``noteContainingBlock(of:)`` remembered.
  @inline(__always)
  private func leave(_ box: BoxPointer) {
    if state.pointee.hasAbsoluteBoxes { state.pointee.blocks.removeLast() }
  }

  private func containingBlock(below outer: ContainingBlock?, of box: BoxPointer) -> ContainingBlock
  {
    let style = box.pointee.style
    let hasBox = style.display != .contents
    let isHolder = style.position != .static || style.holdsAbsoluteBoxes
    guard var block = outer, !hasBox || !isHolder else {
      return ContainingBlock(box: box, offset: .zero)
    }
    if hasBox {
      block.offset.x += box.pointee.frame.minX
      block.offset.y += box.pointee.frame.minY
    }
    return block
  }

  /// Remembers what percentages of a box's edges resolve against. Where there are any, its children move with them even
  /// if the box itself stays as it is.
  @inline(__always)
  func setContainingWidth(_ width: Double, of box: BoxPointer) {
    guard box.pointee.containingWidth != width else { return }
    box.pointee.containingWidth = width
    if rareStyle(of: box)?.pointee.hasRelativeEdges == true { box.pointee.state.insert(.stale) }
  }

  /// Writes a box's frame and decides whether its children have to be placed again.
  ///
  /// - Parameter lineRoom: How long the lines of a column may be whose height is not definite.
  @inline(__always)
  func write(
    _ frame: Rect, of box: BoxPointer, percentageHeight: OptionalLength,
    lineRoom: @autoclosure () -> Double
  ) {
    if box.pointee.style.breaksColumns, !percentageHeight.isDefinite {
      keepLineRoom(lineRoom(), of: box)
    }
    let node = box.pointee
    let keepsSize =
      node.frame.size == frame.size && node.percentageHeight == percentageHeight
    if node.frame != frame || node.movedIn == .pending {
      box.pointee.movedIn = state.pointee.stamp
    }
    box.pointee.frame = frame
    box.pointee.percentageHeight = percentageHeight
    let mayHoldForeignBoxes =
      node.style.position == .static && state.pointee.hasAbsoluteBoxes
    if !keepsSize || mayHoldForeignBoxes || !node.state.isDisjoint(with: [.dirty, .stale]) {
      box.pointee.state.insert(.mustPlace)
    }
  }

  /// Gives a box without a display and its descendants zero frames.
  func hide(_ root: BoxPointer) {
    guard !root.pointee.state.contains(.isHidden) || root.pointee.isDirty else { return }
    root.pointee.state.insert(.isHidden)
    root.pointee.movedIn = state.pointee.stamp
    var current = root
    while true {
      current.pointee.frame = .zero
      // Nothing below is dirty any more: a later change has to reach the root of the hidden subtree.
      current.pointee.state.remove(.dirty)
      current.pointee.state.insert(.stale)
      if current.pointee.firstChild >= 0 {
        current = box(current.pointee.firstChild)
        continue
      }
      while current != root, current.pointee.nextSibling < 0 {
        current = box(current.pointee.parent)
      }
      if current == root { break }
      current = box(current.pointee.nextSibling)
    }
  }

  /// Moves a box that stays in the flow, or the root, by its insets unless it is static (CSS Positioned Layout 3 §3.4).
  func moveByInsets(
    _ origin: inout Point, _ box: BoxPointer, in containing: ContainingSize, isRightToLeft: Bool
  ) {
    guard box.pointee.style.position != .static, let rare = rareStyle(of: box) else {
      return
    }
    let inset = rare.pointee.inset
    let left = resolveInset(inset.leftUnit, inset.left, against: containing.width)
    let right = resolveInset(inset.rightUnit, inset.right, against: containing.width)
    let top = resolveInset(inset.topUnit, inset.top, against: containing.height)
    let bottom = resolveInset(inset.bottomUnit, inset.bottom, against: containing.height)
    // Browser: over-constrained insets follow the containing block's direction:
    // `relative-insets/right-wins-over-left-in-rtl-container`.
    if let left, right == nil || !isRightToLeft {
      origin.x += left
    } else if let right {
      origin.x -= right
    }
    if let top {
      origin.y += top
    } else if let bottom {
      origin.y -= bottom
    }
  }
}

/// An inset in points; `nil` where it is `auto`, or a percentage of an extent that is not definite.
func resolveInset(_ unit: SizeUnit, _ value: Double, against base: OptionalLength) -> Double? {
  switch unit {
  case .points: value
  case .percent: base.optional.map { ($0 * value / 100).withinLengthLimit }
  default: nil
  }
}

/// The nearest ancestor of a container, or the container itself, that is positioned; or else the root box.
struct ContainingBlock: BitwiseCopyable {
  var box: BoxPointer
  /// From that box's border box to the container's.
  var offset: Point
}
