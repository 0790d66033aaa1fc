import CPangoCairo
import StrutCore

/// A speck of a page that tells, in the file that Cairo writes, where something begins or ends.
///
/// Cairo 1.16 has tags for that, but they spoil its memory within groups, name no artifacts and no alternative texts, and
/// bring the parts of a document in the order of painting. A rectangle stays where it was drawn, in groups too. Its
/// colour is its number; it is taken out of the page before anybody sees it.
///
/// Glyphs need no rectangle: they are drawn in such a colour themselves, and get their own one back. That costs nothing.
struct PageSpeck {
  /// Width and height in points of the page, which Cairo writes exactly.
  static let side = 0.125

  /// Which speck it is.
  let number: Int

  /// What the last three of six decimals of red, green and blue are; the others are three digits of the number each.
  private static let endings = [501, 502, 503]

  /// A speck with a number below 10⁹.
  init(number: Int) { self.number = number }

  /// The speck of a colour as it stands in a page; `nil` for all others.
  init?(red: Double, green: Double, blue: Double) {
    var number = 0
    for (value, ending) in zip([red, green, blue], Self.endings) {
      let millionths = (value * 1e6).rounded()
      guard millionths >= 0, millionths < 1e6, Int(millionths) % 1000 == ending else { return nil }
      number = number * 1000 + Int(millionths) / 1000
    }
    self.number = number
  }

  /// Its colour, with the opacity of another one.
  func color(opacity: Double = 1) -> Color {
    let digits = [number / 1_000_000 % 1000, number / 1000 % 1000, number % 1000]
    let parts = zip(digits, Self.endings).map { Double($0 * 1000 + $1) / 1e6 }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: opacity)
  }

  /// Draws the speck somewhere where it can be seen; nothing where nothing can.
  func draw(on context: CairoContext) {
    let cr = context.cr
    let color = color()
    cairo_save(cr)
    cairo_identity_matrix(cr)
    let area = context.visibleArea
    cairo_set_source_rgb(cr, color.red, color.green, color.blue)
    cairo_rectangle(
      cr, (area.minX + area.size.width / 2).rounded(.down),
      (area.minY + area.size.height / 2).rounded(.down), Self.side, Self.side)
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cr)
    cairo_restore(cr)
  }
}
