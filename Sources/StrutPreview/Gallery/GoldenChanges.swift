import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// How a document differs from its golden images.
struct GoldenChanges {
  /// One case whose picture differs, or that cannot be compared.
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
  ///
  /// A case that cannot be drawn or compared counts as one that differs, and says why.
  ///
  /// - Parameters:
  ///   - parsed: The document as it was drawn for the page; `nil` where it could not be read.
  ///   - folder: The absolute path of the folder that paths in messages start from.
  init(
    of entry: DocumentCatalog.Entry, parsed: ParsedSource?, _ configuration: Configuration,
    folder: String, drawnBy drawer: SnapshotDrawer
  ) {
    let document = DocumentFile(path: entry.path)
    guard FilePath.kind(of: document.goldenFolder) == .folder else { return }
    let judge = GoldenJudge(
      mode: .none, codec: .png, writer: FileWriter(temporaryFiles: TemporaryFiles()))
    let cases = CaseMatrix(
      configuration,
      states: document.states(root: configuration.root, shared: drawer.resources.imports)
    ).cases.filter {
      FilePath.kind(of: document.golden(of: $0).picture) == .regular
    }
    if cases.isEmpty { return }
    let plan = SnapshotPlan.Entry(document: document, cases: cases, configuration: configuration)
    let draw = drawer.open(plan, parsed: parsed)
    for snapshotCase in cases {
      let golden = document.golden(of: snapshotCase)
      switch draw(snapshotCase) {
      case .drawn(let drawn, _):
        let result = CaseResult(
          name: snapshotCase.fileName, document: entry.name,
          golden: FilePath.relative(golden.picture, to: folder), axes: [:], status: .same,
          isFailure: false)
        do {
          let pending = try judge.judge(
            drawn, golden: golden, tolerance: configuration.tolerance(ofDocumentAt: entry.path),
            scale: snapshotCase.scale, into: result)
          add(pending, of: snapshotCase)
        } catch {
          add("the golden \(result.golden) cannot be compared", of: snapshotCase)
        }
      case .wrong(let faults), .empty(let faults):
        add(
          faults.first?.message ?? "the document is wrong", of: snapshotCase,
          before: try? FileReader.bytes(of: golden.picture))
      case .broken(let message):
        // The page is published, and names the document as the gallery does.
        add(message.replacing(entry.shownPath, with: entry.name), of: snapshotCase)
      }
    }
  }

  private mutating func add(_ pending: ResultStore.Pending, of snapshotCase: SnapshotCase) {
    let result = pending.result
    guard [.changed, .wrong].contains(result.status) else { return }
    changes.append(
      Change(
        caseName: snapshotCase.fileName, scale: snapshotCase.scale,
        words: result.faults.map(\.message) + Self.words(result), pictures: pending.pictures))
  }

  /// Adds a case that could not be compared.
  private mutating func add(
    _ reason: String, of snapshotCase: SnapshotCase, before golden: [UInt8]? = nil
  ) {
    changes.append(
      Change(
        caseName: snapshotCase.fileName, scale: snapshotCase.scale, words: [reason],
        pictures: golden.map { [.expected: $0] } ?? [:]))
  }

  /// The names of all pictures that there may be.
  static func fileNames(
    of entry: DocumentCatalog.Entry, _ configuration: Configuration
  ) -> [String] {
    let document = DocumentFile(path: entry.path)
    guard FilePath.kind(of: document.goldenFolder) == .folder else { return [] }
    return CaseMatrix(configuration, states: document.states(root: configuration.root)).cases
      .flatMap { snapshotCase in
        ResultPicture.allCases.map { fileName($0, snapshotCase.fileName) }
      }
  }

  /// Whether nothing differs.
  var isEmpty: Bool { changes.isEmpty }

  /// The pictures, by the names of their files.
  var files: [(name: String, bytes: [UInt8])] {
    changes.flatMap { change in
      ResultPicture.allCases.compactMap { kind in
        change.pictures[kind].map { (Self.fileName(kind, change.caseName), $0) }
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
        let file = PercentEncoding.path(Self.fileName(kind, change.caseName))
        members.append(JSONMember(Self.names[kind] ?? "", .text(folder + file)))
      }
      return JSONValue(.object(members))
    }
  }

  private static func fileName(_ kind: ResultPicture, _ caseName: String) -> String {
    "\(caseName)-\(names[kind] ?? "").png"
  }

  private static func words(_ result: CaseResult) -> [String] {
    result.causes.map(\.description) + result.elements.map(\.description)
      + (result.pixels.map { [$0.description] } ?? [])
  }
}
