import StrutBoxes
import StrutCore

extension DocumentTexts {
  /// What the fonts lack for the texts that are drawn: families that are not there, and characters that no
  /// font has. Each is reported once, at the first text that needs it, in the order of the boxes.
  ///
  /// - Parameters:
  ///   - source: The document that the texts come from.
  ///   - severity: What a character is that no font has; a family that is not there is a warning.
  ///   - isShown: Whether the text at an index is drawn, which is asked for those that were not measured.
  ///   - familyRange: Where the document names a family; `nil` reports it at the text that asks for it.
  ///   - settingRange: Where the document asks fonts for something that they may lack, for the text of an element; `nil` as for families.
  package func fontDiagnostics(
    in source: SourceText, missingGlyphs severity: Diagnostic.Severity = .warning,
    isShown: (Int) -> Bool = { _ in false },
    familyRange: (String) -> SourceRange? = { _ in nil },
    settingRange: (FontSetting, SourceRange) -> SourceRange? = { _, _ in nil }
  ) -> [Diagnostic] {
    shapeOthers(where: isShown)
    var survey = FontSurvey(source: source, severity: severity, library: fonts)
    var settings = FontSettingSurvey()
    for text in wanting {
      survey.add(text, familyRange: familyRange)
      settings.add(text)
    }
    return survey.diagnostics + settings.diagnostics(settingRange)
  }
}

/// Collects what fonts lack, text by text.
private struct FontSurvey {
  let source: SourceText
  let severity: Diagnostic.Severity
  let library: FontLibrary
  private(set) var diagnostics: [Diagnostic] = []
  private var families: Set<String> = []
  private var characters: Set<UInt32> = []
  private var clusters: Set<[UInt32]> = []
  private var languages: Set<String> = []
  private var lacksOrder = false

  init(source: SourceText, severity: Diagnostic.Severity, library: FontLibrary) {
    self.source = source
    self.severity = severity
    self.library = library
  }

  mutating func add(_ text: PreparedText, familyRange: (String) -> SourceRange?) {
    for request in text.requests where !request.fonts.missingFamilies.isEmpty {
      let range = text.content.spans[text.text.stretch(at: request.range.lowerBound).span].range
      for family in request.fonts.missingFamilies where families.insert(family).inserted {
        diagnostics.append(
          .missingFamily(
            family, declaredAs: library.otherName(ofFamily: family),
            near: library.nearName(toFamily: family),
            at: familyRange(family) ?? range))
      }
    }
    for fault in text.hyphenationFaults where languages.insert(fault.language).inserted {
      diagnostics.append(
        .missingDictionary(fault.language, at: text.content.spans[fault.span].range))
    }
    if text.lacksOrder, !lacksOrder {
      lacksOrder = true
      diagnostics.append(.missingOrder(at: text.content.spans[0].range))
    }
    for run in text.missingRuns {
      let unknown = text.text.scalars[run].filter { characters.insert($0).inserted }
      if !unknown.isEmpty { report(unknown.map { [$0] }, first: run.lowerBound, of: text) }
    }
    for stretch in text.scatteredClusters {
      let unknown = stretch.filter { clusters.insert(Array(text.text.scalars[$0])).inserted }
      guard let first = unknown.first else { continue }
      report(
        unknown.map { Array(text.text.scalars[$0]) }, first: first.lowerBound, of: text,
        areScattered: true)
    }
  }

  /// - Parameters:
  ///   - signs: The characters of each sign.
  ///   - areScattered: Whether several fonts have a part of each.
  private mutating func report(
    _ signs: [[UInt32]], first index: Int, of text: PreparedText, areScattered: Bool = false
  ) {
    let stretch = text.text.stretch(at: index)
    diagnostics.append(
      .missingGlyphs(
        signs, areScattered: areScattered,
        families: text.content.spans[stretch.span].style.fontFamily, severity: severity,
        at: range(of: signs[0], in: text.content.items[stretch.item])))
  }

  /// Where characters are written; the whole piece of text for those that are written as references, or that
  /// other characters became.
  private func range(of scalars: [UInt32], in item: InlineContent.Item) -> SourceRange {
    guard case .text(_, let range) = item else { return .start }
    let written = source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    let wanted = Array(scalars.text.utf8)
    guard !wanted.isEmpty else { return range }
    guard let start = written.indices.first(where: { written[$0...].starts(with: wanted) }) else {
      return range
    }
    return SourceRange(start, start + wanted.count)
  }
}

extension PreparedText {
  /// Whether fonts, dictionaries or libraries lack something for it.
  var isWanting: Bool {
    lacksOrder || !shaping.missing.isEmpty || !shaping.scattered.isEmpty
      || !hyphenationFaults.isEmpty
      || requests.contains { !$0.fonts.missingFamilies.isEmpty || $0.style.asksFonts }
  }

