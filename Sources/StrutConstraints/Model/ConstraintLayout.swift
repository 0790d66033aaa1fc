import StrutCore

/// What measures the content of a tree's views at a width.
package protocol ViewMeasurer {
  /// The height with border and padding that the content of the view at `index` has at a border-box width,
  /// and its baselines there; `nil` where the content's height does not depend on the width.
  func measure(_ index: Int, width: Double) -> (
    height: Double, baselines: ConstraintTree.Baselines
  )?
}

/// A tree of constraint containers that is solved: frames, and why they are what they are.
///
/// The passes of texts: Widths are found with the heights that contents
/// have at their max-content widths; then contents are measured at the widths they got.
///
/// Deviation: UIKit may hug the widest line of a wrapped text afterwards. Here the natural width stays that of the text
/// on one line, so that a solution does not change the widths that it was found with.
package struct ConstraintLayout: Sendable {
  /// The most solutions of one layout.
  private static let mostPasses = 4

  private var assembly: ConstraintAssembly
  /// The tree as it was given, with the content heights at max-content widths.
  private var givenTree: ConstraintTree
  private var width: Double?
  private var height: Double?
  /// Whether contents measure at their last widths what the last solution took them for. They do not where heights
  /// and widths depend on one another in a circle; then the last pass allowed has the last word.
  package private(set) var isSettled = true

  /// Assembles a tree without solving it.
  ///
  /// - Parameters:
  ///   - width: The root's width where it is given from outside, in points; `nil` fits it.
  ///   - height: The root's height where it is given; `nil` fits it.
  package init(_ tree: ConstraintTree, width: Double?, height: Double?) {
    assembly = ConstraintAssembly(tree, width: width, height: height)
    givenTree = tree
    self.width = width
    self.height = height
  }

  /// The tree with the content heights of the last solution.
  package var tree: ConstraintTree { assembly.tree }

  /// Solves the tree in as many passes as its contents need.
  ///
  /// - Throws: A conflict of required sizes and statements, or a fault of the solver.
  package mutating func solve(measuring measurer: some ViewMeasurer) throws(TreeFailure) {
    do throws(SolverFailure) {
      _ = try solvePasses(measurer, mayBeAmbiguous: true)
    } catch {
      if case .fault(let fault) = error { throw .fault(fault) }
      throw TreeFailure(conflictIn: tree, width: width, height: height, measuring: measurer)
    }
  }

  /// Solves the tree where nothing is asked about conflicts; returns whether it can hold.
  ///
  /// - Parameter measurer: What measures contents; `nil` leaves them as they are.
  mutating func holds(measuring measurer: (any ViewMeasurer)?) -> Bool {
    guard let measurer else { return (try? assembly.solve()) != nil }
    return (try? solvePasses(measurer, mayBeAmbiguous: true)) != nil
  }

  /// The root's width where it is given.
  package var givenWidth: Double? { width }
  /// The root's height where it is given.
  package var givenHeight: Double? { height }

  /// Returns whether all passes were made; they end at a solution that others are as good as, unless that does not
  /// matter.
  private mutating func solvePasses(
    _ measurer: some ViewMeasurer, mayBeAmbiguous: Bool
  ) throws(SolverFailure) -> Bool {
    for _ in 1..<Self.mostPasses {
      try assembly.solve()
      guard mayBeAmbiguous || assembly.solver.isUnique else { return false }
      isSettled = !measureContents(measurer)
      if isSettled { return true }
    }
    try assembly.solve()
    guard mayBeAmbiguous || assembly.solver.isUnique else { return false }
    var next = self
    isSettled = !next.measureContents(measurer)
    return true
  }

  /// Measures contents at the widths they got; returns whether anything changed.
  private mutating func measureContents(_ measurer: some ViewMeasurer) -> Bool {
    var hasChanged = false
    for index in tree.views.indices.dropFirst() {
      guard let intrinsic = tree.views[index].intrinsicSize else { continue }
      var width = assembly.solver.value(of: assembly.variables[index].width)
      // A text that got its own width must not wrap.
      if abs(width - intrinsic.width) <= Tolerance.length { width = intrinsic.width }
      guard let (height, baselines) = measurer.measure(index, width: width) else { continue }
      if height != intrinsic.height || baselines != tree.views[index].baselines {
        let size = Size(width: intrinsic.width, height: height)
        assembly.setContent(of: index, size: size, baselines: baselines)
        hasChanged = true
      }
    }
    if hasChanged, tree.hasProportions {
      assembly = ConstraintAssembly(tree, width: width, height: height)
    }
    return hasChanged
  }

  // MARK: Changes

  /// Solves the tree again after changes of contents, of constants or of the root's given sizes, from the last
  /// solution.
  ///
  /// - Returns: Whether the values are those of a new layout of `tree`. They are not where more has changed, where
  ///   constraints conflict, or where other solutions are as good; a new layout is due then.
  package mutating func solve(
    changedTo tree: ConstraintTree, width: Double?, height: Double?,
    measuring measurer: some ViewMeasurer
  ) -> Bool {
    guard assembly.solver.isUnique, tree.differsInNumbersOnly(from: givenTree),
      (width == nil) == (self.width == nil), (height == nil) == (self.height == nil)
    else { return false }
    if let width { _ = assembly.setGivenSize(.horizontal, width) }
    if let height { _ = assembly.setGivenSize(.vertical, height) }
    (self.width, self.height) = (width, height)
    for index in tree.statements.indices where tree.statements[index] != givenTree.statements[index]
    {
      assembly.setStatement(index, to: tree.statements[index])
    }
    takeContents(of: tree)
    givenTree = tree
    return (try? solvePasses(measurer, mayBeAmbiguous: false)) ?? false
  }

  /// Takes over what contents measure at their max-content widths. Where widths do not depend on heights, heights
  /// that were measured since stay as they are: they are measured again at widths that are found without them.
  private mutating func takeContents(of tree: ConstraintTree) {
    for index in tree.views.indices {
      let (old, new) = (givenTree.views[index], tree.views[index])
      guard var size = new.intrinsicSize, let measured = assembly.tree.views[index].intrinsicSize
      else { continue }
      var baselines = new.baselines
      if !assembly.joinsAxes, old.intrinsicSize?.height == size.height, old.baselines == baselines {
        size.height = measured.height
        baselines = assembly.tree.views[index].baselines
      }
      assembly.setContent(of: index, size: size, baselines: baselines)
    }
  }

  /// The frame of the view at an index, relative to its container; the root stands at 0, 0. Unrounded.
  package func frame(of index: Int) -> Rect {
    let view = assembly.variables[index]
    let parent = max(0, tree.views[index].parent)
    func value(_ variable: Variable?) -> Double { variable.map(assembly.solver.value) ?? 0 }
    let container = assembly.variables[parent]
    return Rect(
      x: value(view.x) - (index == 0 ? 0 : value(container.x)),
      y: value(view.y) - (index == 0 ? 0 : value(container.y)),
      width: value(view.width), height: value(view.height))
  }

  /// Whether a content is higher at the width that it got than on one line.
  package func isWrapped(_ index: Int) -> Bool {
    guard let now = tree.views[index].intrinsicSize,
      let before = givenTree.views[index].intrinsicSize
    else { return false }
    return now.height > before.height
  }

  // MARK: Ambiguity

  /// The same tree and contents solved with axes of the root that were fitted free again, so that a tie between
  /// fitting and other wishes shows; `nil` after a conflict.
  ///
  /// - Throws: A fault of the solver.
  package func freed(_ axes: Set<Axis>) throws(SolverFault) -> ConstraintLayout? {
    var free = ConstraintLayout(
      tree, width: axes.contains(.horizontal) ? nil : width,
      height: axes.contains(.vertical) ? nil : height)
    do throws(SolverFailure) {
      try free.assembly.solve()
      free.keepNaturalContents(of: self)
      return free
    } catch {
      if case .fault(let fault) = error { throw fault }
      return nil
    }
  }

  /// The tree after a change, solved at the same size with the same contents; `nil` after a conflict.
  ///
  /// - Parameters:
  ///   - width: Another width of the root, where it is given one; `nil` leaves it.
  ///   - height: Another height of the root, where it is given one; `nil` leaves it.
  func resolved(
    width otherWidth: Double? = nil, height otherHeight: Double? = nil,
    with change: (inout ConstraintTree) -> Void
  ) -> ConstraintLayout? {
    var tree = tree
    change(&tree)
    var changed = try? ConstraintLayout(
      tree, width: width.map { otherWidth ?? $0 }, height: height.map { otherHeight ?? $0 }
    ).freed([])
    changed?.keepNaturalContents(of: self)
    return changed
  }

  /// Keeps what contents were before they were measured at their widths, by which it is known which of them wrap.
  private mutating func keepNaturalContents(of other: ConstraintLayout) {
    for index in givenTree.views.indices where index < other.givenTree.views.count {
      givenTree.views[index].intrinsicSize = other.givenTree.views[index].intrinsicSize
    }
  }

  /// The views with a number that is not the same in every optimal solution, with the names of those
  /// numbers: `x` and `y` relative to the container, `width`, `height`.
  ///
  /// - Throws: A fault of the solver.
  package func ambiguousViews() throws(SolverFault) -> [(index: Int, numbers: [String])] {
    var forms: [[Term]] = []
    for index in tree.views.indices { forms += self.forms(of: index) }
    let answers = try assembly.solver.ambiguities(of: forms)
    guard answers.contains(true) else { return [] }
    let names = ["x", "y", "width", "height"]
    return tree.views.indices.compactMap { index in
      let numbers = names.indices.filter { answers[4 * index + $0] }.map { names[$0] }
      return numbers.isEmpty ? nil : (index, numbers)
    }
  }

  /// The frame numbers of a view as forms: x, y, width, height.
  func forms(of index: Int) -> [[Term]] {
    let view = assembly.variables[index]
    let container = assembly.variables[max(0, tree.views[index].parent)]
    func difference(_ a: Variable?, _ b: Variable?) -> [Term] {
      guard let a else { return [] }
      return [Term(a)] + (b.map { [Term($0, -1)] } ?? [])
    }
    return [
      difference(view.x, container.x), difference(view.y, container.y), [Term(view.width)],
      [Term(view.height)],
    ]
  }

  /// The place of a statement's barrier as a form, from its container's left or top; `nil` where there is none.
  func form(ofBarrierIn statement: Int) -> [Term]? {
    let statement = tree.statements[statement]
    guard let barrier = statement.barrier, let line = assembly.helpers[barrier.line],
      let container = tree.views.firstIndex(where: { $0.view == statement.container })
    else { return nil }
    let start = assembly.variables[container].start(barrier.edge.axis)
    return [Term(line)] + (start.map { [Term($0, -1)] } ?? [])
  }

  // MARK: Explanations

  /// What the numbers of a view depend on, and what gave way: for each of x, y, width and height of the view at
  /// `index` the sizes and statements that fix it.
  package func explanation(of index: Int) -> ViewExplanation {
    var explainer = ConstraintExplainer(self)
    return explainer.explanation(of: index)
  }

  /// The assembled tree with the values of the last solution.
  var solved: ConstraintAssembly { assembly }
}

/// Why a view stands where it stands.
package struct ViewExplanation: Sendable {
  /// A size or statement that a number depends on.
  package struct Cause: Hashable, Sendable {
    /// The size or statement.
    package var origin: ConstraintOrigin
    /// Whether the number changes without it, or is free; `false` where others hold the number as well.
    package var isAlone: Bool
  }

  /// A wish that does not hold.
  package struct Missed: Sendable {
    /// The statement, or what a content wants.
    package var origin: ConstraintOrigin
    /// By how many points it is missed.
    package var amount: Double
    /// How strongly it wants to hold.
    package var priority: Priority
    /// Wishes of the same priority that it does not go with.
    package var rivals: [ConstraintOrigin]
  }

  /// What the distance from the container's left edge depends on.
  package var x: [Cause]
  /// What the distance from the container's top edge depends on.
  package var y: [Cause]
  /// What the width depends on.
  package var width: [Cause]
  /// What the height depends on.
  package var height: [Cause]
  /// The optional constraints on the view that do not hold, with the amount in points.
  package var missed: [Missed]
}
