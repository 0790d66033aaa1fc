import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// Makes the pages of documents for a gallery of plain files; each thread has one of its own.
struct GalleryWorker {
  /// A page with everything that belongs to it.
  struct Page: Sendable {
    /// The card in the gallery.
    var card: CatalogData.Card
    /// The files by their paths in the gallery.
    var files: [(path: String, bytes: [UInt8])] = []
    /// What is wrong with the document, as people read it.
    var faults: String
  }

  private static let pictures: [(name: String, picture: DrawingOrder.Picture)] = [
    ("1x", .init(format: .png, scale: 1)), ("2x", .init(format: .png, scale: 2)),
    ("3x", .init(format: .png, scale: 3)), ("svg", .init(format: .svg, scale: 1)),
    ("pdf", .init(format: .pdf, scale: 1)),
  ]

  let drawer: DocumentDrawer
  let snapshots: SnapshotDrawer

  /// All files that a document's page may have, by their paths in the gallery.
  static func fileNames(
    of entry: DocumentCatalog.Entry, _ configuration: Configuration
  ) -> [String] {
    let files =
      [index, thumbnail] + pictures.map { fileName($0.name, $0.picture) }
      + GoldenChanges.fileNames(of: entry, configuration)
    return files.map { "\(folder(of: entry))/\($0)" }
  }

  private static let index = "index.html"
  private static let thumbnail = "thumbnail.png"

  private static func folder(of entry: DocumentCatalog.Entry) -> String {
    "documents/\(entry.name)"
  }

  private static func fileName(_ name: String, _ picture: DrawingOrder.Picture) -> String {
    picture.format == .png ? "\(name).png" : "picture.\(name)"
  }

  /// The page of one document.
  ///
  /// - Parameter catalogFolder: The absolute path of the folder that paths on the page start from.
  func page(
    of entry: DocumentCatalog.Entry, _ configuration: Configuration,
    missingGlyphs: Diagnostic.Severity, folder catalogFolder: String
  ) -> Page {
    var order = DrawingOrder(
      document: entry, configuration: configuration, missingGlyphs: missingGlyphs)
    order.pictures = Self.pictures.map(\.picture)
    order.wantsThumbnail = true
    order.wantsInspection = true
    order.wantsSyntax = true
    let drawing = drawer.draw(order)
    let folder = Self.folder(of: entry)
    let address = PercentEncoding.path(folder)
    var page = Page(
      card: CatalogData.Card(
        name: entry.name, title: drawing.title, size: drawing.size,
        errorCount: drawing.faults.count { $0.severity == .error },
        warningCount: drawing.faults.count { $0.severity == .warning },
        page: "\(address)/\(Self.index)"),
      faults: drawing.report)
    if let thumbnail = drawing.thumbnail {
      page.card.thumbnail = "\(address)/\(Self.thumbnail)"
      page.files.append(("\(folder)/\(Self.thumbnail)", thumbnail))
    }
    let pictures = addPictures(drawing, to: &page, in: folder)
    let changes = GoldenChanges(
      of: entry, parsed: drawing.parsed, configuration, folder: catalogFolder,
      drawnBy: snapshots)
    page.files += changes.files.map { ("\(folder)/\($0.name)", $0.bytes) }
    page.card.changes = changes.json(at: address + "/")
    var data = DocumentPageData(
      order: order, current: drawing, good: drawing.isWrong ? nil : drawing,
      commandFolder: catalogFolder)
    data.more = [JSONMember("pictures", JSONValue(.object(pictures)))]
    if !changes.isEmpty { data.more.append(JSONMember("changes", .list(changes.json(at: "")))) }
    let depth = folder.count { $0 == "/" } + 1
    let html = PreviewPage.document(
      name: entry.name, data: data.json, Self.parts(script: "document.js", depth: depth))
    page.files.append(("\(folder)/\(Self.index)", Array(html.utf8)))
    return page
  }

  /// Adds the picture files, and gives their names by what they are.
  private func addPictures(
    _ drawing: Drawing, to page: inout Page, in folder: String
  ) -> [JSONMember] {
    Self.pictures.compactMap { name, picture in
      guard let bytes = drawing.pictures[picture] else { return nil }
      let file = Self.fileName(name, picture)
      page.files.append(("\(folder)/\(file)", bytes))
      return JSONMember(name, .text(file))
    }
  }

  /// Everything comes from the gallery itself.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; "
    + "form-action 'none'"

  /// What loads style and script on a page that lies `depth` folders deep.
  static func parts(script: String, depth: Int) -> PreviewPage.Parts {
    let root = String(repeating: "../", count: depth)
    return PreviewPage.Parts(
      head: """
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <link rel="stylesheet" href="\(root)assets/preview.css">
        """,
      script: "<script src=\"\(root)assets/\(script)\"></script>", gallery: root + "index.html",
      isLive: false)
  }
}
