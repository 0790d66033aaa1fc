import StrutLayout

/// Measures the workloads' texts: letters 7 points wide in lines 16 points high, breakable anywhere after the
/// longest word of 70 points.
final class LetterMeasurer: ContentMeasurer {
  /// The number of letters of each box.
  var characters: [Int]
  /// How often a text was measured.
  var calls = 0

  init(_ workload: Workload) { characters = workload.nodes.map(\.characters) }

  func contentWidths(of box: BoxID) -> ContentWidths {
    calls += 1
    let natural = 7 * Double(characters[box.index])
    return ContentWidths(
      min: min(natural, 70), max: natural, unwrapped: ContentMeasurement(height: 16))
  }

  func measure(_ box: BoxID, width: Double) -> ContentMeasurement {
    calls += 1
    let natural = 7 * Double(characters[box.index])
    return ContentMeasurement(height: 16 * (natural / max(width, 7)).rounded(.up))
  }
}
