import StrutCore

/// Reads the records of a table, whose first row names the columns
/// ([RFC 4180](https://www.rfc-editor.org/rfc/rfc4180)).
///
/// A line ends at CR LF, LF or CR. Empty lines are passed over where there is more than one column.
package struct CSVRows {
  /// A field with its place.
  private struct Field {
    let text: String
    let range: SourceRange
  }

  private let source: DataSource
  private let bytes: [UInt8]
  private var position = 0
  private var shape = RecordShape([])
  /// The last column of the header.
  private var headerEnd = SourceRange.start
  /// Where the row begins that was read last, be it wrong.
  private(set) var rowStart = 0

  /// Reads the header row.
  package init(_ source: DataSource) throws(TemplateFault) {
    self.source = source
    bytes = source.text.bytes
    guard let header = try row() else {
      throw TemplateFault(
        .data, "the file is empty", at: .start, hints: ["the first row names the columns"])
    }
    shape = RecordShape(header.map(\.text))
    for (index, field) in header.enumerated() {
      guard !field.text.isEmpty else {
        throw TemplateFault(.data, "column \(index + 1) has no name", at: field.range)
      }
      guard shape.index(of: field.text) == index else {
        throw TemplateFault(.data, "two columns are called '\(field.text)'", at: field.range)
      }
    }
    headerEnd = header[header.count - 1].range
    try checkHeader()
  }

  /// Where all rows have as many fields as each other, and the header has not, the header is wrong, once.
  private func checkHeader() throws(TemplateFault) {
    var rows = self
    var found: Int?
    var count = 0
    while let fields = (try? rows.row()) ?? nil {
      if fields.count == 1, fields[0].text.isEmpty { continue }
      guard fields.count != shape.names.count, found == nil || found == fields.count else { return }
      found = fields.count
      count += 1
    }
    guard let found, count > 1 else { return }
    let columns = shape.names.count
    throw TemplateFault(
      .data,
      "the header has \(columns) column\(columns == 1 ? "" : "s"), and all \(count) rows have \(found) field\(found == 1 ? "" : "s")",
      at: headerEnd, hints: TableFaults.separatorHint(for: shape.names).map { [$0] } ?? [])
  }

  /// Goes on at a place at which a row begins.
  package mutating func move(to offset: Int) { position = offset }

  /// Where the next row begins.
  package var nextOffset: Int { position }

  /// The next record; `nil` at the end. After a fault the reading goes on in the next row.
  package mutating func next() throws(TemplateFault) -> TemplateValue? {
    while true {
      // A wrong row begins somewhere, too.
      rowStart = position
      guard let fields = try row() else { return nil }
      if shape.names.count > 1, fields.count == 1, fields[0].text.isEmpty,
        fields[0].range.lowerBound == fields[0].range.upperBound
      {
        continue
      }
      try check(fields)
      let range = SourceRange(
        Int(fields[0].range.lowerBound), Int(fields[fields.count - 1].range.upperBound))
      let values = fields.map {
        TemplateValue(.text($0.text), origin: ValueOrigin(source, $0.range))
      }
      return TemplateValue(
        .record(TemplateRecord(shape, values)), origin: ValueOrigin(source, range))
    }
  }

  private func check(_ fields: [Field]) throws(TemplateFault) {
    let count = shape.names.count
    guard fields.count != count else { return }
    let found = fields.count > count ? fields[count] : fields[fields.count - 1]
    let end = Int(found.range.upperBound)
    throw TemplateFault(
      .data,
      "the row has \(fields.count) field\(fields.count == 1 ? "" : "s"), and the header has \(count)",
      at: fields.count > count ? found.range : SourceRange(end, end),
      hints: fields.count > count ? ["a field with a comma in it stands in double quotes"] : [])
  }

  // MARK: Rows

  /// The fields of the next row; `nil` at the end of the text.
  private mutating func row() throws(TemplateFault) -> [Field]? {
    guard position < bytes.count else { return nil }
    var fields: [Field] = []
    while true {
      do throws(TemplateFault) {
        fields.append(try field())
      } catch {
        skipLine()
        throw error
      }
      guard position < bytes.count else { return fields }
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: ",") { continue }
      if byte == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
        position += 1
      }
      return fields
    }
  }

  /// One field, up to the comma or the line end behind it.
  private mutating func field() throws(TemplateFault) -> Field {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return try quoted() }
    let start = position
    while position < bytes.count, !endsField(bytes[position]) {
      guard bytes[position] != UInt8(ascii: "\"") else {
        throw TemplateFault(
          .data, "a double quote stands inside of a field",
          at: SourceRange(position, position + 1),
          hints: ["put the whole field into double quotes, and double those in it"])
      }
      position += 1
    }
    return Field(
      text: String(decoding: bytes[start..<position], as: UTF8.self),
      range: SourceRange(start, position))
  }

  private mutating func quoted() throws(TemplateFault) -> Field {
    let start = position
    var text: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\"") else {
        text.append(byte)
        continue
      }
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        text.append(byte)
        position += 1
        continue
      }
      guard position == bytes.count || endsField(bytes[position]) else {
        throw TemplateFault(
          .data, "expected a comma or the end of the line after the closing quote",
          at: SourceRange(position, position + 1),
          hints: ["a double quote in a field is doubled"])
      }
      return Field(
        text: String(decoding: text, as: UTF8.self), range: SourceRange(start, position))
    }
    throw TemplateFault(
      .data, "the field is not closed by a double quote", at: SourceRange(start, start + 1))
  }

  private func endsField(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    position = min(position + 1, bytes.count)
  }
}
