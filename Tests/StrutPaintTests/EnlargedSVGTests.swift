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
    "<!-- a --> <!-- b -->\n", "\u{FEFF}<?xml version=\"1.0\"?>",
  ])
  func isOneElementInALargerOne(_ start: String) {
    #expect(
      enlarged(start + Self.root)
        == #"<svg xmlns="http://www.w3.org/2000/svg" width="384" height="256" viewBox="0 0 48 32">"#
        + Self.root + "</svg>")
  }

  /// As Illustrator and Figma write them.
  @Test(arguments: [
    "<svg><defs><style>.cls-1{fill:none;}\n.cls-1, .cls-2 path { stroke: #fff }</style></defs></svg>",
    "<svg><style type=\"text/css\"><![CDATA[ /* svg > a */ #a_1 { fill: red } ]]></style></svg>",
    "<svg><style></style></svg>",
  ])
  func mayHaveStylesOfClasses(_ file: String) {
    #expect(enlarged(file)?.hasSuffix(">" + file + "</svg>") == true)
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + root, "<!DOCTYPE svg>" + root,
    "<?xml-stylesheet href=\"a.css\"?>" + root, "<s:svg xmlns:s=\"http://www.w3.org/2000/svg\"/>",
    "<svg x=\"4\" width=\"48\" height=\"32\"/>", "<svg\nstyle=\"margin: 2px\"/>",
    #"<svg aria-label="a > b" x="5" width="48" height="32"/>"#, "<svg id='>\"' class='a'/>",
    "<svg><style>:root { fill: red }</style></svg>",
    "<svg><style>g, svg { fill: red }</style></svg>",
    "<svg><style>g > .a { fill: red }</style></svg>", "<svg><style>.a { fill: red }",
    "<svg><style>/* .a { fill: red } </style></svg>",
    "<svg><style>.b, svg.a{fill:red}</style></svg>",
    "<svg><style>.a{fill:red}</style><style>@media print{.a{fill:blue}}</style></svg>",
    "<!-- without an end " + root, "",
  ])
  func isNothingThatMayMeanSomethingElseThere(_ file: String) {
    #expect(enlarged(file) == nil)
  }

  /// The outermost element has any prefix, and stands behind comments that may show others.
  @Test(arguments: [
    (
      #"<s:svg xmlns:s="http://www.w3.org/2000/svg" width="4mm" height='2mm'/>"#,
      #"<s:svg width="15" height="8" xmlns:s="http://www.w3.org/2000/svg"/>"#
    ),
    (
      #"<!-- of <svg width="3mm"> --><!DOCTYPE svg [<!-- don't --><!ENTITY a "]>">]><svg width="4mm"/>"#,
      #"<!-- of <svg width="3mm"> --><!DOCTYPE svg [<!-- don't --><!ENTITY a "]>">]><svg width="15" height="8"/>"#
    ),
    (
      #"<?a <svg ?><svg aria-label="a > b width='9mm'" width = "4mm"></svg>"#,
      #"<?a <svg ?><svg width="15" height="8" aria-label="a > b width='9mm'"></svg>"#
    ),
  ])
  func hasItsSizeAtTheOutermostElement(_ file: String, _ sized: String) {
    let bytes = EnlargedSVG.inPixels(Array(file.utf8), size: Size(width: 15, height: 8))
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == sized)
  }

  @Test(arguments: [
    #"<svg aria-label="width='9mm'" width="4"/>"#, "<svgs width=\"4mm\"/>", "<svg width=\"4mm\"",
    "<!-- <svg width=\"4mm\"/>", "<svg width/>", "", "<!", "<!--", "<?",
  ])
  func keepsASizeInPixels(_ file: String) {
    #expect(EnlargedSVG.inPixels(Array(file.utf8), size: Size(width: 15, height: 8)) == nil)
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
