import CPangoCairo
import StrutCore
import StrutFormats

/// A link on a PDF page.
struct PageLink {
  /// Where it leads to.
  let target: String
  /// In points of the page.
  let area: Rect

  /// Makes the area a link, where it can be seen.
  ///
  /// Cairo 1.16 spoils its memory where this happens within a group: links are added when all groups have ended.
  ///
  /// - Parameter context: That of the page; its transformation does not count.
  func add(to context: CairoContext) {
    guard let area = area.intersection(context.transform.bounds(of: context.visibleArea)) else {
      return
    }
    let numbers = [area.minX, area.minY, area.size.width, area.size.height]
    let rect = numbers.map { VectorText.number($0, decimals: 6) }.joined(separator: " ")
    cairo_tag_begin(context.cr, "Link", "rect=[\(rect)] uri='\(Self.escaped(target))'")
    cairo_tag_end(context.cr, "Link")
  }

  /// The target in the characters that Cairo's attributes and PDF's addresses allow.
  private static func escaped(_ target: String) -> String {
    PercentEncoding.encode(target) { $0 > 0x20 && $0 < 0x7F && !"'\\".utf8.contains($0) }
  }
}
