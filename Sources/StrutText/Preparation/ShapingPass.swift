import CPangoCairo
import StrutBoxes

/// One request on its way through HarfBuzz: what is shaped, and what has come out so far.
struct ShapingPass {
  let request: ShapingRequest
  /// The characters of the whole text.
  let scalars: [UInt32]
  let table: FontTable
  /// HarfBuzz's buffer, which each run of it fills anew.
  let buffer: OpaquePointer
  var shaping = Shaping()
  /// How the characters of the current run are shaped; `nil` for what the style says.
  private var look: ShapingLook?
  /// The fonts that the characters of the current gap were tried with.
  private var tried: [Int] = []

  init(
    request: ShapingRequest, scalars: [UInt32], table: FontTable, buffer: OpaquePointer
  ) {
    self.request = request
    self.scalars = scalars
    self.table = table
    self.buffer = buffer
  }

  /// Glyphs in the buffer, from left to right; valid until the next run.
  private struct Glyphs {
    var infos: UnsafeBufferPointer<hb_glyph_info_t>
    var positions: UnsafeBufferPointer<hb_glyph_position_t>
    var trims: PunctuationTrims
  }

  /// Shapes a range with a font, and what that lacks with the fonts after it.
  mutating func shape(_ range: Range<Int>, with instance: Int) {
    if request.style.fontVariant.caps == .normal {
      shapePlain(range, with: instance)
    } else {
      shapeCapitals(range, with: instance)
    }
  }

  /// Shapes letters that are capitals of another kind, and what stands between them.
  private mutating func shapeCapitals(_ range: Range<Int>, with instance: Int) {
    let outer = look
    defer { look = outer }
    let usual = ShapingLook(size: request.style.fontSize, features: request.style.shapingFeatures)
    let support = CapsSupport(
      request.style, of: table.instances[instance].entry.face.face, script: request.script)
    if support.isUniform {
      look = support.look(ofSmallLetters: true, usual)
      return shapePlain(range, with: instance)
    }
    for stretch in CapsSupport.stretches(of: range, in: scalars) {
      look = support.look(ofSmallLetters: stretch.areSmall, usual)
      shapePlain(stretch.range, with: instance)
    }
  }

  private mutating func shapePlain(_ range: Range<Int>, with instance: Int) {
    guard let glyphs = run(range, with: instance) else { return }
    let gaps = gaps(in: glyphs.infos, of: range, with: instance)
    if gaps.isEmpty {
      emit(glyphs, of: range, with: instance)
    } else {
      fill(gaps, of: range, with: instance)
    }
  }

  /// Shapes the parts of a range that a font has with it and those that it lacks with the fonts after it.
  private mutating func fill(_ gaps: [Range<Int>], of range: Range<Int>, with instance: Int) {
    var position = range.lowerBound
    for gap in gaps {
      if position < gap.lowerBound { shapeKnown(position..<gap.lowerBound, with: instance) }
      shapeGap(gap, after: instance)
      position = gap.upperBound
    }
    if position < range.upperBound { shapeKnown(position..<range.upperBound, with: instance) }
  }

  private mutating func shapeKnown(_ range: Range<Int>, with instance: Int) {
    guard let glyphs = run(range, with: instance) else { return }
    emit(glyphs, of: range, with: instance)
  }

  /// Shapes characters that `instance` lacks, stretch by stretch of those that the same font serves.
  ///
  /// Characters of one cluster may be in several fonts, but not all in one: each font is tried once.
  private mutating func shapeGap(_ gap: Range<Int>, after instance: Int) {
    tried.append(instance)
    defer { tried.removeLast() }
    var start = gap.lowerBound
    while start < gap.upperBound {
      let font = nextFont(for: scalars[start], after: instance)
      var end = start + 1
      while end < gap.upperBound,
        Self.joinsBefore(scalars[end]) || nextFont(for: scalars[end], after: instance) == font
      {
        end += 1
      }
      if let font, !tried.contains(font) {
        shape(start..<end, with: font)
      } else {
        shapeLacking(start..<end, with: request.fonts.primary ?? instance)
      }
      start = end
    }
  }

