import ArgumentParser
import StrutCore
import StrutFormats
import StrutGolden
import StrutTemplate

/// Which pictures the rows of a file make and where each one goes, settled before anything is drawn.
///
/// Of each row only its place in the file is kept.
struct RowPlan: Sendable {
  /// The document that is drawn.
  let input: String
  /// The rows.
  let rows: DataRows
  /// The numbers of the rows that this run draws.
  let indices: [Int]
  private let target: OutputTarget
  private let scales: [Double]

  /// Settles where the pictures go, or says why they cannot.
  init(
    _ rows: DataRows, input: String, reading files: [String], target: OutputTarget,
    scales: [Double], shard: Shard?
  ) throws {
    self.input = input
    self.rows = rows
    self.target = target
    self.scales = scales
    let all = Array(0..<rows.count)
    indices = shard?.part(of: all) ?? all
    if rows.count > 1, target.template?.hasPlaceholders == false {
      throw ValidationError("with --rows -o is a template with a field, such as 'out/{id}.png'")
    }
    try target.accept(inputCount: min(rows.count, 2), scaleCount: scales.count)
    try checkPlaceholders()
    try RowCollisions.check(self, inputs: [input] + files)
  }

  /// The pictures of a row, or why it has none.
  func pictures(of row: TemplateValue, at index: Int) throws(TemplateFault) -> [OutputPlan.Picture]
  {
    var pictures: [OutputPlan.Picture] = []
    for scale in scales {
      let destination: OutputPlan.Destination
      if let template = target.template {
        let place = row.origin?.range ?? rows.place(of: index)
        destination = .file(
          try template.path { (word: String) throws(TemplateFault) -> String in
            try text(of: word, in: row, scale: scale, at: place)
          })
      } else {
        destination = target.destination(of: input, scale: scale, format: target.format)
      }
      pictures.append(OutputPlan.Picture(scale: scale, destination: destination))
    }
    return pictures
  }

  // MARK: Placeholders

  /// What a placeholder stands for: a field, else the document's name or the scale.
  private func text(
    of word: String, in row: TemplateValue, scale: Double, at place: SourceRange
  ) throws(TemplateFault) -> String {
    guard let value = row.record?[word] else {
      switch word {
      case "name": return input == "-" ? "stdin" : FilePath.stem(of: input)
      case "scale": return DecimalNumber.string(scale)
      default:
        let near = nearestName(to: word, among: row.record?.names ?? [])
        throw TemplateFault(
          .missingField, "the row has no field '\(word)', which -o names", at: place,
          hints: near.map { ["did you mean '\($0)'?"] } ?? [])
      }
    }
    let range = value.origin?.range ?? place
    func fault(_ message: String) -> TemplateFault {
      TemplateFault(.data, "\(message), and -o names the field '\(word)'", at: range)
    }
    guard let text = value.printed else { throw fault("\(value.kindName) is no part of a path") }
    if let message = Self.fault(inPart: text) { throw fault(message) }
    return text
  }

  /// Why a text cannot be a part of a path; `nil` where it can.
  static func fault(inPart text: String) -> String? {
    if text.isEmpty { return "the field is empty" }
    if text.utf8.contains(UInt8(ascii: "/")) { return "a '/' would lead into a folder" }
    if text.hasPrefix(".") { return "a dot at the beginning hides a file or leads elsewhere" }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "a path has no control characters such as line ends"
    }
    return nil
  }

  /// Fails where a placeholder is the field of no row at all.
  private func checkPlaceholders() throws {
    var missing = placeholders.filter { $0 != "name" && $0 != "scale" }
    guard rows.count > 0 else { return }
    var first: [String]?
    for index in 0..<rows.count where !missing.isEmpty {
      guard let record = (try? rows[index])?.record else { continue }
      if first == nil { first = record.names }
      missing.removeAll { record[$0] != nil }
    }
    guard let word = missing.first, let first else { return }
    if let hint = TableFaults.separatorHint(for: first) {
      throw ValidationError(
        "-o has an unknown placeholder {\(word)}; the whole header of \(rows.source.text.name) is one column: \(hint)"
      )
    }
    throw OutputTemplate.unknown(
      word, among: first + ["name", "scale"].filter { !first.contains($0) })
  }

  // MARK: Files

  /// The files of a row; none where it is wrong, which is told in its turn.
  func paths(of index: Int) -> [String] {
    guard let row = try? rows[index], let pictures = try? pictures(of: row, at: index) else {
      return []
    }
    return pictures.compactMap {
      if case .file(let path) = $0.destination { path } else { nil }
    }
  }

  /// The fields and words that the path of a picture names.
  var placeholders: [String] { target.template?.placeholders ?? [] }

  /// How many rows are asked for the fields that any of them has.
  private static let mostAsked = 100

  /// Whether one of the first rows has a field of one of these names.
  func hasField(among names: [String]) -> Bool {
    (0..<min(rows.count, Self.mostAsked)).contains { index in
      let record = (try? rows[index])?.record
      return names.contains { record?[$0] != nil }
    }
  }

  /// Whether the first row has a field.
  func hasField(_ name: String) -> Bool {
    rows.count > 0 && (try? rows[0])?.record?[name] != nil
  }
}
