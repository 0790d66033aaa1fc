import StrutCore
import StrutText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads glyphs in colours: a font's table `COLR` of version 0 or 1.
///
/// [OpenType, COLR](https://learn.microsoft.com/typography/opentype/spec/colr). Read here since HarfBuzz 6 knows version
/// 0 alone, and what FreeType 2.12 has for version 1 is marked as experimental and knows no variations.
struct ColorGlyphReader {
  /// The deepest that paints may nest.
  private static let mostLevels = 32
  /// The most paints of one glyph: a few bytes may ask for millions.
  private static let mostPaints = 4096

  private let table: FontTableBytes
  private let palette: [Color]
  private let variations: ColorVariations?

  /// - Parameters:
  ///   - palette: The colours that the table's indices mean.
  ///   - coordinates: The place on each axis of a variable font in 16,384ths.
  /// - Returns: `nil` for a table without glyphs.
  init?(_ table: FontTableBytes, palette: [Color], coordinates: [Int32]) {
    guard table.count >= 14, table.uint16(0) != nil else { return nil }
    self.table = table
    self.palette = palette
    let isVariable = table.uint16(0) != 0 && coordinates.contains { $0 != 0 }
    variations = isVariable ? ColorVariations(table, at: coordinates) : nil
  }

  /// The paint of a glyph; `nil` for a glyph without colours.
  func paint(of glyph: UInt32) -> ColorPaint? {
    var budget = Self.mostPaints
    return paint(of: glyph, level: 0, &budget)
  }

  private func paint(of glyph: UInt32, level: Int, _ budget: inout Int) -> ColorPaint? {
    guard let place = basePaint(of: glyph) else { return layers(of: glyph) }
    guard let paint = paint(at: place, level: level, &budget) else { return nil }
    return clipBox(of: glyph).map { .clip($0, paint) } ?? paint
  }

  // MARK: Version 0

  private func layers(of glyph: UInt32) -> ColorPaint? {
    guard let count = table.uint16(2), let start = table.uint32(4),
      let layerStart = table.uint32(8),
      let record = search(count, { table.uint16(start + $0 * 6) }, for: Int(glyph)),
      let first = table.uint16(start + record * 6 + 2),
      let layerCount = table.uint16(start + record * 6 + 4)
    else { return nil }
    return .layers(
      (first..<first + layerCount).compactMap { index in
        guard let layer = table.uint16(layerStart + index * 4),
          let entry = table.uint16(layerStart + index * 4 + 2)
        else { return nil }
        return .glyph(UInt32(layer), .solid(color(entry, alpha: 1)))
      })
  }

  // MARK: Version 1

  /// Where the paint of a glyph is.
  private func basePaint(of glyph: UInt32) -> Int? {
    guard (table.uint16(0) ?? 0) >= 1, let list = table.uint32(14), list != 0,
      let count = table.uint32(list),
      let record = search(count, { table.uint16(list + 4 + $0 * 6) }, for: Int(glyph)),
      let offset = table.uint32(list + 4 + record * 6 + 2)
    else { return nil }
    return list + offset
  }

  /// The box that a glyph's paint stays in; `nil` where the font gives none.
  private func clipBox(of glyph: UInt32) -> Rect? {
    guard let list = table.uint32(22), list != 0, let count = table.uint32(list + 1) else {
      return nil
    }
    for index in 0..<min(count, table.count / 7) {
      let entry = list + 5 + index * 7
      guard let first = table.uint16(entry), let last = table.uint16(entry + 2) else { return nil }
      guard (first...max(first, last)).contains(Int(glyph)) else { continue }
      guard let offset = table.uint24(entry + 4), let format = table.uint8(list + offset) else {
        return nil
      }
      var fields = PaintFields(
        table, at: list + offset + 1, count: 4, variations: format == 2 ? variations : nil)
      let (left, bottom) = (fields.units(), fields.units())
      let (right, top) = (fields.units(), fields.units())
      return Rect(x: left, y: bottom, width: max(0, right - left), height: max(0, top - bottom))
    }
    return nil
  }

