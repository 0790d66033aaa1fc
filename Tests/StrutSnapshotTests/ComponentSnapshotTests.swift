import Foundation
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

  private func outcome(
    _ width: Double, _ mode: UpdateMode, ofTestIn testFolder: String = ""
  ) throws -> SnapshotCheck.Outcome {
    let check = try SnapshotCheck(
      testFile: "\(folder.path)/\(testFolder)CardTests.swift", name: "card-40", scale: 2,
      tolerance: nil)
    let box = Box(card(width))
    box.frame.size.width = 40
    return try check.outcome(of: SnapshotSubject(box), mode: mode)
  }

  /// Wherever the test stands, files are named from the project.
  @Test(arguments: ["", "Tests/", "Tests/Cards/", "Tests/StrutSnapshotTests/Cards/"])
  func whatDiffersIsToldWithTheLineOfTheProgram(_ place: String) throws {
    let line = #line - 19
    func outcome(_ width: Double, _ mode: UpdateMode) throws -> SnapshotCheck.Outcome {
      try self.outcome(width, mode, ofTestIn: place)
    }
    #expect(try outcome(10, .missing).failure?.contains("recorded") == true)
    #expect(folder.bytes("\(place)__Snapshots__/CardTests/card-40@2x.png") != nil)
    #expect(try outcome(10, .none).failure == nil)
    let failure = try #require(try outcome(20, .none).failure)
    // This file is not in the folder, so it is named by its module.
    #expect(
      failure.contains("\nStrutSnapshotTests/ComponentSnapshotTests.swift:\(line):"), "\(failure)")
    #expect(failure.contains("pay"))
    try folder.write("", to: "Tests/StrutSnapshotTests/Cards/ComponentSnapshotTests.swift")
    let found = try #require(try outcome(20, .none).failure)
    #expect(
      found.contains("\nTests/StrutSnapshotTests/Cards/ComponentSnapshotTests.swift:\(line):"),
      "\(found)")
  }

  @Test(arguments: ["", "a/b", ".hidden", "a\0b", "a\nb"])
  func aNameThatNamesNoFileIsAnError(_ name: String) {
    #expect(throws: RenderingError.self) {
      try SnapshotCheck(
        testFile: "\(folder.path)/CardTests.swift", name: name, scale: 1, tolerance: nil)
    }
    #expect(throws: RenderingError.self) {
      try writePreviews([name: card(4)], to: URL(fileURLWithPath: folder.path))
    }
  }

  @Test(arguments: [Double.nan, -1, .infinity])
  func aWidthThatIsNoneIsAnError(_ width: Double) {
    #expect(throws: RenderingError.self) {
      try expectSnapshot(of: card(4), widths: [width], filePath: "\(folder.path)/CardTests.swift")
    }
  }

  /// The golden is recorded by the first run, which fails once, and holds what the folder and the tree say.
  @Test(.snapshots(record: .missing)) func imagesAreFoundInTheFolderAndTreesAreDrawn() throws {
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>", to: "images/i.svg")
    let file = "\(folder.path)/CardTests.swift"
    withKnownIssue("recorded") {
      try expectSnapshot(
        of: Image("i.svg"), named: "image", folder: URL(fileURLWithPath: "\(folder.path)/images"),
        filePath: file)
    }
    withKnownIssue("recorded") {
      try expectSnapshot(of: Box(card(4)), named: "tree", scales: [1, 2], filePath: file)
    }
    for name in ["image@1x", "tree@1x", "tree@2x"] {
      #expect(folder.bytes("__Snapshots__/CardTests/\(name).png") != nil)
    }
    try expectSnapshot(of: Box(card(4)), named: "tree", scales: [1, 2], filePath: file)
  }

  /// The arguments of a test, and two snapshots in one, need names of their own.
  @Test(.snapshots(record: .changed)) func twoPicturesOfOneNameAreTold() throws {
    let file = "\(folder.path)/TwiceTests.swift"
    for number in [4.0, 4] {
      withKnownIssue("recorded", isIntermittent: true) {
        try expectSnapshot(of: card(number), named: "card", filePath: file)
      }
    }
    let golden = folder.bytes("__Snapshots__/TwiceTests/card@1x.png")
    try withKnownIssue("another picture") {
      try expectSnapshot(of: card(9), named: "card", filePath: file)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("two pictures of this run have the name") }
    }
    #expect(golden != nil && folder.bytes("__Snapshots__/TwiceTests/card@1x.png") == golden)
  }

  /// What stands in the test's own file needs no other name, wherever the package is.
  @Test func theTestsOwnFileIsNamedAsTheTestIs() {
    let files = ProgramFiles(
      project: folder.path, testFile: "\(folder.path)/Checks/CardTests/Cards.swift")
    #expect(files.path(of: "CardTests/Cards.swift") == nil)
    #expect(files.path(of: "Shop/Cards.swift") == "\(folder.path)/Shop/Cards.swift")
  }

  @Test(.snapshots(record: .changed)) func theTraitSaysWhatIsWritten() {
    #expect(SnapshotCheck.mode { _ in nil } == .changed)
    #expect(SnapshotCheck.mode { $0 == "STRUT_RECORD" ? "none" : nil } == UpdateMode.none)
  }
}
