import Foundation
import Strut
import StrutTestSupport
import Testing

/// The documents under `Samples`, which people see first, are right and can be drawn.
struct SampleTests {
  static let samples = Fixture.discover("Samples")

  @Test(arguments: samples)
  func isRightAndDraws(_ sample: Fixture) throws {
    let renderer = DocumentRenderer(fonts: try SharedFonts())
    let document = renderer.process(try DocumentSource(file: sample.url.path))
    // Whether the Chinese sample finds its characters depends on the machine: the demo brings a font along.
    let printed = document.diagnostics.filter { $0.code != "missing-glyph" }.map {
      $0.description(in: document.source)
    }
    #expect(printed == [])
    let placed = try #require(document.placed)
    let frames = placed.frames(scale: 1)
    #expect(frames.canvas.width > 0 && frames.canvas.height > 0)
    for format in [OutputFormat.png, .svg, .pdf] {
      #expect(try !placed.draw(format, scale: 1).isEmpty)
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func samplesWereFound() {
    #expect(!Fixture.all("Samples").isEmpty)
  }
}
