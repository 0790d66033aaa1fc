import StrutBoxes
import StrutCore
import StrutLayout

/// Hints that were told of one view: another one of which the same is to be said refers to it.
struct ToldHints {
  private let boxes: BoxTree
  /// The most views of which it is told that the same holds for them.
  private static let mostAlike = 8

  private var told: [String: BoxID] = [:]
  /// How often a hint that refers to another view was told.
  private var alike: [String: Int] = [:]

  init(_ boxes: BoxTree) { self.boxes = boxes }

  /// A diagnostic about a view, without a hint that was told before; `nil` where the same was told of many others.
  mutating func once(_ diagnostic: Diagnostic, about box: BoxID) -> Diagnostic? {
    let found = withoutTold(diagnostic, about: box)
    guard let hint = found.hints.first,
      hint.hasPrefix("with what is said of") || hint.hasPrefix("what is said of")
    else { return found }
    alike[hint, default: 0] += 1
    return alike[hint, default: 0] > Self.mostAlike ? nil : found
  }

  private mutating func withoutTold(_ diagnostic: Diagnostic, about box: BoxID) -> Diagnostic {
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
