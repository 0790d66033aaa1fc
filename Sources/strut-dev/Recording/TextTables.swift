import Foundation

/// The tables of `Fixtures/text`: many short texts in one file, each with what Chromium says of it.
struct TextTables {
  private let recorder: LineRecorder

  init(_ recorder: LineRecorder) { self.recorder = recorder }

  /// The paths of the tables with what they should hold.
  func tables() throws -> [(file: URL, text: String)] {
    let folder = URL(fileURLWithPath: "Fixtures/text")
    let sentences = folder.appendingPathComponent("sentences.widths")
    let words = folder.appendingPathComponent("words.pieces")
    return [(sentences, try widths(in: sentences)), (words, try pieces(in: words))]
  }

  /// A line for each text: its max-content width at each size, then the text. The first line names the sizes.
  private func widths(in file: URL) throws -> String {
    let lines = try Self.lines(of: file)
    let sizes = lines[0].dropFirst(2).split(separator: " ").compactMap { Double($0) }
    guard !sizes.isEmpty else { throw ChoreError("\(file.relativePath) names no sizes") }
    let texts = lines.dropFirst().map { line in
      String(
        decoding: line.utf8.split(separator: UInt8(ascii: " "), maxSplits: sizes.count).last ?? [],
        as: UTF8.self)
    }
    let widths = try recorder.widths(of: texts, sizes: sizes)
    return
      ([String(lines[0])]
      + zip(texts, widths).map { text, widths in
        (widths.map(LineRecorder.number) + [text]).joined(separator: " ")
      }).joined(separator: "\n") + "\n"
  }

  /// A line for each text, with bars where lines may break.
  private func pieces(in file: URL) throws -> String {
    let texts = try Self.lines(of: file).dropFirst().map { $0.replacing("|", with: "") }
    let pieces = try recorder.pieces(of: texts)
    return "# bars stand where lines may break\n"
      + zip(texts, pieces).map { Self.marked($0, pieces: $1) + "\n" }.joined()
  }

  /// A text with a bar after each piece but the last and the spaces behind it.
  private static func marked(_ text: String, pieces: [String]) -> String {
    var rest = Substring(text)
    var result = ""
    for piece in pieces {
      if !result.isEmpty { result += "|" }
      result += piece
      rest = rest.dropFirst(piece.count)
      result += rest.prefix { $0 == " " }
      rest = rest.drop { $0 == " " }
    }
    return result
  }

  private static func lines(of file: URL) throws -> [String] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init)
    guard lines.count > 1 else { throw ChoreError("\(file.relativePath) is empty") }
    return lines
  }
}
