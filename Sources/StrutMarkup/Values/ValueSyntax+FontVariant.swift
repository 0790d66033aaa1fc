import StrutBoxes

/// The words of `font-variant`, in groups of which a value has one word each at most (CSS Fonts 4 §6.11).
private struct VariantWords: Sendable {
  typealias Group = KeyValuePairs<String, @Sendable (inout FontVariant) -> Void>

  let groups: [Group]

  /// The groups of several properties together.
  init(_ parts: [VariantWords]) { groups = parts.flatMap(\.groups) }
  init(groups: [Group]) { self.groups = groups }

  /// The words in order.
  var names: [String] { groups.flatMap { $0.map(\.key) } }

  /// The words in CSS's notation.
  var notation: String {
    groups.map { group in
      group.count == 1
        ? group[0].key : "[ " + group.map(\.key).joined(separator: " | ") + " ]"
    }.joined(separator: " || ")
  }

  /// Takes words as long as there are any; at least one.
  func parse(_ parser: inout ValueParser, expected: [String]) throws(ValueFault) -> FontVariant {
    var variant = FontVariant()
    var seen: Set<Int> = []
    repeat {
      let token = parser.token
      guard let (group, set) = word(at: parser) else {
        // Of all the words of the shorthand a few say enough.
        let words =
          groups.count > 6
          ? "\(list(expected)), or words such as small-caps and tabular-nums"
          : list(expected + names)
        throw parser.unexpected(words, names: expected + names)
      }
      guard seen.insert(group).inserted else {
        throw parser.fault(
          "'\(parser.text(of: token))' and a word before it say the same twice, or the opposite",
          at: token)
      }
      parser.take()
      set(&variant)
    } while !parser.isAtEnd
    return variant
  }

  private func word(at parser: ValueParser) -> (Int, @Sendable (inout FontVariant) -> Void)? {
    for (index, group) in groups.enumerated() {
      for (name, set) in group where parser.isName(name) { return (index, set) }
    }
    return nil
  }

  static let ligatures = VariantWords(groups: [
    [
      "common-ligatures": { $0.ligatures.common = .on },
      "no-common-ligatures": { $0.ligatures.common = .off },
    ],
    [
      "discretionary-ligatures": { $0.ligatures.discretionary = .on },
      "no-discretionary-ligatures": { $0.ligatures.discretionary = .off },
    ],
    [
      "historical-ligatures": { $0.ligatures.historical = .on },
      "no-historical-ligatures": { $0.ligatures.historical = .off },
    ],
    [
      "contextual": { $0.ligatures.contextual = .on },
      "no-contextual": { $0.ligatures.contextual = .off },
    ],
  ])

  static let caps = VariantWords(groups: [
    [
      "small-caps": { $0.caps = .smallCaps }, "all-small-caps": { $0.caps = .allSmallCaps },
      "petite-caps": { $0.caps = .petiteCaps }, "all-petite-caps": { $0.caps = .allPetiteCaps },
      "unicase": { $0.caps = .unicase }, "titling-caps": { $0.caps = .titlingCaps },
    ]
  ])

  static let numeric = VariantWords(groups: [
    [
      "lining-nums": { $0.numeric.insert(.lining) },
      "oldstyle-nums": { $0.numeric.insert(.oldstyle) },
    ],
    [
      "proportional-nums": { $0.numeric.insert(.proportional) },
      "tabular-nums": { $0.numeric.insert(.tabular) },
    ],
    [
      "diagonal-fractions": { $0.numeric.insert(.diagonalFractions) },
      "stacked-fractions": { $0.numeric.insert(.stackedFractions) },
    ],
    ["ordinal": { $0.numeric.insert(.ordinal) }],
    ["slashed-zero": { $0.numeric.insert(.slashedZero) }],
  ])

  static let eastAsian = VariantWords(groups: [
    [
      "jis78": { $0.eastAsian.insert(.jis78) }, "jis83": { $0.eastAsian.insert(.jis83) },
      "jis90": { $0.eastAsian.insert(.jis90) }, "jis04": { $0.eastAsian.insert(.jis04) },
      "simplified": { $0.eastAsian.insert(.simplified) },
      "traditional": { $0.eastAsian.insert(.traditional) },
    ],
    [
      "full-width": { $0.eastAsian.insert(.fullWidth) },
      "proportional-width": { $0.eastAsian.insert(.proportionalWidth) },
    ],
    ["ruby": { $0.eastAsian.insert(.ruby) }],
  ])

  static let position = VariantWords(groups: [
    ["sub": { $0.position = .sub }, "super": { $0.position = .super }]
  ])
}

extension ValueSyntax where Value == FontVariant {
  /// `font-variant`.
  static let fontVariant = variant(
    VariantWords([.ligatures, .caps, .numeric, .eastAsian, .position]), hasNone: true)
  /// `font-variant-ligatures`.
  static let fontVariantLigatures = variant(.ligatures, hasNone: true)
  /// `font-variant-caps`.
  static let fontVariantCaps = variant(.caps)
  /// `font-variant-numeric`.
  static let fontVariantNumeric = variant(.numeric)
  /// `font-variant-east-asian`.
  static let fontVariantEastAsian = variant(.eastAsian)
  /// `font-variant-position`.
  static let fontVariantPosition = variant(.position)

  private static func variant(_ words: VariantWords, hasNone: Bool = false) -> ValueSyntax {
    let single = hasNone ? ["normal", "none"] : ["normal"]
    return ValueSyntax(single.joined(separator: " | ") + " | " + words.notation) {
      parser throws(ValueFault) in
      if parser.takeName("normal") { return FontVariant() }
      if hasNone, parser.takeName("none") {
        var variant = FontVariant()
        variant.ligatures = .none
        return variant
      }
      return try words.parse(&parser, expected: single)
    }
  }
}
