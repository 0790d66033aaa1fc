import StrutCore
import StrutPaint
import StrutText

extension DocumentTexts {
  /// The display items of the text at index 0.
  func displayItems(width: Double, at origin: Point) -> [DisplayItem] {
    TextItems(
      layout: layout(at: 0, width: width), content: content(at: 0, width: width)!, origin: origin,
      pixelGrid: 0,
      engine: engine
    ).items()
  }
}
