import StrutLayout

final class StubMeasurer: ContentMeasurer {
  func contentWidths(of box: BoxID) -> ContentWidths { ContentWidths(min: 0, max: 0) }
  func measure(_ box: BoxID, width: Double) -> ContentMeasurement { ContentMeasurement(height: 0) }
}
