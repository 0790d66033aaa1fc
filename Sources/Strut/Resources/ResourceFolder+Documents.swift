import StrutCore
import StrutFormats
import StrutMarkup

/// The files that a document names itself: images and fonts.
extension ResourceFolder {
  /// - Parameter root: The folder that was named for all documents; `nil` takes the document's own.
  init(of document: ResolvedDocument, root: String?) {
    self.init(folder: document.folder, isCurrentFolder: document.isStandardInput, root: root)
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

  private func diagnostic(_ fault: Fault, _ file: NamedFile) -> Diagnostic {
    switch fault {
    case .missing:
      .missingFile(
        file, isFromCurrentFolder: isCurrentFolder,
        near: nearest(to: file.source.replacing("\\", with: "/")))
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
