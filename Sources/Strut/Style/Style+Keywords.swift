// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The words of `align-content`; a literal says what they do not.
  public struct AlignContent: RawRepresentable, Hashable, Sendable, StyleWord,
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
    /// `stretch`
    public static let stretch = Self(rawValue: "stretch")
    /// `space-between`
    public static let spaceBetween = Self(rawValue: "space-between")
    /// `space-around`
    public static let spaceAround = Self(rawValue: "space-around")
    /// `space-evenly`
    public static let spaceEvenly = Self(rawValue: "space-evenly")
    /// `flex-start`
    public static let flexStart = Self(rawValue: "flex-start")
    /// `flex-end`
    public static let flexEnd = Self(rawValue: "flex-end")
    /// `start`
    public static let start = Self(rawValue: "start")
    /// `end`
    public static let end = Self(rawValue: "end")
    /// `center`
    public static let center = Self(rawValue: "center")
  }

  /// The words of `align-items`; a literal says what they do not.
  public struct AlignItems: RawRepresentable, Hashable, Sendable, StyleWord,
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
    /// `stretch`
    public static let stretch = Self(rawValue: "stretch")
    /// `baseline`
    public static let baseline = Self(rawValue: "baseline")
    /// `flex-start`
    public static let flexStart = Self(rawValue: "flex-start")
    /// `flex-end`
    public static let flexEnd = Self(rawValue: "flex-end")
    /// `start`
    public static let start = Self(rawValue: "start")
    /// `end`
    public static let end = Self(rawValue: "end")
    /// `self-start`
    public static let selfStart = Self(rawValue: "self-start")
    /// `self-end`
    public static let selfEnd = Self(rawValue: "self-end")
    /// `center`
    public static let center = Self(rawValue: "center")
  }

  /// The words of `align-self`; a literal says what they do not.
  public struct AlignSelf: RawRepresentable, Hashable, Sendable, StyleWord,
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
    /// `stretch`
    public static let stretch = Self(rawValue: "stretch")
    /// `baseline`
    public static let baseline = Self(rawValue: "baseline")
    /// `flex-start`
    public static let flexStart = Self(rawValue: "flex-start")
    /// `flex-end`
    public static let flexEnd = Self(rawValue: "flex-end")
    /// `start`
    public static let start = Self(rawValue: "start")
    /// `end`
    public static let end = Self(rawValue: "end")
    /// `self-start`
    public static let selfStart = Self(rawValue: "self-start")
    /// `self-end`
    public static let selfEnd = Self(rawValue: "self-end")
    /// `center`
    public static let center = Self(rawValue: "center")
  }

  /// The words of `background-clip`; a literal says what they do not.
  public struct BackgroundClip: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `border-box`
    public static let borderBox = Self(rawValue: "border-box")
    /// `text`
    public static let text = Self(rawValue: "text")
  }

  /// The words of `border-bottom-style`; a literal says what they do not.
  public struct BorderStyle: RawRepresentable, Hashable, Sendable, StyleWord,
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
    /// `dashed`
    public static let dashed = Self(rawValue: "dashed")
    /// `dotted`
    public static let dotted = Self(rawValue: "dotted")
    /// `double`
    public static let double = Self(rawValue: "double")
    /// `none`
    public static let none = Self(rawValue: "none")
  }

  /// The words of `box-sizing`; a literal says what they do not.
  public struct BoxSizing: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `border-box`
    public static let borderBox = Self(rawValue: "border-box")
    /// `content-box`
    public static let contentBox = Self(rawValue: "content-box")
  }

  /// The words of `content-compression`; a literal says what they do not.
  public struct ContentPriority: RawRepresentable, Hashable, Sendable, StyleWord,
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
    /// `required`
    public static let required = Self(rawValue: "required")
    /// `high`
    public static let high = Self(rawValue: "high")
    /// `low`
    public static let low = Self(rawValue: "low")
  }

  /// The words of `defaults`; a literal says what they do not.
  public struct Defaults: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `yoga`
    public static let yoga = Self(rawValue: "yoga")
    /// `web`
    public static let web = Self(rawValue: "web")
  }

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

  /// The words of `display`; a literal says what they do not.
  public struct Display: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `flex`
    public static let flex = Self(rawValue: "flex")
    /// `none`
    public static let none = Self(rawValue: "none")
    /// `contents`
    public static let contents = Self(rawValue: "contents")
    /// `constraints`
    public static let constraints = Self(rawValue: "constraints")
  }

  /// The words of `flex-direction`; a literal says what they do not.
  public struct FlexDirection: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `row`
    public static let row = Self(rawValue: "row")
    /// `row-reverse`
    public static let rowReverse = Self(rawValue: "row-reverse")
    /// `column`
    public static let column = Self(rawValue: "column")
    /// `column-reverse`
    public static let columnReverse = Self(rawValue: "column-reverse")
  }

  /// The words of `flex-wrap`; a literal says what they do not.
  public struct FlexWrap: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `nowrap`
    public static let nowrap = Self(rawValue: "nowrap")
    /// `wrap`
    public static let wrap = Self(rawValue: "wrap")
    /// `wrap-reverse`
    public static let wrapReverse = Self(rawValue: "wrap-reverse")
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

  /// The words of `justify-content`; a literal says what they do not.
  public struct JustifyContent: RawRepresentable, Hashable, Sendable, StyleWord,
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
    /// `space-between`
    public static let spaceBetween = Self(rawValue: "space-between")
    /// `space-around`
    public static let spaceAround = Self(rawValue: "space-around")
    /// `space-evenly`
    public static let spaceEvenly = Self(rawValue: "space-evenly")
    /// `flex-start`
    public static let flexStart = Self(rawValue: "flex-start")
    /// `flex-end`
    public static let flexEnd = Self(rawValue: "flex-end")
    /// `start`
    public static let start = Self(rawValue: "start")
    /// `end`
    public static let end = Self(rawValue: "end")
    /// `center`
    public static let center = Self(rawValue: "center")
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

  /// The words of `mix-blend-mode`; a literal says what they do not.
  public struct MixBlendMode: RawRepresentable, Hashable, Sendable, StyleWord,
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
    /// `multiply`
    public static let multiply = Self(rawValue: "multiply")
    /// `screen`
    public static let screen = Self(rawValue: "screen")
    /// `overlay`
    public static let overlay = Self(rawValue: "overlay")
    /// `darken`
    public static let darken = Self(rawValue: "darken")
    /// `lighten`
    public static let lighten = Self(rawValue: "lighten")
    /// `color-dodge`
    public static let colorDodge = Self(rawValue: "color-dodge")
    /// `color-burn`
    public static let colorBurn = Self(rawValue: "color-burn")
    /// `hard-light`
    public static let hardLight = Self(rawValue: "hard-light")
    /// `soft-light`
    public static let softLight = Self(rawValue: "soft-light")
    /// `difference`
    public static let difference = Self(rawValue: "difference")
    /// `exclusion`
    public static let exclusion = Self(rawValue: "exclusion")
    /// `hue`
    public static let hue = Self(rawValue: "hue")
    /// `saturation`
    public static let saturation = Self(rawValue: "saturation")
    /// `color`
    public static let color = Self(rawValue: "color")
    /// `luminosity`
    public static let luminosity = Self(rawValue: "luminosity")
  }

  /// The words of `object-fit`; a literal says what they do not.
  public struct ObjectFit: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `fill`
    public static let fill = Self(rawValue: "fill")
    /// `contain`
    public static let contain = Self(rawValue: "contain")
    /// `cover`
    public static let cover = Self(rawValue: "cover")
    /// `none`
    public static let none = Self(rawValue: "none")
    /// `scale-down`
    public static let scaleDown = Self(rawValue: "scale-down")
  }

  /// The words of `overflow`; a literal says what they do not.
  public struct Overflow: RawRepresentable, Hashable, Sendable, StyleWord,
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
    /// `scroll`
    public static let scroll = Self(rawValue: "scroll")
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

  /// The words of `position`; a literal says what they do not.
  public struct Position: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `relative`
    public static let relative = Self(rawValue: "relative")
    /// `static`
    public static let `static` = Self(rawValue: "static")
    /// `absolute`
    public static let absolute = Self(rawValue: "absolute")
  }

  /// The words of `role`; a literal says what they do not.
  public struct Role: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `alert`
    public static let alert = Self(rawValue: "alert")
    /// `alertdialog`
    public static let alertdialog = Self(rawValue: "alertdialog")
    /// `application`
    public static let application = Self(rawValue: "application")
    /// `article`
    public static let article = Self(rawValue: "article")
    /// `banner`
    public static let banner = Self(rawValue: "banner")
    /// `blockquote`
    public static let blockquote = Self(rawValue: "blockquote")
    /// `button`
    public static let button = Self(rawValue: "button")
    /// `caption`
    public static let caption = Self(rawValue: "caption")
    /// `cell`
    public static let cell = Self(rawValue: "cell")
    /// `checkbox`
    public static let checkbox = Self(rawValue: "checkbox")
    /// `code`
    public static let code = Self(rawValue: "code")
    /// `columnheader`
    public static let columnheader = Self(rawValue: "columnheader")
    /// `combobox`
    public static let combobox = Self(rawValue: "combobox")
    /// `complementary`
    public static let complementary = Self(rawValue: "complementary")
    /// `contentinfo`
    public static let contentinfo = Self(rawValue: "contentinfo")
    /// `definition`
    public static let definition = Self(rawValue: "definition")
    /// `deletion`
    public static let deletion = Self(rawValue: "deletion")
    /// `dialog`
    public static let dialog = Self(rawValue: "dialog")
    /// `directory`
    public static let directory = Self(rawValue: "directory")
    /// `document`
    public static let document = Self(rawValue: "document")
    /// `emphasis`
    public static let emphasis = Self(rawValue: "emphasis")
    /// `feed`
    public static let feed = Self(rawValue: "feed")
    /// `figure`
    public static let figure = Self(rawValue: "figure")
    /// `form`
    public static let form = Self(rawValue: "form")
    /// `generic`
    public static let generic = Self(rawValue: "generic")
    /// `grid`
    public static let grid = Self(rawValue: "grid")
    /// `gridcell`
    public static let gridcell = Self(rawValue: "gridcell")
    /// `group`
    public static let group = Self(rawValue: "group")
    /// `heading`
    public static let heading = Self(rawValue: "heading")
    /// `img`
    public static let img = Self(rawValue: "img")
    /// `insertion`
    public static let insertion = Self(rawValue: "insertion")
    /// `link`
    public static let link = Self(rawValue: "link")
    /// `list`
    public static let list = Self(rawValue: "list")
    /// `listbox`
    public static let listbox = Self(rawValue: "listbox")
    /// `listitem`
    public static let listitem = Self(rawValue: "listitem")
    /// `log`
    public static let log = Self(rawValue: "log")
    /// `main`
    public static let main = Self(rawValue: "main")
    /// `marquee`
    public static let marquee = Self(rawValue: "marquee")
    /// `math`
    public static let math = Self(rawValue: "math")
    /// `menu`
    public static let menu = Self(rawValue: "menu")
    /// `menubar`
    public static let menubar = Self(rawValue: "menubar")
    /// `menuitem`
    public static let menuitem = Self(rawValue: "menuitem")
    /// `menuitemcheckbox`
    public static let menuitemcheckbox = Self(rawValue: "menuitemcheckbox")
    /// `menuitemradio`
    public static let menuitemradio = Self(rawValue: "menuitemradio")
    /// `meter`
    public static let meter = Self(rawValue: "meter")
    /// `navigation`
    public static let navigation = Self(rawValue: "navigation")
    /// `none`
    public static let none = Self(rawValue: "none")
    /// `note`
    public static let note = Self(rawValue: "note")
    /// `option`
    public static let option = Self(rawValue: "option")
    /// `paragraph`
    public static let paragraph = Self(rawValue: "paragraph")
    /// `presentation`
    public static let presentation = Self(rawValue: "presentation")
    /// `progressbar`
    public static let progressbar = Self(rawValue: "progressbar")
    /// `radio`
    public static let radio = Self(rawValue: "radio")
    /// `radiogroup`
    public static let radiogroup = Self(rawValue: "radiogroup")
    /// `region`
    public static let region = Self(rawValue: "region")
    /// `row`
    public static let row = Self(rawValue: "row")
    /// `rowgroup`
    public static let rowgroup = Self(rawValue: "rowgroup")
    /// `rowheader`
    public static let rowheader = Self(rawValue: "rowheader")
    /// `scrollbar`
    public static let scrollbar = Self(rawValue: "scrollbar")
    /// `search`
    public static let search = Self(rawValue: "search")
    /// `searchbox`
    public static let searchbox = Self(rawValue: "searchbox")
    /// `separator`
    public static let separator = Self(rawValue: "separator")
    /// `slider`
    public static let slider = Self(rawValue: "slider")
    /// `spinbutton`
    public static let spinbutton = Self(rawValue: "spinbutton")
    /// `status`
    public static let status = Self(rawValue: "status")
    /// `strong`
    public static let strong = Self(rawValue: "strong")
    /// `subscript`
    public static let `subscript` = Self(rawValue: "subscript")
    /// `superscript`
    public static let superscript = Self(rawValue: "superscript")
    /// `switch`
    public static let `switch` = Self(rawValue: "switch")
    /// `tab`
    public static let tab = Self(rawValue: "tab")
    /// `table`
    public static let table = Self(rawValue: "table")
    /// `tablist`
    public static let tablist = Self(rawValue: "tablist")
    /// `tabpanel`
    public static let tabpanel = Self(rawValue: "tabpanel")
    /// `term`
    public static let term = Self(rawValue: "term")
    /// `textbox`
    public static let textbox = Self(rawValue: "textbox")
    /// `time`
    public static let time = Self(rawValue: "time")
    /// `timer`
    public static let timer = Self(rawValue: "timer")
    /// `toolbar`
    public static let toolbar = Self(rawValue: "toolbar")
    /// `tooltip`
    public static let tooltip = Self(rawValue: "tooltip")
    /// `tree`
    public static let tree = Self(rawValue: "tree")
    /// `treegrid`
    public static let treegrid = Self(rawValue: "treegrid")
    /// `treeitem`
    public static let treeitem = Self(rawValue: "treeitem")
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
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

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
