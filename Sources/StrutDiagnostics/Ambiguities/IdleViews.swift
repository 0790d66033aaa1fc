import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// The views of containers that no statement names along an axis, each list put together once.
struct IdleViews {
  /// What the views of a list have in common.
  private struct Kind: Hashable {
    var container: ConstraintView
    var axis: Axis
    var hasContent: Bool
  }

  private let context: MessageContext
  private let named: NamedViews
  private var lists: [Kind: [ConstraintView]] = [:]

  init(_ context: MessageContext) {
    self.context = context
    named = NamedViews(context.boxes.layout.constraintStatements)
  }

  /// The views of a container that have a content of their own where one of them has it, in document order.
  mutating func views(
    like view: ConstraintView, in container: ConstraintView, along axis: Axis
  ) -> [ConstraintView] {
    let hasContent = context.views.hasContent(BoxID(Int(view.index)))
    let kind = Kind(container: container, axis: axis, hasContent: hasContent)
    if let list = lists[kind] { return list }
    let list = context.boxes.layout.children(of: BoxID(Int(container.index)))
      .filter { context.views.hasContent($0) == hasContent }
      .map { ConstraintView($0.index) }
      .filter { !named.contains($0, along: axis) }
    lists[kind] = list
    return list
  }
}
