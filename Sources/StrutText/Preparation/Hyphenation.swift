import StrutBoxes

/// Finds where the words of a text may be divided (`hyphens: auto`).
///
/// [CSS Text 4 §5.4](https://www.w3.org/TR/css-text-4/#hyphens-property) with the limits that browsers have: words of five
/// letters and more, of which two stay before the hyphen and two after it. A word in which the author shows the places
/// by soft hyphens keeps to these.
struct Hyphenation {
  /// The least letters of a word that is divided.
  private static let leastLetters = 5
  /// The least letters on either side of the hyphen.
  private static let leastPart = 2

  private let content: InlineContent
  private let text: InlineText
  /// The characters before which a word may be divided, in order.
  private(set) var places: [Int] = []
  /// Languages whose words cannot be divided, with the first span that asks for it; none where no language is given.
  private(set) var faults: [HyphenationFault] = []

  /// Goes over the words of a text.
  init(of text: InlineText, _ content: InlineContent) {
    self.text = text
    self.content = content
    guard content.spans.contains(where: { $0.style.hyphens == .auto }) else { return }
    findPlaces()
  }

  private mutating func findPlaces() {
    var stretch = 0
    var start = 0
    var words: [String: [Range<Int>]] = [:]
    while start < text.scalars.count {
      while stretch + 1 < text.stretches.count, text.stretches[stretch + 1].start <= start {
        stretch += 1
      }
      guard Self.isInWord(text.scalars[start]) else {
        start += 1
        continue
      }
      let end = text.scalars[start...].firstIndex { !Self.isInWord($0) } ?? text.scalars.count
      let span = text.stretches[stretch].span
      if isDivided(start..<end, span: span) {
        words[content.spans[span].style.language, default: []].append(start..<end)
      }
      start = end
    }
    for (language, words) in words { divide(words, language) }
    places.sort()
  }

  /// Whether a dictionary is asked about a word; notes where there is none.
  private mutating func isDivided(_ word: Range<Int>, span: Int) -> Bool {
    let style = content.spans[span].style
    guard style.hyphens == .auto, style.whiteSpace.wraps, word.count >= Self.leastLetters,
      !text.scalars[word].contains(Scalar.softHyphen)
    else { return false }
    if !style.language.isEmpty, HyphenationDictionary.dictionary(of: style.language) != nil {
      return true
    }
    if !faults.contains(where: { $0.language == style.language }) {
      faults.append(HyphenationFault(language: style.language, span: span))
    }
    return false
  }

  private mutating func divide(_ words: [Range<Int>], _ language: String) {
    guard let dictionary = HyphenationDictionary.dictionary(of: language) else { return }
    let divided = dictionary.places(in: words.map { text.scalars[$0] })
    for (word, places) in zip(words, divided) {
      for place in places
      where place >= Self.leastPart && place <= word.count - Self.leastPart {
        self.places.append(word.lowerBound + place)
      }
    }
  }

  private static func isInWord(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return (0x41...0x5A).contains(scalar & 0xDF) }
    if scalar == Scalar.softHyphen { return true }
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }
}

/// A language whose words cannot be divided.
struct HyphenationFault: Hashable {
  /// The language tag; empty where the text has none.
  var language: String
  /// The span that asks for it.
  var span: Int
}
