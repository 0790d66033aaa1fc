import Foundation
import Strut
import StrutPaint
import StrutTestSupport
import Testing

/// The documents under `Fixtures/paint` are drawn pixel by pixel as the pictures beside them.
///
/// The pictures are Strut's own; each was looked at beside Chromium's picture of the same document before it was
/// recorded.
struct PaintFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/paint")

  @Test(arguments: fixtures)
  func drawsAsRecorded(_ fixture: Fixture) throws {
    let png = try Document(contentsOf: fixture.url).render(.png)
    let golden = fixture.sibling("png")
    let expected = try? Data(contentsOf: golden)
    let actualPixels = try #require(Pixmap(png: Array(png)))
    let expectedPixels = expected.flatMap { Pixmap(png: Array($0)) }
    let isEqual = actualPixels == expectedPixels
    if try RecordMode.current.records(isMissing: expected == nil, isEqual: isEqual) {
      try png.write(to: golden, options: .atomic)
      Issue.record("recorded \(golden.lastPathComponent)")
      return
    }
    let expectedPicture = try #require(expectedPixels, "\(golden.lastPathComponent) is missing")
    #expect(isEqual, "\(largestDifference(of: actualPixels, from: expectedPicture))")
  }

  @Test(arguments: fixtures)
  func drawsAgainTheSame(_ fixture: Fixture) throws {
    let document = try Document(contentsOf: fixture.url)
    for format in [OutputFormat.png, .svg, .pdf] {
      #expect(try document.render(format) == document.render(format))
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/paint").isEmpty)
  }

  /// A recording without a document would never be compared with anything.
  @Test func everyRecordingHasItsDocument() {
    expectDocuments(forEvery: "png", in: "Fixtures/paint")
  }
}

/// The documents under `Fixtures/reftest` paint the same as the `.ref.xml` beside each of them.
struct ReferenceFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/reftest").filter { !$0.name.hasSuffix(".ref") }

  @Test(arguments: fixtures)
  func paintsTheSame(_ fixture: Fixture) throws {
    let picture = try pixels(fixture.url)
    let reference = try pixels(fixture.sibling("ref.xml"))
    #expect(picture == reference, "\(largestDifference(of: picture, from: reference))")
  }

  private func pixels(_ url: URL) throws -> Pixmap {
    try #require(Pixmap(png: Array(Document(contentsOf: url).render(.png))))
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/reftest").isEmpty)
  }
}

/// The place where two pictures differ most, in words.
private func largestDifference(of actual: Pixmap, from expected: Pixmap) -> String {
  guard actual.width == expected.width, actual.height == expected.height else {
    return "\(actual.width)×\(actual.height) pixels instead of \(expected.width)×\(expected.height)"
  }
  let differences = zip(actual.bytes, expected.bytes).map { abs(Int($0) - Int($1)) }
  let (index, largest) = differences.enumerated().max { $0.element < $1.element } ?? (0, 0)
  let pixel = index / 4
  return
    "\(differences.count { $0 > 0 }) bytes differ, most by \(largest) at "
    + "(\(pixel % actual.width), \(pixel / actual.width))"
}
