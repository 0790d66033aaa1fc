import StrutBoxes
import Testing

@testable import StrutPaint

/// Dots and dashes of lines that are short, and of very long ones.
struct DecorationDashesTests {
  /// Two dots that touch leave no gap to be fitted.
  @Test(arguments: [(11.9, 1), (12, 1), (12.1, 2), (24, 3), (30, 3)])
  func dotsAreFittedToTheLine(_ length: Double, _ count: Int) {
    let dots = DecorationDashes(length: length, thickness: 6, style: .dotted)
    let starts = dots.starts(from: 3, to: length)
    let numbers = dots.lengths + starts
    #expect(dots.isRound && numbers.allSatisfy(\.isFinite))
    #expect(starts.count == count)
  }

  @Test(arguments: [TextDecoration.Style.dotted, .dashed])
  func aLineOfMillionsOfDashesIsUnbroken(_ style: TextDecoration.Style) {
    let dashes = DecorationDashes(length: 1e9, thickness: 1, style: style)
    #expect(dashes.lengths.isEmpty && dashes.starts(from: 0, to: 1e9) == [0])
    #expect(!DecorationDashes(length: 1e5, thickness: 1, style: style).lengths.isEmpty)
  }
}
