import CPangoCairo
import StrutBoxes

/// What a font does for `font-variant-caps`.
///
/// [CSS Fonts 4 §6.6](https://www.w3.org/TR/css-fonts-4/#font-variant-caps-prop). Browser: where the font lacks what is
/// asked for, small capitals are capitals of seven tenths of the size, a whole number of points; petite ones fall back on small ones:
/// `text/variants/capitals-that-are-made`.
struct CapsSupport {
  /// How well a font serves what a style asks for.
  private enum Level {
    /// By features of its own.
    case full
    /// By its small capitals.
    case byOthers
    /// Not at all.
    case none
  }

  /// The size of capitals that stand for small ones, in whole points.
  private static func smaller(_ size: Double) -> Double { (size * 0.7).rounded() }

  private let caps: FontVariant.Caps
  /// Whether capitals of a smaller size may stand for what the font lacks.
  private let mayMake: Bool
  private let level: Level
  private let features: [hb_feature_t]

  /// Asks a face about a script.
  init(_ style: TextStyle, of face: OpaquePointer, script: hb_script_t) {
    caps = style.fontVariant.caps
    mayMake = style.fontSynthesis.contains(.smallCaps)
    let wanted = Self.tags(of: caps)
    let others = Self.otherTags(of: caps)
    func has(_ tags: [String]) -> Bool {
      tags.allSatisfy { GlyphFeatures.has($0, in: face, script: script) }
    }
    if has(wanted) {
      level = .full
    } else {
      level = !others.isEmpty && has(others) ? .byOthers : .none
    }
    var list = FeatureList()
    if level != .none { list.add(level == .full ? wanted : others, 1) }
    features = list.features
  }

  private static func tags(of caps: FontVariant.Caps) -> [String] {
    switch caps {
    case .normal: []
    case .smallCaps: ["smcp"]
    case .allSmallCaps: ["smcp", "c2sc"]
    case .petiteCaps: ["pcap"]
    case .allPetiteCaps: ["pcap", "c2pc"]
    case .unicase: ["unic"]
    case .titlingCaps: ["titl"]
    }
  }

  private static func otherTags(of caps: FontVariant.Caps) -> [String] {
    switch caps {
    case .petiteCaps, .unicase: ["smcp"]
    case .allPetiteCaps: ["smcp", "c2sc"]
    default: []
    }
  }

  /// How characters are shaped, given whether they have a capital form other than themselves.
  func look(ofSmallLetters areSmall: Bool, _ usual: ShapingLook) -> ShapingLook {
    var look = usual
    func add(_ features: [hb_feature_t]) { look.features = features + usual.features }
    switch (level, caps) {
    case (.none, _) where !mayMake: break
    case (.full, _): add(features)
    case (.byOthers, .unicase):
      guard !areSmall else { break }
      add(features)
      look.mapping = .lowercase
    case (.byOthers, _): add(features)
    case (.none, .titlingCaps), (.none, .normal): break
    case (.none, .unicase): if !areSmall { look.size = Self.smaller(look.size) }
    case (.none, .smallCaps), (.none, .petiteCaps):
      guard areSmall else { break }
      look.size = Self.smaller(look.size)
      look.mapping = .uppercase
    case (.none, .allSmallCaps), (.none, .allPetiteCaps):
      look.size = Self.smaller(look.size)
      if areSmall { look.mapping = .uppercase }
    }
    return look
  }

  /// Whether all characters are shaped alike, and together. Browser: capitals and small letters are shaped apart as soon as
  /// the font lacks a feature that is asked for, also where others stand for it: `text/fonts/petite-capitals-by-small-ones`.
  var isUniform: Bool {
    switch level {
    case .full: true
    case .byOthers: false
    case .none: caps == .titlingCaps || !mayMake
    }
  }

  /// The stretches of letters with a capital form and of other characters, in order; marks go with what they stand on.
  static func stretches(
    of range: Range<Int>, in scalars: [UInt32]
  ) -> [(range: Range<Int>, areSmall: Bool)] {
    var stretches: [(range: Range<Int>, areSmall: Bool)] = []
    for index in range {
      let properties = Unicode.Scalar(scalars[index])?.properties
      let isMark =
        properties.map {
          $0.generalCategory == .nonspacingMark || $0.generalCategory == .enclosingMark
        } ?? false
      let isSmall = properties?.changesWhenUppercased ?? false
      if let last = stretches.last, last.areSmall == isSmall || isMark {
        stretches[stretches.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        stretches.append((index..<index + 1, isSmall))
      }
    }
    return stretches
  }
}

/// How characters are shaped besides their font.
struct ShapingLook {
  /// A change of the characters.
  enum Mapping {
    case none, uppercase, lowercase

    /// What a character becomes.
    func map(_ scalar: UInt32, language: String) -> [UInt32] {
      guard let properties = Unicode.Scalar(scalar)?.properties else { return [scalar] }
      switch self {
      case .none: return [scalar]
      case .uppercase:
        if scalar == 0x69, language.hasPrefix("tr") || language.hasPrefix("az") { return [0x130] }
        return properties.uppercaseMapping.unicodeScalars.map(\.value)
      case .lowercase: return properties.lowercaseMapping.unicodeScalars.map(\.value)
      }
    }
  }

  /// The em in points.
  var size: Double
  var mapping = Mapping.none
  var features: [hb_feature_t]
}

/// What the substitutions of a font are called.
enum GlyphFeatures {
  /// Whether a face has a feature for a script.
  static func has(_ tag: String, in face: OpaquePointer, script: hb_script_t) -> Bool {
    let table = hb_tag_from_string("GSUB", 4)
    var scripts = [hb_tag_t](repeating: 0, count: 3)
    var count = UInt32(scripts.count)
    hb_ot_tags_from_script_and_language(script, nil, &count, &scripts, nil, nil)
    var index: UInt32 = 0
    hb_ot_layout_table_select_script(face, table, count, scripts, &index, nil)
    var feature: UInt32 = 0
    return hb_ot_layout_language_find_feature(
      face, table, index, UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX),
      hb_tag_from_string(tag, Int32(tag.utf8.count)), &feature) != 0
  }
}
