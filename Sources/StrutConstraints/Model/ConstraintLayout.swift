import StrutCore

/// What measures the content of a tree's views at a width.
public protocol ViewMeasurer {
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
public struct ConstraintLayout: Sendable {
  /// The most solutions of one layout.
  private static let mostPasses = 4
  /// Widths that differ by less are the same: a text that got its own width must not wrap.
  private static let widthTolerance = 1e-6

  private var assembly: ConstraintAssembly
  private let width: Double?
  private let height: Double?

  /// Assembles a tree without solving it.
  ///
  /// - Parameters:
  ///   - width: The root's width where it is given from outside, in points; `nil` fits it.
  ///   - height: The root's height where it is given; `nil` fits it.
  public init(_ tree: ConstraintTree, width: Double?, height: Double?) {
    assembly = ConstraintAssembly(tree, width: width, height: height)
    self.width = width
    self.height = height
  }

  /// The tree with the content heights of the last solution.
  public var tree: ConstraintTree { assembly.tree }

  /// Solves the tree in as many passes as its contents need.
  ///
  /// - Throws: A conflict of required sizes and statements.
  public mutating func solve(measuring measurer: some ViewMeasurer) throws(TreeConflict) {
    for pass in 1...Self.mostPasses {
      do throws(ConstraintConflict) {
        try assembly.solve()
      } catch {
        throw conflict()
      }
      if pass == Self.mostPasses || !measureContents(measurer) { return }
    }
  }

