import StrutBoxes

extension FontVariant {
  /// The words of the value of `font-variant-numeric`.
  var figures: [String] {
    Numeric.words.filter { numeric.contains($0.set) }.map(\.word)
  }

  /// The words of the value of `font-variant`, without those of figures; empty for `normal`.
  var words: [String] {
    var rest = self
    rest.ligatures = Ligatures()
    rest.numeric = []
    if ligatures == .none, rest == FontVariant() { return ["none"] }
    var words: [String] = []
    func add(_ state: LigatureState, _ word: String) {
      if state != .normal { words.append(state == .on ? word : "no-" + word) }
    }
    add(ligatures.common, "common-ligatures")
    add(ligatures.discretionary, "discretionary-ligatures")
    add(ligatures.historical, "historical-ligatures")
    add(ligatures.contextual, "contextual")
    if let word = caps.word { words.append(word) }
    switch position {
    case .normal: break
    case .sub: words.append("sub")
    case .super: words.append("super")
    }
    words += EastAsian.words.filter { eastAsian.contains($0.set) }.map(\.word)
    return words
  }
}

extension FontVariant.Caps {
  fileprivate var word: String? {
    switch self {
    case .normal: nil
    case .smallCaps: "small-caps"
    case .allSmallCaps: "all-small-caps"
    case .petiteCaps: "petite-caps"
    case .allPetiteCaps: "all-petite-caps"
    case .unicase: "unicase"
    case .titlingCaps: "titling-caps"
    }
  }
}

extension FontVariant.Numeric {
  fileprivate static let words: [(set: Self, word: String)] = [
    (.lining, "lining-nums"), (.oldstyle, "oldstyle-nums"), (.proportional, "proportional-nums"),
    (.tabular, "tabular-nums"), (.diagonalFractions, "diagonal-fractions"),
    (.stackedFractions, "stacked-fractions"), (.ordinal, "ordinal"), (.slashedZero, "slashed-zero"),
  ]
}

extension FontVariant.EastAsian {
  fileprivate static let words: [(set: Self, word: String)] = [
    (.jis78, "jis78"), (.jis83, "jis83"), (.jis90, "jis90"), (.jis04, "jis04"),
    (.simplified, "simplified"), (.traditional, "traditional"), (.fullWidth, "full-width"),
    (.proportionalWidth, "proportional-width"), (.ruby, "ruby"),
  ]
}