  /// Shapes characters that no font has, or no font together, and notes which of them are drawn as boxes.
  private mutating func shapeLacking(_ range: Range<Int>, with instance: Int) {
    let missing = Set(range.filter { isMissing(scalars[$0]) })
    shaping.missing += missing
    guard let glyphs = run(range, with: instance) else { return }
    let boxes = Set(glyphs.infos.lazy.filter { $0.codepoint == 0 }.map { Int($0.cluster) })
    let starts = Set(glyphs.infos.map { Int($0.cluster) }).sorted()
    for (start, end) in zip(starts, starts.dropFirst() + [range.upperBound])
    where boxes.contains(start) && missing.isDisjoint(with: start..<end) {
      shaping.scattered.append(start..<end)
    }
    emit(glyphs, of: range, with: instance)
  }

  private func nextFont(for scalar: UInt32, after instance: Int) -> Int? {
    // A colour font that was tried first gives way to the whole list.
    let rejected = request.fonts.declared.contains(instance) ? instance : nil
    let font = request.fonts.font(for: scalar, after: rejected)
    return font == instance ? nil : font
  }

  /// Whether no font has a character that is expected to have a shape: others of its cluster may be in one.
  private func isMissing(_ scalar: UInt32) -> Bool {
    Self.isVisible(scalar) && request.fonts.font(for: scalar, after: nil) == nil
  }

  /// Whether a character is expected to have a shape.
  private static func isVisible(_ scalar: UInt32) -> Bool {
    guard let properties = Unicode.Scalar(scalar)?.properties else { return true }
    return !properties.isDefaultIgnorableCodePoint && !properties.isWhitespace
      && properties.generalCategory != .control
  }

  /// Whether a character belongs to the letter or sign before it.
  static func joinsBefore(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300, let properties = Unicode.Scalar(scalar)?.properties else { return false }
    return properties.generalCategory == .nonspacingMark
      || properties.generalCategory == .spacingMark || scalar == 0x200D
  }

  // MARK: HarfBuzz

  /// Fills the buffer with the glyphs that a font has for a range.
  private func run(_ range: Range<Int>, with instance: Int) -> Glyphs? {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    if let mapping = look?.mapping, mapping != .none {
      for index in range {
        for scalar in mapping.map(scalars[index], language: request.style.language) {
          hb_buffer_add(buffer, scalar, UInt32(index))
        }
      }
    } else {
      scalars.withUnsafeBufferPointer { text in
        hb_buffer_add_codepoints(
          buffer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
      }
    }
    hb_buffer_set_direction(
      buffer, request.level.isMultiple(of: 2) ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_script(buffer, request.script)
    if !request.style.language.isEmpty {
      hb_buffer_set_language(buffer, hb_language_from_string(request.style.language, -1))
    }
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_DEFAULT)
    let trims = trims(in: range, with: instance)
    let features = (look?.features ?? request.style.shapingFeatures) + trims.features
    hb_shape_full(
      table.instances[instance].font, buffer, features, UInt32(features.count),
      OpenTypeShaper.names)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return nil }
    return Glyphs(
      infos: UnsafeBufferPointer(start: infos, count: Int(count)),
      positions: UnsafeBufferPointer(start: positions, count: Int(count)), trims: trims)
  }

  private func trims(in range: Range<Int>, with instance: Int) -> PunctuationTrims {
    guard scalars[range].contains(where: { $0 >= 0x2018 }), !request.style.hasOtherWidths,
      request.style.spacingTrim != .spaceAll,
      let font = table.fullWidthPunctuation(of: instance, language: request.style.language)
    else { return PunctuationTrims() }
    return PunctuationTrims(range, of: request, in: scalars, font)
  }

