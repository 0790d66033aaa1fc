import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Guides of which something is open that nothing else depends on: a guide that is a line has no length that anybody sees.
struct IdleGuides {
  private let boxes: BoxTree
  private let comparisons: ComparisonsByView
  /// The axes on which something else than guides is open, by containers.
  private var open: [BoxID: Set<Axis>] = [:]

  init(_ boxes: BoxTree, _ comparisons: ComparisonsByView, _ problems: [ConstraintProblem]) {
    (self.boxes, self.comparisons) = (boxes, comparisons)
    for case .ambiguous(let box, let numbers) in problems
    where boxes.elements[box.index].kind != .guide {
      guard let parent = boxes.layout.parent(of: box) else { continue }
      open[parent, default: []].formUnion(numbers.map(Self.axis))
    }
  }

  /// Whether numbers of a box are those of a guide that nobody sees.
  func areIdle(_ numbers: [String], of box: BoxID) -> Bool {
    let view = ConstraintView(box.index)
    // A guide of which nothing is said was forgotten.
    guard boxes.elements[box.index].kind == .guide, !comparisons[view].isEmpty,
      let parent = boxes.layout.parent(of: box)
    else { return false }
    return numbers.allSatisfy { number in
      let axis = Self.axis(of: number)
      guard open[parent]?.contains(axis) == true else { return true }
      return !comparisons[view].contains { $0.constraint.first.attribute.axis == axis }
    }
  }

  private static func axis(of number: String) -> Axis {
    number == "x" || number == "width" ? .horizontal : .vertical
  }
}
