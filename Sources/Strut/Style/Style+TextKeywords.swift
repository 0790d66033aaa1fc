// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The words of `direction`; a literal says what they do not.
  public struct Direction: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `inherit`
    public static let inherit = Self(rawValue: "inherit")
    /// `ltr`
    public static let ltr = Self(rawValue: "ltr")
    /// `rtl`
    public static let rtl = Self(rawValue: "rtl")
  }

  /// The words of `font-kerning`; a literal says what they do not.
  public struct FontKerning: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `auto`
    public static let auto = Self(rawValue: "auto")
    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `none`
    public static let none = Self(rawValue: "none")
  }

  /// The words of `font-optical-sizing`; a literal says what they do not.
  public struct FontOpticalSizing: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `auto`
    public static let auto = Self(rawValue: "auto")
    /// `none`
    public static let none = Self(rawValue: "none")
  }

  /// The words of `font-stretch`; a literal says what they do not.
  public struct FontStretch: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// Takes a number.
    public init(integerLiteral value: Int) { rawValue = "\(value)" }
    /// Takes a number.
    public init(floatLiteral value: Double) { rawValue = StyleValue.number(value).markup }
    /// `ultra-condensed`
    public static let ultraCondensed = Self(rawValue: "ultra-condensed")
    /// `extra-condensed`
    public static let extraCondensed = Self(rawValue: "extra-condensed")
    /// `condensed`
    public static let condensed = Self(rawValue: "condensed")
    /// `semi-condensed`
    public static let semiCondensed = Self(rawValue: "semi-condensed")
    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `semi-expanded`
    public static let semiExpanded = Self(rawValue: "semi-expanded")
    /// `expanded`
    public static let expanded = Self(rawValue: "expanded")
    /// `extra-expanded`
    public static let extraExpanded = Self(rawValue: "extra-expanded")
    /// `ultra-expanded`
    public static let ultraExpanded = Self(rawValue: "ultra-expanded")
  }

  /// The words of `font-style`; a literal says what they do not.
  public struct FontStyle: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `italic`
    public static let italic = Self(rawValue: "italic")
    /// `oblique`
    public static let oblique = Self(rawValue: "oblique")
  }

  /// The words of `font-synthesis`; a literal says what they do not.
  public struct FontSynthesis: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `none`
    public static let none = Self(rawValue: "none")
    /// `weight`
    public static let weight = Self(rawValue: "weight")
    /// `style`
    public static let style = Self(rawValue: "style")
    /// `small-caps`
    public static let smallCaps = Self(rawValue: "small-caps")
    /// `position`
    public static let position = Self(rawValue: "position")
  }

  /// The words of `font-variant`; a literal says what they do not.
  public struct FontVariant: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `none`
    public static let none = Self(rawValue: "none")
    /// `common-ligatures`
    public static let commonLigatures = Self(rawValue: "common-ligatures")
    /// `no-common-ligatures`
    public static let noCommonLigatures = Self(rawValue: "no-common-ligatures")
    /// `discretionary-ligatures`
    public static let discretionaryLigatures = Self(rawValue: "discretionary-ligatures")
    /// `no-discretionary-ligatures`
    public static let noDiscretionaryLigatures = Self(rawValue: "no-discretionary-ligatures")
    /// `historical-ligatures`
    public static let historicalLigatures = Self(rawValue: "historical-ligatures")
    /// `no-historical-ligatures`
    public static let noHistoricalLigatures = Self(rawValue: "no-historical-ligatures")
    /// `contextual`
    public static let contextual = Self(rawValue: "contextual")
    /// `no-contextual`
    public static let noContextual = Self(rawValue: "no-contextual")
    /// `small-caps`
    public static let smallCaps = Self(rawValue: "small-caps")
    /// `all-small-caps`
    public static let allSmallCaps = Self(rawValue: "all-small-caps")
    /// `petite-caps`
    public static let petiteCaps = Self(rawValue: "petite-caps")
    /// `all-petite-caps`
    public static let allPetiteCaps = Self(rawValue: "all-petite-caps")
    /// `unicase`
    public static let unicase = Self(rawValue: "unicase")
    /// `titling-caps`
    public static let titlingCaps = Self(rawValue: "titling-caps")
    /// `lining-nums`
    public static let liningNums = Self(rawValue: "lining-nums")
    /// `oldstyle-nums`
    public static let oldstyleNums = Self(rawValue: "oldstyle-nums")
    /// `proportional-nums`
    public static let proportionalNums = Self(rawValue: "proportional-nums")
    /// `tabular-nums`
    public static let tabularNums = Self(rawValue: "tabular-nums")
    /// `diagonal-fractions`
    public static let diagonalFractions = Self(rawValue: "diagonal-fractions")
    /// `stacked-fractions`
    public static let stackedFractions = Self(rawValue: "stacked-fractions")
    /// `ordinal`
    public static let ordinal = Self(rawValue: "ordinal")
    /// `slashed-zero`
    public static let slashedZero = Self(rawValue: "slashed-zero")
    /// `jis78`
    public static let jis78 = Self(rawValue: "jis78")
    /// `jis83`
    public static let jis83 = Self(rawValue: "jis83")
    /// `jis90`
    public static let jis90 = Self(rawValue: "jis90")
    /// `jis04`
    public static let jis04 = Self(rawValue: "jis04")
    /// `simplified`
    public static let simplified = Self(rawValue: "simplified")
    /// `traditional`
    public static let traditional = Self(rawValue: "traditional")
    /// `full-width`
    public static let fullWidth = Self(rawValue: "full-width")
    /// `proportional-width`
    public static let proportionalWidth = Self(rawValue: "proportional-width")
    /// `ruby`
    public static let ruby = Self(rawValue: "ruby")
    /// `sub`
    public static let sub = Self(rawValue: "sub")
    /// `super`
    public static let `super` = Self(rawValue: "super")
  }

  /// The words of `font-variant-caps`; a literal says what they do not.
  public struct FontVariantCaps: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `small-caps`
    public static let smallCaps = Self(rawValue: "small-caps")
    /// `all-small-caps`
    public static let allSmallCaps = Self(rawValue: "all-small-caps")
    /// `petite-caps`
    public static let petiteCaps = Self(rawValue: "petite-caps")
    /// `all-petite-caps`
    public static let allPetiteCaps = Self(rawValue: "all-petite-caps")
    /// `unicase`
    public static let unicase = Self(rawValue: "unicase")
    /// `titling-caps`
    public static let titlingCaps = Self(rawValue: "titling-caps")
  }

  /// The words of `font-variant-east-asian`; a literal says what they do not.
  public struct FontVariantEastAsian: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `jis78`
    public static let jis78 = Self(rawValue: "jis78")
    /// `jis83`
    public static let jis83 = Self(rawValue: "jis83")
    /// `jis90`
    public static let jis90 = Self(rawValue: "jis90")
    /// `jis04`
    public static let jis04 = Self(rawValue: "jis04")
    /// `simplified`
    public static let simplified = Self(rawValue: "simplified")
    /// `traditional`
    public static let traditional = Self(rawValue: "traditional")
    /// `full-width`
    public static let fullWidth = Self(rawValue: "full-width")
    /// `proportional-width`
    public static let proportionalWidth = Self(rawValue: "proportional-width")
    /// `ruby`
    public static let ruby = Self(rawValue: "ruby")
  }

  /// The words of `font-variant-ligatures`; a literal says what they do not.
  public struct FontVariantLigatures: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `none`
    public static let none = Self(rawValue: "none")
    /// `common-ligatures`
    public static let commonLigatures = Self(rawValue: "common-ligatures")
    /// `no-common-ligatures`
    public static let noCommonLigatures = Self(rawValue: "no-common-ligatures")
    /// `discretionary-ligatures`
    public static let discretionaryLigatures = Self(rawValue: "discretionary-ligatures")
    /// `no-discretionary-ligatures`
    public static let noDiscretionaryLigatures = Self(rawValue: "no-discretionary-ligatures")
    /// `historical-ligatures`
    public static let historicalLigatures = Self(rawValue: "historical-ligatures")
    /// `no-historical-ligatures`
    public static let noHistoricalLigatures = Self(rawValue: "no-historical-ligatures")
    /// `contextual`
    public static let contextual = Self(rawValue: "contextual")
    /// `no-contextual`
    public static let noContextual = Self(rawValue: "no-contextual")
  }

  /// The words of `font-variant-numeric`; a literal says what they do not.
  public struct FontVariantNumeric: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `lining-nums`
    public static let liningNums = Self(rawValue: "lining-nums")
    /// `oldstyle-nums`
    public static let oldstyleNums = Self(rawValue: "oldstyle-nums")
    /// `proportional-nums`
    public static let proportionalNums = Self(rawValue: "proportional-nums")
    /// `tabular-nums`
    public static let tabularNums = Self(rawValue: "tabular-nums")
    /// `diagonal-fractions`
    public static let diagonalFractions = Self(rawValue: "diagonal-fractions")
    /// `stacked-fractions`
    public static let stackedFractions = Self(rawValue: "stacked-fractions")
    /// `ordinal`
    public static let ordinal = Self(rawValue: "ordinal")
    /// `slashed-zero`
    public static let slashedZero = Self(rawValue: "slashed-zero")
  }

  /// The words of `font-variant-position`; a literal says what they do not.
  public struct FontVariantPosition: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `sub`
    public static let sub = Self(rawValue: "sub")
    /// `super`
    public static let `super` = Self(rawValue: "super")
  }

  /// The words of `font-weight`; a literal says what they do not.
  public struct FontWeight: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// Takes a number.
    public init(integerLiteral value: Int) { rawValue = "\(value)" }
    /// Takes a number.
    public init(floatLiteral value: Double) { rawValue = StyleValue.number(value).markup }
    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `bold`
    public static let bold = Self(rawValue: "bold")
    /// `bolder`
    public static let bolder = Self(rawValue: "bolder")
    /// `lighter`
    public static let lighter = Self(rawValue: "lighter")
  }

  /// The words of `hyphens`; a literal says what they do not.
  public struct Hyphens: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `none`
    public static let none = Self(rawValue: "none")
    /// `manual`
    public static let manual = Self(rawValue: "manual")
    /// `auto`
    public static let auto = Self(rawValue: "auto")
  }

  /// The words of `line-break`; a literal says what they do not.
  public struct LineBreak: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `auto`
    public static let auto = Self(rawValue: "auto")
    /// `loose`
    public static let loose = Self(rawValue: "loose")
    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `strict`
    public static let strict = Self(rawValue: "strict")
    /// `anywhere`
    public static let anywhere = Self(rawValue: "anywhere")
  }

  /// The words of `overflow-wrap`; a literal says what they do not.
  public struct OverflowWrap: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `break-word`
    public static let breakWord = Self(rawValue: "break-word")
    /// `anywhere`
    public static let anywhere = Self(rawValue: "anywhere")
  }

  /// The words of `text-align`; a literal says what they do not.
  public struct TextAlign: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `start`
    public static let start = Self(rawValue: "start")
    /// `end`
    public static let end = Self(rawValue: "end")
    /// `left`
    public static let left = Self(rawValue: "left")
    /// `right`
    public static let right = Self(rawValue: "right")
    /// `center`
    public static let center = Self(rawValue: "center")
    /// `justify`
    public static let justify = Self(rawValue: "justify")
  }

  /// The words of `text-align-last`; a literal says what they do not.
  public struct TextAlignLast: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `auto`
    public static let auto = Self(rawValue: "auto")
    /// `start`
    public static let start = Self(rawValue: "start")
    /// `end`
    public static let end = Self(rawValue: "end")
    /// `left`
    public static let left = Self(rawValue: "left")
    /// `right`
    public static let right = Self(rawValue: "right")
    /// `center`
    public static let center = Self(rawValue: "center")
    /// `justify`
    public static let justify = Self(rawValue: "justify")
  }

  /// The words of `text-decoration-line`; a literal says what they do not.
  public struct TextDecorationLine: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `none`
    public static let none = Self(rawValue: "none")
    /// `underline`
    public static let underline = Self(rawValue: "underline")
    /// `overline`
    public static let overline = Self(rawValue: "overline")
    /// `line-through`
    public static let lineThrough = Self(rawValue: "line-through")
  }

  /// The words of `text-decoration-skip-ink`; a literal says what they do not.
  public struct TextDecorationSkipInk: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `auto`
    public static let auto = Self(rawValue: "auto")
    /// `none`
    public static let none = Self(rawValue: "none")
    /// `all`
    public static let all = Self(rawValue: "all")
  }

  /// The words of `text-decoration-style`; a literal says what they do not.
  public struct TextDecorationStyle: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `solid`
    public static let solid = Self(rawValue: "solid")
    /// `double`
    public static let double = Self(rawValue: "double")
    /// `dotted`
    public static let dotted = Self(rawValue: "dotted")
    /// `dashed`
    public static let dashed = Self(rawValue: "dashed")
    /// `wavy`
    public static let wavy = Self(rawValue: "wavy")
  }

  /// The words of `text-overflow`; a literal says what they do not.
  public struct TextOverflow: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `clip`
    public static let clip = Self(rawValue: "clip")
    /// `ellipsis`
    public static let ellipsis = Self(rawValue: "ellipsis")
  }

  /// The words of `text-spacing-trim`; a literal says what they do not.
  public struct TextSpacingTrim: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `space-all`
    public static let spaceAll = Self(rawValue: "space-all")
    /// `space-first`
    public static let spaceFirst = Self(rawValue: "space-first")
    /// `trim-start`
    public static let trimStart = Self(rawValue: "trim-start")
  }

  /// The words of `text-transform`; a literal says what they do not.
  public struct TextTransform: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `none`
    public static let none = Self(rawValue: "none")
    /// `uppercase`
    public static let uppercase = Self(rawValue: "uppercase")
    /// `lowercase`
    public static let lowercase = Self(rawValue: "lowercase")
    /// `capitalize`
    public static let capitalize = Self(rawValue: "capitalize")
  }

  /// The words of `text-wrap`; a literal says what they do not.
  public struct TextWrap: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `wrap`
    public static let wrap = Self(rawValue: "wrap")
    /// `nowrap`
    public static let nowrap = Self(rawValue: "nowrap")
    /// `balance`
    public static let balance = Self(rawValue: "balance")
    /// `pretty`
    public static let pretty = Self(rawValue: "pretty")
  }

  /// The words of `unicode-bidi`; a literal says what they do not.
  public struct UnicodeBidi: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `embed`
    public static let embed = Self(rawValue: "embed")
    /// `isolate`
    public static let isolate = Self(rawValue: "isolate")
    /// `bidi-override`
    public static let bidiOverride = Self(rawValue: "bidi-override")
    /// `isolate-override`
    public static let isolateOverride = Self(rawValue: "isolate-override")
    /// `plaintext`
    public static let plaintext = Self(rawValue: "plaintext")
  }

  /// The words of `vertical-align`; a literal says what they do not.
  public struct VerticalAlign: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// Takes a number.
    public init(integerLiteral value: Int) { rawValue = "\(value)" }
    /// Takes a number.
    public init(floatLiteral value: Double) { rawValue = StyleValue.number(value).markup }
    /// Takes a length.
    public init(_ length: Length) { rawValue = length.value.markup }
    /// A length in points.
    public static func points(_ points: Double) -> Self { Self(floatLiteral: points) }
    /// A percentage: `.percent(50)` is a half.
    public static func percent(_ percent: Double) -> Self { Self(.percent(percent)) }
    /// A multiple of the font size.
    public static func em(_ number: Double) -> Self { Self(.em(number)) }
    /// A multiple of the font size of `<layout>`.
    public static func rem(_ number: Double) -> Self { Self(.rem(number)) }
    /// A multiple of the width of the digit zero.
    public static func ch(_ number: Double) -> Self { Self(.ch(number)) }
    /// A multiple of the line height.
    public static func lh(_ number: Double) -> Self { Self(.lh(number)) }
    /// `baseline`
    public static let baseline = Self(rawValue: "baseline")
    /// `sub`
    public static let sub = Self(rawValue: "sub")
    /// `super`
    public static let `super` = Self(rawValue: "super")
    /// `middle`
    public static let middle = Self(rawValue: "middle")
    /// `text-top`
    public static let textTop = Self(rawValue: "text-top")
    /// `text-bottom`
    public static let textBottom = Self(rawValue: "text-bottom")
  }

  /// The words of `visibility`; a literal says what they do not.
  public struct Visibility: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `visible`
    public static let visible = Self(rawValue: "visible")
    /// `hidden`
    public static let hidden = Self(rawValue: "hidden")
  }

  /// The words of `white-space`; a literal says what they do not.
  public struct WhiteSpace: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `nowrap`
    public static let nowrap = Self(rawValue: "nowrap")
    /// `pre`
    public static let pre = Self(rawValue: "pre")
    /// `pre-wrap`
    public static let preWrap = Self(rawValue: "pre-wrap")
    /// `pre-line`
    public static let preLine = Self(rawValue: "pre-line")
  }

  /// The words of `word-break`; a literal says what they do not.
  public struct WordBreak: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `break-all`
    public static let breakAll = Self(rawValue: "break-all")
    /// `keep-all`
    public static let keepAll = Self(rawValue: "keep-all")
  }
}
