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
    /// Whether it stands for a required constraint as a wish.
    var isWish = false
  }

  /// Where a number is compared with.
  struct NumberPlace: Hashable, Sendable {
    /// The size or statement.
    var origin: ConstraintOrigin
    /// Which comparison of its statement it is.
    var part = 0
  }

  /// What a tree is assembled for.
  enum Purpose: Sendable {
    /// Frames.
    case layout
    /// Conflicts: required constraints alone.
    case conflicts
    /// What has to fail for the rest to hold: those of contributors up to one, required and as wishes.
    case elastic(upTo: Int)
    /// How far from holding one comparison has to be: those of some contributors, that one as a wish.
    case wish(contributor: Int, part: Int, among: Set<Int>)
    /// By how much numbers have to change together: those of some contributors, with a change that is as small as they allow;
    /// by how much each place changes where that is 1.
    case shifted([NumberPlace: Double], among: Set<Int>)

    var isLayout: Bool { if case .layout = self { true } else { false } }
  }

  private(set) var tree: ConstraintTree
  private(set) var solver = ConstraintSolver()
  private(set) var variables: [ViewVariables] = []
  /// The lines and lengths that statements bring along.
  private(set) var helpers: [ConstraintView: Variable] = [:]
  /// The axes of those, and of readable widths.
  private var helperAxes: [Int32: Axis] = [:]
  /// The readable widths of views by their index.
  private var readableWidths: [Int: Variable] = [:]
  private(set) var records: [Record] = []
  /// The number of contributors so far.
  private(set) var contributorCount = 0
  /// By how much numbers change together, where that is asked.
  private(set) var shift: Variable?
  /// Whether some comparison has numbers of both axes, so that widths may depend on heights.
  private(set) var joinsAxes = false
  /// The index in the tree of each view.
  private let indexOfView: [ConstraintView: Int]
  private let purpose: Purpose
  private var contributor = -1
  private var barrierCount = 0
  /// Where barriers are drawn to, far away, with the constants of the places where they are without views.
  private var distantGoals: [(goal: ConstraintID, near: Double)] = []
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
  ///   - purpose: What it is assembled for.
  init(
    _ tree: ConstraintTree, width: Double?, height: Double?, for purpose: Purpose = .layout
  ) {
    self.tree = tree
    self.purpose = purpose
    solver.choosesByLevels = true
    indexOfView = Dictionary(
      tree.views.enumerated().map { ($1.view, $0) }, uniquingKeysWith: { first, _ in first })
    records.reserveCapacity(6 * tree.views.count + 2 * tree.statements.count)
    addViews()
    addShift()
    addGivenSize(.horizontal, width)
    addGivenSize(.vertical, height)
    for index in tree.views.indices { addSizes(of: index) }
    addHelpers()
    addStatements()
  }

  /// The comparisons that are wanted more strongly than a priority without being required, and hold in the last solution.
  func stronger(than priority: Priority) -> [Record] {
    records.indices.filter { index in
      let id = ConstraintID(index: Int32(index))
      let own = solver.priority(of: id)
      return own > priority && own < .required && solver.violation(of: id) < Tolerance.length
    }.map { records[$0] }
  }

  /// The index in the tree of a view; `nil` for what is none of it.
  func index(of view: ConstraintView) -> Int? { indexOfView[view] }

  // MARK: Views and sizes

  private mutating func addViews() {
    for index in tree.views.indices {
      let isRoot = index == 0
      let view = ViewVariables(
        x: isRoot ? nil : solver.addVariable(), y: isRoot ? nil : solver.addVariable(),
        width: solver.addVariable(), height: solver.addVariable())
      variables.append(view)
      for axis in [Axis.horizontal, .vertical] {
        add(
          LinearForm(view.size(axis)), .greaterOrEqual, priority: .required, .least(index, axis))
      }
    }
  }

  private mutating func addShift() {
    guard case .shifted = purpose else { return }
    let variable = solver.addVariable()
    shift = variable
    addWish([Term(variable)], .equal, .fitting(.horizontal))
  }

  /// Adds what is to be 0, or at least that, as far as all that is required allows it.
  private mutating func addWish(_ terms: [Term], _ relation: Relation, _ origin: ConstraintOrigin) {
    records.append(Record(origin: origin, contributor: -1, isWish: true))
    solver.add(terms, relation, 0, priority: .low)
  }

  /// Lets a size be below 0, by as little as all that is required allows.
  mutating func letBeNegative(_ view: Int, _ axis: Axis) {
    let least = records.indices.filter { records[$0].origin == .least(view, axis) }
    setEnabled(false, least.map { ConstraintID(index: Int32($0)) })
    addWish([Term(variables[view].size(axis))], .greaterOrEqual, .least(view, axis))
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

  /// Makes variables for what is no view: any statement may name a barrier of another one.
  private mutating func addHelpers() {
    for statement in tree.statements {
      if let barrier = statement.barrier { addHelper(barrier.line, barrier.edge.axis) }
      if let stack = statement.stack, let length = stack.arrangement?.length {
        addHelper(length, stack.axis)
      }
      for constraint in statement.constraints {
        addReadableWidth(constraint.first)
        if let second = constraint.second { addReadableWidth(second) }
      }
    }
  }

  private mutating func addHelper(_ name: ConstraintView, _ axis: Axis) {
    let variable = solver.addVariable()
    helpers[name] = variable
    helperAxes[variable.column] = axis
  }

  /// The readable width as UIKit's guide has it: no wider than what the margins leave, and than is good to read; as
  /// wide as that allows whatever else is wished.
  private mutating func addReadableWidth(_ anchor: Anchor) {
    guard anchor.area == .readable, let index = indexOfView[anchor.view],
      readableWidths[index] == nil
    else { return }
    let width = solver.addVariable()
    helperAxes[width.column] = .horizontal
    readableWidths[index] = width
    let (left, right) = insets(of: index, .margin, .horizontal)
    var difference = LinearForm(width)
    difference.add(variables[index].width, times: -1)
    difference.add(left + right)
    beginContributor()
    let widest = LinearForm(width, minus: LayoutArea.readableWidth)
    add(widest, .lessOrEqual, priority: .required, .readable(index))
    add(difference, .lessOrEqual, priority: .required, .readable(index))
    endContributor()
    add(difference, .greaterOrEqual, priority: .almostRequired, .readable(index))
  }

  private mutating func addStatements() {
    var form = LinearForm()
    for (index, statement) in tree.statements.enumerated() {
      var ids = [Int32](repeating: -1, count: statement.constraints.count)
      if let container = indexOfView[statement.container] {
        beginContributor()
        for (part, constraint) in statement.constraints.enumerated()
        where write(constraint, in: container, to: &form) {
          let isNearest = constraint.priority == .nearest
          let id = add(
            form, constraint.relation, priority: constraint.priority,
            isNearest ? .nearest(index) : .statement(index), part: part)
          guard let id else { continue }
          ids[part] = id.index
          noteBaselines(of: constraint, id)
        }
        endContributor()
        addNearestPlace(ofBarrierIn: index, container, holdsViews: ids.contains { $0 >= 0 })
      }
      statementConstraints.append(ids)
    }
  }

  /// How far, in points, a barrier is drawn: further than any two lines of a layout can be from one another.
  private static let farAway = 1e8

  /// A barrier is as near to the edge that its views begin at as they let it be; without views it is there, and so it is where
  /// nothing holds its views: these would be drawn along without end. Where lines depend on one another, the one that is
  /// written first is the nearest.
  private mutating func addNearestPlace(
    ofBarrierIn statement: Int, _ container: Int, holdsViews: Bool
  ) {
    guard let barrier = tree.statements[statement].barrier else { return }
    let superview = tree.statements[statement].container
    var goal = AnchorConstraint(
      Anchor(barrier.line, barrier.edge), .equal, Anchor(superview, barrier.edge.oppositeEdge),
      priority: .nearest(after: barrierCount))
    barrierCount += 1
    var form = LinearForm()
    guard write(goal, in: container, to: &form) else { return }
    let near = -form.constant
    if holdsViews {
      goal.constant = barrier.isBehind ? -Self.farAway : Self.farAway
      guard write(goal, in: container, to: &form) else { return }
    }
    let id = add(form, goal.relation, priority: goal.priority, .nearest(statement))
    if holdsViews, let id { distantGoals.append((id, near)) }
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
    if let space = constraint.space {
      guard let length = helpers[space] else { return false }
      form.add(length, times: -1)
    }
    guard let second = constraint.second else { return true }
    var multiplier = constraint.multiplier
    if constraint.isByNaturalSize {
      guard let ratio = naturalRatio(constraint) else { return false }
      multiplier = ratio
    }
    return add(
      second, times: -Tolerance.factor(multiplier), in: container, isMirrored, to: &form)
  }

  /// The natural size of the first view as a multiple of that of the second.
  private func naturalRatio(_ constraint: AnchorConstraint) -> Double? {
    func extent(_ anchor: Anchor?) -> Double? {
      anchor.flatMap { anchor in
        indexOfView[anchor.view].flatMap {
          tree.views[$0].intrinsicSize?.extent(anchor.attribute.axis)
        }
      }
    }
    guard let own = extent(constraint.first), let other = extent(constraint.second), own > 0,
      other > 0
    else { return nil }
    return own / other
  }

  /// How far an area of a view is inside of its border box on an axis.
  private func insets(
    of index: Int, _ area: LayoutArea, _ axis: Axis
  ) -> (start: Double, end: Double) {
    let attributes = tree.views[index].attributes
    switch area {
    case .frame: return (0, 0)
    case .margin, .readable: return attributes.layoutMargins.along(axis)
    case .safeArea: return attributes.safeArea?.along(axis) ?? (0, 0)
    }
  }

  /// Adds a multiple of an attribute in the coordinates of a container.
  private func add(
    _ anchor: Anchor, times factor: Double, in container: Int, _ isMirrored: Bool,
    to form: inout LinearForm
  ) -> Bool {
    guard let index = indexOfView[anchor.view] else {
      return addHelper(anchor, times: factor, in: container, isMirrored, to: &form)
    }
    let attribute = anchor.attribute
    let axis = attribute.axis
    let view = variables[index]
    let insets = insets(of: index, anchor.area, axis)
    // What is readable has a width of its own, in the middle of the margins.
    let readable =
      anchor.area == .readable && axis == .horizontal ? readableWidths[index] : nil
    if attribute.kind == .size {
      form.add(readable ?? view.size(axis), times: factor)
      if readable == nil { form.add(-factor * (insets.start + insets.end)) }
      return true
    }
    let isFlipped = isMirrored && attribute.isMirrorable
    // The place of the line between the start edge, 0, and the end edge, 1.
    let share = isFlipped ? 1 - attribute.place : attribute.place
    let sign = isFlipped ? -factor : factor
    if let start = view.start(axis) { form.add(start, times: sign) }
    let boxShare = readable == nil ? share : 0.5
    if boxShare != 0 { form.add(view.size(axis), times: sign * boxShare) }
    form.add(sign * (insets.start - boxShare * (insets.start + insets.end)))
    if let readable, share != 0.5 { form.add(readable, times: sign * (share - 0.5)) }
    addOrigin(of: container, axis, sign: sign, isFlipped, times: factor, to: &form)
    if attribute.isBaseline {
      let baselines = tree.views[index].baselines
      form.add(factor * (attribute == .firstBaseline ? baselines.first : -baselines.last))
    }
    return true
  }

  /// Makes a place one in a container's coordinates, from its other side where it is flipped.
  private func addOrigin(
    of container: Int, _ axis: Axis, sign: Double, _ isFlipped: Bool, times factor: Double,
    to form: inout LinearForm
  ) {
    let origin = variables[container]
    if let start = origin.start(axis) { form.add(start, times: -sign) }
    if isFlipped { form.add(origin.size(axis), times: factor) }
  }

  /// Adds a multiple of a line or a length that a statement brings along; `false` for views without a frame.
  private func addHelper(
    _ anchor: Anchor, times factor: Double, in container: Int, _ isMirrored: Bool,
    to form: inout LinearForm
  ) -> Bool {
    guard let variable = helpers[anchor.view] else { return false }
    let attribute = anchor.attribute
    guard attribute.kind != .size else {
      form.add(variable, times: factor)
      return true
    }
    let isFlipped = isMirrored && attribute.isMirrorable
    let sign = isFlipped ? -factor : factor
    form.add(variable, times: sign)
    addOrigin(
      of: container, attribute.axis, sign: sign, isFlipped, times: factor, to: &form)
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
    if !purpose.isLayout {
      return addRequired(form, relation, priority: priority, origin, part: part)
    }
    records.append(Record(origin: origin, contributor: contributor, part: part))
    if !joinsAxes { joinsAxes = joinsAxes(form.terms) }
    return solver.add(form.terms, relation, -form.constant, priority: priority)
  }

  /// Adds a required constraint in the way that the search for a conflict needs it.
  private mutating func addRequired(
    _ form: borrowing LinearForm, _ relation: Relation, priority: Priority,
    _ origin: ConstraintOrigin, part: Int
  ) -> ConstraintID? {
    guard priority == .required else { return nil }
    var record = Record(origin: origin, contributor: contributor, part: part)
    var terms = form.terms
    var priorities = [Priority.required]
    if contributor >= 0 {
      switch purpose {
      case .layout, .conflicts: break
      case .elastic(let last):
        if contributor > last { return nil }
        priorities.append(.low)
      case .wish(let wished, let wishedPart, let others):
        if !others.contains(contributor) { return nil }
        if contributor == wished, part == wishedPart { priorities = [.low] }
      case .shifted(let slopes, let others):
        if !others.contains(contributor) { return nil }
        if let shift, let slope = slopes[NumberPlace(origin: origin, part: part)] {
          terms.append(Term(shift, -slope))
        }
      }
    }
    var first: ConstraintID?
    for priority in priorities {
      record.isWish = priority != .required
      records.append(record)
      let id = solver.add(terms, relation, -form.constant, priority: priority)
      first = first ?? id
    }
    return first
  }

  private func joinsAxes(_ terms: [Term]) -> Bool {
    guard let first = terms.first else { return false }
    if !helperAxes.isEmpty {
      let axis = axis(of: first.variable)
      return terms.contains { self.axis(of: $0.variable) != axis }
    }
    return terms.contains { ($0.variable.column ^ first.variable.column) & 1 != 0 }
  }

  /// Views have an even number of variables, horizontal and vertical ones in turn.
  private func axis(of variable: Variable) -> Axis {
    helperAxes[variable.column] ?? (variable.column & 1 == 0 ? .horizontal : .vertical)
  }

  // MARK: Changes

  mutating func solve() throws(SolverFailure) {
    try solver.solve()
    while let index = distantGoals.firstIndex(where: {
      solver.violation(of: $0.goal) < Self.farAway / 2
    }) {
      let (goal, near) = distantGoals.remove(at: index)
      solver.setConstant(near, of: goal)
      try solver.solve()
    }
  }

  /// Solves the tree; the constraints in conflict, or `nil` where there are none.
  mutating func conflict() throws(SolverFault) -> ConstraintConflict? {
    do throws(SolverFailure) {
      try solver.solve()
      return nil
    } catch {
      switch error {
      case .fault(let fault): throw fault
      case .conflict(let conflict): return conflict
      }
    }
  }

  /// The constraints of each contributor, of those that are wanted.
  func constraintsByContributor(where isWanted: (Record) -> Bool) -> [[ConstraintID]] {
    var constraints: [[ConstraintID]] = Array(repeating: [], count: contributorCount)
    for (number, record) in records.enumerated() where record.contributor >= 0 && isWanted(record) {
      constraints[record.contributor].append(ConstraintID(index: Int32(number)))
    }
    return constraints
  }

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
      guard let statement = record.origin.statement else { continue }
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

extension Edges<Double> {
  /// The start and the end of an axis.
  fileprivate func along(_ axis: Axis) -> (Double, Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension ConstraintOrigin {
  /// The statement that it comes from; `nil` for none.
  package var statement: Int? {
    switch self {
    case .statement(let index), .nearest(let index): index
    default: nil
    }
  }
}

extension LayoutAttribute {
  /// The edge at the other end of the same axis; the attribute itself where it is no edge.
  package var oppositeEdge: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    default: self
    }
  }

  /// The axis that the attribute is a length or a place on.
  package var axis: Axis {
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
}
