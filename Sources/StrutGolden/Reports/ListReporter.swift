/// The report as lines for people at a terminal: causes first, then what to do.
package enum ListReporter {
  /// How many elements of a group are listed; the other reports list all.
  private static let mostElements = 20

  /// The text of the report.
  package static func text(_ report: Report) -> String {
    var lines: [String] = []
    for result in report.results where !result.isGrouped { lines += self.lines(of: result) }
    for group in report.groups { lines += self.lines(of: group, report) }
    lines += warnings(report)
    lines.append(report.summary)
    lines += advice(report)
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Single results

  private static func lines(of result: CaseResult) -> [String] {
    switch result.status {
    case .same, .changed, .updated: []
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

  // MARK: Groups

  private static func lines(of group: VerdictGroup, _ report: Report) -> [String] {
    let results = group.members.map { report.results[$0] }
    let isUpdated = results.allSatisfy { $0.status == .updated }
    let mark = isUpdated ? "↻" : "✗"
    let verb = isUpdated ? "updated" : "changed"
    var lines: [String] = []
    if results.count > 1 {
      let axes = group.axes.isEmpty ? "" : ", " + group.axes.joined(separator: ", ")
      lines.append("\(mark) \(results.count) snapshots \(verb) for one reason\(axes):")
    } else {
      lines.append("\(mark) \(results[0].name) \(verb)" + group.axes.map { ", \($0)" }.joined())
    }
    lines += results[0].renderer.map { "    another renderer: \($0)" }
    for verdict in group.verdicts.prefix(mostElements) {
      lines.append("    \(results[0].document):\(verdict.line): \(verdict.description)")
    }
    let rest = group.verdicts.count - mostElements
    if rest > 0 { lines.append("    … and \(rest) more elements") }
    if results.count > 1 {
      lines += results.map {
        "  \(mark) \($0.name)" + ($0.pixels.map { ": \($0.description)" } ?? "")
      }
    } else if let pixels = results[0].pixels {
      lines.append("    \(pixels.description)")
    }
    return lines
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
    if report.results.contains(where: { $0.isFailure && $0.canBeAccepted }) {
      lines.append(
        "Look at the differences: strut review. Accept all: strut accept; some: strut accept NAME")
    }
    if report.count(.stale) > 0 { lines.append("Remove stale goldens: strut prune") }
    return lines
  }
}
