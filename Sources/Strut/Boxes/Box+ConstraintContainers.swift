/// Boxes that place what is in them by constraints because the program gave them some.
extension Box {
  /// The boxes that have to place by constraints for a constraint that this box holds: itself, and those between it and the items.
  func containers(of constraint: LayoutConstraint) -> [Box] {
    var boxes = isContent ? [] : [self]
    for item in constraint.items {
      var ancestor = item.parent
      while let box = ancestor, item !== self, box !== self {
        boxes.append(box)
        ancestor = box.parent
      }
    }
    return boxes
  }

  /// Counts one more constraint that the box has to place by constraints for.
  func becomeConstraintContainer() {
    constraintUses += 1
    placeByConstraints()
  }

  /// Counts one less; without any the box places again as it did before the first.
  func leaveConstraintContainer() {
    constraintUses = max(0, constraintUses - 1)
    guard constraintUses == 0, isMadeContainer else { return }
    isMadeContainer = false
    if element.style[.display] == Self.constraintsDisplay { setStyle(.display, nil) }
    if shownDisplay == Self.constraintsDisplay { shownDisplay = nil }
  }

  /// Lets the box take part in layouts: it places by the program's constraints where it has some, else in lines.
  func show() { setStyle(.display, constraintUses > 0 ? nil : .text("flex")) }

  /// Makes the box one of another kind; what it holds about itself waits where it no longer shows a content, and what it holds about others
  /// goes where it does.
  func change(to kind: Element.Kind) {
    if kind == .item, !heldConstraints.isEmpty {
      for constraint in heldConstraints where !keepsWaiting(constraint) {
        removeConstraint(constraint)
      }
    }
    let waiting = heldConstraints.filter(keepsWaiting)
    element.kind = kind
    for constraint in waiting { constraint.isWaiting = !isContent }
  }

  /// Makes the box place its subviews by constraints where some need it, unless it says otherwise or takes no part in layouts.
  func placeByConstraints() {
    guard constraintUses > 0, element.style[.display] == nil else { return }
    isMadeContainer = true
    setStyle(.display, Self.constraintsDisplay)
    for box in subviews { box.passOnConstraints() }
  }

  /// A style for this box that says nothing of what it places by, if constraints of the program need it to place by them.
  func keepingContainer(_ style: Style) -> Style {
    guard isMadeContainer, style[.display] == nil else { return style }
    var style = style
    style[.display] = Self.constraintsDisplay
    return style
  }

  private static let constraintsDisplay = StyleValue.text("constraints")

  /// Whether the box shows a content, or nothing at all, and places nothing.
  var isContent: Bool { measure != nil || element.kind == .item || element.kind == .guide }

  /// Whether a constraint is about this box and no other, and the box does not place by constraints itself: it waits for a superview
  /// that holds it and does.
  func keepsWaiting(_ constraint: LayoutConstraint) -> Bool {
    (isContent || constraint.isWaiting) && isOwn(constraint)
  }

  /// Whether a constraint is about this box and no other.
  private func isOwn(_ constraint: LayoutConstraint) -> Bool {
    let items = constraint.items
    return !items.isEmpty && items.allSatisfy { $0 === self }
  }

  func lend(_ constraint: LayoutConstraint, to parent: Box) {
    parent.addConstraint(constraint)
    constraint.isHeldForItem = isContent
  }

  /// Lets the box that this one stands in hold what this one holds about itself, if it places boxes by constraints, or says nothing of
  /// how it places them.
  func passOnConstraints() {
    guard !heldConstraints.isEmpty, let parent, parent.takesConstraints else { return }
    let isFirst = parent.constraintUses == 0 || parent.isContainerByInsertion
    for constraint in heldConstraints where isOwn(constraint) {
      lend(constraint, to: parent)
      parent.isContainerByInsertion = isFirst
    }
  }

  /// Places by flexbox where an attribute of flex containers says so, if nothing but what boxes brought along made the box place by
  /// constraints: they wait again.
  func noteFlexing(_ key: StyleKey) {
    guard isContainerByInsertion, isMadeContainer, Self.flexing.contains(key),
      element.style[key] != nil, constraintUses == heldConstraints.count
    else { return }
    for constraint in heldConstraints {
      guard let item = constraint.firstItem else { continue }
      removeConstraint(constraint)
      item.takeAlong([constraint])
    }
    isContainerByInsertion = false
  }

  /// Whether a box that holds something about itself hands it to this one, which then places by constraints. A box that was given
  /// attributes of flex containers stays one.
  private var takesConstraints: Bool {
    guard let display = element.style[.display] else {
      return !element.style.entries.contains { Self.flexing.contains($0.key) }
    }
    return display == Self.constraintsDisplay
  }

  private static let flexing: Set<StyleKey> = [
    .flexDirection, .flexWrap, .justifyContent, .alignItems, .alignContent, .gap, .rowGap,
    .columnGap,
  ]

  /// The constraints about this box that the box around holds for it.
  var constraintsHeldForItem: [LayoutConstraint] {
    guard isContent, let parent else { return [] }
    return parent.heldConstraints.filter { $0.isHeldForItem && keepsWaiting($0) }
  }

  /// Takes along constraints about the box alone, which has left the one that held them.
  ///
  /// - Parameter constraints: What that one has let go of.
  func takeAlong(_ constraints: [LayoutConstraint]) {
    for constraint in constraints where isOwn(constraint) {
      (constraint.holder, constraint.isWaiting) = (self, !isContent)
      heldConstraints.append(constraint)
    }
  }
}
