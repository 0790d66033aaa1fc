import Strut
import StrutFormats
import StrutGolden

/// The pages that a document has in a gallery of plain files besides its first: one for each of its cases in the matrix of
/// `strut.json`.
struct GalleryVariants {
  /// More pages of one document than these are left out: a gallery is to look at.
  private static let mostPages = 120

  /// The cases.
  let cases: [SnapshotCase]

  /// The cases of a document; none for a document with a single one.
  init(of entry: DocumentCatalog.Entry, _ configuration: Configuration) {
    var configuration = configuration
    configuration.scales = nil
    let states = DocumentFile(path: entry.path).states(root: configuration.root)
    let all = CaseMatrix(configuration, states: states).cases
    cases = all.count > 1 || all.first?.state != nil ? Array(all.prefix(Self.mostPages)) : []
  }

  /// The folder of a case below that of the document.
  static func folder(of snapshotCase: SnapshotCase) -> String {
    (["cases", snapshotCase.component].compactMap(\.self) + [snapshotCase.name])
      .joined(separator: "/")
  }
}
