import Foundation
import StrutTestSupport
import Testing

@testable import StrutPaint

/// The quick reader of PNG gives the pixels that libpng gives, also of files that another tool has written: those use all
/// filters, and Paeth's between neighbours that are equally near.
struct PNGReaderTests {
  static let pictures = Fixture.all("Fixtures/snapshot/pictures", extension: "png")

  @Test(arguments: pictures)
  func readsAsLibpngDoes(_ picture: Fixture) throws {
    let file = Array(try Data(contentsOf: picture.url))
    let pixels = PNGReader.read(file)
    #expect(pixels != nil, "the quick reader refuses it")
    let isEqual = try pixels == Pixmap(PNGDecoder.pixels(of: file, mostPixels: .max))
    #expect(isEqual)
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func picturesWereFound() {
    #expect(!Self.pictures.isEmpty)
  }
}
