import StrutComparison

/// The words of reports on a group of snapshots.
struct GroupText {
  /// How many snapshots and elements are listed by name; the others are counted.
  static let mostExamples = 12

  let group: VerdictGroup
  let report: Report

  /// The snapshots.
  var results: [CaseResult] { group.members.map { report.results[$0] } }

  /// The causes, a line each: what was changed, and where. `nil` where they are not known.
  var causes: [(text: String, places: [String])] {
    zip(group.causes, report.places(in: group)).map { ($0.description, $1) }
  }

  /// Where a cause stands, in a few words: `screens/theme.xml:3`, or `docs/a.xml:2 and 19 more places`.
  static func shown(_ places: [String]) -> String {
    let rest = places.count - 1
    guard let first = places.first else { return "" }
    return rest > 0 ? "\(first) and \(rest) more \(rest == 1 ? "place" : "places")" : first
  }

  /// How many reasons there are, as the heading says it: of snapshots that were told already they are more reasons.
  var countOfReasons: String {
    let count = group.causes.count
    if group.countToldBefore == 0 { return count > 1 ? "\(count) reasons" : "one reason" }
    return count > 1 ? "\(count) more reasons" : "one more reason"
  }

  /// Whether every snapshot was told already, for another reason.
  var isToldBefore: Bool { group.countToldBefore == group.members.count }

  /// The snapshots of a group that were told already, in a few words.
  var members: String {
    let rest = group.members.count - 1
    return results[0].name + (rest > 0 ? " and \(rest) more" : "")
  }

  /// What the causes did to the elements of a snapshot, without what says the causes again.
  var consequences: [ElementVerdict] {
    guard !group.causes.isEmpty else { return group.verdicts }
    let texts = Set(group.causes.lazy.filter { $0.kind == .text }.map(\.subject))
    let ends = Set(
      group.causes.lazy.filter { [.added, .removed].contains($0.kind) }.map(\.subject))
    return group.verdicts.filter { verdict in
      switch verdict.change {
      case .text: !texts.contains { verdict.name.hasPrefix($0) }
      case .added, .removed: !ends.contains(verdict.name)
      // What only looks otherwise has not moved.
      case .pixelsOnly: false
      default: true
      }
    }
  }

  /// What moved and changed with it, in one phrase; `nil` where nothing did.
  var consequence: String? {
    let found = consequences
    guard !found.isEmpty, !group.causes.isEmpty else { return nil }
    let most = 3
    let named = found.prefix(most).map(\.description).joined(separator: ", ")
    let rest = found.count - most
    let place = group.members.count > 1 ? " in \(report.results[group.example].name)" : ""
    return "moved by it\(place): \(named)" + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Array {
  /// The first elements and how many more there are.
  package func folded(to most: Int) -> (shown: ArraySlice<Element>, rest: Int) {
    // One more line says no less than "and 1 more".
    count <= most + 1 ? (self[...], 0) : (prefix(most), count - most)
  }
}
