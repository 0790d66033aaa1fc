import StrutFormats

/// The changed snapshots that changed for one reason.
package struct VerdictGroup: Hashable, Sendable {
  /// What was changed, in the words of the first snapshot; empty where that is not known.
  package var causes: [ChangeCause]
  /// What happened to the elements of the first snapshot.
  package var verdicts: [ElementVerdict]
  /// The snapshots, as indices into the report's results, in their order.
  package var members: [Int]
  /// Where on the axes the reason shows only, such as `only in rtl`; empty where it is not confined.
  package var axes: [String]
}

extension Report {
  /// What the snapshots of a group share.
  private enum Reason: Hashable {
    case causes(Set<ChangeCause.Identity>)
    case verdicts([ElementVerdict.Identity])
    /// Nothing but pixels: each snapshot is a group of its own.
    case none(Int)
  }

  /// The changed snapshots by cause: larger groups first, then in the order of their first snapshots.
  ///
  /// Where the causes are known, snapshots are one group whatever the causes moved in them. Otherwise they are one
  /// where the same elements have the same verdicts; a snapshot without verdicts is a group of its own.
  package var groups: [VerdictGroup] {
    var order: [Reason] = []
    var members: [Reason: [Int]] = [:]
    for (index, result) in results.enumerated() where result.isGrouped {
      let reason = Self.reason(of: result, index)
      if members[reason] == nil { order.append(reason) }
      members[reason, default: []].append(index)
    }
    return order.map { group(of: members[$0]!) }.sorted { first, second in
      (-first.members.count, first.members[0]) < (-second.members.count, second.members[0])
    }
  }

  private static func reason(of result: CaseResult, _ index: Int) -> Reason {
    if !result.causes.isEmpty { return .causes(Set(result.causes.map(\.identity))) }
    let identity = result.elements.map(\.identity)
    return identity.isEmpty ? .none(index) : .verdicts(identity)
  }

  private func group(of members: [Int]) -> VerdictGroup {
    VerdictGroup(
      causes: results[members[0]].causes, verdicts: results[members[0]].elements,
      members: members, axes: AxisSum.phrases(members, self))
  }

  /// The places of one of a group's causes, each once, in the order of the snapshots.
  package func places(of cause: ChangeCause, in group: VerdictGroup) -> [String] {
    var seen: Set<String> = []
    return group.members.lazy.flatMap { index in
      results[index].causes.lazy.filter { $0.identity == cause.identity }
        .map { $0.place(in: results[index].document) }
    }.filter { seen.insert($0).inserted }
  }
}

extension VerdictGroup {
  /// The group as reports hold it.
  func json(of report: Report) -> JSONValue {
    let reasons = causes.map { cause in
      var members = cause.json.members ?? []
      members.append(
        JSONMember("places", .list(report.places(of: cause, in: self).map(JSONValue.text))))
      members.append(JSONMember("text", .text(cause.description)))
      return JSONValue(.object(members))
    }
    return [
      "causes": .list(reasons),
      "elements": .list(verdicts.map(\.json)),
      "axes": .list(axes.map(JSONValue.text)),
      "snapshots": .list(members.map { .text(report.results[$0].name) }),
    ]
  }
}
