import ArgumentParser
import Glibc
import Strut
import StrutCommandLine
import StrutCore
import StrutFormats
import StrutGolden

/// A run over documents: finds them, draws and compares their cases, looks for stale goldens, reports.
struct SnapshotBatch {
  /// What differs between the commands that run snapshots.
  struct Policy {
    /// Which goldens are written.
    var mode: UpdateMode
    /// Whether goldens that nothing draws make the run fail.
    var failsOnStale: Bool
    /// Whether a golden is written in place of a file that Git has to bring or to settle.
    var replacesUnfetched = false
  }

  let session: SnapshotSession
  let selection: SelectionOptions
  let matrix: MatrixOptions
  let policy: Policy
  let reporters: [ReporterChoice]

  /// Runs, reports, and ends with the status of the run.
  func run() throws {
    try matrix.folders.checkFolders()
    let paths = selection.documents.paths.isEmpty ? ["."] : selection.documents.paths
    let search = try DocumentSearch(paths, in: session.workingFolder)
    try ReportPlaces(reporters).reject(inputs: search.documents.map(\.path))
    var configurations = ConfigurationSearch(
      flags: matrix.configuration(in: session.workingFolder), workingFolder: session.workingFolder)
    let resources = RunResources(readsOnce: true)
    let plan = try SnapshotPlan(
      search, &configurations, filters: selection.filters.map(NameFilter.init),
      shard: selection.shard, namesFrom: session.project, imports: resources.imports)
    var themes = ThemeSearch(for: matrix.themes)
    try themes.run(in: search, &configurations, of: plan, imports: resources.imports)
    guard try !isEmpty(plan) else { return }
    let stale = try staleGoldens(search, &configurations, resources)
    warn(of: plan)
    let started = Self.now()
    let store = session.store.running
    let cleanup = ProcessEnd.temporaryFiles.atEnd { try? store.abandon() }
    let trouble = ResultTrouble()
    trouble.attempt { () throws(FileError) in try store.begin() }
    let formerGoldens = FormerGoldens(stale, project: session.project, plan: plan)
    let drawn = try draw(plan, store, trouble, resources, formerGoldens: formerGoldens)
    let results = formerGoldens.settled(drawn, in: store, trouble)
    trouble.attempt { () throws(FileError) in
      try store.putIndex(of: results)
      try ProcessEnd.temporaryFiles.settle(cleanup) { () throws(FileError) in try store.finish() }
    }
    if trouble.error != nil { try? store.abandon() }
    printDiagnostics(of: results)
    let report = Report(
      started: started, results: results + self.results(of: stale, without: results),
      origin: origin(of: plan))
    try SnapshotReports(session: session, choices: reporters).write(report)
    if let error = trouble.error {
      Console.report(
        error: error,
        hint: "the report says what was found; nothing of it waits for strut review or accept")
      throw ExitCode(ExitStatus.environment.rawValue)
    }
    try SnapshotSession.end(with: report.exitStatus)
  }

  /// The goldens that nothing draws for certain, of a run of everything: those of a document with errors may be drawn again
  /// when these are mended, as `strut prune` says.
  private func staleGoldens(
    _ search: DocumentSearch, _ configurations: inout ConfigurationSearch, _ resources: RunResources
  ) throws -> [StaleGoldens.Entry] {
    guard selection.filters.isEmpty else { return [] }
    let stale = try StaleGoldens(search, &configurations, imports: resources.imports)
    let doubts = try StaleGoldenDoubts(
      stale, &configurations, threadCount: selection.jobs.threadCount,
      makeWorker: session.drawers(resources))
    return stale.entries.filter(doubts.isStale)
  }

  /// Says so, and fails, where nothing would be drawn. A part of a run may be empty.
  private func isEmpty(_ plan: SnapshotPlan) throws -> Bool {
    guard plan.entries.isEmpty else { return false }
    if plan.documentCount == 0 {
      Console.report(error: DocumentPathOptions.noneFound)
    } else if !plan.isEmptyAsWhole {
      Console.report("This part of the run has no documents.")
      let report = Report(started: Self.now(), results: [], origin: origin(of: plan))
      try SnapshotReports(session: session, choices: reporters).write(report)
      return true
    } else if !selection.filters.isEmpty {
      Console.report(error: "no snapshot fits the filter")
    } else {
      Console.report(
        error:
          "there is nothing to draw: these libraries have no component that can be drawn alone",
        hint:
          "one that must be given something is drawn in its cases: write <case name=\"…\"><set name=\"…\" value=\"…\"/></case> in it"
      )
    }
    throw ExitCode(ExitStatus.wrongDocument.rawValue)
  }

