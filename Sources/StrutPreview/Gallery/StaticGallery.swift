import CPages
import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// The gallery as plain files: the same pages as those of a preview, without a server.
///
/// The same documents give the same bytes, wherever they and the gallery stand: paths on the pages start from the
/// nearest folder around all documents.
package struct StaticGallery: Sendable {
  /// What became of a gallery.
  package struct Outcome: Sendable {
    /// How many documents are shown.
    package var documentCount = 0
    /// How many of them differ from their golden images.
    package var changedCount = 0
    /// How many are wrong.
    package var wrongCount = 0
    /// How many of those could not be read.
    package var unreadableCount = 0
  }

  private let settings: PreviewSettings
  private let title: String
  private let catalog: DocumentCatalog
  private let entries: [DocumentCatalog.Entry]
  private let configurations: [Configuration]
  private let resources = RunResources(readsOnce: true)
  /// The folders that could not be looked into.
  package let unreadable: [FileError]

  /// Looks for the documents.
  ///
  /// - Parameter title: What the gallery is called.
  /// - Throws: ``DocumentSearchFault`` for a path that does not exist, and what a wrong `strut.json` or missing fonts
  ///   throw.
  package init(_ settings: PreviewSettings, title: String) throws {
    self.settings = settings
    self.title = title
    catalog = try settings.catalog()
    var unreadable: [FileError] = []
    entries = catalog.entries(&unreadable)
    self.unreadable = unreadable
    var search = settings.configurationSearch()
    configurations = try settings.configurations(of: entries, &search, opening: resources)
  }

  /// How many documents there are.
  package var count: Int { entries.count }

  /// Draws the documents and writes the gallery; files of an older gallery that it does not have go.
  ///
  /// - Parameters:
  ///   - folder: Where the gallery goes.
  ///   - report: Told how many documents are done, and what is wrong with the last one.
  /// - Throws: ``GalleryFolderFault`` before anything is written, where a file of somebody else is in the way;
  ///   ``FileError``.
  package func write(
    to folder: GalleryFolder, report: (_ done: Int, _ faults: String) -> Void
  ) throws -> Outcome {
    var folder = folder
    try folder.begin(fileNames)
    var cards: [CatalogData.Card] = []
    var outcome = Outcome()
    try OrderedBatch(threadCount: settings.threadCount).run(count: entries.count) {
      [settings, resources] in
      settings.prepareThread()
      return GalleryWorker(
        drawer: DocumentDrawer(resources: resources),
        snapshots: SnapshotDrawer(resources: resources, workingFolder: settings.workingFolder))
    } work: { worker, index in
      worker.page(
        of: entries[index], configurations[index], missingGlyphs: settings.missingGlyphs,
        folder: catalog.folder)
    } receive: { index, page throws(FileError) in
      for file in page.files { try folder.write(file.bytes, to: file.path) }
      cards.append(page.card)
      outcome.documentCount += 1
      if !page.card.changes.isEmpty { outcome.changedCount += 1 }
      if page.card.errorCount > 0 { outcome.wrongCount += 1 }
      if page.isUnreadable { outcome.unreadableCount += 1 }
      report(index + 1, page.faults)
    }
    try writeIndex(cards, to: &folder)
    try folder.finish()
    return outcome
  }

  /// All files that the gallery may have.
  private var fileNames: Set<String> {
    var names = Set(Self.sharedFiles)
    for (entry, configuration) in zip(entries, configurations) {
      names.formUnion(GalleryWorker.fileNames(of: entry, configuration))
    }
    return names
  }

  private static let index = "index.html"
  private static let styleSheet = "assets/preview.css"
  private static let scripts = ["gallery.js", "document.js"]
  private static let sharedFiles = [index, styleSheet] + scripts.map { "assets/\($0)" }

  private func writeIndex(
    _ cards: [CatalogData.Card], to folder: inout GalleryFolder
  ) throws(FileError) {
    let page = PreviewPage.gallery(
      title: title, data: CatalogData(cards: cards).json,
      GalleryWorker.parts(script: "gallery.js", depth: 0))
    try folder.write(Array(page.utf8), to: Self.index)
    try folder.write([UInt8](file: preview_css), to: Self.styleSheet)
    for entry in Self.scripts {
      try folder.write(Array(ScriptBundle.script(entry).utf8), to: "assets/\(entry)")
    }
  }
}
