import Foundation
import Strut
import StrutComparison
import StrutGolden
import StrutTestSupport
import Testing

/// One edit is named alone by what it was, whatever it moved, and nothing is said of a group that is not so.
@Suite(.serialized)
struct CauseTests {
  /// `STRUT_EDITS=300 STRUT_EDIT_DOCUMENTS=60` is what a release is tried with.
  private static let editCount = environmentNumber("STRUT_EDITS", else: 20)
  private static let documentCount = environmentNumber("STRUT_EDIT_DOCUMENTS", else: 2)

  @Test func everyEditIsNamedAlone() throws {
    let project = try DesignProject(documents: Self.documentCount)
    let runner = try ProjectRunner(project.folder)
    #expect(try runner.run(.all).failures.map(\.headline) == [])
    var wrong: [String] = []
    var tried: [String: Int] = [:]
    for number in 0..<Self.editCount {
      let document = number * 7 % Self.documentCount
      let edits = DesignProject.edits(number: number, document: document)
      let edit = number % (edits.count + 1)
      let found: (Report, String?)
      if edit == edits.count {
        found = try tryImage(project, runner)
        tried["image", default: 0] += 1
      } else {
        found = try tryEdit(edits[edit], project, runner)
        tried[edits[edit].kind, default: 0] += 1
      }
      if let reason = found.1 { wrong.append("edit \(number): \(reason)") }
      expectHonestAxes(found.0)
    }
    #expect(wrong.count * 20 <= Self.editCount, "\(wrong.joined(separator: "\n"))")
    #expect(tried.count > 8, "\(tried)")
    // What the suite tries is few enough for all to be right.
    if Self.editCount <= 100 { #expect(wrong == []) }
  }

  /// - Returns: The report, and what is wrong with it.
  private func tryEdit(
    _ edit: DesignProject.Edit, _ project: DesignProject, _ runner: ProjectRunner
  ) throws -> (Report, String?) {
    let path = "\(project.folder.path)/\(edit.file)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let place = try #require(text.range(of: edit.old), "\(edit.old)")
    try project.folder.write(text.replacingCharacters(in: place, with: edit.new), to: edit.file)
    defer { try? project.folder.write(text, to: edit.file) }
    let report = try runner.run(.none)
    return (report, fault(of: report, place: edit.place, words: edit.words))
  }

  private func tryImage(
    _ project: DesignProject, _ runner: ProjectRunner
  ) throws -> (Report, String?) {
    try project.writeImage("logo", "#991122")
    defer { try? project.writeImage("logo", "#2266cc") }
    let report = try runner.run(.none)
    return (report, fault(of: report, place: "screens/logo.svg", words: "is another picture"))
  }

  private func fault(of report: Report, place: String, words: String) -> String? {
    let groups = report.groups
    guard groups.count == 1, let group = groups.first else {
      let titles = groups.map { group in
        group.causes.map(\.description).joined(separator: " + ") + " (\(group.members.count))"
      }
      return "\(groups.count) groups for '\(words)': \(titles)"
    }
    guard group.causes.count == 1, let cause = group.causes.first else {
      return "\(group.causes.map(\.description)) for '\(words)'"
    }
    guard cause.description.contains(words) else { return "'\(cause.description)' for '\(words)'" }
    let places = report.places(in: group)[0]
    return places == [place] ? nil : "\(places) for \(place): \(words)"
  }

  /// All that changed has the one reason of the edit, so "only" is true where all of it has the value.
  private func expectHonestAxes(_ report: Report) {
    let changed = report.results.filter(\.isGrouped)
    for group in report.groups {
      for axis in CaseAxis.allCases {
        let values = Set(changed.compactMap { $0.axes[axis] })
        let drawn = Set(report.results.compactMap { $0.axes[axis] })
        let said = group.axes.filter { phrase in drawn.contains { phrase.hasSuffix(" \($0)") } }
        #expect(said.isEmpty || values.count < drawn.count, "\(said) of \(values.sorted())")
      }
      for member in group.members {
        for phrase in group.axes {
          #expect(report.results[member].axes.values.contains { phrase.contains($0) })
        }
      }
    }
  }

  // MARK: What is not an edit of a document

  @Test func anotherFontFileIsNamed() throws {
    let folder = try TemporaryFolder()
    let fonts = packageRoot.appendingPathComponent("Fixtures/fonts/StrutSquare.ttf")
    var bytes = try Data(contentsOf: fonts)
    try folder.write("", to: "screens/fonts/empty")
    let font = URL(fileURLWithPath: "\(folder.path)/screens/fonts/body.ttf")
    try bytes.write(to: font)
    try folder.write(
      """
      <layout width="90" background="#fff">
        <font family="Body" src="fonts/body.ttf"/>
        <item font-family="Body" font-size="20">ab</item>
      </layout>
      """, to: "screens/a.xml")
    let runner = try ProjectRunner(folder)
    _ = try runner.run(.all)
    // The design size of the font: every glyph becomes another size.
    let head = try #require(bytes.range(of: Data("head".utf8)))
    let offset = bytes[(head.upperBound + 4)..<(head.upperBound + 8)].reduce(0) {
      $0 << 8 | Int($1)
    }
    bytes[offset + 18] = bytes[offset + 18] &* 2
    try bytes.write(to: font)
    let report = try runner.run(.none)
    #expect(
      report.groups.map { $0.causes.map(\.description) } == [
        ["fonts/body.ttf is another font"]
      ])
  }

