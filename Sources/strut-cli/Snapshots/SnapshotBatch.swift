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
  }

  let session: SnapshotSession
  let selection: SelectionOptions
  let matrix: MatrixOptions
  let policy: Policy
  let reporters: [ReporterChoice]

  /// Runs, reports, and ends with the status of the run.
  func run() throws {
    let paths = selection.documents.paths.isEmpty ? ["."] : selection.documents.paths
    let search = try DocumentSearch(paths, in: session.workingFolder)
    var configurations = ConfigurationSearch(
      flags: matrix.configuration(in: session.workingFolder), workingFolder: session.workingFolder)
    let plan = try SnapshotPlan(
      search, &configurations, filters: selection.filters.map(NameFilter.init),
      shard: selection.shard, namesFrom: session.project)
    let stale = try staleGoldens(search, &configurations)
    guard try !isEmpty(plan) else { return }
    let started = Self.now()
    let store = session.store.running
    let cleanup = ProcessEnd.temporaryFiles.atEnd { try? store.abandon() }
    try store.begin()
    let results = try draw(plan, store)
    try ProcessEnd.temporaryFiles.settle(cleanup) { () throws(FileError) in try store.finish() }
    printDiagnostics(of: results)
    let report = Report(started: started, results: results + stale)
    try SnapshotReports(session: session, choices: reporters).write(report)
    try SnapshotSession.end(with: report.exitStatus)
  }

  /// Says so, and fails, where nothing would be drawn. A part of a run may be empty.
  private func isEmpty(_ plan: SnapshotPlan) throws -> Bool {
    guard plan.entries.isEmpty else { return false }
    if plan.documentCount == 0 {
      Console.report(error: DocumentPathOptions.noneFound)
    } else if selection.shard == nil || !selection.filters.isEmpty {
      Console.report(error: "no snapshot fits the filter")
    } else {
      Console.report("This part of the run has no documents.")
      let report = Report(started: Self.now(), results: [])
      try SnapshotReports(session: session, choices: reporters).write(report)
      return true
    }
    throw ExitCode(ExitStatus.wrongDocument.rawValue)
  }

  private func draw(_ plan: SnapshotPlan, _ store: ResultStore) throws -> [CaseResult] {
    let fonts = RunFonts()
    for configuration in plan.entries.lazy.map(\.configuration) {
      _ = try fonts.fonts(
        folders: configuration.fontPaths ?? [], includesSystem: configuration.systemFonts ?? false)
    }
    if policy.mode != .none {
      for entry in plan.entries { FileSystem.sweepUnfinishedFiles(in: entry.document.goldenFolder) }
    }
    let judge = GoldenJudge(mode: policy.mode, codec: .png, writer: session.writer)
    let run = SnapshotRun(plan, judge: judge, store: store, threadCount: selection.jobs.threadCount)
    let progress = Progress(count: plan.entries.count)
    let folder = session.workingFolder
    let results = run.results(
      makeWorker: {
        ProcessEnd.useAlternateStack()
        return SnapshotDrawer(fonts: fonts, workingFolder: folder)
      },
      draw: { drawer, entry in drawer.open(entry) },
      progress: progress.show)
    progress.clear()
    return results
  }

  /// Prints what is wrong with documents and files to standard error: once, however many cases a document has.
  private func printDiagnostics(of results: [CaseResult]) {
    var seen: Set<String> = []
    for result in results {
      for fault in result.faults where seen.insert(fault.text).inserted {
        if fault.line == nil {
          Console.report(error: fault.text)
        } else {
          Console.report(fault.text)
        }
      }
      for warning in result.documentWarnings where seen.insert(warning).inserted {
        Console.report(warning)
      }
    }
  }

  /// The goldens that nothing draws. A filter leaves too much out to tell, and of the parts of a run the first one looks.
  private func staleGoldens(
    _ search: DocumentSearch, _ configurations: inout ConfigurationSearch
  ) throws -> [CaseResult] {
    guard selection.filters.isEmpty, (selection.shard?.number ?? 1) == 1 else { return [] }
    let stale = try StaleGoldens(search, &configurations)
    return stale.entries.map {
      CaseResult(stale: $0, project: session.project, isFailure: policy.failsOnStale)
    }
  }

  /// The time as reports hold it.
  private static func now() -> String { CalendarDate(time(nil)).dateTime }
}
