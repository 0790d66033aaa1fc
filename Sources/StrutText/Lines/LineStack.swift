/// The heights of lines added up.
struct LineStack {
  private var heights: LineHeights
  private(set) var height = 0.0
  private(set) var firstBaseline: Double?
  private(set) var lastBaseline: Double?

  init(_ text: PreparedText) { heights = LineHeights(text) }

  /// Adds a line at the bottom and returns its height.
  @discardableResult
  mutating func append(_ line: BrokenLine) -> LineBoxHeight {
    let box = heights.height(of: line)
    let baseline = height + box.above
    if firstBaseline == nil { firstBaseline = baseline }
    lastBaseline = baseline
    height += box.height
    return box
  }
}
