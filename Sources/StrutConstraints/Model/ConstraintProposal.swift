import StrutCore

/// A change of a tree that a hint is to tell, once it was tried.
package struct ConstraintProposal: Sendable {
  /// Comparisons that are added, as if the container held a statement with them.
  package var added: [AnchorConstraint]
  /// Comparisons of the tree's statements that are left out.
  package var omitted: [AnchorConstraint]
  /// Views that lose the sizes that their attributes give them on an axis.
  package var unsized: [(view: ConstraintView, axis: Axis)] = []
  /// Views that keep the lengths of their contents on an axis a little more strongly.
  package var strengthened: [(view: ConstraintView, axis: Axis)] = []
  /// Views that keep the lengths of their contents on an axis with another priority.
  package var compressed: [(view: ConstraintView, axis: Axis, priority: Priority)] = []
  /// Views whose contents are as high as this, since they are broken otherwise than they were.
  package var contentHeights: [(view: ConstraintView, height: Double)] = []
  /// Safe areas of containers that no statement of the tree names, for comparisons that do.
  package var safeAreas: [(view: ConstraintView, insets: Edges<Double>)] = []
  /// The width that the root is given in place of its own; `nil` leaves it.
  package var width: Double?
  /// The height that the root is given in place of its own; `nil` leaves it.
  package var height: Double?

  /// Proposes comparisons in addition to those of the tree, or in place of some of them.
  package init(_ added: [AnchorConstraint], omitting omitted: [AnchorConstraint] = []) {
    (self.added, self.omitted) = (added, omitted)
  }

  /// Proposes that a view is not given its size on an axis.
  package init(unsizing view: ConstraintView, _ axis: Axis) {
    self.init([])
    unsized = [(view, axis)]
  }
}

extension ConstraintLayout {
  /// The tree with a change, solved with its contents as they are; `nil` where it conflicts.
  ///
  /// - Parameter container: What locations are measured in.
  package func changed(by proposal: ConstraintProposal, in container: Int) -> ConstraintLayout? {
    let omitted = Set(proposal.omitted)
    return resolved(width: proposal.width, height: proposal.height) { tree in
      if !omitted.isEmpty {
        for index in tree.statements.indices {
          tree.statements[index].constraints.removeAll { omitted.contains($0) }
        }
      }
      for (view, axis) in proposal.unsized {
        guard let index = tree.views.firstIndex(where: { $0.view == view }) else { continue }
        tree.views[index].sizes.removeAll { $0.axis == axis }
      }
      for (view, axis) in proposal.strengthened {
        guard let index = tree.views.firstIndex(where: { $0.view == view }) else { continue }
        tree.strengthen(index, axis)
      }
      for (view, axis, priority) in proposal.compressed {
        guard let index = tree.views.firstIndex(where: { $0.view == view }) else { continue }
        tree.views[index].attributes.compression[axis] = priority
      }
      for (view, insets) in proposal.safeAreas {
        guard let index = tree.views.firstIndex(where: { $0.view == view }) else { continue }
        tree.views[index].attributes.safeArea = tree.views[index].attributes.safeArea ?? insets
      }
      for (view, height) in proposal.contentHeights {
        guard let index = tree.views.firstIndex(where: { $0.view == view }) else { continue }
        tree.views[index].intrinsicSize?.height = height
      }
      tree.statements.append(
        ConstraintStatement(
          container: tree.views[container].view, constraints: proposal.added))
    }
  }

  /// Whether a view is as small as it can be on an axis, and 0, since its size is at least 0 and nothing else holds it
  /// open.
  package func isLeast(_ index: Int, _ axis: Axis, _ explainer: inout ConstraintExplainer) -> Bool {
    let explanation = explainer.explanation(of: index, along: axis)
    let causes = axis == .horizontal ? explanation.width : explanation.height
    return causes.contains { $0.origin == .least(index, axis) }
  }
}
