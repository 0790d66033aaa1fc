import Foundation
import StrutTestSupport
import Testing

@testable import Strut

/// What a program says about limits holds, and the error names limit and value.
struct DocumentLimitTests {
  private static let box =
    "<container width=\"10\" height=\"10\" opacity=\"0.5\" background=\"red\"/>"

  private func messages(_ markup: String, _ limits: Limits, folder: URL? = nil) -> [String] {
    do {
      _ = try Document(markup: markup, folder: folder, limits: limits).render(.png)
      return []
    } catch let error as MarkupError {
      return error.diagnostics.map { "\($0.code.rawValue): \($0.message) \($0.hints)" }
    } catch {
      return ["\(error)"]
    }
  }

  /// Each limit but that of time, which commands watch over, with a value that is too low and one that does.
  static let bounds = [
    (Limit.bytes, 40.0, 400.0), (.nesting, 2, 4), (.boxes, 2, 3), (.itemText, 3, 5),
    (.filters, 1, 2), (.constraints, 1, 2), (.canvasPixels, 399, 400), (.layerPixels, 99, 200),
    (.imagePixels, 1, 100_000), (.imageBytes, 10, 100_000), (.elements, 2, 20), (.depth, 1, 2),
    (.text, 40, 10_000), (.data, 4, 100),
  ]

  @Test func everyLimitIsTried() {
    #expect(Set(Self.bounds.map(\.0) + [.time]) == Set(Limit.allCases))
    #expect(Self.bounds.count + 1 == Limit.allCases.count)
    for limit in Limit.allCases {
      #expect(limit.usual <= limit.largest && limit.usualOfRenderer <= limit.usual)
      #expect(limit.takes(limit.usual) && limit.takes(limit.usualOfRenderer))
    }
  }

  /// Where a background shows through very many letters, it does not through the lines around them, whose outlines would
  /// make files of any size.
  @Test func backgroundsAreSeenThroughFewStrokedLetters() throws {
    func size(_ letters: Int) throws -> Int {
      let text = String(repeating: "o", count: letters)
      return try Document(
        markup: """
          <layout font-size="8"><item color="transparent" text-stroke="1 transparent" background="red" \
          background-clip="text">\(text)</item></layout>
          """
      ).render(.svg).count
    }
    let (few, many, more) = try (size(1_000), size(1_001), size(2_002))
    #expect(many < few / 2)
    #expect(more < 2 * many + 1_000)
  }

  @Test(arguments: bounds)
  func aLimitHoldsAsItIsSet(_ limit: Limit, _ low: Double, _ high: Double) throws {
    let image = packageRoot.appendingPathComponent("Fixtures/paint/images/flag.png")
    let uri = "data:image/png;base64," + (try Data(contentsOf: image)).base64EncodedString()
    let content =
      switch limit {
      case .itemText: "<container><item>text</item></container>"
      case .filters: "<container filter=\"opacity(1) opacity(1)\">\(Self.box)</container>"
      case .constraints:
        "<container display=\"constraints\"><item id=\"a\"/><constraints>"
          + "<vfl>H:|[a]|</vfl><vfl>V:|[a]|</vfl></constraints></container>"
      case .elements:
        "<container><for each=\"n\" in=\"{range(0, 4)}\">\(Self.box)</for></container>"
      case .data: "<data name=\"a\" src=\"a.json\"/><container>\(Self.box)</container>"
      case .depth:
        "<component name=\"A\">\(Self.box)</component><component name=\"B\"><A/></component><B/>"
      case .text: "<container><item>{'a'}</item>\(Self.box)</container>"
      case .imagePixels, .imageBytes: "<container><item src=\"\(uri)\"/></container>"
      default: "<container>\(Self.box)\(Self.box)</container>"
      }
    let markup = "<layout width=\"20\" height=\"20\">\(content)</layout>"
    let folder = try TemporaryFolder()
    try folder.write("[1, 2, 3]", to: "a.json")
    let url = URL(fileURLWithPath: folder.path)
    var limits: Limits = [.bytes: 1_000_000]
    limits[limit] = limit == .bytes ? Double(markup.utf8.count) : high
    #expect(messages(markup, limits, folder: url) == [])
    limits[limit] = low
    let found = messages(markup, limits, folder: url)
    #expect(found.count == 1, "\(found)")
    #expect(found[0].hasPrefix("limit: "), "\(found)")
    #expect(found[0].contains(limit.text(low)), "\(found)")
    #expect(found[0].contains("limits[.\(limit.key)]"), "\(found)")
  }

  /// A file that is too large is not read: it needs neither time nor memory.
  @Test func aPaddedImageIsNotRead() throws {
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.path)
    let file = url.appendingPathComponent("padded.png")
    let image = packageRoot.appendingPathComponent("Fixtures/paint/images/flag.png")
    try Data(contentsOf: image).write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    // A hole: a file of a tebibyte that takes no room.
    try handle.truncate(atOffset: 1 << 40)
    try handle.close()
    let error = #expect(throws: MarkupError.self) {
      try Document(markup: "<layout><item src=\"padded.png\"/></layout>", folder: url)
    }
    #expect(error?.diagnostics.map { $0.code.rawValue } == ["limit"])
  }

  /// What takes too long is taken from its thread, and the others go on.
  @Test func aPieceThatTakesTooLongEnds() {
    let batch = OrderedBatch(threadCount: 2)
    var results: [String] = []
    let end = Flag()
    batch.run(count: 6, deadline: BatchDeadline(seconds: { _ in 0.2 }) { "late \($0)" }) {
      0
    } work: { _, index in
      // Busy as long as anybody looks, as a program in C may be.
      while index == 1, !end.isSet {}
      return "done \(index)"
    } receive: { _, output in
      results.append(output)
    }
    end.set()
    #expect(results == ["done 0", "late 1", "done 2", "done 3", "done 4", "done 5"])
  }
}

/// Whether something has happened, for several threads.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}