  /// A list from data, a component with a condition, strings, spans and constraints.
  @Test(arguments: [
    ("orders.json", "\"Ann\"", "\"Anna\"", "orders[0].name “Ann” → “Anna”"),
    ("orders.json", "\"late\":false", "\"late\":true", "orders[0].late false → true"),
    ("en.json", "Pay now", "Buy", "t('pay') “Pay now” → “Buy”"),
    (
      "kit.xml", "default=\"false\"", "default=\"true\"",
      "<param name=\"late\"> in <Row> default false → true"
    ),
    ("kit.xml", "test=\"{late}\"", "test=\"{not late}\"", "<if> in <Row> test {late} → {not late}"),
    ("a.xml", "class=\"a\"", "class=\"b\"", "<item> class a → b"),
    (
      "a.xml", "label=\"Fixed\"", "label=\"Fixed\" late=\"true\"", "<Row> late set to true"
    ),
    ("a.xml", "color=\"#c22\">text", "color=\"#2c2\">text", "<span> color #c22 → #2c2"),
    (
      "a.xml", "left + 4", "left + 9",
      "<constraint> in #views text “v.left == views.left + 4” → “v.left == views.left + 9”"
    ),
    ("a.xml", "<Row label=\"Fixed\" id=\"fixed\"/>", "", "<Row> was removed"),
    ("kit.xml", "gap=\"4\"", "gap=\"6\"", "<container> in <Row> gap 4 → 6"),
    ("kit.xml", ">late<", ">tardy<", "<item> in <Row> text “late” → “tardy”"),
  ])
  func whatDocumentsAreMadeOfIsNamed(
    _ file: String, _ old: String, _ new: String, _ words: String
  ) throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.orders { try folder.write(text, to: "screens/\(name)") }
    let runner = try ProjectRunner(folder)
    #expect(try runner.run(.all).failures.map(\.headline) == [])
    let text = try #require(Self.orders[file])
    try #require(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: "screens/\(file)")
    let report = try runner.run(.none)
    #expect(report.groups.map { $0.causes.map(\.description) } == [[words]])
  }

  private static let orders = [
    "orders.json":
      "[{\"id\":\"x\",\"name\":\"Ann\",\"late\":false},{\"id\":\"y\",\"name\":\"Bob\",\"late\":true}]",
    "en.json": "{\"pay\":\"Pay now\"}",
    "kit.xml": """
    <library>
      <style name="a" color="#112233"/>
      <style name="b" color="#aa2233"/>
      <component name="Row">
        <param name="label"/>
        <param name="late" default="false" type="boolean"/>
        <container flex-direction="row" gap="4">
          <item>{label}</item>
          <if test="{late}"><item color="#c22">late</item></if>
        </container>
      </component>
    </library>
    """,
    "a.xml": """
    <layout width="240" background="#fff">
      <import src="kit.xml"/>
      <strings src="en.json"/>
      <data name="orders" src="orders.json"/>
      <container padding="8" gap="4">
        <item class="a">{length(orders)} orders</item>
        <for each="order" in="{orders}" key="{order.id}">
          <Row id="row" label="{order.name}" late="{order.late}"/>
        </for>
        <Row label="Fixed" id="fixed"/>
        <item id="pay">{t('pay')}</item>
        <item>Rich <span color="#c22">text</span> here</item>
        <container id="views" display="constraints" height="40" width="100">
          <item id="v" background="#26c"/>
          <constraints>
            <constraint>v.left == views.left + 4</constraint>
            <constraint>v.top == views.top</constraint>
            <constraint>v.width == 20</constraint>
            <constraint>v.height == 20</constraint>
          </constraints>
        </container>
      </container>
    </layout>
    """,
  ]

  @Test func recordsOfBeforeAreReadAndSayWhatMoved() throws {
    let folder = try TemporaryFolder()
    let document = """
      <layout width="40" background="#fff">
        <container padding="4"><item id="a" height="8" background="#26c"/></container>
      </layout>
      """
    try folder.write(document, to: "screens/a.xml")
    let runner = try ProjectRunner(folder)
    _ = try runner.run(.all)
    let place = "screens/__Snapshots__/a/default@1x.json"
    let bytes = Array(try #require(folder.bytes(place)))
    var record = try GoldenRecord(bytes)
    #expect(record.text == String(decoding: bytes, as: UTF8.self))
    record.sources = nil
    #expect(record.text.contains("\"version\": 1"))
    try folder.write(record.text, to: place)
    try folder.write(
      document.replacing("padding=\"4\"", with: "padding=\"6\""), to: "screens/a.xml")
    let changed = try #require(try runner.run(.none).failures.first)
    #expect(changed.causes.isEmpty)
    #expect(changed.elements.contains { $0.description == "#a moved by (2, 2)" })
    #expect(changed.warnings.isEmpty)
  }
}

/// Runs the snapshots of a folder as the command does, without starting it.
struct ProjectRunner {
  private let folder: TemporaryFolder
  private let writer = FileWriter(temporaryFiles: TemporaryFiles())

  init(_ folder: TemporaryFolder) throws { self.folder = folder }

  func run(_ mode: UpdateMode) throws -> Report {
    let resources = RunResources(readsOnce: true)
    let search = try DocumentSearch(["screens"], in: folder.path)
    var configurations = ConfigurationSearch(
      flags: Configuration(), workingFolder: folder.path)
    let plan = try SnapshotPlan(
      search, &configurations, filters: [], shard: nil, namesFrom: folder.path,
      imports: resources.imports)
    let store = ResultStore(project: folder.path, writer: writer).running
    try store.begin()
    defer { try? store.abandon() }
    var judge = GoldenJudge(mode: mode, codec: .png, writer: writer)
    judge.project = folder.path
    // Paths are read from the folder of this process.
    let path = FileSystem.workingFolder()
    let results = SnapshotRun(plan, judge: judge, store: store, threadCount: 2).results(
      makeWorker: { SnapshotDrawer(resources: resources, workingFolder: path) },
      draw: { drawer, entry in drawer.open(entry) })
    return Report(started: "", results: results)
  }
}
