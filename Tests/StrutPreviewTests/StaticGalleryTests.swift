import Foundation
import StrutBrowser
import StrutTestSupport
import Testing

/// `strut gallery`: the pages as plain files.
struct StaticGalleryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.box("#ff0000"), to: "screens/changed.xml")
    try folder.write(Self.box("#00ff00"), to: "screens/deep/a b's & <c>.xml")
  }

  private static func box(_ color: String) -> String {
    """
    <layout width="40" height="30">
      <item id="box" width="20" height="10" background="\(color)"/>
    </layout>
    """
  }

  @Test func theSameDocumentsGiveTheSameFiles() throws {
    for (name, jobs) in [("one", "1"), ("two", "4")] {
      let run = try folder.strut("gallery", "screens", "-o", name, "-j", jobs)
      #expect(run.status == 0)
      #expect(run.output == "2 documents: \(name)/index.html\n")
    }
    #expect(try files(in: "one") == files(in: "two"))
    #expect(try files(in: "one").count > 15)
  }

  @Test func anOlderGalleryLeavesNothingBehindAndNothingElseIsTouched() throws {
    try folder.write("mine", to: "out/notes.txt")
    try folder.strut("gallery", "screens", "-o", "out")
    try FileManager.default.removeItem(atPath: "\(folder.path)/screens/changed.xml")
    // A list that names files outside of the gallery is not believed.
    let list = try String(decoding: #require(folder.bytes("out/files.json")), as: UTF8.self)
    try folder.write("secret", to: "secret.txt")
    try folder.write(
      list.replacing("[", with: "[\"../secret.txt\",\"\(folder.path)/secret.txt\","),
      to: "out/files.json")
    try folder.strut("gallery", "screens", "-o", "out")
    #expect(folder.bytes("out/documents/changed.xml/1x.png") == nil)
    #expect(folder.bytes("out/notes.txt") != nil)
    #expect(folder.bytes("secret.txt") != nil)
  }

  @Test func whatIsWrongIsSaid() throws {
    #expect(try folder.strut("gallery", "nowhere", "-o", "out").status == 4)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/empty", withIntermediateDirectories: true)
    let empty = try folder.strut("gallery", "empty", "-o", "out")
    #expect(empty.status == 1)
    #expect(empty.output.contains("no documents found"))
    #expect(try folder.strut("preview", "nowhere").status == 4)
    #expect(try folder.strut("preview", "empty").status == 1)
    #expect(try folder.strut("gallery", "screens").status == 2)
    try folder.write("<layout><itm/></layout>", to: "screens/wrong.xml")
    let wrong = try folder.strut("gallery", "screens", "-o", "out")
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("screens/wrong.xml:1:10: error: there is no element <itm>"))
    #expect(folder.bytes("out/documents/wrong.xml/index.html") != nil)
  }

  @Test(.enabled(if: PageDriver.canRun, "chromium is not installed"))
  func itWorksFromDisk() throws {
    try folder.strut("record", "screens/changed.xml")
    try folder.write(Self.box("#0000ff"), to: "screens/changed.xml")
    let run = try folder.strut("gallery", "screens", "-o", "out", "--title", "Screens")
    #expect(run.output == "2 documents, 1 changed: out/index.html\n")

    let driver = try PageDriver(try Browser(), at: "file://\(folder.path)/out/index.html")
    try driver.page.wait(until: "document.querySelectorAll('.card img').length === 3")
    try driver.page.wait(until: "[...document.images].every(image => image.naturalWidth > 0)")
    #expect(try driver.text("h1") == "Screens")
    #expect(try driver.text("#cards section").contains("Changed (1)"))
    #expect(try driver.text(".card.changed").contains("before"))
    try driver.click(".card.changed")
    try driver.waitForPicture()
    try driver.page.click(at: try driver.point(ofCanvas: 10, 5))
    try driver.wait(for: "item #box", in: "#inspector")
    #expect(try driver.count("#compare .change") == 1)
    try driver.click("#compare button")
    try driver.page.wait(until: "document.getElementById('picture').src.endsWith('before.png')")
    try driver.page.press("3")
    try driver.click("#compare button:last-child")
    try driver.page.wait(until: "document.getElementById('picture').naturalWidth === 120")

    try driver.click(".bar a.ghost")
    try driver.page.wait(until: "document.querySelectorAll('.card').length === 2")
    try driver.click(".card:not(.changed)")
    try driver.waitForPicture()
    #expect(try driver.text("h1") == "deep/a b's & <c>.xml")
    driver.expectNoComplaints()
  }

  private func files(in name: String) throws -> [String: Data] {
    let root = "\(folder.path)/\(name)"
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    var files: [String: Data] = [:]
    for path in paths {
      if let data = try? Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)")) {
        files[path] = data
      }
    }
    return files
  }
}
