import Foundation

/// The frames of one document as they are kept beside it: a line for each box, indented as the tree.
///
/// The numbers are `x y width height` in points; `x` and `y` are relative to the border box of the nearest
/// ancestor that has a box. Boxes that are not displayed, or whose contents take their place, have
/// zeros.
struct FrameListing {
  private var lines: [String]
  /// Whether every number is a whole one.
  private(set) var isWhole = true

  /// Lists the frames of a document from rectangles relative to the page, in points: that of the canvas,
  /// then those of all boxes in document order.
  init(_ document: FixtureDocument, rectangles: [Rectangle]) {
    let canvas = rectangles[0]
    lines = []
    lines.append("canvas " + text([canvas.width, canvas.height]))
    var boxes = rectangles.dropFirst()
    if let root = document.root {
      append(root, from: &boxes, origin: canvas, depth: 0, isHidden: false)
    }
  }

  /// The listing without a header, each line ended.
  var body: String { lines.map { $0 + "\n" }.joined() }

  private mutating func append(
    _ element: FixtureElement, from boxes: inout ArraySlice<Rectangle>, origin: Rectangle,
    depth: Int, isHidden: Bool
  ) {
    let box = boxes.removeFirst()
    let display = element["display"] ?? "flex"
    let isHidden = isHidden || display == "none"
    let hasBox = !isHidden && display != "contents"
    let frame =
      hasBox ? [box.x - origin.x, box.y - origin.y, box.width, box.height] : [0, 0, 0, 0]
    let name = element.name + (element["id"].map { "#" + $0 } ?? "")
    lines.append(String(repeating: "  ", count: depth) + name + " " + text(frame))
    for child in element.children where child.isBox {
      append(
        child, from: &boxes, origin: hasBox ? box : origin, depth: depth + 1, isHidden: isHidden)
    }
  }

  /// Numbers with four decimals at most, which tells multiples of 1/1024 apart.
  private mutating func text(_ numbers: [Double]) -> String {
    numbers.map { number in
      let rounded = (number * 10_000).rounded() / 10_000
      if rounded == rounded.rounded() { return String(Int(rounded)) }
      isWhole = false
      return String(rounded)
    }.joined(separator: " ")
  }
}

/// A rectangle of the browser's page.
struct Rectangle {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The largest difference of any number.
  func distance(to other: Rectangle) -> Double {
    max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }
}
