import StrutConstraints
import StrutCore
import StrutLayout

/// Constraints that boxes hold.
extension Box {
  /// The constraints that this box holds, in the order in which they were added; for a text or a measured leaf also those
  /// about itself that its superview holds for it.
  public var constraints: [LayoutConstraint] { heldConstraints + constraintsHeldForItem }

  /// Lets this box hold a constraint between boxes in it; another box that held it lets go of it.
  ///
  /// The box, and the boxes between it and those of the constraint, place their subviews by constraints as long as it holds any.
  /// What a text or a measured leaf says of itself alone, its superview holds, which places it; without one it waits.
  public func addConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder !== self else { return constraint.isHeldForItem = false }
    if let parent, keepsWaiting(constraint) { return lend(constraint, to: parent) }
    constraint.holder?.removeConstraint(constraint)
    (constraint.isWaiting, isContainerByInsertion) = (false, false)
    if !keepsWaiting(constraint) {
      for box in containers(of: constraint) { box.becomeConstraintContainer() }
    }
    constraint.holder = self
    heldConstraints.append(constraint)
    note(.constraints)
  }

  /// Lets this box hold constraints between boxes in it.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets go of a constraint that this box holds, or its superview for it.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder === self else {
      if constraintsHeldForItem.contains(where: { $0 === constraint }) {
        parent?.removeConstraint(constraint)
      }
      return
    }
    if !keepsWaiting(constraint) {
      for box in containers(of: constraint) { box.leaveConstraintContainer() }
    }
    heldConstraints.removeAll { $0 === constraint }
    constraint.holder = nil
    (constraint.isHeldForItem, constraint.isWaiting) = (false, false)
    note(.constraints)
  }

  /// Lets go of constraints that this box holds.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Sets how strongly the box wants to be no larger than its content.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    setStyle(
      axis == .horizontal ? .contentHuggingHorizontal : .contentHuggingVertical,
      .number(priority.rawValue))
  }

  /// Sets how strongly the box wants to be no smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: Axis
  ) {
    setStyle(
      axis == .horizontal ? .contentCompressionHorizontal : .contentCompressionVertical,
      .number(priority.rawValue))
  }

  /// How strongly the box wants to be no larger than its content.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    let own = element.style[
      axis == .horizontal ? .contentHuggingHorizontal : .contentHuggingVertical]
    return LayoutPriority((own ?? element.style[.contentHugging])?.number ?? 250)
  }

  /// How strongly the box wants to be no smaller than its content.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    let own = element.style[
      axis == .horizontal ? .contentCompressionHorizontal : .contentCompressionVertical]
    return LayoutPriority((own ?? element.style[.contentCompression])?.number ?? 750)
  }

  /// Whether the constraints of the last layout leave a number of the frame of this box, or of a box in it, open.
  ///
  /// - Complexity: The constraints are looked at anew each time, which takes about as long as a layout.
  public var hasAmbiguousLayout: Bool {
    guard let placed = live?.settled else { return false }
    var own: Set<StrutLayout.BoxID> = []
    forEach { own.insert($0.boxID) }
    return placed.boxes.layout.constraintProblems().contains { problem in
      guard case .ambiguous(let id, _) = problem else { return false }
      return own.contains(id)
    }
  }

  /// Whether constraints of the last layout cannot hold together, in this tree: those of the program and of markup.
  ///
  /// - Complexity: O(*n* log *n*) in the number of constraint containers.
  public var hasUnsatisfiableLayout: Bool {
    live?.settled?.boxes.layout.hasConstraintConflict ?? false
  }

  /// The constraints of the last layout that cannot hold together: those of a smallest set that the program added.
  ///
  /// Empty where all hold, and where the set has statements of markup only: ``hasUnsatisfiableLayout`` tells both, and
  /// ``layout()`` throws them.
  ///
  /// - Complexity: The number of boxes and constraints; the sets are those that the layout found.
  public var unsatisfiableConstraints: [LayoutConstraint] {
    guard let live, let placed = live.settled else { return [] }
    let contributors = placed.boxes.layout.conflictingConstraints()
    return live.constraints(ofStatementsIn: contributors.compactMap(\.statement?.range), in: root)
  }

  /// The constraints of the program that place the box along an axis in the last layout, and make it as large as it is;
  /// statements of markup and sizes of contents count, too, but are none of these.
  ///
  /// - Complexity: Where several constraints hold at one place, the constraints of the box's tree are solved again without
  ///   one after the other, up to 2,000 times: this is for messages, not for each frame.
  public func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    guard let live, let placed = live.settled else { return [] }
    let id = boxID
    let explanations = placed.boxes.layout.constraintExplanations(along: axis) { $0 == id }
    let causes = explanations.flatMap(\.explanation.numbers).flatMap(\.causes)
    return live.constraints(ofStatementsIn: causes.compactMap(\.statement?.range), in: root)
  }

  // MARK: Inside

  /// Lets go of constraints between what is in `box` and what is not.
  ///
  /// - Returns: Those of them that this box held.
  @discardableResult
  func dropConstraints(reaching box: Box) -> [LayoutConstraint] {
    var own: [LayoutConstraint] = []
    var ancestor: Box? = self
    while let current = ancestor {
      let lost = current.heldConstraints.filter { constraint in
        constraint.items.contains { box.holds($0) }
      }
      if current === self { own = lost }
      current.removeConstraints(lost)
      ancestor = current.parent
    }
    return own
  }

  /// Gives a copy of a tree copies of the constraints in it.
  static func copyConstraints(of box: Box, to copy: Box) {
    var pairs = [(box, copy)]
    var copies: [ObjectIdentifier: Box] = [:]
    var holders: [(Box, Box)] = []
    while let (original, made) = pairs.popLast() {
      copies[ObjectIdentifier(original)] = made
      if !original.heldConstraints.isEmpty { holders.append((original, made)) }
      pairs += zip(original.subviews, made.subviews)
    }
    for (original, made) in holders where made.heldConstraints.isEmpty {
      for constraint in original.heldConstraints {
        guard let first = constraint.firstItem.flatMap({ copies[ObjectIdentifier($0)] }) else {
          continue
        }
        let second = constraint.secondItem.flatMap { copies[ObjectIdentifier($0)] }
        let twin = LayoutConstraint(
          item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
          toItem: second, attribute: constraint.secondAttribute,
          multiplier: constraint.multiplier, constant: constraint.constant,
          priority: constraint.priority, fileID: constraint.place.fileID,
          line: constraint.place.line)
        twin.link = constraint.link?.mapped { copies[ObjectIdentifier($0)] }
        (twin.holder, twin.isWaiting) = (made, constraint.isWaiting)
        made.heldConstraints.append(twin)
      }
    }
  }
}

