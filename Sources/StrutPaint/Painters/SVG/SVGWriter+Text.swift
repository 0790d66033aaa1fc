import StrutBoxes
import StrutCore
import StrutFormats
import StrutText

// MARK: - Text as text

extension SVGWriter {
  /// Writes a line as one element; returns the index of the last item that is done with.
  ///
  /// Each run says where it begins, so that its place does not depend on what a viewer makes of the runs before it.
  mutating func writeLine(at index: Int) throws(PaintError) -> Int {
    let end = Int(bounds.ends[index])
    guard case .begin(.marked(.line(let line))) = list.items[index] else { return end }
    var pieces: [SVGTextPiece] = []
    /// The targets of the groups that are open, and the ids that the next piece takes.
    var targets: [String?] = []
    var ids: [String] = []
    var looks = line.looks[...]
    for item in list.items[(index + 1)..<end] {
      switch item {
      case .begin(.marked(.link(let target))):
        targets.append(openLink == nil ? definitions.ids.target(target) : nil)
      case .begin(.marked(.span(let element, _))):
        targets.append(nil)
        if let id = nameSpan(element) { ids.append(id) }
      case .begin: targets.append(nil)
      case .end: targets.removeLast()
      case .glyphs(let run, let origin, let color):
        guard let look = looks.popFirst() else { continue }
        try write(
          run.withoutSoftHyphens, at: toPixels.onWholeLine(origin), color, look,
          link: targets.last ?? nil, ids: &ids, into: &pieces)
      default: break
      }
    }
    if !pieces.allSatisfy({ $0.text.isEmpty }) {
      emit(SVGTextLine(pieces: pieces, root: fonts.family, pixels: unhintedPixels).elements)
    }
    let next = indexAfterLinks(end)
    for case .link(let target, let area) in list.items[(end + 1)..<(next + 1)]
    where openLink != nil && openLink != target {
      writeArea(area, ofLink: target)
    }
    return next
  }

  /// The pixels of a point where letters are kept from being hinted; `nil` where they are not: in fonts of the reader's machine
  /// they may be others anyway, and in a turned plane nobody hints them.
  private var unhintedPixels: Double? {
    let plane = toPixels
    guard mode == .embedded, plane.b == 0, plane.c == 0 else { return nil }
    return plane.d.magnitude
  }

  /// What joins letters to something that is not there.
  private static let joiner = "\u{200D}"

  /// The language of the element around a line.
  private var language: String {
    let elements = open.reversed().lazy.compactMap { group -> PictureElement? in
      guard case .begin(.marked(.element(let index))) = list.items[group.index],
        list.elements.indices.contains(index)
      else { return nil }
      return list.elements[index]
    }
    return elements.lazy.compactMap(\.language).first ?? list.language
  }

  /// Adds the pieces of a run: the whole run, or what its spaces part where they are not as wide as the font has them.
  private mutating func write(
    _ run: GlyphRun, at origin: Point, _ color: Color, _ look: LineMark.Look, link: String?,
    ids: inout [String], into pieces: inout [SVGTextPiece]
  ) throws(PaintError) {
    let (font, face) = try glyphs.face(run.font)
    var look = look
    // Inkscape and librsvg would tear connected letters apart.
    if run.isConnected { look.letterSpacing = 0 }
    look.letterSpacing += run.letterSpread
    // A viewer shapes each piece by itself.
    let (before, after) = (run.joinsBefore ? Self.joiner : "", run.joinsAfter ? Self.joiner : "")
    let text = before + look.written(run.text, at: font.size) + after
    guard var style = try fonts.style(of: run, text, look, color, glyphs) else { return }
    if look.language != language {
      style.language = " xml:lang=\"\(XMLText.escaped(look.language, for: .attribute))\""
    }
    let space = face.spaceAdvance * font.size / face.unitsPerEm + look.letterSpacing
    var parts = run.parts(
      space: space,
      RunWidths(
        face: face, size: font.size, spacing: look.letterSpacing, placesLigatures: mode == .embedded
      ))
    Self.moveSpace(of: run, from: &parts, to: &pieces, link: link, isNamed: !ids.isEmpty)
    for part in parts where !part.text.isEmpty {
      let written = look.written(String(run.text[part.text]), at: font.size)
      pieces.append(
        SVGTextPiece(
          text: (part.text.lowerBound == run.text.startIndex ? before : "") + written
            + (part.text.upperBound == run.text.endIndex ? after : ""),
          x: origin.x + part.x, left: origin.x + part.left, y: origin.y, style: style,
          isRightToLeft: run.isRightToLeft, link: link, ids: ids,
          isShapedAlone: look.isEllipsis && run.text == "…"))
      ids = []
    }
  }

