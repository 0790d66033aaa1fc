import Strut
import StrutFormats

/// The report as lines for people at a terminal: causes first, then what to do.
package enum ListReporter {
  /// The text of the report.
  package static func text(_ report: Report) -> String {
    var lines: [String] = []
    for result in report.results where !result.isGrouped && result.status != .moved {
      lines += self.lines(of: result)
    }
    lines += renamed(report)
    for group in report.groups { lines += self.lines(of: group, report) }
    lines += warnings(report)
    lines.append(report.summary)
    lines += advice(report)
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Single results

  private static func lines(of result: CaseResult) -> [String] {
    switch result.status {
    case .same, .changed, .updated, .moved: []
    case .tolerated:
      ["~ \(result.name): within its tolerance"]
        + (result.pixels.map { ["    \($0.description)"] } ?? [])
    case .recorded: ["+ \(result.name): recorded \(result.golden)"]
    case .missing: ["✗ \(result.name): there is no golden \(result.golden)"]
    case .stale:
      ["\(result.isFailure ? "✗" : "!") \(result.name): stale, nothing draws \(result.golden)"]
    case .wrong, .broken: ["✗ \(result.name): not compared: \(result.headline)"]
    }
  }

  /// The documents that only have other names, a line each.
  private static func renamed(_ report: Report) -> [String] {
    var counts: [(former: String, now: String, count: Int)] = []
    for result in report.results where result.status == .moved {
      let former = result.former.map { folder(of: $0.name) } ?? ""
      let now = folder(of: result.golden)
      if let last = counts.last, last.former == former, last.now == now {
        counts[counts.count - 1].count += 1
      } else {
        counts.append((former, now, 1))
      }
    }
    return counts.map { former, now, count in
      "✗ \(now) was \(former): "
        + (count == 1 ? "1 snapshot is the same" : "\(count) snapshots are the same")
    }
  }

  /// The name that a golden's folder stands for: the document without `.xml`, or the component of a library.
  private static func folder(of golden: String) -> String {
    FilePath.folder(of: golden).replacing("\(GoldenFile.folderName)/", with: "")
  }

  // MARK: Groups

  private static func lines(of group: VerdictGroup, _ report: Report) -> [String] {
    let text = GroupText(group: group, report: report)
    let results = text.results
    let isUpdated = results.allSatisfy { $0.status == .updated }
    let mark = isUpdated ? "↻" : "✗"
    let verb = isUpdated ? "updated" : "changed"
    var lines: [String] = []
    if results.count > 1 {
      let axes = group.axes.isEmpty ? "" : ", " + group.axes.joined(separator: ", ")
      let reason = group.causes.count > 1 ? "\(group.causes.count) reasons" : "one reason"
      lines.append("\(mark) \(results.count) snapshots \(verb) for \(reason)\(axes):")
    } else {
      lines.append("\(mark) \(results[0].name) \(verb)" + group.axes.map { ", \($0)" }.joined())
    }
    lines += folded(
      text.causes.map { "    \(GroupText.shown($0.places)): \($0.text)" }, "changes")
    lines += results[0].renderer.map { "    another renderer: \($0)" }
    if group.causes.isEmpty {
      lines += folded(
        group.verdicts.map { "    \(results[0].place(of: $0)): \($0.description)" }, "elements")
    } else if let consequence = text.consequence {
      lines.append("    \(consequence)")
    }
    if results.count > 1 {
      lines += folded(
        results.map {
          "  \(mark) \($0.name)" + ($0.pixels.map { ": \($0.description)" } ?? "")
        }, "snapshots", indent: "  ")
    } else if let pixels = results[0].pixels {
      lines.append("    \(pixels.description)")
    }
    return lines
  }

  /// The first lines, and a line that counts the others.
  private static func folded(
    _ lines: [String], _ noun: String, indent: String = "    "
  ) -> [String] {
    let (shown, rest) = lines.folded(to: GroupText.mostExamples)
    return shown + (rest > 0 ? ["\(indent)… and \(rest) more \(noun)"] : [])
  }

  // MARK: The end

  private static func warnings(_ report: Report) -> [String] {
    report.results.flatMap { result in result.warnings.map { "! \(result.name): \($0)" } }
  }

  private static func advice(_ report: Report) -> [String] {
    var lines: [String] = []
    if report.results.contains(where: { $0.status == .recorded && $0.isFailure }) {
      lines.append("New goldens were written; look at them, then run again to compare.")
    }
    if report.count(.moved) > 0 {
      lines.append("Move the goldens of what was renamed: strut accept")
    }
    if report.results.contains(where: {
      $0.isFailure && $0.canBeAccepted && $0.status != .moved
    }) {
      lines.append(
        "Look at the differences: strut review. Accept all: strut accept; some: strut accept NAME")
    }
    if report.count(.stale) > 0 { lines.append("Remove stale goldens: strut prune") }
    return lines
  }
}
