import Foundation
import StrutBrowser
import StrutPaint

/// Many SVG files side by side on one page, so that a browser draws them at once.
struct BrowserSheet {
  /// What goes on the page, or why it does not.
  private struct Picture: Encodable {
    var name: String
    var address: String
    var x: Int
    var y: Int
  }

  /// The width of the page in pixels, unless a picture is wider.
  private static let width = 2048

  /// What was drawn of each file, by its name; a file that is missing here is none that the browser can read.
  let pictures: [String: Pixmap]

  /// Draws files of known sizes.
  init(_ files: [(name: String, svg: Data, width: Int, height: Int)]) throws {
    var places: [(x: Int, y: Int)] = []
    var (x, y, rowHeight, right) = (0, 0, 0, 0)
    for file in files {
      if x > 0, x + file.width > Self.width { (x, y, rowHeight) = (0, y + rowHeight, 0) }
      places.append((x, y))
      x += file.width
      (right, rowHeight) = (max(right, x), max(rowHeight, file.height))
    }
    let list = zip(files, places).map { file, place in
      Picture(
        name: file.name, address: "data:image/svg+xml;base64,\(file.svg.base64EncodedString())",
        x: place.x, y: place.y)
    }
    let page = try Browser(hasTiles: false).openPage()
    try page.setContent("<!DOCTYPE html><body style=\"margin: 0; background: transparent\">")
    let names = try page.call(function: Self.place, with: list, as: [String].self)
    let png = try page.screenshot(width: Double(right), height: Double(y + rowHeight))
    guard let sheet = Pixmap(png: Array(png)), sheet.width == right else {
      throw Tool.Failure(description: "the browser gave no picture of \(right) pixels")
    }
    let drawn = Set(names)
    pictures = Dictionary(
      uniqueKeysWithValues: zip(files, places).filter { drawn.contains($0.0.name) }.map {
        ($0.name, sheet.part(x: $1.x, y: $1.y, width: $0.width, height: $0.height))
      })
  }

  /// Puts the pictures on the page and gives the names of those that can be drawn.
  private static let place = """
    async pictures => {
      const loaded = await Promise.all(pictures.map(async picture => {
        const image = new Image();
        image.src = picture.address;
        image.style = `position: absolute; left: ${picture.x}px; top: ${picture.y}px`;
        document.body.append(image);
        return image.decode().then(() => picture.name, () => null);
      }));
      return loaded.filter(name => name !== null);
    }
    """
}

extension Pixmap {
  /// The pixels of a rectangle inside.
  fileprivate func part(x: Int, y: Int, width: Int, height: Int) -> Pixmap {
    var part: [UInt8] = []
    part.reserveCapacity(width * height * 4)
    for row in y..<y + height {
      let start = (row * self.width + x) * 4
      part += bytes[start..<start + width * 4]
    }
    return Pixmap(width: width, height: height, bytes: part)
  }
}
