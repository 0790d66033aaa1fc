import Strut
import StrutGolden
import StrutTestSupport
import Testing

@testable import StrutSnapshot

/// Snapshots of trees that a program makes.
struct ComponentSnapshotTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.2", to: "Package.swift")
  }

  private func card(_ width: Double) -> Element {
    Column {
      Rectangle().id("pay").width(width).height(8).background("#26c")
    }
    .padding(2).background(.white)
  }

  private func outcome(_ width: Double, _ mode: UpdateMode) throws -> SnapshotCheck.Outcome {
    let check = try SnapshotCheck(
      testFile: "\(folder.path)/CardTests.swift", name: "card-40", scale: 2, tolerance: nil)
    let box = Box(card(width))
    box.frame.size.width = 40
    return try check.outcome(of: SnapshotSubject(box), mode: mode)
  }

  @Test func whatDiffersIsToldWithTheLineOfTheProgram() throws {
    let line = #line - 14
    #expect(try outcome(10, .missing).failure?.contains("recorded") == true)
    #expect(folder.bytes("__Snapshots__/CardTests/card-40@2x.png") != nil)
    #expect(try outcome(10, .none).failure == nil)
    let failure = try #require(try outcome(20, .none).failure)
    #expect(failure.contains("CardTests.swift:\(line):"), "\(failure)")
    #expect(failure.contains("pay"))
  }

  @Test(.snapshots(record: .changed)) func theTraitSaysWhatIsWritten() {
    #expect(SnapshotCheck.mode { _ in nil } == .changed)
    #expect(SnapshotCheck.mode { $0 == "STRUT_RECORD" ? "none" : nil } == UpdateMode.none)
  }
}
