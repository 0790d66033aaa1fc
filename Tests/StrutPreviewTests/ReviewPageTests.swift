import Foundation
import StrutBrowser
import StrutComparison
import StrutGolden
import StrutTestSupport
import Testing

/// The page of `strut review`, and the report that is one file, in a browser.
@Suite(.serialized, .enabled(if: BrowserTests.canRun, "chromium is not installed"))
struct ReviewPageTests {
  private let folder: TemporaryFolder
  private let browser: Browser

  init() throws {
    folder = try TemporaryFolder()
    browser = try Browser()
    try folder.write(
      #"{"viewports": [{"name": "phone", "width": 60}, {"name": "wide", "width": 90}]}"#,
      to: "strut.json")
    try folder.write(
      "<library><style name=\"card\" padding=\"4\" background=\"#ddeeff\"/></library>",
      to: "docs/theme.xml")
    for name in ["a", "b", "c"] { try folder.write(Self.card(name), to: "docs/\(name).xml") }
  }

  private static func card(_ name: String, color: String = "#26c") -> String {
    """
    <layout width="60" background="#fff">
      <import src="theme.xml"/>
      <container class="card" gap="2">
        <item id="\(name)" height="10" background="\(color)"/>
        <item height="4" background="#333"/>
      </container>
    </layout>
    """
  }

  /// Records the goldens, and then draws the documents with another style.
  private func change(_ background: String = "#ffeedd") throws {
    if folder.bytes("docs/__Snapshots__/a/phone@1x.png") == nil {
      #expect(try folder.strut("record", "docs").status == 0)
    }
    try folder.write(
      "<library><style name=\"card\" padding=\"4\" background=\"\(background)\"/></library>",
      to: "docs/theme.xml")
    #expect(try folder.strut("verify", "docs").status == 1)
  }

  private func open(_ server: PreviewServer) throws -> PageDriver {
    let driver = try PageDriver(browser, at: server.address)
    try driver.wait(for: "docs/", in: "#name")
    try driver.page.wait(until: "document.querySelector('.pane img')")
    return driver
  }

  private func press(_ keys: String..., on driver: PageDriver) throws {
    for key in keys { try driver.page.press(key) }
  }

  private func filter(_ text: String, on driver: PageDriver) throws {
    try driver.run(
      """
      const field = document.getElementById('filter');
      field.value = '\(text)';
      field.dispatchEvent(new Event('input'))
      """)
  }

  // MARK: Deciding

  @Test func whatIsSeenIsAcceptedAndTakenBack() throws {
    try change()
    let server = try PreviewServer(in: folder, command: "review")
    let driver = try open(server)
    #expect(
      try driver.text("#causes").contains("<style name=\"card\"> background #ddeeff → #ffeedd"))
    #expect(try driver.text("#causes").contains("docs/theme.xml:1"))
    #expect(try driver.count(".group") == 1)
    let before = folder.bytes("docs/__Snapshots__/a/phone@1x.png")
    try press("a", on: driver)
    try driver.wait(for: "1 accepted, 5 left", in: "#state")
    try driver.wait(for: "docs/a/wide@1x", in: "#name")
    #expect(folder.bytes("docs/__Snapshots__/a/phone@1x.png") != before)
    try press("u", on: driver)
    try driver.wait(for: "1 taken back, 6 left", in: "#state")
    #expect(folder.bytes("docs/__Snapshots__/a/phone@1x.png") == before)

