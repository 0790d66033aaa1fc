import Glibc
import Strut
import StrutCore
import StrutFormats

/// A small picture for the gallery, and for everything at a glance.
struct Thumbnail: Hashable, Sendable {
  /// Where a picture goes on that is shown only in part.
  enum Cut: String, Sendable {
    /// To the right.
    case right
    /// Below.
    case bottom
  }

  /// The PNG file.
  var bytes: [UInt8]
  /// The pixels of the picture in both directions.
  var width: Int
  var height: Int
  /// Where it goes on; `nil` where it is whole.
  var cut: Cut?

  /// The most pixels on each side; twice what a card has, for screens with fine pixels.
  private static let largest = (width: 480, height: 400)
  /// What is longer than this many times its width or height shows how it begins, where as a whole it would be reduced
  /// more than as many times: nothing could be seen of it.
  private static let longest = 3
  /// A document with more pixels than this is drawn smaller to begin with.
  private static let mostPixels = 4e6

  /// A picture that was drawn before.
  init(bytes: [UInt8], width: Int, height: Int, cut: Cut?) {
    (self.bytes, self.width, self.height, self.cut) = (bytes, width, height, cut)
  }

  /// Draws a document at its own size and reduces it, so that hairlines and small texts fade rather than jump.
  init(_ placed: PlacedDocument) throws(DrawingError) {
    let size = placed.frames(scale: 1).canvas
    let pixels = max(1, size.width * size.height)
    let scale = min(1, (Self.mostPixels / pixels).squareRoot())
    let whole = try placed.pixels(scale: scale)
    let isLong =
      whole.width > Self.longest * Self.largest.width
      || whole.height > Self.longest * Self.largest.height
    let shown = isLong ? whole.beginning(upTo: Self.longest) : whole
    cut = shown.width < whole.width ? .right : shown.height < whole.height ? .bottom : nil
    let picture = shown.reduced(to: Self.largest)
    (width, height) = (picture.width, picture.height)
    bytes = try PictureFile.encode(picture)
  }

  /// What pages need to know to leave room for it, and to show where it goes on.
  var members: [JSONMember] {
    [JSONMember("width", .number(width)), JSONMember("height", .number(height))]
      + (cut.map { [JSONMember("cut", .text($0.rawValue))] } ?? [])
  }
}
