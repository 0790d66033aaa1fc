import Foundation
import Strut
import StrutTestSupport
import Testing

/// The documents under `Samples`, which people see first, are right and can be drawn.
struct SampleTests {
  static let samples = Fixture.discover("Samples")
  /// The samples' components, which are drawn one by one.
  static let library = packageRoot.appendingPathComponent("Samples/Kit/kit.xml").path

  /// The samples without it.
  static let documents = samples.filter { $0.url.path != library }

  @Test(arguments: samples)
  func isRightAndDraws(_ sample: Fixture) throws {
    let renderer = DocumentRenderer(fonts: try SharedFonts())
    let source = try DocumentSource(file: sample.url.path)
    for state in source.states(root: nil) { try draws(source, state, with: renderer) }
  }

  private func draws(
    _ source: DocumentSource, _ state: DocumentStates.State, with renderer: DocumentRenderer
  ) throws {
    var choices = TemplateChoices()
    choices.component = state.component
    choices.caseName = state.caseName
    let document = renderer.process(source, choices: choices)
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

  /// The kit has the components, themes and languages of a small design system, and other samples use it.
  @Test func theKitIsADesignSystem() throws {
    let states = try DocumentSource(file: Self.library).states(root: nil)
    #expect(Set(states.compactMap(\.component)).count >= 12)
    #expect(
      Fixture.all("Samples/Kit/strings", extension: "json").map(\.name) == ["ar", "de", "en"])
    let users = try Fixture.all("Samples").filter {
      try String(contentsOf: $0.url, encoding: .utf8).contains("kit.xml\"/>")
    }
    #expect(users.count >= 2)
    let renderer = DocumentRenderer(fonts: try SharedFonts())
    let orders = try DocumentSource(
      file: packageRoot.appendingPathComponent("Samples/Kit/orders.xml").path)
    for (theme, locale) in [("dark", "en"), ("base", "de"), ("dark", "ar")] {
      for name in [nil, "empty", "all delivered"] {
        var choices = TemplateChoices()
        choices.theme = theme
        choices.locale = locale
        choices.caseName = name
        let document = renderer.process(orders, choices: choices)
        #expect(document.diagnostics.isEmpty, "\(theme) \(locale) \(name ?? "")")
        #expect(document.placed != nil)
      }
    }
  }

  /// A sample that was only written anew with the kit draws the same picture as before.
  @Test func theToolbarOfTheKitDrawsAsTheOneWrittenOut() throws {
    let icons = [
      ("back", ""), ("forward", " opacity=\"0.35\""), ("share", ""), ("bookmark", ""), ("tabs", ""),
    ].map { name, more in
      "<item width=\"24\" height=\"24\" src=\"images/icon-\(name).png\"\(more)/>"
    }
    let plain = """
      <layout width="375" background="#e2e8f0"><container>
        <container flex-direction="row" align-items="center" height="50" padding-horizontal="20"
          background="white" border-top="1 solid #cbd5e1">
          \(icons.joined(separator: "<item flex-grow=\"1\"/>"))
        </container>
      </container></layout>
      """
    let folder = packageRoot.appendingPathComponent("Samples").path
    let renderer = DocumentRenderer(fonts: try SharedFonts())
    let written = renderer.process(
      DocumentSource(name: "plain.xml", bytes: Array(plain.utf8), folder: folder))
    let kit = renderer.process(try DocumentSource(file: folder + "/toolbar.xml"))
    for scale in [1.0, 2] {
      #expect(
        try #require(kit.placed).draw(.png, scale: scale)
          == #require(written.placed).draw(.png, scale: scale))
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func samplesWereFound() {
    #expect(!Fixture.all("Samples").isEmpty)
  }
}
