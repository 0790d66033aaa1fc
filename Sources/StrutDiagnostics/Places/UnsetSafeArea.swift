import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Statements that name the safe area of a document in which nobody says that there is one.
struct UnsetSafeArea {
  private let boxes: BoxTree
  private let source: SourceText

  /// - Parameter source: The document.
  init(_ boxes: BoxTree, _ source: SourceText) { (self.boxes, self.source) = (boxes, source) }

  /// A warning at the first of them.
  var warnings: [Diagnostic] {
    guard boxes.canvas.safeArea == Edges(0), let statement = firstUse else { return [] }
    // A canvas whose safe area is said to be 0 is one without.
    let start = Int(boxes.canvas.range.lowerBound)
    let tag = source.text(in: SourceRange(start, source.bytes.count)).prefix { $0 != ">" }
    guard tag.hasPrefix("layout"), !tag.contains("safe-area") else { return [] }
    return [
      Diagnostic(
        .warning, "no-effect",
        "safeArea is the whole container: neither <layout> nor the container has a safe-area",
        at: statement.range, hints: ["write <layout safe-area=\"47 0 34\">: top, sides and bottom"])
    ]
  }

  /// The first statement about the safe area of a container without one of its own.
  private var firstUse: ConstraintStatement? {
    boxes.layout.constraintStatements.first { statement in
      statement.constraints.contains { constraint in
        [constraint.first, constraint.second].contains { anchor in
          guard let anchor, anchor.area == .safeArea, !anchor.view.isHelper else { return false }
          let box = BoxID(Int(anchor.view.index))
          return boxes.layout.constraintAttributes(of: box).safeArea == nil
        }
      }
    }
  }
}
