import StrutConstraints
import StrutCore

/// Constraint containers as boxes among others: sizes for the flex containers around them, frames for
/// the views in them.
extension LayoutPass {
  /// Whether the children of a box are placed by constraints.
  func isConstraintContainer(_ box: BoxPointer) -> Bool {
    box.pointee.style.display == .constraints && box.pointee.kind == .plain
  }

  /// Whether a box is the outermost of constraint containers nested in one another.
  func isConstraintRoot(_ box: BoxPointer) -> Bool {
    guard box.pointee.style.display == .constraints else { return false }
    let parent = box.pointee.parent
    return parent < 0 || self.box(parent).pointee.style.display != .constraints
  }

  /// The content widths of a constraint container: the fitted width.
  ///
  /// - Parameter height: The content height where it is definite; not a number fits that axis too.
  func constraintWidths(of box: BoxPointer, height: Double) -> InlineSizes {
    let model = model(of: box, containingWidth: box.pointee.containingWidth)
    let size = fittedSize(
      of: box, width: nil, height: height.isNaN ? nil : height + model.insetY)
    let width = max(0, size.width - model.insetX)
    return InlineSizes(min: width, max: width)
  }

  /// The content height of a constraint container at a content width: the fitted height.
  func constraintHeight(of box: BoxPointer, width: Double) -> Double {
    let model = model(of: box, containingWidth: box.pointee.containingWidth)
    let size = fittedSize(of: box, width: width + model.insetX, height: nil)
    return max(0, size.height - model.insetY)
  }

  /// The border box that a container wants; nothing where its statements conflict, which is reported when
  /// it is placed.
  private func fittedSize(of box: BoxPointer, width: Double?, height: Double?) -> Size {
    var views = ConstraintViews(self, root: box)
    var layout = ConstraintLayout(views.tree(), width: width, height: height)
    do throws(TreeConflict) {
      try layout.solve(measuring: views)
      return layout.frame(of: 0).size
    } catch {
      return .zero
    }
  }

  /// Solves a tree at the size that its root has, and writes the frames of all its views.
  func placeConstraintTree(_ root: BoxPointer) {
    var views = ConstraintViews(self, root: root)
    let size = root.pointee.frame.size
    var layout = ConstraintLayout(views.tree(), width: size.width, height: size.height)
    var conflict: TreeConflict?
    do throws(TreeConflict) {
      try layout.solve(measuring: views)
      views.writeFrames(of: layout)
    } catch {
      conflict = fittingConflict(root, views) ?? error
    }
    let index = Int32(truncatingIfNeeded: root - nodes)
    state.pointee.solvedTrees[index] = SolvedConstraintTree(
      layout: layout, conflict: conflict, fittedAxes: fittedAxes(of: root))
  }
}

extension LayoutPass {
  /// The conflict of a tree whose root has no size on an axis because fitting it failed: that size is no
  /// part of the conflict. `nil` where the root has a size on both axes.
  fileprivate func fittingConflict(_ root: BoxPointer, _ views: ConstraintViews) -> TreeConflict? {
    let model = model(of: root, containingWidth: root.pointee.containingWidth)
    let size = root.pointee.frame.size
    let width = size.width > model.insetX ? size.width : nil
    let height = size.height > model.insetY ? size.height : nil
    guard width == nil || height == nil else { return nil }
    var views = views
    var layout = ConstraintLayout(views.tree(), width: width, height: height)
    do throws(TreeConflict) {
      try layout.solve(measuring: views)
      return nil
    } catch {
      return error
    }
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

  /// Lists the views, parents before children.
  private mutating func collectViews() {
    var next = 0
    while next < boxes.count {
      let container = boxes[next]
      if container.pointee.style.display == .constraints {
        var child = container.pointee.firstChild
        while child >= 0 {
          let box = pass.box(child)
          pass.inheritDirection(box, from: container.pointee.isRightToLeft)
          if box.pointee.style.display.isView {
            boxes.append(box)
            parents.append(next)
          }
          child = box.pointee.nextSibling
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
  mutating func tree() -> ConstraintTree {
    let statements = self.statements()
    needsBaselines = statements.contains { $0.constraints.contains(where: \.mentionsBaseline) }
    return ConstraintTree(views: boxes.indices.map(view), statements: statements)
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

  private func view(_ index: Int) -> ConstraintTree.View {
    let box = boxes[index]
    let model = models[index]
    var view = ConstraintTree.View(
      ConstraintView(pass.id(box).index), parent: parents[index],
      isRightToLeft: box.pointee.isRightToLeft,
      inset: Size(width: model.insetX, height: model.insetY))
    if let attributes = pass.state.pointee.constraints.attributes[pass.id(box).rawValue] {
      view.attributes = attributes
    }
    guard index > 0 else { return view }
    view.sizes = pass.sizeRules(of: box, model)
    guard let content = contentSize(index) else { return view }
    view.intrinsicSize = content
    if needsBaselines { view.baselines = baselines(index, content) }
    return view
  }

  /// The max-content width of a view and the height there; `nil` for views without content.
  private func contentSize(_ index: Int) -> Size? {
    let box = boxes[index]
    let model = models[index]
    if box.pointee.childCount == 0 {
      switch box.pointee.kind {
      case .plain: return nil
      case .replaced:
        let size = pass.replacedContent(box).naturalSize
        return Size(width: size.width + model.insetX, height: size.height + model.insetY)
      case .measured: break
      }
    } else {
      guard box.pointee.style.display == .flex, pass.hasItems(box) else { return nil }
    }
    let width = pass.inlineSizes(of: box, room: .indefinite).max
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

  // MARK: Frames

  /// Writes the frames of all views but the root.
  func writeFrames(of layout: ConstraintLayout) {
    for index in boxes.indices.dropFirst() {
      let box = boxes[index]
      let container = boxes[parents[index]]
      box.pointee.containingWidth = max(
        0, container.pointee.frame.size.width - models[parents[index]].insetX)
      let frame = layout.frame(of: index)
      pass.write(
        frame, of: box, percentageHeight: frame.size.height, lineRoom: .infinity)
      // The views in a container may have moved even where it kept its size.
      if box.pointee.style.display == .constraints { box.pointee.state.insert(.mustPlace) }
    }
  }
}

extension Display {
  /// Whether a child of a constraint container with this display is a view.
  fileprivate var isView: Bool { self == .flex || self == .constraints }
}

extension AnchorConstraint {
  /// Whether a baseline takes part.
  fileprivate var mentionsBaseline: Bool {
    [first.attribute, second?.attribute].contains {
      $0 == .firstBaseline || $0 == .lastBaseline
    }
  }
}
