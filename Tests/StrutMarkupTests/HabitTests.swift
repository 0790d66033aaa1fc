import Foundation
import StrutCore
import StrutTestSupport
import Testing

@testable import StrutMarkup

/// What people bring along from elsewhere gets a hint that helps: the documents under `Fixtures/habits`.
struct HabitTests {
  static let habits = Fixture.discover("Fixtures/habits", extension: "habits")

  /// What is written wrong, a part of the hint, and what is written after it.
  private struct Habit {
    var wrong: String
    var hint: String
    var right: String
  }

  private func read(_ fixture: Fixture) throws -> [Habit] {
    let text = try String(contentsOf: fixture.url, encoding: .utf8)
    return try text.components(separatedBy: "\n\n").dropFirst().map { entry in
      let lines = entry.split(separator: "\n").map(String.init)
      func field(_ name: String) throws -> String {
        let line = try #require(lines.first { $0.hasPrefix(name + ": ") }, "\(entry)")
        return String(line.dropFirst(name.count + 2))
      }
      return Habit(wrong: try field("wrong"), hint: try field("hint"), right: try field("right"))
    }
  }

  /// - Parameter areStatements: Whether the content stands in `<constraints>` among views a, b and c.
  private func diagnostics(_ content: String, areStatements: Bool = false) -> [Diagnostic] {
    var content = content
    if areStatements {
      let views = "<item id=\"a\"/><item id=\"b\"/><item id=\"c\"/>"
      content =
        "<container display=\"constraints\">\(views)<constraints metrics=\"gap: 8\">\(content)</constraints></container>"
    }
    let text =
      "<layout><style name=\"card\"/>\n<container><item src=\"a.png\"/>\n\(content)\n</container></layout>"
    return MarkupReader.read(Array(text.utf8), name: "habit.xml").diagnostics
  }

  /// The hint names what to write, and who follows it has a document without errors.
  @Test(arguments: habits)
  func theHintHelps(_ fixture: Fixture) throws {
    let habits = try read(fixture)
    #expect(habits.count > 5)
    let areStatements = fixture.name.hasPrefix("statements")
    for habit in habits {
      let found = diagnostics(habit.wrong, areStatements: areStatements).filter {
        $0.severity == .error
      }
      #expect(!found.isEmpty, "not an error: \(habit.wrong)")
      let hints = found.flatMap(\.hints)
      #expect(
        hints.contains { $0.contains(habit.hint) },
        "\(habit.wrong)\n  gets \(found.map { "\($0.message) (\($0.hints))" })")
      let after = diagnostics(habit.right, areStatements: areStatements).filter {
        $0.severity == .error
      }
      #expect(after.isEmpty, "\(habit.right)\n  gets \(after.map(\.message))")
    }
  }

  /// What the tables of names say can be written.
  @Test func everyAdviceIsValid() {
    for (name, foreign) in ForeignAttribute.byName {
      #expect(AttributeTable.row(of: name, on: .item) == nil, "\(name) is an attribute of Strut")
      switch foreign.advice {
      case .rename(let new):
        #expect(
          AttributeTable.row(of: new, on: .item) != nil
            || AttributeTable.row(of: new, on: .container) != nil, "\(name): \(new)")
      case .write(let attributes):
        #expect(!foreign.names.isEmpty, "\(name): \(attributes)")
        let errors = diagnostics("<item \(attributes)/>").filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(name): \(attributes): \(errors.map(\.message))")
      case .words(let words): #expect(!words.isEmpty)
      }
    }
    for (name, foreign) in ForeignElement.byName {
      #expect(ElementKind(rawValue: name) == nil, "\(name) is an element of Strut")
      let element = "<\(foreign.kind.rawValue) \(foreign.attributes)/>"
      // Fonts stand before the boxes.
      if foreign.kind == .font { continue }
      let content = foreign.kind == .span ? "<item>\(element)</item>" : element
      let errors = diagnostics(content).filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(name): \(errors.map(\.message))")
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func habitsWereFound() {
    #expect(!Fixture.all("Fixtures/habits", extension: "habits").isEmpty)
  }
}
