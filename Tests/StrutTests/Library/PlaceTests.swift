import Foundation
import StrutCore
import StrutTestSupport
import Testing

@testable import Strut

/// Where the library says that something is wrong.
struct PlaceTests {
  private static let comments = String(repeating: "<!-- a line -->\n", count: 30)

  /// A document whose text is put together: line 33 of what is written has the glyph that no font has.
  @Test func anErrorInAComponentIsToldWhereItIsWritten() throws {
    let markup = """
      <layout width="40">
      \(Self.comments)<component name="B"><item>\u{10FFFD}</item></component>
      <B/></layout>
      """
    let document = try Document(markup: markup, missingGlyphs: .error)
    _ = document.root
    let error = try #require(throws: MarkupError.self) { try document.layout() }
    #expect(error.description.contains(":32:"), "\(error)")
    #expect(error.description.contains("<component name=\"B\">"))
    #expect(error.position(of: error.diagnostics[0])?.line == 32)
  }

  @Test func aConflictInAComponentOfATreeHasTheLineOfTheDocument() throws {
    let markup = """
      <layout width="40">
      \(Self.comments)<component name="B"><container display="constraints"><item id="a"/><constraints>
      <constraint>a.width == 4</constraint><constraint>a.width == 5</constraint>
      </constraints></container></component>
      <B/></layout>
      """
    let error = try #require(throws: MarkupError.self) { _ = try Box(markup: markup) }
    #expect(error.description.contains(":33:"), "\(error)")
    #expect(error.diagnostics.contains { error.position(of: $0)?.line == 33 })
  }

  @Test func warningsHavePlaces() throws {
    let document = try Document(
      markup: "<layout width=\"40\">\n<item>\u{10FFFD}</item></layout>")
    _ = try document.layout()
    let warning = try #require(document.warnings.first)
    #expect(warning.position == SourcePosition(line: 2, column: 7))
    #expect("\(warning)".hasPrefix("2:7: warning: "))
    let line = #line + 1
    let root = Box(Column { Text("\u{10FFFD}") })
    _ = try root.layout()
    let missing = try #require(root.warnings.first)
    #expect(missing.position == SourcePosition(file: "\(#fileID)", line: line, column: 1))
    #expect("\(missing)".hasPrefix("\(#fileID):\(line): warning: "))
  }

  /// What a program never wrote is in no message: lines of the text that stands for a tree, flags of the tool.
  @Test func messagesOfTreesNameThePartsOfTheProgram() throws {
    let line = #line + 2
    let twice = Column {
      Text("a").id("x")
      Text("b").id("x")
    }
    let error = try #require(throws: MarkupError.self) { try Box(twice).render(.svg) }
    #expect(
      error.description.hasPrefix(
        "\(#fileID):\(line + 1): error: the id 'x' is taken at \(#fileID):\(line)\n"), "\(error)")
    let wide = try #require(throws: (any Error).self) {
      try Box(Canvas { Text("abc") }.width(1e7).height(1e7)).render(.png)
    }
    #expect(!wide.localizedDescription.contains("<layout"), "\(wide.localizedDescription)")
    #expect(!wide.localizedDescription.contains("program:1"), "\(wide.localizedDescription)")
  }

  /// No hint that the engines write, wherever they do, names a flag to a program.
  @Test func noHintOfTheEnginesNamesFlags() throws {
    let flag = try Regex("(^|[ ‘'(])--[a-z]")
    var hints = 0
    for url in try engineSources() {
      // What commands alone say has words for programs of its own.
      if ["UsageFault.swift", "Diagnostic+Programs.swift"].contains(url.lastPathComponent) {
        continue
      }
      let text = try String(contentsOf: url, encoding: .utf8)
      for literal in text.matches(of: try Regex("\"[^\"\\n]*--[a-z][^\"\\n]*\"")) {
        let words = String(text[literal.range].dropFirst().dropLast())
        guard words.contains(flag), words.contains(" ") else { continue }
        hints += 1
        let told = Diagnostic(.error, "x", "", at: .start, hints: [words]).forPrograms
        #expect(!told.hints[0].contains(flag), "\(url.lastPathComponent): \(words)")
      }
    }
    #expect(hints > 8)
  }

  private func engineSources() throws -> [URL] {
    let modules = [
      "Strut", "StrutBoxes", "StrutConstraints", "StrutCore", "StrutDiagnostics", "StrutLayout",
      "StrutMarkup", "StrutPaint", "StrutSyntax", "StrutTemplate", "StrutText",
    ]
    return try modules.flatMap { module in
      let folder = packageRoot.appendingPathComponent("Sources/\(module)")
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0) }
    }
  }

  /// Warnings have no other words than errors.
  @Test func warningsNameArgumentsInsteadOfFlags() throws {
    let text = Box(text: "a")
    text.style.fontFamily = "No Such Family"
    let document = try Document(
      markup: "<layout><item font-family=\"No Such Family\">a</item></layout>")
    let hint = "<font> brings one along; Fonts(folders: …, includesSystem: true) allows more"
    #expect(try text.layout().warnings.first?.hints == [hint])
    #expect(text.warnings.first?.hints == [hint])
    #expect(try document.layout().warnings.first?.hints == [hint])
    #expect(document.warnings.first?.hints == [hint])
  }

  @Test func hintsNameArgumentsInsteadOfFlags() throws {
    let deep =
      String(repeating: "<container>", count: 9) + String(repeating: "</container>", count: 9)
    let error = try #require(throws: MarkupError.self) {
      try Document(markup: "<layout>\(deep)</layout>", limits: [.nesting: 5])
    }
    #expect(error.diagnostics[0].hints == ["limits[.nesting] sets the limit"])
    let markup = "<layout><param name=\"title\"/><item>{title}</item></layout>"
    let missing = try #require(throws: MarkupError.self) { try Document(markup: markup) }
    #expect(
      missing.diagnostics[0].hints == [
        "give it one with DocumentChoices(parameters: [\"title\": …]), or write default=\"…\""
      ])
  }

  @Test(
    arguments: [
      (
        DocumentChoices(parameters: ["titel": "a"]),
        "the parameter 'titel': there is no parameter or data of this name; did you mean 'title'?"
      ),
      (DocumentChoices(theme: "drak"), "the theme 'drak': there is no such theme"),
      (DocumentChoices(caseName: "none"), "the case 'none': there is no such case"),
      (DocumentChoices(parameters: ["wide": "a"]), "wide: 'a' is not a number"),
    ])
  func choicesThatDoNotExistAreToldByTheirNames(_ choices: DocumentChoices, _ message: String)
    throws
  {
    let markup = """
      <layout><param name="title" default=""/><param name="wide" type="number" default="1"/>
      <item width="{wide}">{title}</item></layout>
      """
    let error = try #require(throws: MarkupError.self) {
      try Document(markup: markup, choices: choices)
    }
    #expect(error.diagnostics[0].message.hasPrefix(message), "\(error)")
  }

  @Test func rangesOfNoTextAreNone() {
    let range = SourceRange(-7, -1)
    #expect(range == SourceRange(0, 0))
    let source = SourceText(name: "a.xml", bytes: Array("<layout/>".utf8))
    let diagnostic = Diagnostic(.error, "xml", "wrong", at: range)
    #expect(diagnostic.description(in: source).hasPrefix("a.xml:1:1: error: wrong\n  <layout/>"))
  }
}
