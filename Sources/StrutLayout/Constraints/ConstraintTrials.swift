import StrutConstraints
import StrutCore

/// Tries what hints propose before they are told, each time by solving a tree again.
///
/// Only messages ask for it: where nothing is wrong nothing is tried.
package final class ConstraintTrials {
  /// The most solutions for all messages of one layout.
  private static let mostTrials = 64
  /// The largest tree in which something is tried.
  private static let mostViews = 300
  /// The most views of all trees that are solved.
  private static let mostSolved = 6_000

  /// What came of a change.
  package struct Outcome {
    fileprivate let root: Int32
    fileprivate let layout: ConstraintLayout
    private let open: [Int: [String]]
    /// By how much more is as nobody wants it than before.
    package let worsening: Int
    /// By how many more views stand out of their containers than before.
    package let standsOut: Int

    fileprivate init?(
      _ root: Int32, _ layout: ConstraintLayout, _ before: ConstraintLayout, flaws: Int
    ) {
      guard let open = try? layout.ambiguousViews() else { return nil }
      (self.root, self.layout) = (root, layout)
      self.open = Dictionary(open.map { ($0.index, $0.numbers) }, uniquingKeysWith: { $1 })
      worsening = layout.flaws - flaws
      standsOut = layout.standingOut - before.standingOut
    }

    /// The numbers of a view that are still open.
    package func openNumbers(of box: BoxID) -> [String] {
      layout.index(of: box).flatMap { open[$0] } ?? []
    }

    /// The frame of a view relative to its container; `nil` for what is no view of the tree.
    package func frame(of box: BoxID) -> Rect? { layout.index(of: box).map(layout.frame) }

    /// Whether the longest word of a text has room.
    package func fitsWords(of box: BoxID) -> Bool {
      guard let index = layout.index(of: box), let word = layout.tree.views[index].longestWord
      else { return false }
      return layout.frame(of: index).size.width >= word - 0.5
    }

    /// Whether a text has less room along an axis than its words, which are not broken anew.
    package func cuts(_ box: BoxID, along axis: Axis) -> Bool {
      layout.index(of: box).map { index in
        layout.cuts.contains { $0.index == index && $0.axis == axis }
      } ?? false
    }
  }

  private let tree: LayoutTree
  private var known: [Int32: (layout: ConstraintLayout, flaws: Int)?] = [:]
  private var trials = 0
  private var solved = 0

  /// Tries changes of the last layout of a tree.
  package init(_ tree: LayoutTree) { self.tree = tree }

  /// Whether a change mends what a message is about, without making anything else worse; `true` as well where there
  /// was too much to try.
  ///
  /// - Parameters:
  ///   - container: The container whose statement it would be.
  ///   - text: A text that is to become narrower, which makes nothing worse; `nil` for none.
  ///   - isMended: Whether what the message is about is gone.
  package func mends(
    _ proposal: ConstraintProposal, in container: BoxID, narrowing text: BoxID? = nil,
    where isMended: (Outcome) -> Bool = { $0.worsening < 0 }
  ) -> Bool {
    tried(proposal, in: container, narrowing: text.map { [$0] } ?? [], where: isMended)?.isMended
      ?? true
  }

  /// Whether a change is known to mend what a message is about, without making anything else worse; for a message that
  /// nothing but this trial speaks for.
  ///
  /// - Parameters:
  ///   - container: The container whose statement it would be.
  ///   - text: A text that is to become narrower, which makes nothing worse; `nil` for none.
  ///   - isMended: Whether what the message is about is gone.
  /// - Returns: `false` where there was too much to try.
  package func isMended(
    by proposal: ConstraintProposal, in container: BoxID, narrowing text: BoxID? = nil,
    where isMended: (Outcome) -> Bool
  ) -> Bool {
    outcome(of: proposal, in: container, narrowing: text, where: isMended) != nil
  }

  /// What comes of a change that is known to mend what a message is about, as ``isMended(by:in:narrowing:where:)`` finds it;
  /// `nil` for others, and where there was too much to try.
  package func outcome(
    of proposal: ConstraintProposal, in container: BoxID, narrowing text: BoxID? = nil,
    where isMended: (Outcome) -> Bool
  ) -> Outcome? {
    outcome(of: proposal, in: container, narrowing: text.map { [$0] } ?? [], where: isMended)
  }

  /// As ``outcome(of:in:narrowing:where:)`` for one text, for several that are to become narrower.
  package func outcome(
    of proposal: ConstraintProposal, in container: BoxID, narrowing texts: [BoxID],
    where isMended: (Outcome) -> Bool
  ) -> Outcome? {
    guard let trial = tried(proposal, in: container, narrowing: texts, where: isMended),
      trial.isMended
    else { return nil }
    return trial.outcome
  }

  /// What a trial shows; `nil` where there was too much to try.
  private func tried(
    _ proposal: ConstraintProposal, in container: BoxID, narrowing texts: [BoxID],
    where isMended: (Outcome) -> Bool
  ) -> (isMended: Bool, outcome: Outcome?)? {
    guard let root = tree.constraintRoot(of: container), let (layout, flaws) = known(root) else {
      return (false, nil)
    }
    guard hasRoom(for: layout) else { return nil }
    guard let index = layout.index(of: container),
      let changed = layout.changed(by: withSafeAreas(proposal), in: index),
      let outcome = Outcome(root, changed, layout, flaws: flaws)
    else { return (false, nil) }
    let least = texts.count { outcome.cuts($0, along: .horizontal) }
    return (outcome.worsening <= least && isMended(outcome), outcome)
  }

  /// Whether what a message says of a change is true: that nothing holds all of it and all that is required.
  ///
  /// - Parameter container: The container whose statement it would be.
  /// - Returns: `false` where there was too much to try.
  package func conflicts(_ proposal: ConstraintProposal, in container: BoxID) -> Bool {
    guard let root = tree.constraintRoot(of: container), let (layout, _) = known(root),
      let index = layout.index(of: container), hasRoom(for: layout)
    else { return false }
    return layout.changed(by: withSafeAreas(proposal), in: index) == nil
  }

  /// A change with the safe areas that its comparisons name: a tree has none that its own statements do not name.
  private func withSafeAreas(_ proposal: ConstraintProposal) -> ConstraintProposal {
    let owners = Set(
      proposal.added.flatMap { [$0.first, $0.second] }.compactMap { anchor in
        anchor?.area == .safeArea ? anchor?.view : nil
      })
    guard !owners.isEmpty else { return proposal }
    var proposal = proposal
    proposal.safeAreas = owners.compactMap { view in
      tree.constraints.knownSafeArea(of: view.index).map { (view, $0) }
    }
    return proposal
  }

  /// Counts one more trial of a layout; `false` where there was too much to try.
  private func hasRoom(for layout: ConstraintLayout) -> Bool {
    let views = layout.tree.views.count
    guard trials < Self.mostTrials, views <= Self.mostViews, solved < Self.mostSolved else {
      return false
    }
    trials += 1
    solved += views
    return true
  }

  private func known(_ root: Int32) -> (ConstraintLayout, Int)? {
    if let known = known[root] { return known }
    let layout = (try? tree.solvedTrees[root]?.freeLayout()) ?? nil
    let found = layout.map { (layout: $0, flaws: $0.flaws) }
    known[root] = .some(found)
    return found
  }

  /// The views among some that are 0 on an axis since nothing gives them a size there.
  package func unsized(among boxes: [BoxID], along axis: Axis) -> [BoxID] {
    var explainers: [Int32: ConstraintExplainer] = [:]
    return boxes.filter { box in
      guard let root = tree.constraintRoot(of: box), let (layout, _) = known(root),
        layout.tree.views.count <= Self.mostViews, let index = layout.index(of: box)
      else { return false }
      var explainer = explainers[root] ?? ConstraintExplainer(layout)
      defer { explainers[root] = explainer }
      return layout.isLeast(index, axis, &explainer)
    }
  }
}

extension ConstraintLayout {
  /// The index of the view that a box is; `nil` for others.
  fileprivate func index(of box: BoxID) -> Int? {
    let index = (0..<tree.views.count).partitioningIndex {
      tree.views[$0].view.index >= box.rawValue
    }
    guard index < tree.views.count, tree.views[index].view.index == box.rawValue else { return nil }
    return index
  }
}