  /// Puts the space that a run begins with to the piece before it, or apart: some viewers give it the size of the piece
  /// before.
  ///
  /// - Parameter isNamed: Whether a span with an id begins with the run.
  private static func moveSpace(
    of run: GlyphRun, from parts: inout [GlyphRunPart], to pieces: inout [SVGTextPiece],
    link: String?, isNamed: Bool
  ) {
    guard let last = pieces.last, let x = run.xAfterSpace else { return }
    let space = run.text.startIndex..<run.text.utf8.index(after: run.text.startIndex)
    let rest = GlyphRunPart(text: space.upperBound..<parts[0].text.upperBound, x: x, left: x)
    if !last.isRightToLeft, last.link == link, !isNamed {
      pieces[pieces.count - 1].text += " "
      parts[0] = rest
    } else {
      parts[0].text = space
      parts.insert(rest, at: 1)
    }
  }
}

/// A stretch of a line with a place of its own.
struct SVGTextPiece {
  /// The characters in logical order.
  var text: String
  /// Whether there is nothing to see of it.
  var isBlank: Bool { text.unicodeScalars.allSatisfy { $0 == " " || $0 == "\u{A0}" } }
  /// Where it begins: the left edge, the right one of text from right to left.
  var x: Double
  /// The left edge.
  var left: Double
  /// The baseline.
  var y: Double
  /// Font and colour.
  var style: SVGTextStyle
  var isRightToLeft: Bool
  /// The target of the link around it.
  var link: String?
  /// The ids of the spans that begin with it, the outermost first.
  var ids: [String] = []
  /// Whether it is the sign that stands for letters that were cut off, which is of no script: letters before it would lend it
  /// theirs, for which fonts of Chinese and Japanese have another one.
  var isShapedAlone = false
}

/// Font and colour of a text as attributes.
struct SVGTextStyle: Hashable {
  var family: String
  var size: String
  /// Weight, slant, width, spacing and features.
  var look: String
  var fill: String
  /// Whether Strut slants the glyphs, since there is no italic face.
  var isSlanted: Bool
  /// Whether glyphs of the face have colours of their own, which some viewers draw as pictures.
  var isColored: Bool
  /// What says another language than that of the element around it.
  var language = ""

  /// The values, each with a space before it; none for what is not said.
  fileprivate func attributes(root: String?) -> [String] {
    [
      family == root ? "" : " font-family=\"\(family)\"", " font-size=\"\(size)\"", look, fill,
      language,
    ]
  }
}

/// Writes the pieces of a line as one element, or as several where some lean or are shaped alone.
struct SVGTextLine {
  let pieces: [SVGTextPiece]
  /// The family that the whole picture has.
  let root: String?
  /// The pixels of a point where letters are kept from being hinted; `nil` where they are not.
  let pixels: Double?

  /// The elements.
  var elements: String {
    var stretches: [ArraySlice<SVGTextPiece>] = []
    var start = 0
    // The parts of mixed directions are put in order together.
    let isMixed = pieces.contains(where: \.isRightToLeft)
    for index in 1..<max(1, pieces.count) {
      let (before, piece) = (pieces[index - 1], pieces[index])
      let isSlanted = piece.style.isSlanted
      guard
        isSlanted != before.style.isSlanted || isSlanted && piece.y != before.y
          || !isMixed && (piece.isShapedAlone || before.isShapedAlone)
      else { continue }
      stretches.append(pieces[start..<index])
      start = index
    }
    stretches.append(pieces[start...])
    return stretches.map { element(Array($0)) }.joined(separator: "\n")
  }

