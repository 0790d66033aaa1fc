import StrutCore

/// The pixels that layers may have together.
struct LayerRoom {
  /// Those of the layers that are open.
  var open = 0.0
  /// The limit of the document.
  var most = Limit.layerPixels.usual

  /// More are told as so many.
  private static let mostTold = 0x1p62

  /// Fails where there is no room for so many pixels more.
  func check(_ pixels: Double) throws(PaintError) {
    guard open + pixels <= most else {
      let value = min(Self.mostTold, (open + pixels).rounded(.up))
      throw .limit(.layerPixels, value: value, most: most)
    }
  }
}
