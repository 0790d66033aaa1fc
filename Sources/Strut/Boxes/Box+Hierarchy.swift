/// Boxes in boxes.
extension Box {
  /// The first box with an `id` in this tree, itself included; `nil` where there is none.
  public subscript(id: String) -> Box? {
    if let live, parent == nil, let found = live.box(named: id, in: self) { return found }
    return find(id)
  }

  private func find(_ id: String) -> Box? {
    var open = [self]
    while let box = open.popLast() {
      if box.id == id { return box }
      open.append(contentsOf: box.subviews.reversed())
    }
    return nil
  }

  /// Adds a box after all others in this one; it leaves the box that it was in.
  ///
  /// - Precondition: The box is not this one and does not hold it; this one shows no text and no image and is no guide.
  @discardableResult
  public func addSubview(_ box: Box) -> Box {
    insertSubview(box, at: subviews.count)
    return box
  }

  /// Adds a box at a place among those in this one, counted from 0; places that do not exist are the nearest ones.
  ///
  /// A box that stands in this one already is moved, and keeps its constraints.
  ///
  /// - Precondition: The box stands in this one already, or it is not this one and does not hold it, and this one shows no text and no image.
  public func insertSubview(_ box: Box, at index: Int) {
    if box.parent !== self { checkInsertion(of: box) }
    if let old = subviews.firstIndex(where: { $0 === box }) {
      forgetValue()
      subviews.remove(at: old)
      subviews.insert(box, at: min(max(0, index), subviews.count))
      return note(.structure)
    }
    box.removeFromSuperview()
    forgetValue()
    if element.kind != .container { change(to: .container) }
    subviews.insert(box, at: min(max(0, index), subviews.count))
    box.parent = self
    box.passOnConstraints()
    note(.structure)
  }

  /// Adds a box before another one in this box; after all others where that does not stand in this box.
  public func insertSubview(_ box: Box, belowSubview sibling: Box) {
    insert(box, beside: sibling, distance: 0)
  }

  /// Adds a box after another one in this box; after all others where that does not stand in this box.
  public func insertSubview(_ box: Box, aboveSubview sibling: Box) {
    insert(box, beside: sibling, distance: 1)
  }

  /// Moves a box of this one behind all others, where it is drawn over them; nothing happens to one that does not stand
  /// in this box. Layout takes subviews in their order, too: `style.zIndex` changes only what is drawn last.
  public func bringSubviewToFront(_ box: Box) {
    if box.parent === self { insertSubview(box, at: subviews.count) }
  }

  /// Moves a box of this one before all others, which are drawn over it, as ``bringSubviewToFront(_:)`` moves it behind.
  public func sendSubviewToBack(_ box: Box) {
    if box.parent === self { insertSubview(box, at: 0) }
  }

  /// Lets two boxes of this one change places, counted from 0; nothing happens where one of them does not exist.
  public func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    guard index != other, subviews.indices.contains(index), subviews.indices.contains(other) else {
      return
    }
    forgetValue()
    subviews.swapAt(index, other)
    note(.structure)
  }

  private func insert(_ box: Box, beside sibling: Box, distance: Int) {
    guard box !== sibling else { return }
    // The places are those without the box itself, which may be one of them.
    let others = subviews.lazy.filter { $0 !== box }
    let place = others.enumerated().first { $0.element === sibling }?.offset
    insertSubview(box, at: place.map { $0 + distance } ?? subviews.count)
  }

  private func checkInsertion(of box: Box) {
    // A box that holds nothing does not hold this one.
    var ancestor: Box? = self
    while let current = ancestor, current === self || !box.subviews.isEmpty {
      if current === box { fatalError("a box cannot be added to itself or to a box inside of it") }
      ancestor = current.parent
    }
    if element.kind == .item, !element.text.isEmpty || !element.children.isEmpty {
      fatalError("a box that shows a text holds no other boxes")
    }
    if element.kind == .guide { fatalError("a guide holds no boxes") }
    if element.style[.src] != nil { fatalError("a box that shows an image holds no other boxes") }
    if measure != nil { fatalError("a box with a measure of its own holds no other boxes") }
  }

  /// Takes the box out of the one that holds it, with everything in it. Constraints between it and other boxes go; those
  /// that it holds about itself come along.
  public func removeFromSuperview() {
    guard let parent, let index = parent.subviews.firstIndex(where: { $0 === self }) else {
      return
    }
    let last = frame
    parent.forgetValue()
    note(.structure)
    let own = parent.dropConstraints(reaching: self)
    noteRemovedNames()
    parent.subviews.remove(at: index)
    self.parent = nil
    detach()
    takeAlong(own)
    state.frame = Rect(origin: last.origin, size: last.size)
  }

  /// Lets statements of markup know that the names in this tree, which leaves another one, are no mistakes there.
  ///
  /// The box that it leaves keeps them, so that they go with it wherever it is taken.
  private func noteRemovedNames() {
    var names: Set<String> = []
    forEach { box in
      if let id = box.id { names.insert(id) }
      names.formUnion(box.removedNames)
    }
    parent?.removedNames.formUnion(names)
  }

  /// The names in statements of this tree whose boxes were taken out of it; a barrier goes with the last of its views.
  ///
  /// - Complexity: O(boxes); with the length of all statements where boxes with names were taken out.
  func missingNames() -> Set<String> {
    var missing: Set<String> = []
    forEach { missing.formUnion($0.removedNames) }
    guard !missing.isEmpty else { return [] }
    var said: Set<String> = []
    forEach { $0.element.collectViews(inStatements: &said) }
    if parent == nil {
      // In a tree that lives long, boxes with ever new names come and go.
      forEach { $0.removedNames.formIntersection(said) }
    }
    missing.formIntersection(said)
    forEach { box in
      if let id = box.id { missing.remove(id) }
    }
    guard !missing.isEmpty else { return [] }
    forEach { missing.formUnion($0.element.barriers(ofNothingBut: missing)) }
    return missing
  }

  /// Removes everything in the box.
  public func removeAllSubviews() {
    for box in subviews.reversed() { box.removeFromSuperview() }
  }

  /// Takes the boxes of this tree out of the layout that they took part in.
  func detach() {
    var open = [self]
    while let box = open.popLast() {
      if !box.pending.isEmpty { box.live?.forget(box) }
      if let frame = box.ownFrame {
        box.ownFrame = frame.isCurrent(in: box.live) ? GivenFrame(frame.frame, after: nil) : nil
      }
      box.live = nil
      box.pending = []
      open += box.subviews
    }
  }

  /// Whether the box is another one, or stands in it at any depth.
  ///
  /// - Complexity: O(depth).
  public func isDescendant(of box: Box) -> Bool { box.holds(self) }

  /// Whether the box is this one or stands in it.
  func holds(_ box: Box) -> Bool {
    var ancestor: Box? = box
    while let current = ancestor {
      if current === self { return true }
      ancestor = current.parent
    }
    return false
  }

  /// What only the outermost box has; made where it is missing.
  var state: RootState {
    if let rootState { return rootState }
    let made = RootState()
    rootState = made
    return made
  }
}
