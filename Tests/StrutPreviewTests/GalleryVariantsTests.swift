import StrutGolden
import StrutTestSupport
import Testing

@testable import StrutPreview

/// Which pages a document has in a gallery of plain files besides its first.
struct GalleryVariantsTests {
  /// The folders of the cases of a document.
  private func folders(_ text: String, viewports: [Viewport]? = nil, scales: [Double]? = nil) throws
    -> [String]
  {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "card.xml")
    var configuration = Configuration()
    configuration.root = folder.path
    configuration.viewports = viewports
    configuration.scales = scales
    let entry = DocumentCatalog.Entry(
      name: "card", path: "\(folder.path)/card.xml", shownPath: "card.xml")
    return GalleryVariants(of: entry, configuration).cases.map(GalleryVariants.folder)
  }

  private static let plain = "<layout><item>a</item></layout>"
  private static let named =
    "<layout><param name=\"a\"/><case name=\"one\"><set name=\"a\" value=\"1\"/></case><item>{a}</item></layout>"

  /// A document with a single case has its first page only, unless that case has a name; scales are no pages.
  @Test func aSingleCaseHasNoPage() throws {
    #expect(try folders(Self.plain).isEmpty)
    #expect(try folders(Self.plain, scales: [1, 2]).isEmpty)
    #expect(try folders(Self.named) == ["cases/one"])
    #expect(try folders(Self.named, scales: [1, 2]) == ["cases/one"])
  }

  @Test func eachViewportIsAPage() throws {
    let viewports = ["phone=100", "wide=200x50"].compactMap { (word: String) in
      Viewport(argument: word)
    }
    #expect(try folders(Self.plain, viewports: viewports) == ["cases/phone", "cases/wide"])
    #expect(try folders(Self.plain, viewports: Array(viewports.prefix(1))).isEmpty)
    #expect(try folders(Self.named, viewports: viewports).count == 2)
  }

  /// More pages than anybody looks at are left out.
  @Test func pagesHaveALimit() throws {
    let viewports = (1...121).compactMap { Viewport(argument: "v\($0)=\($0)") }
    #expect(try folders(Self.plain, viewports: viewports).count == 120)
  }
}
