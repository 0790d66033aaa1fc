/// The words at the start of a line where they are not those of the whole text.
///
/// Browser: a dictionary looks at a line without what goes before it. Words go on as they would from any place where one
/// ends, but for the last characters of a stretch, which are too few for two words:
/// `text/breaks/words-from-line-starts`, `text/words.pieces`.
struct LineWords {
  /// The characters of a stretch that are too few for two words. ICU: `MIN_WORD_SPAN` of its dictionaries.
  private static let fewest = 4
  /// How many characters are looked at first.
  private static let firstPart = 96
  /// How many characters at the end of a part may be cut otherwise than in the whole stretch: three long words.
  private static let unsure = 64

  /// How many characters are looked at where no word of the text's own is met, so that a text without any costs each line
  /// no more than that.
  private static let most = 1536

  /// Where the words are those of the whole text again.
  let end: Int
  /// The characters before it that begin a word.
  let starts: Set<Int>

  /// The words of the line that starts with the character at `start`; `nil` where they are those of the whole text.
  init?(from start: Int, in text: PreparedText) {
    let scalars = text.text.scalars
    func isPart(_ index: Int) -> Bool { DictionaryBreaks.needsDictionary(scalars[index]) }
    guard start > 0, start < scalars.count, isPart(start), isPart(start - 1) else { return nil }
    if let few = (start..<min(start + Self.fewest, scalars.count)).first(where: { !isPart($0) })
      ?? (start + Self.fewest > scalars.count ? scalars.count : nil)
    {
      (end, starts) = (few, [])
      return
    }
    // A word of the text's own begins here, or anything may: `word-break="break-all"`.
    if text.flags[start].contains(.breakBefore) { return nil }
    var length = Self.firstPart
    while true {
      let limit = min(start + length, scalars.count)
      let stretchEnd = (start..<limit).first { !isPart($0) } ?? limit
      let isWhole = stretchEnd < limit || limit == scalars.count
      var starts: Set<Int> = []
      for position in DictionaryBreaks.positions(inPart: scalars[start..<stretchEnd])
      where isWhole || position < stretchEnd - Self.unsure {
        if text.flags[position].contains(.dictionaryBreak) {
          (end, self.starts) = (position, starts)
          return
        }
        starts.insert(position)
      }
      if isWhole {
        (end, self.starts) = (stretchEnd, starts)
        return
      }
      if length >= Self.most {
        (end, self.starts) = (stretchEnd - Self.unsure, starts)
        return
      }
      length *= 2
    }
  }

  /// What is known of the character at `position` on this line.
  func flags(_ flags: CharacterFlags, at position: Int) -> CharacterFlags {
    guard position < end else { return flags }
    if starts.contains(position) { return flags.union(.breakBefore) }
    return flags.contains(.dictionaryBreak) ? flags.subtracting(.breakBefore) : flags
  }
}
