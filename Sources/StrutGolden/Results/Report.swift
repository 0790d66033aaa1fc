import StrutFormats

/// Everything that one run found, or several runs together.
package struct Report: Hashable, Sendable {
  /// When the run began, as `2026-11-20T18:46:14`, in UTC.
  package var started: String
  /// What became of every case, in the order of their names.
  package private(set) var results: [CaseResult]

  /// Creates a report; the results are put in the order of their names.
  package init(started: String, results: [CaseResult]) {
    self.started = started
    self.results = results.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The results that make the run fail.
  package var failures: [CaseResult] { results.filter(\.isFailure) }

  /// The exit status: the largest of any result.
  package var exitStatus: Int32 { results.map(\.exitStatus).max() ?? 0 }

  /// How many results have the status.
  package func count(_ status: CaseResult.Status) -> Int { results.count { $0.status == status } }

  /// The counts in one line.
  package var summary: String {
    let words: [(CaseResult.Status, String)] = [
      (.same, "same"), (.tolerated, "within tolerance"), (.recorded, "recorded"),
      (.updated, "updated"), (.changed, "changed"), (.missing, "without golden"),
      (.stale, "stale"), (.wrong, "wrong"), (.broken, "broken"),
    ]
    let parts = words.compactMap { status, word -> String? in
      let number = count(status)
      return number == 0 ? nil : "\(number) \(word)"
    }
    let drawn = results.count - count(.stale)
    let noun = drawn == 1 ? "snapshot" : "snapshots"
    return "\(drawn) \(noun)" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }

  /// The reports of several shards as one. The order of `reports` does not matter.
  ///
  /// Where two hold one case the one that fails is kept; of two failing ones the first by its text.
  package static func merged(_ reports: [Report]) -> Report {
    var kept: [String: CaseResult] = [:]
    for result in reports.flatMap(\.results) {
      guard let other = kept[result.name] else {
        kept[result.name] = result
        continue
      }
      let candidates = [other, result].sorted { first, second in
        (first.exitStatus, second.json.compactText) > (second.exitStatus, first.json.compactText)
      }
      kept[result.name] = candidates[0]
    }
    return Report(started: reports.map(\.started).min() ?? "", results: Array(kept.values))
  }
}

extension Report {
  /// The version of the format that is written.
  package static let formatVersion = 1

  /// The report as JSON: a summary, the groups of one cause, and every result.
  package var json: JSONValue {
    let counts = CaseResult.Status.allCases.map { JSONMember($0.rawValue, .number(count($0))) }
    return [
      "version": .number(Self.formatVersion),
      "started": .text(started),
      "status": .number(Int(exitStatus)),
      "counts": JSONValue(.object(counts)),
      "groups": .list(groups.map { $0.json(of: self) }),
      "results": .list(results.map(\.json)),
    ]
  }

  /// The report that a file's bytes hold; `nil` where they hold none that this version can read.
  package init?(_ bytes: [UInt8]) {
    guard let json = try? JSONParser.parse(bytes),
      json["version"]?.integer == Self.formatVersion, let started = json["started"]?.string,
      let values = json["results"]?.array
    else { return nil }
    let results = values.compactMap(CaseResult.init(json:))
    guard results.count == values.count else { return nil }
    self.init(started: started, results: results)
  }
}
