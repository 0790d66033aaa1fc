import StrutCore
import StrutLayout
import StrutText

extension PlacedDocument {
  /// The lines of the text of `box`; empty for boxes without a text.
  package func textLines(of box: BoxID) -> [TextLine] {
    guard case .text = boxes.elements[box.index].content else { return [] }
    return lines(of: box).lines
  }

  /// The distance from the top of the border box to the baseline of the first line; `nil` without a text.
  package func firstBaseline(of box: BoxID) -> Double? {
    textLines(of: box).first.map { boxes.layout.contentFrame(of: box).minY + $0.baseline }
  }

  /// The paths of the font files that the texts are drawn with, without repetition, in order.
  package var fontFiles: [String] {
    var paths: Set<String> = []
    for index in boxes.elements.indices {
      for fragment in textLines(of: BoxID(index)).flatMap(\.fragments) {
        if let font = texts.paintFont(fragment.glyphs.font) { paths.insert(font.path) }
      }
    }
    return paths.sorted()
  }
}

/// One line of a text, for modules that do not import the painters.
package typealias TextLine = StrutText.TextLine
