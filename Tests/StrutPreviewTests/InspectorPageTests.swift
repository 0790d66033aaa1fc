import Foundation
import StrutBrowser
import StrutTestSupport
import Testing

/// The inspector of `strut preview` in a browser: distances, contrast, search, changes of attributes, golden images.
@Suite(.serialized, .enabled(if: BrowserTests.canRun, "chromium is not installed"))
struct InspectorPageTests {
  private let folder: TemporaryFolder
  private let browser: Browser
  private let server: PreviewServer

  init() throws {
    folder = try TemporaryFolder()
    browser = try Browser()
    try folder.write(Self.text, to: "card.xml")
    try folder.strut("record", ".")
    server = try PreviewServer(in: folder)
  }

  /// A card whose items stand 20 from its sides and 30 from each other.
  private static let text = """
    <!-- Nothing but one value is to change here: ä, &amp;. -->
    <layout width="400" height="200" background="white" defaults="web">
      <tokens><token name="ink" value="#777777"/></tokens>
      <container id="root" padding="20" gap="30">
        <item id="left" width="100" height="40"   color='{ink}'>Left words</item>
        <item id="right" width="120" height="60" background="#ff0000">Right words</item>
      </container>
    </layout>

    """

  private func open() throws -> PageDriver {
    let driver = try PageDriver(browser, at: server.address + "document/card.xml")
    try driver.waitForPicture()
    return driver
  }

  @Test func distancesAreShownToTheContainerAndToOtherBoxes() throws {
    let driver = try open()
    try driver.select("#left", atCanvas: 30, 30)
    try driver.page.movePointer(to: (5, 5))
    try driver.page.wait(until: "document.querySelectorAll('.distance').length === 4")
    // Top and left are the padding; 400 less 120 to the right, 200 less 60 below.
    #expect(try driver.texts(".distance") == ["20", "280", "140", "20"])
    #expect(try driver.text("#inspector").contains("top 20, right 280, bottom 140, left 20"))
    try driver.page.movePointer(to: try driver.point(ofCanvas: 200, 60))
    try driver.page.wait(until: "document.querySelectorAll('.distance').length === 1")
    #expect(try driver.texts(".distance") == ["30"], "the gap")
    driver.expectNoComplaints()
  }

  /// Numbers of lines that are shorter than they stand beside the lines, and cover neither the box nor one another.
  @Test func numbersCoverNoSmallBox() throws {
    try folder.write(
      """
      <layout width="300" height="120" background="white">
        <container padding="4"><container id="bar" flex-direction="row" gap="3" height="12">
          <item id="dot" width="8" height="8" margin="2" background="#333"/>
          <item id="far" width="8" height="8" margin="2" background="#999"/>
        </container></container>
      </layout>
      """, to: "dots.xml")
    let driver = try PageDriver(browser, at: server.address + "document/dots.xml")
    try driver.waitForPicture()
    try driver.run(
      "[...document.querySelectorAll('.row')].find(row => row.innerText.includes('#dot')).click()")
    try driver.page.wait(until: "document.querySelectorAll('.distance').length === 4")
    let overlaps = """
      (() => {
        const frames = [...document.querySelectorAll('.distance span, .caption, .selected')]
          .map(part => part.getBoundingClientRect());
        let count = 0;
        frames.forEach((a, i) => frames.slice(0, i).forEach(b => {
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (width > 1 && height > 1) count += 1;
        }));
        return count;
      })()
      """
    #expect(try driver.texts(".distance") == ["2", "282", "2", "2"])
    #expect(try driver.page.evaluate(overlaps, as: Int.self) == 0)
    driver.expectNoComplaints()
  }

