import StrutBoxes

/// Something that a text asks of its font, and that not every font has.
package enum FontSetting: Hashable, Sendable {
  /// A place on an axis.
  case variation(FontVariation)
  /// A feature that is switched on.
  case feature(FontFeature)
  /// A palette by its number.
  case palette(UInt16)

  /// The attribute that asks for it.
  package var attribute: String {
    switch self {
    case .variation: "font-variation-settings"
    case .feature: "font-feature-settings"
    case .palette: "font-palette"
    }
  }

  /// What is asked for as it is written, without quotes.
  package var word: String {
    switch self {
    case .variation(let variation): variation.tag
    case .feature(let feature): feature.tag
    case .palette(let index): "\(index)"
    }
  }
}

extension TextStyle {
  /// Whether there is anything among ``fontSettings``: asked for each text.
  var asksFonts: Bool {
    if case .index = fontPalette { return true }
    return !fontVariations.isEmpty || !fontFeatures.isEmpty
  }

  /// What the text asks of its font.
  ///
  /// What is switched off need not be there, and neither need what fonts do without being asked, or with digits that are
  /// as wide and high as is asked for.
  var fontSettings: [FontSetting] {
    var settings = fontVariations.map(FontSetting.variation)
    settings += fontFeatures.filter { $0.value > 0 && !FontFeature.usual.contains($0.tag) }
      .map(FontSetting.feature)
    // The first palette is that of every font.
    if case .index(let index) = fontPalette, index > 0 { settings.append(.palette(index)) }
    return settings
  }
}

extension FontFeature {
  /// What is on by itself where a font has it, and the figures that most fonts have from the start; without the font, too, other
  /// widths keep punctuation as wide as it is.
  fileprivate static let usual: Set<String> = otherWidths.union([
    "kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk", "rlig", "rclt", "curs", "lnum",
    "init", "medi", "fina", "isol", "rvrn",
  ])
}
