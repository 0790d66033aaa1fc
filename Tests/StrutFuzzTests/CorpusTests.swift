import Foundation
import StrutFuzzing
import StrutTestSupport
import Testing

/// What fuzzers start from, and what they found, goes through the targets once more. A fault ends the process.
struct CorpusTests {
  @Test(arguments: FuzzTarget.allCases)
  func corpusIsReplayed(_ target: FuzzTarget) throws {
    let corpus = packageRoot.appendingPathComponent(target.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()
    try #require(!names.isEmpty, "\(target.folder) holds nothing")
    let folder = try TemporaryFolder()
    let run = try FuzzRun(target, folder: folder.path)
    run.run([])
    var whole = 0
    for name in names {
      let bytes = try [UInt8](Data(contentsOf: corpus.appendingPathComponent(name)))
      if run.run(bytes) { whole += 1 }
      // Cut off, as fuzzers begin.
      run.run(Array(bytes.prefix(bytes.count / 2)))
    }
    // Where nothing comes all the way, the target tries nothing.
    #expect(4 * whole >= names.count, "\(whole) of \(names.count)")
  }

  /// A folder that no target reads would never be replayed.
  @Test func everyCorpusHasItsTarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: packageRoot.appendingPathComponent("Fixtures/fuzz").path)
    #expect(Set(folders) == Set(FuzzTarget.allCases.map(\.rawValue)))
  }
}
