import Strut
import StrutFormats

/// A document on disk, with the names that its goldens get.
package struct DocumentFile: Hashable, Sendable {
  /// The absolute path.
  package let path: String

  /// Creates the document at an absolute path.
  package init(path: String) { self.path = path }

  /// The file name without `.xml`.
  package var name: String {
    let file = FilePath.name(of: path)
    return file.hasSuffix(".xml") ? String(file.dropLast(4)) : file
  }

  /// The absolute path of the folder.
  package var folder: String { FilePath.parent(of: path) ?? "/" }

  /// The folder of the document's goldens: `__Snapshots__/<document>` beside it.
  package var goldenFolder: String { "\(folder)/\(GoldenFile.folderName)/\(name)" }

  /// The golden of one case.
  package func golden(of snapshotCase: SnapshotCase) -> GoldenFile {
    let component = snapshotCase.component.map { "/" + $0 } ?? ""
    return GoldenFile(folder: goldenFolder + component, fileName: snapshotCase.fileName)
  }

  /// What of the document is worth a look; the whole where it cannot be read.
  ///
  /// - Parameters:
  ///   - root: The folder that it may take files from; `nil` is its own.
  ///   - shared: What other documents read; `nil` where each reads its own.
  package func states(root: String?, shared: SharedTemplateFiles? = nil) -> [DocumentStates.State] {
    guard let source = try? DocumentSource(file: path) else { return [DocumentStates.State()] }
    return source.states(root: root, shared: shared)
  }

  /// The themes of the document, without `base`; `nil` where they cannot be known.
  ///
  /// - Parameters:
  ///   - root: The folder that it may take files from; `nil` is its own.
  ///   - shared: What other documents read.
  package func themes(root: String?, shared: SharedTemplateFiles) -> [String]? {
    (try? DocumentSource(file: path))?.themes(root: root, shared: shared)
  }

  /// The name of the snapshot of one case: the path from `folder` without `.xml`, and the case.
  package func snapshotName(of snapshotCase: SnapshotCase, from folder: String) -> String {
    let shown = FilePath.shown(path, from: folder)
    return (shown.hasSuffix(".xml") ? String(shown.dropLast(4)) : shown) + "/"
      + (snapshotCase.component.map { $0 + "/" } ?? "") + snapshotCase.fileName
  }
}

/// Where one golden and its layout record stand.
package struct GoldenFile: Hashable, Sendable {
  /// The name of the folders that hold goldens.
  package static let folderName = "__Snapshots__"

  /// Whether a path can be that of a golden's picture: a PNG file somewhere below a folder of goldens, which may be one of
  /// documents outside of the project.
  ///
  /// Results come from other machines, too: nothing else is written or removed for them.
  static func isPicturePath(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    guard path.hasSuffix(".png"), let folder = names.lastIndex(of: Substring(folderName)) else {
      return false
    }
    let rest = names[(folder + 1)...]
    return !rest.isEmpty && rest.allSatisfy { $0 != ".." && $0 != "." }
  }

  /// The absolute path of the folder.
  package let folder: String
  /// The name without extension.
  package let fileName: String

  /// Creates the place of a golden.
  package init(folder: String, fileName: String) {
    self.folder = folder
    self.fileName = fileName
  }

  /// The absolute path of the picture.
  package var picture: String { "\(folder)/\(fileName).png" }
  /// The absolute path of the layout record beside it.
  package var record: String { "\(folder)/\(fileName).json" }

  /// The command that mends several goldens at once, where there is one.
  ///
  /// - Parameter hint: What mends the first of them.
  package static func hint(for goldens: [String], else hint: String?) -> String? {
    let lead = "git lfs pull --include "
    guard let hint, hint.hasPrefix(lead), let first = goldens.first else { return hint }
    let name = folderName + "/"
    let folder = first.firstRange(of: name).map { first[..<$0.upperBound] } ?? ""
    let isOne = !folder.isEmpty && goldens.allSatisfy { $0.hasPrefix(folder) }
    return lead + "'\(isOne ? folder : "**/" + name)**'"
  }
}
