import CPangoCairo
import StrutCore
import StrutFormats

/// Links on a PDF page.
enum PageLink {
  /// Makes an area a link.
  ///
  /// - Parameter area: In points of the page: Cairo does not apply the current transformation to it.
  static func add(_ target: String, area: Rect, on context: CairoContext) {
    guard area.size.width > 0, area.size.height > 0 else { return }
    let rect = "\(area.minX) \(area.minY) \(area.size.width) \(area.size.height)"
    cairo_tag_begin(context.cr, "Link", "rect=[\(rect)] uri='\(escaped(target))'")
    cairo_tag_end(context.cr, "Link")
  }

  /// The target in the characters that Cairo's attributes and PDF's addresses allow.
  private static func escaped(_ target: String) -> String {
    PercentEncoding.encode(target) { $0 > 0x20 && $0 < 0x7F && !"'\\".utf8.contains($0) }
  }
}
