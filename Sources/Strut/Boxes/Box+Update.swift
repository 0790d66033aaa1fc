/// Live trees from values.
extension Box {
  /// Makes the tree what a component says now.
  ///
  /// ```swift
  /// let box = Box(Receipt(order: order))
  /// box.update(Receipt(order: next))
  /// box.layoutIfNeeded()
  /// ```
  ///
  /// Boxes stay the same objects: those with an `id` by that among their siblings, others by their order and kind. Only
  /// what differs is laid out anew. A box that the component has no longer is gone: statements of boxes around this one
  /// that name it are mistakes, other than after ``removeFromSuperview()``.
  ///
  /// - Complexity: the number of boxes, little for those that are the same; constant for elements that are copies of
  ///   those that the boxes were made of.
  public func update(_ component: some Component) {
    var element = Element(component)
    if element.kind == .canvas {
      let canvas = element.withoutBoxes
      let root = element.children.last { $0.isBox }
      if state.canvas != canvas {
        state.canvas = canvas
        note(.structure)
      }
      element = root ?? Element(.container, at: element.place)
    }
    if measure != nil {
      // Nothing measures what a value says.
      measure = nil
      note(.structure)
    }
    parent?.forgetValue()
    var open: [Merge] = []
    merge(element, &open)
    while let merge = open.popLast() { merge.box.mergeSubviews(merge.value, &open) }
  }

  /// A box that has taken over an element, but not yet the boxes in it.
  private struct Merge {
    let box: Box
    /// What the element holds; `nil` for nothing.
    let value: ElementStorage?
  }

  /// Notes that the boxes in this one, and in those around it, are no longer what a value said.
  func forgetValue() {
    value = nil
    var ancestor = parent
    // Where a box is not what a value said, none around it is.
    while let box = ancestor, box.value != nil {
      box.value = nil
      ancestor = box.parent
    }
  }

  /// Takes over what an element says; what differs of the boxes in it is left to `open`.
  private func merge(_ new: Element, _ open: inout [Merge]) {
    if withUnsafePointer(to: new, { element.isSame(as: $0) }) {
      element.place = new.place
    } else {
      mergeOwn(new)
    }
    mergeInside(new.held, &open)
  }

  /// Leaves what differs of the boxes in this one to `open`.
  @inline(__always)
  private func mergeInside(_ held: ElementStorage?, _ open: inout [Merge]) {
    guard element.kind != .item else {
      if !subviews.isEmpty { open.append(Merge(box: self, value: nil)) }
      return
    }
    guard held != nil || !subviews.isEmpty, held == nil || held !== value else { return }
    open.append(Merge(box: self, value: held))
  }

  /// Takes over an element that says something else.
  private func mergeOwn(_ new: Element) {
    if element.kind != new.kind {
      change(to: new.kind)
      note(.structure)
    }
    let style = new.kind == .item ? new.style : keepingContainer(new.style)
    if element.style != style {
      let old = element.style
      element.style = style
      noteStyle(changedFrom: old)
    }
    element.place = new.place
    guard new.kind != .item else { return mergeText(new) }
    let statements = new.statements
    if element.held?.elements ?? [] != statements || !element.text.isEmpty {
      element.children = statements
      element.text = ""
      note(.structure)
    }
  }

  private func mergeText(_ new: Element) {
    guard element.text != new.text || element.children != new.children else { return }
    let isPlain = element.held == nil && new.held == nil
    element.text = new.text
    element.held = new.held
    note(isPlain ? .text : .style)
  }

  private func mergeSubviews(_ held: ElementStorage?, _ open: inout [Merge]) {
    let isOfBoxes = held?.holdsOnlyBoxes ?? true
    let new = isOfBoxes ? held?.elements ?? [] : (held?.elements ?? []).filter(\.isBox)
    if !mergeInPlace(new, &open) { mergeByIdentity(new, &open) }
    value = held
  }

  /// Takes over elements one after the other while each is of the box at its place; returns whether all are.
  private func mergeInPlace(_ new: [Element], _ open: inout [Merge]) -> Bool {
    guard new.count == subviews.count else { return false }
    let boxes = subviews
    let count = open.count
    // By pointers: the elements are not copied, since most of them are what the boxes say already.
    return new.withUnsafeBufferPointer { new in
      for index in new.indices {
        let element = new.baseAddress.unsafelyUnwrapped + index
        let box = boxes[index]
        if box.element.isSame(as: element) {
          box.element.place = element.pointee.place
        } else {
          guard box.isCounterpart(of: element.pointee) else {
            open.removeSubrange(count...)
            return false
          }
          box.mergeOwn(element.pointee)
        }
        if element.pointee.held != nil || !box.subviews.isEmpty {
          box.mergeInside(element.pointee.held, &open)
        }
      }
      return true
    }
  }

  /// Whether an element means this box, where both stand at one place. A box with a measure of its own is the program's.
  private func isCounterpart(of new: Element) -> Bool {
    measure == nil && element.kind == new.kind && element.style[.id] == new.style[.id]
  }

  /// Takes over elements by their ids, and by their order and kind where they have none.
  private func mergeByIdentity(_ new: [Element], _ open: inout [Merge]) {
    var named: [StyleValue: Box] = [:]
    var unnamed: [Element.Kind: [Box]] = [:]
    for box in subviews.reversed() {
      if box.measure != nil {
        letGo(of: box)
      } else if let id = box.element.style[.id] {
        if let other = named.updateValue(box, forKey: id) { letGo(of: other) }
      } else {
        unnamed[box.element.kind, default: []].append(box)
      }
    }
    let kept = new.map { element -> Box in
      let known =
        element.style[.id].map { named.removeValue(forKey: $0) }
        ?? unnamed[element.kind]?.popLast()
      guard let known else { return Box(below: element) }
      known.merge(element, &open)
      return known
    }
    for box in Array(named.values) + unnamed.values.joined() { letGo(of: box) }
    subviews = kept
    for box in kept { box.parent = self }
    note(.structure)
  }

  private func letGo(of box: Box) {
    let own = dropConstraints(reaching: box)
    box.detach()
    box.parent = nil
    box.takeAlong(own)
  }
}

extension Element {
  /// Whether a box that is this element takes nothing over from another one but its place, and what it holds of boxes.
  @inline(__always)
  fileprivate func isSame(as new: UnsafePointer<Element>) -> Bool {
    guard kind.isSame(as: new.pointee.kind), style.isSame(as: new.pointee.style) else {
      return false
    }
    if kind == .item { return text == new.pointee.text && held == nil && new.pointee.held == nil }
    return held == nil && text.isEmpty && (new.pointee.held?.holdsOnlyBoxes ?? true)
  }

  /// What the element holds besides boxes.
  fileprivate var statements: [Element] {
    held?.holdsOnlyBoxes ?? true ? [] : children.filter { !$0.isBox }
  }
}

extension Element.Kind {
  /// Whether both are one kind, for the few kinds that boxes are.
  @inline(__always)
  fileprivate func isSame(as other: Element.Kind) -> Bool {
    switch (self, other) {
    case (.container, .container), (.item, .item): true
    default: self == other
    }
  }
}
