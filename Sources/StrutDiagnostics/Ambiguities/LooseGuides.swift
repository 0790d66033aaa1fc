import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Guides that views are tied to and that nothing ties to their container, so that all of these are open with them, and views of
/// which one side is forgotten.
struct LooseGuides: ContextualMessages {
  /// A guide with what lays it over its container, or a view with what ties its forgotten side.
  struct Guide {
    var box: BoxID
    var hint: String
    var outcome: ConstraintTrials.Outcome
  }

  let context: MessageContext
  private var guides: [Guide] = []

  init(_ context: MessageContext, _ problems: [ConstraintProblem]) {
    self.context = context
    for case .ambiguous(let box, let numbers) in problems {
      let isGuide = boxes.elements[box.index].kind == .guide
      if let guide = (isGuide ? guide(box) : nil) ?? missingSide(of: box, numbers) {
        guides.append(guide)
      }
    }
  }

  private func guide(_ box: BoxID) -> Guide? {
    let view = ConstraintView(box.index)
    guard let id = boxes.elements[box.index].id, let container = boxes.layout.parent(of: box),
      !comparisons[view].isEmpty
    else { return nil }
    let owner = ConstraintView(container.index)
    let isTied = comparisons[view].contains { _, constraint in
      [constraint.first.view, constraint.second?.view].contains(owner)
    }
    guard !isTied else { return nil }
    let hasMargins = boxes.layout.constraintAttributes(of: container).layoutMargins != Edges(0)
    let area: LayoutArea = hasMargins ? .margin : .frame
    let edges: [LayoutAttribute] = [.leading, .trailing, .top, .bottom]
    let meant = edges.map {
      AnchorConstraint(Anchor(view, $0), .equal, Anchor(owner, $0, of: area))
    }
    let found = trials.outcome(of: ConstraintProposal(meant), in: container) { outcome in
      outcome.openNumbers(of: box).isEmpty && outcome.standsOut <= 0
    }
    guard let found else { return nil }
    let name = id.nameInStatements.filter { $0 != "`" }
    let list = "<follow view=\"\(name)\"\(hasMargins ? " on=\"margins\"" : "")/>"
    return Guide(
      box: box,
      hint:
        "nothing ties it to its container, and what is tied to it is as open: \(list) lays it over the container"
        + (hasMargins ? " inside of its margins" : ""),
      outcome: found)
  }

  /// What to do about a guide; `nil` for others.
  func hint(for box: BoxID) -> String? { guides.first { $0.box == box }?.hint }

  /// Whether numbers of a view are known once a guide is that is told.
  func decide(_ numbers: [String], of box: BoxID) -> Bool {
    guides.contains { $0.box != box && $0.outcome.decides(numbers, of: box) }
  }

  /// Whether a container that is 0 on an axis is held open once a guide is that is told.
  func open(_ container: BoxID, _ axis: Axis) -> Bool {
    guides.contains { ($0.outcome.frame(of: container)?.size.extent(axis) ?? 0) >= 1 }
  }
}
