import Foundation
import Strut
import StrutTestSupport
import Testing

/// What `strut expand` prints draws the same as what it was made of.
struct ExpansionTests {
  private static let folders = [
    Fixture.discover("Samples"), Fixture.discover("Fixtures/flex"),
    Fixture.discover("Fixtures/text"), Fixture.discover("Fixtures/paint"),
    Fixture.discover("Fixtures/constraints/layout"), Fixture.discover("Fixtures/inspection"),
    Fixture.discover("Fixtures/reftest"),
    Fixture.discover("Fixtures/template/pairs", extension: "xml"),
  ]
  static let documents = folders.flatMap(\.self)
  private static let fontFolder = packageRoot.appendingPathComponent("Fixtures/fonts").path

  /// Every document that can be drawn gives the same PNG, SVG and PDF, and the same frames, when it is expanded first.
  @Test(arguments: documents)
  func drawsAlike(_ fixture: Fixture) throws {
    let renderer = DocumentRenderer(fonts: try SharedFonts(folders: [Self.fontFolder]))
    let source = try DocumentSource(file: fixture.url.path)
    let options = ReadingOptions()
    guard let written = renderer.process(source).placed else { return }
    let expanded = source.parsed().expanded(options, isForced: true)
    #expect(expanded.diagnostics.allSatisfy { $0.severity == .warning })
    let text = DocumentSource(
      name: source.name, bytes: Array(expanded.text.utf8), folder: source.folder)
    let again = renderer.process(text)
    let plain = try #require(
      again.placed,
      "\(again.diagnostics.map { $0.description(in: again.source) })\n\(expanded.text)")
    for format in [OutputFormat.png, .svg, .pdf] {
      // An empty canvas cannot be drawn, whichever way.
      let expected = try? written.draw(format, scale: 1)
      #expect(
        (try? plain.draw(format, scale: 1)) == expected,
        "\(format) differs from that of\n\(expanded.text)")
    }
    #expect(plain.frames(scale: 1) == written.frames(scale: 1))
    #expect(plain.boxes.elements.map(\.id) == written.boxes.elements.map(\.id))
  }

  /// What is printed is printed the same again.
  @Test(arguments: documents)
  func settles(_ fixture: Fixture) throws {
    let source = try DocumentSource(file: fixture.url.path)
    let renderer = DocumentRenderer(fonts: try SharedFonts(folders: [Self.fontFolder]))
    guard renderer.process(source).placed != nil else { return }
    let once = source.parsed().expanded(ReadingOptions(), isForced: true)
    let text = DocumentSource(
      name: source.name, bytes: Array(once.text.utf8), folder: source.folder)
    #expect(text.parsed().expanded(ReadingOptions(), isForced: true).text == once.text)
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func documentsWereFound() {
    #expect(Fixture.all("Fixtures/flex").count + Fixture.all("Fixtures/template/pairs").count > 50)
    #expect(!Fixture.all("Samples").isEmpty)
  }
}
