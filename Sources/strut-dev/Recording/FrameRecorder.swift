import Foundation
import StrutBrowser

/// Lays out documents in Chromium.
///
/// Chromium's unit of layout is 1/64 of a CSS pixel. A document is laid out with 64 pixels for each point,
/// so that the unit becomes 1/4096 of a point, and again at another scale. Where the two answers differ, the
/// layout hangs on the browser's rounding, and the document is no fixture.
final class FrameRecorder {
  /// What the browser says about a document.
  enum Answer {
    case frames(FrameListing)
    /// The two layouts are so many points apart.
    case unstable(Double)
  }

  private static let scale = 64.0
  private static let otherScale = 50.0
  /// How far apart the two layouts may be, in points: some units of the coarser one.
  private static let stableDistance = 0.004

  private let browser: Browser
  private let page: Page

  /// Starts a browser whose pages have the fonts of a folder's TrueType files, each under its file's name
  /// with spaces between the words: `StrutSquare.ttf` is `Strut Square`.
  init(fontFolder: URL) throws {
    browser = try Browser()
    page = try browser.openPage()
    let faces = try FileManager.default
      .contentsOfDirectory(at: fontFolder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "ttf" }.sorted { $0.path < $1.path }
      .map(Self.fontFace)
    try page.setContent(
      """
      <!DOCTYPE html><html><head><style>\(faces.joined())\(FixtureHTML.styleSheet)</style></head>
      <body><div id="host"></div></body></html>
      """)
  }

  /// The browser's name and version.
  var browserVersion: String { browser.version }

  /// The answers for documents, in their order.
  func answers(for documents: [FixtureDocument]) throws -> [Answer] {
    let finest = try rectangles(of: documents, scale: Self.scale)
    let others = try rectangles(of: documents, scale: Self.otherScale)
    return zip(documents, zip(finest, others)).map { document, layouts in
      let distance = zip(layouts.0, layouts.1).map { $0.distance(to: $1) }.max() ?? 0
      return distance > Self.stableDistance
        ? .unstable(distance) : .frames(FrameListing(document, rectangles: layouts.0))
    }
  }

  /// The rectangles of each document's canvas and boxes, in points.
  private func rectangles(
    of documents: [FixtureDocument], scale: Double
  ) throws -> [[Rectangle]] {
    let html = try documents.map { try FixtureHTML($0, scale: scale).section() }.joined()
    let answer = try page.call(function: Self.measure, with: html, as: [[[Double]]].self)
    return answer.map { section in
      section.map { numbers in
        let points = numbers.map { $0 / scale }
        return Rectangle(x: points[0], y: points[1], width: points[2], height: points[3])
      }
    }
  }

  private static let measure = """
    async (html) => {
      const host = document.getElementById('host');
      host.innerHTML = html;
      // Vectors without a size are not decoded, and can be shown.
      await Promise.all([...host.getElementsByTagName('img')].map(image => image.decode().catch(error => {
        if (!image.complete || !image.src.startsWith('data:image/svg')) throw error;
      })));
      const answer = [...host.children].map(section =>
        [section, ...section.querySelectorAll('[data-box]')].map(element => {
          const box = element.getBoundingClientRect();
          return [box.left, box.top, box.width, box.height];
        }));
      host.innerHTML = '';
      return answer;
    }
    """

  private static func fontFace(of file: URL) throws -> String {
    let name = file.deletingPathExtension().lastPathComponent
    let family = name.replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }
    let data = try Data(contentsOf: file).base64EncodedString()
    return "@font-face{font-family:'\(family)';src:url(data:font/ttf;base64,\(data))}"
  }
}
