import Foundation
import StrutBrowser
import StrutTestSupport
import Testing

/// Cases, components, themes, languages and parameters on the pages of `strut preview`, in a browser.
@Suite(.serialized, .enabled(if: BrowserTests.canRun, "chromium is not installed"))
struct CasePageTests {
  private let folder: TemporaryFolder
  private let browser: Browser
  private let server: PreviewServer

  init() throws {
    folder = try TemporaryFolder()
    browser = try Browser()
    for (name, text) in Self.files { try folder.write(text, to: name) }
    server = try PreviewServer(in: folder)
  }

  private static let files = [
    "kit.xml": """
    <library>
      <tokens><token name="color.page" value="#ffffff"/></tokens>
      <theme name="dark"><token name="color.page" value="#000000"/></theme>
      <component name="Badge">
        <param name="kind" default="info" values="info error"/>
        <case name="failed"><set name="kind" value="error"/>Failed</case>
        <item id="text" width="60" height="20" background="{kind == 'info' ? '#0000ff' : '#ff0000'}"><slot>new</slot></item>
      </component>
      <component name="Row">
        <param name="label"/>
        <case name="short"><set name="label" value="Tea"/></case>
        <container id="line" width="200" height="40" background="{color.page}">
          <item id="label">{label}</item>
          <Badge/>
        </container>
      </component>
    </library>
    """,
    "orders.xml": """
    <layout width="200" background="{color.page}" xml:lang="en">
      <import src="kit.xml"/>
      <strings src="{locale}.json"/>
      <param name="count" type="number" default="2"/>
      <case name="very many"><set name="count" value="4"/></case>
      <container>
        <item id="title">{t('title')}</item>
        <for each="n" in="{range(0, count)}"><Row id="row" label="Row {n}"/></for>
      </container>
    </layout>
    """,
    "en.json": "{\"title\": \"Orders\"}", "de.json": "{\"title\": \"Bestellungen\"}",
  ]

  private func open(_ path: String) throws -> PageDriver {
    try PageDriver(browser, at: server.address + path)
  }

  @Test func casesAreTabsAndThemesAndLanguagesSwitches() throws {
    let driver = try open("document/orders.xml")
    try driver.waitForPicture()
    #expect(try driver.texts("[role=tab]") == ["As written", "very many"])
    #expect(try driver.color(199, 45) == "255,255,255,255")

    try driver.click("[role=tab]:nth-child(2)")
    try driver.wait(for: "#row[3]", in: "#tree")
    #expect(try driver.texts("[role=tab][aria-selected=true]") == ["very many"])
    try driver.choose("dark", in: "[data-key=theme]")
    try driver.page.wait(until: "document.getElementById('copy').title.includes('dark')")
    try driver.wait(forColor: "0,0,0,255", at: (199, 45))
    try driver.choose("de", in: "[data-key=locale]")
    try driver.wait(for: "Bestellungen", in: "#tree")
    #expect(
      try driver.page.evaluate("document.getElementById('copy').title", as: String.self)
        == "strut render orders.xml --case 'very many' --theme dark --locale de -o orders.png")

