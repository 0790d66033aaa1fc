import StrutLayout

/// Measures texts by their number of letters: each 10 points wide in lines 10 points high, breakable between any
/// two, baseline 8 points below the top of a line.
final class LetterMeasurer: ContentMeasurer {
  var letters: [BoxID: Int]
  private(set) var calls = 0

  init(_ letters: [BoxID: Int] = [:]) { self.letters = letters }

  func contentWidths(of box: BoxID) -> ContentWidths {
    calls += 1
    return ContentWidths(min: 10, max: 10 * Double(letters[box] ?? 1))
  }

  func measure(_ box: BoxID, width: Double) -> ContentMeasurement {
    calls += 1
    let perLine = max(1, Int(width / 10))
    let lines = ((letters[box] ?? 1) + perLine - 1) / perLine
    return ContentMeasurement(
      height: 10 * Double(lines), firstBaseline: 8, lastBaseline: 10 * Double(lines) - 2)
  }
}
