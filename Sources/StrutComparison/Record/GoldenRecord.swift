import StrutCore

/// What a golden's picture shows, as numbers and texts: the computed layout and the renderer that drew it.
///
/// It stands as JSON beside the picture and lets a comparison name elements, and answer most questions without
/// decoding the picture.
package struct GoldenRecord: Hashable, Sendable {
  /// The renderer.
  package var renderer: RendererFingerprint
  /// The digest of the pixels.
  package var pixels: Digest.Text
  /// The digest of the picture's file. With it an unchanged file need not be decoded.
  package var file: Digest.Text
  /// The size of the canvas in points.
  package var canvas: Size
  /// The boxes in document order.
  package var boxes: [RecordedBox]
  /// What the document was made from, with an entry for each box; `nil` where the record does not say.
  package var sources: RecordedSources?

  /// Creates a record.
  package init(
    renderer: RendererFingerprint, pixels: Digest.Text, file: Digest.Text, canvas: Size,
    boxes: [RecordedBox], sources: RecordedSources? = nil
  ) {
    self.renderer = renderer
    self.pixels = pixels
    self.file = file
    self.canvas = canvas
    self.boxes = boxes
    self.sources = sources?.document.boxes.count == boxes.count ? sources : nil
  }

  /// Whether both records describe the same layout, made from the same, whoever drew it and whatever the pixels are.
  package func hasSameLayout(as other: GoldenRecord) -> Bool {
    // As texts: a file holds numbers to ten decimal places.
    layoutText == other.layoutText
  }
}

extension Digest {
  /// A digest as records hold it.
  package typealias Text = String
}

/// One box of a computed layout.
package struct RecordedBox: Hashable, Sendable {
  /// The name of the element.
  package var element: String
  /// The `id`, where the element has one.
  package var id: String?
  /// The line of the element in its document, from 1.
  package var line: Int
  /// The module and file of the program that made the element; `nil` for a document's. Records do not hold it.
  package var file: String?
  /// How many elements are around this one; 0 for the root box.
  package var depth: Int
  /// The border box in points, relative to the canvas; `nil` for elements that make no box.
  package var frame: Rect?
  /// The distance from the top of the border box to the first baseline, for texts.
  package var baseline: Double?
  /// The lines of the text, for texts.
  package var lines: [String]
  /// Whether characters gave way to an ellipsis.
  package var isTruncated: Bool

  /// The lines as one text; `nil` where there are none.
  var joinedText: String? { lines.isEmpty ? nil : lines.joined(separator: " ") }

  /// Creates a box.
  package init(
    element: String, id: String? = nil, line: Int, file: String? = nil, depth: Int,
    frame: Rect?, baseline: Double? = nil, lines: [String] = [], isTruncated: Bool = false
  ) {
    self.element = element
    self.id = id
    self.line = line
    self.file = file
    self.depth = depth
    self.frame = frame
    self.baseline = baseline
    self.lines = lines
    self.isTruncated = isTruncated
  }
}
