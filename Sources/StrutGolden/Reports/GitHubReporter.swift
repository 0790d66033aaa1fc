import StrutComparison
import StrutFormats

/// The report for GitHub Actions: an annotation for each cause, at its line, and the counts.
package enum GitHubReporter {
  /// GitHub shows no more of one step.
  private static let mostAnnotations = 10

  /// The workflow commands, a line each, and the counts.
  ///
  /// - Parameter prefix: What stands before the paths of documents so that they start from the repository's folder.
  package static func text(_ report: Report, pathPrefix prefix: String = "") -> String {
    let all =
      report.reasons.filter { group in
        group.members.contains { report.results[$0].isFailure }
      }.flatMap { Annotation.annotations(of: $0, report) } + Annotation.others(of: report)
    // Errors first, whatever came first: nobody sees the eleventh.
    let sorted = all.filter(\.isFailure) + all.filter { !$0.isFailure }
    var lines = sorted.prefix(mostAnnotations).map { $0.command(prefix) }
    let rest = sorted.count - mostAnnotations
    if rest > 0 { lines.append("… and \(rest) more reasons, which the summary lists") }
    lines.append(report.summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What GitHub shows at a line.
  private struct Annotation {
    var isFailure: Bool
    var file: String
    var line: Int
    var title: String
    var body: [String]

    init(isFailure: Bool, file: String, line: Int, title: String, body: [String]) {
      self.isFailure = isFailure
      self.file = file
      self.line = line
      self.title = title
      self.body = body
    }

    /// Those of a group: one at each line where something was changed, with everything that was changed there.
    static func annotations(of group: VerdictGroup, _ report: Report) -> [Annotation] {
      guard !group.causes.isEmpty else { return [Annotation(group: group, report)] }
      let document = report.results[group.members[0]].document
      var order: [String] = []
      var causes: [String: [ChangeCause]] = [:]
      for cause in group.causes {
        let place = cause.place(in: document)
        if causes[place] == nil { order.append(place) }
        causes[place, default: []].append(cause)
      }
      return order.map { place in
        var part = group
        part.causes = causes[place] ?? []
        return Annotation(group: part, report)
      }
    }

    private init(group: VerdictGroup, _ report: Report) {
      let text = GroupText(group: group, report: report)
      let first = text.results[0]
      let cause = group.causes.first
      isFailure = true
      file =
        cause?.path(from: first.document)
        ?? group.verdicts.first.map { first.path(of: $0) } ?? first.document
      line = cause.map { $0.line ?? 1 } ?? group.verdicts.first?.line ?? 1
      let count = group.members.count
      let axes = group.axes.isEmpty ? "" : " (\(group.axes.joined(separator: ", ")))"
      let headline = CaseResult.sum(group.causes.map(\.description)) ?? first.headline
      title = (count == 1 ? first.name : "\(count) snapshots") + axes + ": " + headline
      body = text.causes.map { "\(GroupText.shown($0.places)): \($0.text)" }
      body += first.renderer.map { "another renderer: \($0)" }
      if group.causes.isEmpty {
        let (shown, rest) = group.verdicts.folded(to: GroupText.mostExamples)
        body += shown.map { "\(first.place(of: $0)): \($0.description)" }
        if rest > 0 { body.append("… and \(rest) more elements") }
      } else if let consequence = text.consequence {
        body.append(consequence)
      }
      let (shown, rest) = text.results.folded(to: GroupText.mostExamples)
      body += shown.map { $0.name + ($0.pixels.map { ": \($0.description)" } ?? "") }
      if rest > 0 { body.append("… and \(rest) more snapshots") }
    }

    /// What is no change of pixels: one for each thing that is wrong, whatever the number of cases and of documents that
    /// show it.
    static func others(of report: Report) -> [Annotation] {
      var order: [String] = []
      var found: [String: Annotation] = [:]
      for result in report.results where !result.isGrouped {
        guard result.isFailure || result.status == .stale else { continue }
        let faults: [CaseResult.Fault?] = result.faults.isEmpty ? [nil] : result.faults
        for fault in faults {
          let key = key(of: fault, in: result)
          if found[key] == nil {
            order.append(key)
            found[key] = Annotation(result, fault)
          }
          found[key]?.body.append("golden: \(result.golden)")
        }
      }
      return order.compactMap { key in
        guard var annotation = found[key] else { return nil }
        let (shown, rest) = annotation.body.folded(to: GroupText.mostExamples)
        annotation.body = shown + (rest > 0 ? ["… and \(rest) more"] : [])
        return annotation
      }
    }

    /// What makes the faults of two results one.
    private static func key(of fault: CaseResult.Fault?, in result: CaseResult) -> String {
      let place = fault?.file ?? result.document
      let line = fault?.line.map(String.init) ?? ""
      return
        "\(place):\(line) \(result.status.rawValue) \(result.isFailure) \(fault?.message ?? "")"
    }

    private init(_ result: CaseResult, _ fault: CaseResult.Fault?) {
      self.init(
        isFailure: result.isFailure, file: fault?.file ?? result.document, line: fault?.line ?? 1,
        title: result.name + ": " + (fault?.message ?? result.headline),
        body: (fault.map { [$0.text] } ?? []) + result.warnings)
    }

    func command(_ prefix: String) -> String {
      let place = [
        "file=\(GitHubReporter.property(prefix + file))", "line=\(line)",
        "title=\(GitHubReporter.property(title))",
      ]
      return "::\(isFailure ? "error" : "warning") \(place.joined(separator: ","))::"
        + GitHubReporter.data(body.joined(separator: "\n"))
    }
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
