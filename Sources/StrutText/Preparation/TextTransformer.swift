import CPangoCairo
import StrutBoxes

/// Maps the case of a text (`text-transform`) before it is shaped and broken.
///
/// [CSS Text 3 §2.1](https://www.w3.org/TR/css-text-3/#text-transform-property), with Unicode's full mappings and
/// those of Turkish, Azeri, Lithuanian, Dutch and Greek where the text says its language.
struct TextTransformer {
  private let text: InlineText
  private let styles: [TextStyle]
  private var result = InlineText()

  /// The text with every span's mapping applied.
  static func transform(_ text: InlineText, _ content: InlineContent) -> InlineText {
    guard content.spans.contains(where: { $0.style.textTransform != .none }) else { return text }
    var transformer = TextTransformer(text: text, styles: content.spans.map(\.style))
    return transformer.run()
  }

  private init(text: InlineText, styles: [TextStyle]) {
    self.text = text
    self.styles = styles
  }

  private mutating func run() -> InlineText {
    var border = 0
    for index in text.stretches.indices {
      let stretch = text.stretches[index]
      let end =
        index + 1 < text.stretches.count ? text.stretches[index + 1].start : text.scalars.count
      result.stretches.append(
        .init(start: result.scalars.count, span: stretch.span, item: stretch.item))
      let style = styles[stretch.span]
      let mapping = CaseMapping(scalars: text.scalars, language: style.language)
      var position = stretch.start
      while position < end {
        moveBorders(&border, upTo: position)
        result.scalars += mapping.map(&position, style.textTransform)
      }
    }
    moveBorders(&border, upTo: text.scalars.count)
    result.emptied = text.emptied
    result.collapsedWrapBorders = text.collapsedWrapBorders
    return result
  }

  /// Copies the borders that stand before the character at `position` of the old text.
  private mutating func moveBorders(_ border: inout Int, upTo position: Int) {
    while border < text.borders.count, text.borders[border].position <= position {
      var moved = text.borders[border]
      moved.position = result.scalars.count
      result.borders.append(moved)
      border += 1
    }
    while result.collapsedWraps.count < text.collapsedWraps.count,
      text.collapsedWraps[result.collapsedWraps.count] <= position
    {
      result.collapsedWraps.append(result.scalars.count)
    }
  }
}

/// Unicode's full case mappings with their conditions on neighbours and language.
struct CaseMapping {
  private let scalars: [UInt32]
  private let language: Substring

  init(scalars: [UInt32], language: String) {
    self.scalars = scalars
    self.language = language.prefix { $0 != "-" && $0 != "_" }.lowercased()[...]
  }

  /// The mapping of the character at `position`, which moves on behind all characters that were mapped.
  func map(_ position: inout Int, _ transform: TextTransform) -> [UInt32] {
    let index = position
    position += 1
    switch transform {
    case .none: return [scalars[index]]
    case .uppercase: return uppercase(index, &position)
    case .lowercase: return lowercase(index, &position)
    case .capitalize:
      guard WordStarts(scalars).isStart(index) else { return [scalars[index]] }
      return [titlecase(index)]
    }
  }

  private var isTurkic: Bool { language == "tr" || language == "az" }

  private func values(_ string: String) -> [UInt32] { string.unicodeScalars.map(\.value) }

  private func properties(_ index: Int) -> Unicode.Scalar.Properties? {
    Unicode.Scalar(scalars[index])?.properties
  }

  // MARK: Uppercase

  private func uppercase(_ index: Int, _ position: inout Int) -> [UInt32] {
    let scalar = scalars[index]
    if isTurkic, scalar == 0x69 { return [0x130] }
    if language == "el" { return greekUppercase(index, &position) }
    if language == "lt", scalar == 0x307, followsSoftDotted(index) { return [] }
    return properties(index).map { values($0.uppercaseMapping) } ?? [scalar]
  }

