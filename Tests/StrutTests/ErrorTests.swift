import Foundation
import Strut
import StrutCore
import Testing

/// What a program gets told when something is wrong, whatever it catches the error as.
struct ErrorTests {
  private static let source = SourceText(name: "a.xml", bytes: Array("<layout/>".utf8))

  private static let errors: [any Error & CustomStringConvertible] = [
    MarkupError(
      diagnostics: [Diagnostic(.error, "xml", "this is wrong", at: .start)], source: source),
    RenderingError(description: "there is no picture"),
    FileError(.read, "a.xml", code: ENOENT),
    MissingFontError(family: "DejaVu Sans"),
  ]

  @Test(arguments: errors.indices)
  func localizedDescriptionSaysWhatIsWrong(_ index: Int) {
    let error = Self.errors[index]
    #expect((error as any Error).localizedDescription == error.description)
  }

  @Test(
    arguments: [0, -1, -0.0, 1_000_001, 4e307, .nan, .infinity, -.infinity], OutputFormat.allCases)
  func aScaleThatIsNoneIsAnError(_ scale: Double, _ format: OutputFormat) throws {
    let document = try Document(markup: "<layout width=\"8\" height=\"8\"/>")
    let error = #expect(throws: RenderingError.self) {
      try document.render(format, scale: scale)
    }
    #expect(
      error?.description.hasPrefix("the scale is a number above 0 and up to 1000000, not ") == true)
  }

  @Test(
    arguments: [.leastNonzeroMagnitude, 1e-300, 1e300, .greatestFiniteMagnitude],
    OutputFormat.allCases)
  func anExtremeScaleIsAnErrorOrAPicture(_ scale: Double, _ format: OutputFormat) throws {
    let document = try Document(markup: "<layout width=\"8\" height=\"8\"><item>a</item></layout>")
    do {
      #expect(try !document.render(format, scale: scale).isEmpty)
    } catch is RenderingError {}
  }

  @Test(arguments: ["https://example.com/card.xml", "data:text/xml,<layout/>", "ftp://a/b.xml"])
  func anAddressOfTheNetworkIsNoFile(_ address: String) throws {
    let url = try #require(URL(string: address))
    let scheme = try #require(url.scheme)
    for read in [
      { try Document(contentsOf: url) },
      { try Document(contentsOf: URL(fileURLWithPath: "/nowhere/a.xml"), root: url) },
      { try Document(markup: "<layout/>", folder: url) },
    ] {
      let error = #expect(throws: (any Error).self) { try read() }
      #expect(error?.localizedDescription.contains("'\(scheme):'") == true)
    }
  }

  /// A path is a file wherever it was made, as long as it names no scheme.
  @Test func aPathWithoutASchemeIsAFile() throws {
    #expect(throws: FileError.self) {
      try Document(contentsOf: #require(URL(string: "/nowhere/a.xml")))
    }
  }
}
