import Foundation
import StrutTestSupport
import Testing

/// Samples and fixtures give the same bytes in all formats, whatever the order, the threads and the surroundings.
struct SurroundingsTests {
  /// Every sample, and every twelfth of the fixtures that are painted; names that are there already are left out.
  static let documents: [String] = {
    let samples = Fixture.all("Samples").filter { !$0.name.contains("/") }
    let fixtures = Fixture.all("Fixtures/paint") + Fixture.all("Fixtures/text")
    let some = stride(from: 0, to: fixtures.count, by: 12).map { fixtures[$0] }
    var names: Set<String> = []
    return (samples + some).map(\.url).filter { names.insert($0.lastPathComponent).inserted }
      .map(\.path)
  }()

  /// Another way to draw the documents.
  struct Surroundings: CustomTestStringConvertible {
    let testDescription: String
    var isReversed = false
    /// What stands before the command.
    var prefix = ""
    var environment: [String: String]?
    var workers = 1
    /// Whether PDFs differ, by their date alone.
    var hasOtherDate = false
  }

  private static let all = [
    Surroundings(testDescription: "again and reversed", isReversed: true),
    Surroundings(
      testDescription: "four workers, another folder and umask", prefix: "cd /; umask 077;",
      workers: 4),
    Surroundings(
      testDescription: "another locale, time zone, home, fonts and temporary folder",
      environment: [
        "LC_ALL": "tr_TR.UTF-8", "LANG": "de_DE.UTF-8", "TZ": "Asia/Kathmandu", "HOME": "/nowhere",
        "TMPDIR": "/nowhere", "FONTCONFIG_FILE": "/nowhere", "FONTCONFIG_PATH": "/nowhere",
        "XDG_DATA_HOME": "/nowhere", "GDK_SCALE": "2", "PANGO_LANGUAGE": "ja", "COLUMNS": "1",
      ], workers: 2),
    Surroundings(
      testDescription: "another date", environment: ["SOURCE_DATE_EPOCH": "86400"], workers: 2,
      hasOtherDate: true),
  ]

  @Test(arguments: ["png", "svg", "pdf"])
  func bytesAreTheSame(_ format: String) throws {
    try #require(Self.documents.count > 30)
    let workspace = try Workspace()
    let expected = try draw(Surroundings(testDescription: "as usual"), format, in: workspace)
    for surroundings in Self.all {
      let found = try draw(surroundings, format, in: workspace)
      for (name, bytes) in expected {
        let isSame = found[name] == bytes
        let mayDiffer = surroundings.hasOtherDate && format == "pdf"
        #expect(isSame != mayDiffer, "\(name): \(surroundings.testDescription)")
        #expect(!bytes.isEmpty, "\(name)")
      }
    }
  }

  /// The pictures of all documents by their names.
  private func draw(
    _ surroundings: Surroundings, _ format: String, in workspace: Workspace
  ) throws -> [String: Data] {
    let folder = "drawn-\(UUID().uuidString)"
    let paths = surroundings.isReversed ? Self.documents.reversed() : Self.documents
    let out = workspace.folder.appendingPathComponent(folder).path
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    let outcome = try workspace.run(
      "\(surroundings.prefix) strut render \(paths.map { "'\($0)'" }.joined(separator: " ")) "
        + "--root '\(packageRoot.path)' -j \(surroundings.workers) -o '\(out)/{name}.\(format)'",
      environment: surroundings.environment)
    #expect(outcome.status == 0, "\(outcome.messages)")
    let names = try workspace.names(in: folder)
    #expect(names.count == Self.documents.count)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try workspace.read("\(folder)/\($0)")) })
  }
}
