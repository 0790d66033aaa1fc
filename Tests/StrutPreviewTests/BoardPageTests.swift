import Foundation
import StrutBrowser
import StrutTestSupport
import Testing

/// Everything at a glance, in a browser.
@Suite(.serialized, .enabled(if: BrowserTests.canRun, "chromium is not installed"))
struct BoardPageTests {
  private let folder: TemporaryFolder
  private let browser: Browser
  private let server: PreviewServer

  init() throws {
    folder = try TemporaryFolder()
    browser = try Browser()
    try folder.write(Self.kit, to: "kit.xml")
    try folder.write("{\"locales\": [\"en\", \"de\"]}", to: "strut.json")
    server = try PreviewServer(in: folder)
  }

  /// Three components: a small one, a large one, and one that nobody can draw.
  private static let kit = """
    <library>
      <tokens><token name="page" value="#ffffff"/></tokens>
      <theme name="dark"><token name="page" value="#000000"/></theme>
      <component name="Badge">
        <case name="tall">tall</case>
        <item width="30" height="20" background="{page}"><slot>new</slot></item>
      </component>
      <component name="Card"><item width="220" height="90" background="{page}"/></component>
      <component name="Row">
        <param name="label"/><param name="amount" type="number"/>
        <item>{label} {amount}</item>
      </component>
    </library>
    """

  private static let pictures =
    "[...document.querySelectorAll('.cell img')].filter(i => i.naturalWidth)"

  private func open() throws -> PageDriver {
    let driver = try PageDriver(browser, at: server.address + "document/kit.xml")
    try driver.page.wait(until: "\(Self.pictures).length === 6")
    return driver
  }

  private func write(_ old: String, _ new: String) throws {
    try folder.write(Self.kit.replacing(old, with: new), to: "kit.xml")
  }

  @Test func brokenTilesSayWhyAndKeepTheirLastPictures() throws {
    let driver = try open()
    try write("width=\"30\"", "width=\"{w}\"")
    try driver.page.wait(until: "document.querySelectorAll('.cell.stale').length === 4")
    // Those of the other component are as they are.
    #expect(try driver.count(".cell:not(.stale)") == 2)
    #expect(try driver.page.evaluate("\(Self.pictures).length", as: Int.self) == 6)
    #expect(try driver.text(".cell.stale .note") == "6:19 nothing is called 'w'")
    #expect(
      try driver.text("#board .faults h2") == "1 error · 4 of 6 pictures are the last good ones")
    #expect(try driver.text("#board .faults .excerpt mark") == "w")

    // A page that is opened only now has the pictures from the server.
    let late = try open()
    #expect(try late.count(".cell.stale") == 4)
    try late.click("#board .faults .place")
    try late.page.wait(until: "document.querySelector('#line-6.flash')?.checkVisibility()")

    try folder.write(Self.kit, to: "kit.xml")
    try driver.page.wait(until: "document.querySelectorAll('.cell.stale').length === 0")
    #expect(try driver.count("#board .faults") == 0)
    driver.expectNoComplaints()
  }

  @Test func aLibraryThatCannotBeReadKeepsItsRows() throws {
    let driver = try open()
    try write(
      "</item>\n  </component>\n  <component name=\"Card\"",
      "</itm>\n  </component>\n  <component name=\"Card\"")
    try driver.page.wait(until: "document.querySelectorAll('.cell.stale').length === 6")
    #expect(try driver.texts("#board h2").suffix(3) == ["Badge", "Card", "Row"])
    try folder.write(Self.kit, to: "kit.xml")
    try driver.page.wait(until: "document.querySelectorAll('.cell.stale').length === 0")
    driver.expectNoComplaints()
  }

  @Test func columnsStandBelowOneAnotherAndRowsAtTheirTop() throws {
    let driver = try open()
    let lefts = try driver.page.evaluate(
      "[...document.querySelectorAll('.cell')].map(c => c.getBoundingClientRect().left)",
      as: [Double].self)
    #expect(Set(lefts).count == 2, "\(lefts)")
    // Headings and names of rows stay where the rest scrolls.
    try driver.page.resize(width: 390, height: 400)
    try driver.run(
      "const b = document.getElementById('board'); b.scrollTop = 200; b.scrollLeft = 100")
    let edges = """
      (() => {
        const at = (s) => document.querySelector(s).getBoundingClientRect();
        const board = at('#board');
        return [at('#board .column').top - board.top, at('#board .case').left - board.left];
      })()
      """
    #expect(try driver.page.evaluate(edges, as: [Double].self) == [0, 0])
    driver.expectNoComplaints()
  }

  @Test func headingsOfSeveralAxesHaveTwoLines() throws {
    try folder.write(
      "{\"locales\": [\"en\", \"de\"], \"directions\": [\"ltr\", \"rtl\"], \"themes\": [\"base\", \"dark\"]}",
      to: "strut.json")
    let driver = try PageDriver(browser, at: server.address + "document/kit.xml")
    try driver.page.wait(until: "\(Self.pictures).length === 12")
    #expect(try driver.texts("#board .group") == ["base", "dark"])
    #expect(try driver.texts("#board .second") == ["ltr", "rtl", "ltr", "rtl"])

    // Plain files have the same headings, and none for what is the same everywhere.
    #expect(try folder.strut("gallery", ".", "-o", "out").status == 0)
    try driver.page.open("file://\(folder.path)/out/documents/kit.xml/index.html")
    try driver.page.wait(until: "\(Self.pictures).length === 12")
    #expect(try driver.texts("#board .group") == ["base", "dark"])
    #expect(try driver.texts("#board .second") == ["ltr", "rtl", "ltr", "rtl"])
    driver.expectNoComplaints()
  }

  @Test func roomIsLeftForPicturesThatAreOnTheirWay() throws {
    let driver = try open()
    let sizes = """
      (() => {
        const request = new XMLHttpRequest();
        request.open("GET", "/data/kit.xml?scale=1", false);
        request.send();
        return JSON.parse(request.responseText).states.map((s) => [s.width, s.height]).join() === "30,20,30,20,220,90";
      })()
      """
    try driver.page.wait(until: sizes)
    // A page that is opened now has tiles of their sizes before the first picture comes.
    let first = "window.first = [...document.querySelectorAll('.room')].map(r => r.style.width)"
    try driver.run(
      "new MutationObserver(() => { if (!window.first?.length) { \(first); } }).observe(document.body, { childList: true, subtree: true })"
    )
    try driver.run("document.querySelector('[data-key=axis-theme]').click()")
    try driver.page.wait(until: "window.first?.length === 3")
    #expect(
      try driver.page.evaluate("window.first", as: [String].self) == ["30px", "30px", "220px"])
    driver.expectNoComplaints()
  }

  @Test func whatCannotBeDrawnSaysWhatItNeeds() throws {
    let driver = try open()
    #expect(try driver.text("#board .needs") == "Row needs label and amount; write a <case>")
    try driver.click(".cell")
    let options = "[...document.querySelectorAll('[data-key=component] option:disabled')]"
    try driver.page.wait(
      until: "\(options).map(o => o.text).join() === 'Row, needs label and amount'")
    driver.expectNoComplaints()
  }

  @Test func languagesThatMakeNoDifferenceAreLeftOut() throws {
    let driver = try open()
    #expect(try driver.texts("#board .column") == ["base", "dark"])
    try driver.click("[data-key=axis-locale]")
    // Those of the project, and none that only translated texts would show.
    try driver.page.wait(until: "\(Self.pictures).length === 12")
    #expect(try driver.texts("#board .second").count == 4)
    driver.expectNoComplaints()
  }
}
