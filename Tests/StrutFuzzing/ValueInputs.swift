import StrutComparison
import StrutCore
import StrutFormats
import StrutGolden
import StrutTemplate

/// Files of values: data, JSON and what is written in it.
enum ValueInputs {
  /// Reads a file of data whole, and row by row.
  static func readData(_ bytes: [UInt8]) -> Bool {
    let (name, rest) = DocumentTexts.parts(of: bytes)
    let format = DataFormat(rawValue: name) ?? .json
    let (source, fault) = DataFile.text(of: rest, name: "rows.\(format)")
    guard fault == nil else { return false }
    let isRead = (try? DataFile(source, as: format)) != nil
    guard let rows = try? DataRows(source, as: format) else { return isRead }
    for index in 0..<min(rows.count, 1000) {
      _ = rows.place(of: index)
      _ = try? rows[index]
    }
    return isRead
  }

  /// Reads JSON, and what is read comes back when it is written.
  static func readJSON(_ bytes: [UInt8]) -> Bool {
    let value = try? JSONParser.parse(bytes)
    if let value {
      let written = value.compactText
      let again = try? JSONParser.parse(Array(written.utf8))
      precondition(again?.compactText == written, "JSON is not read as it is written")
      let lines = value.text(indentingLevels: 2)
      precondition(
        (try? JSONParser.parse(Array(lines.utf8)))?.compactText == written,
        "JSON on lines is not read as it is written")
    }
    if let record = try? GoldenRecord(bytes) {
      precondition(
        (try? GoldenRecord(Array(record.text.utf8))) != nil, "a record is not readable")
    }
    do throws(ConfigurationError) {
      _ = try ConfigurationFile.parse(bytes, named: ConfigurationFile.name, in: "/folder")
    } catch {
      for fault in error.diagnostics.prefix(20) { _ = fault.description(in: error.source) }
    }
    let (source, fault) = DataFile.text(of: bytes, name: "file.json")
    guard fault == nil else { return false }
    _ = try? DesignTokenFile(source)
    if let tag = StrutTemplate.LanguageTag("de-AT") { _ = try? StringsFile(source, tag: tag) }
    return value != nil
  }
}
