import Foundation

/// What a PDF file says: its title, subject and language, its structure with alternative texts and links as QPDF reads
/// them, its words in the order of the structure, and those in the order of painting as Poppler reads them.
struct StructureListing {
  /// A line for each thing.
  private(set) var lines: [String] = []

  private let objects: [String: [String: Any]]

  /// Reads a file.
  init(_ file: Data) throws {
    let objects = try PDFObjectTable(file).objects
    self.objects = objects
    let trailer = objects["trailer"]?["value"] as? [String: Any] ?? [:]
    let (info, catalog) = (dictionary(trailer["/Info"]), dictionary(trailer["/Root"]))
    for (name, value) in [
      ("title", info["/Title"]), ("language", catalog["/Lang"]), ("subject", info["/Subject"]),
    ] {
      if let value { lines.append("\(name) \(text(value))") }
    }
    guard dictionary(catalog["/MarkInfo"])["/Marked"] as? Bool == true else {
      throw Tool.Failure(description: "the file does not say that it is tagged")
    }
    for kid in kids(dictionary(catalog["/StructTreeRoot"])) { list(kid, depth: 0) }
    lines.append("words")
    lines += try Self.words(of: file)
    lines.append("painted")
    lines += try PageText(file, order: "-raw").lines
  }

  /// What the structure says: a line for each part of what is painted, those of one letter after another in one.
  private static func words(of file: Data) throws -> [String] {
    var words: [String] = []
    var isLetter = false
    let text = try Tool(name: "pdfinfo").text(["-struct-text", "{}"], of: file)
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("\""), line.count > 2 else {
        isLetter = false
        continue
      }
      let part = line.dropFirst().dropLast()
      let isOne = part.count == 1 && part.first?.isASCII != true || part == " "
      if isOne, isLetter { words[words.count - 1] += part } else { words.append(String(part)) }
      isLetter = isOne
    }
    return words
  }

  private mutating func list(_ reference: Any, depth: Int) {
    let node = dictionary(reference)
    guard let type = node["/S"] as? String else { return }
    var line = String(repeating: "  ", count: depth) + type.dropFirst()
    let targets = kids(node).map(dictionary).filter { $0["/Type"] as? String == "/OBJR" }
      .map { text(dictionary(dictionary($0["/Obj"])["/A"])["/URI"] ?? "") }
    if !targets.isEmpty { line += " to \(targets.joined(separator: " "))" }
    for (name, key) in [("alternative", "/Alt"), ("title", "/T"), ("language", "/Lang")] {
      if let value = node[key] { line += ", \(name) \(text(value))" }
    }
    lines.append(line)
    for kid in kids(node) { list(kid, depth: depth + 1) }
  }

  private func kids(_ node: [String: Any]) -> [Any] { node["/K"] as? [Any] ?? [] }

  /// A dictionary, or the one that a reference names.
  private func dictionary(_ value: Any?) -> [String: Any] {
    if let reference = value as? String {
      return objects["obj:\(reference)"]?["value"] as? [String: Any] ?? [:]
    }
    return value as? [String: Any] ?? [:]
  }

  /// A text without the letter that says how it was written.
  private func text(_ value: Any) -> String {
    let text = value as? String ?? ""
    return text.hasPrefix("u:") ? String(text.dropFirst(2)) : text
  }
}
