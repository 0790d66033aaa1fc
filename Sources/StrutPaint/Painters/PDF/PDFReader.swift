/// Reads values from the bytes of a PDF file.
struct PDFReader {
  let bytes: [UInt8]
  /// Where it reads next.
  var position: Int

  /// How deep arrays and dictionaries may stand in each other.
  private static let mostDepth = 32

  /// The next value; `nil` where there is none.
  mutating func value(depth: Int = 0) -> PDFValue? {
    skipSpace()
    guard position < bytes.count, depth < Self.mostDepth else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "<"):
      guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "<") else {
        skip(to: UInt8(ascii: ">"))
        return .other
      }
      position += 2
      return dictionary(depth: depth)
    case UInt8(ascii: "["):
      position += 1
      var values: [PDFValue] = []
      while let value = value(depth: depth + 1) { values.append(value) }
      guard position < bytes.count, bytes[position] == UInt8(ascii: "]") else { return nil }
      position += 1
      return .array(values)
    case UInt8(ascii: "("):
      position = PDFText.end(in: bytes, from: position)
      return .other
    case UInt8(ascii: "/"):
      position += 1
      return .name(word())
    case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"): return nil
    default: return numberOrWord()
    }
  }

  /// The number after white space; `nil` where there is none.
  mutating func number() -> Int? {
    skipSpace()
    return Int(word())
  }

  /// Whether a word comes next, which is passed over.
  mutating func accepts(_ expected: String) -> Bool {
    skipSpace()
    guard bytes[position...].starts(with: expected.utf8) else { return false }
    position += expected.utf8.count
    return true
  }

  private mutating func dictionary(depth: Int) -> PDFValue? {
    var entries: [String: PDFValue] = [:]
    while case .name(let name)? = value(depth: depth + 1) {
      guard let value = value(depth: depth + 1) else { return nil }
      entries[name] = value
    }
    guard accepts(">>") else { return nil }
    return .dictionary(entries)
  }

  private mutating func numberOrWord() -> PDFValue? {
    let text = word()
    guard let number = Int(text) else { return text.isEmpty ? nil : .other }
    let end = position
    if let generation = self.number(), generation == 0, accepts("R") { return .reference(number) }
    position = end
    return .number(number)
  }

  /// Letters and digits up to the next sign or space.
  private mutating func word() -> String {
    let start = position
    while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        skip(to: UInt8(ascii: "\n"))
      } else if Self.isSpace(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  /// Passes over all bytes up to the next of a kind, and that one.
  private mutating func skip(to byte: UInt8) {
    while position < bytes.count, bytes[position] != byte { position += 1 }
    position = min(bytes.count, position + 1)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "%"):
      true
    default: false
    }
  }
}