  /// Greek capitals lose their accents; a dieresis stays or comes where it separates vowels, an iota below is one
  /// beside, and a lone ή keeps its accent.
  private func greekUppercase(_ index: Int, _ position: inout Int) -> [UInt32] {
    guard var letter = GreekLetter(scalars[index]) else {
      return properties(index).map { values($0.uppercaseMapping) } ?? [scalars[index]]
    }
    while position < scalars.count, let mark = GreekLetter.Mark(scalars[position]) {
      letter.add(mark)
      position += 1
    }
    if letter.capital == 0x397, letter.hasAccent, !letter.hasDieresis,
      isAlone(index, next: position)
    {
      return [0x389]
    }
    if let before = greekLetter(before: index), before.isVowel, before.hasAccent,
      !before.hasDieresis
    {
      letter.add(.dieresis)
    }
    if letter.hasDieresis {
      if letter.capital == GreekLetter.iota { return [0x3AA] }
      if letter.capital == 0x3A5 { return [0x3AB] }
    }
    return [letter.capital] + Array(repeating: GreekLetter.iota, count: letter.iotas)
  }

  /// The letter, with its marks, that ends before `index`.
  private func greekLetter(before index: Int) -> GreekLetter? {
    let marks = scalars[..<index].reversed().prefix { GreekLetter.Mark($0) != nil }
    guard marks.count < index, var letter = GreekLetter(scalars[index - marks.count - 1]) else {
      return nil
    }
    for mark in marks.compactMap(GreekLetter.Mark.init) { letter.add(mark) }
    return letter
  }

  private func isAlone(_ index: Int, next: Int) -> Bool {
    let before = index > 0 && (properties(index - 1)?.isCased ?? false)
    let after = next < scalars.count && (properties(next)?.isCased ?? false)
    return !before && !after
  }

  // MARK: Lowercase

  private func lowercase(_ index: Int, _ position: inout Int) -> [UInt32] {
    let scalar = scalars[index]
    if isTurkic {
      if scalar == 0x130 { return [0x69] }
      if scalar == 0x49 {
        if position < scalars.count, scalars[position] == 0x307 {
          position += 1
          return [0x69]
        }
        return [0x131]
      }
    }
    if scalar == 0x3A3 { return [isFinalSigma(index) ? 0x3C2 : 0x3C3] }
    if language == "lt", let dotted = lithuanianLowercase(index) { return dotted }
    return properties(index).map { values($0.lowercaseMapping) } ?? [scalar]
  }

  private func isFinalSigma(_ index: Int) -> Bool {
    func meetsCased(_ indices: some Sequence<Int>) -> Bool {
      for index in indices {
        guard let properties = properties(index) else { return false }
        if properties.isCaseIgnorable { continue }
        return properties.isCased
      }
      return false
    }
    let before = meetsCased((0..<index).reversed())
    return before && !meetsCased((index + 1)..<scalars.count)
  }

  /// i and j keep their dot below accents: `More_Above` of Unicode's SpecialCasing.
  private func lithuanianLowercase(_ index: Int) -> [UInt32]? {
    switch scalars[index] {
    case 0xCC: return [0x69, 0x307, 0x300]
    case 0xCD: return [0x69, 0x307, 0x301]
    case 0x128: return [0x69, 0x307, 0x303]
    case 0x49, 0x4A, 0x12E:
      guard hasMarkAbove(after: index) else { return nil }
      return (properties(index).map { values($0.lowercaseMapping) } ?? []) + [0x307]
    default: return nil
    }
  }

  /// Whether one of the marks that follow a letter stands above it.
  private func hasMarkAbove(after index: Int) -> Bool {
    for next in scalars[(index + 1)...] {
      let place = Unicode.Scalar(next)?.properties.canonicalCombiningClass ?? .notReordered
      if place == .notReordered || place == .above { return place == .above }
    }
    return false
  }

  private func followsSoftDotted(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, let properties = properties(before),
      properties.canonicalCombiningClass != .notReordered
    {
      before -= 1
    }
    guard before >= 0 else { return false }
    return [0x69, 0x6A, 0x12F, 0x268, 0x1E2D, 0x1ECB].contains(scalars[before])
  }

  // MARK: Titlecase

  /// Browser: a letter whose capital is several letters stays as it is, and no language changes anything:
  /// `paint/text-capitals`.
  private func titlecase(_ index: Int) -> UInt32 {
    let mapping = properties(index).map { values($0.titlecaseMapping) } ?? []
    return mapping.count == 1 ? mapping[0] : scalars[index]
  }
}

