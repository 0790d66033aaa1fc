import StrutFormats

/// The report as Markdown: for comments on merge requests and for the summary of a job.
package enum MarkdownReporter {
  /// The text of the report.
  ///
  /// - Parameter linkPrefix: What stands before the paths that links lead to.
  package static func text(_ report: Report, linkPrefix: String = "") -> String {
    let mark = report.exitStatus == 0 ? "✅" : "❌"
    var lines = ["## \(mark) Snapshots", "", escaped(report.summary), ""]
    for group in report.groups { lines += section(group, report, linkPrefix) }
    lines += others(report, linkPrefix)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(
    _ group: VerdictGroup, _ report: Report, _ prefix: String
  ) -> [String] {
    let count = group.members.count
    let axes = group.axes.isEmpty ? "" : " (\(group.axes.joined(separator: ", ")))"
    let first = report.results[group.members[0]]
    var lines = [
      "### " + (count == 1 ? escaped(first.name) : "\(count) snapshots changed for one reason")
        + escaped(axes), "",
    ]
    lines += first.renderer.map { "- another renderer: \(escaped($0))" }
    lines += group.verdicts.map {
      "- \(escaped($0.description)) ([\(escaped(first.document)):\($0.line)](\(link(prefix + first.document))#L\($0.line)))"
    }
    lines += [
      "", "| snapshot | pixels | golden | actual | difference |", "| --- | --- | --- | --- | --- |",
    ]
    lines += group.members.map { row(report.results[$0], prefix) }
    return lines + [""]
  }

  private static func row(_ result: CaseResult, _ prefix: String) -> String {
    func picture(_ kind: ResultPicture) -> String {
      guard result.pictures.contains(kind) else { return "" }
      return
        "[\(kind.rawValue)](\(link("\(prefix).strut/results/\(result.name)-\(kind.rawValue).png")))"
    }
    let golden = "[golden](\(link(prefix + result.golden)))"
    return "| \(escaped(result.name)) | \(escaped(result.pixels?.description ?? "")) | \(golden) "
      + "| \(picture(.actual)) | \(picture(.diff)) |"
  }

  private static func others(_ report: Report, _ prefix: String) -> [String] {
    let results = report.results.filter {
      !$0.isGrouped && ($0.isFailure || $0.status == .stale || $0.status == .recorded)
    }
    guard !results.isEmpty else { return [] }
    return ["### Others", "", "| snapshot | verdict |", "| --- | --- |"]
      + results.map { result in
        "| [\(escaped(result.name))](\(link(prefix + result.document))) | \(escaped(result.headline)) |"
      } + [""]
  }

  /// A text that Markdown shows as it is.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character == "\n" ? " " : character)
    }
    return result
  }

  /// A path as the target of a link.
  private static func link(_ path: String) -> String {
    PercentEncoding.encode(path) {
      PercentEncoding.isUnreserved($0) || "/@".utf8.contains($0)
    }
  }
}
