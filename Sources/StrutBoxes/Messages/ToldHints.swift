import StrutCore
import StrutLayout

/// Hints that were told of one view: another one of which the same is to be said refers to it.
struct ToldHints {
  private let boxes: BoxTree
  private var told: [String: BoxID] = [:]

  init(_ boxes: BoxTree) { self.boxes = boxes }

  /// A diagnostic about a view, without a hint that was told before.
  mutating func once(_ diagnostic: Diagnostic, about box: BoxID) -> Diagnostic {
    guard let hint = diagnostic.hints.first,
      hint.contains("<constraint>") || hint.contains(boxes.name(of: box))
    else { return diagnostic }
    guard let first = told[hint] else {
      told[hint] = box
      return diagnostic
    }
    var diagnostic = diagnostic
    diagnostic.hints = ["what is said of \(boxes.name(of: first)) holds for it too"]
    return diagnostic
  }
}
