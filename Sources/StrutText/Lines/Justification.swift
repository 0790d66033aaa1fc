import StrutCore

/// The space that justified text puts between its words and ideographs.
///
/// [CSS Text 3 §7.1](https://www.w3.org/TR/css-text-3/#text-align-property), `text-justify: auto`. Browser: every space and tab
/// and both sides of every ideograph take the same share: `text/align/justify-ideographs`, `reftest/justified-tabs`. A share belongs to the
/// character before it, or to an ideograph after what takes none, such as a letter or an image; the sides of spans are
/// no characters: `reftest/justified-beside-marks`. A sign of several characters is one:
/// `text/fonts/justify-signs-of-several-characters`.
struct Justification {
  /// The characters of the line.
  let content: Range<Int>
  /// What each place takes, in points.
  let share: Double
  /// For each character of the line, and for its end, how many shares the characters before it take.
  private let taken: [Int]
  /// The ideographs that have a share before them.
  private let led: Set<Int>

  /// The justification of a line with `free` points left; `nil` where there is no place to put them.
  init?(of content: Range<Int>, in text: PreparedText, free: Double) {
    guard free > 0, !content.isEmpty else { return nil }
    let hasMarks = !text.text.marks.isEmpty
    var led: Set<Int> = []
    // First the shares of each character, then those of all before it.
    var taken = [Int](repeating: 0, count: content.count + 1)
    // The first character of the grapheme before says what it is, and the share is behind its last one.
    var last: (first: Int, end: Int)?
    for position in content where !hasMarks || text.text.marks[position]?.isSide != true {
      guard text.flags[position].contains(.clusterStart) || last == nil else {
        last?.end = position
        continue
      }
      defer { last = (position, position) }
      guard let last else { continue }
      if Self.isStretched(text.text.scalars[last.first]) {
        taken[last.end - content.lowerBound + 1] += 1
      } else if Self.isIdeograph(text.text.scalars[position]) {
        led.insert(position)
        taken[position - content.lowerBound + 1] += 1
      }
    }
    for index in 0..<content.count { taken[index + 1] += taken[index] }
    let count = taken[content.count]
    guard count > 0 else { return nil }
    self.content = content
    self.led = led
    self.taken = taken
    share = free / Double(count)
  }

  /// What the characters of a range take together.
  func width(of range: Range<Int>) -> Double {
    let own = range.clamped(to: content)
    guard !own.isEmpty else { return 0 }
    let first = content.lowerBound
    return Double(taken[own.upperBound - first] - taken[own.lowerBound - first]) * share
  }

  /// What is before a character, of what it takes.
  func lead(of position: Int) -> Double {
    led.contains(position) ? share : 0
  }

  /// Whether there is a place after each character of a range.
  func isEverywhere(in range: Range<Int>) -> Bool {
    range.allSatisfy { led.contains($0 + 1) || width(of: $0..<$0 + 1) > lead(of: $0) }
  }

  /// Whether a character takes the share after it.
  private static func isStretched(_ scalar: UInt32) -> Bool {
    scalar == Scalar.space || scalar == Scalar.tab || scalar == Scalar.noBreakSpace
      || isIdeograph(scalar)
  }

  /// Whether a character is an ideograph or a sign that stands among them.
  static func isIdeograph(_ scalar: UInt32) -> Bool {
    guard scalar >= ideographs[0].lowerBound else { return false }
    let index = ideographs.partitioningIndex { $0.upperBound >= scalar }
    return index < ideographs.count && ideographs[index].contains(scalar)
  }

  /// The characters on both sides of which browsers put space. Browser: signs, full-width letters and emoji are among them:
  /// `text/align/justify-signs`, `text/fonts/justify-emoji`.
  private static let ideographs: [ClosedRange<UInt32>] = [
    0x2C7...0x2C7, 0x2CA...0x2CB, 0x2D9...0x2D9, 0x2020...0x2021, 0x2030...0x2030, 0x203B...0x203C,
    0x2042...0x2042, 0x2047...0x2049, 0x2051...0x2051, 0x2100...0x2100, 0x2103...0x2103,
    0x2105...0x2105, 0x2109...0x210A, 0x2113...0x2113, 0x2116...0x2116, 0x2121...0x2121,
    0x212B...0x212B, 0x213B...0x213B, 0x2150...0x2152, 0x2156...0x215A, 0x2160...0x216B,
    0x2170...0x217B, 0x217F...0x217F, 0x2189...0x2189, 0x2194...0x2195, 0x2307...0x2307,
    0x2312...0x2312, 0x231A...0x231B, 0x23BE...0x23CC, 0x23CE...0x23CE, 0x23E9...0x23EC,
    0x23F0...0x23F0, 0x23F3...0x23F3, 0x2423...0x2423, 0x2460...0x2492, 0x249C...0x24FF,
    0x25A0...0x25A2, 0x25AA...0x25AB, 0x25B1...0x25B3, 0x25B6...0x25B7, 0x25BC...0x25BD,
    0x25C0...0x25C1, 0x25C6...0x25C7, 0x25C9...0x25C9, 0x25CB...0x25CC, 0x25CE...0x25D3,
    0x25E2...0x25E6, 0x25EF...0x25EF, 0x25FD...0x25FE, 0x2600...0x2603, 0x2605...0x2606,
    0x260E...0x260E, 0x2614...0x2617, 0x261D...0x261D, 0x2620...0x2620, 0x2640...0x2640,
    0x2642...0x2642, 0x2648...0x2653, 0x2660...0x266F, 0x2672...0x267D, 0x267F...0x267F,
    0x2693...0x2693, 0x2695...0x2696, 0x26A0...0x26A1, 0x26A7...0x26A7, 0x26AA...0x26AB,
    0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D3...0x26D4, 0x26EA...0x26EA,
    0x26F2...0x26F3, 0x26F5...0x26F5, 0x26F9...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705,
    0x2708...0x2708, 0x270A...0x270D, 0x2713...0x2713, 0x271A...0x271A, 0x2728...0x2728,
    0x273F...0x2740, 0x2744...0x2744, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2757,
    0x2763...0x2764, 0x2776...0x277F, 0x2795...0x2797, 0x27A1...0x27A1, 0x27B0...0x27B0,
    0x27BF...0x27BF, 0x2B1A...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x2FDF,
    0x2FF0...0x3029, 0x3031...0x3098, 0x309B...0x312F, 0x3190...0x31EF, 0x3200...0x9FFF,
    0xF860...0xF862, 0xF900...0xFAFF, 0xFE10...0xFE12, 0xFE19...0xFE19, 0xFE30...0xFE6F,
    0xFF00...0xFF0C, 0xFF0E...0xFF1A, 0xFF1D...0xFF1D, 0xFF1F...0xFF9D, 0xFFA1...0xFFEF,
    0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F100...0x1F100, 0x1F110...0x1F129, 0x1F130...0x1F149,
    0x1F150...0x1F169, 0x1F170...0x1F189, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F1E6...0x1F3FA,
    0x1F400...0x1F6FF, 0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0, 0x1F900...0x1F9FF, 0x1FA70...0x1FA7C,
    0x1FA80...0x1FA8A, 0x1FA8E...0x1FAC6, 0x1FAC8...0x1FADC, 0x1FADF...0x1FAEA, 0x1FAEF...0x1FAF8,
    0x20000...0x3FFFF,
  ]
}
