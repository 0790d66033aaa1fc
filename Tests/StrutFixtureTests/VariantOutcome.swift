import Foundation
import StrutComparison
import StrutCore
import StrutFormats
import StrutGolden
import StrutLayout
import StrutPaint
import StrutTestSupport
import Testing

@testable import Strut

/// What becomes of a document that was made of another: its messages, its frames, digests of what is printed and drawn,
/// and how it differs from the document that it was made of.
struct VariantOutcome {
  /// The parts, each with a heading.
  private(set) var text = ""

  /// Takes a document as far as it goes.
  init(of variant: Fixture) throws {
    let bytes = try [UInt8](Data(contentsOf: variant.url))
    let origin = try Self.origin(namedIn: String(decoding: bytes, as: UTF8.self))
    let options = ReadingOptions(root: packageRoot.path)
    let source = DocumentSource(
      name: origin, bytes: bytes,
      folder: FilePath.folder(of: FilePath.join(packageRoot.path, origin)))
    let parsed = source.parsed(options.limits)
    let document = DocumentRenderer(fonts: try SharedFonts(), options: options).process(parsed)
    add("messages", document.diagnostics.map { $0.description(in: document.source) })
    add("faults of usage", document.usageFaults.map(\.text))
    guard let placed = document.placed else { return }
    add("frames", [document.layoutRecord(file: origin)?.table ?? "none"])
    let seed = variant.name.utf8.reduce(UInt64(0)) { $0 &* 31 &+ UInt64($1) }
    add(
      "digests",
      try digests(of: document, placed, parsed, options, named: origin, chance: Int(seed % 12)))
    // It takes as long as all else.
    if seed.isMultiple(of: 2) { add("in a program", [try edited(bytes, of: origin, seed: seed)]) }
    add("beside the origin", try difference(from: origin, of: parsed, options))
  }

  private mutating func add(_ heading: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    text +=
      "== \(heading)\n" + lines.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
  }

  /// The path of the document that another was made of, which its last comment names.
  private static func origin(namedIn text: String) throws -> String {
    let comment = try #require(text.range(of: "<!-- ", options: .backwards))
    let end = try #require(text.range(of: " with ", range: comment.upperBound..<text.endIndex))
    return String(text[comment.upperBound..<end.lowerBound])
  }

  /// Short digests of what each stage makes of the document, so that a change is known by the first that is another.
  private func digests(
    of document: ProcessedDocument, _ placed: PlacedDocument, _ parsed: ParsedSource,
    _ options: ReadingOptions, named name: String, chance: Int
  ) throws -> [String] {
    let scale = [1, 1.5, 2, 3][chance % 4]
    let svgText = [SVGTextMode.outlines, .text, .embedded][chance / 4]
    return [
      ("expanded", parsed.expanded(options, isForced: true).text),
      ("boxes", placed.boxes.dump),
      ("layout", document.layoutRecord(file: name)?.json ?? ""),
      ("explained", (try? document.constraintReport?.text(id: nil)) ?? ""),
      ("inspected", document.inspection?.text(in: document.source) ?? ""),
      ("painted", placed.displayList(scale: scale, pixelGrid: scale).dump()),
    ].map { "\($0): \(Self.short(Digest(of: Array($1.utf8))))" } + [
      "svg: " + Self.drawn { Digest(of: try placed.draw(.svg, scale: scale, svgText: svgText)) },
      "pdf: " + Self.drawn { Digest(of: try placed.draw(.pdf, scale: scale)) },
      "png: " + Self.drawn { Digest(of: try placed.pixels(scale: scale)) },
    ]
  }

  private static func short(_ digest: Digest) -> Substring { digest.description.prefix(12) }

  private static func drawn(_ draw: () throws -> Digest) -> String {
    do { return String(short(try draw())) } catch { return "\(error)" }
  }

  /// What a program sees of the document's boxes while it changes them.
  private func edited(_ bytes: [UInt8], of origin: String, seed: UInt64) throws -> String {
    let path = FilePath.join(packageRoot.path, origin)
    let document = try Document(
      markup: String(decoding: bytes, as: UTF8.self), name: origin,
      folder: URL(fileURLWithPath: FilePath.folder(of: path)), root: packageRoot)
    let lines = LiveEdits(document, seed: seed).lines
    return "edits: \(Self.short(Digest(of: Array(lines.joined(separator: "\n").utf8))))"
  }

  /// What `strut diff` says of the document and the one that it was made of.
  private func difference(
    from origin: String, of parsed: ParsedSource, _ options: ReadingOptions
  ) throws -> [String] {
    let path = FilePath.join(packageRoot.path, origin)
    var configuration = Configuration()
    configuration.root = packageRoot.path
    let entry = SnapshotPlan.Entry(
      document: DocumentFile(path: path), cases: [], configuration: configuration)
    let drawer = SnapshotDrawer(resources: RunResources(), workingFolder: packageRoot.path)
    let before = drawer.open(entry)(SnapshotCase())
    let after = drawer.open(entry, parsed: parsed)(SnapshotCase())
    guard case .drawn(let old, _) = before, case .drawn(let new, _) = after else { return [] }
    return [ComparandComparison(before: old, after: new, scale: 1).text(file: origin)]
  }
}
