import Foundation
import StrutBrowser

/// Asks Chromium for the lines of texts.
///
/// Unlike frames they are recorded at scale 1: that ascent and descent are whole points does not survive scaling.
final class LineRecorder {
  private struct Text: Decodable {
    struct Line: Decodable {
      var text: String
      var x: Double
      var width: Double
      var baseline: Double
    }
    var width: Double
    var height: Double
    var lines: [Line]
  }

  private static let fonts = [
    ("DejaVuSans", "DejaVu Sans", 400), ("DejaVuSans-Bold", "DejaVu Sans", 700),
    ("DejaVuSerif", "DejaVu Serif", 400), ("DejaVuSerif-Bold", "DejaVu Serif", 700),
    ("DejaVuSansMono", "DejaVu Sans Mono", 400), ("DejaVuSansMono-Bold", "DejaVu Sans Mono", 700),
  ]

  private let browser: Browser
  private let page: Page

  /// Starts a browser with the fonts of Debian's `fonts-dejavu-core` and the square test font.
  ///
  /// - Parameter declared: More fonts, as CSS has them.
  init(declaring declared: [String]) throws {
    browser = try Browser()
    page = try browser.openPage()
    var faces = try Self.fonts.map { file, family, weight in
      try Self.face("/usr/share/fonts/truetype/dejavu/\(file).ttf", family, weight)
    }
    for (file, family) in [("StrutSquare", "Strut Square"), ("StrutVariants", "Strut Variants")] {
      faces.append(try Self.face("Fixtures/fonts/\(file).ttf", family, 400))
    }
    faces += declared
    try page.setContent(
      """
      <!DOCTYPE html><html><head><style>\(faces.joined())\(FixtureHTML.styleSheet)
      section { font: 16px 'DejaVu Sans' }</style></head><body><div id="host"></div></body></html>
      """)
  }

  /// The browser's name and version.
  var browserVersion: String { browser.version }

  /// What each document's recording says: a line for each text with its size, then its lines, each with its left
  /// edge, its width, its baseline and its characters.
  func listings(of documents: [FixtureDocument]) throws -> [String] {
    let html = try documents.map { try FixtureHTML($0, scale: 1).section() }.joined()
    let answer = try page.call(function: Self.measure, with: html, as: [[Text]].self)
    return answer.map { texts in texts.map(Self.listing).joined() }
  }

  /// The max-content widths of texts in DejaVu Sans, one for each size.
  func widths(of texts: [String], sizes: [Double]) throws -> [[Double]] {
    let html = texts.flatMap { text in
      sizes.map {
        "<section style=\"font-size:\($0)px;white-space:pre\">\(Self.escaped(text))</section>"
      }
    }
    let all = try page.call(function: Self.measureWidths, with: html.joined(), as: [Double].self)
    return stride(from: 0, to: all.count, by: sizes.count).map { Array(all[$0..<$0 + sizes.count]) }
  }

  /// The lines of texts without any room, so that every opportunity is taken; without the spaces at their ends.
  func pieces(of texts: [String]) throws -> [[String]] {
    let html = texts.map {
      "<section style=\"width:0\"><div data-box>\(Self.escaped($0))</div></section>"
    }
    let answer = try page.call(function: Self.measure, with: html.joined(), as: [[Text]].self)
    return answer.map { $0[0].lines.map { $0.text } }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  private static let measureWidths = #"""
    async (html) => {
      const host = document.getElementById('host');
      host.innerHTML = html;
      const answer = [...host.children].map(section => section.getBoundingClientRect().width);
      host.innerHTML = '';
      return answer;
    }
    """#

  private static func listing(_ text: Text) -> String {
    let lines = text.lines.map {
      "  \(number($0.x)) \(number($0.width)) \(number($0.baseline)) \($0.text)\n"
    }
    return "\(number(text.width)) \(number(text.height))\n" + lines.joined()
  }

  /// A number of points, exact to 1/1024.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1024).rounded() / 1024
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  private static func face(_ path: String, _ family: String, _ weight: Int) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: path)).base64EncodedString()
    return "@font-face{font-family:'\(family)';font-weight:\(weight);"
      + "src:url(data:font/ttf;base64,\(data))}"
  }

  /// Groups the characters of each text by their baselines; white space that takes no room is left out.
  private static let measure = #"""
    async (html) => {
      const host = document.getElementById('host');
      host.innerHTML = html;
      await Promise.all([...host.getElementsByTagName('img')].map(image => image.decode()));
      const ruler = document.createElement('canvas').getContext('2d');
      const ascents = new Map();
      const ascent = (element) => {
        // The shorthand is empty where it cannot say all of the longhands.
        const style = getComputedStyle(element);
        const font =
          `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        if (!ascents.has(font)) {
          ruler.font = font;
          ascents.set(font, Math.round(ruler.measureText('x').fontBoundingBoxAscent));
        }
        return ascents.get(font);
      };
      const lines = (element) => {
        const box = element.getBoundingClientRect();
        const found = [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          let offset = 0;
          for (const character of node.data) {
            const range = document.createRange();
            range.setStart(node, offset);
            range.setEnd(node, offset += character.length);
            const rects = range.getClientRects();
            const rect = rects[rects.length - 1];
            if (!rect || (rect.width === 0 && /\s/.test(character)) || character === '\u00ad') continue;
            const baseline = rect.top - box.top + ascent(node.parentElement);
            let line = found[found.length - 1];
            if (!line || Math.abs(line.baseline - baseline) > 0.5) {
              found.push(line = {text: '', left: Infinity, right: -Infinity, baseline});
            }
            line.text += character;
            line.left = Math.min(line.left, rect.left - box.left);
            line.right = Math.max(line.right, rect.right - box.left);
          }
        }
        return {width: box.width, height: box.height, lines: found.map(line => ({
          text: line.text, x: line.left, width: line.right - line.left, baseline: line.baseline}))};
      };
      const answer = [...host.children].map(section =>
        [...section.querySelectorAll('[data-box]')]
          .filter(element => !element.querySelector('[data-box]')).map(lines));
      host.innerHTML = '';
      return answer;
    }
    """#
}
