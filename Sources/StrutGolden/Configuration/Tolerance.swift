/// Which differences of pixels a comparison lets pass.
public enum Tolerance: Hashable, Sendable {
  /// None.
  case exact
  /// Pixels that both pictures draw on the smoothed edge of the same shape.
  case antialiasing
  /// At most `pixels` differing pixels, none by more than `channel` in any channel.
  case limit(pixels: Int, channel: Int)

  /// The tolerance that `text` writes as `exact`, `antialiasing` or `PIXELS,CHANNEL`; else `nil`.
  package init?(argument text: String) {
    switch text {
    case "exact": self = .exact
    case "antialiasing": self = .antialiasing
    default:
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let pixels = numbers[0], let channel = numbers[1], pixels >= 0,
        (0...255).contains(channel)
      else { return nil }
      self = .limit(pixels: pixels, channel: channel)
    }
  }

  /// The tolerance as flags write it.
  package var argument: String {
    switch self {
    case .exact: "exact"
    case .antialiasing: "antialiasing"
    case .limit(let pixels, let channel): "\(pixels),\(channel)"
    }
  }
}
