import Strut
import StrutComparison
import StrutFormats

/// Takes what waits over into the goldens, or drops it. Nothing is drawn.
///
/// Only what was shown is taken: of a snapshot that was drawn again since, or whose golden became another one, nothing is
/// written.
package struct Acceptance: Sendable {
  private let store: ResultStore
  private let writer: FileWriter

  /// Works on the results of the last run.
  package init(store: ResultStore, writer: FileWriter) {
    self.store = store
    self.writer = writer
  }

  /// What somebody decides about one snapshot.
  package struct Choice: Sendable {
    /// The snapshot.
    package var name: String
    /// The digest of the picture that was shown; `nil` where nothing was to be shown, and nothing can be accepted.
    package var shown: String?

    /// Creates a choice.
    package init(name: String, shown: String?) {
      self.name = name
      self.shown = shown
    }
  }

  /// What came of deciding.
  package struct Outcome: Sendable {
    /// The snapshots that were decided about.
    package var done: [String] = []
    /// How many records beside goldens that stay as they are were written anew, or are as they were again.
    package var renewedCount = 0
    /// The others, with the reasons.
    package var refused: [(name: String, reason: AcceptanceFault)] = []
    /// The files that are no longer what they were when an accepted snapshot was drawn.
    fileprivate(set) var changed: [(name: String, files: [String])] = []

    /// The others in sentences: those whose goldens could not be compared for one reason in one.
    package var refusals: [String] {
      var lines: [String] = []
      var order: [String] = []
      var uncompared: [String: [(name: String, golden: String, fault: CaseResult.Fault)]] = [:]
      for (name, reason) in refused {
        guard case .unfetched(let golden, let fault) = reason else {
          lines.append("\(name): \(reason)")
          continue
        }
        let message = fault.message.replacing(golden, with: "")
        if uncompared[message] == nil { order.append(message) }
        uncompared[message, default: []].append((name, golden, fault))
      }
      for same in order.compactMap({ uncompared[$0] }) {
        let (first, count) = (same[0], same.count - 1)
        let hint = GoldenFile.hint(for: same.map(\.golden), else: first.fault.hint)
        let message = first.fault.message.replacing(" \(first.golden)", with: "")
        lines.append(
          count == 0
            ? "\(first.name): \(AcceptanceFault.unfetched(first.golden, first.fault))"
            : "\(first.name) and \(count) more: \(AcceptanceFault.unseen(message, hint))")
      }
      return lines
    }

    /// What is worth knowing about what was accepted, a sentence each.
    package var notes: [String] {
      var order: [[String]] = []
      var names: [[String]: [String]] = [:]
      for (name, files) in changed {
        if names[files] == nil { order.append(files) }
        names[files, default: []].append(name)
      }
      return order.map { files in
        let (names, count) = (names[files]!, files.count)
        let others = names.count == 1 ? "" : " and \(names.count - 1) more"
        return
          "\(names[0])\(others): \(files.joined(separator: ", ")) \(count == 1 ? "has" : "have") "
          + "changed since the run; the "
          + (names.count == 1 ? "golden is" : "goldens are") + " what was drawn then"
      }
    }
  }

  // MARK: Deciding

  /// Makes what was shown of snapshots their goldens: the very bytes that recording would write.
  ///
  /// - Throws: ``FileError`` where a golden cannot be written; then that snapshot still waits.
  package func accept(_ choices: [Choice]) throws(FileError) -> Outcome {
    try accept(choices, besides: [])
  }

  /// Makes what was shown of snapshots their goldens, and writes the records of those that are the same anew where they say what
  /// was written once: else a later change would be told to come from that.
  package func acceptRenewingRecords(_ choices: [Choice]) throws(FileError) -> Outcome {
    try accept(choices, besides: store.renewals())
  }

  private func accept(
    _ choices: [Choice], besides renewals: [ResultStore.Renewal]
  ) throws(FileError) -> Outcome {
    try decide(choices, besides: renewals) { journal, result, place, outcome throws(FileError) in
      try self.accept(result, journal, place, &outcome)
    }
  }

  /// Drops what was shown of snapshots; their goldens stay as they are.
  package func reject(_ choices: [Choice]) throws(FileError) -> Outcome {
    try decide(choices) { journal, result, place, _ throws(FileError) in
      try journal.settle(.init(name: result.name, golden: result.golden), in: place)
      return nil
    }
  }

  /// Takes the last decision since the run back.
  package func undo() throws(FileError) -> Outcome {
    let (done, renewedCount, refused) = try DecisionJournal(store).undo()
    return Outcome(
      done: done, renewedCount: renewedCount,
      refused: refused.map { ($0.name, .kept($0.reason)) })
  }

  private func decide(
    _ choices: [Choice], besides renewals: [ResultStore.Renewal] = [],
    _ body: (DecisionJournal, CaseResult, String, inout Outcome) throws(FileError) ->
      AcceptanceFault?
  ) throws(FileError) -> Outcome {
    var outcome = Outcome()
    let journal = DecisionJournal(store)
    var step: String?
    for (index, choice) in choices.enumerated() {
      guard let result = try store.result(of: choice.name) else {
        outcome.refused.append((choice.name, .decided))
        continue
      }
      guard result.shown == choice.shown else {
        outcome.refused.append((choice.name, .drawnAgain))
        continue
      }
      if step == nil { step = try journal.begin() }
      let folder = step ?? ""
      if let fault = try body(journal, result, "\(folder)/\(index)", &outcome) {
        outcome.refused.append((choice.name, fault))
      } else {
        outcome.done.append(choice.name)
      }
    }
    for (index, renewal) in renewals.enumerated() {
      if step == nil { step = try journal.begin() }
      let place = "\(step ?? "")/\(choices.count + index)"
      if try renew(renewal, journal, place) { outcome.renewedCount += 1 }
    }
    if let step { FileSystem.removeIfEmpty(step) }
    return outcome
  }

  // MARK: Records

  /// Writes the record of a snapshot that is the same anew; `false` where its golden or its record is another one since the run.
  private func renew(
    _ renewal: ResultStore.Renewal, _ journal: DecisionJournal, _ place: String
  ) throws(FileError) -> Bool {
    let golden = store.absolute(renewal.golden)
    let record = DecisionJournal.record(of: golden)
    guard GoldenFile.isPicturePath(renewal.golden), let bytes = try store.record(of: renewal.name),
      try store.digest(ofFile: golden) == renewal.picture,
      try store.digest(ofFile: record) == renewal.against
    else {
      try store.remove(renewal.name)
      return false
    }
    try journal.keep(golden, as: "golden", in: place)
    try FileSystem.write(bytes, to: record, with: writer)
    var decision = DecisionJournal.Decision(
      name: renewal.name, golden: renewal.golden, written: renewal.picture,
      record: Digest(of: bytes).description)
    decision.isRenewal = true
    try journal.settle(decision, in: place)
    return true
  }

  // MARK: Accepting

  private func accept(
    _ result: CaseResult, _ journal: DecisionJournal, _ place: String, _ outcome: inout Outcome
  ) throws(FileError) -> AcceptanceFault? {
    guard let picture = try store.picture(.actual, of: result.name),
      let record = try store.record(of: result.name)
    else { return .nothingDrawn }
    let digest = Digest(of: picture).description
    guard digest == result.shown else { return .drawnAgain }
    let golden = store.absolute(result.golden)
    guard GoldenFile.isPicturePath(result.golden) else { return .noPlace(result.golden) }
    let current = try FileSystem.contentsIfPresent(of: golden)
      .map { Digest(of: $0).description }
    guard current == result.against || current == digest else { return .goldenChanged }
    if result.isUnfetched, let fault = result.faults.first {
      return .unfetched(result.golden, fault)
    }
    if let document = result.files.first, !FileSystem.exists(store.absolute(document.name)) {
      return .documentGone(document.name)
    }
    let changed = try changedFiles(of: result)
    if !changed.isEmpty { outcome.changed.append((result.name, changed)) }
    try journal.keep(golden, as: "golden", in: place)
    let former = try takeFormer(of: result, journal, place)
    try FileSystem.write(picture, to: golden, with: writer)
    try FileSystem.write(record, to: DecisionJournal.record(of: golden), with: writer)
    try journal.settle(
      .init(
        name: result.name, golden: result.golden, written: digest,
        record: Digest(of: record).description, former: former),
      in: place)
    return nil
  }

  /// Removes the golden of the former name, if it is still the one that showed the same; returns its path.
  private func takeFormer(
    of result: CaseResult, _ journal: DecisionJournal, _ place: String
  ) throws(FileError) -> String? {
    guard let former = result.former, GoldenFile.isPicturePath(former.name) else { return nil }
    let path = store.absolute(former.name)
    guard let bytes = try FileSystem.contentsIfPresent(of: path),
      Digest(of: bytes).description == former.value
    else { return nil }
    try journal.keep(path, as: "former", in: place)
    let folder = FilePath.folder(of: path)
    try StaleGoldens.remove(GoldenFile(folder: folder, fileName: FilePath.stem(of: path)))
    return former.name
  }

  /// The files that are no longer what they were when the snapshot was drawn.
  package func changedFiles(of result: CaseResult) throws(FileError) -> [String] {
    var changed: [String] = []
    for file in result.files where try store.digest(ofFile: file.name) != file.value {
      changed.append(file.name)
    }
    return changed
  }
}

