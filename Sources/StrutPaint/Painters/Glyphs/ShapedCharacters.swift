import CPangoCairo

/// The characters whose glyphs stand for those of a text when it is shaped.
///
/// HarfBuzz takes vowel signs of several parts apart, puts letters and marks together, and takes other spaces and hyphens where a
/// font has not the one that is written: a font without what it takes is shaped otherwise.
struct ShapedCharacters {
  /// The characters of the text and those that may stand for them.
  private(set) var all: Set<UInt32>

  /// The vowel signs of Thai, Lao and Khmer that are taken apart but have no decomposition in Unicode, with what is drawn of them.
  private static let splitVowels: [UInt32: [UInt32]] = [
    0xE33: [0xE4D, 0xE32], 0xEB3: [0xECD, 0xEB2], 0x17BE: [0x17C1], 0x17BF: [0x17C1],
    0x17C0: [0x17C1], 0x17C4: [0x17C1], 0x17C5: [0x17C1],
  ]

  /// The scripts of South and South-East Asia, whose signs are always taken apart; other letters are where a font lacks them.
  private static let brahmic: [ClosedRange<UInt32>] = [
    0x900...0x109F, 0x1700...0x1CFF, 0xA800...0xAADF, 0x11000...0x11FFF,
  ]

  /// - Complexity: O(*n* · *m*) in the numbers of characters, with those that are put together, and of marks among them.
  init(of characters: [UInt32]) {
    let unicode = hb_unicode_funcs_get_default()
    all = Set(characters)
    for character in characters { add(partsOf: character, unicode) }
    let marks = all.filter { Self.follows($0, unicode) }
    // What is put together may take a further mark: whatever the order, the same comes out.
    var bases = Array(all)
    while let base = bases.popLast() {
      for mark in marks {
        var composed: hb_codepoint_t = 0
        if hb_unicode_compose(unicode, base, mark, &composed) != 0, all.insert(composed).inserted {
          bases.append(composed)
        }
      }
    }
  }

  private mutating func add(partsOf character: UInt32, _ unicode: OpaquePointer?) {
    for part in Self.splitVowels[character] ?? [] { all.insert(part) }
    switch hb_unicode_general_category(unicode, character) {
    case HB_UNICODE_GENERAL_CATEGORY_SPACE_SEPARATOR: all.insert(0x20)
    case HB_UNICODE_GENERAL_CATEGORY_DASH_PUNCTUATION where character == 0x2011: all.insert(0x2010)
    default: break
    }
    var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
    guard Self.brahmic.contains(where: { $0.contains(character) }),
      hb_unicode_decompose(unicode, character, &first, &second) != 0
    else { return }
    for part in [first, second] where part != 0 && all.insert(part).inserted {
      add(partsOf: part, unicode)
    }
  }

  /// Whether a character may be put together with one before it: marks, vowels and final consonants of Hangul.
  private static func follows(_ character: UInt32, _ unicode: OpaquePointer?) -> Bool {
    switch hb_unicode_general_category(unicode, character) {
    case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK:
      true
    default: (0x1161...0x11C2).contains(character)
    }
  }
}
