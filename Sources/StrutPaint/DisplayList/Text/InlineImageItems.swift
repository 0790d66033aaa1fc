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

  /// The image in its box; none where it is not loaded.
  var items: [DisplayItem] {
    guard let number = image.number else { return [] }
    let size = image.size
    let exact = Rect(
      x: left + image.margin.left, y: bottom - image.margin.bottom - size.height,
      width: size.width, height: size.height)
    let box = exact.snapped(lines: pixelGrid)
    let geometry = BoxGeometry(
      borderBox: box, border: .zero, padding: .zero, exactContentBox: exact, direction: .ltr)
    return ImageItems(
      image: BoxImage(id: ImageID(Int(number)), size: image.naturalSize), geometry: geometry,
      style: image.paint, pixelGrid: pixelGrid
    ).items
  }
}
