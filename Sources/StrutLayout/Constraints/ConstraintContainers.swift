import StrutConstraints
import StrutCore

/// Constraint containers as boxes among others: sizes for the flex containers around them, frames for
/// the views in them.
extension LayoutPass {
  /// Whether a box is the outermost of constraint containers nested in one another.
  func isConstraintRoot(_ box: BoxPointer) -> Bool {
    guard box.pointee.style.display == .constraints else { return false }
    var parent = box.pointee.parent
    while parent >= 0, self.box(parent).pointee.style.display == .contents {
      parent = self.box(parent).pointee.parent
    }
    return parent < 0 || self.box(parent).pointee.style.display != .constraints
  }

  /// The content widths of a constraint container: the widths that fit it with its contents as wide as they would
  /// like to be, and as narrow as they can be.
  ///
  /// - Parameter height: The content height where it is definite; none fits that axis too.
  func constraintWidths(of box: BoxPointer, height: OptionalLength) -> InlineSizes {
    let model = model(of: box, containingWidth: box.pointee.containingWidth)
    let height = height.optional.map { $0 + model.insetY }
    let width = max(0, fittedSize(of: box, width: nil, height: height).width - model.insetX)
    var views = ConstraintViews(self, root: box)
    guard views.canShrink else { return InlineSizes(min: width, max: width) }
    var tree = views.tree(contentWidths: \.min)
    tree.views[0].sizes = ratioRule(of: box, model)
    var layout = ConstraintLayout(tree, width: nil, height: height)
    do throws(TreeFailure) {
      try layout.solve(measuring: views)
      let least = max(0, layout.frame(of: 0).size.width - model.insetX)
      return InlineSizes(min: min(least, width), max: width)
    } catch {
      return InlineSizes(min: width, max: width)
    }
  }

  /// The content height of a constraint container at a content width: the fitted height.
  func constraintHeight(of box: BoxPointer, width: Double) -> Double {
    let model = model(of: box, containingWidth: box.pointee.containingWidth)
    let size = fittedSize(of: box, width: width + model.insetX, height: nil)
    return max(0, size.height - model.insetY)
  }

  /// The distance from the top of the content box to the baseline of the first text in document order; none where no
  /// view shows a text, and where statements conflict.
  ///
  /// Deviation: UIKit aligns a view with views in it by its bottom edge, unless the program names a view for it. Here a
  /// constraint container stands in a row on its first text, since that is what people expect of a row of texts.
  ///
  /// - Parameters:
  ///   - width: The used content width.
  ///   - height: The used content height.
  func constraintBaseline(of box: BoxPointer, width: Double, height: Double) -> OptionalLength {
    let model = model(of: box, containingWidth: box.pointee.containingWidth)
    let views = ConstraintViews(self, root: box)
    guard views.hasText else { return .none }
    do throws(TreeFailure) {
      let layout = try solvedTree(
        box, views, width: width + model.insetX, height: height + model.insetY)
      return views.firstBaseline(in: layout).map { $0 - model.inset.top }
    } catch {
      return .none
    }
  }

  /// The border box that a container wants; nothing where its statements conflict, which is reported when
  /// it is placed.
  private func fittedSize(of box: BoxPointer, width: Double?, height: Double?) -> Size {
    do throws(TreeFailure) {
      return try solvedTree(box, ConstraintViews(self, root: box), width: width, height: height)
        .frame(of: 0).size
    } catch {
      return .zero
    }
  }

  /// The solution of a tree for a size of its root; a width that is looked for is that of its ratio, where it has one.
  ///
  /// What cannot hold its ratio is as wide as its contents ask for.
  private func solvedTree(
    _ root: BoxPointer, _ views: ConstraintViews, width: Double?, height: Double?
  ) throws(TreeFailure) -> ConstraintLayout {
    var views = views
    let tree = views.tree(contentWidths: \.max)
    let ratio =
      width == nil
      ? ratioRule(of: root, model(of: root, containingWidth: root.pointee.containingWidth)) : []
    if !ratio.isEmpty {
      var held = tree
      held.views[0].sizes = ratio
      if let layout = try? solution(of: held, root, views, width: width, height: height) {
        return layout
      }
    }
    return try solution(of: tree, root, views, width: width, height: height)
  }

