/// A colour in sRGB with straight (not premultiplied) alpha; each component lies in 0...1, unless it is said otherwise.
package struct Color: Hashable, Sendable {
  /// The red component.
  package var red: Double
  /// The green component.
  package var green: Double
  /// The blue component.
  package var blue: Double
  /// Opacity: 0 is invisible, 1 covers what is behind.
  package var alpha: Double

  /// Creates a colour from sRGB components in 0...1.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black, the initial text colour.
  package static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = Color(red: 1, green: 1, blue: 1)
  /// CSS's `transparent`: black without any opacity.
  package static let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
