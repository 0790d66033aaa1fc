extension Report {
  /// A report with the name of its file.
  package struct Named: Sendable {
    /// The name, as the user gave it.
    package var file: String
    /// The report.
    package var report: Report

    /// Joins a report and its name.
    package init(file: String, report: Report) {
      self.file = file
      self.report = report
    }
  }

  /// The reports of all parts of one run as one. The order of `reports` does not matter.
  ///
  /// - Throws: ``ReportMergeFault`` where a part is missing, doubled, or of another run: a sum over less than everything
  ///   would look like a sum over everything.
  package static func merged(_ reports: [Named]) throws(ReportMergeFault) -> Report {
    let named = reports.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    guard let first = named.first else { return Report(started: "", results: []) }
    guard let run = first.report.origin else { throw .unknownRun(first.file) }
    var parts: [Int: String] = [:]
    for part in named {
      guard let origin = part.report.origin else { throw .unknownRun(part.file) }
      try check(origin, of: part.file, against: run, of: first.file)
      let number = origin.shard?.number ?? 1
      if let other = parts.updateValue(part.file, forKey: number) {
        throw .doubled(other, part.file, origin.shard)
      }
    }
    let count = run.shard?.count ?? 1
    let missing = (1...count).filter { parts[$0] == nil }
    guard missing.isEmpty else { throw .missing(missing, of: count) }
    var whole = run
    whole.shard = nil
    // The part that looks for stale goldens does not know what became of a document in another part.
    let results = named.flatMap(\.report.results)
    let former = Set(results.compactMap(\.former?.name))
    return Report(
      started: named.map(\.report.started).min() ?? "",
      results: results.filter { $0.status != .stale || !former.contains($0.golden) },
      origin: whole)
  }

  private static func check(
    _ origin: ReportOrigin, of file: String, against run: ReportOrigin, of first: String
  ) throws(ReportMergeFault) {
    if origin.commit != run.commit {
      func shown(_ commit: String?) -> String { commit.map { "\($0.prefix(12))" } ?? "none" }
      throw .foreign(
        file, "its commit is \(shown(origin.commit)), that of \(first) is \(shown(run.commit))")
    }
    if origin.configuration != run.configuration {
      throw .foreign(
        file, "it was asked for other documents, cases or tolerances than \(first)")
    }
    if origin.shard?.count != run.shard?.count {
      func shown(_ shard: Shard?) -> String { shard.map { "\($0.count) parts" } ?? "one part" }
      throw .foreign(
        file, "its run has \(shown(origin.shard)), that of \(first) \(shown(run.shard))")
    }
  }
}

/// Why reports are not the parts of one run.
package enum ReportMergeFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Parts are not among the reports.
  case missing([Int], of: Int)
  /// Two reports are one part.
  case doubled(String, String, Shard?)
  /// A report is of another run.
  case foreign(String, String)
  /// A report does not say of which run it is.
  case unknownRun(String)

  /// The fault in one sentence.
  package var description: String {
    switch self {
    case .missing(let numbers, let count):
      numbers.count == 1
        ? "the report of part \(numbers[0])/\(count) is missing"
        : "the reports of parts "
          + numbers.map { "\($0)/\(count)" }.joined(separator: ", ") + " are missing"
    case .doubled(let first, let second, let shard):
      if let shard {
        "\(first) and \(second) are both part \(shard.number)/\(shard.count)"
      } else {
        "\(first) and \(second) are both the report of a whole run"
      }
    case .foreign(let file, let reason): "\(file) is no part of this run: \(reason)"
    case .unknownRun(let file):
      "\(file) does not say of which run it is: write it again with '--reporter json'"
    }
  }
}
