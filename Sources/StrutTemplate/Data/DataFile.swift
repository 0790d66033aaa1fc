import StrutCore
import StrutFormats
import StrutSyntax

/// A file of data after reading: its text, and the value that it holds with the place of each part.
package struct DataFile: Sendable {
  /// The text that places point into.
  package let source: DataSource
  /// The value.
  package let value: TemplateValue

  // MARK: Reading

  /// The text of a file of values, without a byte order mark; throws where it is too long or not UTF-8.
  ///
  /// The text comes back in any case, so that a fault can be printed in it.
  ///
  /// - Parameter folder: The folder that paths in the file start from, seen from the document's.
  package static func text(
    of bytes: [UInt8], name: String, folder: String? = nil, limits: DataLimits = DataLimits()
  ) -> (source: DataSource, fault: TemplateFault?) {
    guard bytes.count <= limits.bytes else {
      let fault = TemplateFault(
        .limit, "there are more than \(limits.bytes) bytes of data", at: .start,
        hints: ["--max-data sets the limit"])
      return (DataSource(SourceText(name: name, bytes: [])), fault)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard String(validating: text, as: UTF8.self) == nil else {
      return (DataSource(SourceText(name: name, bytes: text), folder: folder), nil)
    }
    // Up to the first wrong byte the repaired text is the same, so the offset holds in it.
    let repaired = Array(String(decoding: text, as: UTF8.self).utf8)
    let wrong = zip(text, repaired).enumerated().first { $1.0 != $1.1 }?.offset ?? text.count
    let isTable = name.hasSuffix(".csv")
    let fault = TemplateFault(
      .data, "the file is not UTF-8", at: SourceRange(wrong, min(wrong + 3, repaired.count)),
      hints: [
        (text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF])
          ? "it is in UTF-16: save it as UTF-8"
          : "it was probably saved in another encoding, such as Latin-1: save it as UTF-8")
          + (isTable ? ", which Excel calls CSV UTF-8" : "")
      ])
    return (DataSource(SourceText(name: name, bytes: repaired)), fault)
  }

  /// Reads a text in a format; a fault, the first one, has its place in that text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(
    _ source: DataSource, as format: DataFormat, limits: DataLimits = DataLimits()
  ) throws(TemplateFault) {
    self.source = source
    var first: TemplateFault?
    value = Self.value(of: source, as: format, limits: limits) { first = first ?? $0 } ?? .null
    if let first { throw first }
  }

  /// The value that a text holds in a format; `nil` where something is wrong with it.
  ///
  /// - Parameter tell: Takes what is wrong, in the order of the text: every row of a table, every line.
  /// - Complexity: O(*n*) in the length of the text.
  package static func value(
    of source: DataSource, as format: DataFormat, limits: DataLimits = DataLimits(),
    tell: (TemplateFault) -> Void
  ) -> TemplateValue? {
    do throws(TemplateFault) {
      switch format {
      case .json: return try JSONData(source, limits).value(in: 0..<source.text.bytes.count)
      case .jsonl:
        var lines = JSONLines(source, limits: limits)
        return list(of: { () throws(TemplateFault) in try lines.next() }, tell: tell)
      case .csv:
        var rows = try CSVRows(source)
        return list(of: { () throws(TemplateFault) in try rows.next() }, tell: tell)
      }
    } catch {
      tell(error)
      return nil
    }
  }

  /// The values of rows as a list; `nil` where one of them is wrong, after which the others are read as well.
  private static func list(
    of next: () throws(TemplateFault) -> TemplateValue?, tell: (TemplateFault) -> Void
  ) -> TemplateValue? {
    var values: [TemplateValue] = []
    var isRight = true
    while true {
      do throws(TemplateFault) {
        guard let value = try next() else { return isRight ? .list(values) : nil }
        if isRight { values.append(value) }
      } catch {
        isRight = false
        values = []
        tell(error)
      }
    }
  }

  /// Reads JSON that stands in a document; places are those of the document, whose text `source` is.
  package static func inline(
    _ text: DecodedText, in source: DataSource, limits: DataLimits = DataLimits()
  ) throws(TemplateFault) -> TemplateValue {
    try JSONData(source, limits, text: text).value(in: 0..<text.bytes.count)
  }
}
