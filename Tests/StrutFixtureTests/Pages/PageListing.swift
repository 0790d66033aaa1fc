import Foundation

/// What is on a PDF page, as Poppler's tools find it: its size and title, fonts, images, links, and texts in the order
/// in which they are read.
struct PageListing {
  /// A line for each thing.
  let lines: [String]

  /// Reads a file of one page.
  init(_ file: Data) throws {
    let text = try Tool(name: "pdftotext").text(["-bbox", "{}", "-"], of: file)
    guard let page = text.firstMatch(of: /<page width="([0-9.]+)" height="([0-9.]+)">/),
      let width = Double(page.1), let height = Double(page.2)
    else { throw Tool.Failure(description: "pdftotext gave no page") }
    var lines = ["page \(Self.number(width)) \(Self.number(height))"]
    if let title = text.firstMatch(of: /<title>([^<]+)<\/title>/) {
      lines.append("title \(Self.plain(title.1))")
    }
    lines += try Self.fonts(of: file)
    lines += try Self.images(of: file)
    lines += Self.links(of: file, height: height)
    lines += try Self.texts(of: file)
    self.lines = lines
  }

  /// Name, type and encoding of each font, and whether it is embedded, only in part, and gives characters back.
  private static func fonts(of file: Data) throws -> [String] {
    try rows(of: "pdffonts", ["{}"], file).map { row in
      // The letters before the plus sign are the writer's own name for the part, and the object's number is its own.
      let words = row.split(separator: " ").dropLast(2)
      let name = words.first.map { $0.split(separator: "+").last ?? $0 } ?? ""
      return "font \(name) \(words.dropFirst().joined(separator: " "))"
    }
  }

  /// Kind, size, colours, coding and pixels an inch of each image.
  private static func images(of file: Data) throws -> [String] {
    try rows(of: "pdfimages", ["-list", "{}"], file).map { row in
      let words = row.split(separator: " ").map(String.init)
      guard words.count >= 14 else { return "image \(row)" }
      return "image " + (words[2...5] + words[8...8] + words[12...13]).joined(separator: " ")
    }
  }

  /// The rows of a table that a tool prints below two lines of heading.
  private static func rows(of tool: String, _ arguments: [String], _ file: Data) throws -> [String]
  {
    let lines = try Tool(name: tool).text(arguments, of: file).split(separator: "\n")
    guard lines.count >= 2, lines[1].hasPrefix("---") else {
      throw Tool.Failure(description: "\(tool) gave no table")
    }
    return lines.dropFirst(2).map(String.init)
  }

  /// The lines of text, as they are read.
  private static func texts(of file: Data) throws -> [String] {
    try PageText(file).lines.map { "text \($0)" }
  }

  /// The areas of links, in whole points from the top left corner (left, top, right, bottom), with their targets. No
  /// tool prints them: Cairo writes both on lines of their own.
  private static func links(of file: Data, height: Double) -> [String] {
    var links: [String] = []
    var place = ""
    for bytes in file.split(separator: UInt8(ascii: "\n")) where bytes.count < 4096 {
      let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("/Rect [") {
        let edges = line.split(separator: " ").compactMap { Double($0) }
        guard edges.count == 4 else { continue }
        place = [edges[0], height - edges[3], edges[2], height - edges[1]].map(number)
          .joined(separator: " ")
      } else if line.hasPrefix("/URI (") {
        links.append("link \(place) \(line.dropFirst("/URI (".count).dropLast())")
      }
    }
    return links
  }

  private static func number(_ value: Double) -> String { String(Int(value.rounded())) }

  /// Text without the escapes of XML.
  private static func plain(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
