import Foundation
import Strut
import StrutTestSupport
import Testing

/// The PDF files of the documents under `Fixtures/structure` say what is listed beside them, as QPDF and Poppler read them.
struct StructureFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/structure")

  @Test(arguments: fixtures)
  func structureIsAsExpected(_ fixture: Fixture) throws {
    let pdf = try Document(contentsOf: fixture.url).render(.pdf)
    let lines = try StructureListing(pdf).lines
    try expectGolden(lines.joined(separator: "\n"), at: fixture.sibling("structure"))
  }

  /// Words are whole in whatever order a program reads them.
  @Test(arguments: ["right-to-left", "divided-words", "reading-order"], [nil, "-raw", "-layout"])
  func wordsAreWhole(_ name: String, _ order: String?) throws {
    let url = packageRoot.appendingPathComponent("Fixtures/structure/\(name).xml")
    let pdf = try Document(contentsOf: url).render(.pdf)
    func words(_ lines: some Sequence<String>) -> [Substring] {
      lines.flatMap { $0.split { " ,…\u{AD}".contains($0) } }.sorted()
    }
    let read = try StructureListing(pdf).lines.drop { $0 != "words" }.dropFirst()
      .prefix { $0 != "painted" }
    #expect(try words(PageText(pdf, order: order).lines) == words(read))
  }

  /// Whatever is painted stands for an element or is an artifact, and the brackets of marks and of text objects nest.
  @Test(arguments: fixtures + Fixture.discover("Fixtures/paint") + SampleTests.documents)
  func everythingIsMarked(_ fixture: Fixture) throws {
    let pdf = try Document(contentsOf: fixture.url).render(.pdf)
    #expect(try MarkedContent(pdf).faults == [])
  }

  /// Each page of a file of several is a part.
  @Test func pagesAreParts() async throws {
    let pages = try await Renderer().pages([Text("One"), Text("Second").href("https://a.example/")])
    #expect(
      try StructureListing(pages.data).lines == [
        "Document", "  Part", "    P", "  Part", "    P", "      Link to https://a.example/",
        "words", "One", "Second", "painted", "One", "Second",
      ])
    #expect(try MarkedContent(pages.data).faults == [])
  }

  /// A page in another language than the first, which is that of the file, says so.
  @Test func pagesSayTheirLanguages() async throws {
    let pages = try await Renderer().pages([
      Canvas { Text("One") }.lang("en"), Canvas { Text("Zwei") }.lang("de"),
      Canvas { Text("Three") }.lang("en"),
    ])
    #expect(
      try StructureListing(pages.data).lines.prefix { $0 != "words" } == [
        "language en", "Document", "  Part", "    P", "  Part, language de", "    P", "  Part",
        "    P",
      ])
  }

  /// PDF counts from a page's own lower edge (ISO 32000-1, 8.3.2.3), so a link is where its page shows it.
  @Test func linksFollowTheHeightsOfTheirPages() async throws {
    let low = Rectangle().width(30).height(10).href("https://a.example/")
    let pages = try await Renderer().pages([Rectangle().width(30).height(200), low])
    let areas = try PDFObjectTable(pages.data).objects.values.compactMap { object in
      let value = object["value"] as? [String: Any]
      return value?["/Subtype"] as? String == "/Link" ? value?["/Rect"] as? [Double] : nil
    }
    #expect(areas == [[0, 0, 30, 10]])
  }

  /// A link to a box leads to its corner in the file, on its own page before others, wherever a transform moves it.
  @Test func linksLeadToBoxes() async throws {
    func link(_ id: String) -> Element { Rectangle().width(30).height(10).href("#\(id)") }
    let first = Column {
      link("far")
      link("here")
      link("none")
      Rectangle().id("here").height(20).background("#26c").margin(left: 4).transform(
        "translate(3, 5)")
    }
    let second = Column {
      Rectangle().height(90)
      Rectangle().id("far").height(10)
      Rectangle().id("here").height(10)
    }
    let pages = try await Renderer().pages([first.width(60), second.width(60)])
    let links = try PDFObjectTable(pages.data).objects.values.compactMap { object in
      (object["value"] as? [String: Any]).flatMap {
        $0["/Subtype"] as? String == "/Link" ? $0 : nil
      }
    }
    let places = links.compactMap {
      ($0["/Dest"] as? [Any])?.dropFirst().compactMap { $0 as? Double }
    }
    // PDF counts from below: 110 - 90, and 50 - 30 - 5.
    #expect(Set(places) == [[0, 20], [7, 15]])
    let addresses = links.compactMap { ($0["/A"] as? [String: Any])?["/URI"] as? String }
    #expect(addresses == ["u:#none"])
  }

  /// A link to a span that begins with an image leads to the image.
  @Test func linksLeadToImagesOfTexts() throws {
    let url = packageRoot.appendingPathComponent("Fixtures/structure/links-around-parts.xml")
    let objects = try PDFObjectTable(Document(contentsOf: url).render(.pdf)).objects.values
    let places = objects.compactMap { object in
      ((object["value"] as? [String: Any])?["/Dest"] as? [Any])?.dropFirst()
        .compactMap { $0 as? Double }
    }
    #expect(places == [[8, 33]])
  }

  /// Glyphs with colours of their own are pictures on the page, and words for those who search or copy it.
  @Test(arguments: [
    ("color-fonts-layers", "ABzABzABzABzABzABz"), ("color-fonts-paints", "ABCDEFGHIJKLMNOPQRST"),
    ("color-fonts-pictures", "AzAAAAzAAAz"),
  ])
  func picturesAreWords(_ name: String, _ words: String) throws {
    let url = packageRoot.appendingPathComponent("Fixtures/paint/\(name).xml")
    let lines = try StructureListing(Document(contentsOf: url).render(.pdf)).lines
    let read = lines.drop { $0 != "words" }.dropFirst().prefix { $0 != "painted" }.joined()
    #expect(read.filter { !$0.isWhitespace } == words)
  }

  /// A recording without a document would never be compared with anything.
  @Test func everyRecordingHasItsDocument() {
    expectDocuments(forEvery: "structure", in: "Fixtures/structure")
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/structure").isEmpty)
  }

  /// What the test of marks finds: an operator that paints without one.
  @Test func whatIsNotMarkedIsFound() {
    let marked = "/Artifact BMC\n0 0 1 1 re f\nEMC\n/P <</MCID 0>> BDC BT (f)Tj ET EMC"
    #expect(MarkedContent.faults(in: marked).isEmpty)
    #expect(MarkedContent.faults(in: "0 0 1 1 re f").count == 1)
    #expect(MarkedContent.faults(in: "/P <</MCID 0>> BDC BT (a)Tj EMC ET").count == 1)
    #expect(MarkedContent.faults(in: "BT (a)Tj ET").count == 1)
  }
}
