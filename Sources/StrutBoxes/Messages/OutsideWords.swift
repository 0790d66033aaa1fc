import StrutConstraints
import StrutCore
import StrutLayout

/// Why a view has nothing in common with its container, where one statement says it.
struct OutsideWords {
  private let boxes: BoxTree
  private let source: SourceText
  private let label: ((SourceRange) -> String)?
  private let comparisons: ComparisonsByView

  /// - Parameter label: The words for a place; `nil` for the lines of `source`.
  init(
    _ boxes: BoxTree, _ source: SourceText, _ label: ((SourceRange) -> String)?,
    _ comparisons: ComparisonsByView
  ) {
    self.comparisons = comparisons
    self.boxes = boxes
    self.source = source
    self.label = label
  }

  /// What to do about a view outside of a container; `nil` where there is nothing in particular.
  func hint(for box: BoxID, in container: BoxID) -> String? {
    let frame = boxes.layout.frame(of: box)
    let size = boxes.layout.frame(of: container).size
    let axis: Axis =
      frame.minX >= size.width || frame.maxX <= 0 ? .horizontal : .vertical
    if let hint = factor(of: box, in: container, axis) { return hint }
    let isBehind = axis == .horizontal ? frame.minX >= size.width : frame.minY >= size.height
    return isBehind ? otherEnd(of: container, box, axis) : nil
  }

  /// A factor that moves the view beyond the far end.
  private func factor(of box: BoxID, in container: BoxID, _ axis: Axis) -> String? {
    let view = ConstraintView(box.index)
    for (statement, constraint) in comparisons[view] {
      guard constraint.first.view == view, constraint.first.attribute.axis == axis,
        let second = constraint.second, second.view == ConstraintView(container.index),
        [.centerX, .centerY].contains(second.attribute), constraint.multiplier >= 2
      else { continue }
      return
        "\(place(of: statement)) has the factor \(shortest(constraint.multiplier)): "
        + "superview.\(second.attribute.rawValue) * 2 is the far edge, * 1.5 three quarters of the way"
    }
    return nil
  }

  /// Another view that holds the end of a container which is as large as its views make it.
  private func otherEnd(of container: BoxID, _ box: BoxID, _ axis: Axis) -> String? {
    let style = boxes.layout.style(of: container)
    guard (axis == .horizontal ? style.width : style.height) == .auto,
      let name = boxes.elements[box.index].id?.nameInStatements,
      let (statement, end, other) = comparisons.end(of: ConstraintView(container.index), axis)
    else { return nil }
    let rival = boxes.name(of: BoxID(Int(other.view.index)))
    return
      "\(place(of: statement)) ends the container at \(rival): leave that end out, and hold "
      + "\(name).\(end.attribute.rawValue) == superview.\(end.attribute.rawValue)"
  }

  private func place(of statement: ConstraintStatement) -> String {
    label?(statement.range) ?? "line \(source.position(at: Int(statement.range.lowerBound)).line)"
  }
}
