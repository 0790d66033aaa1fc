import StrutBoxes
import StrutCore

/// What texts ask of their fonts, and no font of theirs has.
///
/// A setting counts as used where one text of the document has a font that knows it: a style is inherited by texts in other fonts.
struct FontSettingSurvey {
  /// Where a setting was asked for that the font there lacks.
  private struct Lack {
    var face: FontFace
    var range: SourceRange
    /// How much of the setting the face has.
    var nearness: Int
  }

  /// A face that was asked for a setting.
  private struct Question: Hashable {
    var face: ObjectIdentifier
    var setting: FontSetting
  }

  private var asked: Set<Question> = []
  private var used: Set<FontSetting> = []
  private var lacks: [FontSetting: Lack] = [:]
  private var order: [FontSetting] = []

  /// Looks at the fonts of a text.
  mutating func add(_ text: PreparedText) {
    for request in text.requests where request.style.asksFonts {
      let settings = request.style.fontSettings.filter { !used.contains($0) }
      guard !settings.isEmpty else { continue }
      for run in text.shaping.runs where run.range.overlaps(request.range) {
        let face = request.fonts.face(run.instance)
        for setting in settings
        where asked.insert(Question(face: ObjectIdentifier(face), setting: setting)).inserted {
          if face.has(setting) {
            used.insert(setting)
          } else {
            let span = text.text.stretch(
              at: max(run.range.lowerBound, request.range.lowerBound)
            ).span
            note(setting, face, of: request.fonts, at: text.content.spans[span].range)
          }
        }
      }
    }
  }

  /// Notes that a face lacks a setting, or that one does which the text names: its author chose that one, and the letters may be of a
  /// font that has some more. The face counts that has most of what is asked for.
  private mutating func note(
    _ setting: FontSetting, _ face: FontFace, of fonts: FontStack, at range: SourceRange
  ) {
    for face in fonts.namedFaces.filter({ !$0.has(setting) }) + [face] {
      let nearness = face.nearness(to: setting)
      if let known = lacks[setting] {
        guard nearness > known.nearness else { continue }
      } else {
        order.append(setting)
      }
      lacks[setting] = Lack(face: face, range: range, nearness: nearness)
    }
  }

  /// A warning for each setting that no font has.
  ///
  /// - Parameter place: Where the document asks for it, for the text of an element.
  func diagnostics(_ place: (FontSetting, SourceRange) -> SourceRange?) -> [Diagnostic] {
    order.filter { !used.contains($0) }.compactMap { setting in
      lacks[setting].map {
        .lackingFont($0.face, setting, at: place(setting, $0.range) ?? $0.range)
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func lackingFont(
    _ face: FontFace, _ setting: FontSetting, at range: SourceRange
  ) -> Self {
    let name = face.families.first.map { "the font '\($0)'" } ?? "its font"
    if case .variation(let variation) = setting, let axis = face.axis(of: variation) {
      return beyond(axis, of: name, variation, at: range)
    }
    let (what, hint): (String, String)
    switch setting {
    case .variation(let variation):
      what = "no axis '\(variation.tag)'"
      hint = words(of: face, for: variation)
    case .feature(let feature):
      what = "no feature '\(feature.tag)'"
      hint = words(of: face, for: feature)
    case .palette(let index):
      let count = face.paletteCount
      what = "no palette \(index)"
      hint =
        count == 0
        ? "delete it: the font has no colours of its own"
        : count == 1 ? "delete it: it has one palette" : "its palettes are 0 to \(count - 1)"
    }
    return Self(
      .warning, "no-effect", "\(setting.attribute) does nothing: \(name) has \(what)", at: range,
      hints: [hint])
  }

  private static func beyond(
    _ axis: FontAxis, of name: String, _ variation: FontVariation, at range: SourceRange
  ) -> Self {
    let (low, high) = (axis.range.lowerBound, axis.range.upperBound)
    let end = (variation.value < low ? low : high).shortestDecimal
    return Self(
      .warning, "no-effect",
      "font-variation-settings goes beyond an axis: '\(variation.tag)' of \(name) is from "
        + "\(low.shortestDecimal) to \(high.shortestDecimal)",
      at: range, hints: ["write '\(variation.tag)' \(end): nothing changes beyond it"])
  }

  private static func words(of face: FontFace, for variation: FontVariation) -> String {
    let tags = face.axes.map { FontFace.letters(ofTag: $0.tag) }
    if let near = nearestName(to: variation.tag.lowercased(), among: tags) {
      return "did you mean '\(near)'?"
    }
    if !tags.isEmpty { return "its axes are \(tags.map { "'\($0)'" }.listed())" }
    return variation.tag == "wght"
      ? "its shape does not vary: font-weight chooses among the fonts of a family"
      : "delete it: its shape does not vary"
  }

  /// The most features that a hint names.
  private static var mostFeatures: Int { 8 }

  private static func words(of face: FontFace, for feature: FontFeature) -> String {
    let start = feature.tag.prefix(2)
    let alike = face.features.filter { $0.hasPrefix(start) && feature.tag.last?.isNumber == true }
    guard !alike.isEmpty else { return "delete it, or choose a font that has it" }
    let names = alike.prefix(mostFeatures).map { "'\($0)'" }
    return "it has \(names.listed())\(alike.count > names.count ? " and others" : "")"
  }
}
