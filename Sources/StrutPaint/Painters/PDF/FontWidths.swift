import CPangoCairo

/// The widths of the glyphs of a file's fonts, as exact as the fonts have them.
///
/// Cairo 1.16 writes whole thousandths of an em and drops what is beyond, but sets glyphs by their exact widths: in every
/// viewer a line came out shorter than it is by half a thousandth of its letters.
struct FontWidths {
  let objects: PDFObjects
  let flate: FlateStream
  /// What the codes of glyphs stand for.
  let texts: GlyphTexts
  /// The advances of what the parts of fonts in the file do not have them of.
  let advances: PageAdvances

  /// How many decimals of a thousandth of an em are written.
  private static let decimals = 2
  /// What calculating with fractions may lack to a whole number.
  private static let noise = 1e-6

  /// The object of a font, or of the one that it consists of, with exact widths; `nil` where it has them.
  ///
  /// - Parameter number: The number of the font as streams name it.
  func exact(_ number: Int) -> (number: Int, object: [UInt8])? {
    let composite = objects[number]?["DescendantFonts"]?.values.first?.reference
    guard let own = composite ?? Optional(number), let font = objects[own],
      let descriptor = objects[font["FontDescriptor"]?.reference]
    else { return nil }
    let place = objects.place(of: own)
    let opening: StaticString = composite == nil ? "/Widths [" : "/W [0 ["
    guard let list = listed(in: place, after: opening) else { return nil }
    let space = UInt8(ascii: " ")
    let widths = objects.bytes[list].split(separator: space).map(Self.number)
    let first = composite == nil ? font["FirstChar"]?.number ?? 0 : 0
    let exact =
      if let file = descriptor["FontFile2"]?.reference {
        measured(widths, from: first, inFile: file, isComposite: composite != nil)
      } else {
        noted(widths, from: first, table: composite.flatMap { _ in table(of: number) })
      }
    guard let exact else { return nil }
    var object = Array(objects.bytes[place.lowerBound..<list.lowerBound])
    for width in exact {
      object.append(space)
      object += VectorText.number(width, decimals: Self.decimals).utf8
    }
    object.append(space)
    return (own, object + objects.bytes[list.upperBound..<place.upperBound])
  }

  /// Where the widths of an object stand; `nil` where it has none.
  private func listed(in place: Range<Int>, after opening: StaticString) -> Range<Int>? {
    let bytes = objects.bytes
    let start = opening.withUTF8Buffer { opening in
      place.first { bytes[$0..<place.upperBound].starts(with: opening) }
    }
    guard let start = start.map({ $0 + opening.utf8CodeUnitCount }),
      let end = bytes[start..<place.upperBound].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return start..<end
  }

  /// A whole number; 0 for anything else.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    guard digits.count < 10, digits.allSatisfy({ (48..<58).contains($0) }) else { return 0 }
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  private func table(of font: Int) -> Int? { objects[font]?["ToUnicode"]?.reference }

  // MARK: Fonts of TrueType

  /// The widths that the part of a font in the file has; `nil` where it cannot be read.
  private func measured(
    _ widths: [Int], from first: Int, inFile number: Int, isComposite: Bool
  ) -> [Double]? {
    guard let stream = objects.stream(number), stream.value["Filter"]?.name == "FlateDecode",
      let bytes = flate.unpacked(objects.bytes[stream.content])
    else { return nil }
    return bytes.withUnsafeBytes { bytes -> [Double]? in
      let data = bytes.bindMemory(to: CChar.self)
      guard
        let blob = hb_blob_create(
          data.baseAddress, UInt32(data.count), HB_MEMORY_MODE_READONLY, nil, nil)
      else { return nil }
      defer { hb_blob_destroy(blob) }
      let face = hb_face_create(blob, 0)
      defer { hb_face_destroy(face) }
      let font = hb_font_create(face)
      defer { hb_font_destroy(font) }
      let unit = 1000 / Double(max(1, hb_face_get_upem(face)))
      return widths.enumerated().map { index, width in
        guard width > 0 else { return 0 }
        var glyph = hb_codepoint_t(index)
        if !isComposite {
          let scalar = WindowsLatin.scalar(of: first + index)
          guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { return Double(width) }
        }
        let exact = Double(hb_font_get_glyph_h_advance(font, glyph)) * unit
        return Self.isShortened(exact, to: width) ? exact : Double(width)
      }
    }
  }

  /// Whether a width is what is left of an exact one.
  private static func isShortened(_ exact: Double, to width: Int) -> Bool {
    (-noise...1 + noise).contains(exact - Double(width))
  }

  // MARK: Other fonts

  /// The widths that were noted while the page was drawn, of the font that they fit; `nil` where they fit none.
  ///
  /// - Parameter table: The number of the table that says what codes stand for; `nil` where they are characters.
  private func noted(_ widths: [Int], from first: Int, table: Int?) -> [Double]? {
    let scalars = widths.indices.map { index in
      table.map { texts.scalar(ofCode: index, in: $0) } ?? WindowsLatin.scalar(of: first + index)
    }
    var best: (count: Int, widths: [Double])?
    for font in advances.fonts {
      var count = 0
      var exact = widths.map(Double.init)
      let fits = widths.indices.allSatisfy { index in
        guard widths[index] > 0, let scalar = scalars[index], let known = font[scalar] else {
          return true
        }
        guard let fitting = known.first(where: { Self.isShortened($0, to: widths[index]) }) else {
          return false
        }
        exact[index] = fitting
        count += 1
        return true
      }
      if fits, count > best?.count ?? 0 { best = (count, exact) }
    }
    return best?.widths
  }
}

/// The characters of `WinAnsiEncoding` (ISO 32000-1, annex D), which are the codes of fonts with at most 256 glyphs.
private enum WindowsLatin {
  /// The characters of the codes from 128 to 159.
  private static let special: [UInt32] = [
    0x20AC, 0, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152,
    0, 0x17D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161,
    0x203A, 0x153, 0, 0x17E, 0x178,
  ]

  static func scalar(of code: Int) -> UInt32 {
    (128..<160).contains(code) ? special[code - 128] : UInt32(clamping: code)
  }
}
