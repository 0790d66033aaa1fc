import Glibc
import StrutCore
import StrutFormats

/// The files that one document may name: those below its folder, or below the root that was given.
struct ResourceFolder {
  /// What a named file is meant to be.
  enum Purpose: String {
    case image
    case font
  }

  /// The document's folder, which relative paths start from.
  private let folder: String
  /// The folder that no path may leave, without links; `nil` where it does not exist.
  private let root: String?

  /// Whether the document came from standard input, so that paths start from the current folder.
  private let isCurrentFolder: Bool

  /// - Parameters:
  ///   - root: The folder that was named for all documents; `nil` takes the document's own.
  ///   - isCurrentFolder: Whether the document has no folder of its own.
  init(folder: String, root: String?, isCurrentFolder: Bool = false) {
    self.folder = folder
    self.isCurrentFolder = isCurrentFolder
    self.root = FilePath.real(root ?? folder)
  }

  /// The resolved path of a regular, readable file inside of the root.
  ///
  /// - Throws: The error of the document that names the file, at `range`. Links are resolved before
  ///   the test that the file lies inside of the root.
  func file(
    _ source: String, for purpose: Purpose, at range: SourceRange
  ) throws(ResourceFault) -> String {
    guard let path = FilePath.real(FilePath.join(folder, source)) else {
      throw ResourceFault(unresolved(source, purpose, at: range))
    }
    guard let root, path == root || path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw ResourceFault(.outsideRoot(source, at: range))
    }
    guard FilePath.kind(of: path) == .regular else {
      let isFolder = FilePath.kind(of: path) == .folder
      throw ResourceFault(.notRegular(source, isFolder: isFolder, purpose, at: range))
    }
    guard access(path, R_OK) == 0 else {
      throw ResourceFault(.unreadableFile(source, code: errno, at: range))
    }
    return path
  }

  /// Where the entry stands that a document names, and what it leads to; empty where there is nothing.
  func locations(of source: String) -> [String] {
    let path = FilePath.join(folder, source)
    return [FilePath.location(of: path), FilePath.real(path)].compactMap(\.self)
  }

  private func unresolved(
    _ source: String, _ purpose: Purpose, at range: SourceRange
  ) -> Diagnostic {
    errno == ENOENT || errno == ENOTDIR
      ? .missingFile(source, purpose, at: range, isFromCurrentFolder: isCurrentFolder)
      : .unreadableFile(source, code: errno, at: range)
  }
}

/// The error of a document whose resource cannot be used.
struct ResourceFault: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