  /// The solution of a tree: the kept one, brought up to date where only contents, constants or the size of the root have
  /// changed.
  private func solution(
    of tree: ConstraintTree, _ root: BoxPointer, _ views: ConstraintViews, width: Double?,
    height: Double?
  ) throws(TreeFailure) -> ConstraintLayout {
    var axes: Set<Axis> = []
    if width == nil { axes.insert(.horizontal) }
    if height == nil { axes.insert(.vertical) }
    let index = Int32(truncatingIfNeeded: root - nodes)
    var solved = state.pointee.solvedTrees.removeValue(forKey: index) ?? SolvedConstraintTree()
    defer { state.pointee.solvedTrees[index] = solved }
    if var kept = solved.layouts.removeValue(forKey: axes),
      kept.solve(changedTo: tree, width: width, height: height, measuring: views)
    {
      solved.layouts[axes] = kept
      return kept
    }
    var layout = ConstraintLayout(tree, width: width, height: height)
    try layout.solve(measuring: views)
    solved.layouts[axes] = layout
    return layout
  }

  /// Solves a tree at the size that its root has, and writes the frames of all its views.
  ///
  /// Where the root got the size that fits it, the solution that found this size is one for the size too.
  func placeConstraintTree(_ root: BoxPointer) {
    let views = ConstraintViews(self, root: root)
    let size = root.pointee.frame.size
    let fitted = fittedAxes(of: root)
    var axes = fitted
    var outcome: SolvedConstraintTree.Outcome
    do throws(TreeFailure) {
      var layout = try solvedTree(
        root, views, width: axes.contains(.horizontal) ? nil : size.width,
        height: axes.contains(.vertical) ? nil : size.height)
      if !layout.frame(of: 0).size.isSame(as: size) {
        axes = []
        layout = try solvedTree(root, views, width: size.width, height: size.height)
      }
      views.writeFrames(of: layout)
      outcome = .placed(fitting: axes)
    } catch {
      outcome = .failed(fittingFailure(root, views) ?? error)
    }
    let index = Int32(truncatingIfNeeded: root - nodes)
    state.pointee.solvedTrees[index, default: SolvedConstraintTree()].outcome = outcome
    state.pointee.solvedTrees[index]?.fittedAxes = fitted
  }
}

extension LayoutPass {
  /// The conflict of a tree whose root has no size on an axis because fitting it failed: that size is no
  /// part of the conflict. `nil` where the root has a size on both axes.
  fileprivate func fittingFailure(_ root: BoxPointer, _ views: ConstraintViews) -> TreeFailure? {
    let model = model(of: root, containingWidth: root.pointee.containingWidth)
    let size = root.pointee.frame.size
    let width = size.width > model.insetX ? size.width : nil
    let height = size.height > model.insetY ? size.height : nil
    guard width == nil || height == nil else { return nil }
    do throws(TreeFailure) {
      _ = try solvedTree(root, views, width: width, height: height)
      return nil
    } catch {
      return error
    }
  }
}

extension Size {
  /// Whether two sizes are the same but for rounding errors.
  fileprivate func isSame(as other: Size) -> Bool {
    abs(width - other.width) <= 1e-9 * (1 + abs(width))
      && abs(height - other.height) <= 1e-9 * (1 + abs(height))
  }
}

extension LayoutPass {
  /// The axes on which a root has no size of its own and got the one that fits its content, as the kept
  /// answers show.
  fileprivate func fittedAxes(of root: BoxPointer) -> Set<Axis> {
    let node = root.pointee
    let model = model(of: root, containingWidth: node.containingWidth)
    var axes: Set<Axis> = []
    if !node.style.widthUnit.isDefinite, node.state.contains(.hasInlineSizes),
      abs(node.maxContent + model.insetX - node.frame.size.width) < 1e-9
    {
      axes.insert(.horizontal)
    }
    if !node.style.heightUnit.isDefinite, node.state.contains(.hasFlow),
      abs(node.flowWidth + model.insetX - node.frame.size.width) < 1e-9,
      abs(node.flowHeight + model.insetY - node.frame.size.height) < 1e-9
    {
      axes.insert(.vertical)
    }
    return axes
  }
}

extension SizeUnit {
  /// Whether the size is given without regard to content and surroundings.
  fileprivate var isDefinite: Bool { self == .points || self == .percent }
}

