import StrutCore

/// Writes a tree's sizes and statements into a solver: the root's left top corner is the origin, lengths
/// are points.
struct ConstraintAssembly: Sendable {
  /// The numbers of one view; the root's corner is 0, 0 and needs no variables.
  struct ViewVariables: Sendable {
    var x: Variable?
    var y: Variable?
    var width: Variable
    var height: Variable
  }

  /// One constraint of the solver, under the same index.
  struct Record: Sendable {
    var origin: ConstraintOrigin
    /// Sizes and statements count in the order in which conflicts are looked for; -1 for what cannot
    /// be dropped.
    var contributor: Int
    /// The comparison of a statement and its container, for constants that change later.
    var anchors: (constraint: AnchorConstraint, container: Int)?
  }

  private(set) var tree: ConstraintTree
  private(set) var solver = ConstraintSolver()
  private(set) var variables: [ViewVariables] = []
  private(set) var records: [Record] = []
  /// The index in the tree of each view.
  private let indexOfView: [ConstraintView: Int]
  /// The contributors that take part; `nil` for all, optional constraints too.
  private let included: Set<Int>?
  private var contributor = -1
  /// The number of contributors so far.
  private(set) var contributorCount = 0
  /// The constraints of intrinsic heights by the index of the view: hugging and compression.
  private var heightConstraints: [Int: [ConstraintID]] = [:]

  /// Assembles a tree.
  ///
  /// - Parameters:
  ///   - width: The root's given width; `nil` fits it.
  ///   - height: The root's given height; `nil` fits it.
  ///   - included: If given, only required constraints take part, and of contributors only these.
  init(
    _ tree: ConstraintTree, width: Double?, height: Double?, included: Set<Int>? = nil
  ) {
    self.tree = tree
    self.included = included
    indexOfView = Dictionary(
      tree.views.enumerated().map { ($1.view, $0) }, uniquingKeysWith: { first, _ in first })
    addViews()
    addGivenSize(.horizontal, width)
    addGivenSize(.vertical, height)
    for index in tree.views.indices { addSizes(of: index) }
    for index in tree.statements.indices { addStatement(index) }
  }

  // MARK: Views and sizes

  private mutating func addViews() {
    for index in tree.views.indices {
      let isRoot = index == 0
      let view = ViewVariables(
        x: isRoot ? nil : solver.addVariable(), y: isRoot ? nil : solver.addVariable(),
        width: solver.addVariable(), height: solver.addVariable())
      variables.append(view)
      for size in [view.width, view.height] {
        add(LinearForm(size), .greaterOrEqual, priority: .required, .implicit)
      }
    }
  }

  private mutating func addGivenSize(_ axis: Axis, _ value: Double?) {
    let size = LinearForm(variable(0, axis))
    if let value {
      beginContributor()
      add(size - LinearForm(value), .equal, priority: .required, .given(axis))
      endContributor()
    } else {
      add(size, .equal, priority: .fitting, .fitting(axis))
    }
  }

  private mutating func addSizes(of index: Int) {
    let view = tree.views[index]
    for rule in view.sizes {
      beginContributor()
      add(form(of: rule, index), rule.relation, priority: .required, .size(index, rule.text))
      endContributor()
    }
    guard let intrinsic = view.intrinsicSize, index > 0 else { return }
    for axis in [Axis.horizontal, .vertical] {
      let size = axis == .horizontal ? intrinsic.width : intrinsic.height
      let difference = LinearForm(variable(index, axis)) - LinearForm(size)
      beginContributor()
      let hugging = add(
        difference, .lessOrEqual, priority: view.attributes.hugging[axis],
        .intrinsic(index, axis, isHugging: true))
      beginContributor()
      let compression = add(
        difference, .greaterOrEqual, priority: view.attributes.compression[axis],
        .intrinsic(index, axis, isHugging: false))
      endContributor()
      if axis == .vertical {
        heightConstraints[index] = [hugging, compression].compactMap { $0 }
      }
    }
  }

  private func form(of rule: ConstraintTree.SizeRule, _ index: Int) -> LinearForm {
    let size = LinearForm(variable(index, rule.axis))
    switch rule.value {
    case .points(let points): return size - LinearForm(points)
    case .share(let share, let extra):
      let parent = max(0, tree.views[index].parent)
      let inset = tree.views[parent].inset
      let room =
        LinearForm(variable(parent, rule.axis))
        - LinearForm(rule.axis == .horizontal ? inset.width : inset.height)
      return size - room * share - LinearForm(extra)
    case .ratio(let ratio, let inset):
      let height = LinearForm(variables[index].height) - LinearForm(inset.height)
      return size - LinearForm(inset.width) - height * ratio
    }
  }

  private func variable(_ index: Int, _ axis: Axis) -> Variable {
    axis == .horizontal ? variables[index].width : variables[index].height
  }

  // MARK: Statements

