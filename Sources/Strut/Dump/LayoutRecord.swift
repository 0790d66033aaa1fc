import StrutBoxes
import StrutCore
import StrutFormats
import StrutLayout

/// The layout of one document as `strut layout` prints it.
package struct LayoutRecord: Sendable {
  /// The document's name, as the user gave it.
  package let file: String
  private let source: SourceText
  private let boxes: BoxTree
  private let frames: FrameTree

  /// Joins what the record prints of.
  package init(file: String, source: SourceText, boxes: BoxTree, frames: FrameTree) {
    self.file = file
    self.source = source
    self.boxes = boxes
    self.frames = frames
  }

  /// One compact JSON object in the shape that `Layout.md` describes, without a line feed.
  ///
  /// A document without a root box has no `root`.
  package var json: String {
    var text = "{\"file\":" + JSONText.quoted(file)
    text += ",\"width\":" + DecimalNumber.string(frames.canvas.width)
    text += ",\"height\":" + DecimalNumber.string(frames.canvas.height)
    if !boxes.elements.isEmpty {
      text += ",\"root\":" + BoxesAsJSON.text(of: boxes, frames, in: source)
    }
    return text + "}"
  }

  /// A table with one line for each box, indented like the document; ends with a line feed.
  package var table: String {
    let size = frames.canvas.texts
    let title = "\(file)  \(size.width) × \(size.height)\n"
    guard !boxes.elements.isEmpty else { return title }
    var table = TextTable(headings: ["", "x", "y", "width", "height", "line"], noteHeading: "file")
    addRow(for: BoxID(0), depth: 0, to: &table)
    return title + table.text
  }

  private func addRow(for box: BoxID, depth: Int, to table: inout TextTable) {
    let element = boxes.elements[box.index]
    let frame = frames.frames[box.index]
    let id = element.id.map { " #\($0)" } ?? ""
    let place = ElementPlace(of: element, in: source)
    table.rows.append([
      String(repeating: "  ", count: depth) + element.kind.rawValue + id,
      DecimalNumber.string(frame.minX), DecimalNumber.string(frame.minY),
      frame.size.texts.width, frame.size.texts.height,
      "\(place.line)",
    ])
    table.notes.append(place.otherFile)
    for child in boxes.layout.children(of: box) { addRow(for: child, depth: depth + 1, to: &table) }
  }
}

extension ProcessedDocument {
  /// The frames as `strut layout` prints them; `nil` where the document is wrong.
  ///
  /// - Parameter file: The document's name, as the user gave it.
  package func layoutRecord(file: String) -> LayoutRecord? {
    placed.map {
      LayoutRecord(file: file, source: text, boxes: $0.boxes, frames: $0.frames(scale: 1))
    }
  }

  /// The first error as the JSON object that stands for the document where it is wrong.
  ///
  /// - Parameter file: The document's name, as the user gave it.
  package func errorRecord(file: String) -> String {
    let error = diagnostics.first { $0.severity == .error }
    guard let error else {
      return LayoutRecord.json(
        file: file, error: usageFaults.first?.text ?? "", at: SourcePosition(line: 1, column: 1))
    }
    return LayoutRecord.json(
      file: file, error: error.message,
      at: error.position(in: source) ?? SourcePosition(line: 1, column: 1),
      in: error.source?.name)
  }
}

extension LayoutRecord {
  /// The JSON object that stands for a document that has no layout, without a line feed.
  ///
  /// - Parameter other: The file at fault, where it is not the document itself.
  package static func json(
    file: String, error message: String, at position: SourcePosition, in other: String? = nil
  ) -> String {
    let place = other.map { "\"file\":\(JSONText.quoted($0))," } ?? ""
    return "{\"file\":\(JSONText.quoted(file)),\"error\":{\(place)\"line\":\(position.line)"
      + ",\"column\":\(position.column),\"message\":\(JSONText.quoted(message))}}"
  }
}

extension Size {
  /// Both extents as the layout record prints them.
  var texts: (width: String, height: String) {
    (DecimalNumber.string(width), DecimalNumber.string(height))
  }
}
