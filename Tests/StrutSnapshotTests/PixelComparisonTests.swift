import Strut
import StrutComparison
import StrutGolden
import Testing

struct PixelComparisonTests {
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let black: UInt32 = 0xFF00_0000

  private func picture(_ width: Int, _ height: Int, _ changed: [Int: UInt32] = [:]) -> Pixmap {
    var pixels = [UInt32](repeating: Self.white, count: width * height)
    for (index, pixel) in changed { pixels[index] = pixel }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  private func difference(_ expected: Pixmap, _ actual: Pixmap) throws -> PixelDifference {
    guard case .different(let difference) = PixelComparison(expected: expected, actual: actual)
    else {
      Issue.record("the pictures are the same")
      throw CancellationError()
    }
    return difference
  }

  @Test func equalPicturesAreTheSame() {
    #expect(PixelComparison(expected: picture(3, 2), actual: picture(3, 2)) == .same)
    #expect(PixelComparison(expected: picture(0, 0), actual: picture(0, 0)) == .same)
  }

  @Test func anotherSizeIsSaidAndNeverPasses() {
    let (expected, actual) = (picture(3, 2), picture(2, 3))
    let comparison = PixelComparison(expected: expected, actual: actual)
    #expect(
      comparison
        == .otherSize(
          expected: PixelSize(width: 3, height: 2), actual: PixelSize(width: 2, height: 3)))
    #expect(
      !comparison.passes(.limit(pixels: 99, channel: 255), expected: expected, actual: actual))
  }

  @Test func countLargestAndBoxAreThoseOfTheDifferingPixels() throws {
    // Pixels (1, 1) and (3, 2) of five columns.
    let difference = try difference(
      picture(5, 4), picture(5, 4, [6: 0xFFFF_FFF0, 13: 0xFFFF_C8FF]))
    #expect(difference.count == 2)
    #expect(difference.largest == 0xFF - 0xC8)
    #expect(difference.box == PixelBox(x: 1, y: 1, width: 3, height: 2))
    #expect(difference.differs(column: 3, row: 2))
    #expect(!difference.differs(column: 2, row: 2))
  }

  @Test func translucentChannelsAreNotMultiplied() throws {
    let difference = try difference(
      picture(1, 1, [0: 0x0800_00FF]), picture(1, 1, [0: 0x0800_0080]))
    #expect(difference.largest == 0xFF - 0x80)
  }

  @Test func aLimitCountsPixelsAndBoundsChannels() {
    let expected = picture(4, 4)
    let actual = picture(4, 4, [0: 0xFFFF_FFFD, 5: 0xFFFF_FFFC])
    let comparison = PixelComparison(expected: expected, actual: actual)
    func passes(_ pixels: Int, _ channel: Int) -> Bool {
      comparison.passes(
        .limit(pixels: pixels, channel: channel), expected: expected, actual: actual)
    }
    #expect(passes(2, 3))
    #expect(!passes(1, 3))
    #expect(!passes(2, 2))
    #expect(!comparison.passes(.exact, expected: expected, actual: actual))
  }

  /// A vertical edge whose smoothed column differs in one pixel: black beside white, a shape on a canvas without a ground, where
  /// brightness is that over white.
  ///
  /// The colours are those of the shape, of the column, of what is beside it, and of the pixel that differs.
  @Test(
    arguments: [
      (black, 0xFF80_8080, white, 0xFF90_9090), (black, 0x8000_0000, 0, 0x7000_0000),
      (0xFF00_00FF, 0x8000_00FF, 0, 0x7000_00FF), (black, 0x8000_0000, 0x00FF_FFFF, 0x7000_0000),
    ] as [(UInt32, UInt32, UInt32, UInt32)])
  func anotherGreyOnASmoothedEdgePassesAsAntialiasing(
    _ shape: UInt32, _ column: UInt32, _ ground: UInt32, _ other: UInt32
  ) {
    var pixels = (0..<49).map { index in
      index % 7 < 3 ? shape : index % 7 == 3 ? column : ground
    }
    let expected = Pixmap(width: 7, height: 7, pixels: pixels)
    // One pixel of the column differs, so its neighbours above and below are not as bright.
    pixels[3 * 7 + 3] = other
    let actual = Pixmap(width: 7, height: 7, pixels: pixels)
    let comparison = PixelComparison(expected: expected, actual: actual)
    #expect(comparison.passes(.antialiasing, expected: expected, actual: actual))
  }

  /// White on a canvas without a ground is as bright as nothing: what differs there is no smoothed edge.
  @Test func whiteOnNothingHasNoEdges() {
    var pixels: [UInt32] = (0..<49).map { index in
      index % 7 < 3 ? Self.white : index % 7 == 3 ? 0x80FF_FFFF : 0
    }
    let expected = Pixmap(width: 7, height: 7, pixels: pixels)
    pixels[3 * 7 + 3] = 0x70FF_FFFF
    let actual = Pixmap(width: 7, height: 7, pixels: pixels)
    let comparison = PixelComparison(expected: expected, actual: actual)
    #expect(!comparison.passes(.antialiasing, expected: expected, actual: actual))
  }

  /// A pixel between black and white, whose grey has changed, with some neighbours of its own grey, and whether it is
  /// taken for smoothing: an edge one pixel wide goes on through at most two of them, a third makes an area.
  ///
  /// `K` is black, `W` white, `g` the grey that the pixel had.
  @Test(arguments: [
    (["KKKW", "KKKW", "KK.W", "KKKW", "KKKW"], true),
    (["KKKWW", "KKgWW", "KK.WW", "KKKWW", "KKKWW"], true),
    (["KKKWW", "KKgWW", "KK.WW", "KKgWW", "KKKWW"], true),
    (["KKKWW", "KKgWW", "KK.gW", "KKgWW", "KKKWW"], false),
    (["KKKWW", "KKggW", "KK.gW", "KKgWW", "KKKWW"], false),
  ])
  func twoNeighboursOfItsGreyAreAnEdgeAndThreeAnArea(_ rows: [String], _ isSmoothing: Bool) {
    func picture(ofGrey own: UInt32) -> Pixmap {
      let pixels = rows.joined().map { character -> UInt32 in
        switch character {
        case "K": Self.black
        case "W": Self.white
        case "g": 0xFF80_8080
        default: own
        }
      }
      return Pixmap(width: rows[0].count, height: rows.count, pixels: pixels)
    }
    // In the picture with another grey no neighbour has it: white there at once, so that it is no edge.
    let (expected, actual) = (picture(ofGrey: 0xFF80_8080), picture(ofGrey: Self.white))
    let comparison = PixelComparison(expected: expected, actual: actual)
    #expect(
      comparison.passes(.antialiasing, expected: expected, actual: actual) == isSmoothing)
    // It is the same whichever of the two is the golden.
    let turned = PixelComparison(expected: actual, actual: expected)
    #expect(turned.passes(.antialiasing, expected: actual, actual: expected) == isSmoothing)
  }

  @Test func aNewDotDoesNotPassAsAntialiasing() {
    let (expected, actual) = (picture(7, 7), picture(7, 7, [24: Self.black]))
    let comparison = PixelComparison(expected: expected, actual: actual)
    #expect(!comparison.passes(.antialiasing, expected: expected, actual: actual))
  }

  @Test func theDifferencePictureMarksWhatDiffersAndWhatIsOneSided() {
    let drawn = DifferencePicture.draw(
      expected: picture(2, 2), actual: picture(3, 2, [1: Self.black]))
    #expect(drawn.width == 3 && drawn.height == 2)
    #expect(drawn[0, 0] == Self.white)
    #expect(drawn[1, 0] != drawn[0, 0])
    #expect(drawn[2, 0] != drawn[1, 0])
  }

  @Test func digestsTellPicturesApart() {
    let digests = [
      Digest(of: picture(4, 4)), Digest(of: picture(2, 8)), Digest(of: picture(8, 2)),
      Digest(of: picture(4, 4, [15: 0xFFFF_FFFE])), Digest(of: picture(4, 4, [0: 0xFFFF_FFFE])),
    ]
    #expect(Set(digests).count == digests.count)
    #expect(Digest(of: picture(4, 4)) == digests[0])
    #expect(digests[0].description.utf8.count == 32)
  }

  @Test func digestsOfFilesDependOnEveryByte() {
    for count in [0, 1, 7, 8, 9, 15, 16, 17, 40] {
      let bytes = [UInt8](repeating: 0, count: count)
      var seen = [Digest(of: bytes), Digest(of: bytes + [0])]
      for index in bytes.indices {
        var changed = bytes
        changed[index] = 1
        seen.append(Digest(of: changed))
      }
      #expect(Set(seen).count == seen.count)
    }
  }
}