/// Why nothing was decided about a snapshot.
package enum AcceptanceFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A newer run drew it again.
  case drawnAgain
  /// It does not wait any more.
  case decided
  /// There is no picture of it.
  case nothingDrawn
  /// The result names a path that no golden has.
  case noPlace(String)
  /// Its golden is another one than it was compared with.
  case goldenChanged
  /// Its golden could not be compared, since Git has it still.
  case unfetched(String, CaseResult.Fault)
  /// Its document is not there any more.
  case documentGone(String)
  /// It stays as it is, for a reason.
  case kept(String)

  /// Why what could not be compared is not accepted, and what to do.
  fileprivate static func unseen(_ message: String, _ hint: String?) -> String {
    "\(message), so nobody saw what differs: \(hint ?? ""); then run strut test again"
  }

  /// The reason in one sentence.
  package var description: String {
    switch self {
    case .drawnAgain: "a newer run drew it again: look at the new picture first"
    case .decided: "it was accepted or rejected already, or a newer run found it the same"
    case .nothingDrawn: "nothing was drawn, so there is nothing to accept"
    case .noPlace(let path):
      "'\(path)' is no place of a golden, which stands below \(GoldenFile.folderName)"
    case .goldenChanged: "its golden has changed since the run: run strut test again"
    case .unfetched(_, let fault): Self.unseen(fault.message, fault.hint)
    case .documentGone(let path): "\(path) is gone since the run"
    case .kept(let reason): reason
    }
  }
}
