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
  /// what differs is laid out anew.
  ///
  /// - Complexity: the number of boxes, little for those that are the same.
  public func update(_ component: some Component) {
    var element = Element(component)
    if element.kind == .canvas {
      var canvas = element
      canvas.children.removeAll(where: \.isBox)
      let root = element.children.last { $0.isBox }
      if state.canvas != canvas {
        state.canvas = canvas
        note(.structure)
      }
      element = root ?? Element(.container, at: element.place)
    }
    merge(element)
  }

  /// Takes over what an element says, with everything in it.
  private func merge(_ new: Element) {
    if element.kind != new.kind {
      element.kind = new.kind
      note(.structure)
    }
    if element.style != new.style {
      let old = element.style
      element.style = new.style
      noteStyle(changedFrom: old)
    }
    element.place = new.place
    if new.kind == .item {
      mergeText(new)
      if !subviews.isEmpty { mergeSubviews([]) }
      return
    }
    guard new.children.contains(where: { !$0.isBox }) else {
      if !element.children.isEmpty || !element.text.isEmpty {
        element.children = []
        element.text = ""
        note(.structure)
      }
      return mergeSubviews(new.children)
    }
    let statements = new.children.filter { !$0.isBox }
    if element.children != statements {
      element.children = statements
      note(.structure)
    }
    mergeSubviews(new.children.filter(\.isBox))
  }

  private func mergeText(_ new: Element) {
    guard element.text != new.text || element.children != new.children else { return }
    let isPlain = element.children.isEmpty && new.children.isEmpty
    element.text = new.text
    element.children = new.children
    note(isPlain ? .text : .style)
  }

  private func mergeSubviews(_ new: [Element]) {
    let isSame =
      new.count == subviews.count
      && zip(new, subviews).allSatisfy {
        $0.kind == $1.element.kind && $0.style[.id] == $1.element.style[.id]
      }
    guard !isSame else {
      for (index, element) in new.enumerated() { subviews[index].merge(element) }
      return
    }
    var named: [StyleValue: Box] = [:]
    var unnamed: [Element.Kind: [Box]] = [:]
    for box in subviews.reversed() {
      if let id = box.element.style[.id] {
        named[id] = box
      } else {
        unnamed[box.element.kind, default: []].append(box)
      }
    }
    let kept = new.map { element -> Box in
      let known =
        element.style[.id].map { named.removeValue(forKey: $0) }
        ?? unnamed[element.kind]?.popLast()
      guard let known else { return Box(below: element) }
      known.merge(element)
      return known
    }
    for box in Array(named.values) + unnamed.values.joined() {
      dropConstraints(reaching: box)
      box.detach()
      box.parent = nil
    }
    subviews = kept
    for box in kept { box.parent = self }
    note(.structure)
  }
}
