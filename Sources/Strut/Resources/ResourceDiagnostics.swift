import Glibc
import StrutCore

/// What is wrong with a file that a document names.
extension Diagnostic {
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
