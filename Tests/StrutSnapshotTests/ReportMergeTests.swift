import StrutGolden
import Testing

/// Reports are one only where they are all parts of one run.
struct ReportMergeTests {
  private func report(
    _ shard: String?, commit: String? = "c0ffee", configuration: String = "x",
    results: [CaseResult] = []
  ) -> Report {
    Report(
      started: "2026-01-01T00:00:00", results: results,
      origin: ReportOrigin(
        shard: shard.flatMap { Shard(argument: $0) }, commit: commit, configuration: configuration))
  }

  private func merged(_ reports: [Report]) throws -> Report {
    try Report.merged(
      reports.enumerated().map { Report.Named(file: "\($0).json", report: $1) })
  }

  private func fault(_ reports: [Report]) -> String? {
    do {
      _ = try merged(reports)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func everyPartOnceIsOneRun() throws {
    let results = (0..<3).map { index in
      CaseResult(
        name: "d\(index)", document: "d\(index).xml", golden: "", axes: [:], status: .same,
        isFailure: false)
    }
    let parts = (0..<3).map { report("\($0 + 1)/3", results: [results[$0]]) }
    let whole = try merged(parts.reversed())
    #expect(whole.results.map(\.name) == ["d0", "d1", "d2"])
    #expect(whole.origin == ReportOrigin(commit: "c0ffee", configuration: "x"))
    // Written and read again it is still the same run.
    #expect(Report(Array(whole.json.compactText.utf8))?.origin == whole.origin)
    #expect(try merged([whole]).results.count == 3)
  }

  @Test func aPartThatIsMissingDoubledOrForeignIsAnError() {
    #expect(fault([report("1/2")]) == "the report of part 2/2 is missing")
    #expect(
      fault([report("2/4"), report("3/4")]) == "the reports of parts 1/4, 4/4 are missing")
    #expect(
      fault([report("1/2"), report("1/2")]) == "0.json and 1.json are both part 1/2")
    #expect(
      fault([report(nil), report(nil)]) == "0.json and 1.json are both the report of a whole run")
    #expect(
      fault([report("1/2"), report("2/2", commit: "bad")])
        == "1.json is no part of this run: its commit is bad, that of 0.json is c0ffee")
    #expect(
      fault([report("1/2"), report("2/2", configuration: "y")])
        == "1.json is no part of this run: it was asked for other documents, cases or tolerances than 0.json"
    )
    #expect(
      fault([report("1/2"), report("2/3")])
        == "1.json is no part of this run: its run has 3 parts, that of 0.json 2 parts")
    #expect(
      fault([Report(started: "", results: [])])
        == "0.json does not say of which run it is: write it again with '--reporter json'")
  }

  @Test func aGoldenThatMovedToAnotherPartIsNotStale() throws {
    var moved = CaseResult(
      name: "new", document: "new.xml", golden: "n.png", axes: [:], status: .moved, isFailure: true)
    moved.former = .init(name: "o.png", value: "1")
    let stale = CaseResult(
      name: "old", document: "old.xml", golden: "o.png", axes: [:], status: .stale, isFailure: true)
    let whole = try merged([report("1/2", results: [stale]), report("2/2", results: [moved])])
    #expect(whole.results.map(\.status) == [.moved])
  }
}
