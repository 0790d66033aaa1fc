import Foundation
import Strut
import StrutBoxes
import StrutLayout
import StrutTestSupport

/// The layout of a document with the fixtures' fonts only, as a `.frames` file lists it.
struct FixtureLayout {
  /// The canvas, then the boxes in document order.
  let lines: [FrameLine]

  /// Lays out the document in a file; throws its diagnostics where it has any.
  init(of file: URL) throws {
    let renderer = DocumentRenderer(fonts: try SharedFonts(folders: [Self.fontFolder]))
    let document = renderer.process(try DocumentSource(file: file.path))
    guard document.diagnostics.isEmpty, let placed = document.placed else {
      throw MarkupError(diagnostics: document.diagnostics, source: document.source)
    }
    let frames = placed.frames(scale: 1)
    let canvas = FrameLine(
      depth: 0, name: "canvas", numbers: [frames.canvas.width, frames.canvas.height])
    lines = [canvas] + Self.lines(of: placed.boxes, frames: frames)
  }

  private static let fontFolder = packageRoot.appendingPathComponent("Fixtures/fonts").path

  private static func lines(of boxes: BoxTree, frames: FrameTree) -> [FrameLine] {
    var depths: [Int] = []
    return boxes.elements.enumerated().map { index, element in
      let frame = frames.frames[index]
      depths.append(boxes.layout.parent(of: BoxID(index)).map { depths[$0.index] + 1 } ?? 0)
      return FrameLine(
        depth: depths[index], name: element.kind.rawValue + (element.id.map { "#" + $0 } ?? ""),
        numbers: [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
    }
  }
}