  private mutating func addStatement(_ index: Int) {
    let statement = tree.statements[index]
    guard let container = indexOfView[statement.container] else { return }
    beginContributor()
    for constraint in statement.constraints {
      guard let form = form(of: constraint, in: container) else { continue }
      add(
        form, constraint.relation, priority: constraint.priority, .statement(index),
        anchors: (constraint, container))
    }
    endContributor()
  }

  /// Left side less right side; `nil` if a view of the comparison has no frame.
  func form(of constraint: AnchorConstraint, in container: Int) -> LinearForm? {
    let isMirrored = constraint.followsDirection && tree.views[container].isRightToLeft
    guard let first = form(of: constraint.first, in: container, isMirrored: isMirrored) else {
      return nil
    }
    guard let anchor = constraint.second else { return first - LinearForm(constraint.constant) }
    guard let second = form(of: anchor, in: container, isMirrored: isMirrored) else { return nil }
    return first - second * constraint.multiplier - LinearForm(constraint.constant)
  }

  /// An attribute in the coordinates of a container.
  private func form(of anchor: Anchor, in container: Int, isMirrored: Bool) -> LinearForm? {
    guard let index = indexOfView[anchor.view] else { return nil }
    let box = rectangle(of: index, isMargin: anchor.isMargin)
    let origin = rectangle(of: container, isMargin: false)
    switch anchor.attribute {
    case .width: return box.width
    case .height: return box.height
    case .left: return box.left - origin.left
    case .right: return box.left + box.width - origin.left
    case .centerX, .leading, .trailing:
      if isMirrored { return mirrored(anchor.attribute, box, origin) }
      let share = anchor.attribute == .leading ? 0 : anchor.attribute == .centerX ? 0.5 : 1
      return box.left + box.width * share - origin.left
    case .top: return box.top - origin.top
    case .bottom: return box.top + box.height - origin.top
    case .centerY: return box.top + box.height * 0.5 - origin.top
    case .firstBaseline:
      return box.top + LinearForm(tree.views[index].baselines.first) - origin.top
    case .lastBaseline:
      return box.top + box.height - LinearForm(tree.views[index].baselines.last) - origin.top
    }
  }

  /// The distance from the container's right edge towards the left.
  private func mirrored(_ attribute: LayoutAttribute, _ box: Rectangle, _ origin: Rectangle)
    -> LinearForm
  {
    let share = attribute == .leading ? 1 : attribute == .centerX ? 0.5 : 0
    return origin.left + origin.width - box.left - box.width * share
  }

  private struct Rectangle {
    var left, top, width, height: LinearForm
  }

  private func rectangle(of index: Int, isMargin: Bool) -> Rectangle {
    let view = variables[index]
    var box = Rectangle(
      left: view.x.map { LinearForm($0) } ?? LinearForm(0),
      top: view.y.map { LinearForm($0) } ?? LinearForm(0), width: LinearForm(view.width),
      height: LinearForm(view.height))
    if isMargin {
      let margins = tree.views[index].attributes.layoutMargins
      box.left = box.left + LinearForm(margins.left)
      box.top = box.top + LinearForm(margins.top)
      box.width = box.width - LinearForm(margins.left + margins.right)
      box.height = box.height - LinearForm(margins.top + margins.bottom)
    }
    return box
  }

  // MARK: Contributors

  private mutating func beginContributor() {
    contributor = contributorCount
    contributorCount += 1
  }

  private mutating func endContributor() { contributor = -1 }

  @discardableResult
  private mutating func add(
    _ form: LinearForm, _ relation: Relation, priority: Priority, _ origin: ConstraintOrigin,
    anchors: (constraint: AnchorConstraint, container: Int)? = nil
  ) -> ConstraintID? {
    if let included {
      guard priority == .required, contributor < 0 || included.contains(contributor) else {
        return nil
      }
    }
    records.append(Record(origin: origin, contributor: contributor, anchors: anchors))
    return solver.add(form.terms, relation, -form.constant, priority: priority)
  }

  // MARK: Changes

  mutating func solve() throws(ConstraintConflict) { try solver.solve() }

  /// Changes what a view's content measures.
  ///
  /// - Complexity: O(*constraints*) for a changed baseline.
  mutating func setContent(of index: Int, height: Double, baselines: ConstraintTree.Baselines) {
    let intrinsic = tree.views[index].intrinsicSize ?? .zero
    tree.views[index].intrinsicSize = Size(width: intrinsic.width, height: height)
    for id in heightConstraints[index] ?? [] { solver.setConstant(height, of: id) }
    guard tree.views[index].baselines != baselines else { return }
    tree.views[index].baselines = baselines
    for (number, record) in records.enumerated() {
      guard let (constraint, container) = record.anchors,
        constraint.mentionsBaseline(of: tree.views[index].view),
        let form = form(of: constraint, in: container)
      else { continue }
      solver.setConstant(-form.constant, of: ConstraintID(index: Int32(number)))
    }
  }
}
