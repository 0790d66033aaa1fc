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

  /// A side of a page of a PDF has at most 14,400 points.
  @Test func aDocumentThatIsLongerThanAPageHasNoPDF() throws {
    let tall = "<layout width=\"40\" height=\"15000\" background=\"#fff\"/>"
    try folder.write(tall, to: "screens/tall.xml")
    let run = try folder.strut("gallery", "screens", "-o", "out")
    #expect(run.status == 0, "\(run.output)")
    let names = try files(in: "out").keys.filter { $0.contains("tall.xml/") }
    #expect(names.contains { $0.hasSuffix("picture.svg") })
    #expect(!names.contains { $0.hasSuffix("picture.pdf") })
  }

  /// A theme and a language make pages where something looks different in them.
  @Test func themesAndLanguagesThatMakeNoDifferenceHaveNoPages() throws {
    let matrix = "{\"themes\": [\"base\", \"dark\"], \"locales\": [\"en\", \"de\"]}"
    try folder.write(matrix, to: "screens/strut.json")
    let themed = """
      <layout width="40" height="30" background="{page}"><tokens><token name="page" value="#fff"/></tokens>
      <theme name="dark"><token name="page" value="#000"/></theme></layout>
      """
    try folder.write(themed, to: "screens/themed.xml")
    // As long as its number, which is as long in both languages, and looks different.
    let number = """
      <layout width="90" height="30" xml:lang="en"><item>{number(1.5)}</item></layout>
      """
    try folder.write(number, to: "screens/number.xml")
    let run = try folder.strut("gallery", "screens", "-o", "out")
    #expect(run.status == 0, "\(run.output)")
    let pages = try files(in: "out").keys.filter { $0.hasSuffix("index.html") }
    func cases(_ name: String) -> [String] {
      pages.filter { $0.contains("\(name)/cases/") }.sorted().map {
        String($0.split(separator: "/").dropLast().last ?? "")
      }
    }
    #expect(cases("changed.xml") == [])
    #expect(cases("themed.xml") == ["base-en", "dark-en"])
    #expect(cases("number.xml") == ["base-de", "base-en"])
  }

  /// The first page is in the document's own language and of its own width, which the matrix need not name.
  @Test(
    arguments: [
      ("{\"locales\": [\"en\", \"en-GB\"], \"themes\": [\"base\"]}", ["base-en"]),
      ("{\"locales\": [\"fr\", \"fr-FR\"], \"themes\": [\"base\"]}", []),
      (
        "{\"themes\": [\"base\", \"dark\"], \"viewports\": [{\"name\": \"phone\", \"width\": 390}]}",
        ["phone-base"]
      ),
      (
        "{\"themes\": [\"base\", \"dark\"], \"viewports\": [{\"name\": \"own\", \"width\": 90, \"height\": 30}]}",
        []
      ),
    ])
  func theLastPageStaysWhereTheFirstOneShowsSomethingElse(
    _ matrix: String, _ expected: [String]
  ) throws {
    try folder.write(matrix, to: "screens/strut.json")
    try folder.write(
      "<layout width=\"90\" height=\"30\" xml:lang=\"fr\"><item>{number(1.5)}</item></layout>",
      to: "screens/number.xml")
    let run = try folder.strut("gallery", "screens", "-o", "out")
    #expect(run.status == 0, "\(run.output)")
    let pages = try files(in: "out").keys.filter {
      $0.contains("number.xml/cases/") && $0.hasSuffix("index.html")
    }
    #expect(pages.map { String($0.split(separator: "/").dropLast().last ?? "") } == expected)
  }

  @Test func anOlderGalleryLeavesNothingBehindAndNothingElseIsTouched() throws {
    try folder.write("mine", to: "out/notes.txt")
    try folder.strut("gallery", "screens", "-o", "out")
    try FileManager.default.removeItem(atPath: "\(folder.path)/screens/changed.xml")
    // A list that names files outside of the gallery is not believed.
    let list = try String(
      decoding: #require(folder.bytes("out/.strut-gallery.json")), as: UTF8.self)
    try folder.write("secret", to: "secret.txt")
    try folder.write("secret", to: "out2/secret.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/out/near", withDestinationPath: "../out2")
    try folder.write(
      list.replacing(
        "[", with: "[\"../secret.txt\",\"\(folder.path)/secret.txt\",\"near/secret.txt\","),
      to: "out/.strut-gallery.json")
    try folder.strut("gallery", "screens", "-o", "out")
    #expect(folder.bytes("out/documents/changed.xml/1x.png") == nil)
    #expect(folder.bytes("out/notes.txt") != nil)
    #expect(folder.bytes("secret.txt") != nil)
    #expect(folder.bytes("out2/secret.txt") != nil)
  }

  @Test(arguments: [
    ("index.html", "<p>mine</p>"), ("assets/gallery.js", "mine"),
    ("documents/changed.xml/1x.png", ""),
    (".strut-gallery.json", #"["notes.txt"]"#),
    (".strut-gallery.json", #"{"format":"another gallery","files":["notes.txt"]}"#),
    (".strut-gallery.json", #"{"format":"strut gallery"}"#),
  ])
  func filesOfSomebodyElseAreNeverReplaced(_ name: String, _ text: String) throws {
    try folder.write(text, to: "out/\(name)")
    try folder.write("mine", to: "out/notes.txt")
    try folder.write(#"["notes.txt"]"#, to: "out/files.json")
    let run = try folder.strut("gallery", "screens", "-o", "out")
    #expect(run.status == 2)
    #expect(
      run.output == """
        strut: error: 'out/\(name)' is there already and belongs to no gallery
          hint: choose a folder for the gallery alone, or move the file away

        """)
    #expect(try files(in: "out").count == 3, "nothing is written before the fault")
    #expect(folder.bytes("out/\(name)") == Data(text.utf8))
  }

  /// A link is somebody's, whether what it leads to is there or not.
  @Test(arguments: ["index.html", ".strut-gallery.json"], ["notes.txt", "gone.txt"])
  func linksOfSomebodyElseAreNeverReplaced(_ name: String, _ destination: String) throws {
    try folder.write("mine", to: "out/notes.txt")
    let link = "\(folder.path)/out/\(name)"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
    #expect(try folder.strut("gallery", "screens", "-o", "out").status == 2)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == destination)
    #expect(folder.bytes("out/gone.txt") == nil)
    #expect(folder.bytes("out/notes.txt") == Data("mine".utf8))
  }

  @Test func filesThatALaterGalleryWouldReplaceArePreservedToo() throws {
    try folder.strut("gallery", "screens", "-o", "out")
    let list = try #require(folder.bytes("out/.strut-gallery.json"))
    try folder.write(Self.box("#0000ff"), to: "screens/new.xml")
    try folder.write("mine", to: "out/documents/new.xml/index.html")
    try folder.write(#"["documents/changed.xml/1x.png"]"#, to: "out/files.json")
    #expect(try folder.strut("gallery", "screens", "-o", "out").status == 2)
    #expect(folder.bytes("out/documents/new.xml/index.html") == Data("mine".utf8))
    #expect(folder.bytes("out/.strut-gallery.json") == list)
    // A link in the place of a listed file is not the gallery's either.
    try FileManager.default.removeItem(atPath: "\(folder.path)/out/documents/new.xml")
    try FileManager.default.removeItem(atPath: "\(folder.path)/out/index.html")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/out/index.html", withDestinationPath: "files.json")
    #expect(try folder.strut("gallery", "screens", "-o", "out").status == 2)
    try FileManager.default.removeItem(atPath: "\(folder.path)/out/index.html")
    #expect(try folder.strut("gallery", "screens", "-o", "out").status == 0)
    #expect(folder.bytes("out/files.json") != nil)
  }

  @Test func pagesSayNothingOfWhereTheDocumentsStand() throws {
    for (place, deep) in [("one", "a/b"), ("elsewhere/two", "c/d")] {
      try folder.write(Self.box("#ff0000"), to: "\(place)/screens/deep/er.xml")
      try folder.write(Self.box("#ff0000"), to: "\(place)/screens/box.xml")
      try folder.write(
        "<layout><item src=\"gone.png\"/></layout>", to: "\(place)/screens/wrong.xml")
      try folder.write("no picture", to: "\(place)/screens/__Snapshots__/box/default@1x.png")
      try folder.write("", to: "\(place)/fonts/none.txt")
      try folder.write("", to: "\(place)/\(deep)/none.txt")
      let up = deep.split(separator: "/").map { _ in ".." }.joined(separator: "/")
      let run = try folder.strut(
        "gallery", "\(up)/screens", "-o", "\(up)/out", "--font-path", "\(up)/fonts", "--root",
        "\(up)/screens", in: "\(place)/\(deep)")
      #expect(run.status == 1)
      #expect(run.output.contains("3 documents, 1 changed"))
    }
    let files = try files(in: "one/out")
    #expect(try files == self.files(in: "elsewhere/two/out"))
    let page = try String(
      decoding: #require(files["documents/deep/er.xml/index.html"]), as: UTF8.self)
    #expect(page.contains(#""strut render deep/er.xml --font-path ../fonts --root .""#))
    for (name, data) in files {
      #expect(!String(decoding: data, as: UTF8.self).contains(folder.path), "\(name)")
    }
  }

  @Test func goldensThatCannotBeComparedCountAsChanged() throws {
    try folder.strut("record", "screens")
    let golden = "screens/__Snapshots__/changed/default@1x.png"
    try #require(folder.bytes(golden) != nil)
    try folder.write("no picture", to: golden)
    try folder.write("<layout><itm/></layout>", to: "screens/deep/a b's & <c>.xml")
    let run = try folder.strut("gallery", "screens", "-o", "out")
    #expect(run.output.contains("2 documents, 2 changed: out/index.html\n"))
    let index = try String(decoding: #require(folder.bytes("out/index.html")), as: UTF8.self)
    #expect(
      index.contains("the golden __Snapshots__/changed/default@1x.png is not a PNG file"))
    #expect(index.contains("there is no element \\u003citm>"))
  }

  @Test func whatIsWrongIsSaid() throws {
    #expect(try folder.strut("gallery", "nowhere", "-o", "out").status == 4)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/empty", withIntermediateDirectories: true)
    let empty = try folder.strut("gallery", "empty", "-o", "out")
    #expect(empty.status == 1)
    #expect(empty.output.contains("no documents found"))
    #expect(try folder.strut("preview", "nowhere").status == 4)
    #expect(try folder.strut("gallery", "screens").status == 2)
    try folder.write("<layout><itm/></layout>", to: "screens/wrong.xml")
    let wrong = try folder.strut("gallery", "screens", "-o", "out")
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("screens/wrong.xml:1:10: error: there is no element <itm>"))
    #expect(folder.bytes("out/documents/wrong.xml/index.html") != nil)
  }

  @Test(.enabled(if: BrowserTests.canRun, "chromium is not installed"))
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

  /// Where many cases of a document differ, the picture keeps its room until all are asked for.
  @Test(.enabled(if: BrowserTests.canRun, "chromium is not installed"))
  func manyChangesOfADocumentAreFolded() throws {
    try folder.write(#"{"scales": [1, 2, 3, 4, 5]}"#, to: "strut.json")
    try folder.strut("record", "screens/changed.xml")
    try folder.write(Self.box("#0000ff"), to: "screens/changed.xml")
    #expect(try folder.strut("gallery", "screens", "-o", "out").output.contains("1 changed"))
    let driver = try PageDriver(try Browser(), at: "file://\(folder.path)/out/index.html")
    try driver.page.wait(until: "document.querySelector('.card.changed img')")
    try driver.click(".card.changed")
    try driver.waitForPicture()
    #expect(try driver.texts("#compare .change").last == "3 more golden images differ")
    try driver.click("#compare .change:last-child button")
    #expect(try driver.count("#compare .change") == 5)
    // The button that was used keeps the keyboard, also in a row that is not the first.
    try driver.click("#compare .change:nth-child(3) button")
    #expect(
      try driver.page.evaluate(
        """
        document.activeElement === document.querySelector('#compare .change:nth-child(3) button') \
          && document.activeElement.getAttribute('aria-pressed') === 'true'
        """, as: Bool.self))
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
