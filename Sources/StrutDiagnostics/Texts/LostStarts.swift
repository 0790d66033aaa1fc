import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that run out before the start of their container, since what held the start of their column named a view that is hidden.
struct LostStarts: ContextualMessages {
  /// The most views of a column that are looked at.
  private static let mostViews = 12

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What holds the start of a text that is out; `nil` where no hidden view is the reason.
  func hint(for box: BoxID, in container: BoxID) -> String? {
    guard isBefore(box, of: container) else { return nil }
    let beside = HiddenNeighbours(context)
    for view in column(of: box) {
      guard let (statements, hidden) = beside.partners[ConstraintView(view.index)],
        boxes.layout.parent(of: view) == container
      else { continue }
      for priority in [Priority.high, Priority(751)].compactMap({ $0 }) {
        guard
          let tie = beside.neighbour(of: view, hidden, .horizontal, priority: priority),
          trials.mends(
            ConstraintProposal(tie.constraints), in: container,
            where: { $0.isInside(box, of: container) && $0.isInside(view, of: container) })
        else { continue }
        return beside.words(about: statements, hidden, view, [tie])
      }
      return beside.words(about: statements, hidden, view, [])
    }
    return nil
  }

  private func isBefore(_ box: BoxID, of container: BoxID) -> Bool {
    let frame = boxes.layout.frame(of: box)
    return boxes.isRightToLeft(container)
      ? frame.maxX > boxes.layout.frame(of: container).size.width + 1 : frame.minX < -1
  }

  /// The views that begin where a view does, with this first.
  private func column(of box: BoxID) -> [BoxID] {
    var (column, next) = ([box], 0)
    while next < column.count, column.count < Self.mostViews {
      let own = Anchor(ConstraintView(column[next].index), .leading)
      next += 1
      for (statement, constraint) in comparisons[own.view] {
        guard let other = constraint.other(than: own), other.attribute == .leading,
          !other.view.isHelper, other.view != statement.container,
          !column.contains(BoxID(Int(other.view.index)))
        else { continue }
        column.append(BoxID(Int(other.view.index)))
      }
    }
    return column
  }
}
