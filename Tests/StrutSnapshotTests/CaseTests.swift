import StrutGolden
import Testing

struct CaseTests {
  @Test func fileNamesCarryDeclaredAxesOnly() {
    let phone = Viewport(name: "phone", width: 375)
    #expect(SnapshotCase().fileName == "default@1x")
    #expect(SnapshotCase(scale: 1.5).fileName == "default@1.5x")
    #expect(SnapshotCase(viewport: phone, scale: 2).fileName == "phone@2x")
    #expect(SnapshotCase(direction: .rtl).fileName == "rtl@1x")
    #expect(SnapshotCase(viewport: phone, direction: .rtl, scale: 3).fileName == "phone-rtl@3x")
  }

  @Test func theMatrixIsEveryCombination() {
    var configuration = Configuration()
    configuration.viewports = [Viewport(name: "a", width: 1), Viewport(name: "b", width: 2)]
    configuration.directions = [.ltr, .rtl]
    configuration.scales = [1, 2]
    let matrix = CaseMatrix(configuration)
    #expect(
      matrix.cases.map(\.fileName) == [
        "a-ltr@1x", "a-ltr@2x", "a-rtl@1x", "a-rtl@2x", "b-ltr@1x", "b-ltr@2x", "b-rtl@1x",
        "b-rtl@2x",
      ])
    #expect(matrix.sharingCases == nil)
    #expect(matrix.covers("a-ltr@2x"))
    #expect(!matrix.covers("a-ltr@3x"))
    #expect(!matrix.covers("a@1x"))
  }

  @Test func undeclaredScalesAreNotStale() {
    let matrix = CaseMatrix(Configuration())
    #expect(matrix.covers("default@2x"))
    #expect(!matrix.covers("phone@2x"))
    #expect(!matrix.covers("default@x"))
  }

  @Test func casesOfOneNameAreFound() {
    var configuration = Configuration()
    configuration.viewports = [Viewport(name: "a", width: 1), Viewport(name: "a", width: 2)]
    #expect(CaseMatrix(configuration).sharingCases?.second.fileName == "a@1x")
  }

  @Test func documentsAndGoldensHaveTheirNames() {
    let document = DocumentFile(path: "/project/screens/card.v2.xml")
    #expect(document.name == "card.v2")
    #expect(
      document.golden(of: SnapshotCase()).picture
        == "/project/screens/__Snapshots__/card.v2/default@1x.png")
    #expect(
      document.snapshotName(of: SnapshotCase(), from: "/project") == "screens/card.v2/default@1x")
    #expect(
      document.snapshotName(of: SnapshotCase(), from: "/other")
        == "/project/screens/card.v2/default@1x")
  }

  @Test func shardsShareNothingAndMissNothing() throws {
    let all = Array(0..<17)
    for count in 1...20 {
      let parts = try (1...count).map {
        try #require(Shard(argument: "\($0)/\(count)")).part(of: all)
      }
      #expect(parts.flatMap { $0 }.sorted() == all)
    }
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/", "a/b", "1/2/3", "-1/2"])
  func wrongShardsAreRefused(_ text: String) {
    #expect(Shard(argument: text) == nil)
  }

  @Test(arguments: [
    ("card", "screens/card/default@1x", true), ("card/", "screens/card/default@1x", true),
    ("Card", "screens/card/default@1x", false), ("*@2x", "screens/card/default@2x", true),
    ("*@2x", "screens/card/default@1x", false), ("screens/*", "screens/card/default@1x", true),
    ("card*", "screens/card/default@1x", false), ("*c?rd*", "screens/card/default@1x", true),
    ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false), ("", "x", true),
    ("*ab", "aab", true), ("*ab", "aba", false), ("*a?b*", "aaacb", true), ("a*bc", "abbcbc", true),
    ("*", "", true), ("?", "", false), ("a?", "a", false), ("a*", "a", true),
  ])
  func filtersChoose(_ pattern: String, _ name: String, _ expected: Bool) {
    #expect(NameFilter(pattern).chooses(name) == expected)
  }
}
