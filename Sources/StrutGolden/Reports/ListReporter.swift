import Strut
import StrutCore

/// The report as lines for people at a terminal: causes first, then what to do.
package enum ListReporter {
  /// The text of the report.
  package static func text(_ report: Report) -> String {
    let axes = report.axisChanges
    var lines = axes.map(line(of:))
    lines += singles(report.singles(beside: axes), OwnChanges(report.results))
    lines += renamed(report)
    for group in report.reasons { lines += self.lines(of: group, report) }
    lines += warnings(report)
    lines.append(report.summary)
    lines += advice(report)
    // A name may hold a line break, which would look like the end of a line.
    return lines.map(\.escapingControls).joined(separator: "\n") + "\n"
  }

  // MARK: Axes

  private static func line(of change: AxisChange) -> String {
    let isFailure = change.identity.isFailure
    let mark = isFailure ? "✗" : change.identity.status == .stale ? "!" : "+"
    return "\(mark) \(change.text)"
  }

  // MARK: Single results

  /// What is no change of pixels: a line each, or one for each document where there are many.
  private static func singles(_ singles: [CaseResult], _ changes: OwnChanges) -> [String] {
    let results = singles.filter { $0.status != .moved && $0.status != .same }
    let ofStatus = Dictionary(grouping: results, by: \.status)
    let shared = results.map { SharedLine($0, changes) }
    let ofReason = Dictionary(shared.map { ($0, 1) }, uniquingKeysWith: +)
    var told: Set<SharedLine> = []
    var counts: [CaseResult.Status: Int] = [:]
    var lines: [String] = []
    var rest: [CaseResult.Status: Int] = [:]
    for (result, line) in zip(results, shared) {
      let count = ofReason[line]!
      let areMany = ofStatus[result.status]!.count > GroupText.mostExamples + 1
      guard count > 1, areMany || count > line.mostAlike else {
        lines += fold(
          self.lines(of: result), of: result.status, areMany: areMany, &counts, rest: &rest)
        continue
      }
      guard told.insert(line).inserted else { continue }
      lines += fold(
        [line.text(count)].compactMap { $0 }, of: result.status, areMany: areMany, &counts,
        rest: &rest)
    }
    return lines
      + CaseResult.Status.allCases.compactMap { status in
        rest[status].map { "… and \($0) more \(status.nounOfLines)" }
      }
  }

  /// The lines while there are not too many of the status; then they are counted.
  private static func fold(
    _ lines: [String], of status: CaseResult.Status, areMany: Bool,
    _ counts: inout [CaseResult.Status: Int], rest: inout [CaseResult.Status: Int]
  ) -> [String] {
    counts[status, default: 0] += 1
    guard areMany, counts[status]! > GroupText.mostExamples else { return lines }
    rest[status, default: 0] += 1
    return []
  }

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

  /// What was renamed, a line each.
  private static func renamed(_ report: Report) -> [String] {
    let moved = renamed(report, .moved) {
      "\($0 == 1 ? "1 snapshot is" : "\($0) snapshots are") the same"
    }
    let changed = renamed(report, .changed) {
      "\($0 == 1 ? "1 snapshot" : "\($0) snapshots") changed"
    }
    return folded(moved + changed, "renamed", indent: "")
  }

  /// - Parameter what: What is said of a number of snapshots.
  private static func renamed(
    _ report: Report, _ status: CaseResult.Status, _ what: (Int) -> String
  ) -> [String] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for text in report.results.lazy.filter({ $0.status == status }).compactMap(\.renamingText) {
      if counts[text] == nil { order.append(text) }
      counts[text, default: 0] += 1
    }
    return order.map { "✗ \($0): \(what(counts[$0]!))" }
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
      lines.append(
        "\(mark) \(results.count) snapshots \(verb) for \(text.countOfReasons)\(axes):")
    } else {
      lines.append(
        "\(mark) \(results[0].name) \(verb)"
          + (text.isToldBefore ? " for \(text.countOfReasons)" : "")
          + group.axes.map { ", \($0)" }.joined())
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
    if text.isToldBefore {
      if results.count > 1 { lines.append("    in \(text.members)") }
    } else if results.count > 1 {
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
    folded(
      report.results.flatMap { result in result.warnings.map { "! \(result.name): \($0)" } },
      "warnings", indent: "")
  }

  private static func advice(_ report: Report) -> [String] {
    var lines: [String] = []
    if report.results.contains(where: { $0.status == .recorded && $0.isFailure }) {
      lines.append(
        "New goldens were written, which strut review does not show; look at their files, then run again to compare."
      )
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

/// What lines of several snapshots of one document, of a case or a component share.
private struct SharedLine: Hashable {
  /// The document, or what came to it or left it.
  let document: String
  let status: CaseResult.Status
  /// Why nothing could be compared.
  let reason: String?
  private let isFailure: Bool

  init(_ result: CaseResult, _ changes: OwnChanges) {
    let change = changes.change(of: result)
    document = change.map { "\($0.owner): \($0.what)" } ?? result.stem
    status = result.status
    isFailure = result.isFailure
    reason = [.wrong, .broken].contains(status) ? result.headlineOfAny : nil
  }

  /// More snapshots of a document than these are one line, even where there are few in all.
  var mostAlike: Int {
    switch status {
    case .wrong, .broken: 2
    case .missing, .stale: 4
    default: .max
    }
  }

  /// The line of `count` snapshots; `nil` where each has one of its own.
  func text(_ count: Int) -> String? {
    switch status {
    case .same, .changed, .updated, .moved: nil
    case .tolerated: "~ \(document): \(count) snapshots are within their tolerance"
    case .recorded: "+ \(document): recorded \(count) goldens"
    case .missing: "✗ \(document): \(count) snapshots have no golden"
    case .stale:
      "\(isFailure ? "✗" : "!") \(document): \(count) goldens are stale, nothing draws them"
    case .wrong, .broken: "✗ \(document): \(count) snapshots not compared: \(reason ?? "")"
    }
  }
}

extension CaseResult.Status {
  /// What lines of the status are about.
  fileprivate var nounOfLines: String {
    switch self {
    case .same, .changed, .updated, .moved, .tolerated: "within their tolerance"
    case .recorded: "recorded"
    case .missing: "without golden"
    case .stale: "with stale goldens"
    case .wrong, .broken: "not compared"
    }
  }
}
