import StrutCore

extension ImagePlacement {
  /// Whether all of an image is drawn.
  func isWhole(of image: DecodedImage) -> Bool {
    source == Rect(origin: .zero, size: image.size)
  }

  /// Where an image is drawn: a part of the destination where it keeps its ratio.
  func area(of image: DecodedImage) -> Rect {
    guard case .vectors(let vectors) = image.content, vectors.keepsRatio, isWhole(of: image)
    else { return destination }
    let size = image.size
    let factor = min(destination.size.width / size.width, destination.size.height / size.height)
    let (width, height) = (size.width * factor, size.height * factor)
    return Rect(
      x: destination.minX + (destination.size.width - width) / 2,
      y: destination.minY + (destination.size.height - height) / 2, width: width, height: height)
  }
}
