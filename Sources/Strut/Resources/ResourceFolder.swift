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

  /// Why a file cannot be used.
  enum Fault: Error {
    /// Nothing stands there.
    case missing
    /// It lies outside of the root.
    case outside
    /// It is a folder, or something else that is no regular file.
    case notRegular(isFolder: Bool)
    /// The system does not let it be read, for the reason with this number.
    case unreadable(Int32)
  }

  /// - Parameter root: The folder that was named for all documents; `nil` takes the document's own.
  init(of document: ResolvedDocument, root: String?) {
    self.init(folder: document.folder, isCurrentFolder: document.isStandardInput, root: root)
  }

  /// - Parameter root: The folder that was named for all documents; `nil` takes the document's own.
  init(folder: String, isCurrentFolder: Bool, root: String?) {
    self.folder = folder
    self.isCurrentFolder = isCurrentFolder
    self.root = FilePath.real(root ?? folder)
  }

  /// The resolved path of a regular, readable file inside of the root.
  ///
  /// - Throws: The error of the document that names the file, at its `src`. Links are resolved before
  ///   the test that the file lies inside of the root.
  func path(of file: NamedFile) throws(ResourceFault) -> String {
    do throws(Fault) {
      return try path(of: file.source)
    } catch {
      throw ResourceFault(diagnostic(error, file))
    }
  }

  /// The resolved path of a regular, readable file inside of the root.
  func path(of source: String) throws(Fault) -> String {
    guard let path = FilePath.real(FilePath.join(folder, source)) else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(errno)
    }
    guard let root, path == root || path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw .outside
    }
    guard FilePath.kind(of: path) == .regular else {
      throw .notRegular(isFolder: FilePath.kind(of: path) == .folder)
    }
    guard access(path, R_OK) == 0 else { throw .unreadable(errno) }
    return path
  }

  private func diagnostic(_ fault: Fault, _ file: NamedFile) -> Diagnostic {
    switch fault {
    case .missing: .missingFile(file, isFromCurrentFolder: isCurrentFolder)
    case .outside: .outsideRoot(file.source, at: file.range)
    case .notRegular(let isFolder): .notRegular(file, isFolder: isFolder)
    case .unreadable(let code): .unreadableFile(file.source, code: code, at: file.range)
    }
  }
}

/// The error of a document whose resource cannot be used.
struct ResourceFault: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
