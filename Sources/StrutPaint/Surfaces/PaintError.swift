import StrutCore

/// Why a display list could not be turned into a picture.
package enum PaintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture would be larger than the format or memory allows; sizes in pixels (PDF: points).
  case surfaceTooLarge(width: Double, height: Double, limit: String)
  /// An effect of the picture needs a layer larger than libraries or memory allow; sizes in pixels.
  case layerTooLarge(width: Double, height: Double, limit: String)
  /// The picture goes beyond a limit that can be set.
  case limit(Limit, value: Double, most: Double)
  /// The picture would have no pixel.
  case emptySurface
  /// An image that could be read, and cannot be drawn; the reason is the end of a sentence whose subject is the image.
  /// The number is that of the image in its store.
  case unusableImage(number: Int, reason: String)
  /// A library that the picture needs is not installed: its file, and the Debian package that has it.
  case missingLibrary(name: String, package: String)
  /// A library gave up; the text is its own.
  case failed(String)

  /// One sentence without a full stop.
  package var description: String {
    switch self {
    case .surfaceTooLarge(let width, let height, let limit):
      "a picture of \(width.shortestDecimal) × \(height.shortestDecimal) is too large: \(limit)"
    case .layerTooLarge(let width, let height, let limit):
      "an effect (a blur, a filter, a shadow or a conic gradient) needs a layer of "
        + "\(width.shortestDecimal) × \(height.shortestDecimal) pixels, which is too large: \(limit)"
    case .limit(let limit, let value, let most):
      "\(limit.text(value)) \(limit.subject) are too many: at most \(limit.text(most)) are allowed"
    case .emptySurface: "the picture is empty: its width and height have to be at least one pixel"
    case .unusableImage(_, let reason): "an image \(reason)"
    case .missingLibrary(let name, let package):
      "fonts cannot be embedded: \(name) is not installed; Debian's package \(package) has it"
    case .failed(let reason): "the picture could not be drawn: \(reason)"
    }
  }
}

/// How large a picture may be.
package enum SurfaceLimits {
  /// The most pixels along one side of a picture: Cairo's limit.
  package static let side = 32_767.0
  /// The most pixels of a picture where nothing else is said.
  package static var pixels: Double { Limit.canvasPixels.usual }
  /// The longest side of a PDF page in points (PDF 1.7, Annex C).
  package static let pageSide = 14_400.0

  /// The number of pixels that an extent of `points` takes at a scale; a fraction of a pixel counts as one.
  package static func pixelExtent(_ points: Double, scale: Double) -> Double {
    // The tolerance keeps 0.1 × 30 from taking a fourth pixel.
    (points * scale - 1e-6).rounded(.up)
  }

  /// The size in pixels of a canvas at a scale, before anything is allocated.
  ///
  /// - Parameter limits: How many pixels there may be.
  package static func check(
    width: Double, height: Double, scale: Double, limits: Limits = Limits()
  ) throws(PaintError) -> (width: Int, height: Int) {
    let (across, down) = (pixelExtent(width, scale: scale), pixelExtent(height, scale: scale))
    guard across <= side, down <= side else {
      throw .surfaceTooLarge(
        width: across, height: down, limit: "a side has at most \(Int(side)) pixels")
    }
    guard across * down <= limits[.canvasPixels] else {
      throw .limit(.canvasPixels, value: across * down, most: limits[.canvasPixels])
    }
    guard across >= 1, down >= 1 else { throw .emptySurface }
    return (Int(across), Int(down))
  }
}
