import CLibXML2
import Foundation
import Strut
import StrutTestSupport
import Testing

/// The documents under `Fixtures/paint` give the SVG files beside them, and PDF files with what is listed beside them.
///
/// Both are Strut's own output: what they show is compared by ``RasterFixtureTests``.
struct VectorFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/paint")

  @Test(arguments: fixtures)
  func svgIsAsRecorded(_ fixture: Fixture) throws {
    let svg = try Document(contentsOf: fixture.url).render(.svg)
    try expectGolden(String(decoding: svg, as: UTF8.self), at: fixture.sibling("svg"))
  }

  @Test(arguments: fixtures)
  func pageIsAsRecorded(_ fixture: Fixture) throws {
    let pdf = try Document(contentsOf: fixture.url).render(.pdf)
    let lines = try PageListing(pdf).lines
    try expectGolden(lines.joined(separator: "\n"), at: fixture.sibling("page"))
  }

  /// Every SVG file is XML, by libxml2, also that of a document whose texts are full of its signs.
  @Test(
    arguments: fixtures + Fixture.discover("Fixtures/reftest")
      + SampleTests.documents)
  func svgIsXML(_ fixture: Fixture) throws {
    let svg = try Document(contentsOf: fixture.url).render(.svg)
    #expect(Self.isXML(svg))
  }

  @Test func whatIsNoXMLIsFound() throws {
    let svg = try Document(markup: "<layout width=\"9\" height=\"9\" title=\"a\"/>").render(.svg)
    #expect(Self.isXML(svg))
    #expect(!Self.isXML(svg + Data("<".utf8)))
    #expect(!Self.isXML(Data("<svg a=\"\"\"/>".utf8)))
    #expect(!Self.isXML(Data("<svg xlink:href=\"#a\"/>".utf8)), "the prefix is not declared")
  }

  private static func isXML(_ file: Data) -> Bool {
    let options = Int32(XML_PARSE_NOERROR.rawValue) | Int32(XML_PARSE_NONET.rawValue)
    guard let context = xmlNewParserCtxt() else { return false }
    defer { xmlFreeParserCtxt(context) }
    let document = file.withUnsafeBytes { bytes in
      xmlCtxtReadMemory(
        context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), nil,
        nil, options)
    }
    defer { xmlFreeDoc(document) }
    return document != nil && context.pointee.wellFormed == 1
      && context.pointee.nsWellFormed == 1
  }

  /// A recording without a document would never be compared with anything.
  @Test func everyRecordingHasItsDocument() {
    expectDocuments(forEvery: "svg", in: "Fixtures/paint")
    expectDocuments(forEvery: "page", in: "Fixtures/paint")
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/paint").isEmpty)
  }
}
