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
    /// Whether the document could not be read.
    var isUnreadable = false
    /// What is wrong with the document, as people read it.
    var faults: String
  }

  private static let pictures: [(name: String, picture: DrawingOrder.Picture)] = [
    ("1x", .init(format: .png, scale: 1)), ("2x", .init(format: .png, scale: 2)),
    ("3x", .init(format: .png, scale: 3)), ("svg", .init(format: .svg, scale: 1)),
    ("pdf", .init(format: .pdf, scale: 1)),
  ]
  /// The pictures of a document's further pages.
  private static let variantPictures = pictures.filter { ["1x", "2x"].contains($0.name) }

  let drawer: DocumentDrawer
  let snapshots: SnapshotDrawer

  /// All files that a document's page may have, by their paths in the gallery.
  static func fileNames(
    of entry: DocumentCatalog.Entry, _ configuration: Configuration
  ) -> [String] {
    let files =
      [index] + thumbnails + pictures.map { fileName($0.name, $0.picture) }
      + GoldenChanges.fileNames(of: entry, configuration) + variantFiles(of: entry, configuration)
    return files.map { "\(folder(of: entry))/\($0)" }
  }

  private static func variantFiles(
    of entry: DocumentCatalog.Entry, _ configuration: Configuration
  ) -> [String] {
    let names =
      [index, thumbnail] + variantPictures.map { fileName($0.name, $0.picture) }
    return GalleryVariants(of: entry, configuration).cases.flatMap { snapshotCase in
      names.map { "\(GalleryVariants.folder(of: snapshotCase))/\($0)" }
    }
  }

  static let index = "index.html"
  static let thumbnail = "thumbnail.png"
  /// The small pictures of the card in the gallery.
  private static let thumbnails = [thumbnail] + (2...4).map { "thumbnail-\($0).png" }

  private static func folder(of entry: DocumentCatalog.Entry) -> String {
    "documents/\(entry.name)"
  }

  private static func fileName(_ name: String, _ picture: DrawingOrder.Picture) -> String {
    picture.format == .png ? "\(name).png" : "picture.\(name)"
  }

  /// The pages of one document.
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
    order.wantsAllStates = true
    order.wantsInspection = true
    order.wantsSyntax = true
    let drawing = drawer.draw(order)
    let folder = Self.folder(of: entry)
    var page = Page(card: card(of: entry, drawing), faults: drawing.report)
    page.isUnreadable = drawing.parsed == nil
    for (name, thumbnail) in zip(Self.thumbnails, drawing.thumbnails) {
      page.files.append(("\(folder)/\(name)", thumbnail.bytes))
    }
    let changes = GoldenChanges(
      of: entry, parsed: drawing.parsed, configuration, folder: catalogFolder,
      drawnBy: snapshots)
    page.files += changes.files.map { ("\(folder)/\($0.name)", $0.bytes) }
    page.card.changes = changes.json(at: PercentEncoding.path(folder) + "/")
    order.wantsAllStates = false
    order.wantsSyntax = false
    let variants = variants(of: order, first: drawing)
    var data = DocumentPageData(
      order: order, current: drawing, good: drawing.isWrong ? nil : drawing,
      commandFolder: catalogFolder)
    if !changes.isEmpty { data.more.append(JSONMember("changes", .list(changes.json(at: "")))) }
    add(data, Self.pictures, variants, to: &page, in: folder)
    for variant in variants.variants { addVariant(variant, variants, order, data, to: &page) }
    return page
  }

  private func card(of entry: DocumentCatalog.Entry, _ drawing: Drawing) -> CatalogData.Card {
    let address = PercentEncoding.path(Self.folder(of: entry))
    return CatalogData.Card(
      name: entry.name, title: drawing.title, size: drawing.size,
      errorCount: drawing.faults.count { $0.severity == .error },
      warningCount: drawing.faults.count { $0.severity == .warning },
      page: "\(address)/\(Self.index)",
      thumbnails: zip(Self.thumbnails, drawing.thumbnails).map { "\(address)/\($0.0)" },
      cuts: drawing.thumbnails.map(\.cut), stateCount: drawing.states.count,
      isLibrary: drawing.isLibrary)
  }

  /// The cases of a document, drawn.
  private func variants(of order: DrawingOrder, first: Drawing) -> DrawnVariants {
    var order = order
    order.pictures = Self.variantPictures.map(\.picture)
    return DrawnVariants(GalleryVariants(of: order.document, order.configuration), first: first) {
      order.choice = PictureChoice($0)
      return drawer.draw(order)
    }
  }

  /// Adds the page of a case.
  private func addVariant(
    _ variant: DrawnVariants.Variant, _ variants: DrawnVariants, _ order: DrawingOrder,
    _ first: DocumentPageData, to page: inout Page
  ) {
    let (snapshotCase, drawing) = (variant.snapshotCase, variant.drawing)
    let folder = Self.folder(of: order.document)
    let own = "\(folder)/\(GalleryVariants.folder(of: snapshotCase))"
    if let thumbnail = drawing.thumbnail {
      page.files.append(("\(own)/\(Self.thumbnail)", thumbnail.bytes))
    }
    var data = DocumentPageData(
      order: order, current: drawing, good: drawing.isWrong ? nil : drawing,
      commandFolder: first.commandFolder)
    if let viewport = snapshotCase.viewport {
      data.more.append(JSONMember("viewport", .text(viewport.name)))
    }
    add(data, Self.variantPictures, variants, to: &page, in: own)
  }

  /// Adds a page with its pictures.
  private func add(
    _ data: DocumentPageData, _ pictures: [(name: String, picture: DrawingOrder.Picture)],
    _ variants: DrawnVariants, to page: inout Page, in folder: String
  ) {
    var data = data
    let files = addPictures(data.current, pictures, to: &page, in: folder)
    data.more.append(JSONMember("pictures", JSONValue(.object(files))))
    let document = Self.folder(of: data.order.document)
    let root = String(
      repeating: "../", count: folder.dropFirst(document.utf8.count).count { $0 == "/" })
    if !variants.variants.isEmpty {
      data.more.append(JSONMember("variants", variants.json(from: root)))
      data.more.append(JSONMember("first", .text(root + Self.index)))
    }
    let depth = folder.count { $0 == "/" } + 1
    let html = PreviewPage.document(
      name: data.order.document.name, data: data.json,
      Self.parts(script: "document.js", depth: depth))
    page.files.append(("\(folder)/\(Self.index)", Array(html.utf8)))
  }

  /// Adds the picture files, and gives their names by what they are.
  private func addPictures(
    _ drawing: Drawing, _ pictures: [(name: String, picture: DrawingOrder.Picture)],
    to page: inout Page, in folder: String
  ) -> [JSONMember] {
    pictures.compactMap { name, picture in
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