  /// Prints what configurations say in vain: each warning once, however many documents it is about.
  private func warn(of plan: SnapshotPlan) {
    var told: Set<String> = []
    for warning in plan.entries.lazy.flatMap(\.configuration.warnings)
    where told.insert(warning).inserted { Console.report(warning) }
  }

  private func origin(of plan: SnapshotPlan) -> ReportOrigin {
    ReportOrigin(
      shard: selection.shard, commit: GitCommit.current(at: session.project),
      configuration: plan.configuration)
  }

  private func draw(
    _ plan: SnapshotPlan, _ store: ResultStore, _ trouble: ResultTrouble,
    _ resources: RunResources, formerGoldens: FormerGoldens
  ) throws -> [CaseResult] {
    for configuration in plan.entries.lazy.map(\.configuration) {
      _ = try resources.fonts(
        folders: configuration.fontPaths ?? [], includesSystem: configuration.systemFonts ?? false)
    }
    if policy.mode != .none {
      for entry in plan.entries { FileSystem.sweepUnfinishedFiles(in: entry.document.goldenFolder) }
    }
    var judge = GoldenJudge(mode: policy.mode, codec: .png, writer: session.writer)
    judge.replacesUnfetched = policy.replacesUnfetched
    judge.formerGoldens = formerGoldens
    judge.project = session.project
    let run = SnapshotRun(
      plan, judge: judge, store: store, trouble: trouble, threadCount: selection.jobs.threadCount)
    let progress = Progress(count: plan.entries.count)
    let results = run.results(
      makeWorker: session.drawers(resources), draw: { drawer, entry in drawer.open(entry) },
      progress: progress.show)
    progress.clear()
    return results
  }

  /// Prints what is wrong with documents and files to standard error: once, however many cases a document has.
  private func printDiagnostics(of results: [CaseResult]) {
    var seen: Set<String> = []
    var common = CommonMistakes(of: "document")
    /// Tells a mistake once for a document however many cases it has, and once for all documents.
    func tell(_ text: String, of result: CaseResult) {
      let mistake = String(text.prefix { $0 != "\n" })
      guard seen.insert("\(result.document)\n\(mistake)").inserted else { return }
      if common.tells(mistake, of: result.document) { Console.report(text) }
    }
    let lacks = Dictionary(
      grouping: results.lazy.flatMap(\.faults).compactMap(\.lack), by: \.key
    ).mapValues { Set($0.map(\.document)).count }
    let unfetched = Dictionary(grouping: results.filter(\.isUnfetched), by: \.headlineOfAny)
    for result in results {
      if result.isUnfetched, let same = unfetched[result.headlineOfAny], same.count > 1 {
        guard seen.insert(result.headlineOfAny).inserted else { continue }
        let goldens = same.map(\.golden)
        Console.report(
          error: "\(same.count) goldens, \(goldens[0]) the first: \(result.headlineOfAny)",
          hint: GoldenFile.hint(for: goldens, else: result.faults.first?.hint))
        continue
      }
      for fault in result.faults {
        if fault.line != nil {
          tell(fault.text, of: result)
        } else if let lack = fault.lack {
          guard seen.insert(lack.key).inserted else { continue }
          let text = lack.text(others: (lacks[lack.key] ?? 1) - 1)
          Console.report(text.escapingControls + "\n")
        } else if seen.insert(fault.text).inserted {
          Console.report(error: fault.text, hint: fault.hint)
        }
      }
      for warning in result.documentWarnings { tell(warning, of: result) }
    }
    for line in common.lines { Console.report(line) }
  }

  /// The goldens that nothing draws. Of the parts of a run the first one tells them; those that were renamed are told
  /// with their new names.
  private func results(
    of stale: [StaleGoldens.Entry], without results: [CaseResult]
  ) -> [CaseResult] {
    guard (selection.shard?.number ?? 1) == 1 else { return [] }
    let former = Set(results.compactMap(\.former?.name))
    return stale.map {
      CaseResult(stale: $0, project: session.project, isFailure: policy.failsOnStale)
    }.filter { !former.contains($0.golden) }
  }

  /// The time as reports hold it.
  private static func now() -> String { CalendarDate(time(nil)).dateTime }
}
