import StrutBoxes

/// Adds `letter-spacing` and `word-spacing` to glyphs.
///
/// [CSS Text 3 §8](https://www.w3.org/TR/css-text-3/#spacing). Browser: letter spacing comes after every character, the
/// last one too, except after marks and characters of no width, and in connected scripts only after spaces, no-break
/// spaces among them: `text/latin/letter-spacing`, `text/spacing/letter-spacing-of-arabic`,
/// `text/fonts/no-break-space-beside-arabic`.
struct Spacing {
  let content: InlineContent
  let text: InlineText
  let flags: [CharacterFlags]

  /// Widens the rightmost glyph of each cluster.
  func apply(to shaping: inout Shaping) {
    let isNeeded = content.spans.contains {
      $0.style.letterSpacing != 0 || $0.style.wordSpacing != 0
    }
    guard isNeeded else { return }
    var stretch = 0
    for run in shaping.runs {
      stretch = stretchIndex(of: run.range.lowerBound, from: stretch)
      let style = content.spans[text.stretches[stretch].span].style
      guard style.letterSpacing != 0 || style.wordSpacing != 0 else { continue }
      apply(style, to: run, &shaping.glyphs)
    }
  }

  private func stretchIndex(of position: Int, from start: Int) -> Int {
    var index = start
    while index + 1 < text.stretches.count, text.stretches[index + 1].start <= position {
      index += 1
    }
    return index
  }

  private func apply(_ style: TextStyle, to run: ShapedRun, _ glyphs: inout [ShapedGlyph]) {
    for index in run.glyphs {
      let cluster = Int(glyphs[index].cluster)
      // Browser: the space is to the right of a cluster, also from right to left: `paint/text-spacing-from-right-to-left`.
      if run.glyphs.contains(index + 1), Int(glyphs[index + 1].cluster) == cluster { continue }
      let scalar = text.scalars[cluster]
      let isWordSpace = scalar == Scalar.space || scalar == Scalar.noBreakSpace
      let isSpaced = isWordSpace || (!run.isConnected && Self.isSpaced(scalar))
      var extra = isSpaced ? style.letterSpacing : 0
      if isWordSpace, cluster > 0 || spacesFirst(scalar) { extra += style.wordSpacing }
      glyphs[index].advance += extra
    }
  }

  /// Whether the first character of the text takes word spacing. Browser: a space does not that only a span preserves:
  /// `text/spacing/word-spacing-at-the-start`.
  private func spacesFirst(_ scalar: UInt32) -> Bool {
    scalar == Scalar.noBreakSpace || !content.spans[0].style.whiteSpace.collapsesSpaces
  }

  /// Whether a character takes letter spacing.
  static func isSpaced(_ scalar: UInt32) -> Bool {
    if scalar < 0x300 { return scalar != Scalar.softHyphen }
    if let properties = Unicode.Scalar(scalar)?.properties {
      if properties.isDefaultIgnorableCodePoint { return false }
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return false
      default: break
      }
    }
    return scalar != Scalar.zeroWidthSpace
  }
}
