import StrutBoxes
import StrutCore
import StrutFormats
import StrutText

/// How a run looks besides its family, size and colour, in attributes that let a viewer choose the glyphs that Strut has
/// chosen.
struct SVGFontLook {
  /// What was asked for.
  let look: LineMark.Look
  /// What was found.
  let font: PaintFont
  /// How the face looks that was found.
  let traits: FontTraits
  /// Whether the face has glyphs with colours of their own.
  let hasColor: Bool

  /// The attributes, each after a space.
  var attributes: String {
    var rest = ""
    if weight != 400 { rest += " font-weight=\"\(SVGNumber.text(weight))\"" }
    switch style {
    case .normal: break
    case .italic: rest += " font-style=\"italic\""
    case .oblique(FontStyle.usualAngle): rest += " font-style=\"oblique\""
    case .oblique(let degrees): rest += " font-style=\"oblique \(SVGNumber.text(degrees))deg\""
    }
    if stretch != 100 { rest += " font-stretch=\"\(Self.word(forStretch: stretch))\"" }
    if look.letterSpacing != 0 {
      rest += " letter-spacing=\"\(SVGNumber.text(look.letterSpacing))\""
    }
    let variant = self.variant
    if !variant.isEmpty { rest += " font-variant=\"\(variant.joined(separator: " "))\"" }
    let declarations = self.declarations
    if !declarations.isEmpty {
      let text = declarations.joined(separator: ";")
      rest += " style=\"\(XMLText.escaped(text, for: .attribute))\""
    }
    return rest
  }

  /// Whether the text asks for features that texts usually do without.
  var hasFeatures: Bool { !look.features.isEmpty || look.variant != FontVariant() }

  /// The index of the palette of a font with colours where it needs a name.
  var palette: UInt16? {
    guard hasColor, case .index(let index) = look.palette else { return nil }
    return index
  }

  /// The name of a palette for style sheets.
  static func name(ofPalette index: UInt16) -> String { "--palette-\(index)" }

  // MARK: The face

  // A viewer is told what the face is and not what was asked for, unless the difference was made up: so it neither
  // thickens nor slants what `font-synthesis` leaves as it is.

  private var weight: Double {
    font.isEmboldened ? look.weight : Self.nearest(look.weight, in: traits.weight)
  }

  private var stretch: Double { Self.nearest(look.stretch, in: traits.stretch) }

  private static func nearest(_ value: Double, in range: ClosedRange<Double>) -> Double {
    max(range.lowerBound, min(value, range.upperBound))
  }

  private var style: FontStyle {
    // The line leans: resvg and Inkscape slant nothing, and other viewers may have an italic face that Strut has not.
    if font.isSlanted { return .normal }
    if traits.hasSlantAxis { return look.style }
    guard traits.style == .italic else { return .normal }
    return look.style.isSlanted ? look.style : .italic
  }

  /// CSS's word for the width that is nearest to one in percent.
  private static func word(forStretch percent: Double) -> String {
    let words: [(Double, String)] = [
      (50, "ultra-condensed"), (62.5, "extra-condensed"), (75, "condensed"),
      (87.5, "semi-condensed"), (100, "normal"), (112.5, "semi-expanded"), (125, "expanded"),
      (150, "extra-expanded"), (200, "ultra-expanded"),
    ]
    return words.min { abs($0.0 - percent) < abs($1.0 - percent) }?.1 ?? "normal"
  }

  // MARK: Glyphs

  /// The words of `font-variant`.
  private var variant: [String] {
    var variant = look.variant
    // A smaller size says it already.
    if font.size != look.size { variant.caps = .normal }
    return variant.words
  }

  /// What has no attribute of its own.
  private var declarations: [String] {
    var list: [String] = []
    if look.kerning == .none { list.append("font-kerning:none") }
    if look.spacingTrim == .spaceAll { list.append("text-spacing-trim:space-all") }
    if look.variant.caps != .normal, !look.makesCapitals {
      list.append("font-synthesis-small-caps:none")
    }
    // Firefox would make raised figures of its own.
    if look.variant.position != .normal { list.append("font-synthesis-position:none") }
    // Inkscape knows figures by this name alone.
    let figures = look.variant.figures
    if !figures.isEmpty {
      list.append("font-variant-numeric:" + figures.joined(separator: " "))
    }
    if !look.features.isEmpty {
      let features = look.features.map { "'\($0.tag)' \($0.value)" }
      list.append("font-feature-settings:" + features.joined(separator: ","))
    }
    if !font.variations.isEmpty {
      if !look.variations.isEmpty {
        let settings = look.variations.map { "'\($0.tag)' \(SVGNumber.text($0.value))" }
        list.append("font-variation-settings:" + settings.joined(separator: ","))
      }
      if !look.hasOpticalSizing { list.append("font-optical-sizing:none") }
    }
    if hasColor {
      switch look.palette {
      case .normal: break
      case .light: list.append("font-palette:light")
      case .dark: list.append("font-palette:dark")
      case .index(let index): list.append("font-palette:\(Self.name(ofPalette: index))")
      }
    }
    return list
  }
}

extension LineMark.Look {
  /// The characters to write for some in a font of a size: where the font has no small capitals, capitals of a smaller size
  /// stand for them, which are capitals in every viewer.
  func written(_ text: String, at size: Double) -> String {
    guard size != self.size else { return text }
    switch variant.caps {
    case .normal, .unicase, .titlingCaps: return text
    case .smallCaps, .allSmallCaps, .petiteCaps, .allPetiteCaps:
      let isTurkic = language.hasPrefix("tr") || language.hasPrefix("az")
      return (isTurkic ? text.replacing("i", with: "\u{130}") : text).uppercased()
    }
  }
}