extension Element {
  /// The tree of a box as a value: what the program's constraints name gets an `id`, and they become statements.
  init(tree box: Box) {
    var named: Set<ObjectIdentifier> = []
    var taken: Set<String> = []
    box.forEach { box in
      if let id = box.id { taken.insert(id) }
      for constraint in box.heldConstraints
      where constraint.fault == nil && !box.keepsWaiting(constraint) {
        for item in constraint.namedItems where item !== box {
          named.insert(ObjectIdentifier(item))
        }
      }
    }
    let missing = box.missingNames()
    var names: [ObjectIdentifier: String] = [:]
    var number = 0
    box.forEach { box in
      guard named.contains(ObjectIdentifier(box)) else { return }
      if let id = box.id, id.isNameInStatements {
        names[ObjectIdentifier(box)] = id
        return
      }
      repeat { number += 1 } while taken.contains("box\(number)")
      names[ObjectIdentifier(box)] = "box\(number)"
    }
    // Parents come before what is in them; from the end on, everything in a box is an element before the box is.
    var order: [(box: Box, parent: Int)] = []
    var open = [(box, -1)]
    while let (box, parent) = open.popLast() {
      open.append(contentsOf: box.subviews.reversed().map { ($0, order.count) })
      order.append((box, parent))
    }
    var inside: [Int: [Element]] = [:]
    for index in order.indices.dropFirst().reversed() {
      let boxes = inside.removeValue(forKey: index)?.reversed() ?? []
      inside[order[index].parent, default: []].append(
        Element(order[index].box, holding: boxes, names: names, missing: missing))
    }
    self.init(box, holding: inside[0]?.reversed() ?? [], names: names, missing: missing)
  }

  /// A measured length as layouts take it.
  private static func length(_ length: Double) -> Double {
    length.isFinite ? max(0, length) : 0
  }

  private init(
    _ box: Box, holding boxes: [Element], names: [ObjectIdentifier: String], missing: Set<String>
  ) {
    self = missing.isEmpty ? box.element : box.element.withoutStatements(about: missing)
    if let name = names[ObjectIdentifier(box)] { style[.id] = .text(name) }
    if let measure = box.measure {
      // A content of that size, and no width of the leaf itself, which may be stretched or hold by priorities.
      let size = measure(Size(width: .infinity, height: .infinity))
      var content = Element(.item, at: place)
      // What a layout takes of a measure, too: numbers that are lengths.
      content.style[.width] = .number(Self.length(size.width))
      content.style[.height] = .number(Self.length(size.height))
      content.style[.flexShrink] = .number(0)
      kind = .container
      children = [content]
    }
    if !boxes.isEmpty { children = boxes + children }
    let held = box.heldConstraints.filter {
      $0.fault == nil && !$0.isIdle && !box.keepsWaiting($0)
    }
    guard !held.isEmpty else { return }
    var statements = Element(.other("constraints"), at: place)
    statements.children = held.map { constraint in
      var statement = Element(.other("constraint"), at: constraint.place)
      statement.text = constraint.equation { item in
        item === box ? "superview" : names[ObjectIdentifier(item)] ?? "superview"
      }
      return statement
    }
    children.append(statements)
  }
}
