import StrutCore

extension Color {
  /// The colour as a premultiplied pixel of Cairo's.
  var premultipliedPixel: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((min(1, max(0, value)) * 255).rounded()) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}
