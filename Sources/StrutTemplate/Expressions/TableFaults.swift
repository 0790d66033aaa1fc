import StrutCore

/// What is said of the header of a table, where it is the reason that its rows lack fields.
package enum TableFaults {
  /// The columns are separated by another sign than commas, or blanks stand beside these; one mistake of the file, however
  /// many fields are asked for. `nil` where the record comes from no table, and where neither is so.
  ///
  /// - Parameters:
  ///   - field: The field that is asked for.
  ///   - names: Those that the record has.
  ///   - row: Where the record stands.
  ///   - range: Where the field is asked for.
  static func header(
    _ field: String, _ names: [String], _ row: ValueOrigin, usedAt range: SourceRange
  ) -> TemplateFault? {
    let bytes = row.source.text.bytes
    let header = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard header.elementsEqual(names.joined(separator: ",").utf8) else { return nil }
    guard let fault = separator(names, header) ?? blanks(field, names, header, row) else {
      return nil
    }
    var located = fault
    located.source = row.source
    located.usedAt = range
    return located
  }

  /// Whether the names of a table's columns are rather the values of its first row.
  static func isRow(_ names: [String], of row: TemplateValue) -> Bool {
    guard row.origin?.source.text.name.hasSuffix(".csv") == true else { return false }
    let numbers = names.compactMap { TemplateNumber.value(spelling: $0) }
    // Years are names of columns.
    let areYears = numbers.allSatisfy { $0 >= 1800 && $0 <= 2200 && $0 == $0.rounded() }
    return 2 * numbers.count > names.count && !areYears
  }

  /// What to write where other signs than commas stand between the names of the columns, as programs save tables in countries
  /// in which a comma stands in numbers.
  package static func separatorHint(for columns: [String]) -> String? {
    guard columns.count == 1, let sign = columns[0].first(where: { ";\t|".contains($0) }) else {
      return nil
    }
    let names = columns[0].split(separator: sign).joined(separator: ",")
    return
      "commas stand between fields, not \(sign == "\t" ? "tabs" : "'\(sign)'"): write \(names.prefix(60)), and a point in numbers, as 4.20"
  }

  private static func separator(_ names: [String], _ header: ArraySlice<UInt8>) -> TemplateFault? {
    guard let hint = separatorHint(for: names),
      let sign = header.firstIndex(where: { ";\t|".utf8.contains($0) })
    else { return nil }
    return TemplateFault(
      .missingField, "the whole header is one column", at: SourceRange(sign, sign + 1),
      hints: [hint])
  }

  private static func blanks(
    _ field: String, _ names: [String], _ header: ArraySlice<UInt8>, _ row: ValueOrigin
  ) -> TemplateFault? {
    guard names.contains(where: { $0 != field && $0.trimmed == field }),
      let blank = firstBlank(in: names).map({ header.startIndex + $0 })
    else { return nil }
    let written = names.map(\.trimmed).joined(separator: ",")
    let cells = row.source.text.text(in: row.range).split(separator: ",")
    let areBlank = cells.contains { $0.first == " " || $0.last == " " }
    return TemplateFault(
      .missingField, "blanks beside the commas of a header belong to the names of the columns",
      at: SourceRange(blank, blank + 1),
      hints: [
        "write \(written.prefix(60))" + (areBlank ? ", and no blanks in the rows either" : "")
      ])
  }

  /// Where the first blank stands that is beside a comma, and not inside of a name; `nil` for none.
  private static func firstBlank(in names: [String]) -> Int? {
    var start = 0
    for name in names {
      if name.first?.isWhitespace == true { return start }
      let length = name.trimmed.utf8.count
      if length < name.utf8.count { return start + length }
      start += length + 1
    }
    return nil
  }
}
