import Glibc
import Strut
import StrutCore

/// Small pictures for the gallery.
enum Thumbnail {
  /// The most pixels on each side; twice what a card has, for screens with fine pixels.
  private static let largest = (width: 480, height: 400)
  /// What is longer than this many times its width or height shows how it begins: as a whole nothing could be seen of it.
  private static let longest = 3
  /// A document with more pixels than this is drawn smaller to begin with.
  private static let mostPixels = 4e6

  /// The PNG file of a document's small picture. It is drawn at its own size and then reduced, so that hairlines and
  /// small texts fade rather than jump.
  static func draw(_ placed: PlacedDocument) throws(DrawingError) -> [UInt8] {
    let size = placed.frames(scale: 1).canvas
    let pixels = max(1, size.width * size.height)
    let scale = min(1, (mostPixels / pixels).squareRoot())
    let picture = try placed.pixels(scale: scale).beginning(upTo: longest)
    return try PictureFile.encode(picture.reduced(to: largest))
  }
}
