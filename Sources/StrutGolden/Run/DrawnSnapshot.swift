import Strut
import StrutComparison
import StrutCore

/// What drawing one case of a document gives: pixels, and the layout that they show.
package struct DrawnSnapshot: Sendable {
  /// The pixels.
  package var image: Pixmap
  /// The size of the canvas in points.
  package var canvas: Size
  /// The line of the `<layout>` in the document, from 1.
  package var canvasLine: Int
  /// The module and file of the program that made the canvas; `nil` for a document's.
  package var canvasFile: String?
  /// The boxes in document order.
  package var boxes: [RecordedBox]
  /// What drew it.
  package var renderer: RendererFingerprint
  /// Where it comes from; `nil` for a picture.
  package var origin: SnapshotOrigin?

  /// Creates a drawn snapshot.
  package init(
    image: Pixmap, canvas: Size, canvasLine: Int = 1, canvasFile: String? = nil,
    boxes: [RecordedBox], renderer: RendererFingerprint
  ) {
    self.image = image
    self.canvas = canvas
    self.canvasLine = canvasLine
    self.canvasFile = canvasFile
    self.boxes = boxes
    self.renderer = renderer
  }

  /// The record that stands beside the golden of these pixels.
  ///
  /// - Parameters:
  ///   - digest: The digest of the pixels.
  ///   - file: The golden's bytes.
  package func record(digest: Digest, file: [UInt8]) -> GoldenRecord {
    GoldenRecord(
      renderer: renderer, pixels: digest.description, file: Digest(of: file).description,
      canvas: canvas, boxes: boxes, sources: origin?.sources())
  }
}

extension PictureCodec {
  /// PNG files, as drawing writes them.
  package static let png = PictureCodec(
    encode: { try PictureFile.encode($0) }, decode: { PictureFile.decode($0) })
}

/// How pixels become files and files pixels.
package struct PictureCodec: Sendable {
  /// The PNG file of a picture; the same bytes for the same pixels.
  package var encode: @Sendable (Pixmap) throws -> [UInt8]
  /// The picture in a PNG file; `nil` where the bytes are none.
  package var decode: @Sendable ([UInt8]) -> Pixmap?

  /// Creates a codec.
  package init(
    encode: @escaping @Sendable (Pixmap) throws -> [UInt8],
    decode: @escaping @Sendable ([UInt8]) -> Pixmap?
  ) {
    self.encode = encode
    self.decode = decode
  }
}
