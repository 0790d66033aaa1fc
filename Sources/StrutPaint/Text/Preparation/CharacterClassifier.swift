import StrutLayout

/// Finds for each character of a text whether it begins a grapheme, may be broken before, and vanishes at line
/// ends.
struct CharacterClassifier {
  let content: InlineContent
  let text: InlineText

  /// One entry for each character.
  func flags() -> [CharacterFlags] {
    let spans = spanOfEachCharacter()
    let styles = content.spans.map(\.style)
    let allowed = BreakOpportunities(text.scalars).allowed { styles[spans[$0]].wordBreak }
    let starts = Graphemes.starts(of: text.scalars)
    var flags: [CharacterFlags] = []
    flags.reserveCapacity(text.scalars.count)
    for index in text.scalars.indices {
      let style = styles[spans[index]]
      var flag = spaceFlags(text.scalars[index], style)
      if starts.isEmpty || starts[index] { flag.insert(.clusterStart) }
      if index > 0, flag.contains(.clusterStart) {
        flag.formUnion(breakFlags(allowed[index], styles[spans[index - 1]], style, index))
      }
      flags.append(flag)
    }
    return flags
  }

  private func spanOfEachCharacter() -> [Int] {
    var spans: [Int] = []
    spans.reserveCapacity(text.scalars.count)
    for index in text.stretches.indices {
      let end =
        index + 1 < text.stretches.count ? text.stretches[index + 1].start : text.scalars.count
      for _ in spans.count..<end { spans.append(text.stretches[index].span) }
    }
    return spans
  }

  private func spaceFlags(_ scalar: UInt32, _ style: TextStyle) -> CharacterFlags {
    switch scalar {
    case Scalar.space: style.whiteSpace.collapsesSpaces ? .collapsible : preserved(style)
    case Scalar.tab: preserved(style)
    case Scalar.ideographicSpace where style.whiteSpace.wraps: .hanging
    default: []
    }
  }

  private func preserved(_ style: TextStyle) -> CharacterFlags {
    style.whiteSpace == .preWrap ? .hanging : []
  }

  /// Whether and how a line may break between two characters with these styles.
  private func breakFlags(
    _ allowed: Bool, _ before: TextStyle, _ after: TextStyle, _ index: Int
  ) -> CharacterFlags {
    guard before.whiteSpace.wraps else { return [] }
    var flags: CharacterFlags = []
    if allowed { flags.insert(.breakBefore) }
    guard after.whiteSpace.wraps else { return flags }
    if before.overflowWrap != .normal { flags.insert(.emergencyBefore) }
    if before.overflowWrap == .anywhere { flags.insert(.anywhereBefore) }
    if before.wordBreak == .breakAll, allowed { flags.insert(.breakAllBefore) }
    return flags
  }
}

/// Grapheme clusters (UAX 29).
enum Graphemes {
  /// One entry for each character: whether a cluster begins with it; empty where each one is a cluster.
  static func starts(of scalars: [UInt32]) -> [Bool] {
    guard scalars.contains(where: { $0 >= 0x300 }) else { return [] }
    var string = String.UnicodeScalarView()
    for scalar in scalars { string.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
    var starts: [Bool] = []
    starts.reserveCapacity(scalars.count)
    for character in String(string) {
      starts.append(true)
      for _ in character.unicodeScalars.dropFirst() { starts.append(false) }
    }
    return starts
  }
}