  /// The attribute that lets letters lean about their baseline; empty where they stand upright.
  private func lean(_ pieces: [SVGTextPiece]) -> String {
    let (slope, baseline) = (slope(pieces), pieces[0].y)
    guard slope != 0 else { return "" }
    let lean = Affine(a: 1, b: 0, c: -slope, d: 1, tx: slope * baseline, ty: 0)
    return " transform=\"\(SVGText.matrix(lean))\""
  }

  /// By how many pixels letters as high as the em lean to the right so that Firefox does not hint them, which would move their
  /// tops by up to a pixel; from a tenth of a pixel on: `paint/text-that-is-not-hinted`.
  private static let unhintedLean = 0.11
  /// The largest lean that nobody sees, as a share of the height.
  private static let largestSlope = 0.025

  /// How far letters lean to the right, as a share of their height.
  private func slope(_ pieces: [SVGTextPiece]) -> Double {
    if pieces[0].style.isSlanted { return PaintFont.slant }
    let sizes = pieces.compactMap { Double($0.style.size) }.filter { $0 > 0 }
    guard let pixels, pixels > 0, let size = sizes.max(),
      !pieces.contains(where: \.style.isColored)
    else { return 0 }
    // Smaller letters beside larger ones, and tiny ones, stay hinted: a lean that they need would be seen.
    let slope = Self.unhintedLean / (size * pixels)
    return slope <= Self.largestSlope ? slope : 0
  }

  private func element(_ pieces: [SVGTextPiece]) -> String {
    var pieces = pieces
    var isMixed = !ReadingOrder.isUsual(pieces)
    if isMixed, let ordered = ReadingOrder.ordered(pieces) { (pieces, isMixed) = (ordered, false) }
    let first = pieces[0]
    let attributes = pieces.map { $0.style.attributes(root: root) }
    let own = attributes[0]
    // What all pieces have is said once.
    let isShared = own.indices.map { index in
      attributes.dropFirst().allSatisfy { $0[index] == own[index] }
    }
    var text = "<text\(lean(pieces))"
    if Self.needsSpaces(pieces) { text += " xml:space=\"preserve\"" }
    for (attribute, isShared) in zip(own, isShared) where isShared { text += attribute }
    guard pieces.count > 1 || isMixed || first.link != nil || !first.ids.isEmpty else {
      return text + place(first) + ">\(XMLText.escaped(first.text))</text>"
    }
    let hasOneLine = pieces.allSatisfy { $0.y == first.y }
    text += hasOneLine ? " y=\"\(SVGNumber.text(first.y))\">" : ">"
    var open: String?
    for (piece, attributes) in zip(pieces, attributes) {
      if piece.link != open {
        if open != nil { text += "</a>" }
        if let link = piece.link { text += "<a\(SVGTag.link(link).attributes)>" }
        open = piece.link
      }
      // An element has one id: those of other spans that begin here are around it.
      for id in piece.ids.dropLast() { text += "<tspan\(SVGTag.id(id))>" }
      text += "<tspan\(piece.ids.last.map(SVGTag.id) ?? "") x=\"\(SVGNumber.text(piece.x))\""
      if !hasOneLine { text += " y=\"\(SVGNumber.text(piece.y))\"" }
      if isShared.contains(false) {
        for (attribute, isShared) in zip(attributes, isShared) where !isShared { text += attribute }
      }
      if isMixed {
        text += " direction=\"\(piece.isRightToLeft ? "rtl" : "ltr")\""
        text += " unicode-bidi=\"bidi-override\""
      }
      text += ">\(XMLText.escaped(piece.text))"
      text += String(repeating: "</tspan>", count: max(1, piece.ids.count))
    }
    return text + (open == nil ? "" : "</a>") + "</text>"
  }

  private func place(_ piece: SVGTextPiece) -> String {
    SVGText.attributes([("x", piece.x), ("y", piece.y)])
  }

  /// Whether viewers would drop some of the spaces: Inkscape does so with pieces that are nothing else.
  private static func needsSpaces(_ pieces: [SVGTextPiece]) -> Bool {
    pieces.contains { piece in
      let bytes = piece.text.utf8
      let (space, tab) = (UInt8(ascii: " "), UInt8(ascii: "\t"))
      return bytes.first == space || bytes.contains(tab)
        || zip(bytes, bytes.dropFirst()).contains { $0 == space && $1 == space }
    }
  }
}
