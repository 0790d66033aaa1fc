import StrutCore
import StrutLayout
import StrutMarkup
import StrutPaint

/// Everything about the boxes of a document that an inspector shows.
package struct DocumentInspection: Sendable {
  /// One box.
  package struct Box: Sendable {
    /// The element's name.
    package var element: String
    /// The `id`; `nil` for none.
    package var id: String?
    /// The index of the element around; `nil` for the root box.
    package var parent: Int?
    /// The element in the document, and what is set on it.
    package var origin: AttributeOrigins.Element
    /// Whether the element has no box: `display` is `none` or `contents`, here or further out.
    package var isHidden: Bool
    /// The border box relative to that of the nearest ancestor that has one, in points; snapped to the grid.
    package var frame: Rect
    /// The same border box on the canvas, in its own plane.
    package var absoluteFrame: Rect
    /// The used margins; those that are `auto` count as 0.
    package var margin: Edges<Double>
    /// The used border widths.
    package var border: Edges<Double>
    /// The used padding.
    package var padding: Edges<Double>
    /// The lines of a text.
    package var lines: [TextLine]
    /// The distance from the top of the border box to the first and the last line's baseline; `nil` without a text.
    package var baselines: (first: Double, last: Double)?
    /// Why the box is as wide and as high as it is; empty for views of constraint containers.
    package var reasons: SizeReasons
    /// What fixes a view of a constraint container.
    package var statements: [ViewStatement]
    /// From the plane that the box is drawn in to the canvas, as in ``PaintedBoxes``.
    package var plane: Affine
    /// The index of the innermost clip in ``DocumentInspection/clips``; -1 for none.
    package var clip: Int
  }

  /// The attributes of the boxes.
  package let origins: AttributeOrigins
  /// The boxes in document order.
  package private(set) var boxes: [Box] = []
  /// The boxes that can be seen, the bottommost first.
  package let paintOrder: [BoxID]
  /// What clips boxes.
  package let clips: [PaintedBoxes.Clip]

  init(_ placed: PlacedDocument, origins: AttributeOrigins, source: SourceText) {
    self.origins = origins
    let frames = placed.placements(scale: 1)
    let painted = PaintedBoxes(boxes: placed.boxes, frames: frames)
    paintOrder = painted.order
    clips = painted.clips
    let tree = placed.boxes
    guard !tree.elements.isEmpty else { return }
    let flex = tree.layout.flexExplanations(root: BoxID(0), measuring: placed.texts)
    let statements = ViewStatement.statements(of: tree, in: source)
    boxes.reserveCapacity(tree.elements.count)
    // Whether the children of each element have no boxes since it has none: `contents` has none of its own only.
    var hidesChildren: [Bool] = []
    for (index, element) in tree.elements.enumerated() {
      let box = BoxID(index)
      let display = tree.layout.style(of: box).display
      let parent = tree.layout.parent(of: box)
      let isInHidden = parent.map { hidesChildren[$0.index] } ?? false
      hidesChildren.append(isInHidden || display == .none)
      let isHidden = isInHidden || display == .none || display == .contents
      let place = painted.places[index]
      let lines = isHidden ? [] : placed.textLines(of: box)
      let top = tree.layout.contentFrame(of: box).minY
      boxes.append(
        Box(
          element: element.kind.rawValue, id: element.id, parent: parent?.index,
          origin: origins.boxes[index], isHidden: isHidden, frame: frames.frames[index],
          absoluteFrame: frames.absoluteFrames[index], margin: tree.layout.margin(of: box),
          border: place.border, padding: place.padding, lines: lines,
          baselines: lines.isEmpty
            ? nil : (top + lines[0].baseline, top + lines[lines.count - 1].baseline),
          reasons: isHidden
            ? .none : SizeReasons(of: box, in: tree, canvas: frames.canvas, flex[index]),
          statements: statements[box] ?? [], plane: place.plane, clip: place.clip))
    }
  }
}

extension ProcessedDocument {
  /// Everything about the document's boxes; `nil` where the document is wrong.
  package var inspection: DocumentInspection? {
    guard let placed, let syntax else { return nil }
    let origins = AttributeOrigins(of: syntax, in: text)
    precondition(origins.boxes.count == placed.boxes.elements.count, "every box has its element")
    return DocumentInspection(placed, origins: origins, source: text)
  }
}

/// Where attributes come from, and planes and clips, for modules that do not import markup and painters.
package typealias AttributeOrigins = StrutMarkup.AttributeOrigins
package typealias Affine = StrutPaint.Affine
package typealias PaintedBoxes = StrutPaint.PaintedBoxes
