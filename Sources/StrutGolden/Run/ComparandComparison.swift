import Strut
import StrutComparison
import StrutCore
import StrutFormats

/// How two pictures or two drawn documents differ.
package struct ComparandComparison: Sendable {
  private let before: DrawnSnapshot
  private let after: DrawnSnapshot
  private let pixels: PixelComparison
  private let elements: [ElementVerdict]
  private let causes: [ChangeCause]

  /// Compares two sides; elements only where both are documents.
  package init(before: DrawnSnapshot, after: DrawnSnapshot, scale: Double) {
    self.before = before
    self.after = after
    pixels = PixelComparison(expected: before.image, actual: after.image)
    let areDocuments = !before.boxes.isEmpty && !after.boxes.isEmpty
    let found =
      areDocuments && pixels != .same
      ? LayoutComparison(
        expected: before.record(digest: Digest(of: before.image), file: []), actual: after,
        comparison: pixels, scale: scale)
      : nil
    elements = found?.verdicts ?? []
    causes = found?.causes ?? []
  }

  /// Whether the pixels are the same to what `tolerance` lets pass.
  package func passes(_ tolerance: Tolerance) -> Bool {
    pixels.passes(tolerance, expected: before.image, actual: after.image)
  }

  /// What differs, a line each; what was changed first, then the elements.
  ///
  /// - Parameter file: The name of the second side.
  package func text(file: String) -> String {
    let folder = FilePath.folder(of: file)
    let places = elements.map { verdict in
      let path = verdict.file.map { FilePath.normalized(FilePath.join(folder, $0)) } ?? file
      return "\(path):\(verdict.line): \(verdict.description)"
    }
    let lines =
      causes.map { "\($0.place(in: file)): \($0.description)" } + places
      + [PixelVerdict(pixels)?.description ?? "the pictures are the same"]
    return lines.joined(separator: "\n") + "\n"
  }
}
