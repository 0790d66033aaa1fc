/// The report for GitHub Actions: an annotation at the line of the document for each failure.
package enum GitHubReporter {
  /// The workflow commands, a line each, and the counts.
  ///
  /// - Parameter prefix: What stands before the paths of documents so that they start from the repository's folder.
  package static func text(_ report: Report, pathPrefix prefix: String = "") -> String {
    var lines: [String] = []
    for result in report.results where result.isFailure || result.status == .stale {
      lines.append(annotation(result, prefix))
    }
    lines.append(report.summary)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func annotation(_ result: CaseResult, _ prefix: String) -> String {
    let line = result.elements.first?.line ?? result.faults.first?.line ?? 1
    let place = [
      "file=\(property(prefix + result.document))", "line=\(line)",
      "title=\(property(result.name + ": " + result.headline))",
    ]
    let body = result.explanation.joined(separator: "\n")
    return
      "::\(result.isFailure ? "error" : "warning") \(place.joined(separator: ","))::\(data(body))"
  }

  /// A text as the data of a workflow command.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// A text as a property of a workflow command.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
