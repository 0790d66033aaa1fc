import Foundation
import Strut
import StrutGolden
import StrutTestSupport
import Testing

@testable import StrutSnapshot

/// The functions for tests: the golden appears beside the file of the test, and what differs can be accepted.
struct SnapshotCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.2", to: "Package.swift")
  }

  private func document(width: Int) throws -> Document {
    try Document(
      markup: """
        <layout width="40" height="20" background="#fff">
          <container padding="2"><item id="pay" width="\(width)" height="8" background="#26c"/></container>
        </layout>
        """)
  }

  private func outcome(
    _ width: Int, _ mode: UpdateMode, tolerance: Tolerance? = nil
  ) throws -> SnapshotCheck.Outcome {
    let check = try SnapshotCheck(
      testFile: "\(folder.path)/CardTests.swift", name: "card", scale: 2, tolerance: tolerance)
    return try check.outcome(of: document(width: width), mode: mode)
  }

  private func outcome(
    _ width: Int, in environment: [String: String]
  ) throws -> SnapshotCheck.Outcome {
    let check = try SnapshotCheck(
      testFile: "\(folder.path)/CardTests.swift", name: "card", scale: 2, tolerance: nil)
    return try check.outcome(of: document(width: width)) { environment[$0] }
  }

  @Test func aMissingGoldenIsRecordedAndFailsOnce() throws {
    #expect(try outcome(10, .missing).failure?.contains("recorded") == true)
    let golden = try #require(folder.bytes("__Snapshots__/CardTests/card@2x.png"))
    #expect(try golden == document(width: 10).render(.png, scale: 2))
    #expect(try outcome(10, .missing).failure == nil)
  }

  @Test func inContinuousIntegrationNothingIsWritten() throws {
    let outcome = try outcome(10, .none)
    #expect(outcome.failure?.contains("there is no golden") == true)
    #expect(outcome.attachments.map(\.name) == ["card@2x-actual.png"])
    #expect(folder.bytes("__Snapshots__/CardTests/card@2x.png") == nil)
  }

  @Test(arguments: [
    ([:], UpdateMode.missing), (["CI": "true"], .none), (["CI": "1"], .none),
    (["CI": "false"], .missing), (["CI": "0"], .missing), (["CI": "False"], .missing),
    (["CI": "true", "STRUT_RECORD": "changed"], .changed), (["STRUT_RECORD": "none"], .none),
    (["STRUT_RECORD": "all"], .all),
  ])
  func theEnvironmentSaysWhatIsWritten(_ environment: [String: String], _ mode: UpdateMode) {
    #expect(SnapshotCheck.mode { environment[$0] } == mode)
  }

  @Test func whatDiffersNamesElementsAndCanBeAccepted() throws {
    _ = try outcome(10, .missing)
    let outcome = try outcome(14, .missing)
    let message = try #require(outcome.failure)
    #expect(message.contains("#pay resized by (4, 0)"))
    #expect(message.contains("strut accept CardTests/card@2x"))
    #expect(
      outcome.attachments.map(\.name) == [
        "card@2x-expected.png", "card@2x-actual.png", "card@2x-diff.png",
      ])
    let writer = FileWriter(temporaryFiles: TemporaryFiles())
    let store = ResultStore(project: folder.path, writer: writer)
    let pending = try store.pending()
    #expect(pending.map(\.name) == ["CardTests/card@2x"])
    let choice = Acceptance.Choice(name: pending[0].name, shown: pending[0].shown)
    #expect(try Acceptance(store: store, writer: writer).accept([choice]).refused.isEmpty)
    #expect(try self.outcome(14, .none).failure == nil)
    #expect(try store.pending().isEmpty)
  }

  @Test func passingDropsWhatWaited() throws {
    _ = try outcome(10, .missing)
    _ = try outcome(14, .missing)
    #expect(try outcome(10, .missing).failure == nil)
    let writer = FileWriter(temporaryFiles: TemporaryFiles())
    #expect(try ResultStore(project: folder.path, writer: writer).pending().isEmpty)
  }

  @Test func theNearestConfigurationSaysTheTolerance() throws {
    _ = try outcome(10, .missing)
    #expect(try outcome(11, .none).failure != nil)
    // One point more is two columns of sixteen rows at scale 2.
    try folder.write(#"{"tolerance": {"pixels": 32, "channel": 255}}"#, to: "strut.json")
    #expect(try outcome(11, .none).failure == nil)
    #expect(try outcome(11, .none, tolerance: .exact).failure != nil)
  }

  @Test func aToleranceIsThatOfTheTestsFile() throws {
    _ = try outcome(10, .missing)
    func write(_ path: String) throws {
      try folder.write(
        "{\"tolerances\": {\"\(path)\": {\"pixels\": 32, \"channel\": 255}}}", to: "strut.json")
    }
    try write("OtherTests.swift")
    #expect(try outcome(11, .none).failure != nil)
    try write("CardTests.swift")
    #expect(try outcome(11, .none).failure == nil)
  }

  /// A word that names no mode fails the test that asks for a golden, which stays unwritten, and stops no other.
  @Test(arguments: ["yes", "1", "All"])
  func anUnknownModeIsAFailure(_ word: String) throws {
    let outcome = try outcome(10, in: ["STRUT_RECORD": word])
    #expect(
      outcome.failure
        == "STRUT_RECORD is '\(word)', and it takes none, missing, changed or all")
    #expect(folder.bytes("__Snapshots__/CardTests/card@2x.png") == nil)
  }
}
