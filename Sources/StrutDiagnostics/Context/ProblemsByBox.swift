import StrutBoxes
import StrutCore
import StrutLayout

/// The problems of boxes that others depend on: some of two that have one cause are not told.
struct ProblemsByBox {
  private struct Length: Hashable {
    var box: BoxID
    var axis: Axis
  }

  private var open: Set<Length> = []
  private var ambiguous: Set<BoxID> = []
  private var collapsed: [BoxID: [Axis]] = [:]
  private var misplaced: Set<BoxID> = []
  private var mended: [BoxID: Set<Axis>] = [:]
  private var needed: [BoxID: Double] = [:]
  private var stretched: Set<BoxID> = []
  /// Whether one of them is an error, beside which nothing is told of what only looks wrong.
  private(set) var hasErrors = false

  init(_ problems: [ConstraintProblem]) {
    for problem in problems {
      switch problem {
      case .ambiguous(let box, let numbers):
        ambiguous.insert(box)
        if numbers.contains("width") { open.insert(Length(box: box, axis: .horizontal)) }
        if numbers.contains("height") { open.insert(Length(box: box, axis: .vertical)) }
      case .collapsed(let box, let axis): collapsed[box, default: []].append(axis)
      case .outside(let box, _), .beyond(let box, _, _, _, _): misplaced.insert(box)
      case .cut(let box, let axis, let needs, _, _, let repair):
        if axis == .vertical { needed[box] = needs }
        if repair != nil { mended[box, default: []].insert(axis) }
      case .stretched(let box, _, _, _, _): stretched.insert(box)
      case .conflict, .fault: hasErrors = true
      default: break
      }
    }
  }

  /// Whether a text is told whose words are not on the line that its last baseline is said to be on.
  func isStretched(_ box: BoxID) -> Bool { stretched.contains(box) }

  /// Whether something of a view is told to be open.
  func isOpen(_ box: BoxID) -> Bool { ambiguous.contains(box) }

  /// Whether it is told that a view is open, or stands outside.
  func isTold(_ box: BoxID) -> Bool { ambiguous.contains(box) || misplaced.contains(box) }

  /// Whether the size of a view on an axis is told to be open.
  func isOpen(_ box: BoxID, _ axis: Axis) -> Bool { open.contains(Length(box: box, axis: axis)) }

  /// The axes on which a container's size is open, and 0.
  func openCollapsedAxes(of box: BoxID) -> [Axis] {
    (collapsed[box] ?? []).filter { isOpen(box, $0) }
  }

  /// The height that a text needs which is cut; `nil` for others.
  func neededHeight(of box: BoxID) -> Double? { needed[box] }

  /// The axes on which a text is cut, and what makes it whole is known.
  func mendedAxes(of box: BoxID) -> Set<Axis> { mended[box] ?? [] }
}

extension [ConstraintProblem] {
  /// The numbers that are open, by their views.
  var openNumbers: [BoxID: [String]] {
    var open: [BoxID: [String]] = [:]
    for case .ambiguous(let box, let numbers) in self { open[box] = numbers }
    return open
  }
}
