/// Which glyphs of a font are taken (`font-variant` and its longhands, CSS Fonts 4 §6).
package struct FontVariant: Hashable, Sendable {
  /// The ligatures and contextual forms.
  package var ligatures = Ligatures()
  /// Capital letters of other kinds.
  package var caps = Caps.normal
  /// The figures.
  package var numeric: Numeric = []
  /// Raised and lowered letters.
  package var position = Position.normal
  /// The forms of ideographs.
  package var eastAsian: EastAsian = []

  /// The font's usual glyphs.
  package init() {}

  /// Whether a kind of ligatures is used.
  package enum LigatureState: UInt8, Hashable, Sendable {
    /// As the font and the letter spacing have it.
    case normal
    /// Used.
    case on
    /// Not used.
    case off
  }

  /// `font-variant-ligatures`.
  package struct Ligatures: Hashable, Sendable {
    /// Those for everyday text.
    package var common = LigatureState.normal
    /// Ornamental ones.
    package var discretionary = LigatureState.normal
    /// Those of older times.
    package var historical = LigatureState.normal
    /// Forms that depend on the letters around.
    package var contextual = LigatureState.normal

    /// The font's usual ligatures.
    package init() {}

    /// No ligatures at all.
    package static let none: Ligatures = {
      var none = Ligatures()
      (none.common, none.discretionary, none.historical, none.contextual) = (.off, .off, .off, .off)
      return none
    }()
  }

  /// `font-variant-caps`.
  package enum Caps: UInt8, Hashable, Sendable {
    /// As written.
    case normal
    /// Small capitals for small letters.
    case smallCaps
    /// Small capitals for all letters.
    case allSmallCaps
    /// Petite capitals for small letters.
    case petiteCaps
    /// Petite capitals for all letters.
    case allPetiteCaps
    /// Small capitals for capital letters beside small letters.
    case unicase
    /// Capitals for titles.
    case titlingCaps
  }

  /// `font-variant-numeric`.
  package struct Numeric: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Figures as high as capitals.
    package static let lining = Numeric(rawValue: 1)
    /// Figures with ascenders and descenders.
    package static let oldstyle = Numeric(rawValue: 2)
    /// Figures of their own widths.
    package static let proportional = Numeric(rawValue: 4)
    /// Figures of one width.
    package static let tabular = Numeric(rawValue: 8)
    /// Fractions with a slash.
    package static let diagonalFractions = Numeric(rawValue: 16)
    /// Fractions with a bar.
    package static let stackedFractions = Numeric(rawValue: 32)
    /// Letters of ordinals.
    package static let ordinal = Numeric(rawValue: 64)
    /// A zero with a slash.
    package static let slashedZero = Numeric(rawValue: 128)
  }

  /// `font-variant-position`.
  package enum Position: UInt8, Hashable, Sendable {
    /// On the baseline.
    case normal
    /// Lowered.
    case sub
    /// Raised.
    case `super`
  }

  /// `font-variant-east-asian`.
  package struct EastAsian: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    package let rawValue: UInt16

    /// Creates a set from its bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The forms of JIS X 0208:1978.
    package static let jis78 = EastAsian(rawValue: 1)
    /// The forms of JIS X 0208:1983.
    package static let jis83 = EastAsian(rawValue: 2)
    /// The forms of JIS X 0208:1990.
    package static let jis90 = EastAsian(rawValue: 4)
    /// The forms of JIS X 0213:2004.
    package static let jis04 = EastAsian(rawValue: 8)
    /// Simplified forms.
    package static let simplified = EastAsian(rawValue: 16)
    /// Traditional forms.
    package static let traditional = EastAsian(rawValue: 32)
    /// Forms as wide as an em.
    package static let fullWidth = EastAsian(rawValue: 64)
    /// Forms of their own widths.
    package static let proportionalWidth = EastAsian(rawValue: 128)
    /// Forms for ruby.
    package static let ruby = EastAsian(rawValue: 256)
  }
}

/// Whether pairs of letters are moved closer together or farther apart (`font-kerning`).
package enum FontKerning: UInt8, Hashable, Sendable {
  /// As the renderer likes, which is always.
  case auto
  /// Always.
  case normal
  /// Never.
  case none
}