  /// The characters that no font has, those that stand together as one range.
  fileprivate var missingRuns: [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in shaping.missing.sorted() {
      if let last = runs.last, last.upperBound == index,
        text.stretch(at: index).start <= last.lowerBound
      {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// The clusters whose characters are in several fonts, those of each piece of text by themselves.
  fileprivate var scatteredClusters: [ArraySlice<Range<Int>>] {
    let clusters = shaping.scattered.sorted { $0.lowerBound < $1.lowerBound }
    var pieces: [ArraySlice<Range<Int>>] = []
    var first = 0
    for index in clusters.indices {
      let stretch = text.stretch(at: clusters[index].lowerBound).start
      let next = index + 1
      if next < clusters.count, text.stretch(at: clusters[next].lowerBound).start == stretch {
        continue
      }
      pieces.append(clusters[first..<next])
      first = next
    }
    return pieces
  }
}

extension [UInt32] {
  /// The characters as text, without those that are none.
  fileprivate var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: compactMap(Unicode.Scalar.init))
    return String(text)
  }
}

extension InlineText {
  /// The stretch that holds a character, by bisection.
  func stretch(at index: Int) -> Stretch {
    stretches[max(0, stretches.partitioningIndex { $0.start > index } - 1)]
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - other: The name that a font of this family was declared under; `nil` where there is none.
  ///   - near: The family that was probably meant.
  fileprivate static func missingFamily(
    _ family: String, declaredAs other: String?, near: String?, at range: SourceRange
  ) -> Self {
    Self(
      .warning, "missing-family", "there is no font family '\(family)'", at: range,
      hints: [
        other.map { "a <font> declares its file as '\($0)': write font-family=\"\($0)\"" }
          ?? face(in: family) ?? near.map { "did you mean '\($0)'?" }
          ?? "<font> brings one along; --font-path and --system-fonts allow more"
      ])
  }

  /// What to write for a family that is named with the weight or the slope of one of its fonts; `nil` for other names.
  private static func face(in family: String) -> String? {
    let weights = [
      "Thin": "100", "ExtraLight": "200", "Light": "300", "Medium": "500", "SemiBold": "600",
      "Semibold": "600", "Bold": "bold", "ExtraBold": "800", "Black": "900",
    ]
    let isHyphened = !family.contains(" ")
    // Files and programs join the weight with a hyphen: `Inter-SemiBold`.
    var words = family.split(separator: isHyphened ? "-" : " ").map(String.init)
    var attributes = ""
    while words.count > 1, let last = words.last {
      if ["Italic", "Oblique"].contains(last) {
        attributes = " font-style=\"\(last.lowercased())\"" + attributes
      } else if let weight = weights[last] {
        attributes = " font-weight=\"\(weight)\"" + attributes
      } else if let weight = weights[last.replacing("Italic", with: "")] {
        attributes = " font-weight=\"\(weight)\" font-style=\"italic\"" + attributes
      } else if last != "Regular" {
        break
      }
      words.removeLast()
    }
    guard !attributes.isEmpty else { return nil }
    let name = words.joined(separator: isHyphened ? "-" : " ")
    return
      "a family has one name for all of its fonts: write font-family=\"\(name)\"\(attributes)"
  }

  fileprivate static func missingDictionary(_ language: String, at range: SourceRange) -> Self {
    guard !language.isEmpty else {
      return Self(
        .warning, "missing-dictionary", "the words of a text without xml:lang cannot be divided",
        at: range, hints: ["say its language, as in xml:lang=\"en\""])
    }
    return Self(
      .warning, "missing-dictionary", "there is no dictionary that divides words of '\(language)'",
      at: range,
      hints: HyphenationDictionary.package(of: language).map { ["Debian's package \($0) has it"] }
        ?? ["write hyphens=\"manual\", and soft hyphens, &#xAD;, where words may be divided"])
  }

  fileprivate static func missingOrder(at range: SourceRange) -> Self {
    Self(
      .error, "missing-library",
      "the characters of a text cannot be ordered without \(PangoLibrary.name)", at: range,
      hints: ["Debian's package \(PangoLibrary.package) has it"])
  }

  /// The most characters that one message names.
  private static var mostNamed: Int { 6 }

  fileprivate static func missingGlyphs(
    _ signs: [[UInt32]], areScattered: Bool, families: [String], severity: Severity,
    at range: SourceRange
  ) -> Self {
    let names = signs.prefix(mostNamed).map { scalars in
      let codes = scalars.map(code).joined(separator: " ")
      return scalars.text.isEmpty ? codes : "'\(scalars.text)' (\(codes))"
    }
    let more = signs.count > names.count ? " and \(signs.count - names.count) more" : ""
    let noun = signs.count == 1 ? "character" : "characters"
    let subject = areScattered ? "no one font has all of" : "no font has the \(noun)"
    let tried = families.isEmpty ? [FontLibrary.defaultFamily] : families
    let list = tried.joined(separator: ", ")
    return Self(
      severity, "missing-glyph", "\(subject) \(names.joined(separator: ", "))\(more)", at: range,
      hints: [
        areScattered
          ? "a sign is drawn with one font, and each of its characters is in another; tried: \(list)"
          : "tried: \(list) and every other font that is there"
      ])
  }

  private static func code(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
