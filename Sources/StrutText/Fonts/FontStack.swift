import StrutBoxes

/// What decides the fonts of a text.
struct FontKey: Hashable {
  var families: [String]
  var request: FontRequest

  /// - Parameter hasOpticalSizes: Whether a font may have letters of its own for small and large sizes.
  init(_ style: TextStyle, hasOpticalSizes: Bool) {
    families = style.fontFamily
    request = FontRequest(
      weight: style.fontWeight, style: style.fontStyle, stretch: style.fontStretch,
      opticalSize: hasOpticalSizes && style.hasOpticalSizing ? style.fontSize : nil,
      variations: style.fontVariations, synthesis: style.fontSynthesis,
      palette: style.fontPalette)
  }
}

/// The fonts that a text uses, in the order in which a character looks for one.
///
/// The declared families come first, then the default family, then every other font of the library in its
/// order. Each character takes the first font that has it.
final class FontStack {
  /// The declared families that were found, then the default family: indices into ``FontTable/instances``.
  let declared: [Int]
  /// How many of ``declared`` the text names: the default family stands behind them.
  private let namedCount: Int
  /// The declared families that the library does not have.
  let missingFamilies: [String]
  private let library: FontLibrary
  private let table: FontTable
  private let request: FontRequest
  private var fallbacks: [UInt32: Int] = [:]

  init(key: FontKey, library: FontLibrary, table: FontTable) {
    var declared: [Int] = []
    var missing: [String] = []
    for family in key.families {
      let faces = library.faces(ofFamily: family)
      guard let entry = FontMatching.best(of: faces, for: key.request) else {
        missing.append(family)
        continue
      }
      let instance = table.instance(of: entry, for: key.request)
      if !declared.contains(instance) { declared.append(instance) }
    }
    namedCount = declared.count
    let standard = library.faces(ofFamily: FontLibrary.defaultFamily)
    if let entry = FontMatching.best(of: standard, for: key.request) ?? library.entries.first {
      let instance = table.instance(of: entry, for: key.request)
      if !declared.contains(instance) { declared.append(instance) }
    }
    self.declared = declared
    missingFamilies = missing
    self.library = library
    self.table = table
    request = key.request
  }

  /// The font whose metrics make the line box; `nil` in a library without any font.
  var primary: Int? { declared.first }

  /// The first font after `rejected` that has a character; `nil` if none has.
  func font(for scalar: UInt32, after rejected: Int?) -> Int? {
    let start = rejected.flatMap { declared.firstIndex(of: $0) }.map { $0 + 1 }
    let candidates = rejected == nil ? declared[...] : start.map { declared[$0...] } ?? []
    if let found = candidates.first(where: { covers($0, scalar) }) { return found }
    if rejected != nil, start == nil { return nil }
    return fallback(for: scalar)
  }

  /// The font for a character that is asked to be a picture or a letter; `nil` for the first that has it.
  ///
  /// Browser: the families of a text come in their order, those of the kind that a selector asks for before the
  /// others; beyond them the kind decides: `text/fonts/emoji-by-selector`.
  func font(for scalar: UInt32, shownAs kind: GlyphPresentation) -> Int? {
    let named = declared[..<namedCount].filter { covers($0, scalar) }
    switch kind {
    case .none: return nil
    case .picture: return named.first ?? fallback(for: scalar, hasColor: true)
    case .requestedPicture:
      return named.first(where: hasColor) ?? named.first ?? fallback(for: scalar, hasColor: true)
    case .requestedText:
      return named.first { !hasColor($0) } ?? fallback(for: scalar, hasColor: false) ?? named.first
    }
  }

  private func fallback(for scalar: UInt32, hasColor: Bool) -> Int? {
    let standard = declared[namedCount...]
    if let found = standard.first(where: { self.hasColor($0) == hasColor && covers($0, scalar) }) {
      return found
    }
    let entry = library.entries.first { $0.face.hasColor == hasColor && $0.face.covers(scalar) }
    return entry.map { table.instance(of: $0, for: request) }
  }

  private func fallback(for scalar: UInt32) -> Int? {
    if let known = fallbacks[scalar] { return known < 0 ? nil : known }
    var found: Int?
    if let entry = library.entries.first(where: { $0.face.covers(scalar) }) {
      let relatives = library.faces(ofFamily: entry.family).filter { $0.face.covers(scalar) }
      let best = FontMatching.best(of: relatives, for: request) ?? entry
      found = table.instance(of: best, for: request)
    }
    fallbacks[scalar] = found ?? -1
    return found
  }

  /// The faces of the families that the text names.
  var namedFaces: [FontFace] { declared[..<namedCount].map(face) }

  /// The face of one of the fonts.
  func face(_ instance: Int) -> FontFace { table.instances[instance].entry.face }

  private func covers(_ instance: Int, _ scalar: UInt32) -> Bool {
    face(instance).covers(scalar)
  }

  private func hasColor(_ instance: Int) -> Bool {
    face(instance).hasColor
  }
}
