import StrutCore

/// What a document can be drawn as.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels, with transparency.
  case png
  /// Vectors, in CSS pixels.
  case svg
  /// Vectors on one page, one point being 1/72 inch.
  case pdf

  /// The format that a file's extension stands for, whatever its case; `nil` for every other extension.
  public init?(fileExtension: String) {
    self.init(rawValue: fileExtension.lowercased())
  }
}
