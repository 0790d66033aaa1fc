/// What a file is that is no text.
enum BinaryKind {
  /// The kind of file in words, by how it begins; `nil` for what may be a text.
  static func of(_ bytes: [UInt8]) -> String? {
    // No kind begins as documents do.
    if bytes.first != UInt8(ascii: "<") {
      for (signature, name) in signatures where bytes.starts(with: signature) { return name }
    }
    // Zero bytes stand in no text but UTF-16, which is told as such.
    guard bytes.first != 0, bytes.count < 2 || bytes[1] != 0, bytes.prefix(4096).contains(0),
      bytes.prefix(4096).contains(where: { $0 >= 0x80 })
    else { return nil }
    return "bytes of no text"
  }

  private static let signatures: [([UInt8], String)] = [
    ([0x7F, 0x45, 0x4C, 0x46], "a program (ELF)"), ([0x89, 0x50, 0x4E, 0x47], "a PNG"),
    ([0xFF, 0xD8, 0xFF], "a JPEG"), ([0x47, 0x49, 0x46, 0x38], "a GIF"),
    ([0x25, 0x50, 0x44, 0x46], "a PDF"), ([0x50, 0x4B, 0x03, 0x04], "a ZIP file"),
    ([0x1F, 0x8B], "a gzip file"), ([0x52, 0x49, 0x46, 0x46], "a RIFF file"),
    ([0x77, 0x4F, 0x46], "a font (WOFF)"), ([0x4F, 0x54, 0x54, 0x4F], "a font (OpenType)"),
    ([0x00, 0x01, 0x00, 0x00], "a font (TrueType)"),
  ]
}
