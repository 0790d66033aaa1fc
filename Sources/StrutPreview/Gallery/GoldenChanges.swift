import Strut
import StrutCore
import StrutGolden

/// How a document differs from its golden images.
struct GoldenChanges {
  /// One case whose picture differs.
  private struct Change {
    var caseName: String
    var scale: Double
    var words: [String]
    var pictures: [ResultPicture: [UInt8]]
  }

  private static let names: [ResultPicture: String] = [
    .expected: "before", .actual: "after", .diff: "difference",
  ]

  private var changes: [Change] = []

  /// Draws the cases that have golden images and compares them; documents without any are not drawn.
  init(
    of entry: DocumentCatalog.Entry, _ configuration: Configuration,
    drawnBy drawer: SnapshotDrawer
  ) {
    let document = DocumentFile(path: entry.path)
    guard FilePath.kind(of: document.goldenFolder) == .folder else { return }
    let judge = GoldenJudge(
      mode: .none, codec: .png, writer: FileWriter(temporaryFiles: TemporaryFiles()))
    let cases = CaseMatrix(configuration).cases
    let plan = SnapshotPlan.Entry(document: document, cases: cases, configuration: configuration)
    for snapshotCase in cases {
      let golden = document.golden(of: snapshotCase)
      guard FilePath.kind(of: golden.picture) == .regular,
        case .drawn(let drawn, _) = drawer.draw(plan, snapshotCase)
      else { continue }
      let result = CaseResult(
        name: snapshotCase.fileName, document: entry.shownPath, golden: golden.picture, axes: [:],
        status: .same, isFailure: false)
      let pending = try? judge.judge(
        drawn, golden: golden, tolerance: configuration.tolerance(ofDocumentAt: entry.path),
        scale: snapshotCase.scale, into: result)
      guard let pending, pending.result.status == .changed else { continue }
      changes.append(
        Change(
          caseName: snapshotCase.fileName, scale: snapshotCase.scale,
          words: Self.words(pending.result), pictures: pending.pictures))
    }
  }

  /// Whether nothing differs.
  var isEmpty: Bool { changes.isEmpty }

  /// The pictures, by the names of their files.
  var files: [(name: String, bytes: [UInt8])] {
    changes.flatMap { change in
      ResultPicture.allCases.compactMap { kind in
        change.pictures[kind].map { (Self.fileName(kind, change), $0) }
      }
    }
  }

  /// The changes as pages take them.
  ///
  /// - Parameter folder: What stands before the names of the files.
  func json(at folder: String) -> [JSONValue] {
    changes.map { change in
      var members = [
        JSONMember("name", .text(change.caseName)), JSONMember("scale", .number(change.scale)),
        JSONMember("text", .text(change.words.first ?? "pixels differ")),
        JSONMember("words", .list(change.words.map { .text($0) })),
      ]
      for kind in ResultPicture.allCases where change.pictures[kind] != nil {
        let file = AddressText.escaped(Self.fileName(kind, change))
        members.append(JSONMember(Self.names[kind] ?? "", .text(folder + file)))
      }
      return JSONValue(.object(members))
    }
  }

  private static func fileName(_ kind: ResultPicture, _ change: Change) -> String {
    "\(change.caseName)-\(names[kind] ?? "").png"
  }

  private static func words(_ result: CaseResult) -> [String] {
    result.elements.map(\.description) + (result.pixels.map { [$0.description] } ?? [])
  }
}
