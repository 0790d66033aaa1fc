import CPangoCairo

/// How wide a character is in East Asian typography (UAX 11).
enum EastAsianWidth {
  /// Whether a character is wide or full width.
  static func isWide(_ scalar: UInt32) -> Bool { scalar >= 0x1100 && g_unichar_iswide(scalar) != 0 }
}
