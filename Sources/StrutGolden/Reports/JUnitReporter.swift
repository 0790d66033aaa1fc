import Strut
import StrutCore
import StrutFormats

/// The report as JUnit's XML, in the strict form that every reader takes: each suite has all attributes, its
/// `properties`, `system-out` and `system-err`.
package enum JUnitReporter {
  /// The text of the report: a suite for each document.
  package static func text(_ report: Report) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    var suites: [(document: String, results: [CaseResult])] = []
    for result in report.results {
      if suites.last?.document == result.document {
        suites[suites.count - 1].results.append(result)
      } else {
        suites.append((result.document, [result]))
      }
    }
    for (index, suite) in suites.enumerated() {
      text += self.suite(suite.document, suite.results, index: index, started: report.started)
    }
    return text + "</testsuites>\n"
  }

  private static func suite(
    _ document: String, _ results: [CaseResult], index: Int, started: String
  ) -> String {
    let failures = results.count { $0.isFailure && !$0.isError }
    let errors = results.count { $0.isError }
    let seconds = results.reduce(0) { $0 + $1.seconds }
    let name = XMLText.escaped(document)
    var text = """
        <testsuite name="\(name)" package="strut" id="\(index)" tests="\(results.count)" \
      failures="\(failures)" errors="\(errors)" time="\(time(seconds))" \
      timestamp="\(XMLText.escaped(started))" hostname="localhost">
          <properties><property name="reporter" value="strut"/></properties>

      """
    for result in results { text += testCase(result) }
    let warnings = results.flatMap { result in result.warnings.map { "\(result.name): \($0)" } }
    text += "    <system-out/>\n    <system-err>"
    text += XMLText.escaped(warnings.joined(separator: "\n")) + "</system-err>\n  </testsuite>\n"
    return text
  }

  private static func testCase(_ result: CaseResult) -> String {
    let name = XMLText.escaped(FilePath.name(of: result.name))
    let document = XMLText.escaped(result.document)
    let start =
      "    <testcase name=\"\(name)\" classname=\"\(document)\" time=\"\(time(result.seconds))\""
    guard result.isFailure else { return start + "/>\n" }
    let element = result.isError ? "error" : "failure"
    let message = XMLText.escaped(result.headline)
    let body = XMLText.escaped(result.explanation.joined(separator: "\n"))
    return start + ">\n      <\(element) type=\"\(result.status.rawValue)\" message=\"\(message)\">"
      + body + "</\(element)>\n    </testcase>\n"
  }

  /// Three decimal places, which is all that some schemas take.
  private static func time(_ seconds: Double) -> String {
    seconds.decimal(places: 3)
  }
}

extension CaseResult {
  /// Whether nothing could be compared, which JUnit calls an error.
  var isError: Bool { isFailure && (status == .wrong || status == .broken) }
}
