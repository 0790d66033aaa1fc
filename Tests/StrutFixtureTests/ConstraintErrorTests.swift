import Foundation
import StrutTestSupport
import Testing

@testable import Strut

/// The errors of constraint containers: a document for each kind of fault, and what its messages have to say.
struct ConstraintErrorTests {
  /// A kind of fault: the document that shows it, and words that occur in its messages.
  struct Row: Sendable, CustomTestStringConvertible {
    let fixture: String
    let words: [String]

    var testDescription: String { fixture }
  }

  static let rows = [
    Row(
      fixture: "unknown-names",
      words: [
        "'aa'", "'gpa'", "'hihg'", "'alignAllTpo'", "'c'", "'lft'", "'gapp'", "'superveiw'",
        "'inner'",
        "'bb'", "'centreX'", "'flx'", "<spring>", "<vlf>", "'option'",
      ]),
    Row(fixture: "ids-that-cannot-be-written", words: ["'first'"]),
    Row(
      fixture: "ids-as-they-are",
      words: ["'badge'", "'2nd'", "'dish'", "'title'", "'card'", "'safeAreaInsets'", "'end'"]),
    Row(fixture: "names-of-turns-in-a-stack", words: ["'bar0'", "'bar1'"]),
    Row(fixture: "ids-of-inner-boxes", words: ["'field'", "'mail.box'", "'inside'"]),
    Row(fixture: "beside-flexbox", words: ["another display"]),
    Row(
      fixture: "constraints-of-a-flex-container-that-is-a-view", words: ["another display"]),
    Row(fixture: "percentage-alone", words: ["a percentage is a factor of another attribute"]),
    Row(fixture: "orientation", words: ["orientation"]),
    Row(fixture: "unclosed", words: ["']'", "')'", "'-'"]),
    Row(fixture: "relation", words: ["relation"]),
    Row(fixture: "no-view", words: ["view"]),
    Row(fixture: "view-in-a-connection", words: ["'b' is a view", "'superview' is a view"]),
    Row(fixture: "something-missing", words: ["expected", "number", "metric"]),
    Row(fixture: "something-too-much", words: ["unexpected"]),
    Row(
      fixture: "statements-with-ids-that-are-no-names",
      words: ["'my'", "'inner'", "'nameless'", "'alignAllTops'", "'top'"]),
    Row(
      fixture: "statements-with-signs-of-elsewhere",
      words: [
        "after the constraint", "after the view", "'wrap_content'", "'calc'", "'medium'",
        "'multiplier'", "'insetBy'", "'bias'", "to close the view", "to close the connection",
        "'flex'", "'a;'", "stack",
      ]),
    Row(fixture: "pairing", words: ["pair"]),
    Row(fixture: "mixing", words: ["mix"]),
    Row(fixture: "division-by-zero", words: ["zero"]),
    Row(fixture: "priority", words: ["priority"]),
    Row(fixture: "stack", words: ["stack"]),
    Row(fixture: "arrangement", words: ["stack"]),
    Row(fixture: "barrier", words: ["barrier", "margin"]),
    Row(
      fixture: "guide",
      words: [
        "<guide>", "safe area", "readable", "'content'", "safeArea", "'safearea'", "safe-area",
        "expected",
      ]),
    Row(fixture: "margin", words: ["margin"]),
    Row(fixture: "metrics", words: ["metric"]),
    Row(fixture: "follow-of-the-container-itself", words: ["superview"]),
    Row(
      fixture: "hints-in-statements",
      words: ["'center.x'", "'baseline.first'", "'alignAllMiddle'", "'r1.icn'"]),
    Row(fixture: "metric-without-a-name", words: ["the name of a metric"]),
    Row(
      fixture: "attributes",
      words: [
        "inset", "layout-margins", "content-hugging", "content-compression", "view", "option",
        "too large", "superview",
      ]),
    Row(
      fixture: "lists-and-calls",
      words: ["expected", "unexpected", "'image'", "orientation", "stack"]),
    Row(fixture: "raw-relation", words: ["begins no tag"]),
    Row(fixture: "text", words: ["text"]),
    Row(fixture: "misplaced", words: ["constraints"]),
    Row(
      fixture: "conflict",
      words: ["conflict of required constraints: the width of 'b' needs 134, has 40: line "]),
  ]

  static let fixtures = Fixture.discover("Fixtures/constraints/errors")

  /// Every document prints the messages recorded beside it, each at the line of its fault.
  @Test(arguments: fixtures)
  func reportsAsRecorded(_ fixture: Fixture) throws {
    try expectGolden(
      try messages(of: fixture).joined(separator: "\n"), at: fixture.sibling("expected"))
  }

  /// Every message of a document has one of its row's words, and every word occurs.
  @Test(arguments: rows)
  func saysWhatTheRowPromises(_ row: Row) throws {
    let fixture = try #require(
      Fixture.all("Fixtures/constraints/errors").first { $0.name == row.fixture })
    let headlines = try messages(of: fixture).map { String($0.prefix { $0 != "\n" }) }
    #expect(!headlines.isEmpty)
    for word in row.words {
      #expect(headlines.contains { $0.contains(word) }, "no message says \(word)")
    }
    for headline in headlines {
      #expect(row.words.contains { headline.contains($0) }, "\(headline)")
    }
  }

  /// A row without a document, or a document without a row, is a gap.
  @Test func rowsAndDocumentsBelongTogether() {
    let names = Fixture.all("Fixtures/constraints/errors").map(\.name)
    #expect(Set(names) == Set(Self.rows.map(\.fixture)))
    expectDocuments(forEvery: "expected", in: "Fixtures/constraints/errors")
  }

  private func messages(of fixture: Fixture) throws -> [String] {
    let source = DocumentSource(
      name: fixture.url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: fixture.url)),
      folder: fixture.url.deletingLastPathComponent().path)
    let document = DocumentRenderer(fonts: try SharedFonts()).process(source)
    return document.diagnostics.map { $0.description(in: document.source) }
  }
}
