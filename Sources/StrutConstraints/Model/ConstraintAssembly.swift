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

    func size(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
    func start(_ axis: Axis) -> Variable? { axis == .horizontal ? x : y }
  }

  /// One constraint of the solver, under the same index.
  struct Record: Sendable {
    var origin: ConstraintOrigin
    /// Sizes and statements count in the order in which conflicts are looked for; -1 for what cannot
    /// be dropped.
    var contributor: Int
    /// Which comparison of its statement it is.
    var part = 0
  }

  private(set) var tree: ConstraintTree
  private(set) var solver = ConstraintSolver()
  private(set) var variables: [ViewVariables] = []
  private(set) var records: [Record] = []
  /// The number of contributors so far.
  private(set) var contributorCount = 0
  /// Whether some comparison has numbers of both axes, so that widths may depend on heights.
  private(set) var joinsAxes = false
  /// The index in the tree of each view.
  private let indexOfView: [ConstraintView: Int]
  /// Whether optional constraints are left out.
  private let isRequiredOnly: Bool
  private var contributor = -1
  /// The constraints of the root's given sizes.
  private var givenSizes: [Axis: ConstraintID] = [:]
  /// The constraints of intrinsic sizes by the index of the view: hugging and compression, width first.
  private var intrinsicConstraints: [Int: [Axis: [ConstraintID]]] = [:]
  /// The constraints of each statement in order, -1 for comparisons that were left out.
  private var statementConstraints: [[Int32]] = []
  /// The constraints in which a baseline of each view occurs.
  private var baselineConstraints: [Int: [ConstraintID]] = [:]

  /// Assembles a tree.
  ///
  /// - Parameters:
  ///   - width: The root's given width; `nil` fits it.
  ///   - height: The root's given height; `nil` fits it.
  ///   - isRequiredOnly: Whether optional constraints are left out.
  init(
    _ tree: ConstraintTree, width: Double?, height: Double?, isRequiredOnly: Bool = false
  ) {
    self.tree = tree
    self.isRequiredOnly = isRequiredOnly
    indexOfView = Dictionary(
      tree.views.enumerated().map { ($1.view, $0) }, uniquingKeysWith: { first, _ in first })
    records.reserveCapacity(6 * tree.views.count + 2 * tree.statements.count)
    addViews()
    addGivenSize(.horizontal, width)
    addGivenSize(.vertical, height)
    for index in tree.views.indices { addSizes(of: index) }
    addStatements()
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
    let size = variables[0].size(axis)
    if let value {
      beginContributor()
      givenSizes[axis] = add(
        LinearForm(size, minus: value), .equal, priority: .required, .given(axis))
      endContributor()
    } else {
      add(LinearForm(size), .equal, priority: .fitting, .fitting(axis))
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
      let difference = LinearForm(variables[index].size(axis), minus: intrinsic.extent(axis))
      beginContributor()
      let hugging = add(
        difference, .lessOrEqual, priority: view.attributes.hugging[axis],
        .intrinsic(index, axis, isHugging: true))
      beginContributor()
      let compression = add(
        difference, .greaterOrEqual, priority: view.attributes.compression[axis],
        .intrinsic(index, axis, isHugging: false))
      endContributor()
      intrinsicConstraints[index, default: [:]][axis] = [hugging, compression].compactMap { $0 }
    }
  }

  private func form(of rule: ConstraintTree.SizeRule, _ index: Int) -> LinearForm {
    var form = LinearForm(variables[index].size(rule.axis))
    switch rule.value {
    case .points(let points): form.add(-points)
    case .share(let share, let extra):
      let parent = max(0, tree.views[index].parent)
      form.add(variables[parent].size(rule.axis), times: -share)
      form.add(share * tree.views[parent].inset.extent(rule.axis) - extra)
    case .ratio(let ratio, let inset):
      form.add(variables[index].height, times: -ratio)
      form.add(ratio * inset.height - inset.width)
    }
    return form
  }

  // MARK: Statements

  private mutating func addStatements() {
    var form = LinearForm()
    for (index, statement) in tree.statements.enumerated() {
      var ids = [Int32](repeating: -1, count: statement.constraints.count)
      if let container = indexOfView[statement.container] {
        beginContributor()
        for (part, constraint) in statement.constraints.enumerated()
        where write(constraint, in: container, to: &form) {
          let id = add(
            form, constraint.relation, priority: constraint.priority, .statement(index),
            part: part)
          guard let id else { continue }
          ids[part] = id.index
          noteBaselines(of: constraint, id)
        }
        endContributor()
      }
      statementConstraints.append(ids)
    }
  }

  private mutating func noteBaselines(of constraint: AnchorConstraint, _ id: ConstraintID) {
    for anchor in [constraint.first, constraint.second] {
      guard let anchor, anchor.attribute.isBaseline, let index = indexOfView[anchor.view] else {
        continue
      }
      baselineConstraints[index, default: []].append(id)
    }
  }

  /// Writes the left side less the right side; `false` if a view of the comparison has no frame.
  private func write(
    _ constraint: AnchorConstraint, in container: Int, to form: inout LinearForm
  ) -> Bool {
    form.reset()
    let isMirrored = constraint.followsDirection && tree.views[container].isRightToLeft
    form.add(-constraint.constant)
    guard add(constraint.first, times: 1, in: container, isMirrored, to: &form) else {
      return false
    }
    guard let second = constraint.second else { return true }
    return add(second, times: -constraint.multiplier, in: container, isMirrored, to: &form)
  }

  /// Adds a multiple of an attribute in the coordinates of a container.
  private func add(
    _ anchor: Anchor, times factor: Double, in container: Int, _ isMirrored: Bool,
    to form: inout LinearForm
  ) -> Bool {
    guard let index = indexOfView[anchor.view] else { return false }
    let attribute = anchor.attribute
    let axis = attribute.axis
    let view = variables[index]
    let margins = anchor.isMargin ? tree.views[index].attributes.layoutMargins.along(axis) : (0, 0)
    if attribute.kind == .size {
      form.add(view.size(axis), times: factor)
      form.add(-factor * (margins.0 + margins.1))
      return true
    }
    let isFlipped = isMirrored && attribute.isMirrorable
    // The place of the line between the start edge, 0, and the end edge, 1.
    let share = isFlipped ? 1 - attribute.place : attribute.place
    let sign = isFlipped ? -factor : factor
    if let start = view.start(axis) { form.add(start, times: sign) }
    if share != 0 { form.add(view.size(axis), times: sign * share) }
    form.add(sign * (margins.0 - share * (margins.0 + margins.1)))
    let origin = variables[container]
    if let start = origin.start(axis) { form.add(start, times: -sign) }
    if isFlipped { form.add(origin.size(axis), times: factor) }
    if attribute.isBaseline {
      let baselines = tree.views[index].baselines
      form.add(factor * (attribute == .firstBaseline ? baselines.first : -baselines.last))
    }
    return true
  }

  // MARK: Contributors

  private mutating func beginContributor() {
    contributor = contributorCount
    contributorCount += 1
  }

  private mutating func endContributor() { contributor = -1 }

  @discardableResult
  private mutating func add(
    _ form: borrowing LinearForm, _ relation: Relation, priority: Priority,
    _ origin: ConstraintOrigin, part: Int = 0
  ) -> ConstraintID? {
    if isRequiredOnly, priority != .required { return nil }
    records.append(Record(origin: origin, contributor: contributor, part: part))
    if !joinsAxes { joinsAxes = Self.joinsAxes(form.terms) }
    return solver.add(form.terms, relation, -form.constant, priority: priority)
  }

  /// Views have an even number of variables, horizontal and vertical ones in turn.
  private static func joinsAxes(_ terms: [Term]) -> Bool {
    guard let first = terms.first else { return false }
    return terms.contains { ($0.variable.column ^ first.variable.column) & 1 != 0 }
  }

  // MARK: Changes

  mutating func solve() throws(SolverFailure) { try solver.solve() }

  /// Turns the constraints of contributors off or on.
  mutating func setEnabled(_ isEnabled: Bool, _ constraints: some Sequence<ConstraintID>) {
    for id in constraints { solver.setEnabled(isEnabled, id) }
  }

  /// Changes the root's given size on an axis; `false` if it is fitted.
  mutating func setGivenSize(_ axis: Axis, _ value: Double) -> Bool {
    guard let id = givenSizes[axis] else { return false }
    solver.setConstant(value, of: id)
    return true
  }

  /// Changes what a view's content measures.
  mutating func setContent(of index: Int, size: Size, baselines: ConstraintTree.Baselines) {
    let before = tree.views[index].intrinsicSize ?? .zero
    tree.views[index].intrinsicSize = size
    for axis in [Axis.horizontal, .vertical] where before.extent(axis) != size.extent(axis) {
      for id in intrinsicConstraints[index]?[axis] ?? [] {
        solver.setConstant(size.extent(axis), of: id)
      }
    }
    guard tree.views[index].baselines != baselines else { return }
    tree.views[index].baselines = baselines
    for id in baselineConstraints[index] ?? [] {
      let record = records[Int(id.index)]
      guard case .statement(let statement) = record.origin else { continue }
      updateConstant(of: statement, part: record.part)
    }
  }

  /// Replaces a statement by one that differs in constants only.
  mutating func setStatement(_ index: Int, to statement: ConstraintStatement) {
    let before = tree.statements[index]
    tree.statements[index] = statement
    for part in statement.constraints.indices
    where before.constraints[part].constant != statement.constraints[part].constant {
      updateConstant(of: index, part: part)
    }
  }

  private mutating func updateConstant(of statement: Int, part: Int) {
    let id = statementConstraints[statement][part]
    guard id >= 0, let container = indexOfView[tree.statements[statement].container] else { return }
    var form = LinearForm()
    guard write(tree.statements[statement].constraints[part], in: container, to: &form) else {
      return
    }
    solver.setConstant(-form.constant, of: ConstraintID(index: id))
  }
}

extension Size {
  /// The width or the height.
  fileprivate func extent(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Edges<Double> {
  /// The start and the end of an axis.
  fileprivate func along(_ axis: Axis) -> (Double, Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension LayoutAttribute {
  fileprivate var axis: Axis {
    switch self {
    case .width, .left, .right, .leading, .trailing, .centerX: .horizontal
    case .height, .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Where the line is between the edges at the start, 0, and the end of its axis, 1.
  fileprivate var place: Double {
    switch self {
    case .width, .height, .left, .leading, .top, .firstBaseline: 0
    case .centerX, .centerY: 0.5
    case .right, .trailing, .bottom, .lastBaseline: 1
    }
  }

  /// Whether the line is measured from the other side in mirrored statements.
  fileprivate var isMirrorable: Bool { followsDirection || self == .centerX }

  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
