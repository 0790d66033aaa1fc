import StrutBoxes
import StrutCore
import StrutLayout

/// The items of an image in a line of text.
struct InlineImageItems {
  let image: InlineImage
  /// The left margin edge on the canvas.
  let left: Double
  /// The lower margin edge on the canvas.
  let bottom: Double
  /// Device pixels for each point; 0 for vector formats.
  let pixelGrid: Double

  /// The image's box.
  var box: Rect {
    Rect(
      x: left + image.margin.left, y: bottom - image.margin.bottom - image.size.height,
      width: image.size.width, height: image.size.height)
  }

  /// The image in its box; none where it is not loaded.
  var items: [DisplayItem] {
    guard let number = image.number else { return [] }
    let geometry = BoxGeometry(
      borderBox: box.snapped(lines: pixelGrid), border: .zero, padding: .zero,
      exactContentBox: box, direction: .ltr)
    return ImageItems(
      image: BoxImage(id: ImageID(Int(number)), size: image.naturalSize), geometry: geometry,
      style: image.paint, pixelGrid: pixelGrid
    ).items
  }
}
