import Foundation

/// The text of the pages of a PDF file as `pdftotext` reads it.
struct PageText {
  /// The lines with characters.
  let lines: [String]

  /// Reads a file.
  ///
  /// - Parameter order: The option that says in which order texts are read; `nil` for the tool's own.
  init(_ file: Data, order: String? = nil) throws {
    let options = ["-nopgbrk"] + (order.map { [$0] } ?? [])
    // Poppler tells the direction by characters that nobody sees.
    let marks = (0x202A...0x202E).compactMap(Unicode.Scalar.init)
    lines = try Tool(name: "pdftotext").text(options + ["{}", "-"], of: file)
      .split(separator: "\n").map { line in
        var text = ""
        text.unicodeScalars += line.unicodeScalars.filter { !marks.contains($0) }
        return text
      }
  }
}
