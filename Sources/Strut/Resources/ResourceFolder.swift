import Glibc
import StrutCore
import StrutFormats
import StrutMarkup

/// The files that one document may name: those below its folder, or below the root that was given.
struct ResourceFolder {
  /// The document's folder, which relative paths start from.
  private let folder: String
  /// The folder that no path may leave, without links; `nil` where it does not exist.
  private let root: String?

  /// Whether the document came from standard input, so that paths start from the current folder.
  private let isCurrentFolder: Bool

  /// - Parameter root: The folder that was named for all documents; `nil` takes the document's own.
  init(of document: ResolvedDocument, root: String?) {
    folder = document.folder
    isCurrentFolder = document.isStandardInput
    self.root = FilePath.real(root ?? folder)
  }

  /// The resolved path of a regular, readable file inside of the root.
  ///
  /// - Throws: The error of the document that names the file, at its `src`. Links are resolved before
  ///   the test that the file lies inside of the root.
  func path(of file: NamedFile) throws(ResourceFault) -> String {
    guard let path = FilePath.real(FilePath.join(folder, file.source)) else {
      throw ResourceFault(unresolved(file))
    }
    guard let root, path == root || path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw ResourceFault(.outsideRoot(file.source, at: file.range))
    }
    guard FilePath.kind(of: path) == .regular else {
      let isFolder = FilePath.kind(of: path) == .folder
      throw ResourceFault(.notRegular(file, isFolder: isFolder))
    }
    guard access(path, R_OK) == 0 else {
      throw ResourceFault(.unreadableFile(file.source, code: errno, at: file.range))
    }
    return path
  }

  private func unresolved(_ file: NamedFile) -> Diagnostic {
    errno == ENOENT || errno == ENOTDIR
      ? .missingFile(file, isFromCurrentFolder: isCurrentFolder)
      : .unreadableFile(file.source, code: errno, at: file.range)
  }
}

/// The error of a document whose resource cannot be used.
struct ResourceFault: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
