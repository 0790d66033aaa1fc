import Foundation
import StrutCore
import StrutTestSupport
import Testing

@testable import Strut

/// Everything that is told of what people bring along from elsewhere, as it is printed.
///
/// ``HabitTests`` and ``TemplateHabitTests`` hold a part of one hint each and that it helps; this holds all the rest, for what
/// they write and for the same with other numbers and its words in the other order.
struct HabitMessageTests {
  static let habits =
    Fixture.discover("Fixtures/habits", extension: "habits")
    + Fixture.discover("Fixtures/template/habits", extension: "habits")

  @Test(arguments: habits)
  func staysAsItIs(_ fixture: Fixture) throws {
    let renderer = DocumentRenderer(fonts: try SharedFonts())
    let text = try String(contentsOf: fixture.url, encoding: .utf8)
    let written = text.split(separator: "\n").filter { $0.hasPrefix("wrong: ") }
      .map { String($0.dropFirst(7)) }
    #expect(written.count > 5)
    let lines = written.flatMap { wrong in
      [wrong, Self.varied(wrong)].map { content in
        "== \(content)\n" + messages(about: content, of: fixture, renderer)
      }
    }
    try expectGolden(lines.joined(separator: "\n"), at: fixture.sibling("messages"))
  }

  private func messages(
    about content: String, of fixture: Fixture, _ renderer: DocumentRenderer
  ) -> String {
    let document =
      fixture.url.path.contains("/template/")
      ? TemplateHabitTests.document(content)
      : Self.document(content, areStatements: fixture.name.hasPrefix("statements"))
    let source = DocumentSource(name: "habit.xml", bytes: Array(document.utf8), folder: ".")
    let checked = renderer.check(source.parsed(), choices: TemplateChoices())
    return checked.diagnostics.map { $0.description(in: checked.source) }.joined(separator: "\n")
  }

  private static func document(_ content: String, areStatements: Bool) -> String {
    let views = "<item id=\"a\"/><item id=\"b\"/><item id=\"c\"/>"
    let body =
      areStatements
      ? """
      <container display="constraints">\(views)
      <constraints metrics="gap: 8">\(content)</constraints></container>
      """ : content
    return """
      <layout><style name="card"/>
      <container>
      \(body)
      </container></layout>
      """
  }

  /// The same with other numbers, and with the words of each value in the other order.
  private static func varied(_ content: String) -> String {
    let numbers = content.replacing(/\d+/) { match in
      Int(match.0).map { "\($0 / 2 + 1)" } ?? String(match.0)
    }
    return numbers.replacing(/"([^"<>{}]*)"/) { match in
      "\"" + match.1.split(separator: " ").reversed().joined(separator: " ") + "\""
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test(arguments: ["Fixtures/habits", "Fixtures/template/habits"])
  func habitsWereFound(_ folder: String) {
    #expect(!Fixture.all(folder, extension: "habits").isEmpty)
  }
}
