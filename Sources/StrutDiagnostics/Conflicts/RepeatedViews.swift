import StrutBoxes
import StrutCore
import StrutLayout

/// Views of which the same is open and that were written once: those of one mistake in a component, or in a loop.
struct RepeatedViews {
  /// What is open of the views of one place.
  private struct Place: Hashable {
    var file: String
    var range: SourceRange
    var numbers: [String]
  }

  private let boxes: BoxTree
  private let source: SourceText?
  private var counts: [Place: Int] = [:]
  private var told: Set<Place> = []

  /// - Parameter source: The document; `nil` where a program makes views.
  init(_ boxes: BoxTree, _ source: SourceText?, _ problems: [ConstraintProblem]) {
    (self.boxes, self.source) = (boxes, source)
    guard let source else { return }
    for case .ambiguous(let box, let numbers) in problems {
      counts[place(of: box, numbers, in: source), default: 0] += 1
    }
  }

  /// How many other views are open as one is; `nil` where that was told of another one.
  mutating func others(like box: BoxID, _ numbers: [String]) -> Int? {
    guard let source else { return 0 }
    let place = place(of: box, numbers, in: source)
    guard told.insert(place).inserted else { return nil }
    return counts[place].map { $0 - 1 } ?? 0
  }

  private func place(of box: BoxID, _ numbers: [String], in source: SourceText) -> Place {
    let (file, range) = boxes.writtenPlace(of: box, in: source)
    return Place(file: file, range: range, numbers: numbers)
  }
}
