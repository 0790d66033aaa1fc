import Strut
import StrutComparison
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Draws the cases of a plan and compares them with their goldens, over several threads.
package struct SnapshotRun: Sendable {
  /// What drawing one case comes to.
  package enum Drawing {
    /// It was drawn.
    case drawn(DrawnSnapshot, warnings: [String])
    /// The document is wrong.
    case wrong([CaseResult.Fault])
    /// Nothing is seen of a component without a case: its content comes from where it is used.
    case empty([CaseResult.Fault])
    /// A file could not be read, or Strut cannot draw at all.
    case broken(String)
  }

  /// Opens a document and gives what draws one case of it; each thread has a worker of its own.
  package typealias Drawer<Worker> =
    @Sendable (Worker, SnapshotPlan.Entry) -> (SnapshotCase) -> Drawing

  private let plan: SnapshotPlan
  private let judge: GoldenJudge
  private let store: ResultStore
  private let trouble: ResultTrouble
  private let threadCount: Int

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - judge: Compares and writes goldens.
  ///   - store: Where pictures of failures wait; see ``ResultStore/begin()``.
  ///   - trouble: Takes why pictures cannot wait there.
  package init(
    _ plan: SnapshotPlan, judge: GoldenJudge, store: ResultStore,
    trouble: ResultTrouble = ResultTrouble(), threadCount: Int
  ) {
    self.plan = plan
    self.judge = judge
    self.store = store
    self.trouble = trouble
    self.threadCount = threadCount
  }

  /// The results of every case, in the order of the plan.
  ///
  /// Pictures of failures are written as they come, so that memory stays flat for any number of documents.
  ///
  /// - Parameter progress: Told how many documents are done.
  package func results<Worker>(
    makeWorker: @escaping @Sendable () -> Worker, draw: @escaping Drawer<Worker>,
    progress: (Int) -> Void = { _ in }
  ) -> [CaseResult] {
    var results: [CaseResult] = []
    OrderedBatch(threadCount: threadCount).run(count: plan.entries.count, makeWorker: makeWorker) {
      worker, index in
      let entry = plan.entries[index]
      let draw = draw(worker, entry)
      return entry.cases.compactMap { result(of: $0, in: entry, draw($0)) }
    } receive: { index, part in
      results += part
      progress(index + 1)
    }
    return results
  }

  /// The result of a case; `nil` where it is not worth a picture.
  private func result(
    of snapshotCase: SnapshotCase, in entry: SnapshotPlan.Entry,
    _ drawing: @autoclosure () -> Drawing
  ) -> CaseResult? {
    let start = Self.now()
    var result = entry.emptyResult(of: snapshotCase, project: store.project)
    do {
      switch drawing() {
      case .empty where entry.shows(besides: snapshotCase): return nil
      case .wrong(let faults), .empty(let faults): result.fail(.wrong, faults)
      case .broken(let message):
        result.fail(.broken, [CaseResult.Fault(message: message, text: message)])
      case .drawn(let drawn, let warnings):
        result.documentWarnings = warnings
        var pending = try judge.judge(
          drawn, golden: entry.document.golden(of: snapshotCase),
          tolerance: entry.configuration.tolerance(ofDocumentAt: entry.document.path),
          scale: snapshotCase.scale, into: result)
        pending.result.seconds = Self.now() - start
        pending.result.pictures = Set(pending.pictures.keys)
        if pending.result.isFailure, let file = pending.pictures[.actual] {
          pending.result.shown = Digest(of: file).description
          trouble.attempt { () throws(FileError) in try store.put(pending) }
        } else if let record = pending.renewal {
          trouble.attempt { () throws(FileError) in
            try store.put(renewal: record, of: pending.result)
          }
        }
        return pending.result
      }
    } catch {
      result.fail(.broken, [CaseResult.Fault(message: "\(error)", text: "\(error)")])
    }
    result.seconds = Self.now() - start
    return result
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension SnapshotPlan.Entry {
  /// Whether a component has cases to look at besides the picture without one, of which there was nothing to see before.
  fileprivate func shows(besides snapshotCase: SnapshotCase) -> Bool {
    cases.contains { $0.component == snapshotCase.component && $0.state != nil }
      && FilePath.kind(of: document.golden(of: snapshotCase).picture) == nil
  }

  /// The result of a case before anything is known.
  func emptyResult(of snapshotCase: SnapshotCase, project: String) -> CaseResult {
    var axes: [CaseAxis: String] = [.scale: DecimalNumber.string(snapshotCase.scale)]
    axes[.state] = snapshotCase.state
    axes[.theme] = snapshotCase.theme
    axes[.locale] = snapshotCase.locale
    axes[.viewport] = snapshotCase.viewport?.name
    axes[.direction] = snapshotCase.direction?.rawValue
    return CaseResult(
      name: document.snapshotName(of: snapshotCase, from: project),
      document: FilePath.shown(document.path, from: project),
      golden: FilePath.shown(document.golden(of: snapshotCase).picture, from: project), axes: axes,
      status: .same, isFailure: false)
  }
}

extension CaseResult {
  mutating func fail(_ status: Status, _ faults: [Fault]) {
    self.status = status
    self.faults = faults
    isFailure = true
  }

  /// The result that stands for a golden which nothing draws.
  package init(stale entry: StaleGoldens.Entry, project: String, isFailure: Bool) {
    let document = FilePath.shown(entry.document.path, from: project)
    let stem = document.hasSuffix(".xml") ? String(document.dropLast(4)) : document
    self.init(
      name: stem + "/" + (entry.component.map { $0 + "/" } ?? "") + entry.golden.fileName,
      document: document,
      golden: FilePath.shown(entry.golden.picture, from: project), axes: [:], status: .stale,
      isFailure: isFailure)
  }
}
