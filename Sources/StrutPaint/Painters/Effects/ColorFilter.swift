import StrutCore

extension ColorMatrix {
  /// Maps the pixels of a surface.
  func apply(to surface: PixelSurface) {
    surface.flush()
    let factors = rows.map { Float($0) }
    let alphaFactor = Float(alpha)
    factors.withUnsafeBufferPointer { factors in
      for y in 0..<surface.height {
        let row = surface.row(y)
        for x in 0..<surface.width where row[x] != 0 {
          row[x] = Self.mapped(row[x], factors, alphaFactor)
        }
      }
    }
    surface.markDirty()
  }

  private static func mapped(
    _ pixel: UInt32, _ factors: UnsafeBufferPointer<Float>, _ alphaFactor: Float
  ) -> UInt32 {
    let alpha = Float(pixel >> 24)
    // Matrices work on straight colours.
    let red = Float(pixel >> 16 & 255) / alpha
    let green = Float(pixel >> 8 & 255) / alpha
    let blue = Float(pixel & 255) / alpha
    let newAlpha = alpha * alphaFactor
    func channel(_ row: Int) -> UInt32 {
      let value =
        factors[row] * red + factors[row + 1] * green + factors[row + 2] * blue + factors[row + 3]
      return UInt32((min(1, max(0, value)) * newAlpha).rounded())
    }
    return UInt32(newAlpha.rounded()) << 24 | channel(0) << 16 | channel(4) << 8 | channel(8)
  }
}
