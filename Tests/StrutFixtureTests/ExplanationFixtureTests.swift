import Foundation
import StrutCore
import StrutTestSupport
import Testing

@testable import Strut
@_spi(Solver) @testable import StrutConstraints
@testable import StrutLayout

/// Explanations of documents with constraint containers: nothing is listed that is not needed, by solving anew without it.
struct ExplanationFixtureTests {
  static let documents =
    Fixture.discover("Fixtures/constraints/layout") + Fixture.discover("Fixtures/cli")
    + Fixture.discover("Samples")

  /// Without a size or a statement that is listed a number is another one or free; where others stand in for it, it is so
  /// with all else that is listed and nothing more. With another margin, baseline or metric it is another one.
  @Test(arguments: documents)
  func everythingListedIsNeeded(_ fixture: Fixture) throws {
    let source = try DocumentSource(file: fixture.url.path)
    let options = ReadingOptions(root: packageRoot.path)
    let renderer = DocumentRenderer(fonts: try SharedFonts(), options: options)
    guard let tree = renderer.process(source).placed?.boxes.layout else { return }
    for root in tree.solvedTrees.keys.sorted() {
      guard let layout = try tree.solvedTrees[root]?.freeLayout() else { continue }
      try check(layout, fixture.name)
    }
  }

  private func check(_ layout: ConstraintLayout, _ document: String) throws {
    let trials = CauseTrials(layout: layout)
    let ambiguous = try layout.ambiguousViews()
    var explainer = ConstraintExplainer(layout)
    for index in layout.tree.views.indices {
      let open = ambiguous.first { $0.index == index }?.numbers ?? []
      let found = explainer.explanation(of: index)
      let numbers = [
        ("x", found.x), ("y", found.y), ("width", found.width), ("height", found.height),
      ]
      for (place, (name, causes)) in numbers.enumerated() where !open.contains(name) {
        let forms = trials.forms(of: index, place, causes)
        for cause in causes {
          #expect(
            trials.isNeeded(cause, among: causes, for: forms),
            "\(document): \(name) of \(index) is the same without \(cause.origin)")
        }
      }
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func documentsWereFound() {
    #expect(!Fixture.all("Fixtures/constraints/layout").isEmpty)
  }
}

/// Solutions of a tree without some of what its layout was solved with, each assembled anew.
private struct CauseTrials {
  /// Below this, in points, numbers are the same.
  private static let tolerance = 1e-5
  /// By how much quantities are changed, in points.
  private static let changes = [0.25, -0.25]

  let layout: ConstraintLayout

  /// What a list of causes is about: a number of a frame, and the widths at which contents wrap that its height is of.
  func forms(of index: Int, _ place: Int, _ causes: [ViewExplanation.Cause]) -> [[Term]] {
    let wrapped = causes.compactMap { cause -> [Term]? in
      guard case .intrinsic(let view, .vertical, _) = cause.origin, layout.isWrapped(view) else {
        return nil
      }
      return layout.forms(of: view)[2]
    }
    return [layout.forms(of: index)[place]] + wrapped
  }

  func isNeeded(
    _ cause: ViewExplanation.Cause, among causes: [ViewExplanation.Cause], for forms: [[Term]]
  ) -> Bool {
    switch cause.origin {
    case .area, .baseline, .metric:
      // Where more holds than it takes no other number does, and whether it counts is a guess.
      return moves(forms, cause.origin) ?? true
    // A stack's ratio is of contents, whatever hugs them.
    case .intrinsic where layout.tree.hasProportions && moves(forms, cause.origin) == true:
      return true
    default: break
    }
    let others = Set(causes.map(\.origin)).subtracting([cause.origin])
    return cause.isAlone
      ? !hold(forms) { $0 != cause.origin } : !hold(forms) { others.contains($0) }
  }

  /// Whether what is kept gives all numbers their values, and no others.
  private func hold(_ forms: [[Term]], by isKept: (ConstraintOrigin) -> Bool) -> Bool {
    let assembly = ConstraintAssembly(
      layout.tree, width: layout.givenWidth, height: layout.givenHeight)
    var solver = assembly.solver
    for (index, record) in assembly.records.enumerated() where !isKept(record.origin.shown) {
      solver.remove(ConstraintID(index: Int32(index)))
    }
    guard (try? solver.solve()) != nil, let open = try? solver.ambiguities(of: forms) else {
      return false
    }
    return !open.contains(true) && forms.allSatisfy { isSame($0, solver) }
  }

  private func isSame(_ form: [Term], _ solver: ConstraintSolver) -> Bool {
    abs(solver.value(of: form) - layout.solved.solver.value(of: form)) <= Self.tolerance
  }

  /// Whether some number is another one where a quantity is; `nil` where no other quantity holds.
  private func moves(_ forms: [[Term]], _ origin: ConstraintOrigin) -> Bool? {
    for change in Self.changes {
      if let other = layout.resolved(with: { self.change(origin, by: change, in: &$0) }) {
        return forms.contains { !isSame($0, other.solved.solver) }
      }
    }
    return nil
  }

  private func change(_ origin: ConstraintOrigin, by change: Double, in tree: inout ConstraintTree)
  {
    switch origin {
    case .area(let index, .safeArea, let edge):
      tree.views[index].attributes.safeArea?[keyPath: Self.side(edge)] += change
    case .area(let index, _, let edge):
      tree.views[index].attributes.layoutMargins[keyPath: Self.side(edge)] += change
    case .baseline(let index, true): tree.views[index].baselines.first += change
    case .baseline(let index, false): tree.views[index].baselines.last += change
    case .metric(let statement, let name):
      tree.statements[statement].changeMetric(named: name) { $0 + change }
    case .intrinsic(let index, let axis, _):
      if axis == .horizontal {
        tree.views[index].intrinsicSize?.width += change
      } else {
        tree.views[index].intrinsicSize?.height += change
      }
    default: break
    }
  }

  private static func side(_ edge: LayoutAttribute) -> WritableKeyPath<Edges<Double>, Double> {
    switch edge {
    case .left: \.left
    case .right: \.right
    case .top: \.top
    default: \.bottom
    }
  }
}
