import Foundation
import Strut
import StrutPaint
import StrutTestSupport
import Testing

/// The documents under `Fixtures/paint` and `Fixtures/reftest` show the same as SVG and as PDF, in programs that are not
/// Strut's, as in Strut's own PNG.
struct RasterFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/paint") + Fixture.discover("Fixtures/reftest")

  /// Pixels for each point: enough to see half a point, and another than 1, which a painter may take for granted.
  private static let scale = 2.0

  @Test(arguments: fixtures)
  func librsvgShowsTheSame(_ fixture: Fixture) throws {
    let file = try Document(contentsOf: fixture.url).render(.svg, scale: Self.scale)
    try expect(try Rasteriser.librsvg.picture(of: file), of: fixture, by: .librsvg)
  }

  @Test(arguments: fixtures)
  func popplerShowsTheSame(_ fixture: Fixture) throws {
    let file = try Document(contentsOf: fixture.url).render(.pdf, scale: Self.scale)
    try expect(try Rasteriser.poppler.picture(of: file), of: fixture, by: .poppler)
  }

  @Test(.enabled(if: BrowserTests.canRun, "chromium is not installed"), arguments: fixtures)
  func chromiumShowsTheSame(_ fixture: Fixture) throws {
    let picture = try Self.sheet.get().pictures[fixture.url.path]
    try expect(try #require(picture, "Chromium cannot read it"), of: fixture, by: .chromium)
  }

  /// Where texts are text, and the program has the fonts.
  @Test(arguments: fixtures)
  func librsvgShowsTextTheSame(_ fixture: Fixture) throws {
    let file = try Document(contentsOf: fixture.url)
      .render(.svg, scale: Self.scale, svgText: .text)
    try expect(try Rasteriser.librsvgText.picture(of: file), of: fixture, by: .librsvgText)
  }

  /// Where texts are text, and their fonts are in the file: Chromium has no other fonts for images.
  @Test(.enabled(if: BrowserTests.canRun, "chromium is not installed"), arguments: fixtures)
  func chromiumShowsTextTheSame(_ fixture: Fixture) throws {
    let picture = try Self.textSheet.get().pictures[fixture.url.path]
    try expect(
      try #require(picture, "Chromium cannot read it"), of: fixture, by: .chromiumText)
  }

  /// All documents on one page of the browser.
  private static let sheet = Result { try sheet(.outlines) }

  /// All documents on one page of the browser, with their fonts.
  private static let textSheet = Result { try sheet(.embedded) }

  private static func sheet(_ svgText: SVGTextMode) throws -> BrowserSheet {
    try BrowserSheet(
      fixtures.map { fixture in
        let document = try Document(contentsOf: fixture.url)
        let size = try document.layout().size
        return (
          fixture.url.path, try document.render(.svg, scale: scale, svgText: svgText),
          Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up))
        )
      })
  }

  /// Compares a picture with Strut's own, as the fixture's comments allow.
  private func expect(
    _ picture: Pixmap, of fixture: Fixture, by rasteriser: Rasteriser,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let png = try Document(contentsOf: fixture.url).render(.png, scale: Self.scale)
    let own = try #require(Pixmap(png: Array(png)))
    guard picture.width == own.width, picture.height == own.height else {
      Issue.record(
        "\(picture.width)×\(picture.height) pixels instead of \(own.width)×\(own.height)",
        sourceLocation: sourceLocation)
      return
    }
    let distance = PictureDistance(own, picture, onWhite: rasteriser == .poppler)
    let text = try String(contentsOf: fixture.url, encoding: .utf8)
    let tolerances = try PictureTolerance.stated(in: text)
    let stated = tolerances[rasteriser.rawValue]
    let other = rasteriser.withOutlines.flatMap { tolerances[$0.rawValue] }
    let isNear =
      stated?.allows(distance)
      ?? (rasteriser.tolerance.allows(distance) || other?.allows(distance) == true)
    if !isNear {
      Attachment.record(try picture.png(), named: "\(rasteriser).png")
      Attachment.record(png, named: "strut.png")
      Issue.record("\(distance)", sourceLocation: sourceLocation)
    } else if stated != nil, rasteriser.tolerance.half.allows(distance) {
      Issue.record(
        "the tolerance of \(rasteriser) is not needed: \(distance)", sourceLocation: sourceLocation)
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/paint").isEmpty)
    #expect(!Fixture.all("Fixtures/reftest").isEmpty)
  }
}
