import Strut
import StrutComparison
import StrutFormats

/// What the threads of a run share: fonts with the digests of their files, and what documents import.
package final class RunResources: Sendable {
  private struct Folders: Hashable {
    var paths: [String]
    var includesSystem: Bool
  }

  private let libraries = Monitor<[Folders: SharedFonts]>([:])
  private let digests = Monitor<[String: String]>([:])

  /// What the documents import.
  package let imports: SharedTemplateFiles

  /// Has read nothing yet.
  ///
  /// - Parameter readsOnce: Whether files are taken to stay as they are, as for one run of a command.
  package init(readsOnce: Bool = false) { imports = SharedTemplateFiles(readsOnce: readsOnce) }

  /// The fonts in `folders`, opened once.
  package func fonts(folders: [String], includesSystem: Bool) throws -> SharedFonts {
    let key = Folders(paths: folders, includesSystem: includesSystem)
    return try libraries.enter { libraries in
      if let known = libraries[key] { return known }
      for folder in folders { try FileReader.checkFontFolder(folder) }
      let fonts = try SharedFonts(folders: folders, includesSystem: includesSystem)
      libraries[key] = fonts
      return fonts
    }
  }

  /// What the picture of a document depends on besides the document.
  package func fingerprint(of document: PlacedDocument) -> RendererFingerprint {
    let fonts = document.fontFiles.map { path in
      RendererFingerprint.Part(name: FilePath.name(of: path), value: digest(of: path))
    }
    return RendererFingerprint(
      libraries: document.libraries.map { .init(name: $0.name, value: $0.version) },
      fonts: fonts.sorted { ($0.name, $0.value) < ($1.name, $1.value) })
  }

  private func digest(of path: String) -> String {
    if let known = digests.enter({ $0[path] }) { return known }
    let digest =
      (try? FileReader.bytes(of: path)).map { Digest(of: $0).description } ?? "unreadable"
    digests.enter { $0[path] = digest }
    return digest
  }
}
