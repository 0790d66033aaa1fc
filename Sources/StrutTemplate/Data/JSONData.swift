import StrutCore
import StrutFormats
import StrutSyntax

/// Reads values from JSON, in a file or in a document.
struct JSONData {
  private let source: DataSource
  private let limits: DataLimits
  /// The characters of the document that are the JSON; `nil` where it is all of the source.
  private let text: DecodedText?

  init(_ source: DataSource, _ limits: DataLimits, text: DecodedText? = nil) {
    self.source = source
    self.limits = limits
    self.text = text
  }

  /// The value in a part of the text.
  func value(in range: Range<Int>) throws(TemplateFault) -> TemplateValue {
    let json: JSONValue
    do throws(JSONFault) {
      json = try JSONParser.parse(
        text?.bytes ?? source.text.bytes, in: range, deepest: limits.depth)
    } catch {
      throw TemplateFault(
        error.isLimit ? .limit : .data, error.message, at: place(error.range),
        hints: error.isLimit ? ["--max-depth sets the limit"] : error.hint.map { [$0] } ?? [])
    }
    return try value(json)
  }

  private func value(_ json: JSONValue) throws(TemplateFault) -> TemplateValue {
    let origin = ValueOrigin(source, place(json.range))
    switch json.kind {
    case .null: return TemplateValue(.null, origin: origin)
    case .bool(let value): return TemplateValue(.boolean(value), origin: origin)
    case .number(let value): return TemplateValue(.number(value), origin: origin)
    case .string(let value): return TemplateValue(.text(value), origin: origin)
    case .array(let elements):
      var values: [TemplateValue] = []
      values.reserveCapacity(elements.count)
      for element in elements { values.append(try value(element)) }
      return TemplateValue(.list(values), origin: origin)
    case .object(let members): return try record(members, origin)
    }
  }

  private func record(
    _ members: [JSONMember], _ origin: ValueOrigin
  ) throws(TemplateFault) -> TemplateValue {
    var values: [TemplateValue] = []
    values.reserveCapacity(members.count)
    for member in members { values.append(try value(member.value)) }
    let record = TemplateRecord(RecordShape(members.map(\.name)), values)
    for (index, member) in members.enumerated() where record.shape.index(of: member.name) != index {
      throw TemplateFault(
        .data, "the name \"\(member.name)\" stands twice in the object",
        at: place(member.nameRange))
    }
    return TemplateValue(.record(record), origin: origin)
  }

  /// A range of the JSON as a range of the source.
  private func place(_ range: SourceRange) -> SourceRange {
    guard let text else { return range }
    return SourceRange(
      Int(text.offsets[Int(range.lowerBound)]), Int(text.offsets[Int(range.upperBound)]))
  }
}

/// Reads one value a line. Blank lines are passed over.
package struct JSONLines {
  private let source: DataSource
  private let reader: JSONData
  private var position = 0

  /// Begins at the first line.
  package init(_ source: DataSource, limits: DataLimits = DataLimits()) {
    self.source = source
    reader = JSONData(source, limits)
  }

  /// The value of the next line that is not blank; `nil` at the end. After a fault the reading goes on in the next line.
  package mutating func next() throws(TemplateFault) -> TemplateValue? {
    let bytes = source.text.bytes
    while position < bytes.count {
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      let line = start..<position
      position += 1
      guard bytes[line].contains(where: { !$0.isSpace }) else { continue }
      if let fault = faultOfOpening(line) {
        // What follows are the other lines of the same value.
        position = bytes.count
        throw fault
      }
      return try reader.value(in: line)
    }
    return nil
  }

  /// What is wrong with a line that only opens a value, whose rest stands in others; `nil` for other lines.
  private func faultOfOpening(_ line: Range<Int>) -> TemplateFault? {
    let bytes = source.text.bytes
    let written = line.filter { !bytes[$0].isSpace }
    guard written.count == 1, let place = written.first,
      [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[place])
    else { return nil }
    return TemplateFault(
      .data, "each value of a .jsonl file stands in one line",
      at: SourceRange(place, place + 1),
      hints: [
        "put each value into one line, or name the file .json, where a list in [ ] may have any lines"
      ])
  }
}
