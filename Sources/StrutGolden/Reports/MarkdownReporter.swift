import StrutFormats

/// The report as Markdown: for comments on merge requests and for the summary of a job.
package enum MarkdownReporter {
  /// What services take at least as one comment: GitHub 65,536 characters.
  private static let mostBytes = 60_000

  /// Where links lead.
  package struct Links: Sendable {
    /// What stands before the paths of documents and goldens: an address with the commit where the service is known, so
    /// that links work from a comment; else nothing or a folder.
    package var files: String
    /// What stands before the paths of pictures that wait; `nil` where nobody can follow a link to them.
    package var results: String?
    /// The page of the job, which has the pictures.
    package var job: String?

    /// Creates links.
    package init(files: String = "", results: String? = "", job: String? = nil) {
      self.files = files
      self.results = results
      self.job = job
    }
  }

  /// The text of the report, at most 60 kB: what does not fit is counted.
  package static func text(_ report: Report, links: Links = Links()) -> String {
    let mark = report.exitStatus == 0 ? "✅" : "❌"
    var lines = ["## \(mark) Snapshots", "", escaped(report.summary), ""]
    if let job = links.job, report.results.contains(where: { !$0.pictures.isEmpty }) {
      lines += ["The pictures are among the [artifacts of this job](\(job)).", ""]
    }
    var size = lines.reduce(0) { $0 + $1.utf8.count + 1 }
    let sections = report.reasons.map { section($0, report, links) } + [others(report, links)]
    var left = 0
    for section in sections where !section.isEmpty {
      let length = section.reduce(0) { $0 + $1.utf8.count + 1 }
      if size + length > mostBytes - 200 {
        left += 1
      } else {
        size += length
        lines += section
      }
    }
    if left > 0 { lines += ["… and \(left) more reasons, which the other reports list."] }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Groups

  private static func section(
    _ group: VerdictGroup, _ report: Report, _ links: Links
  ) -> [String] {
    let text = GroupText(group: group, report: report)
    let count = group.members.count
    let axes = group.axes.isEmpty ? "" : " (\(group.axes.joined(separator: ", ")))"
    let first = text.results[0]
    var lines = [
      "### "
        + (count == 1
          ? escaped(first.name) : "\(count) snapshots changed for \(text.countOfReasons)")
        + escaped(axes), "",
    ]
    lines += causes(group, text, links)
    lines += first.renderer.map { "- another renderer: \(escaped($0))" }
    if group.causes.isEmpty {
      let (shown, rest) = group.verdicts.folded(to: GroupText.mostExamples)
      lines += shown.map { verdict in
        "- \(escaped(verdict.description)) "
          + place(first.path(of: verdict), line: verdict.line, links)
      }
      if rest > 0 { lines.append("- … and \(rest) more elements") }
    } else if let consequence = text.consequence {
      lines.append("- \(escaped(consequence))")
    }
    if text.isToldBefore { return lines + ["- in \(escaped(text.members))", ""] }
    return lines + table(text.results, links)
  }

  private static func causes(
    _ group: VerdictGroup, _ text: GroupText, _ links: Links
  ) -> [String] {
    let document = text.results[0].document
    let (shown, rest) = zip(group.causes, text.causes).map { cause, words in
      let more = words.places.count - 1
      return "- **\(escaped(words.text))** "
        + place(cause.path(from: document), line: cause.line, links)
        + (more > 0 ? " and \(more) more \(more == 1 ? "place" : "places")" : "")
    }.folded(to: GroupText.mostExamples)
    return shown + (rest > 0 ? ["- … and \(rest) more changes"] : [])
  }

  private static func place(_ path: String, line: Int?, _ links: Links) -> String {
    let end = line.map { "#L\($0)" } ?? ""
    let words = path + (line.map { ":\($0)" } ?? "")
    return "([\(escaped(words))](\(address(links.files, path))\(end)))"
  }

  private static func table(_ results: [CaseResult], _ links: Links) -> [String] {
    let hasPictures = links.results != nil
    var lines = [
      "",
      "| snapshot | pixels | golden |" + (hasPictures ? " actual | difference |" : ""),
      "| --- | --- | --- |" + (hasPictures ? " --- | --- |" : ""),
    ]
    let (shown, rest) = results.folded(to: GroupText.mostExamples)
    lines += shown.map { row($0, links) }
    if rest > 0 { lines += ["", "… and \(rest) more snapshots"] }
    return lines + [""]
  }

  private static func row(_ result: CaseResult, _ links: Links) -> String {
    func picture(_ kind: ResultPicture) -> String {
      guard let folder = links.results else { return "" }
      guard result.pictures.contains(kind) else { return " |" }
      let path = ".strut/results/\(result.name)-\(kind.rawValue).png"
      return " [\(kind.rawValue)](\(address(folder, path))) |"
    }
    let golden = "[golden](\(address(links.files, result.golden)))"
    return "| \(escaped(result.name)) | \(escaped(result.pixels?.description ?? "")) | \(golden) |"
      + picture(.actual) + picture(.diff)
  }

  // MARK: Others

  private static func others(_ report: Report, _ links: Links) -> [String] {
    let axes = report.axisChanges
    let results = report.singles(beside: axes).filter {
      $0.isFailure || $0.status == .stale || $0.status == .recorded
    }
    guard !results.isEmpty || !axes.isEmpty else { return [] }
    let (shown, rest) = results.folded(to: 100)
    return axes.map { "- \(escaped($0.text))" } + (axes.isEmpty ? [] : [""])
      + (results.isEmpty ? [] : ["### Others", "", "| snapshot | verdict |", "| --- | --- |"])
      + shown.map { result in
        "| [\(escaped(result.name))](\(address(links.files, result.document))) "
          + "| \(escaped(result.headline)) |"
      } + (rest > 0 ? ["", "… and \(rest) more snapshots"] : []) + [""]
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

  /// A path as the target of a link, behind an address or a folder.
  private static func address(_ base: String, _ path: String) -> String {
    func encoded(_ text: String) -> String {
      PercentEncoding.encode(text) {
        PercentEncoding.isUnreserved($0) || "/@".utf8.contains($0)
      }
    }
    let isAddress = base.hasPrefix("http://") || base.hasPrefix("https://")
    return (isAddress ? base : encoded(base)) + encoded(path)
  }
}
