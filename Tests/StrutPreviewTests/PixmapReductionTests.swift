import Strut
import Testing

@testable import StrutPreview

/// Pictures of the gallery show all of a drawing's pixels.
struct PixmapReductionTests {
  @Test func everyRowAndColumnCounts() {
    let (black, white): ([UInt8], [UInt8]) = ([0, 0, 0, 255], [255, 255, 255, 255])
    let rows = Pixmap(width: 1, height: 4, bytes: black + white + white + white)
    // Means of 0 and 255, and of 255 and 255; halves are rounded up.
    #expect(rows.reduced(to: (1, 2)).bytes == [128, 128, 128, 255, 255, 255, 255, 255])
    let columns = Pixmap(width: 4, height: 1, bytes: white + white + white + black)
    #expect(columns.reduced(to: (2, 1)).bytes == [255, 255, 255, 255, 128, 128, 128, 255])
  }

  @Test func whatCannotBeSeenHasNoColour() {
    let picture = Pixmap(width: 2, height: 1, bytes: [200, 100, 0, 255, 0, 0, 0, 0])
    #expect(picture.reduced(to: (1, 1)).bytes == [200, 100, 0, 128])
  }

  @Test func aLongPictureIsShownAsItBegins() {
    let rows: [UInt8] = (0..<10).flatMap { [UInt8($0), 0, 0, 255, UInt8($0), 1, 0, 255] }
    let tall = Pixmap(width: 2, height: 10, bytes: rows)
    #expect(tall.beginning(upTo: 3) == Pixmap(width: 2, height: 6, bytes: Array(rows[..<48])))
    #expect(tall.beginning(upTo: 5) == tall)
    let wide = Pixmap(width: 10, height: 2, bytes: rows)
    let part = Array(rows[..<24]) + Array(rows[40..<64])
    #expect(wide.beginning(upTo: 3) == Pixmap(width: 6, height: 2, bytes: part))
  }

  @Test func whatFitsStaysAsItIs() {
    let picture = Pixmap(width: 2, height: 1, bytes: [1, 2, 3, 255, 4, 5, 6, 255])
    #expect(picture.reduced(to: (2, 1)).bytes == picture.bytes)
  }
}
