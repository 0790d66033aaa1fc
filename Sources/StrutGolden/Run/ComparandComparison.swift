import Strut
import StrutCore

/// How two pictures or two drawn documents differ.
package struct ComparandComparison: Sendable {
  private let before: DrawnSnapshot
  private let after: DrawnSnapshot
  private let pixels: PixelComparison
  private let elements: [ElementVerdict]

  /// Compares two sides; elements only where both are documents.
  package init(before: DrawnSnapshot, after: DrawnSnapshot, scale: Double) {
    self.before = before
    self.after = after
    pixels = PixelComparison(expected: before.image, actual: after.image)
    let areDocuments = !before.boxes.isEmpty && !after.boxes.isEmpty
    elements =
      areDocuments
      ? LayoutComparison.verdicts(
        expected: before.record(digest: Digest(of: before.image), file: []), actual: after,
        comparison: pixels, scale: scale)
      : []
  }

  /// Whether the pixels are the same to what `tolerance` lets pass.
  package func passes(_ tolerance: Tolerance) -> Bool {
    pixels.passes(tolerance, expected: before.image, actual: after.image)
  }

  /// What differs, a line each; elements first.
  ///
  /// - Parameter file: The name of the second side.
  package func text(file: String) -> String {
    let lines =
      elements.map { "\(file):\($0.line): \($0.description)" }
      + [PixelVerdict(pixels)?.description ?? "the pictures are the same"]
    return lines.joined(separator: "\n") + "\n"
  }
}
