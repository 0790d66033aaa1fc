/// What the glyphs of a file's fonts stand for, as its tables say (`ToUnicode`).
///
/// Cairo says the letters of a ligature each time that it is drawn (`ActualText`), since it takes its own character for
/// what the glyph stands for. Tools that read the structure pass over that, and some lose what follows: the tables
/// say the letters here.
final class GlyphTexts {
  private let objects: PDFObjects
  private let flate: FlateStream
  /// What is known of each font that was asked for, by the number of its object.
  private var faces: [Int: Face] = [:]
  /// For each table what codes stand for, both in hexadecimal digits.
  private var tables: [Int: [String: String]] = [:]
  /// For each table what becomes of codes.
  private var changes: [Int: [String: String]] = [:]

  /// What a font says of the codes of its glyphs.
  private struct Face {
    /// The number of its table; `nil` for none.
    var table: Int?
    /// How many hexadecimal digits a code has.
    var digits: Int
  }

  /// The characters of ligatures of Latin letters, U+FB00 to U+FB06.
  private static let ligatures = Set((0...6).map { "fb0\($0)" })

  init(_ objects: PDFObjects, _ flate: FlateStream) {
    self.objects = objects
    self.flate = flate
  }

  /// Lets a glyph stand for a text from now on; `false` where it may not.
  ///
  /// - Parameters:
  ///   - fonts: The fonts of the stream.
  ///   - code: The code of the glyph in hexadecimal digits.
  ///   - text: The text in UTF-16, in hexadecimal digits.
  func adopt(_ text: String, forCode code: String, of font: String, in fonts: PDFValue?) -> Bool {
    guard let number = face(font, in: fonts)?.table else { return false }
    if tables[number] == nil { tables[number] = read(number) }
    guard let known = tables[number]?[code] else { return false }
    // A space that may not break is as good a space.
    if known == "0020", text == "00a0" { return true }
    // A hyphen of the text goes before those that divide words.
    guard Self.ligatures.contains(known) || known == "00ad", changes[number]?[code] ?? text == text
    else {
      return false
    }
    changes[number, default: [:]][code] = text
    return true
  }

  /// How many hexadecimal digits the code of a glyph has in a font of a stream.
  func digitsOfCodes(of font: String, in fonts: PDFValue?) -> Int {
    face(font, in: fonts)?.digits ?? 2
  }

  /// The character that the code of a glyph with four hexadecimal digits stands for; `nil` for several and for none.
  ///
  /// - Parameter table: The number of the table that says it.
  func scalar(ofCode code: Int, in table: Int) -> UInt32? {
    if tables[table] == nil { tables[table] = read(table) }
    let digits = String(code, radix: 16)
    let text = tables[table]?[String(repeating: "0", count: max(0, 4 - digits.count)) + digits]
    return text.flatMap { $0.utf8.count == 4 ? UInt32($0, radix: 16) : nil }
  }

  private func face(_ font: String, in fonts: PDFValue?) -> Face? {
    guard let number = fonts?[font]?.reference else { return nil }
    if let known = faces[number] { return known }
    let value = objects[number]
    let face = Face(
      table: value?["ToUnicode"]?.reference,
      digits: value?["Subtype"]?.name == "Type0" ? 4 : 2)
    faces[number] = face
    return face
  }

  /// The tables that change, by their numbers, in order.
  func changedTables() -> [(number: Int, content: [UInt8])] {
    changes.keys.sorted().compactMap { number in
      guard var text = content(of: number) else { return nil }
      for (code, letters) in changes[number, default: [:]] {
        guard let known = tables[number]?[code] else { continue }
        text = text.replacing(
          "<\(code)> <\(known)>", with: "<\(code)> <\(letters)>", maxReplacements: 1)
      }
      return (number, Array(text.utf8))
    }
  }

  private func content(of number: Int) -> String? {
    guard let stream = objects.stream(number), stream.value["Filter"]?.name == "FlateDecode",
      let bytes = flate.unpacked(objects.bytes[stream.content])
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func read(_ number: Int) -> [String: String] {
    var table: [String: String] = [:]
    for line in content(of: number)?.split(separator: "\n") ?? [] {
      let parts = line.split(separator: " ")
      guard parts.count == 2, parts.allSatisfy({ $0.hasPrefix("<") && $0.hasSuffix(">") }) else {
        continue
      }
      table[String(parts[0].dropFirst().dropLast())] = String(parts[1].dropFirst().dropLast())
    }
    return table
  }
}
