import StrutBoxes
import StrutCore
import StrutLayout
import StrutMarkup
import StrutPaint
import StrutText

/// The texts of a placed document: measures them for layout, and gives their display items.
final class PlacedTexts: ContentMeasurer {
  private let texts: DocumentTexts
  /// What makes further measuring in vain; `nil` for nothing.
  var budget: DrawingBudget?
  /// The leaves that a program measures.
  private let measures: [BoxID: (Size) -> Size]

  /// Takes the texts of a box tree.
  ///
  /// - Parameters:
  ///   - texts: A document without texts, with the fonts that they may use.
  ///   - measures: The sizes of leaves that a program measures.
  init(of boxes: BoxTree, in texts: DocumentTexts, measures: [BoxID: (Size) -> Size] = [:]) {
    self.texts = texts
    self.measures = measures
    for (index, element) in boxes.elements.enumerated() {
      guard case .text(let content) = element.content else { continue }
      set(content, of: BoxID(index), in: boxes.layout)
    }
  }

  /// Adds a text or replaces that of its box.
  func set(_ content: InlineContent, of box: BoxID, in layout: LayoutTree) {
    let style = layout.style(of: box)
    let clips = style.overflowX != .visible || style.overflowY != .visible
    texts.set(content, clipsOverflow: clips, at: box.index)
  }

  /// Removes the text of a box.
  func remove(of box: BoxID) { texts.remove(at: box.index) }

  func contentWidths(of box: BoxID) -> ContentWidths {
    if let budget, budget.isSpent { return ContentWidths(min: 0, max: 0) }
    if let measure = measures[box] {
      let max = Self.extent(measure(Size(width: .infinity, height: .infinity)).width)
      let min = Self.extent(measure(Size(width: 0, height: .infinity)).width)
      return ContentWidths(min: Swift.min(min, max), max: max)
    }
    let widths = texts.contentWidths(at: box.index)
    return ContentWidths(min: widths.min, max: widths.max)
  }

  func measure(_ box: BoxID, width: Double) -> ContentMeasurement {
    if let budget, budget.isSpent { return ContentMeasurement(height: 0) }
    if let measure = measures[box] {
      return ContentMeasurement(
        height: Self.extent(measure(Size(width: width, height: .infinity)).height))
    }
    let size = texts.measure(at: box.index, width: width)
    return ContentMeasurement(
      height: size.height, firstBaseline: size.firstBaseline, lastBaseline: size.lastBaseline)
  }

  /// A size that a program says, as a number that layout can take.
  private static func extent(_ extent: Double) -> Double {
    extent.isNaN ? 0 : Swift.max(0, extent.withinLengthLimit)
  }

  /// The lines of a text that is `width` points wide.
  func layout(of box: BoxID, width: Double) -> TextLayout {
    texts.layout(at: box.index, width: width)
  }

  /// The fonts of these texts, for lengths that hang on them.
  var fontLengths: any FontLengths { texts }

  /// The font of a glyph run of these texts.
  func paintFont(_ id: FontID) -> PaintFont? { texts.engine.paintFont(id) }

  /// What the fonts lack for the texts; see ``DocumentTexts``.
  func fontDiagnostics(
    in source: SourceText, missingGlyphs severity: Diagnostic.Severity,
    isShown: (BoxID) -> Bool, familyRange: (String) -> SourceRange?,
    settingRange: (FontSetting, SourceRange) -> SourceRange?
  ) -> [Diagnostic] {
    texts.fontDiagnostics(
      in: source, missingGlyphs: severity, isShown: { isShown(BoxID($0)) },
      familyRange: familyRange, settingRange: settingRange)
  }
}

extension PlacedTexts: TextItemSource {
  func textItems(
    of box: BoxID, contentBox: Rect, pixelGrid: Double, structure: TextStructure?
  ) -> [DisplayItem] {
    items(of: box, contentBox: contentBox, pixelGrid: pixelGrid, structure: structure)?
      .items() ?? []
  }

  func letters(of box: BoxID, contentBox: Rect, pixelGrid: Double) -> LetterShapes {
    items(of: box, contentBox: contentBox, pixelGrid: pixelGrid, structure: nil)?.letters()
      ?? LetterShapes()
  }

  private func items(
    of box: BoxID, contentBox: Rect, pixelGrid: Double, structure: TextStructure?
  ) -> TextItems? {
    if let budget, budget.isSpent { return nil }
    let width = contentBox.size.width
    guard let content = texts.content(at: box.index, width: width) else { return nil }
    let layout = texts.layout(at: box.index, width: width)
    guard !layout.lines.isEmpty else { return nil }
    return TextItems(
      layout: layout, content: content, origin: contentBox.origin, pixelGrid: pixelGrid,
      structure: structure, engine: texts.engine
    )
  }
}
