import StrutBoxes
import StrutCore
import StrutLayout

/// What fixes one number of a view of a constraint container.
package struct ViewStatement: Sendable, Hashable {
  /// A size or statement with its place.
  package struct Cause: Sendable, Hashable {
    /// The cause in the author's words.
    package var text: String
    /// The line in the document, from 1.
    package var line: Int
  }

  /// `left`, `top`, `width` or `height`.
  package var edge: String
  /// The number in points.
  package var value: Double
  /// What it depends on; empty for the container's own corner.
  package var causes: [Cause]
  /// Whether other values would be as good.
  package var isAmbiguous: Bool

  /// What fixes the views of all constraint containers of the last layout.
  static func statements(of boxes: BoxTree, in source: SourceText) -> [BoxID: [ViewStatement]] {
    let edges = ["left", "top", "width", "height"]
    var found: [BoxID: [ViewStatement]] = [:]
    for (box, explanation) in boxes.layout.constraintExplanations(where: { _ in true }) {
      let frame = boxes.layout.frame(of: box)
      let values = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      found[box] = explanation.numbers.enumerated().map { index, number in
        ViewStatement(
          edge: edges[index], value: values[index],
          causes: number.causes.map { cause in
            let start = Int(boxes.range(of: cause).lowerBound)
            return Cause(text: cause.text, line: source.line(at: start))
          }, isAmbiguous: number.isAmbiguous)
      }
    }
    return found
  }
}
