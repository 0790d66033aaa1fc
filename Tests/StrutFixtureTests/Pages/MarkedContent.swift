import Foundation

/// The marks in what the pages of a PDF file are drawn by, as QPDF unpacks it.
struct MarkedContent {
  /// What is painted without a mark, and marks that do not nest with text objects.
  let faults: [String]

  /// Reads the streams of pages and of groups with marks.
  init(_ file: Data) throws {
    let objects = try PDFObjectTable(file).objects
    var streams: Set<String> = []
    for object in objects.values {
      if let value = object["value"] as? [String: Any], value["/Type"] as? String == "/Page",
        let contents = value["/Contents"] as? String
      {
        streams.insert(contents)
      }
    }
    for (name, object) in objects {
      if let stream = object["stream"] as? [String: Any],
        let value = stream["dict"] as? [String: Any], value["/StructParents"] != nil
      {
        streams.insert(String(name.dropFirst("obj:".count)))
      }
    }
    guard !streams.isEmpty else { throw Tool.Failure(description: "there is no page") }
    faults = try streams.sorted().flatMap { stream in
      let number = stream.prefix { $0 != " " }
      let options = ["--warning-exit-0", "{}", "--show-object=\(number)", "--filtered-stream-data"]
      let data = try Tool(name: "qpdf").output(options, of: file)
      return Self.faults(in: String(decoding: data, as: Unicode.ASCII.self))
        .filter { !$0.hasSuffix("Do") }
    }
  }

  /// The faults of a content stream; a group that is drawn may have marks of its own.
  static func faults(in content: String) -> [String] {
    let texts = #/\((?:\\.|[^\\()])*\)/#.dotMatchesNewlines()
    let words = content.replacing(texts, with: " () ").replacing(#/[\[\]<>]/#, with: " ")
      .split { $0.isWhitespace }
    var faults: [String] = []
    var depth = 0
    var depthOfText = 0
    for (index, word) in words.enumerated() {
      switch word {
      case "BMC", "BDC": depth += 1
      case "EMC": depth -= 1
      case "BT": depthOfText = depth
      case "ET": if depth != depthOfText { faults.append("ET at another depth than BT") }
      case "f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "sh", "Do", "Tj", "TJ", "BI":
        if depth == 0 { faults.append(words[max(0, index - 5)...index].joined(separator: " ")) }
      default: break
      }
      if depth < 0 { faults.append("EMC without a mark") }
    }
    return depth == 0 ? faults : faults + ["a mark without an end"]
  }
}