  @Test func contrastIsThatOfTheTextWithWhatIsBehindIt() throws {
    let driver = try open()
    try driver.select("#left", atCanvas: 30, 30)
    // WCAG's formula for #777777 on white gives 4.478, which is famous for missing 4.5.
    try driver.wait(for: "4.47:1", in: "#inspector .contrast")
    #expect(try driver.text("#inspector .contrast").contains("under 4.5:1"))
    try driver.select("#right", atCanvas: 200, 60)
    // Black on #ff0000: (0.2126 + 0.05) / 0.05.
    try driver.wait(for: "5.25:1", in: "#inspector .contrast")
    #expect(try driver.text("#inspector .contrast").contains("#ff0000"))
    driver.expectNoComplaints()
  }

  @Test func aValueIsWrittenIntoTheFileAndTakenBack() throws {
    let driver = try open()
    try driver.select("#left", atCanvas: 30, 30)
    #expect(try driver.text("#inspector").contains("written {ink}"))
    try driver.click("[data-attribute=width]")
    #expect(try driver.text(".edit .grammar").contains("auto"), "what the attribute takes")
    try driver.write("ten", in: ".edit input")
    try driver.page.wait(
      until: "document.querySelector('.grammar.wrong')?.innerText.includes('ten')")
    #expect(folder.bytes("card.xml") == Data(Self.text.utf8))
    try driver.write("150", in: ".edit input")
    try driver.wait(for: "150 × 40", in: "#inspector")
    let changed = Self.text.replacing("width=\"100\"", with: "width=\"150\"")
    #expect(folder.bytes("card.xml") == Data(changed.utf8))
    #expect(try driver.text("#status").contains("width written into card.xml"))

    // A default becomes an attribute of the element, an empty field takes it away.
    try driver.click("#inspector details summary")
    try driver.click("[data-attribute=opacity]")
    try driver.write("0.5", in: ".edit input")
    try driver.wait(for: "opacity=\"0.5\"", in: "#source")
    try driver.takeBack()
    try driver.page.wait(until: "!document.querySelector('#source').innerText.includes('opacity')")
    try driver.takeBack()
    try driver.wait(for: "100 × 40", in: "#inspector")
    #expect(folder.bytes("card.xml") == Data(Self.text.utf8))
    // The refused value is the only complaint.
    #expect(driver.page.takeComplaints().allSatisfy { $0.contains("422") })
  }

  @Test func aParameterIsWrittenWhereItsComponentIsUsed() throws {
    let kit = """
      <library><component name="Cell"><param name="label"/><param name="tone" default="red" values="red lime"/>
        <item id="cell" height="40" background="{tone}">{label}</item></component></library>
      """
    let text = """
      <layout width="100"><import src="kit.xml"/><container>
        <Cell id="a" label="ä one"/><for each="n" in="{[1, 2, 3]}"><Cell label="{n}"/></for>
      </container></layout>
      """
    try folder.write(kit, to: "kit.xml")
    try folder.write(text, to: "card.xml")
    let driver = try open()
    try driver.select("#a", atCanvas: 50, 20)
    #expect(try driver.text("#inspector").contains("Component Cell"))
    try driver.click("[data-attribute=tone]")
    #expect(try driver.text(".edit .grammar") == "red | lime")
    try driver.write("blue", in: ".edit input")
    try driver.page.wait(
      until: "document.querySelector('.grammar.wrong')?.innerText.includes('blue')")
    #expect(folder.bytes("card.xml") == Data(text.utf8))
    try driver.write("lime", in: ".edit input")
    try driver.page.wait(
      until: "document.querySelector('[data-attribute=tone]')?.innerText === 'lime'")
    let changed = text.replacing("label=\"ä one\"", with: "label=\"ä one\" tone=\"lime\"")
    #expect(folder.bytes("card.xml") == Data(changed.utf8))

    // What is written once and shown several times says so: a use in a loop, an element of a component.
    try driver.page.click(at: try driver.point(ofCanvas: 50, 60))
    try driver.wait(for: "written {n}", in: "#inspector")
    try driver.click("[data-attribute=label]")
    #expect(try driver.text(".edit .grammar") == "used 3 times here")
    try driver.page.press("Escape")
    try driver.click("[data-attribute=height]")
    #expect(try driver.text(".edit .grammar").hasSuffix("in kit.xml, used 4 times here"))
    #expect(driver.page.takeComplaints().allSatisfy { $0.contains("422") })
  }