/// The boxes of a constraint tree, in the order of ``ConstraintTree/views``.
struct ConstraintViews: ViewMeasurer {
  private let pass: LayoutPass
  private var boxes: [BoxPointer]
  private var models: [BoxModel] = []
  /// The indices of each container's children that are views.
  private var parents: [Int] = [-1]
  /// Whether some statement mentions a baseline.
  private var needsBaselines = false

  init(_ pass: LayoutPass, root: BoxPointer) {
    self.pass = pass
    boxes = [root]
    collectViews()
  }

  // MARK: The tree

  /// Lists the views, parents before children. The children of a box without a box of its own count as their
  /// grandparent's.
  private mutating func collectViews() {
    var next = 0
    while next < boxes.count {
      let container = boxes[next]
      if container.pointee.style.display == .constraints {
        FlexContainer(pass, container, width: .none, height: .none).forEachChild { view in
          boxes.append(view)
          parents.append(next)
        }
      }
      next += 1
    }
    models = boxes.map { pass.model(of: $0, containingWidth: $0.pointee.containingWidth) }
    sortInDocumentOrder()
  }

  /// Brings the views, which were found level by level, into document order; ids of documents follow it.
  private mutating func sortInDocumentOrder() {
    let order = boxes.indices.sorted { boxes[$0] < boxes[$1] }
    guard order.first == 0 else { return }
    var place = [Int](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { place[old] = new }
    let isParentFirst = order.allSatisfy { parents[$0] < 0 || place[parents[$0]] < place[$0] }
    guard isParentFirst else { return }
    (boxes, models, parents) = (
      order.map { boxes[$0] }, order.map { models[$0] },
      order.map { parents[$0] < 0 ? -1 : place[parents[$0]] }
    )
  }

  /// The tree with what its views bring along.
  ///
  /// - Parameter contentWidths: Which of its two widths a content would like to have.
  mutating func tree(contentWidths: KeyPath<InlineSizes, Double>) -> ConstraintTree {
    var statements = self.statements()
    needsBaselines = statements.contains { $0.constraints.contains(where: \.mentionsBaseline) }
    let views = boxes.indices.map { view($0, contentWidths) }
    if statements.contains(where: { $0.stack != nil }) { joinStacks(in: &statements, of: views) }
    return ConstraintTree(views: views, statements: statements)
  }

  /// Leaves hidden views out of stacks, and views without a natural size out of ratios of such.
  private func joinStacks(
    in statements: inout [ConstraintStatement], of views: [ConstraintTree.View]
  ) {
    let sizes = Dictionary(
      views.map { ($0.view, $0.intrinsicSize ?? .zero) }, uniquingKeysWith: { first, _ in first })
    for index in statements.indices {
      guard let stack = statements[index].stack,
        stack.isProportional || stack.members.contains(where: { sizes[$0.view] == nil })
      else { continue }
      statements[index].constraints = stack.constraints(
        where: { sizes[$0] != nil || $0.isHelper },
        hasNaturalSize: { view in
          let size = sizes[view] ?? .zero
          return (stack.axis == .horizontal ? size.width : size.height) > 0
        })
    }
  }

  /// Whether some content can be narrower than it would like to be.
  var canShrink: Bool {
    boxes.indices.dropFirst().contains { index in
      guard holdsText(index) else { return false }
      let sizes = pass.inlineSizes(of: boxes[index], room: .indefinite)
      return sizes.min < sizes.max
    }
  }

  /// Whether a view has content that is measured at a width: a text, or a flex container with items.
  private func holdsText(_ index: Int) -> Bool {
    let box = boxes[index]
    if box.pointee.childCount == 0 { return box.pointee.kind == .measured }
    return box.pointee.style.display == .flex && pass.hasItems(box)
  }

  /// The statements of all containers of the tree in document order.
  private func statements() -> [ConstraintStatement] {
    let table = pass.state.pointee.constraints
    var places: [Int] = []
    for box in boxes where box.pointee.style.display == .constraints {
      places += table.statementsByContainer[pass.id(box).rawValue] ?? []
    }
    return places.sorted().map { table.statements[$0] }
  }

  private func view(
    _ index: Int, _ contentWidths: KeyPath<InlineSizes, Double>
  ) -> ConstraintTree.View {
    let box = boxes[index]
    let model = models[index]
    var view = ConstraintTree.View(
      ConstraintView(pass.id(box).index), parent: parents[index],
      isRightToLeft: box.pointee.isRightToLeft,
      inset: Size(width: model.insetX, height: model.insetY))
    let table = pass.state.pointee.constraints
    if let attributes = table.attributes[pass.id(box).rawValue] { view.attributes = attributes }
    if !table.safeAreaUsers.isEmpty {
      view.attributes.safeArea = table.safeArea(of: pass.id(box).rawValue)
    }
    guard index > 0 else { return view }
    view.sizes = pass.sizeRules(of: box, model)
    guard let content = contentSize(index, contentWidths) else { return view }
    view.intrinsicSize = content
    if box.pointee.kind != .replaced || box.pointee.childCount > 0 {
      view.longestWord = pass.inlineSizes(of: box, room: .indefinite).min + model.insetX
    }
    if needsBaselines { view.baselines = baselines(index, content) }
    return view
  }

  /// A width of a view's content and the height there; `nil` for views without content.
  private func contentSize(_ index: Int, _ contentWidths: KeyPath<InlineSizes, Double>) -> Size? {
    let box = boxes[index]
    let model = models[index]
    if box.pointee.kind == .replaced, box.pointee.childCount == 0 {
      let size = pass.replacedContent(box).defaultSize
      return Size(width: size.width + model.insetX, height: size.height + model.insetY)
    }
    guard holdsText(index) else { return nil }
    let width = pass.inlineSizes(of: box, room: .indefinite)[keyPath: contentWidths]
    let height = pass.flowHeight(of: box, width: width, room: .indefinite)
    return Size(width: width + model.insetX, height: height + model.insetY)
  }

  // MARK: Contents

  func measure(
    _ index: Int, width: Double
  ) -> (height: Double, baselines: ConstraintTree.Baselines)? {
    let box = boxes[index]
    guard box.pointee.childCount > 0 || box.pointee.kind == .measured else { return nil }
    let model = models[index]
    let content = pass.flowHeight(
      of: box, width: max(0, width - model.insetX), room: .indefinite)
    let height = content + model.insetY
    let size = Size(width: width, height: height)
    return (height, needsBaselines ? baselines(index, size) : ConstraintTree.Baselines())
  }

  private func baselines(_ index: Int, _ size: Size) -> ConstraintTree.Baselines {
    let (first, last) = pass.baselineDistances(of: boxes[index], models[index], size)
    return ConstraintTree.Baselines(first: first ?? 0, last: last ?? 0)
  }

  /// Whether some view shows a text, or holds one.
  var hasText: Bool { boxes.indices.contains { showsText($0) } }

  private func showsText(_ index: Int) -> Bool {
    let box = boxes[index]
    guard index > 0, box.pointee.style.display != .constraints else { return false }
    if box.pointee.childCount == 0 { return box.pointee.kind == .measured }
    return pass.holdsText(box)
  }

  /// The distance from the top of the root's border box to the first baseline of the first view with a text.
  func firstBaseline(in layout: ConstraintLayout) -> OptionalLength {
    guard let index = boxes.indices.first(where: { showsText($0) }) else { return .none }
    let size = layout.frame(of: index).size
    let baseline = pass.firstBaseline(
      of: boxes[index], models[index], width: size.width, height: size.height,
      percentageHeight: OptionalLength(size.height), lineRoom: .infinity)
    var top = 0.0
    var view = index
    while view > 0 {
      top += layout.frame(of: view).minY
      view = parents[view]
    }
    return baseline.map { $0 + top }
  }

  // MARK: Frames

  /// Writes the frames of all views but the root.
  func writeFrames(of layout: ConstraintLayout) {
    for index in boxes.indices.dropFirst() {
      let box = boxes[index]
      let container = boxes[parents[index]]
      pass.setContainingWidth(
        max(0, container.pointee.frame.size.width - models[parents[index]].insetX), of: box)
      let frame = layout.frame(of: index)
      pass.write(
        frame, of: box, percentageHeight: OptionalLength(frame.size.height), lineRoom: .infinity)
      // The views in a container may have moved even where it kept its size.
      if box.pointee.style.display == .constraints { box.pointee.state.insert(.mustPlace) }
    }
  }
}

extension AnchorConstraint {
  /// Whether a baseline takes part.
  fileprivate var mentionsBaseline: Bool {
    first.attribute.isBaseline || second?.attribute.isBaseline == true
  }
}