    // What is chosen stands in the address, and stays when a file changes.
    #expect(
      try driver.page.evaluate("location.search", as: String.self)
        == "?case=very%20many&theme=dark&locale=de")
    try folder.write("{\"title\": \"Alle\"}", to: "de.json")
    try driver.wait(for: "Alle", in: "#tree")
    try driver.page.open(
      server.address + "document/orders.xml?case=very%20many&theme=dark&locale=de")
    try driver.wait(for: "Alle", in: "#tree")
    // A case that is gone gives way to what there is.
    try folder.write(
      try #require(Self.files["orders.xml"]).replacing("very many", with: "several"),
      to: "orders.xml")
    try driver.page.wait(until: "!location.search.includes('case')")
    try driver.wait(for: "several", in: "#cases")
    driver.expectNoComplaints()
  }

  @Test func tabsAreReachedByKeyboard() throws {
    let driver = try open("document/orders.xml")
    try driver.waitForPicture()
    try driver.run("document.querySelector('[role=tab]').focus()")
    try driver.page.press("ArrowRight")
    try driver.wait(for: "#row[3]", in: "#tree")
    try driver.page.wait(until: "document.activeElement.textContent === 'very many'")
    driver.expectNoComplaints()
  }

  @Test func theTreeShowsComponentsAndTheSourceLeadsBackToTheirUse() throws {
    let driver = try open("document/orders.xml")
    try driver.waitForPicture()
    // Components come closed: what is in them is seen when they are opened.
    #expect(try driver.count(".row") == 4)
    #expect(try driver.texts(".row.use .component").prefix(1) == ["Row"])
    try driver.click(".row.use")
    try driver.wait(for: "Component Row", in: "#inspector")
    #expect(try driver.text("#inspector").contains("Row 0"))
    #expect(try driver.texts("#source .files [aria-pressed=true]") == ["kit.xml"])
    #expect(try driver.text("#source li.selected").contains("id=\"line\""))
    try driver.click("#source .ways button")
    try driver.wait(for: "orders.xml", in: "#source .files [aria-pressed=true]")
    try driver.page.wait(until: "document.querySelector('#line-8.flash')")

    // An edit of the component reaches the page of the document that uses it.
    try folder.write(
      try #require(Self.files["kit.xml"]).replacing("height=\"40\"", with: "height=\"44\""),
      to: "kit.xml")
    try driver.wait(for: "200 × 44", in: "#inspector")
    driver.expectNoComplaints()
  }

  @Test func valuesOfParametersAreTried() throws {
    let driver = try open("document/orders.xml")
    try driver.waitForPicture()
    try driver.fill("3", in: "[data-parameter=count]")
    try driver.wait(for: "#row[2]", in: "#tree")
    #expect(
      try driver.page.evaluate("document.getElementById('copy').title", as: String.self)
        .contains("--set count=3"))
    try driver.click(".parameters .link")
    try driver.page.wait(until: "document.querySelectorAll('.row.use').length === 4")
    driver.expectNoComplaints()
  }

  @Test func aLibraryShowsItsComponentsSideBySide() throws {
    let driver = try open("document/kit.xml")
    try driver.page.wait(
      until: "[...document.querySelectorAll('.cell img')].filter(i => i.naturalWidth).length === 6")
    #expect(try driver.texts("#board h2") == ["Badge", "Row"])
    #expect(try driver.texts("#board .column").prefix(2) == ["base", "dark"])
    let names = try driver.page.evaluate(
      "[...document.querySelectorAll('.cell')].map(c => c.getAttribute('aria-label'))",
      as: [String].self)
    #expect(names.contains("Badge, failed, dark"))
    try driver.click(".cell[aria-label='Badge, failed, dark']")
    try driver.waitForPicture()
    try driver.wait(forColor: "255,0,0,255", at: (55, 15))
    #expect(try driver.texts("[role=tab]") == ["default", "failed"])
    try driver.choose("Row", in: "[data-key=component]")
    try driver.wait(for: "#label", in: "#tree")
    try driver.page.press("a")
    try driver.page.wait(until: "document.querySelectorAll('.cell').length === 6")
    driver.expectNoComplaints()
  }

  @Test func theGalleryShowsOnePictureOfEachComponent() throws {
    let driver = try open("")
    try driver.page.wait(until: "document.querySelectorAll('.card .several img').length === 2")
    for words in ["library, 3 states", "2 states"] {
      try driver.page.wait(
        until: "document.querySelector('#cards').textContent.includes('\(words)')")
    }
    driver.expectNoComplaints()
  }

  @Test func aGalleryOfPlainFilesHasAPageForEachCase() throws {
    try folder.write("{\"themes\": [\"base\", \"dark\"]}", to: "strut.json")
    #expect(try folder.strut("gallery", ".", "-o", "out").status == 0)
    let driver = try PageDriver(
      browser, at: "file://\(folder.path)/out/documents/orders.xml/index.html")
    try driver.waitForPicture()
    try driver.choose("dark", in: "[data-key=theme]")
    try driver.page.wait(until: "location.href.endsWith('/cases/dark/index.html')")
    try driver.waitForPicture()
    try driver.click("[role=tab]:nth-child(2)")
    try driver.page.wait(until: "location.href.endsWith('/cases/very-many-dark/index.html')")
    try driver.wait(for: "#row[3]", in: "#tree")
    try driver.page.open("file://\(folder.path)/out/documents/kit.xml/index.html")
    try driver.page.wait(
      until: "[...document.querySelectorAll('.cell img')].filter(i => i.naturalWidth).length === 6")
    try driver.click(".cell[aria-label='Row, short, dark']")
    try driver.page.wait(until: "location.href.endsWith('/cases/Row/short-dark/index.html')")
    try driver.waitForPicture()
    driver.expectNoComplaints()
  }
}
