import Foundation
import Strut
import StrutPaint

/// A program that is not Strut's and turns SVG or PDF files into pixels.
enum Rasteriser: String, CaseIterable {
  /// librsvg, for SVG.
  case librsvg
  /// Chromium, for SVG; many at once by ``BrowserSheet``.
  case chromium
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
    }
  }

  /// The picture of a file, a pixel for each CSS pixel or point; not for Chromium.
  func picture(of file: Data) throws -> Pixmap {
    let png =
      switch self {
      case .librsvg: try Tool(name: "rsvg-convert").output(["{}"], of: file)
      case .poppler:
        try Tool(name: "pdftoppm").output(["-r", "72", "-png", "-singlefile", "{}"], of: file)
      case .chromium: throw Tool.Failure(description: "Chromium draws many at once")
      }
    guard let picture = Pixmap(png: Array(png)) else {
      throw Tool.Failure(description: "\(self) gave no picture")
    }
    return picture
  }
}
