/// Letters that are stacked or joined by a sign between them (UAX 29, rule GB9c): they are one grapheme.
///
/// The standard library knows the scripts that had the rule first; these are those that Unicode 17 has added.
enum IndicConjuncts {
  /// Takes away the starts of clusters that are the second letter of a conjunct.
  ///
  /// - Parameter starts: One entry for each character: whether a cluster begins with it.
  static func join(_ starts: inout [Bool], of scalars: [UInt32]) {
    guard scalars.contains(where: isLinker) else { return }
    var isJoining = false
    var hasLetter = false
    for (index, scalar) in scalars.enumerated() {
      if isLetter(scalar) {
        if isJoining { starts[index] = false }
        (hasLetter, isJoining) = (true, false)
      } else if isLinker(scalar) {
        isJoining = hasLetter
      } else if !isExtending(scalar) {
        (hasLetter, isJoining) = (false, false)
      }
    }
  }

  /// `Indic_Conjunct_Break=Linker`.
  private static func isLinker(_ scalar: UInt32) -> Bool {
    scalar >= 0x1039 && linkers.contains(scalar)
  }

  /// `Indic_Conjunct_Break=Extend`.
  private static func isExtending(_ scalar: UInt32) -> Bool {
    scalar == Scalar.zeroWidthJoiner
      || scalar != Scalar.zeroWidthNonJoiner
        && Unicode.Scalar(scalar)?.properties.isGraphemeExtend ?? false
  }

  /// `Indic_Conjunct_Break=Consonant`.
  private static func isLetter(_ scalar: UInt32) -> Bool {
    scalar >= 0x1000 && letters.contains { $0.contains(scalar) }
  }

  private static let linkers: Set<UInt32> = [
    0x1039, 0x17D2, 0x1A60, 0x1B44, 0x1BAB, 0xA9C0, 0xAAF6, 0x10A3F, 0x11133, 0x113D0, 0x1193E,
    0x11A47, 0x11A99, 0x11F42,
  ]

  private static let letters: [ClosedRange<UInt32>] = [
    // Myanmar
    0x1000...0x102A, 0x103F...0x103F, 0x1050...0x1055, 0x105A...0x105D, 0x1061...0x1061,
    0x1065...0x1066, 0x106E...0x1070, 0x1075...0x1081, 0x108E...0x108E, 0xA9E0...0xA9E4,
    0xA9E7...0xA9EF, 0xA9FA...0xA9FE, 0xAA60...0xAA6F, 0xAA71...0xAA73, 0xAA7A...0xAA7A,
    0xAA7E...0xAA7F,
    // Khmer, Tai Tham
    0x1780...0x17B3, 0x1A20...0x1A54,
    // Balinese, Sundanese
    0x1B0B...0x1B0C, 0x1B13...0x1B33, 0x1B45...0x1B4C, 0x1B83...0x1BA0, 0x1BAE...0x1BAF,
    0x1BBB...0x1BBD,
    // Javanese, Meetei Mayek
    0xA989...0xA98B, 0xA98F...0xA9B2, 0xAAE0...0xAAEA,
    // Kharoshthi, Chakma
    0x10A00...0x10A00, 0x10A10...0x10A13, 0x10A15...0x10A17, 0x10A19...0x10A35, 0x11103...0x11126,
    0x11144...0x11144, 0x11147...0x11147,
    // Tulu-Tigalari, Dives Akuru
    0x11380...0x11389, 0x1138B...0x1138B, 0x1138E...0x1138E, 0x11390...0x113B5, 0x11900...0x11906,
    0x11909...0x11909, 0x1190C...0x11913, 0x11915...0x11916, 0x11918...0x1192F,
    // Zanabazar Square, Soyombo, Kawi
    0x11A00...0x11A00, 0x11A0B...0x11A32, 0x11A50...0x11A50, 0x11A5C...0x11A83, 0x11F04...0x11F10,
    0x11F12...0x11F33,
  ]
}
