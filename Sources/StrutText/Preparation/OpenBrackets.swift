import CPangoCairo

/// The brackets of a text that are open, the innermost last.
///
/// Browser: not more of them than those of ``most`` levels: `text/spacing/brackets-after-arabic`.
struct OpenBrackets {
  private static let most = 32

  /// Each with the character that closes it.
  private var open: [(closing: UInt32, index: Int)] = []

  /// Notes a character; where it closes a bracket, the place of the opening one.
  mutating func opening(of scalar: UInt32, at index: Int) -> Int? {
    guard let mirrored = Self.mirrored(scalar) else { return nil }
    switch hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar) {
    case HB_UNICODE_GENERAL_CATEGORY_OPEN_PUNCTUATION:
      if open.count == Self.most { open.removeFirst() }
      open.append((mirrored, index))
    case HB_UNICODE_GENERAL_CATEGORY_CLOSE_PUNCTUATION:
      guard let match = open.lastIndex(where: { $0.closing == scalar }) else { return nil }
      defer { open.removeSubrange(match...) }
      return open[match].index
    default: break
    }
    return nil
  }

  /// The other one of a pair of brackets.
  private static func mirrored(_ scalar: UInt32) -> UInt32? {
    if scalar < 0x80, !ascii.contains(scalar) { return nil }
    let other = hb_unicode_mirroring(hb_unicode_funcs_get_default(), scalar)
    return other == scalar ? nil : other
  }

  private static let ascii = Set("()[]{}".unicodeScalars.map(\.value))
}
