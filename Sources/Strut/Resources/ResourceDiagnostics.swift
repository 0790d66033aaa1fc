import Glibc
import StrutCore

/// What is wrong with a file that a document names.
extension Diagnostic {
  static func emptyPath(_ purpose: ResourceFolder.Purpose, at range: SourceRange) -> Self {
    Self(.error, "empty-path", "src names no \(purpose.rawValue) file", at: range)
  }

  static func absolutePath(_ source: String, at range: SourceRange) -> Self {
    Self(
      .error, "absolute-path", "'\(source)' is an absolute path", at: range,
      hints: ["paths are relative to the document"])
  }

  static func url(_ source: String, at range: SourceRange) -> Self {
    Self(
      .error, "unsupported-url", "'\(source)' is a URL that Strut does not load", at: range,
      hints: ["src is a path relative to the document, or a data: URI of an image"])
  }

  static func missingFile(
    _ source: String, _ purpose: ResourceFolder.Purpose, at range: SourceRange
  ) -> Self {
    Self(
      .error, "missing-file", "there is no \(purpose.rawValue) file '\(source)'", at: range,
      hints: ["paths are relative to the document"])
  }

  static func outsideRoot(_ source: String, at range: SourceRange) -> Self {
    Self(
      .error, "outside-root",
      "'\(source)' lies outside of the folder that the document may use", at: range,
      hints: ["that is the document's own folder, or the one that --root names"])
  }

  static func notRegular(
    _ source: String, isFolder: Bool, _ purpose: ResourceFolder.Purpose, at range: SourceRange
  ) -> Self {
    Self(
      .error, "not-a-file",
      "'\(source)' is \(isFolder ? "a folder" : "no regular file"), not a file with the \(purpose.rawValue)",
      at: range)
  }

  static func unreadableFile(_ source: String, code: Int32, at range: SourceRange) -> Self {
    Self(
      .error, "unreadable-file",
      "'\(source)' cannot be read: \(String(cString: strerror(code)))", at: range)
  }

  static func notAFont(_ source: String, at range: SourceRange) -> Self {
    Self(
      .error, "not-a-font", "'\(source)' is not a font that can be used", at: range,
      hints: ["TrueType, OpenType and their collections are read"])
  }
}
