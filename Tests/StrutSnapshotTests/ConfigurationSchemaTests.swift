import Foundation
import StrutGolden
import StrutTestSupport
import Testing

struct ConfigurationSchemaTests {
  /// `strut-dev reference` was run after the last change of the table of keys.
  @Test func theCommittedSchemaIsTheGeneratedOne() throws {
    let page = packageRoot.appendingPathComponent("Sources/Strut/Strut.docc/strut.schema.json")
    #expect(try String(contentsOf: page, encoding: .utf8) == ConfigurationSchema.text)
  }

  /// Every key has a flag but the address of the schema, and the page on snapshots names them all.
  @Test func everyKeyIsDocumentedAndHasAFlag() throws {
    let page = packageRoot.appendingPathComponent("Sources/Strut/Strut.docc/Snapshots.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for key in ConfigurationKey.all where key.name != "$schema" {
      let flag = try #require(key.flag?.split(separator: " ").first, "\(key.name)")
      #expect(text.contains("`\(key.name)`") && text.contains("`\(flag)"), "\(key.name)")
    }
  }
}
