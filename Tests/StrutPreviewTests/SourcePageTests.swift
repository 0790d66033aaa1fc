import Foundation
import StrutBrowser
import StrutTestSupport
import Testing

/// The files of a document in the pane of sources, and what leads there, in a browser.
@Suite(.serialized, .enabled(if: BrowserTests.canRun, "chromium is not installed"))
struct SourcePageTests {
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
    "docs/page.xml": """
    <layout width="200" xml:lang="en">
      <import src="kit.xml"/>
      <strings src="strings/{locale}.json"/>
      <data name="orders" src="orders.json"/>
      <data name="people" src="people.csv"/>
      <container id="page">
        <item>{t('title', count: length(people))}</item>
        <for each="o" in="{orders}"><Row id="row" label="{o.name}"/></for>
      </container>
    </layout>
    """,
    "docs/kit.xml": """
    <library>
      <tokens src="brand.json"/>
      <component name="Row">
        <param name="label"/>
        <container id="line" height="20" background="{ink}"><item id="text">{label}</item></container>
      </component>
    </library>
    """,
    "docs/brand.json": "{\"ink\": {\"$type\": \"color\", \"$value\": \"#808080\"}}",
    "docs/strings/en.json": "{\n  \"title\": \"{count, plural, one {# man} other {# men}}\"\n}",
    "docs/orders.json": "[\n  {\"name\": \"Tea\"},\n  {\"name\": \"Milk\"}\n]",
    "docs/people.csv": "name\nAnn\nBob\n",
  ]

  private func open() throws -> PageDriver {
    let driver = try PageDriver(browser, at: server.address + "document/docs/page.xml")
    try driver.waitForPicture()
    return driver
  }

  private func write(_ name: String, _ old: String, _ new: String) throws {
    try folder.write(try #require(Self.files[name]).replacing(old, with: new), to: name)
  }

  @Test func allFilesThatADocumentIsMadeOfAreTabs() throws {
    let driver = try open()
    let names = try driver.texts("#source .files button")
    #expect(names.prefix(2) == ["page.xml", "kit.xml"])
    #expect(
      Set(names.dropFirst(2)) == ["brand.json", "strings/en.json", "orders.json", "people.csv"])
    driver.expectNoComplaints()
  }

  @Test func faultsInDataAndStringsLeadToTheirLines() throws {
    let driver = try open()
    try write("docs/strings/en.json", "plural", "plurl")
    try driver.wait(for: "strings/en.json:2", in: "#faults a.place")
    #expect(try driver.text("#faults .excerpt mark") == "plurl")
    // The way back to where it is used is a link, too.
    #expect(try driver.texts("#faults .hint a") == ["page.xml:7:12"])
    try driver.click("#faults a.place")
    try driver.wait(for: "strings/en.json", in: "#source .files [aria-pressed=true]")
    try driver.page.wait(until: "document.querySelector('#line-2.error.flash')")
    let marked = "[...(CSS.highlights.get('fault-error') ?? [])].map(r => r.toString()).join()"
    #expect(try driver.page.evaluate(marked, as: String.self) == "plurl")
    try driver.click("#faults .hint a")
    try driver.page.wait(until: "document.querySelector('#line-7.flash')")
    #expect(try driver.texts("#source .files [aria-pressed=true]") == ["page.xml"])

    try write("docs/orders.json", "{\"name\": \"Milk\"}", "{\"nme\": \"Milk\"}")
    try folder.write(try #require(Self.files["docs/strings/en.json"]), to: "docs/strings/en.json")
    try driver.wait(for: "name", in: "#faults")
    try driver.page.wait(
      until:
        "[...document.querySelectorAll('#faults a')].some(a => a.textContent.startsWith('orders.json:3'))"
    )
    driver.expectNoComplaints()
  }

  @Test func theUseOfAComponentIsALinkAndTheLibraryIsShownAsItIs() throws {
    let driver = try open()
    try write("docs/kit.xml", "{ink}", "{ik}")
    try driver.wait(for: "kit.xml:5", in: "#faults a.place")
    try driver.page.wait(
      until:
        "[...document.querySelectorAll('#faults .hint a')].some(a => a.textContent === 'page.xml:8:33')"
    )
    try driver.click("#faults a.place")
    try driver.wait(for: "{ik}", in: "#source li.error")
    driver.expectNoComplaints()
  }

  @Test func boxesOfComponentsAreNamedByThemAndShowTheirValues() throws {
    let driver = try open()
    try driver.click(".row.use")
    try driver.wait(for: "Row container #row", in: "#inspector h2")
    #expect(try driver.text("#overlay .caption").hasPrefix("Row container #row"))
    try driver.page.press("ArrowRight")
    try driver.run("document.querySelector('.row.use').focus()")
    try driver.page.press("ArrowRight")
    try driver.page.press("ArrowRight")
    try driver.wait(for: "item #row", in: "#inspector h2")
    #expect(try driver.texts("#inspector .crumb").last?.hasPrefix("Row container") == true)
    // What its instance was given is seen here, too.
    #expect(try driver.text("#inspector").contains("In component Row"))
    #expect(try driver.texts("#inspector [data-attribute=label]") == ["Tea"])
    driver.expectNoComplaints()
  }

  @Test func valuesOfListsAreSeenAndTried() throws {
    let driver = try open()
    let field = "document.querySelector('textarea[data-parameter=orders]')"
    #expect(
      try driver.page.evaluate("\(field).value", as: String.self)
        == "[\n  {\"name\":\"Tea\"},\n  {\"name\":\"Milk\"}\n]")
    try driver.fill("[{\"name\": \"Cocoa\"}]", in: "textarea[data-parameter=orders]")
    try driver.page.wait(until: "document.querySelectorAll('.row.use').length === 1")
    try driver.fill("", in: "textarea[data-parameter=orders]")
    try driver.page.wait(until: "document.querySelectorAll('.row.use').length === 2")
    driver.expectNoComplaints()
  }
}