    // The group shows everything that is in it before it is accepted.
    try press("A", on: driver)
    try driver.wait(for: "press Shift+A again", in: "#state")
    #expect(try driver.count(".card") == 6)
    try press("A", on: driver)
    try driver.wait(for: "6 accepted, 0 left", in: "#state")
    #expect(try driver.count("#none") == 1)
    #expect(try folder.strut("verify", "docs").status == 0)
    driver.expectNoComplaints()
  }

  @Test func aGroupIsLeftAsItWasEntered() throws {
    try change()
    let server = try PreviewServer(in: folder, command: "review")
    let driver = try open(server)
    try press("j", "g", on: driver)
    try driver.page.wait(until: "document.querySelectorAll('.card').length === 6")
    try press("g", on: driver)
    try driver.wait(for: "docs/a/wide@1x", in: "#name")
    #expect(try driver.count("#sheet") == 0)
    try press("g", "Escape", on: driver)
    try driver.wait(for: "docs/a/wide@1x", in: "#name")
    #expect(try driver.count("#sheet") == 0)
    try press("g", "m", on: driver)
    try driver.page.wait(until: "document.querySelectorAll('.matrix td').length === 2")
    // What was open before the group is open after it.
    try press("g", "m", on: driver)
    try driver.wait(for: "docs/a/wide@1x", in: "#name")
    #expect(try driver.count(".matrix td") == 2)
    try press("m", on: driver)
    #expect(try driver.count(".matrix td") == 0)
    driver.expectNoComplaints()
  }

  /// A light text on nothing is seen on a dark ground, whatever the page's own colours are.
  @Test func theGroundBehindTransparentPicturesIsChosen() throws {
    try change()
    let server = try PreviewServer(in: folder, command: "review")
    let driver = try open(server)
    func ground() throws -> String {
      try driver.page.evaluate(
        "getComputedStyle(document.querySelector('.plane img')).backgroundImage", as: String.self)
    }
    let before = try ground()
    #expect(before.contains("rgb(255, 255, 255)"))
    try press("d", on: driver)
    #expect(try ground().contains("rgb(29, 29, 35)"))
    #expect(try driver.count("#behind[aria-pressed=true]") == 1)
    try driver.click("#behind")
    #expect(try ground() == before)
    driver.expectNoComplaints()
  }

  @Test func aPictureOfANewerRunIsNotAcceptedUnseen() throws {
    try change()
    let server = try PreviewServer(in: folder, command: "review")
    let driver = try open(server)
    // The page learns nothing of a new run, as if its tab slept.
    try driver.page.evaluate(
      """
      (() => {
        const send = window.fetch;
        window.fetch = (path, ...rest) => path === '/state' ? new Promise(() => {}) : send(path, ...rest);
        return true;
      })()
      """, as: Bool.self)
    let before = folder.bytes("docs/__Snapshots__/a/phone@1x.png")
    try change("#ddffdd")
    try press("a", on: driver)
    try driver.wait(for: "a newer run drew it again", in: "#notice")
    #expect(folder.bytes("docs/__Snapshots__/a/phone@1x.png") == before)
    // The page shows the new picture now, and that is accepted.
    try driver.page.wait(until: "document.querySelector('.pane img')")
    try press("a", on: driver)
    try driver.wait(for: "1 accepted, 5 left", in: "#state")
    #expect(folder.bytes("docs/__Snapshots__/a/phone@1x.png") != before)
  }

  /// A decision waits for the picture, and is none where somebody went on before it came.
  @Test func aPictureThatHasNotComeIsNotAccepted() throws {
    try change()
    let server = try PreviewServer(in: folder, command: "review")
    let driver = try open(server)
    let before = folder.bytes("docs/__Snapshots__/b/phone@1x.png")
    try driver.run(
      """
      const decode = HTMLImageElement.prototype.decode;
      const gate = new Promise((open) => { window.letPicturesCome = open; });
      HTMLImageElement.prototype.decode = async function () { await gate; return decode.call(this); }
      """)
    try press("j", "j", on: driver)
    try driver.wait(for: "docs/b/phone@1x", in: "#name")
    try press("a", "j", on: driver)
    try driver.wait(for: "docs/b/wide@1x", in: "#name")
    try press("k", on: driver)
    try driver.run("window.letPicturesCome()")
    try driver.wait(for: "Nothing was accepted", in: "#state")
    #expect(folder.bytes("docs/__Snapshots__/b/phone@1x.png") == before)
    try press("a", on: driver)
    try driver.wait(for: "1 accepted, 5 left", in: "#state")
    driver.expectNoComplaints()
  }

  @Test func aSecondTabAndTheTerminalAreFollowed() throws {
    try change()
    let server = try PreviewServer(in: folder, command: "review")
    let first = try open(server)
    let second = try open(server)
    try press("a", on: first)
    try first.wait(for: "1 accepted, 5 left", in: "#state")
    try second.wait(for: "5 to look at", in: "#summary")
    try second.wait(for: "docs/a/wide@1x", in: "#name")
    #expect(try folder.strut("accept", "docs/b").status == 0)
    try first.wait(for: "3 to look at", in: "#summary")
    #expect(try folder.strut("accept", "--undo").status == 0)
    try first.wait(for: "5 to look at", in: "#summary")
    first.expectNoComplaints()
  }

  /// Who accepts a picture learns before that its document says something else by now.
  @Test func whatChangedSinceTheRunIsToldBeforeADecision() throws {
    try change()
    let server = try PreviewServer(in: folder, command: "review")
    let driver = try open(server)
    #expect(try driver.count("#outdated:not([hidden])") == 0)
    try folder.write(Self.card("a", color: "#c26"), to: "docs/a.xml")
    try driver.wait(
      for: "docs/a.xml is no longer what it was in the run: this is what was drawn then.",
      in: "#outdated:not([hidden])")
    try press("g", on: driver)
    try driver.wait(for: "2 of these are what was drawn then", in: "#outdated-group:not([hidden])")
    try folder.write(Self.card("a"), to: "docs/a.xml")
    try driver.page.wait(until: "document.getElementById('outdated-group').hidden")
    try press("j", on: driver)
    try driver.wait(for: "docs/a", in: "#name")
    #expect(try driver.count("#outdated:not([hidden])") == 0)
    driver.expectNoComplaints()
  }

  /// A change that would be a speck in the whole picture is enlarged on its card, in both pictures alike.
  @Test func aCardShowsASmallChangeOfAWidePicture() throws {
    func wide(_ color: String) -> String {
      """
      <layout width="800" height="60" background="#fff">
        <item margin-top="40" margin-left="600" width="6" height="6" background="\(color)"/>
      </layout>
      """
    }
    try folder.write("{}", to: "strut.json")
    for name in ["a", "b", "c"] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/docs/\(name).xml")
    }
    try folder.write(wide("#26c"), to: "docs/wide.xml")
    #expect(try folder.strut("record", "docs").status == 0)
    try folder.write(wide("#c26"), to: "docs/wide.xml")
    #expect(try folder.strut("verify", "docs").status == 1)
    let server = try PreviewServer(in: folder, command: "review")
    let driver = try open(server)
    try press("g", on: driver)
    try driver.page.wait(until: "document.querySelectorAll('.card .thumb.cut').length === 2")
    // The middle of what changed stands in the middle of the card's picture, eight times as large.
    let places = try driver.page.evaluate(
      """
      [...document.querySelectorAll('.card .thumb.cut')].map((frame) => {
        const [image, room] = [frame.firstChild.getBoundingClientRect(), frame.getBoundingClientRect()];
        const zoom = image.width / 800;
        return Math.abs(image.left + 603 * zoom - room.left - room.width / 2) <= 1 && zoom > 4
          && image.bottom >= room.bottom - 1 && image.top + 46 * zoom <= room.bottom;
      })
      """, as: [Bool].self)
    #expect(places == [true, true])
    #expect(try driver.count(".card .cut-note:not([hidden])") == 1)
    driver.expectNoComplaints()
  }

  /// What the list does not show is neither shown beside it nor decided about.
  @Test func whatAFilterHidesIsNotDecided() throws {
    try change()
    let server = try PreviewServer(in: folder, command: "review")
    let driver = try open(server)
    let before = folder.bytes("docs/__Snapshots__/a/phone@1x.png")
    try press("/", on: driver)
    try filter("b/wide", on: driver)
    try driver.wait(for: "docs/b/wide@1x", in: "#name")
    try press("Enter", on: driver)
    let focused = try driver.page.evaluate("document.activeElement.dataset.name", as: String.self)
    #expect(focused == "docs/b/wide@1x")
    try press("a", on: driver)
    try driver.wait(for: "1 accepted, 5 left", in: "#state")
    #expect(folder.bytes("docs/__Snapshots__/a/phone@1x.png") == before)
    // Nothing is left in the list, so nothing can be accepted.
    try driver.wait(for: "0 of 5", in: "#summary")
    try press("a", on: driver)
    try press("/", on: driver)
    try filter("c/", on: driver)
    try driver.wait(for: "docs/c/phone@1x", in: "#name")
    try press("ArrowDown", on: driver)
    try press("j", on: driver)
    try driver.wait(for: "docs/c/wide@1x", in: "#name")
    #expect(try folder.strut("accept").output.contains("5 accepted"))
    driver.expectNoComplaints()
  }

  /// A snapshot that changed for two reasons is found by both.
  @Test func aFilterKnowsEveryCause() throws {
    try change()
    try folder.write(Self.card("a", color: "#c22"), to: "docs/a.xml")
    #expect(try folder.strut("verify", "docs").status == 1)
    let server = try PreviewServer(in: folder, command: "review")
    let driver = try open(server)
    let causes = try driver.page.evaluate(
      "[...document.querySelectorAll('[data-facet=cause] option')].map((option) => option.value)",
      as: [String].self)
    let style = try #require(causes.first { $0.contains("<style name=\"card\">") })
    let color = try #require(causes.first { $0.contains("#a background") })
    try driver.choose(color, in: "[data-facet=cause]")
    try driver.wait(for: "2 of 6", in: "#summary")
    try driver.choose(style, in: "[data-facet=cause]")
    try driver.wait(for: "6 to look at", in: "#summary")
    driver.expectNoComplaints()
  }

  /// A golden that Git has not brought takes no picture that nobody could compare.
  @Test func aPointerIsNotReplaced() throws {
    try change()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n"
    try folder.write(pointer, to: "docs/__Snapshots__/a/phone@1x.png")
    #expect(try folder.strut("verify", "docs/a.xml").status == 1)
    let server = try PreviewServer(in: folder, command: "review")
    let driver = try PageDriver(browser, at: server.address)
    try driver.wait(for: "docs/a/wide@1x", in: "#name")
    try press("j", on: driver)
    try driver.wait(for: "docs/a/phone@1x", in: "#name")
    #expect(try driver.count("#accept:disabled") == 1)
    try press("a", on: driver)
    try driver.wait(for: "git lfs pull", in: "#notice")
    #expect(folder.bytes("docs/__Snapshots__/a/phone@1x.png") == Data(pointer.utf8))
  }

  // MARK: Looking

  @Test func oneKeyShowsOneChangedPixelOfATallPicture() throws {
    func tall(_ color: String) -> String {
      """
      <layout width="300" height="15000" background="#fff">
        <container><item margin-top="9000" margin-left="120" width="1" height="1" background="\(color)"/></container>
      </layout>
      """
    }
    try folder.write("{}", to: "strut.json")
    for name in ["a", "b", "c"] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/docs/\(name).xml")
    }
    try folder.write(tall("#fff"), to: "docs/tall.xml")
    try folder.write("<layout width=\"3\" height=\"2\" background=\"#fff\"/>", to: "docs/tiny.xml")
    #expect(try folder.strut("record", "docs").status == 0)
    try folder.write(tall("#f00"), to: "docs/tall.xml")
    try folder.write("<layout width=\"3\" height=\"2\" background=\"#00f\"/>", to: "docs/tiny.xml")
    #expect(try folder.strut("verify", "docs", "--reporter", "html=report.html").status == 1)
    let driver = try PageDriver(browser, at: "file://\(folder.path)/report.html")
    try driver.wait(for: "docs/tall", in: "#name")
    try driver.wait(for: "1 of 1", in: "#position")
    try press("0", "n", on: driver)
    for width in [1280, 700, 400] {
      try driver.page.resize(width: width, height: 800)
      try press("n", on: driver)
      #expect(try isMarkInSight(driver), "\(width)")
    }
    try driver.page.resize(width: 1280, height: 800)
    // Every way of comparing shows it at once, and both panes stay together.
    for key in ["2", "3", "4", "5", "1"] {
      try press(key, on: driver)
      #expect(try isMarkInSight(driver), "view \(key)")
    }
    let isWhole = try driver.page.evaluate(
      "[...document.querySelectorAll('.plane img')].every((image) => !image.style.clipPath && !image.style.opacity)",
      as: Bool.self)
    #expect(isWhole)
    let planes = try driver.page.evaluate(
      "[...document.querySelectorAll('.plane')].map((plane) => plane.style.transform)",
      as: [String].self)
    #expect(planes.count == 2 && planes[0] == planes[1])
    // Beside it stands where that is in the whole, and a press goes elsewhere.
    let tick = try driver.page.evaluate(
      "parseFloat(document.querySelector('.overview.tall > i').style.top)", as: Double.self)
    #expect(abs(tick - 60) < 0.5)
    let top = try driver.page.evaluate(
      """
      (() => {
        const frame = document.querySelector('.overview').getBoundingClientRect();
        return [frame.left + 7, frame.top + frame.height * 0.2];
      })()
      """, as: [Double].self)
    try driver.page.click(at: (top[0], top[1]))
    let shown = try driver.page.evaluate(
      """
      (() => {
        const frame = document.querySelector('.overview > b').style;
        return [parseFloat(frame.top) + parseFloat(frame.height) / 2];
      })()
      """, as: [Double].self)
    #expect(abs(shown[0] - 20) < 1)
    #expect(try !isMarkInSight(driver))
    try press("n", on: driver)
    #expect(try isMarkInSight(driver))
    // Six pixels are as large as can be told apart.
    try press("j", on: driver)
    try driver.wait(for: "docs/tiny", in: "#name")
    try driver.page.wait(until: "document.querySelector('.plane img')?.naturalWidth === 3")
    let width = try driver.page.evaluate(
      "document.querySelector('.plane img').getBoundingClientRect().width", as: Double.self)
    #expect(width >= 24)
    #expect(try driver.count(".overview") == 0)
    driver.expectNoComplaints()
  }

  /// Whether the frame of the change stands in every pane and can be seen.
  private func isMarkInSight(_ driver: PageDriver) throws -> Bool {
    try driver.page.evaluate(
      """
      [...document.querySelectorAll('.pane')].every((pane) => {
        const frame = pane.getBoundingClientRect();
        const mark = pane.querySelector('.mark.current')?.getBoundingClientRect();
        return mark && mark.width >= 8 && mark.left >= frame.left && mark.top >= frame.top
          && mark.right <= frame.right && mark.bottom <= frame.bottom;
      })
      """, as: Bool.self)
  }

  @Test func changesInsideAPictureAreGoneThroughAndTheCasesAreATable() throws {
    func two(_ a: String, _ b: String) -> String {
      """
      <layout width="200" height="300" background="#fff">
        <container><item height="20" background="\(a)"/><item margin-top="150" height="20" background="\(b)"/></container>
      </layout>
      """
    }
    try folder.write(two("#26c", "#26c"), to: "docs/a.xml")
    #expect(try folder.strut("record", "docs").status == 0)
    try folder.write(two("#c22", "#2c2"), to: "docs/a.xml")
    #expect(try folder.strut("verify", "docs").status == 1)
    let server = try PreviewServer(in: folder, command: "review")
    let driver = try open(server)
    try driver.wait(for: "1 of 2", in: "#position")
    try press("n", on: driver)
    try driver.wait(for: "2 of 2", in: "#position")
    try press("n", on: driver)
    try driver.wait(for: "1 of 2", in: "#position")
    try press("p", on: driver)
    try driver.wait(for: "2 of 2", in: "#position")
    try press("m", on: driver)
    try driver.wait(for: "wide", in: "#matrix")
    #expect(try driver.count("#matrix td button") == 2)
    try driver.click("#matrix td button[aria-current=false]")
    try driver.wait(for: "docs/a/wide@1x", in: "#name")
    try driver.page.evaluate(
      "(() => { const f = document.getElementById('filter'); f.value = 'phone'; f.dispatchEvent(new Event('input')); return true; })()",
      as: Bool.self)
    #expect(try driver.count(".group li") == 1)
    driver.expectNoComplaints()
  }

  @Test func everythingHasANameForThoseWhoDoNotSee() throws {
    try change()
    let server = try PreviewServer(in: folder, command: "review")
    let driver = try open(server)
    let nameless = try driver.page.evaluate(
      """
      [...document.querySelectorAll('button, input, select, [role=group], [tabindex="0"]')]
        .filter((node) => node.checkVisibility() && !(node.getAttribute('aria-label') || node.innerText?.trim() || node.labels?.length))
        .map((node) => node.outerHTML.slice(0, 80))
      """, as: [String].self)
    #expect(nameless == [])
    #expect(
      try driver.page.evaluate(
        "document.querySelectorAll('[aria-live], [role=status], [role=alert]').length >= 3",
        as: Bool.self))
  }

  @Test func aThousandChangesOpenAtOnce() throws {
    try change()
    let picture = Array(try #require(folder.bytes("docs/__Snapshots__/a/phone@1x.png")))
    let results = (0..<1000).map { index in
      var result = CaseResult(
        name: "docs/many\(index)/default@1x", document: "docs/many\(index).xml", golden: "g.png",
        axes: [.scale: "1"], status: .changed, isFailure: true)
      result.causes = [
        ChangeCause(
          kind: .style, subject: "<style name=\"s\(index % 4)\">", change: "padding 4 → 6", line: 1,
          key: "s\(index % 4)")
      ]
      result.pictures = [.expected, .actual]
      return result
    }
    let report = Report(started: "", results: results)
    // Pictures of 30 kB each would be 60 MB.
    let large = picture + [UInt8](repeating: 0, count: 30_000)
    let html = ReportWriter(report) { _, _ in large }.text(.html)
    #expect(html.utf8.count < 10_000_000)
    try folder.write(html, to: "report.html")
    let driver = try PageDriver(browser, at: "file://\(folder.path)/report.html")
    try driver.wait(for: "docs/many", in: "#name")
    let ready = try driver.page.evaluate(
      "performance.getEntriesByType('navigation')[0].domInteractive", as: Double.self)
    // One second is asked of an idle machine; tests run on a busy one.
    #expect(ready < 3000)
    #expect(try driver.count(".group") == 4)
    #expect(
      try driver.page.evaluate("document.querySelectorAll('.group li').length", as: Int.self) == 48)
    for _ in 0..<4 { try driver.click(".group .more") }
    #expect(
      try driver.page.evaluate("document.querySelectorAll('.group li').length", as: Int.self)
        == 1000)
    // Going through all of it takes no frame long: what is out of sight is not laid out.
    let slowest = try driver.page.evaluate(
      """
      (async () => {
        const list = document.getElementById('groups');
        let slowest = 0;
        for (let top = 0; top < list.scrollHeight; top += list.scrollHeight / 40) {
          const start = performance.now();
          list.scrollTop = top;
          list.getBoundingClientRect();
          await new Promise(requestAnimationFrame);
          slowest = Math.max(slowest, performance.now() - start);
        }
        return slowest;
      })()
      """, as: Double.self)
    #expect(slowest < 500)
    driver.expectNoComplaints()
  }
}
