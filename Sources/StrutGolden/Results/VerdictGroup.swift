import StrutFormats

/// The changed snapshots whose elements have the same verdicts: very probably for one reason.
package struct VerdictGroup: Hashable, Sendable {
  /// What happened, in the words and with the lines of the first snapshot.
  package var verdicts: [ElementVerdict]
  /// The snapshots, as indices into the report's results, in their order.
  package var members: [Int]
  /// Where on the axes the group is confined to, such as `only in rtl`; empty where it is not.
  package var axes: [String]
}

extension Report {
  /// The changed snapshots by cause: larger groups first, then in the order of their first snapshots.
  ///
  /// A snapshot without verdicts on elements is a group of its own.
  package var groups: [VerdictGroup] {
    var order: [[ElementVerdict.Identity]] = []
    var members: [[ElementVerdict.Identity]: [Int]] = [:]
    var alone: [VerdictGroup] = []
    for (index, result) in results.enumerated() where result.isGrouped {
      let identity = result.elements.map(\.identity)
      if identity.isEmpty {
        alone.append(group(of: [index]))
      } else {
        if members[identity] == nil { order.append(identity) }
        members[identity, default: []].append(index)
      }
    }
    let together = order.map { group(of: members[$0]!) } + alone
    return together.sorted { first, second in
      (-first.members.count, first.members[0]) < (-second.members.count, second.members[0])
    }
  }

  private func group(of members: [Int]) -> VerdictGroup {
    VerdictGroup(
      verdicts: results[members[0]].elements, members: members, axes: AxisSum.phrases(members, self)
    )
  }
}

extension VerdictGroup {
  /// The group as reports hold it.
  func json(of report: Report) -> JSONValue {
    [
      "elements": .list(verdicts.map(\.json)),
      "axes": .list(axes.map(JSONValue.text)),
      "snapshots": .list(members.map { .text(report.results[$0].name) }),
    ]
  }
}
