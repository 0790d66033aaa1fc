import StrutFormats

/// Everything that one run found, or several runs together.
package struct Report: Hashable, Sendable {
  /// When the run began, as `2026-11-20T18:46:14`, in UTC.
  package var started: String
  /// What became of every case, in the order of their names.
  package private(set) var results: [CaseResult]
  /// Which part of which run it is; `nil` where nobody says.
  package var origin: ReportOrigin?

  /// Creates a report; the results are put in the order of their names.
  package init(started: String, results: [CaseResult], origin: ReportOrigin? = nil) {
    self.started = started
    self.origin = origin
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
      (.moved, "renamed"), (.stale, "stale"), (.wrong, "wrong"), (.broken, "broken"),
    ]
    let parts = words.compactMap { status, word -> String? in
      let number = count(status)
      return number == 0 ? nil : "\(number) \(word)"
    }
    let drawn = results.count - count(.stale)
    let noun = drawn == 1 ? "snapshot" : "snapshots"
    return "\(drawn) \(noun)" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }
}

extension Report {
  /// The version of the format that is written.
  package static let formatVersion = 2

  /// The report as JSON: a summary, the groups of one cause, and every result.
  package var json: JSONValue {
    let counts = CaseResult.Status.allCases.map { JSONMember($0.rawValue, .number(count($0))) }
    let run = origin.map { [JSONMember("run", $0.json)] } ?? []
    let members: JSONValue = [
      "version": .number(Self.formatVersion),
      "started": .text(started),
      "status": .number(Int(exitStatus)),
      "counts": JSONValue(.object(counts)),
      "groups": .list(groups.map { $0.json(of: self) }),
      "results": .list(results.map(\.json)),
    ]
    var all = members.members ?? []
    all.insert(contentsOf: run, at: 2)
    return JSONValue(.object(all))
  }

  /// The report that a file's bytes hold; `nil` where they hold none that this version can read.
  package init?(_ bytes: [UInt8]) {
    guard let json = try? JSONParser.parse(bytes),
      json["version"]?.integer == Self.formatVersion, let started = json["started"]?.string,
      let values = json["results"]?.array
    else { return nil }
    let results = values.compactMap(CaseResult.init(json:))
    guard results.count == values.count else { return nil }
    self.init(
      started: started, results: results,
      origin: json["run"].flatMap(ReportOrigin.init(json:)))
  }
}
