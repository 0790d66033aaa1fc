import StrutCore
import StrutFormats

/// The rows of a file of data, read one at a time: what is kept of a row is its place.
package struct DataRows: Sendable {
  /// The text that places point into.
  package let source: DataSource
  private let format: DataFormat
  private let limits: DataLimits
  /// The bytes of each row.
  private let ranges: [Range<Int>]
  /// Reads rows of a table.
  private let table: CSVRows?

  /// How many rows there are.
  package var count: Int { ranges.count }

  /// Finds the rows of a file. A wrong row is told when it is asked for; what is thrown concerns all of the file.
  package init(
    _ source: DataSource, as format: DataFormat, limits: DataLimits = DataLimits()
  ) throws(TemplateFault) {
    self.source = source
    self.format = format
    self.limits = limits
    switch format {
    case .json: ranges = try Self.elements(of: source, limits)
    case .jsonl: ranges = Self.lines(of: source)
    case .csv:
      let table = try CSVRows(source)
      self.table = table
      ranges = Self.rows(of: table)
      return
    }
    table = nil
  }

  /// The row with a number from 0: always a record.
  package subscript(index: Int) -> TemplateValue {
    get throws(TemplateFault) {
      let range = ranges[index]
      let value: TemplateValue
      if var table {
        table.move(to: range.lowerBound)
        value = try table.next() ?? .null
      } else {
        value = try JSONData(source, limits).value(in: range)
      }
      guard value.record != nil else {
        throw TemplateFault(
          .data, "a row is a record, and this is \(value.kindName)",
          at: value.origin?.range ?? place(of: index))
      }
      return value
    }
  }

  /// Where a row begins.
  package func place(of index: Int) -> SourceRange {
    SourceRange(ranges[index].lowerBound, ranges[index].upperBound)
  }

  // MARK: Places

  private static func elements(
    of source: DataSource, _ limits: DataLimits
  ) throws(TemplateFault) -> [Range<Int>] {
    do throws(JSONFault) {
      if let ranges = try JSONParser.elementRanges(
        in: source.text.bytes, deepest: limits.depth)
      {
        return ranges
      }
    } catch {
      throw TemplateFault(
        error.isLimit ? .limit : .data, error.message, at: error.range,
        hints: error.isLimit ? ["--max-depth sets the limit"] : error.hint.map { [$0] } ?? [])
    }
    let value = try JSONData(source, limits).value(in: 0..<source.text.bytes.count)
    throw TemplateFault(
      .data, "rows are a list of records, and this is \(value.kindName)",
      at: value.origin?.range ?? .start, hints: listHint(in: value).map { [$0] } ?? [])
  }

  /// Which member of a record the rows probably are.
  private static func listHint(in value: TemplateValue) -> String? {
    guard let record = value.record else { return nil }
    let lists = record.fields.filter { $0.value.list?.first?.record != nil }
    guard lists.count == 1 else {
      return "write [ ] around it where it is one row: [{…}]"
    }
    return "the list is its '\(lists[0].name)': leave that alone in the file, from [ to ]"
  }

  private static func lines(of source: DataSource) -> [Range<Int>] {
    let bytes = source.text.bytes
    var ranges: [Range<Int>] = []
    var start = 0
    for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") {
      ranges.append(start..<end)
      start = end + 1
    }
    ranges.append(start..<bytes.count)
    return ranges.filter { bytes[$0].contains { !$0.isSpace } }
  }

  private static func rows(of table: CSVRows) -> [Range<Int>] {
    var table = table
    var ranges: [Range<Int>] = []
    while true {
      do throws(TemplateFault) {
        guard try table.next() != nil else { return ranges }
      } catch {
        // A wrong row is one nevertheless: it is told in its turn, with its place.
      }
      ranges.append(table.rowStart..<table.nextOffset)
    }
  }
}
