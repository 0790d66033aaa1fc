import StrutComparison
import StrutCore
import Testing

@testable import StrutGolden

/// Verdicts are read from reports as they were written there.
struct VerdictRoundTripTests {
  @Test(
    arguments: [
      .text(was: "one", now: "two"), .added, .removed, .visibility(now: true),
      .visibility(now: false), .lines(was: 2, now: 3), .truncation(now: true),
      .size(was: Size(width: 1, height: 2), now: Size(width: 3, height: 4)), .moved(dx: 5, dy: -6),
      .baseline(by: 7), .pixelsOnly,
    ] as [ElementVerdict.Change])
  func verdictsOfElements(_ change: ElementVerdict.Change) {
    let verdict = ElementVerdict(
      name: "#a", path: "#b/#a", line: 8, file: "kit.xml", change: change)
    #expect(ElementVerdict(json: verdict.json) == verdict)
  }

  @Test(
    arguments: [
      .different(count: 2, largest: 3, box: PixelBox(x: 4, y: 5, width: 6, height: 7)),
      .otherSize(
        expected: PixelSize(width: 1, height: 2), actual: PixelSize(width: 3, height: 4)),
    ] as [PixelVerdict])
  func verdictsOfPixels(_ verdict: PixelVerdict) {
    #expect(PixelVerdict(json: verdict.json) == verdict)
  }
}
