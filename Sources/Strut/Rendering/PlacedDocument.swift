import StrutBoxes
import StrutCore
import StrutDiagnostics
import StrutFormats
import StrutLayout
import StrutMarkup
import StrutPaint
import StrutSyntax
import StrutTemplate
import StrutText

/// A document whose boxes have their places, unrounded, ready to be drawn at any scale.
///
/// It owns its texts and images, and draws with the fonts and painters of the renderer that made it: both belong to one
/// thread at a time. It stays valid whatever documents that renderer takes next.
package final class PlacedDocument {
  /// The boxes with the frames of the layout.
  package private(set) var boxes: BoxTree
  private var canvas = Size.zero
  /// How often boxes have been placed: what was found out after one layout holds until the next.
  private(set) var layouts = 0
  /// Whether boxes are being placed, so that nothing may be read of them.
  private var isPlacing = false
  /// The frames on the grid of scale 1, brought up to date when they are asked for.
  private var snapper = FrameSnapper()
  /// The layout that these frames are of.
  private var snappedLayout = 0
  /// The boxes whose frames were looked at since ``takeVisitedBoxes()``; `nil` for all of them.
  private var visitedBoxes: [BoxID]?
  /// The plain text, which the ranges of boxes point into.
  package let source: SourceText
  let syntax: MarkupTree?
  /// The tokens that values were worked out with.
  let tokens: [UsedToken]
  /// What else values come from; `nil` unless that was asked for.
  let inputs: DocumentInputs?
  /// The files of markup and values that the document was put together from, seen from its folder.
  package let parts: [String]
  /// The place of the `<layout>` in the source.
  package let canvasRange: SourceRange
  /// The component of a library that is drawn by itself; `nil` for a document.
  package let component: DrawnComponent?
  let images: DocumentImages
  let texts: PlacedTexts
  let painters: Painters

  /// Places the boxes of a document.
  ///
  /// - Parameter texts: The texts of the same boxes.
  init(boxes: BoxTree, of document: ReadDocument, texts: PlacedTexts, painters: Painters) {
    self.boxes = boxes
    source = document.source
    syntax = document.syntax
    tokens = document.expansion.tokens
    inputs = document.expansion.inputs
    parts = document.expansion.files
    canvasRange = document.canvasRange
    component = document.expansion.drawn
    images = document.images
    self.texts = texts
    self.painters = painters
    layOut()
  }

  /// Places the boxes that changed since the last layout, and those that depend on them.
  ///
  /// - Complexity: constant where nothing changed.
  func layOut() {
    guard layouts == 0 || isDirty else { return }
    layouts += 1
    layOutBoxes()
  }

  /// Takes the place of a document that has been placed so many times: what was found out after one of those layouts
  /// holds no more.
  func goOnCounting(from layouts: Int) { self.layouts += layouts }

  private func layOutBoxes() {
    isPlacing = true
    defer { isPlacing = false }
    let given = boxes.canvas
    canvas =
      boxes.elements.isEmpty
      ? Size(width: given.width ?? 0, height: given.height ?? 0)
      : boxes.layout.layOut(
        root: BoxID(0), width: given.width, height: given.height, direction: given.direction,
        safeArea: given.safeArea, measuring: texts)
  }

  /// Places the boxes for other sizes of the canvas; `nil` is as large as the root box.
  ///
  /// - Complexity: constant where nothing changed.
  func layOut(width: Double?, height: Double?) {
    if boxes.canvas.width != width || boxes.canvas.height != height {
      boxes.canvas.width = width
      boxes.canvas.height = height
      layouts += 1
      layOutBoxes()
    } else {
      layOut()
    }
  }

  /// Changes the boxes; what depends on that is placed by the next ``layOut()``.
  @discardableResult
  func edit<Result>(_ body: (inout BoxTree) -> Result) -> Result { body(&boxes) }

  /// Whether boxes changed since the last layout.
  var isDirty: Bool { !boxes.elements.isEmpty && boxes.layout.isDirty(BoxID(0)) }

  /// Replaces the text of an item; it is placed by the next ``layOut()``.
  func setText(_ content: InlineContent, of box: BoxID) {
    boxes.elements[box.index].content = .text(content)
    texts.set(content, of: box, in: boxes.layout)
    boxes.layout.setContent(.measured, of: box)
  }

  /// What shows only in the layout: constraints that conflict or leave something open, and what fonts lack.
  ///
  /// - Parameters:
  ///   - severity: What a character is that no font has.
  ///   - label: The words for a place in a message about another one; `nil` for the lines of the source.
  func diagnostics(
    missingGlyphs severity: Diagnostic.Severity, label: ((SourceRange) -> String)? = nil
  ) -> [Diagnostic] {
    var families: [String: SourceRange]?
    var words = syntax.map { AttributeWords($0, in: source) }
    let fonts = texts.fontDiagnostics(in: source, missingGlyphs: severity) { box in
      // What does not show has no size.
      boxes.layout.frame(of: box).size != .zero
    } familyRange: { family in
      families = families ?? syntax?.fontFamilyRanges(in: source) ?? [:]
      return families?[family]
    } settingRange: { setting, element in
      words?.range(of: setting.word, in: setting.attribute, meantBy: element)
    }
    return boxes.constraintDiagnostics(in: source, label: label) + fonts
  }

  /// The frames of all boxes, rounded to the document's grid.
  ///
  /// - Parameter scale: Pixels for each point: the grid, unless the document names another one.
  package func frames(scale: Double) -> FrameTree {
    guard scale != 1, boxes.canvas.pointScaleFactor == nil, !boxes.elements.isEmpty else {
      return framesAtScaleOne
    }
    return FrameTree(snapping: boxes.layout, root: BoxID(0), canvas: canvas, scale: scale)
  }

  /// The frame of one box at scale 1, relative to the border box of the nearest ancestor that has one.
  ///
  /// - Complexity: constant; the first time after a layout, what ``FrameSnapper`` costs.
  ///
  /// - Parameter other: What a box has that the last layout did not see.
  func frame(of box: BoxID, else other: Rect) -> Rect {
    updateFrames()
    return snapper.holds(box) ? snapper.frame(of: box) : other
  }

  private var framesAtScaleOne: FrameTree {
    guard !boxes.elements.isEmpty else {
      return FrameTree(snapping: boxes.layout, root: nil, canvas: canvas, scale: grid(scale: 1))
    }
    updateFrames()
    return snapper.frames
  }

  private func updateFrames() {
    guard snappedLayout != layouts, !isPlacing else { return }
    snapper.recordsVisits = visitedBoxes != nil
    snapper.update(boxes.layout, root: BoxID(0), canvas: canvas, scale: grid(scale: 1))
    snappedLayout = layouts
    if let new = snapper.visited { visitedBoxes?.append(contentsOf: new) }
    // To name more boxes than there are costs more than to look at all.
    if snapper.visited == nil || visitedBoxes?.count ?? 0 > boxes.elements.count {
      visitedBoxes = nil
    }
  }

  /// The boxes whose frame or content box may be another since this was asked for before; `nil` for all of them.
  ///
  /// - Complexity: the number of these boxes.
  func takeVisitedBoxes() -> [BoxID]? {
    updateFrames()
    defer { visitedBoxes = [] }
    return visitedBoxes
  }

  /// Lines for each point that frames are rounded to.
  private func grid(scale: Double) -> Double { boxes.canvas.pointScaleFactor ?? scale }

  /// The same frames together with everything else that drawing needs to know of the boxes.
  package func placements(scale: Double) -> FrameTree {
    FrameTree(
      placing: boxes.layout, root: boxes.elements.isEmpty ? nil : BoxID(0), canvas: canvas,
      scale: grid(scale: scale))
  }

  /// The lines of a text as they are drawn.
  func lines(of box: BoxID) -> TextLayout {
    texts.layout(of: box, width: boxes.layout.contentFrame(of: box).size.width)
  }

  /// One element of a layout's result.
  func resultElement(
    id: String, box: BoxID, frames: FrameTree, source: SourcePosition
  ) -> LayoutResult.Element {
    let content = boxes.layout.contentFrame(of: box)
    let lines = lines(of: box).lines
    return LayoutResult.Element(
      id: id, frame: frames.frames[box.index], absoluteFrame: frames.absoluteFrames[box.index],
      baseline: lines.first.map { content.minY + $0.baseline },
      lines: lines.map { line in
        LayoutResult.Line(
          text: line.text,
          frame: Rect(x: line.x, y: line.top, width: line.width, height: line.height),
          baseline: line.baseline, isTruncated: line.isTruncated)
      }, source: source)
  }

  /// The document's display list.
  ///
  /// - Parameters:
  ///   - pixelGrid: Device pixels for each point, whose grid texts and their decorations lie on; 0 for none.
  ///   - isStructured: Whether the items of boxes, lines and links are marked.
  package func displayList(
    scale: Double, pixelGrid: Double, isStructured: Bool = false
  ) -> DisplayList {
    DisplayListBuilder.build(
      boxes, frames: placements(scale: scale), images: images.boxes,
      texts: texts, pixelGrid: pixelGrid, isStructured: isStructured)
  }

  /// The document as a file.
  ///
  /// - Parameters:
  ///   - scale: Pixels for each point; positive.
  ///   - svgText: How an SVG has texts.
  ///   - date: When a PDF says that it was made, in seconds since 1970.
  package func draw(
    _ format: OutputFormat, scale: Double, svgText: SVGTextMode = .outlines, date: Int = 0
  ) throws(DrawingError) -> [UInt8] {
    let list = displayList(scale: scale, pixelGrid: scale, isStructured: format != .png)
    do throws(PaintError) {
      return try painters.paint(
        list, as: format, images: images.store, scale: scale, svgText: svgText, date: date)
    } catch {
      throw drawingError(error, scale: scale)
    }
  }

  /// Documents of one renderer as the pages of one PDF; at least one.
  ///
  /// - Parameter scale: Points of a page for each point of its canvas; positive.
  static func draw(_ pages: [PlacedDocument], scale: Double) throws(DrawingError) -> [UInt8] {
    let lists = pages.map { page in
      (
        page.displayList(scale: scale, pixelGrid: scale, isStructured: true), page.images.store
      )
    }
    do throws(PaintError) {
      return try pages[0].painters.paint(pages: lists, scale: scale, date: 0)
    } catch {
      throw pages[0].drawingError(error, scale: scale)
    }
  }

  /// The document as the pixels that a PNG file of it holds.
  ///
  /// - Parameter scale: Pixels for each point; positive.
  package func pixels(scale: Double) throws(DrawingError) -> Pixmap {
    try pixels(of: displayList(scale: scale, pixelGrid: scale), scale: scale)
  }

  /// A display list of this document as pixels.
  ///
  /// - Parameter scale: Pixels for each point; positive.
  package func pixels(of list: DisplayList, scale: Double) throws(DrawingError) -> Pixmap {
    do throws(PaintError) {
      return try painters.pixels(of: list, images: images.store, scale: scale)
    } catch {
      throw drawingError(error, scale: scale)
    }
  }

  /// Whether a picture at `scale`, in pixels for each point, is not too large.
  package func fits(scale: Double) -> Bool {
    let size = frames(scale: 1).canvas
    return
      (try? SurfaceLimits.check(
        width: size.width, height: size.height, scale: scale, limits: painters.limits)) != nil
  }

  /// Whether the canvas is no larger than a page of a PDF may be.
  package var fitsPage: Bool {
    let size = frames(scale: 1).canvas
    return max(size.width, size.height) <= SurfaceLimits.pageSide
  }

  /// Whose fault it is that nothing can be drawn.
  private func drawingError(_ error: PaintError, scale: Double) -> DrawingError {
    let surface = surfaceFault(error)
    switch error {
    case .failed(let reason): return .fault(reason)
    case .missingLibrary: return .environment("\(error)")
    case .unusableImage(let number, let reason):
      guard let file = images.file(ofImage: number) else { return .fault("\(error)") }
      return .document(
        Diagnostic.undrawableImage(file, reason: reason).traced(through: source))
    case .layerTooLarge: return .document(surface)
    case .limit(.time, _, _): return .overdue(surface)
    case .limit(let limit, _, _) where limit != .canvasPixels: return .document(surface)
    case .emptySurface, .surfaceTooLarge, .limit:
      let size = frames(scale: 1).canvas
      let isDrawable =
        (try? SurfaceLimits.check(
          width: size.width, height: size.height, scale: 1, limits: painters.limits)) != nil
      return scale != 1 && isDrawable
        ? .scale("\(error) (at scale \(DecimalNumber.string(scale)))")
        : .document(surface)
    }
  }
}
