import StrutPaint

/// A picture as pixels, for modules that do not import the painters.
package typealias Pixmap = StrutPaint.Pixmap

/// PNG files of pictures.
package enum PictureFile {
  /// The file of a picture: the same bytes as drawing the same pixels to a file gives.
  package static func encode(_ picture: Pixmap) throws(DrawingError) -> [UInt8] {
    do throws(PaintError) {
      return try picture.png()
    } catch {
      throw .fault("\(error)")
    }
  }

  /// The picture in a PNG file of any kind; `nil` where the bytes are none or are damaged.
  package static func decode(_ file: [UInt8]) -> Pixmap? { Pixmap(png: file) }
}
