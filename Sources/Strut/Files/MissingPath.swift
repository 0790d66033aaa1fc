/// What is said of a path that leads to no file where nothing near to it is there.
enum MissingPath {
  /// The hint that names where paths start from.
  static func hint(from start: String) -> String { "paths are relative to the \(start)" }

  /// The hint for paths of a document.
  static let generic = hint(from: "document")
}