  @Test func boxesAreFoundByText() throws {
    let driver = try open()
    try driver.page.press("/")
    try driver.run(
      "const f = document.getElementById('find'); f.value = 'words'; f.oninput()")
    #expect(try driver.text("#found") == "2")
    #expect(try driver.count(".row.found") == 2)
    try driver.page.press("Enter")
    try driver.wait(for: "#left", in: "#inspector h2")
    try driver.page.press("Enter")
    try driver.wait(for: "#right", in: "#inspector h2")
    #expect(try driver.text("#found") == "2 of 2")
    driver.expectNoComplaints()
  }

  /// A document much taller than the window is read at its width, and what is chosen elsewhere comes into sight.
  @Test func aBoxFarDownIsShown() throws {
    try folder.write(
      """
      <layout width="300" background="#fff">
        <container><item height="9000"/><item id="last" height="40" background="#26c">End</item></container>
      </layout>
      """, to: "tall.xml")
    let server = try PreviewServer(in: folder)
    let driver = try PageDriver(browser, at: server.address + "document/tall.xml")
    try driver.waitForPicture()
    let width = try driver.page.evaluate(
      "document.getElementById('sheet').getBoundingClientRect().width", as: Double.self)
    #expect(width == 300)
    try driver.page.press("/")
    try driver.run("const f = document.getElementById('find'); f.value = 'last'; f.oninput()")
    try driver.page.press("Enter")
    try driver.wait(for: "#last", in: "#inspector h2")
    let isInSight = try driver.page.evaluate(
      """
      (() => {
        const view = document.getElementById('stage').getBoundingClientRect();
        const sheet = document.getElementById('sheet').getBoundingClientRect();
        const middle = sheet.top + 9020 / 9040 * sheet.height;
        return middle > view.top && middle < view.bottom;
      })()
      """, as: Bool.self)
    #expect(isInSight)
    driver.expectNoComplaints()
  }

  @Test func theGoldenImageIsComparedAsTheDocumentChanges() throws {
    let driver = try open()
    try driver.wait(for: "same as the picture", in: "#golden-words")
    // 100 more points of 60 red ones.
    try folder.write(
      Self.text.replacing("height=\"60\" background", with: "height=\"61\" background"),
      to: "card.xml")
    try driver.wait(for: "120 pixels differ", in: "#golden-words")
    try driver.click("#compare button:nth-child(4)")
    try driver.wait(forColor: "255,0,102,255", at: (160, 80))
    try driver.click("#compare button:nth-child(3)")
    try driver.page.wait(until: "document.getElementById('picture').naturalWidth === 824")
    try folder.write(Self.text, to: "card.xml")
    try driver.wait(for: "same as the picture", in: "#golden-words")
    driver.expectNoComplaints()
  }

  @Test func theWidthStepsThroughViewports() throws {
    let driver = try open()
    try driver.run("document.getElementById('handle').focus()")
    try driver.page.press("PageUp")
    try driver.page.wait(until: "document.getElementById('picture').naturalWidth === 768")
    #expect(try driver.texts(".breakpoint.reached") == ["Tablet"])
    try driver.page.press("PageDown")
    try driver.page.wait(until: "document.getElementById('picture').naturalWidth === 375")
    driver.expectNoComplaints()
  }
}

extension PageDriver {
  /// Presses Control and `z`.
  fileprivate func takeBack() throws {
    try run(
      "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))"
    )
  }

  /// Writes a text into a field of a form, and sends it.
  fileprivate func write(_ text: String, in selector: String) throws {
    try run(
      """
      const field = document.querySelector('\(selector)');
      field.value = '\(text)';
      field.form.requestSubmit()
      """)
  }
}