  /// The characters whose clusters have a glyph that the font lacks, as ranges in logical order.
  ///
  /// HarfBuzz makes wide spaces that a font lacks out of others. Browser: they come from the next font that has them:
  /// `text/spacing/wide-spaces-of-the-next-font`.
  private func gaps(
    in glyphs: UnsafeBufferPointer<hb_glyph_info_t>, of range: Range<Int>, with instance: Int
  ) -> [Range<Int>] {
    let isRightToLeft = !request.level.isMultiple(of: 2)
    func isLacking(_ glyph: hb_glyph_info_t) -> Bool {
      if glyph.codepoint == 0 { return true }
      let scalar = scalars[Int(glyph.cluster)]
      return Self.isWideSpace(scalar) && !table.instances[instance].entry.face.covers(scalar)
        && nextFont(for: scalar, after: instance) != nil
    }
    guard glyphs.contains(where: isLacking) else { return [] }
    var gaps: [Range<Int>] = []
    var end = range.upperBound
    // Walking from the logical end, each cluster reaches to the start of the one after it.
    let order = isRightToLeft ? Array(glyphs.indices) : glyphs.indices.reversed()
    var index = 0
    while index < order.count {
      let cluster = Int(glyphs[order[index]].cluster)
      var lacks = false
      while index < order.count, Int(glyphs[order[index]].cluster) == cluster {
        if isLacking(glyphs[order[index]]) { lacks = true }
        index += 1
      }
      if lacks {
        if let last = gaps.last, last.lowerBound == end {
          gaps[gaps.count - 1] = cluster..<last.upperBound
        } else {
          gaps.append(cluster..<end)
        }
      }
      end = cluster
    }
    return gaps.reversed()
  }

  private static func isWideSpace(_ scalar: UInt32) -> Bool {
    (0x2000...0x200A).contains(scalar) || scalar == 0x202F || scalar == 0x205F
      || scalar == Scalar.ideographicSpace
  }

  private mutating func emit(_ glyphs: Glyphs, of range: Range<Int>, with instance: Int) {
    let size = look?.size ?? request.style.fontSize
    let scale = FontMetrics.advanceSize(size) / table.instances[instance].unitsPerEm
    let first = shaping.glyphs.count
    for (info, position) in zip(glyphs.infos, glyphs.positions) {
      shaping.glyphs.append(
        ShapedGlyph(
          id: info.codepoint, cluster: Int32(info.cluster),
          advance: Double(position.x_advance) * scale,
          dx: Float(Double(position.x_offset) * scale),
          dy: Float(-Double(position.y_offset) * scale)))
      if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 {
        shaping.unsafeStarts.append(Int(info.cluster))
      }
    }
    shaping.unsafeStarts += glyphs.trims.bound
    shaping.closings += glyphs.trims.closings
    shaping.openings += glyphs.trims.openings
    shaping.narrowStarts += glyphs.trims.narrowStarts
    shaping.runs.append(
      ShapedRun(
        range: range, glyphs: first..<shaping.glyphs.count, instance: instance, size: size,
        level: request.level,
        isConnected: Self.connectedScripts.contains(request.script.rawValue)))
  }

  /// Scripts without letter spacing (CSS Text 4 §8.2).
  private static let connectedScripts = Set(
    [
      HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC,
      HB_SCRIPT_PHAGS_PA, HB_SCRIPT_HANIFI_ROHINGYA,
    ].map(\.rawValue))
}

/// The shaper of HarfBuzz that goes by a font's OpenType tables.
///
/// HarfBuzz would take Graphite's where a font has tables for both, as Padauk has. Browsers do not know Graphite.
private enum OpenTypeShaper {
  private static let name: StaticString = "ot"

  /// The list that HarfBuzz is told, which ends with nothing.
  nonisolated(unsafe) static let names: UnsafePointer<UnsafePointer<CChar>?> = {
    let names = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 2)
    names[0] = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    names[1] = nil
    return UnsafePointer(names)
  }()
}