/// A Greek letter without its marks.
struct GreekLetter {
  /// A combining mark that capitals lose or keep.
  enum Mark {
    case accent
    case dieresis
    case iota
    case other

    /// The kind of a combining mark that Greek uses; `nil` for anything else.
    init?(_ scalar: UInt32) {
      switch scalar {
      case 0x300, 0x301, 0x342, 0x302, 0x303, 0x311: self = .accent
      case 0x308: self = .dieresis
      case 0x304, 0x306, 0x313, 0x314, 0x343: self = .other
      case 0x344: self = .dieresis
      case 0x345: self = .iota
      default: return nil
      }
    }
  }

  /// The capital iota.
  static let iota: UInt32 = 0x399

  /// The capital without marks.
  let capital: UInt32
  private(set) var hasAccent = false
  private(set) var hasDieresis = false
  /// How many iotas stand below it.
  private(set) var iotas = 0

  /// Whether the letter is a vowel.
  var isVowel: Bool {
    [0x391, 0x395, 0x397, Self.iota, 0x39F, 0x3A5, 0x3A9].contains(capital)
  }

  /// Takes a Greek letter apart; `nil` for anything else.
  init?(_ scalar: UInt32) {
    guard (0x370...0x3FF).contains(scalar) || (0x1F00...0x1FFF).contains(scalar) else { return nil }
    var marks: [Mark] = []
    var base = scalar
    var (letter, mark): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
    let functions = hb_unicode_funcs_get_default()
    while hb_unicode_decompose(functions, base, &letter, &mark) != 0 {
      if let mark = Mark(mark) { marks.append(mark) }
      base = letter
    }
    let mapping = Unicode.Scalar(base)?.properties.uppercaseMapping.unicodeScalars
    guard let mapping, mapping.count == 1, let capital = mapping.first?.value,
      (0x391...0x3A9).contains(capital)
    else { return nil }
    self.capital = capital
    for mark in marks { add(mark) }
  }

  /// Takes in a mark that belongs to the letter.
  mutating func add(_ mark: Mark) {
    switch mark {
    case .accent: hasAccent = true
    case .dieresis: hasDieresis = true
    case .iota: iotas += 1
    case .other: break
    }
  }
}

/// Finds where words begin for `capitalize`.
///
/// Browser: the first letter after anything that is no letter, digit, mark, `_`, or apostrophe inside a word.
/// Ideographs are words of their own: `paint/text-capitals`.
struct WordStarts {
  private let scalars: [UInt32]

  init(_ scalars: [UInt32]) { self.scalars = scalars }

  /// Whether the character at an index is the first letter of a word.
  func isStart(_ index: Int) -> Bool {
    guard isLetter(scalars[index]) else { return false }
    var before = index - 1
    while before >= 0, isTransparent(scalars[before]) { before -= 1 }
    guard before >= 0 else { return true }
    let scalar = scalars[before]
    if joinsLetters(scalar), before > 0 { return !isWordPart(scalars[before - 1]) }
    return !isWordPart(scalar)
  }

  /// Apostrophes and middle dots between letters.
  private func joinsLetters(_ scalar: UInt32) -> Bool {
    scalar == 0x27 || scalar == 0x2019 || scalar == 0xB7 || scalar == 0x2027
  }

  private func isTransparent(_ scalar: UInt32) -> Bool {
    if scalar == Scalar.softHyphen { return true }
    guard scalar >= 0x300, let properties = Unicode.Scalar(scalar)?.properties else { return false }
    return properties.generalCategory == .nonspacingMark || properties.generalCategory == .format
  }

  private func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return (0x41...0x5A).contains(scalar & 0xDF) }
    return Unicode.Scalar(scalar)?.properties.isAlphabetic ?? false
  }

  private func isWordPart(_ scalar: UInt32) -> Bool {
    if EastAsianWidth.isWide(scalar) { return false }
    if isLetter(scalar) || scalar == 0x5F { return true }
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .connectorPunctuation: return true
    default: return false
    }
  }
}
