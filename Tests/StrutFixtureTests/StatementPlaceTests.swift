import Foundation
import StrutTestSupport
import Testing

@testable import Strut

/// A statement means the same wherever it stands: in a plain document, in a component, in a turn of a loop, and in what is
/// handed into a slot.
struct StatementPlaceTests {
  static let fixtures = Fixture.discover("Fixtures/constraints/places", extension: "statements")

  /// A place, with what stands before and behind the container that holds the statement.
  struct Place: CustomStringConvertible {
    let description: String
    let before: String
    let behind: String
    /// What the ids of this place have around them: the beginning and the end.
    var path = (before: "", behind: "")
  }

  static let places = [
    Place(
      description: "component", before: "<component name=\"C\"><container>",
      behind: "</container></component>\n<C id=\"zz\"/>", path: ("zz.", "")),
    Place(
      description: "turn", before: "<container><for each=\"i\" in=\"{[1]}\" key=\"{'k'}\">",
      behind: "</for></container>", path: ("", "[k]")),
    Place(
      description: "slot",
      before: "<component name=\"C\"><container><slot/></container></component><C id=\"zz\">",
      behind: "</C>"),
    Place(
      description: "component in a turn", before: "<component name=\"C\"><container>",
      behind:
        "</container></component>\n<for each=\"i\" in=\"{[1]}\" key=\"{'k'}\"><C id=\"zz\"/></for>",
      path: ("zz[k].", "")),
  ]

  /// Every line of the fixtures gives the same frames in all places, or is wrong in all.
  @Test(arguments: fixtures)
  func meansTheSameEverywhere(_ fixture: Fixture) throws {
    let text = try String(contentsOf: fixture.url, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    #expect(!lines.isEmpty)
    let plain = Place(description: "plain", before: "<container>", behind: "</container>")
    for line in lines where !line.contains("{") {
      let expected = try outcome(of: line, in: plain)
      for place in Self.places {
        let other = try outcome(of: line, in: place)
        #expect(
          other == expected,
          "\(line) in a \(place):\n\(other.joined(separator: "\n"))\nplain:\n\(expected.joined(separator: "\n"))"
        )
      }
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(Fixture.all("Fixtures/constraints/places", extension: "statements").count > 0)
  }

  // MARK: Documents

  private func document(_ line: String, in place: Place) -> String {
    var (element, metrics) = (line, "gap: 12; neg: -3; p: 600; both: 40")
    let bar = line.firstIndex(of: "|") ?? line.endIndex
    let content = bar < line.endIndex ? String(line[line.index(after: bar)...]) : ""
    let trimmed = content.trimmingCharacters(in: .whitespaces)
    let words = line[..<bar].split(separator: " ", maxSplits: 1).map(String.init)
    if words.first == "metrics" {
      metrics = trimmed
      element = ""
    } else {
      let attributes = Self.attributes(words.count > 1 ? words[1] : "")
      let escaped = trimmed.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      element = "<\(words[0])\(attributes)>\(escaped)</\(words[0])>"
    }
    metrics = metrics.replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
    return """
      <layout width="300" height="200">
      \(place.before)
      <container id="s" display="constraints" width="200" height="100">
      <item id="a" width="9" height="5"/><item id="b"/><item id="c"/>
      <container id="box" display="constraints"/><item id="both" width="7"/>
      <item id="high" width="11"/><item id="8" width="13"/><container><item id="f"/></container>
      <constraints metrics="\(metrics)">
      \(element)
      </constraints>
      </container>
      \(place.behind)
      </layout>
      """
  }

  /// `name=value name=value` as attributes of an element; a value goes up to the next name.
  private static func attributes(_ text: String) -> String {
    var written = ""
    var isOpen = false
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if let equals = word.firstIndex(of: "="), word[..<equals].allSatisfy(\.isLetter),
        equals > word.startIndex
      {
        written +=
          (isOpen ? "\"" : "") + " \(word[..<equals])=\"\(word[word.index(after: equals)...])"
        isOpen = true
      } else {
        written += " \(word)"
      }
    }
    return written + (isOpen ? "\"" : "")
  }

  // MARK: Outcomes

  /// The frames of the boxes with ids, as the statement writes them, and the kinds of warnings; of a wrong document that it is.
  private func outcome(of line: String, in place: Place) throws -> [String] {
    let source = DocumentSource(
      name: "d.xml", bytes: Array(document(line, in: place).utf8), folder: ".")
    let document = DocumentRenderer(fonts: try SharedFonts()).process(source)
    guard let placed = document.placed else { return ["wrong"] }
    let frames = placed.frames(scale: 1).frames
    var lines = document.diagnostics.map(\.code.rawValue).sorted()
    for (index, element) in placed.boxes.elements.enumerated() {
      guard let id = element.id, !id.hasPrefix("zz") || id.contains(".") else { continue }
      lines.append("\(local(id, in: place)) \(frames[index])")
    }
    return lines
  }

  private func local(_ text: String, in place: Place) -> String {
    let before = place.path.before
    let text = before.isEmpty ? text : text.replacing(before, with: "")
    return place.path.behind.isEmpty ? text : text.replacing(place.path.behind, with: "")
  }
}
