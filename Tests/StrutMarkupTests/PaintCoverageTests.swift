import Foundation
import StrutTestSupport
import Testing

@testable import StrutMarkup

/// Every attribute that changes what is painted occurs in a document whose picture or lines are recorded.
struct PaintCoverageTests {
  /// Where attributes of a section have to occur.
  private static let folders: [AttributeDefinition.Section: [String]] = [
    .border: ["Fixtures/paint"], .paint: ["Fixtures/paint"], .image: ["Fixtures/paint"],
    .text: ["Fixtures/paint", "Fixtures/text"],
  ]

  @Test func everyAttributeOccursInAFixture() throws {
    let missing = try AttributeTable.all.compactMap { row -> String? in
      guard let folders = Self.folders[row.section] else { return nil }
      let documents = try folders.flatMap(Self.documents)
      return documents.contains { $0.contains(row.name) } ? nil : row.name
    }
    #expect(missing.isEmpty)
  }

  /// Without rows or documents nothing would be missing.
  @Test func rowsAndDocumentsWereFound() throws {
    for (section, folders) in Self.folders {
      #expect(AttributeTable.all.contains { $0.section == section }, "\(section.rawValue)")
      for folder in folders { #expect(try !Self.documents(in: folder).isEmpty, "\(folder)") }
    }
  }

  /// The names of the attributes of each document.
  private static func documents(in folder: String) throws -> [Set<String>] {
    try Fixture.all(folder).map { fixture in
      let text = try String(contentsOf: fixture.url, encoding: .utf8)
      return Set(text.matches(of: /\s([a-z][a-z:-]*)="/).map { String($0.1) })
    }
  }
}