  private func paint(at place: Int, level: Int, _ budget: inout Int) -> ColorPaint? {
    budget -= 1
    guard budget >= 0, level < Self.mostLevels, let format = table.uint8(place) else { return nil }
    switch format {
    case 1: return list(at: place, level: level, &budget)
    case 2, 3:
      var fields = fields(at: place + 3, count: 1, format)
      guard let entry = table.uint16(place + 1) else { return nil }
      return .solid(color(entry, alpha: fields.share()))
    case 4...9:
      return gradient(at: place, format).map { .gradient($0) }
    case 10:
      guard let glyph = table.uint16(place + 4) else { return nil }
      return child(at: place, level, &budget).map { .glyph(UInt32(glyph), $0) }
    case 11:
      guard let glyph = table.uint16(place + 1) else { return nil }
      return paint(of: UInt32(glyph), level: level + 1, &budget)
    case 12...31:
      guard let transform = transform(at: place, format) else { return nil }
      return child(at: place, level, &budget).map { .transform(transform, $0) }
    case 32: return composite(at: place, level: level, &budget)
    default: return nil
    }
  }

  /// The paint that the first offset of another one leads to.
  private func child(
    at place: Int, _ level: Int, _ budget: inout Int
  ) -> ColorPaint? {
    guard let offset = table.uint24(place + 1), offset != 0 else { return nil }
    return paint(at: place + offset, level: level + 1, &budget)
  }

  private func list(at place: Int, level: Int, _ budget: inout Int) -> ColorPaint? {
    guard let count = table.uint8(place + 1), let first = table.uint32(place + 2),
      let list = table.uint32(18), list != 0, let total = table.uint32(list)
    else { return nil }
    var paints: [ColorPaint] = []
    for index in first..<first + count where index < total {
      guard let offset = table.uint32(list + 4 + index * 4),
        let paint = paint(at: list + offset, level: level + 1, &budget)
      else { continue }
      paints.append(paint)
    }
    return .layers(paints)
  }

  private func composite(at place: Int, level: Int, _ budget: inout Int) -> ColorPaint? {
    guard let mode = table.uint8(place + 4).flatMap(GlyphComposition.init(number:)),
      let below = table.uint24(place + 5),
      let source = child(at: place, level, &budget),
      let backdrop = paint(at: place + below, level: level + 1, &budget)
    else { return nil }
    return .composite(source: source, mode: mode, backdrop: backdrop)
  }

  // MARK: Parts

  private func fields(at place: Int, count: Int, _ format: Int) -> PaintFields {
    PaintFields(
      table, at: place, count: count, variations: format.isMultiple(of: 2) ? nil : variations)
  }

  /// A colour of the palette; the last index is the colour of the text.
  private func color(_ entry: Int, alpha: Double) -> ColorPaint.GlyphColor {
    let alpha = min(1, max(0, alpha))
    guard palette.indices.contains(entry) else { return .text(alpha: entry == 0xFFFF ? alpha : 0) }
    var color = palette[entry]
    color.alpha *= alpha
    return .own(color)
  }

  private func gradient(at place: Int, _ format: Int) -> ColorGradient? {
    guard let offset = table.uint24(place + 1) else { return nil }
    let isVariable = !format.isMultiple(of: 2)
    guard let (stops, extend) = colorLine(at: place + offset, isVariable: isVariable) else {
      return nil
    }
    let count = format < 8 ? 6 : 4
    var fields = fields(at: place + 4, count: count, format)
    let geometry: ColorGradient.Geometry
    switch format {
    case 4, 5:
      let (from, to, turn) = (fields.point(), fields.point(), fields.point())
      guard let end = Self.lineEnd(from: from, to: to, turn: turn) else { return nil }
      geometry = .linear(from: from, to: end)
    case 6, 7:
      let (from, fromRadius) = (fields.point(), fields.radius())
      geometry = .radial(
        from: from, fromRadius: fromRadius, to: fields.point(), toRadius: fields.radius())
    default:
      let center = fields.point()
      // These angles are stored less by half a turn.
      geometry = .sweep(
        center: center, from: (fields.share() + 1) * 180, to: (fields.share() + 1) * 180)
    }
    return ColorGradient(geometry: geometry, stops: stops, extend: extend)
  }

