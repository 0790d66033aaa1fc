import Foundation
import StrutCore
import StrutSyntax
import StrutTemplate

/// A text with expressions and what must come out, as the files of `Fixtures/template` write them.
///
/// A file has lines `name = value` with the names that its expressions see, and cases: `>` the text, `=` its value as JSON
/// or `!` the column and the message of the fault, `?` its hints. Lines that begin with `#` are comments.
struct ExpressionCase {
  /// The text as it would stand in a document.
  var text: String
  /// The line of the file, from 1.
  var line: Int
  /// What must come out: lines with `=`, `!` and `?`.
  var expected: [String] = []

  /// The cases of a file and the names that they see; lines with some beginnings are passed over.
  static func read(
    _ url: URL, passingOver prefixes: [String] = []
  ) throws -> (values: [String: TemplateValue], cases: [ExpressionCase]) {
    var values: [String: TemplateValue] = [:]
    var cases: [ExpressionCase] = []
    let text = try String(contentsOf: url, encoding: .utf8)
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if prefixes.contains(where: line.hasPrefix) { continue }
      if line.hasPrefix("> ") {
        cases.append(ExpressionCase(text: String(line.dropFirst(2)), line: index + 1))
      } else if ["= ", "! ", "? ", "~ "].contains(String(line.prefix(2))) {
        cases[cases.count - 1].expected.append(line)
      } else if let equals = line.range(of: " = ") {
        let json = DataSource(
          SourceText(name: "value", bytes: Array(line[equals.upperBound...].utf8)))
        values[String(line[..<equals.lowerBound])] = try DataFile(json, as: .json).value
      } else {
        throw CocoaError(.fileReadCorruptFile, userInfo: ["line": index + 1])
      }
    }
    return (values, cases)
  }

  /// What comes out, written as in the file.
  func outcome(in scope: any ExpressionScope) -> [String] {
    let bytes = Array(text.utf8)
    let decoded = DecodedText(bytes, SourceRange(0, bytes.count), whitespace: .kept)
    do throws(TemplateFault) {
      let value = try TemplateText(parsing: decoded).evaluate(in: scope)
      return ["= \(value.json)"]
    } catch {
      let source = error.source?.text ?? SourceText(name: "", bytes: bytes)
      let position = source.position(at: Int(error.range.lowerBound))
      let file = source.name.isEmpty ? "" : "\(source.name):\(position.line):"
      return ["! \(file)\(position.column): \(error.message)"] + error.hints.map { "? \($0)" }
    }
  }
}

extension TemplateValue {
  /// The value as JSON with the shortest numbers.
  var json: String {
    switch kind {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number: printed ?? ""
    case .text(let value): "\"\(value)\""
    case .list(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .record(let record):
      "{" + zip(record.names, record.values).map { "\"\($0)\":\($1.json)" }.joined(separator: ",")
        + "}"
    }
  }
}