  /// Measures contents at the widths they got; returns whether anything changed.
  private mutating func measureContents(_ measurer: some ViewMeasurer) -> Bool {
    var hasChanged = false
    for index in tree.views.indices.dropFirst() {
      let view = tree.views[index]
      guard let intrinsic = view.intrinsicSize else { continue }
      var width = assembly.solver.value(of: assembly.variables[index].width)
      if abs(width - intrinsic.width) <= Self.widthTolerance { width = intrinsic.width }
      guard let (height, baselines) = measurer.measure(index, width: width) else { continue }
      if height != intrinsic.height || baselines != view.baselines {
        assembly.setContent(of: index, height: height, baselines: baselines)
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// The frame of the view at an index, relative to its container; the root stands at 0, 0. Unrounded.
  public func frame(of index: Int) -> Rect {
    let view = assembly.variables[index]
    let parent = max(0, tree.views[index].parent)
    func value(_ variable: Variable?) -> Double { variable.map(assembly.solver.value) ?? 0 }
    let container = assembly.variables[parent]
    return Rect(
      x: value(view.x) - (index == 0 ? 0 : value(container.x)),
      y: value(view.y) - (index == 0 ? 0 : value(container.y)),
      width: value(view.width), height: value(view.height))
  }

  // MARK: Conflicts

  /// Looks for the first contributor that cannot hold with those before it, and for a minimal set.
  ///
  /// The set is what a deletion filter in document order leaves; contributors outside of the set that
  /// the solver's prices name are dropped without a trial, because the rest conflicts without them.
  private func conflict() -> TreeConflict {
    let count = assembly.contributorCount
    var fits = 0
    var fails = count
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if conflictingContributors(in: Set(0..<middle)) == nil {
        fits = middle
      } else {
        fails = middle
      }
    }
    let failing = fails - 1
    var kept = Set(0...max(0, failing))
    var named = conflictingContributors(in: kept) ?? kept
    for candidate in 0...max(0, failing) {
      kept.remove(candidate)
      guard named.contains(candidate) else { continue }
      if let others = conflictingContributors(in: kept) {
        named = others
      } else {
        kept.insert(candidate)
      }
    }
    return TreeConflict(
      origins: origins(of: kept), failing: origins(of: [failing]).first ?? .implicit)
  }

  /// The contributors that the solver finds in conflict among those that are `included`; `nil` if they can
  /// hold.
  private func conflictingContributors(in included: Set<Int>) -> Set<Int>? {
    var trial = ConstraintAssembly(tree, width: width, height: height, included: included)
    do throws(ConstraintConflict) {
      try trial.solve()
      return nil
    } catch {
      return Set(
        error.constraints.map { trial.records[Int($0.index)].contributor }.filter { $0 >= 0 })
    }
  }

  private func origins(of contributors: Set<Int>) -> [ConstraintOrigin] {
    var origins: [ConstraintOrigin] = []
    var last = -1
    for record in assembly.records
    where contributors.contains(record.contributor) && record.contributor != last {
      origins.append(record.origin)
      last = record.contributor
    }
    return origins
  }

  // MARK: Ambiguity

  /// The same tree and contents solved with axes of the root that were fitted free again, so that a tie between
  /// fitting and other wishes shows; `nil` after a conflict.
  public func freed(_ axes: Set<Axis>) -> ConstraintLayout? {
    var free = ConstraintLayout(
      tree, width: axes.contains(.horizontal) ? nil : width,
      height: axes.contains(.vertical) ? nil : height)
    do throws(ConstraintConflict) {
      try free.assembly.solve()
      return free
    } catch {
      return nil
    }
  }

  /// The views with a number that is not the same in every optimal solution, with the names of those
  /// numbers: `x` and `y` relative to the container, `width`, `height`.
  public func ambiguousViews() -> [(index: Int, numbers: [String])] {
    var forms: [[Term]] = []
    for index in tree.views.indices { forms += self.forms(of: index) }
    let answers = assembly.solver.ambiguities(of: forms)
    guard answers.contains(true) else { return [] }
    let names = ["x", "y", "width", "height"]
    return tree.views.indices.compactMap { index in
      let numbers = names.indices.filter { answers[4 * index + $0] }.map { names[$0] }
      return numbers.isEmpty ? nil : (index, numbers)
    }
  }

  /// The frame numbers of a view as forms: x, y, width, height.
  private func forms(of index: Int) -> [[Term]] {
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

  // MARK: Explanations

  /// What the numbers of a view depend on, and what gave way: for each of x, y, width and height of the view at
  /// `index` the sizes and statements that fix it.
  public func explanation(of index: Int) -> ViewExplanation {
    let causes = forms(of: index).map { form in
      unique(
        assembly.solver.determiningConstraints(of: form).map {
          assembly.records[Int($0.index)].origin
        })
    }
    var missed: [(origin: ConstraintOrigin, amount: Double, priority: Priority)] = []
    for (number, record) in assembly.records.enumerated() where concerns(record, index) {
      let id = ConstraintID(index: Int32(number))
      let amount = assembly.solver.violation(of: id)
      if amount > Self.widthTolerance {
        missed.append((record.origin, amount, assembly.solver.priority(of: id)))
      }
    }
    return ViewExplanation(
      x: causes[0], y: causes[1], width: causes[2], height: causes[3], missed: missed)
  }

  private func unique(_ origins: [ConstraintOrigin]) -> [ConstraintOrigin] {
    var seen: Set<ConstraintOrigin> = []
    return origins.filter { seen.insert($0).inserted }
  }

  private func concerns(_ record: ConstraintAssembly.Record, _ index: Int) -> Bool {
    switch record.origin {
    case .implicit: false
    case .given, .fitting: index == 0
    case .size(let view, _), .intrinsic(let view, _, _): view == index
    case .statement:
      record.anchors.map {
        [$0.constraint.first.view, $0.constraint.second?.view].contains(tree.views[index].view)
      } ?? false
    }
  }
}

/// Why a view stands where it stands.
public struct ViewExplanation: Sendable {
  /// What the distance from the container's left edge depends on.
  public var x: [ConstraintOrigin]
  /// What the distance from the container's top edge depends on.
  public var y: [ConstraintOrigin]
  /// What the width depends on.
  public var width: [ConstraintOrigin]
  /// What the height depends on.
  public var height: [ConstraintOrigin]
  /// The optional constraints on the view that do not hold, with the amount in points.
  public var missed: [(origin: ConstraintOrigin, amount: Double, priority: Priority)]
}

/// Sizes and statements that cannot all hold.
public struct TreeConflict: Error, Sendable {
  /// A minimal set: without any one of them the others can hold. Sizes first, in document order.
  public var origins: [ConstraintOrigin]
  /// The first one in document order that cannot hold with all before it.
  public var failing: ConstraintOrigin
}
