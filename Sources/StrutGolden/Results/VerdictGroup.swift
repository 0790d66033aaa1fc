import StrutComparison
import StrutFormats

/// The changed snapshots that changed for one reason.
package struct VerdictGroup: Hashable, Sendable {
  /// What was changed, in the words of the first snapshot; empty where that is not known.
  package var causes: [ChangeCause]
  /// What happened to the elements of one of the snapshots; empty where none changed for these causes alone.
  package var verdicts: [ElementVerdict]
  /// The snapshot with these verdicts, as an index into the report's results.
  package var example: Int
  /// The snapshots, as indices into the report's results, in their order.
  package var members: [Int]
  /// Where on the axes the reason shows only, such as `only in rtl`; empty where it is not confined.
  package var axes: [String]
  /// How many of the snapshots stand in larger groups, too, having changed for more than one reason.
  package var countToldBefore = 0
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
    let drawn = drawnByDocument
    return order.map { group(of: members[$0]!, among: drawn) }.sorted { first, second in
      (-first.members.count, first.members[0]) < (-second.members.count, second.members[0])
    }
  }

  private static func reason(of result: CaseResult, _ index: Int) -> Reason {
    if !result.causes.isEmpty { return .causes(Set(result.reasons)) }
    let identity = result.elements.map(\.identity)
    return identity.isEmpty ? .none(index) : .verdicts(identity)
  }

  /// What was drawn of each document.
  private var drawnByDocument: [String: [CaseResult]] {
    Dictionary(grouping: results.lazy.filter { $0.status != .stale }, by: \.document)
  }

  private func group(
    of members: [Int], among drawn: [String: [CaseResult]]
  ) -> VerdictGroup {
    VerdictGroup(
      causes: results[members[0]].causes, verdicts: results[members[0]].elements,
      example: members[0], members: members, axes: AxisSum.phrases(members, self, among: drawn))
  }

  /// The changed snapshots under each of their causes: causes that the same snapshots show are one group, and a snapshot
  /// that shows several groups of causes stands in each of them.
  ///
  /// - Complexity: O(*n* log *n*) in the number of causes of all snapshots and, for the axes, of the snapshots that the
  ///   documents of each group have.
  package var reasons: [VerdictGroup] {
    var order: [ChangeCause.Identity] = []
    var members: [ChangeCause.Identity: [Int]] = [:]
    for (index, result) in results.enumerated() where result.isGrouped {
      for identity in result.reasons where members[identity]?.last != index {
        if members[identity] == nil { order.append(identity) }
        members[identity, default: []].append(index)
      }
    }
    let causes = Dictionary(grouping: order) { members[$0]! }
    let drawn = drawnByDocument
    var groups = causes.map { members, reasons in group(of: members, Set(reasons), among: drawn) }
    groups += self.groups.filter(\.causes.isEmpty)
    groups.sort { first, second in
      if first.members.count != second.members.count {
        return first.members.count > second.members.count
      }
      return first.members.lexicographicallyPrecedes(second.members)
    }
    var told: Set<Int> = []
    for index in groups.indices {
      groups[index].countToldBefore = groups[index].members.count { !told.insert($0).inserted }
    }
    return groups
  }

  /// The group of snapshots that all changed for some reasons, and perhaps for others, too.
  private func group(
    of members: [Int], _ reasons: Set<ChangeCause.Identity>, among drawn: [String: [CaseResult]]
  ) -> VerdictGroup {
    let example = members.first { results[$0].causes.count == reasons.count }
    let first = results[members[0]]
    return VerdictGroup(
      causes: first.causes.filter { reasons.contains($0.identity(in: first.document)) },
      verdicts: example.map { results[$0].elements } ?? [], example: example ?? members[0],
      members: members, axes: AxisSum.phrases(members, self, of: reasons, among: drawn))
  }

  /// The places of each of a group's causes, each once, in the order of the snapshots.
  ///
  /// - Complexity: O(*n*) in the number of causes of the group's snapshots.
  package func places(in group: VerdictGroup) -> [[String]] {
    var seen: [ChangeCause.Identity: Set<String>] = [:]
    var places: [ChangeCause.Identity: [String]] = [:]
    for index in group.members {
      let document = results[index].document
      for cause in results[index].causes {
        let (identity, place) = (cause.identity(in: document), cause.place(in: document))
        if seen[identity, default: []].insert(place).inserted {
          places[identity, default: []].append(place)
        }
      }
    }
    let document = results[group.members[0]].document
    return group.causes.map { places[$0.identity(in: document)] ?? [] }
  }
}

extension VerdictGroup {
  /// The verdicts that are true of every snapshot.
  private func verdictsOfAll(in report: Report) -> [ElementVerdict] {
    var shared = Set(verdicts.map(\.identity))
    for member in members {
      shared.formIntersection(report.results[member].elements.map(\.identity))
    }
    return verdicts.filter { shared.contains($0.identity) }
  }

  /// The group as reports hold it.
  func json(of report: Report) -> JSONValue {
    let reasons = zip(causes, report.places(in: self)).map { cause, places in
      var members = cause.json.members ?? []
      members.append(JSONMember("places", .list(places.map(JSONValue.text))))
      members.append(JSONMember("text", .text(cause.description)))
      return JSONValue(.object(members))
    }
    return [
      "causes": .list(reasons),
      "elements": .list(verdictsOfAll(in: report).map(\.json)),
      "axes": .list(axes.map(JSONValue.text)),
      "snapshots": .list(members.map { .text(report.results[$0].name) }),
    ]
  }
}
