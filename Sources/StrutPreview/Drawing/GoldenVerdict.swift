import Strut
import StrutComparison
import StrutFormats
import StrutGolden

/// What a golden image and a picture come to, as `strut verify` judges them.
struct GoldenVerdict: Sendable {
  /// How the comparison ended.
  enum Status: String, Sendable {
    /// Every pixel is the same.
    case same
    /// Pixels differ, and the tolerance lets them pass.
    case tolerated
    /// Pixels differ.
    case changed
    /// The golden is no picture.
    case wrong
  }

  /// How the comparison ended.
  let status: Status
  /// The verdict in words.
  let text: String
  /// Where they differ, as a PNG; `nil` where they do not.
  private(set) var difference: [UInt8]?

  /// Compares two PNG files.
  ///
  /// - Parameters:
  ///   - name: What the golden is called in messages.
  ///   - wantsDifference: Whether the picture of the difference is drawn.
  init(
    golden: [UInt8], named name: String, picture: [UInt8], _ tolerance: Tolerance,
    wantsDifference: Bool
  ) {
    let codec = PictureCodec.png
    guard let expected = codec.decode(golden), let actual = codec.decode(picture) else {
      let fault = GoldenFileFault(of: golden, path: name)
      status = .wrong
      text = "\(fault.message): \(fault.hint)"
      return
    }
    let comparison = PixelComparison(expected: expected, actual: actual)
    guard let verdict = PixelVerdict(comparison) else {
      status = .same
      text = "same as the picture"
      return
    }
    let passes = comparison.passes(tolerance, expected: expected, actual: actual)
    status = passes ? .tolerated : .changed
    text = verdict.description + (passes ? ": the tolerance lets that pass" : "")
    if wantsDifference {
      difference = try? codec.encode(DifferencePicture.draw(expected: expected, actual: actual))
    }
  }

  /// The verdict as pages take it.
  var json: JSONValue { ["status": .text(status.rawValue), "text": .text(text)] }
}
