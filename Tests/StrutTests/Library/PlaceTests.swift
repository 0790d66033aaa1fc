import Foundation
import Strut
import StrutCore
import Testing

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

  @Test func rangesOfNoTextAreNone() {
    var range = SourceRange(-7, -1)
    #expect(range == SourceRange(0, 0))
    range.lowerBound = -5
    let source = SourceText(name: "a.xml", bytes: Array("<layout/>".utf8))
    let diagnostic = Diagnostic(.error, "xml", "wrong", at: range)
    #expect(diagnostic.description(in: source).hasPrefix("a.xml:1:1: error: wrong\n  <layout/>"))
  }
}
