import CLibXML2
import StrutComparison
import StrutGolden
import StrutTestSupport
import Testing

/// JUnit reports are valid by the schema of the format, whatever names and texts they hold.
struct JUnitSchemaTests {
  /// Every status, and characters that XML escapes or does not have at all.
  private static let report: Report = {
    let odd = "a\"b'<c>&amp; ]]> \u{1}\u{8}\n\t\u{FFFE} ünï 😀"
    let results = CaseResult.Status.allCases.flatMap { status in
      [true, false].map { isFailure in
        var result = CaseResult(
          name: "\(odd)/\(status.rawValue)-\(isFailure)", document: "\(odd).xml", golden: odd,
          axes: [:],
          status: status, isFailure: isFailure)
        result.warnings = [odd]
        result.faults = [CaseResult.Fault(line: 1, column: 2, message: odd, text: odd)]
        result.elements = [ElementVerdict(name: odd, path: "0", line: 1, change: .pixelsOnly)]
        result.seconds = 12_345.678_9
        return result
      }
    }
    return Report(started: "2026-11-20T18:46:14", results: results)
  }()

  @Test func reportsAreValid() throws {
    let text = JUnitReporter.text(Self.report)
    #expect(text.contains("<failure ") && text.contains("<error "))
    #expect(try faultCount(of: text) == 0)
    #expect(try faultCount(of: JUnitReporter.text(Report(started: "", results: []))) == 0)
  }

  /// The schema does find faults.
  @Test func faultsAreFound() throws {
    let text = JUnitReporter.text(Self.report)
    let parts = text.split(separator: " hostname=\"localhost\"", omittingEmptySubsequences: false)
    #expect(parts.count > 1)
    #expect(try faultCount(of: parts.joined()) != 0)
  }

  /// 0 for a valid document.
  private func faultCount(of text: String) throws -> Int32 {
    let path = packageRoot.appendingPathComponent("Fixtures/snapshot/junit.xsd").path
    let parser = try #require(xmlSchemaNewParserCtxt(path))
    defer { xmlSchemaFreeParserCtxt(parser) }
    let schema = try #require(xmlSchemaParse(parser))
    defer { xmlSchemaFree(schema) }
    let context = try #require(xmlSchemaNewValidCtxt(schema))
    defer { xmlSchemaFreeValidCtxt(context) }
    let options = Int32(XML_PARSE_NOERROR.rawValue)
    let document = try #require(
      xmlReadMemory(text, Int32(text.utf8.count), nil, nil, options), "no well-formed XML")
    defer { xmlFreeDoc(document) }
    return xmlSchemaValidateDoc(context, document)
  }
}
