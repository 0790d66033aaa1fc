import Foundation
import Strut
import StrutPaint
import StrutTestSupport

/// A program that is not Strut's and turns SVG or PDF files into pixels.
enum Rasteriser: String, CaseIterable {
  /// librsvg, for SVG.
  case librsvg
  /// Chromium, for SVG; many at once by ``BrowserSheet``.
  case chromium
  /// librsvg, for SVG with texts as text.
  case librsvgText
  /// Chromium, for SVG with texts as text.
  case chromiumText
  /// Poppler, for PDF; without transparency, on white.
  case poppler

  /// How far from Strut's own picture that of the program may be where a fixture says nothing else.
  ///
  /// Poppler lays an edge that runs through pixels up to half of a pixel further out.
  var tolerance: PictureTolerance {
    switch self {
    case .librsvg: PictureTolerance(strays: 12, means: 8)
    case .chromium: PictureTolerance(strays: 16, means: 10)
    case .poppler: PictureTolerance(strays: 16, means: 18)
    // Their glyphs are not on the same quarters of pixels.
    case .librsvgText: PictureTolerance(strays: 60, means: 18)
    case .chromiumText: PictureTolerance(strays: 60, means: 25)
    }
  }

  /// The same program where texts are outlines, whose tolerances hold where nothing else is said; `nil` where they are.
  var withOutlines: Rasteriser? {
    switch self {
    case .librsvgText: .librsvg
    case .chromiumText: .chromium
    default: nil
    }
  }

  /// The settings of fontconfig that give programs the fonts of the fixtures beside those of Strut.
  private static let fontSettings = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts/truetype/dejavu</dir>
      <dir>\(packageRoot.path)/Fixtures/fonts</dir>
      <cachedir>\(NSTemporaryDirectory())strut-fixture-fonts</cachedir>
    </fontconfig>
    """

  /// The picture of a file, a pixel for each CSS pixel or point; not for Chromium.
  func picture(of file: Data) throws -> Pixmap {
    let png =
      switch self {
      case .librsvg: try Tool(name: "rsvg-convert").output(["{}"], of: file)
      case .librsvgText:
        try Tool(name: "rsvg-convert", fontSettings: Self.fontSettings).output(["{}"], of: file)
      case .poppler:
        try Tool(name: "pdftoppm").output(["-r", "72", "-png", "-singlefile", "{}"], of: file)
      case .chromium, .chromiumText: throw Tool.Failure(description: "Chromium draws many at once")
      }
    guard let picture = Pixmap(png: Array(png)) else {
      throw Tool.Failure(description: "\(self) gave no picture")
    }
    return picture
  }
}
