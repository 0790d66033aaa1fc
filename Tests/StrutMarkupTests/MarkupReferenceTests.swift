import Foundation
import StrutCore
import StrutTestSupport
import Testing

@testable import StrutMarkup

struct MarkupReferenceTests {
  /// `strut-dev reference` was run after the last change of a table.
  @Test func committedPageIsTheGeneratedOne() throws {
    let page = packageRoot.appendingPathComponent("Sources/Strut/Strut.docc/Markup.md")
    try expectGolden(MarkupReference.page(), at: page)
  }

  /// Every example of the page is a value that the attribute takes.
  @Test(arguments: AttributeTable.all.indices)
  func examplesParse(_ index: Int) {
    let row = AttributeTable.all[index]
    var parser = ValueParser(ValueText(row.example))
    #expect(throws: Never.self, "\(row.name)=\"\(row.example)\"") {
      _ = try row.parse(&parser)
      try parser.finish()
    }
  }

  /// An initial value is one that the attribute takes, or one of the words for what cannot be written.
  @Test(arguments: AttributeTable.all.indices)
  func initialValuesParse(_ index: Int) throws {
    let row = AttributeTable.all[index]
    for value in [row.initial, row.webInitial].compactMap({ $0 })
    where !AttributeDefinition.wordsForNoValue.contains(value) {
      var parser = ValueParser(ValueText(value))
      #expect(throws: Never.self, "\(row.name)=\"\(value)\"") {
        _ = try row.parse(&parser)
        try parser.finish()
      }
    }
  }

  @Test func namesAreUniqueOnEachElement() {
    for kind in ElementKind.allCases {
      let names = AttributeTable.names(on: kind)
      #expect(Set(names).count == names.count, "<\(kind.rawValue)>")
    }
  }

  /// Every code that a recorded diagnostic has stands in the table of codes.
  @Test func codesAreDocumented() throws {
    let documented = Set(DiagnosticCodes.all.map(\.key))
    var seen: Set<Diagnostic.Code> = []
    for fixture in Fixture.all("Fixtures/diagnostics") {
      let bytes = try [UInt8](Data(contentsOf: fixture.url))
      seen.formUnion(MarkupReader.read(bytes, name: fixture.name).diagnostics.map(\.code))
    }
    #expect(seen.subtracting(documented) == [])
    #expect(documented.subtracting(seen) == ["limit"], "codes without a fixture")
  }
}
