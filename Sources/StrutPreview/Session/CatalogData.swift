import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// What the gallery shows of all documents, as it travels to the browser.
struct CatalogData {
  /// One card.
  struct Card {
    var name: String
    var title: String?
    /// The canvas in points; `nil` where it is not known.
    var size: Size?
    var errorCount = 0
    var warningCount = 0
    /// Whether the document has not been drawn since it changed.
    var isPending = false
    /// The address of the document's page.
    var page: String
    /// The addresses of the small pictures: several of a library, else one; none where there is none.
    var thumbnails: [String] = []
    /// Where each of the small pictures goes on; `nil` for those that are whole.
    var cuts: [Thumbnail.Cut?] = []
    /// How many states there are to look at; 1 for a plain document.
    var stateCount = 1
    var isLibrary = false
    /// How the document differs from its golden pictures; empty where it does not.
    var changes: [JSONValue] = []
  }

  var cards: [Card]

  /// One JSON object.
  var json: String {
    JSONValue(.object([JSONMember("documents", .list(cards.map(json)))])).compactText
  }

  private func json(_ card: Card) -> JSONValue {
    let folder = FilePath.folder(of: card.name)
    var members = [
      JSONMember("name", .text(card.name)),
      JSONMember("folder", .text(folder == "." ? "" : folder)),
      JSONMember("page", .text(card.page)),
    ]
    if let title = card.title { members.append(JSONMember("title", .text(title))) }
    if let size = card.size {
      members.append(JSONMember("width", .number(size.width)))
      members.append(JSONMember("height", .number(size.height)))
    }
    if card.errorCount > 0 { members.append(JSONMember("errors", .number(card.errorCount))) }
    if card.warningCount > 0 { members.append(JSONMember("warnings", .number(card.warningCount))) }
    if card.isPending { members.append(JSONMember("isPending", true)) }
    if let first = card.thumbnails.first { members.append(JSONMember("thumbnail", .text(first))) }
    if card.thumbnails.count > 1 {
      members.append(JSONMember("thumbnails", .list(card.thumbnails.map { .text($0) })))
    }
    if card.cuts.contains(where: { $0 != nil }) {
      members.append(JSONMember("cuts", .list(card.cuts.map { .text($0?.rawValue ?? "") })))
    }
    if card.stateCount != 1 { members.append(JSONMember("states", .number(card.stateCount))) }
    if card.stateCount > DocumentDrawer.mostStates {
      members.append(JSONMember("lookedAt", .number(DocumentDrawer.mostStates)))
    }
    if card.isLibrary { members.append(JSONMember("isLibrary", true)) }
    if !card.changes.isEmpty { members.append(JSONMember("changes", .list(card.changes))) }
    return JSONValue(.object(members))
  }
}

extension PreviewSession {
  /// What the gallery shows now.
  var catalogData: CatalogData {
    CatalogData(
      cards: names.compactMap { states[$0] }.map { state in
        let address = PercentEncoding.path(state.entry.name)
        let summary = state.summary
        return CatalogData.Card(
          name: state.entry.name, title: summary?.title, size: summary?.size,
          errorCount: summary?.errorCount ?? 0, warningCount: summary?.warningCount ?? 0,
          isPending: summary?.version != state.version, page: "/document/\(address)",
          thumbnails: (summary?.thumbnails ?? []).indices.map {
            "/thumbnail/\(address)?version=\(summary?.version ?? 0)&index=\($0)"
          }, cuts: (summary?.thumbnails ?? []).map(\.cut), stateCount: summary?.stateCount ?? 1,
          isLibrary: summary?.isLibrary ?? false)
      })
  }
}
