import StrutBoxes
import StrutCore
import StrutFormats
import StrutLayout

/// Writes boxes with their frames as the JSON object of the root box, in the shape that `Layout.md` describes.
struct BoxesAsJSON {
  private let source: SourceText
  private let boxes: BoxTree
  private let frames: FrameTree
  private var text = ""
  /// The instances on the last way, as they are written: the boxes of a component have the same.
  private var lastPath: (way: Int32, text: String) = (-1, "")

  /// The object; there is a root box.
  static func text(of boxes: BoxTree, _ frames: FrameTree, in source: SourceText) -> String {
    var writer = BoxesAsJSON(source: source, boxes: boxes, frames: frames)
    writer.write(BoxID(0))
    return writer.text
  }

  private init(source: SourceText, boxes: BoxTree, frames: FrameTree) {
    self.source = source
    self.boxes = boxes
    self.frames = frames
  }

  private mutating func write(_ box: BoxID) {
    let element = boxes.elements[box.index]
    let frame = frames.frames[box.index]
    text += "{\"element\":\"\(element.kind.rawValue)\""
    if let id = element.id { text += ",\"id\":" + JSONText.quoted(id) }
    writePlace(of: element)
    text += ",\"x\":" + DecimalNumber.string(frame.minX)
    text += ",\"y\":" + DecimalNumber.string(frame.minY)
    text += ",\"width\":" + DecimalNumber.string(frame.size.width)
    text += ",\"height\":" + DecimalNumber.string(frame.size.height)
    if element.kind == .container {
      text += ",\"children\":["
      for (index, child) in boxes.layout.children(of: box).enumerated() {
        if index > 0 { text += "," }
        write(child)
      }
      text += "]"
    }
    text += "}"
  }

  /// The line, the file where the document does not hold the element itself, and the instances around it.
  private mutating func writePlace(of element: BoxElement) {
    let place = ElementPlace(of: element, in: source)
    text += ",\"line\":\(place.line)"
    guard let origins = source.origins else { return }
    if let file = place.otherFile { text += ",\"file\":" + JSONText.quoted(file) }
    if let landed = origins.instances(aroundLanded: element.range) {
      text += Self.path(landed)
    } else {
      if place.way != lastPath.way {
        lastPath = (place.way, Self.path(origins.instances(on: place.way)))
      }
      text += lastPath.text
    }
  }

  private static func path(_ instances: [String]) -> String {
    let path = instances.map(JSONText.quoted)
    return path.isEmpty ? "" : ",\"path\":[" + path.joined(separator: ",") + "]"
  }
}
