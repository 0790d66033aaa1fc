import StrutPaint
import Testing

/// What the comparison of pictures by different programs bears, and what it finds.
struct PictureDistanceTests {
  /// A picture of white, with a colour in some pixels.
  private func picture(
    width: Int = 24, _ color: [UInt8] = [0, 0, 0, 255], where isInked: (Int, Int) -> Bool
  ) -> Pixmap {
    var bytes: [UInt8] = []
    for y in 0..<16 {
      for x in 0..<width { bytes += isInked(x, y) ? color : [255, 255, 255, 255] }
    }
    return Pixmap(width: width, height: 16, bytes: bytes)
  }

  private func distance(_ one: Pixmap, _ other: Pixmap) -> PictureDistance {
    let distance = PictureDistance(one, other, onWhite: false)
    #expect(distance == PictureDistance(other, one, onWhite: false))
    return distance
  }

  @Test func theSameIsNotApart() {
    let square = picture { x, y in x > 4 && y > 4 }
    #expect(distance(square, square).strays == 0)
    #expect(distance(square, square).means == 0)
  }

  /// The pixel at an edge may be black or any grey; one that is black instead of white darkens its square.
  @Test func edgesMayBeSoft() {
    let hard = picture { x, _ in x >= 8 }
    for grey in [UInt8(0), 90, 200] {
      let soft = hard.bytes.enumerated().map { index, sample in
        index / 4 % 24 == 7 && index % 4 < 3 ? grey : sample
      }
      let found = distance(hard, Pixmap(width: 24, height: 16, bytes: soft))
      #expect(found.strays == 0)
      #expect(found.means == Double(255 - grey) / 8)
    }
  }

  @Test func linesAreMissed() {
    let line = picture { x, _ in x == 11 }
    #expect(distance(line, picture { _, _ in false }).strays == 16)
  }

  @Test func gapsAreMissed() {
    let dashes = picture { x, y in y > 6 && y < 10 && x % 8 < 4 }
    let found = distance(dashes, picture { _, y in y > 6 && y < 10 })
    // The middles of three gaps, whose last one ends with the picture, and their whole central lines.
    #expect(found.strays == 2 * 8 + 10)
  }

  @Test func anotherColourIsFound() {
    let (one, other) = (picture([200, 0, 0, 255]) { _, _ in true }, [UInt8(209), 0, 0, 255])
    #expect(distance(one, picture(other) { _, _ in true }).strays == 24 * 16)
    #expect(distance(one, picture([208, 0, 0, 255]) { _, _ in true }).strays == 0)
    #expect(distance(one, picture([208, 0, 0, 255]) { _, _ in true }).means == 8)
  }

  @Test func anotherOpacityIsFound() {
    let (full, half) = (
      picture([255, 0, 0, 255]) { _, _ in true }, picture([255, 0, 0, 128]) { _, _ in true }
    )
    #expect(distance(full, half).strays == 24 * 16)
    #expect(PictureDistance(full, half, onWhite: true).strays == 24 * 16)
    let pink = picture([255, 127, 127, 255]) { _, _ in true }
    #expect(PictureDistance(half, pink, onWhite: true).strays == 0)
    #expect(PictureDistance(half, pink, onWhite: false).strays == 24 * 16)
  }

  /// A square at the edge of the picture counts as a whole one.
  @Test func theLastColumnsCount() {
    let found = distance(
      picture(width: 20) { x, _ in x == 19 }, picture(width: 20) { _, _ in false })
    #expect(found.means == 255.0 / 8)
  }

  @Test func tolerancesAreRead() throws {
    let stated = try PictureTolerance.stated(
      in: """
        <!-- A case. -->
        <!-- Tolerance of poppler: 12 strays, means of 30. It does as it likes. -->
        <!-- Tolerance of librsvg: 0 strays, means of 1. So does it. -->
        <layout/>
        """)
    #expect(
      stated == [
        "poppler": PictureTolerance(strays: 12, means: 30),
        "librsvg": PictureTolerance(strays: 0, means: 1),
      ])
  }

  @Test(arguments: [
    "Tolerance of popler: 12 strays, means of 30. A reason.",
    "Tolerance of poppler: 12 strays, means of 30.", "Tolerance of poppler: 12 strays. A reason.",
    "Tolerance: none",
  ])
  func otherTolerancesAreRefused(_ comment: String) {
    #expect(throws: PictureTolerance.Malformed.self) {
      try PictureTolerance.stated(in: "<!-- \(comment) --><layout/>")
    }
  }
}
