import StrutCore
import Testing

@testable import StrutPaint

/// A small area is let through by clips around it where none of them cuts it.
struct ClipRegionTests {
  private static let radii = Corners(
    topLeft: Size(width: 10, height: 20), topRight: Size(width: 30, height: 5),
    bottomRight: Size(width: 15, height: 25), bottomLeft: Size(width: 40, height: 8))

  private func region(_ shape: Shape, _ transform: Affine = .identity) -> ClipRegion {
    var region = ClipRegion()
    region.add(shape, transform: transform)
    return region
  }

  /// A speck on each side of the border of each corner's box, along both axes.
  @Test(
    arguments: [
      (9.0, 19.0, false), (10, 19, true), (9, 20, true), (69, 4, false), (68, 4, true),
      (67, 4, true), (69, 5, true), (84, 74, false), (82, 74, true), (84, 72, true),
      (83, 73, true), (84, 73, true), (38, 91, false), (40, 91, true), (38, 90, true),
      (39, 91, false),
    ])
  func eachCornerHasItsOwnBox(_ x: Double, _ y: Double, _ isThrough: Bool) {
    let clip = Shape.roundedRect(
      RoundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radii: Self.radii))
    #expect(region(clip).lets(Rect(x: x, y: y, width: 2, height: 2)) == isThrough)
  }

  @Test(
    arguments: [
      (0.0, 0.0, true), (-1, 4, false), (4, -1, false), (9, 4, false), (4, 9, false), (8, 8, true),
    ])
  func whatLiesOutsideIsCut(_ x: Double, _ y: Double, _ isThrough: Bool) {
    let clip = Shape.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(region(clip).lets(Rect(x: x, y: y, width: 2, height: 2)) == isThrough)
  }

  /// All clips count, and one that is no rectangle on the surface is not known to let anything through.
  @Test func allClipsCount() {
    let area = Rect(x: 4, y: 4, width: 2, height: 2)
    var clips = region(.rect(Rect(x: 0, y: 0, width: 10, height: 10)))
    clips.add(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), transform: .identity)
    #expect(clips.lets(area))
    clips.add(.rect(Rect(x: 5, y: 0, width: 20, height: 20)), transform: .identity)
    #expect(!clips.lets(area))
    let turn = Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(!region(.rect(Rect(x: -50, y: -50, width: 100, height: 100)), turn).lets(area))
    let twice = Affine(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    #expect(region(.rect(Rect(x: 2, y: 2, width: 1, height: 1)), twice).lets(area))
    #expect(!region(.rect(Rect(x: 3, y: 2, width: 1, height: 1)), twice).lets(area))
  }
}
