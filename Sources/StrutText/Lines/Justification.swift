/// The space that justified text puts between its words and ideographs.
///
/// [CSS Text 3 §7.1](https://www.w3.org/TR/css-text-3/#text-align-property), `text-justify: auto`. Browser: every space
/// and both sides of every ideograph take the same share: `text/align/justify-ideographs`.
struct Justification {
  /// The characters of the line.
  let content: Range<Int>
  /// What each place takes, in points.
  let share: Double
  private let scalars: [UInt32]

  /// The justification of a line with `free` points left; `nil` where there is no place to put them.
  init?(of content: Range<Int>, in text: PreparedText, free: Double) {
    guard free > 0, !content.isEmpty else { return nil }
    scalars = text.text.scalars
    self.content = content
    let count = Self.count(of: content, within: content, text.text.scalars)
    guard count > 0 else { return nil }
    share = free / Double(count)
  }

  /// What the characters of a range take together.
  func width(of range: Range<Int>) -> Double {
    Double(Self.count(of: range, within: content, scalars)) * share
  }

  private static func count(
    of range: Range<Int>, within content: Range<Int>, _ scalars: [UInt32]
  ) -> Int {
    range.reduce(0) { $0 + (isPlace(after: $1, within: content, scalars) ? 1 : 0) }
  }

  private static func isPlace(
    after position: Int, within content: Range<Int>, _ scalars: [UInt32]
  ) -> Bool {
    guard position + 1 < content.upperBound else { return false }
    let scalar = scalars[position]
    if scalar == Scalar.space || scalar == Scalar.noBreakSpace { return true }
    return isIdeograph(scalar) || isIdeograph(scalars[position + 1])
  }

  private static func isIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x3041...0x30FF,
      0x3100...0x312F, 0x31A0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
