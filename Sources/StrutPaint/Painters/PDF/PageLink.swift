import CPangoCairo
import StrutCore

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
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in target.utf8 {
      if byte > 0x20 && byte < 0x7F && ![UInt8(ascii: "'"), UInt8(ascii: "\\")].contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
