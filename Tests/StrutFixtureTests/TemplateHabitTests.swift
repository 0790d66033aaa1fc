import Foundation
import Strut
import StrutTestSupport
import Testing

/// What people bring along from other languages of components gets one hint that helps: the documents under
/// `Fixtures/template/habits`.
struct TemplateHabitTests {
  static let habits = Fixture.discover("Fixtures/template/habits", extension: "habits")

  /// The document around what people write, which may begin with what stands at its top.
  static func document(_ content: String) -> String {
    let parts = content.components(separatedBy: " || ")
    return """
      <layout width="100" xml:lang="en">
      <data name="list">["a", "b"]</data><data name="user">{"name": "Ada"}</data>
      <param name="ok" type="boolean" default="true"/><param name="x" default="1"/>
      <param name="n" type="number" default="2"/>
      \(parts.count > 1 ? parts[0] : "")
      <container min-height="1">
      \(parts.last ?? "")
      </container></layout>
      """
  }

  private func errors(in content: String) throws -> [Diagnostic] {
    let renderer = DocumentRenderer(fonts: try SharedFonts())
    let source = DocumentSource(
      name: "habit.xml", bytes: Array(Self.document(content).utf8), folder: ".")
    let checked = renderer.check(source.parsed(), choices: TemplateChoices())
    return checked.diagnostics.filter { $0.severity == .error }
  }

  /// One mistake is one message, its hint says what to write, and who follows it has a document without errors.
  @Test(arguments: habits)
  func theHintHelps(_ fixture: Fixture) throws {
    let text = try String(contentsOf: fixture.url, encoding: .utf8)
    let entries = text.components(separatedBy: "\n\n").dropFirst()
    #expect(entries.count > 5)
    for entry in entries {
      let lines = entry.split(separator: "\n").map(String.init)
      func field(_ name: String) throws -> String {
        let line = try #require(lines.first { $0.hasPrefix(name + ": ") }, "\(entry)")
        return String(line.dropFirst(name.count + 2))
      }
      let found = try errors(in: field("wrong"))
      let told = "\(entry)\n  gets \(found.map { "\($0.message) (\($0.hints))" })"
      #expect(found.count == 1, "\(told)")
      let hint = try field("hint")
      #expect(found.flatMap(\.hints).contains { $0.contains(hint) }, "\(told)")
      let after = try errors(in: field("right"))
      #expect(after.isEmpty, "\(entry)\n  then gets \(after.map(\.message))")
    }
  }

  static let plainHabits = Fixture.discover("Fixtures/habits", extension: "habits").filter {
    !$0.name.hasPrefix("statements")
  }

  /// What helps in plain documents helps in those that the command reads, with all stages.
  @Test(arguments: plainHabits)
  func theHintIsTheCommands(_ fixture: Fixture) throws {
    let text = try String(contentsOf: fixture.url, encoding: .utf8)
    for entry in text.components(separatedBy: "\n\n").dropFirst() {
      let lines = entry.split(separator: "\n").map(String.init)
      let wrong = try #require(lines.first { $0.hasPrefix("wrong: ") }).dropFirst(7)
      let hint = try #require(lines.first { $0.hasPrefix("hint: ") }).dropFirst(6)
      let found = try errors(in: String(wrong))
      #expect(
        found.flatMap(\.hints).contains { $0.contains(hint) },
        "\(entry)\n  gets \(found.map { "\($0.message) (\($0.hints))" })")
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func habitsWereFound() {
    #expect(!Fixture.all("Fixtures/template/habits", extension: "habits").isEmpty)
  }
}
