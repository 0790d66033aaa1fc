import StrutCore
import Testing

@testable import StrutPaint

/// Which SVG files are put into a larger one.
struct EnlargedSVGTests {
  private static let root = #"<svg width="48" height="32"><rect width="9" height="9"/></svg>"#

  private func enlarged(_ file: String, width: Double = 48, height: Double = 32) -> String? {
    EnlargedSVG.file(Array(file.utf8), size: Size(width: width, height: height))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    "", "\u{FEFF}", "<?xml version=\"1.0\"?>\n", "<?xml version='1.0' encoding='UTF-8'?>",
    "<!-- a --> <!-- b -->\n",
  ])
  func isOneElementInALargerOne(_ start: String) {
    #expect(
      enlarged(start + Self.root)
        == #"<svg xmlns="http://www.w3.org/2000/svg" width="384" height="256" viewBox="0 0 48 32">"#
        + Self.root + "</svg>")
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + root, "<!DOCTYPE svg>" + root,
    "<?xml-stylesheet href=\"a.css\"?>" + root, "<s:svg xmlns:s=\"http://www.w3.org/2000/svg\"/>",
    "<svg x=\"4\" width=\"48\" height=\"32\"/>", "<svg\nstyle=\"margin: 2px\"/>",
    #"<svg aria-label="a > b" x="5" width="48" height="32"/>"#, "<svg id='>\"' class='a'/>",
    "<svg><style>:root { fill: red }</style></svg>", "<!-- without an end " + root, "",
  ])
  func isNothingThatMayMeanSomethingElseThere(_ file: String) {
    #expect(enlarged(file) == nil)
  }

  @Test func isNothingThatIsLarge() {
    #expect(enlarged(Self.root, width: 512)?.contains(#"width="1024" height="64""#) == true)
    #expect(enlarged(Self.root, width: 1024) == nil)
    #expect(enlarged(Self.root, height: 2000) == nil)
  }

  /// Numbers in the file would not hold such sizes.
  @Test func isNothingThatIsSmallerThanAPixel() {
    #expect(enlarged(Self.root, width: 0.0001) == nil)
    #expect(enlarged(Self.root, width: 1, height: 1) != nil)
  }
}
