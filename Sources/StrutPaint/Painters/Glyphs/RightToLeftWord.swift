import StrutText

/// A word that is read from right to left, as a page holds it: its letters from left to right.
///
/// Programs that show PDF files expect letters of Hebrew and Arabic in the order in which they stand on the page, and turn them round
/// ([ISO 32000-1 §14.8.2.3.3](https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf)): they take
/// letters that go back one by one for a word each. Words stand in the order in which they are read.
struct RightToLeftWord {
  /// The spaces around the letters of a word.
  struct Spaces: Equatable {
    /// How many are read before the letters.
    var before = 0
    /// How many are read behind them.
    var behind = 0
  }

  /// The spaces before the letters, the letters from left to right, the spaces behind them.
  private(set) var run: GlyphRun
  /// How many spaces these are.
  private(set) var spaces = Spaces()

  /// The words of a run from right to left, in the order in which they are read: all of its glyphs.
  ///
  /// - Complexity: O(*n*) in the number of glyphs.
  static func words(of run: GlyphRun) -> [RightToLeftWord] {
    var words: [RightToLeftWord] = []
    var letters: [Part] = []
    func endLetters() {
      for letter in letters.reversed() { words[words.count - 1].append(letter) }
      letters = []
    }
    for part in parts(of: run) {
      if part.isSpace {
        endLetters()
        if words.isEmpty { words.append(RightToLeftWord(in: run)) }
        let hasLetters = words[words.count - 1].hasLetters
        words[words.count - 1].spaces.behind += hasLetters ? 1 : 0
        words[words.count - 1].spaces.before += hasLetters ? 0 : 1
        words[words.count - 1].append(part)
      } else {
        if letters.isEmpty, words.last?.hasLetters ?? true {
          words.append(RightToLeftWord(in: run))
        }
        letters.append(part)
      }
    }
    endLetters()
    return words
  }

  /// A cluster with its glyphs and characters.
  private struct Part {
    var cluster: GlyphRun.Cluster
    var glyphs: ArraySlice<GlyphRun.Glyph>
    var characters: Substring

    var isSpace: Bool { characters.utf8.elementsEqual([UInt8(ascii: " ")]) }
  }

  /// The clusters of a run in the order in which they are read.
  private static func parts(of run: GlyphRun) -> [Part] {
    zip(run.clusters, run.placedClusters).map { cluster, place in
      Part(
        cluster: cluster, glyphs: run.glyphs[place.glyphs.clamped(to: run.glyphs.indices)],
        characters: run.text[place.text])
    }
  }

  private init(in run: GlyphRun) {
    self.run = GlyphRun(
      font: run.font, glyphs: [], text: "", clusters: [], isRightToLeft: false, advance: 0)
  }

  private var hasLetters: Bool { run.clusters.count > spaces.before }

  private mutating func append(_ part: Part) {
    run.glyphs += part.glyphs
    run.clusters.append(part.cluster)
    run.text += part.characters
  }
}
