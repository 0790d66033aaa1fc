import StrutCore

/// Which of the quantities that statements use a number depends on: margins, safe areas, baselines, metrics, and contents
/// in whose ratio a stack shares its length.
///
/// Each is changed by a little and the tree solved with it, once for all numbers that are asked about.
struct ChangedQuantities {
  /// By how much, in points.
  private static let change = 0.25
  /// The most solutions of views in all; what is not tried is listed.
  private static let mostSolved = 20_000

  private var solved: [ConstraintOrigin: ConstraintLayout?] = [:]
  /// The number of solutions for single numbers.
  private var alone = 0

  /// The quantities of some statements that are not 0, and the sides of a safe area.
  func quantities(in statements: [Int], of assembly: ConstraintAssembly) -> [ConstraintOrigin] {
    var found: [ConstraintOrigin] = []
    var seen: Set<ConstraintOrigin> = []
    for statement in statements {
      let metrics = assembly.tree.statements[statement].metrics
      let origins =
        assembly.tree.statements[statement].constraints.flatMap { constraint in
          [constraint.first, constraint.second].compactMap { $0 }.flatMap { anchor in
            Self.quantities(of: anchor, in: assembly)
          }
        } + metrics.map(\.name).sorted().map { .metric(statement, $0) }
      found += origins.filter { seen.insert($0).inserted }
    }
    return found
  }

  private static func quantities(
    of anchor: Anchor, in assembly: ConstraintAssembly
  ) -> [ConstraintOrigin] {
    guard let index = assembly.index(of: anchor.view) else { return [] }
    let view = assembly.tree.views[index]
    switch anchor.attribute {
    case .firstBaseline where view.baselines.first != 0: return [.baseline(index, isFirst: true)]
    case .lastBaseline where view.baselines.last != 0: return [.baseline(index, isFirst: false)]
    default: break
    }
    let edges = edges(behind: anchor.attribute, isRightToLeft: view.isRightToLeft)
    switch anchor.area {
    case .frame: return []
    case .margin, .readable:
      return edges.filter { view.attributes.layoutMargins.side($0) != 0 }
        .map { .area(index, .margin, $0) }
    case .safeArea:
      // One that is 0 at some sides is a safe area there as well.
      let insets = view.attributes.safeArea ?? Edges(0)
      return insets == Edges(0) ? [] : edges.map { .area(index, .safeArea, $0) }
    }
  }

  /// The edges whose insets an attribute of an area depends on.
  private static func edges(
    behind attribute: LayoutAttribute, isRightToLeft: Bool
  ) -> [LayoutAttribute] {
    switch attribute {
    case .left, .right, .top, .bottom: [attribute]
    case .leading: [isRightToLeft ? .right : .left]
    case .trailing: [isRightToLeft ? .left : .right]
    case .width, .centerX: [.left, .right]
    case .height, .centerY: [.top, .bottom]
    case .firstBaseline, .lastBaseline: []
    }
  }

  /// Whether a form has another value where a quantity is another one.
  ///
  /// - Parameters:
  ///   - causes: What the form depends on: where more holds than it takes, nothing else is asked to hold with another number.
  ///   - guess: What to say where that does not hold either.
  mutating func moves(
    _ form: [Term], from value: Double, _ origin: ConstraintOrigin, in layout: ConstraintLayout,
    causes: Set<ConstraintOrigin>, otherwise guess: Bool
  ) -> Bool {
    if solved[origin] == nil {
      guard (solved.count + 1) * layout.tree.views.count <= Self.mostSolved else { return true }
      solved[origin] = .some(
        layout.resolved { Self.change(origin, in: &$0) })
    }
    if let other = solved[origin] ?? nil {
      return abs(other.solved.solver.value(of: form) - value) > Tolerance.length
    }
    guard (solved.count + alone) * layout.tree.views.count <= Self.mostSolved else { return guess }
    alone += 1
    return Self.value(of: form, changing: origin, in: layout, causes).map {
      abs($0 - value) > Tolerance.length
    } ?? guess
  }

  /// The value of a form with another number where nothing but what it depends on holds; `nil` where that does not.
  private static func value(
    of form: [Term], changing origin: ConstraintOrigin, in layout: ConstraintLayout,
    _ causes: Set<ConstraintOrigin>
  ) -> Double? {
    var tree = layout.tree
    change(origin, in: &tree)
    let assembly = ConstraintAssembly(tree, width: layout.givenWidth, height: layout.givenHeight)
    var solver = assembly.solver
    for (index, record) in assembly.records.enumerated() {
      if case .least = record.origin { continue }
      if !causes.contains(record.origin.shown) {
        solver.remove(ConstraintID(index: Int32(index)))
      }
    }
    return (try? solver.solve()) == nil ? nil : solver.value(of: form)
  }

  private static func change(_ origin: ConstraintOrigin, in tree: inout ConstraintTree) {
    switch origin {
    case .area(let index, .safeArea, let edge):
      tree.views[index].attributes.safeArea?.change(edge, by: change)
    case .area(let index, _, let edge):
      tree.views[index].attributes.layoutMargins.change(edge, by: change)
    case .baseline(let index, true): tree.views[index].baselines.first += change
    case .baseline(let index, false): tree.views[index].baselines.last += change
    case .metric(let statement, let name):
      tree.statements[statement].changeMetric(named: name) { $0 + change }
    case .intrinsic(let index, .horizontal, _): tree.views[index].intrinsicSize?.width += change
    case .intrinsic(let index, .vertical, _): tree.views[index].intrinsicSize?.height += change
    default: break
    }
  }
}

extension Edges<Double> {
  /// The side that an edge is on.
  package func side(_ edge: LayoutAttribute) -> Double {
    switch edge {
    case .left: left
    case .right: right
    case .top: top
    default: bottom
    }
  }

  fileprivate mutating func change(_ edge: LayoutAttribute, by amount: Double) {
    switch edge {
    case .left: left += amount
    case .right: right += amount
    case .top: top += amount
    default: bottom += amount
    }
  }
}
