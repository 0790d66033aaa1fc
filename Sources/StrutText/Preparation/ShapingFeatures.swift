import CPangoCairo
import StrutBoxes

extension TextStyle {
  /// The OpenType features that a style asks for, the stronger ones last.
  ///
  /// [CSS Fonts 4 §7.2](https://www.w3.org/TR/css-fonts-4/#feature-variation-precedence): those of `font-kerning` and
  /// `font-variant` come first, then what other properties forbid, `font-feature-settings` last. Browser: letter spacing
  /// forbids ligatures also where `font-variant` asks for them: `text/spacing/letter-spacing-and-ligatures`.
  var shapingFeatures: [hb_feature_t] {
    let isPlain =
      letterSpacing == 0 && fontFeatures.isEmpty && fontKerning == .auto
      && fontVariant == FontVariant()
    if isPlain { return [] }
    var list = FeatureList()
    if fontKerning == .none { list.add(["kern"], 0) }
    list.add(fontVariant.ligatures, isSpaced: letterSpacing != 0)
    list.add(fontVariant.numeric)
    list.add(fontVariant.eastAsian)
    switch fontVariant.position {
    case .normal: break
    case .sub: list.add(["subs"], 1)
    case .super: list.add(["sups"], 1)
    }
    for feature in fontFeatures { list.add([feature.tag], feature.value) }
    return list.features
  }
}

/// OpenType features with their values.
struct FeatureList {
  private(set) var features: [hb_feature_t] = []

  /// Gives features a value.
  mutating func add(_ tags: [String], _ value: UInt32) {
    for tag in tags {
      features.append(
        hb_feature_t(
          tag: hb_tag_from_string(tag, Int32(tag.utf8.count)), value: value, start: 0, end: .max))
    }
  }

  fileprivate mutating func add(_ ligatures: FontVariant.Ligatures, isSpaced: Bool) {
    func add(_ state: FontVariant.LigatureState, _ tags: [String]) {
      switch state {
      case .on: self.add(tags, isSpaced ? 0 : 1)
      case .off: self.add(tags, 0)
      case .normal: if isSpaced { self.add(tags, 0) }
      }
    }
    add(ligatures.common, ["liga", "clig"])
    add(ligatures.discretionary, ["dlig"])
    add(ligatures.historical, ["hlig"])
    add(ligatures.contextual, ["calt"])
  }

  fileprivate mutating func add(_ numeric: FontVariant.Numeric) {
    let tags: [(FontVariant.Numeric, String)] = [
      (.lining, "lnum"), (.oldstyle, "onum"), (.proportional, "pnum"), (.tabular, "tnum"),
      (.diagonalFractions, "frac"), (.stackedFractions, "afrc"), (.ordinal, "ordn"),
      (.slashedZero, "zero"),
    ]
    for (set, tag) in tags where numeric.contains(set) { add([tag], 1) }
  }

  fileprivate mutating func add(_ forms: FontVariant.EastAsian) {
    let tags: [(FontVariant.EastAsian, String)] = [
      (.jis78, "jp78"), (.jis83, "jp83"), (.jis90, "jp90"), (.jis04, "jp04"),
      (.simplified, "smpl"), (.traditional, "trad"), (.fullWidth, "fwid"),
      (.proportionalWidth, "pwid"), (.ruby, "ruby"),
    ]
    for (set, tag) in tags where forms.contains(set) { add([tag], 1) }
  }
}