  /// The end of a gradient's line: `to` moved along the lines of one colour, which run from `from` to `turn`, so that
  /// the line stands at a right angle to them; `nil` where there is no such point.
  private static func lineEnd(from: Point, to: Point, turn: Point) -> Point? {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let (acrossX, acrossY) = (turn.y - from.y, from.x - turn.x)
    let square = acrossX * acrossX + acrossY * acrossY
    let share = x * acrossX + y * acrossY
    guard square > 0, share != 0 else { return nil }
    return Point(x: from.x + acrossX * share / square, y: from.y + acrossY * share / square)
  }

  private func colorLine(
    at place: Int, isVariable: Bool
  ) -> (stops: [ColorGradient.Stop], extend: ColorGradient.Extend)? {
    guard let extend = table.uint8(place), let count = table.uint16(place + 1) else { return nil }
    let size = isVariable ? 10 : 6
    var stops: [ColorGradient.Stop] = []
    for index in 0..<count {
      let entry = place + 3 + index * size
      guard let colorIndex = table.uint16(entry + 2), let alpha = table.int16(entry + 4),
        let offset = table.int16(entry)
      else { return nil }
      let base = isVariable ? table.uint32(entry + 6) : nil
      func value(_ stored: Int, _ index: Int) -> Double {
        (Double(stored) + (base.map { variations?.delta($0, index) ?? 0 } ?? 0)) / 16384
      }
      stops.append(
        ColorGradient.Stop(
          offset: value(offset, 0), color: color(colorIndex, alpha: value(alpha, 1))))
    }
    guard !stops.isEmpty else { return nil }
    let order = stops.indices.sorted {
      (stops[$0].offset, $0) < (stops[$1].offset, $1)
    }
    return (order.map { stops[$0] }, ColorGradient.Extend(rawValue: extend) ?? .pad)
  }

  /// The index of a record in an ascending list, by bisection.
  private func search(_ count: Int, _ value: (Int) -> Int?, for wanted: Int) -> Int? {
    var (low, high) = (0, min(count, table.count))
    while low < high {
      let middle = (low + high) / 2
      guard let found = value(middle) else { return nil }
      if found == wanted { return middle }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

// MARK: - Transformations

extension ColorGlyphReader {
  /// What a paint of the formats 12...31 does to the plane.
  private func transform(at place: Int, _ format: Int) -> Affine? {
    switch format {
    case 12, 13:
      guard let offset = table.uint24(place + 4) else { return nil }
      var fields = fields(at: place + offset, count: 6, format, size: 4)
      let (a, b, c, d) = (fields.fixed(), fields.fixed(), fields.fixed(), fields.fixed())
      return Affine(a: a, b: b, c: c, d: d, tx: fields.fixed(), ty: fields.fixed())
    case 14, 15:
      var fields = fields(at: place + 4, count: 2, format)
      return .translation(x: fields.units(), y: fields.units())
    case 16...23: return scaling(at: place, format)
    case 24...27:
      var fields = fields(at: place + 4, count: format < 26 ? 1 : 3, format)
      let degrees = fields.share() * 180
      return around(format < 26 ? nil : fields.point(), .rotation(degrees: degrees))
    default:
      var fields = fields(at: place + 4, count: format < 30 ? 2 : 4, format)
      let (x, y) = (fields.share() * 180, fields.share() * 180)
      return around(format < 30 ? nil : fields.point(), .skew(x: -x, y: y))
    }
  }

  private func scaling(at place: Int, _ format: Int) -> Affine {
    let isUniform = format >= 20
    let hasCenter = format & 2 != 0
    var fields = fields(at: place + 4, count: (isUniform ? 1 : 2) + (hasCenter ? 2 : 0), format)
    let x = fields.share()
    let y = isUniform ? x : fields.share()
    return around(hasCenter ? fields.point() : nil, .scale(x: x, y: y))
  }

  private func around(_ center: Point?, _ transform: Affine) -> Affine {
    guard let center else { return transform }
    return Affine.translation(x: center.x, y: center.y).concatenating(transform)
      .concatenating(.translation(x: -center.x, y: -center.y))
  }

  private func fields(at place: Int, count: Int, _ format: Int, size: Int) -> PaintFields {
    PaintFields(
      table, at: place, count: count, size: size,
      variations: format.isMultiple(of: 2) ? nil : variations)
  }
}

extension Affine {
  /// A skew around the origin by degrees along each axis.
  fileprivate static func skew(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: tan(y * .pi / 180), c: tan(x * .pi / 180), d: 1, tx: 0, ty: 0)
  }
}
