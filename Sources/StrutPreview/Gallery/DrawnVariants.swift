import Strut
import StrutFormats
import StrutGolden

/// The further pages of a document in a gallery of plain files with their drawings, without themes and languages in which
/// nothing looks different.
struct DrawnVariants {
  /// A case with its drawing.
  struct Variant {
    let snapshotCase: SnapshotCase
    let drawing: Drawing
  }

  /// Those that have a page.
  private(set) var variants: [Variant]

  /// Draws the cases.
  ///
  /// - Parameter first: What the document's first page shows.
  init(_ cases: GalleryVariants, first: Drawing, draw: (SnapshotCase) -> Drawing) {
    variants = cases.cases.map { Variant(snapshotCase: $0, drawing: draw($0)) }
    dropRepetitions(of: \.theme)
    dropRepetitions(of: \.locale)
    // One in a language, theme or viewport of its own is to be seen nowhere else.
    if variants.count == 1, variants[0].snapshotCase.state == nil,
      first.looks(like: variants[0].drawing)
    {
      variants = []
    }
  }

  /// Drops the values of an axis with which every case looks as it does with the first: a document that uses no theme has
  /// no dark pages.
  private mutating func dropRepetitions(of axis: KeyPath<SnapshotCase, String?>) {
    guard let first = variants.first?.snapshotCase[keyPath: axis] else { return }
    var twins: [[String?]: Drawing] = [:]
    for variant in variants where variant.snapshotCase[keyPath: axis] == first {
      twins[variant.snapshotCase.place(without: axis)] = variant.drawing
    }
    let different = variants.lazy.filter { variant in
      let twin = twins[variant.snapshotCase.place(without: axis)]
      return twin.map { !$0.looks(like: variant.drawing) } ?? true
    }
    let kept = Set(different.map { $0.snapshotCase[keyPath: axis] } + [first])
    variants.removeAll { !kept.contains($0.snapshotCase[keyPath: axis]) }
  }

  /// The cases as a page takes them, with the addresses of their pages and small pictures.
  ///
  /// - Parameter root: The way from the page to the folder of the document.
  func json(from root: String) -> JSONValue {
    .list(
      variants.map { variant in
        let snapshotCase = variant.snapshotCase
        let folder = root + PercentEncoding.path(GalleryVariants.folder(of: snapshotCase))
        var members = PictureChoice(snapshotCase).json.members ?? []
        if let viewport = snapshotCase.viewport {
          members.append(JSONMember("viewport", .text(viewport.name)))
        }
        members.append(JSONMember("page", .text("\(folder)/\(GalleryWorker.index)")))
        members.append(JSONMember("cell", .text("\(folder)/\(GalleryWorker.thumbnail)")))
        if let picture = variant.drawing.thumbnail {
          members.append(JSONMember("picture", JSONValue(.object(picture.members))))
        }
        let errors = variant.drawing.faults.filter { $0.severity == .error }
        if !errors.isEmpty { members.append(JSONMember("faults", .list(errors.map(\.json)))) }
        return JSONValue(.object(members))
      })
  }
}

extension SnapshotCase {
  /// Where the case stands on all axes but one.
  fileprivate func place(without axis: KeyPath<SnapshotCase, String?>) -> [String?] {
    let others = [\SnapshotCase.theme, \.locale].filter { $0 != axis }
    return [component, state, viewport?.name, direction?.rawValue]
      + others.map { self[keyPath: $0] }
  }
}

extension Drawing {
  /// Whether there is no difference to be seen to another drawing, of which there may be fewer pictures.
  fileprivate func looks(like other: Drawing) -> Bool {
    size == other.size && faults == other.faults
      && other.pictures.allSatisfy { pictures[$0.key] == $0.value }
  }
}
