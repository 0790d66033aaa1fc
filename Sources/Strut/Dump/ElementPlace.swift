import StrutBoxes
import StrutCore

/// Where an element is written.
struct ElementPlace {
  /// The line in its file, from 1.
  let line: Int
  /// The file, where it is not the document.
  let otherFile: String?
  /// The innermost step on the way there; -1 for none.
  let way: Int32

  /// Looks an element up, once for all that is asked.
  ///
  /// - Complexity: O(log *n*) in the size of the document.
  init(of element: BoxElement, in source: SourceText) {
    let offset = element.range.lowerBound
    guard let origin = source.origins?.origin(of: SourceRange(Int(offset), Int(offset))) else {
      line = source.line(at: Int(offset))
      otherFile = nil
      way = -1
      return
    }
    line = origin.line
    otherFile = origin.isDocument ? nil : origin.source.name
    way = origin.way
  }
}
