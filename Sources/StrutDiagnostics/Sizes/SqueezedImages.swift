import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Images of a row or column that are 0 along it, since nothing gives them a length and the other views take all of it.
struct SqueezedImages: ContextualMessages {
  /// The length that an image has at least where it can be seen, in points.
  private static let leastLength = 1.0

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for an image that is 0 on an axis.
  func warning(_ box: BoxID, _ axis: Axis) -> Diagnostic {
    let size = axis == .horizontal ? "width" : "height"
    return Diagnostic(
      .warning, "collapsed",
      "\(boxes.name(of: box)) is an image and has a \(size) of 0: no statement gives it one, and others take its room",
      at: boxes.elements[box.index].range,
      hints: [share(of: box, axis) ?? "give it one, as \(size)=\"…\""])
  }

  /// Whether a format has an image beside other views, which may take its room.
  func isInRow(_ box: BoxID, _ axis: Axis) -> Bool {
    let own = ConstraintView(box.index)
    return comparisons[own].contains { statement, _ in
      statement.kind == .format && statement.axis == axis
        && statement.viewsInOrder.contains { $0 != own && !$0.isHelper }
    }
  }

  /// What makes an image as long as another one of the format in which it is; `nil` where that gives it nothing.
  private func share(of box: BoxID, _ axis: Axis) -> String? {
    guard let container = boxes.layout.parent(of: box) else { return nil }
    let own = Anchor(ConstraintView(box.index), axis == .horizontal ? .width : .height)
    for (statement, _) in comparisons[own.view]
    where statement.kind == .format && statement.axis == axis {
      let row = statement.viewsInOrder.filter { view in
        view != own.view && !view.isHelper && boxes.isPicture(BoxID(Int(view.index)))
      }
      guard let other = row.first else { continue }
      let isMended = trials.isMended(
        by: ConstraintProposal([AnchorConstraint(own, .equal, Anchor(other, own.attribute))]),
        in: container
      ) { outcome in
        ([own.view] + row).allSatisfy { view in
          let frame = outcome.frame(of: BoxID(Int(view.index)))
          return frame.map { $0.size.extent(axis) >= Self.leastLength } ?? false
        }
      }
      guard isMended else { continue }
      let names = [own.view, other].map {
        boxes.statementName(of: BoxID(Int($0.index)), in: source)
      }
      return
        "it is as \(axis == .horizontal ? "wide" : "high") as '\(names[1])' with [\(names[0])(==\(names[1]))] in "
        + place(of: statement.range)
    }
    return nil
  }
}
