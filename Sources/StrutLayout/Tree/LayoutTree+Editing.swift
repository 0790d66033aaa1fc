import StrutCore

extension LayoutTree {
  /// Replaces the style of a box and marks what depends on it dirty.
  public mutating func setStyle(_ style: LayoutStyle, of box: BoxID) {
    styles.forget(box: box.rawValue)
    let compact = styles.compact(style, box: box.rawValue)
    if compact.position == .absolute { hasAbsoluteBoxes = true }
    if compact.display != nodes[box.index].style.display { nodes[box.index].movedIn = .pending }
    nodes[box.index].style = compact
    noteIfUnusual(box.rawValue)
    markDirty(box)
  }

  /// Adds a box before `sibling` among the children of `parent`; as the last one where `sibling` is `nil`.
  @discardableResult
  public mutating func insert(
    _ style: LayoutStyle, content: LeafContent = .none, to parent: BoxID, before sibling: BoxID?
  ) -> BoxID {
    let id = append(style, content: content, to: nil)
    move(id, to: parent, before: sibling)
    return id
  }

  /// Takes a box with its descendants out of its parent. It stays in the tree as a root, and may be moved
  /// under another parent later.
  public mutating func remove(_ box: BoxID) {
    let parent = nodes[box.index].parent
    guard parent >= 0 else { return }
    markDirty(BoxID(Int(parent)))
    unlink(box.rawValue, from: parent)
    removedBoxes.append(box.rawValue)
  }

  /// Moves a box with its descendants before `sibling` among the children of `parent`; to the end where
  /// `sibling` is `nil`.
  ///
  /// - Precondition: `parent` is not `box` or one of its descendants; `sibling` is another child of `parent`.
  public mutating func move(_ box: BoxID, to parent: BoxID, before sibling: BoxID? = nil) {
    check(box)
    check(parent)
    if let sibling {
      check(sibling)
      if sibling == box { fatalError("a box cannot stand before itself") }
      if nodes[sibling.index].parent != parent.rawValue {
        fatalError("the sibling \(sibling.index) is not a child of the parent \(parent.index)")
      }
    }
    var ancestor = parent.rawValue
    while ancestor >= 0 {
      if ancestor == box.rawValue { fatalError("a box cannot be moved into itself") }
      ancestor = nodes[Int(ancestor)].parent
    }
    remove(box)
    link(box.rawValue, under: parent.rawValue, before: sibling?.rawValue ?? -1)
    markDirty(box)
  }

  /// Says that a box's content measures differently now.
  ///
  /// - Complexity: the number of ancestors that are not dirty yet.
  public mutating func markDirty(_ box: BoxID) {
    var index = box.rawValue
    nodes[box.index].state.remove(.dirty)
    while index >= 0, !nodes[Int(index)].isDirty {
      nodes[Int(index)].state.insert(.dirty)
      nodes[Int(index)].forgetAnswers()
      let rare = nodes[Int(index)].rareAnswers
      if rare >= 0 { rareAnswers[Int(rare)] = RareAnswers() }
      index = nodes[Int(index)].parent
    }
  }

  /// Whether a box or one of its descendants changed since the last layout.
  public func isDirty(_ box: BoxID) -> Bool { nodes[box.index].isDirty }

  /// Links a parentless box under `parent` before the child `sibling`, -1 for the end.
  mutating func link(_ box: Int32, under parent: Int32, before sibling: Int32) {
    nodes.withUnsafeMutableBufferPointer { nodes in
      let parentNode = nodes.baseAddress! + Int(parent)
      let previous =
        sibling < 0 ? parentNode.pointee.lastChild : nodes[Int(sibling)].previousSibling
      nodes[Int(box)].parent = parent
      nodes[Int(box)].movedIn = .pending
      nodes[Int(box)].previousSibling = previous
      nodes[Int(box)].nextSibling = sibling
      if previous < 0 {
        parentNode.pointee.firstChild = box
      } else {
        nodes[Int(previous)].nextSibling = box
      }
      if sibling < 0 {
        parentNode.pointee.lastChild = box
      } else {
        nodes[Int(sibling)].previousSibling = box
      }
      parentNode.pointee.childCount += 1
    }
    noteIfUnusual(box)
    if !nodes[Int(parent)].isDirty { markDirty(BoxID(Int(parent))) }
  }

  private mutating func unlink(_ box: Int32, from parent: Int32) {
    let previous = nodes[Int(box)].previousSibling
    let next = nodes[Int(box)].nextSibling
    if previous < 0 {
      nodes[Int(parent)].firstChild = next
    } else {
      nodes[Int(previous)].nextSibling = next
    }
    if next < 0 {
      nodes[Int(parent)].lastChild = previous
    } else {
      nodes[Int(next)].previousSibling = previous
    }
    nodes[Int(parent)].childCount -= 1
    nodes[Int(box)].parent = -1
    nodes[Int(box)].previousSibling = -1
    nodes[Int(box)].nextSibling = -1
  }

  /// Lets the parent know where a child is no plain item in document order.
  private mutating func noteIfUnusual(_ box: Int32) {
    let node = nodes[Int(box)]
    guard node.parent >= 0 else { return }
    let order = node.style.rare < 0 ? 0 : styles.rare[Int(node.style.rare)].order
    if node.style.isOutOfFlowOrHidden || order != 0 {
      nodes[Int(node.parent)].state.insert(.hasUnusualChildren)
    }
  }
}

extension BoxStyle {
  /// Whether a child with this style is no item of its parent.
  fileprivate var isOutOfFlowOrHidden: Bool {
    display == .none || display == .contents || position == .absolute
  }
}
