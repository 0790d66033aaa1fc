import Strut
import StrutComparison
import StrutCore
import StrutFormats

/// Compares what was drawn with its golden, and writes what the mode of the run lets it write.
package struct GoldenJudge: Sendable {
  /// Which goldens are written.
  package var mode: UpdateMode
  /// Whether a golden is written in place of a pointer of Git LFS or of both sides of a conflict, where goldens are
  /// written at all.
  package var replacesUnfetched = false
  /// Whether a golden that is written for the first time makes the run fail.
  package var failsOnRecording: Bool
  /// How pixels become files.
  package var codec: PictureCodec
  /// Writes the goldens.
  package var writer: FileWriter
  /// Goldens of documents that are gone, among which those of renamed ones are found; `nil` to look for none.
  package var formerGoldens: FormerGoldens?
  /// The absolute path of the project's folder, which paths in results start from.
  package var project: String?

  /// Creates a judge.
  package init(mode: UpdateMode, codec: PictureCodec, writer: FileWriter) {
    self.mode = mode
    failsOnRecording = mode == .missing
    self.codec = codec
    self.writer = writer
  }

  /// What the snapshot comes to, with the pictures that wait where it fails.
  ///
  /// - Parameters:
  ///   - drawn: What was drawn.
  ///   - golden: Where its golden stands.
  ///   - tolerance: Which differences pass.
  ///   - result: The result with its names and places; the status in it does not matter.
  package func judge(
    _ drawn: DrawnSnapshot, golden: GoldenFile, tolerance: Tolerance, scale: Double,
    into result: CaseResult
  ) throws -> ResultStore.Pending {
    let picture = try FileSystem.contentsIfPresent(of: golden.picture)
    var snapshot = JudgedSnapshot(
      drawn: drawn, digest: Digest(of: drawn.image), golden: golden, result: result)
    guard let file = picture else {
      return try record(snapshot, tolerance: tolerance, scale: scale)
    }
    let recordBytes = readRecordFile(beside: &snapshot)
    if let recordBytes, GoldenRecord.describes(recordBytes, pixels: snapshot.digest, file: file) {
      return try pass(snapshot, as: .same, record: recordBytes, file: file)
    }
    let record = recordBytes.flatMap { readRecord($0, of: &snapshot) }
    snapshot.result.against = Digest(of: file).description
    guard let expected = codec.decode(file) else { return try replaceBroken(snapshot, file) }
    let comparison = PixelComparison(expected: expected, actual: drawn.image)
    if case .same = comparison {
      return try pass(snapshot, as: .same, record: recordBytes, file: file)
    }
    let isTolerated = comparison.passes(tolerance, expected: expected, actual: drawn.image)
    snapshot.result.pixels = PixelVerdict(comparison)
    if isTolerated, mode != .all {
      return try pass(snapshot, as: .tolerated, record: recordBytes, file: file)
    }
    if let record {
      explain(comparison, of: &snapshot, from: record, showing: expected, scale: scale)
    }
    return try change(snapshot, from: expected, file: file)
  }

  // MARK: Endings

  private func pass(
    _ snapshot: JudgedSnapshot, as status: CaseResult.Status, record: [UInt8]?, file: [UInt8]
  ) throws -> ResultStore.Pending {
    var result = snapshot.result
    result.status = status
    result.isFailure = false
    if status == .same, mode.writesChanged {
      let current = snapshot.record(file: file)
      let text = Array(current.text.utf8)
      if record != text, !holdsSame(record, as: current) {
        try FileSystem.write(text, to: snapshot.golden.record, with: writer)
        result.warnings = []
      }
    }
    var pending = ResultStore.Pending(result: result)
    if status == .same, mode == .missing, let record {
      pending.renewal = renewal(of: record, by: snapshot, file: file)
    }
    return pending
  }

  /// The record of today where what was written is another thing by now and looks the same: one that stays would be told as what
  /// a later change comes from. No run writes it; accepting does. Where nothing was written after the record it is not looked at: that
  /// costs half as much as drawing.
  private func renewal(
    of bytes: [UInt8], by snapshot: JudgedSnapshot, file: [UInt8]
  ) -> [UInt8]? {
    guard snapshot.drawn.origin?.isNewer(than: snapshot.golden.record) == true else { return nil }
    let current = snapshot.record(file: file)
    let text = Array(current.text.utf8)
    guard bytes != text, let record = try? GoldenRecord(bytes), record.sources != nil,
      record.pixels == current.pixels, !record.hasSameWriting(as: current)
    else { return nil }
    return text
  }

  /// Whether a record says the same but for the renderer.
  private func holdsSame(_ bytes: [UInt8]?, as current: GoldenRecord) -> Bool {
    guard let bytes, let record = try? GoldenRecord(bytes) else { return false }
    return record.hasSameLayout(as: current) && record.pixels == current.pixels
      && record.file == current.file
  }

  /// There is no golden yet.
  private func record(
    _ snapshot: JudgedSnapshot, tolerance: Tolerance, scale: Double
  ) throws -> ResultStore.Pending {
    var pending = try pending(snapshot)
    if !mode.writesChanged,
      let former = formerGoldens?.golden(
        showing: snapshot.digest, snapshot.drawn, for: snapshot.golden, of: snapshot.result)
    {
      pending.result.status = .moved
      pending.result.former = former
      return pending
    }
    if !mode.writesChanged,
      let renamed = try changeOfRenamed(snapshot, tolerance: tolerance, scale: scale)
    {
      return renamed
    }
    if mode.writesMissing {
      return try replace(
        snapshot.golden, by: pending, as: .recorded, isFailure: failsOnRecording)
    }
    pending.result.status = .missing
    return pending
  }

  /// The change of a case that has another name now, too; `nil` where there is none. One that the tolerance lets pass is the
  /// new name alone.
  private func changeOfRenamed(
    _ snapshot: JudgedSnapshot, tolerance: Tolerance, scale: Double
  ) throws -> ResultStore.Pending? {
    guard
      let renamed = formerGoldens?.renamedCase(
        snapshot.drawn, for: snapshot.golden, of: snapshot.result),
      let expected = codec.decode(renamed.picture)
    else { return nil }
    let comparison = PixelComparison(expected: expected, actual: snapshot.drawn.image)
    var snapshot = snapshot
    snapshot.result.former = renamed.former
    if comparison.passes(tolerance, expected: expected, actual: snapshot.drawn.image) {
      var pending = try pending(snapshot)
      pending.result.status = .moved
      return pending
    }
    snapshot.result.pixels = PixelVerdict(comparison)
    explain(comparison, of: &snapshot, from: renamed.record, showing: expected, scale: scale)
    return try change(snapshot, from: expected, file: renamed.picture)
  }

  /// The pixels differ from those of `expected`, which the golden's `file` holds.
  private func change(
    _ snapshot: JudgedSnapshot, from expected: Pixmap, file: [UInt8]
  ) throws -> ResultStore.Pending {
    try update(snapshot) { pending in
      pending.result.status = .changed
      let difference = DifferencePicture.draw(expected: expected, actual: snapshot.drawn.image)
      pending.pictures[.expected] = file
      pending.pictures[.diff] = try codec.encode(difference)
    }
  }

  /// The golden is no picture, so nothing can be compared.
  private func replaceBroken(
    _ snapshot: JudgedSnapshot, _ file: [UInt8]
  ) throws -> ResultStore.Pending {
    let fault = GoldenFileFault(of: file, path: snapshot.result.golden)
    let isKept = fault.isUnfetched && !replacesUnfetched
    return try update(snapshot, if: !isKept) { pending in
      pending.result.status = .wrong
      pending.result.isUnfetched = fault.isUnfetched
      pending.result.faults = [
        CaseResult.Fault(
          message: "the golden \(fault.message)", text: "the golden \(fault.message)",
          hint: fault.hint)
      ]
    }
  }

  /// The golden is replaced where this mode does; else `describe` says what keeps it from being the same.
  private func update(
    _ snapshot: JudgedSnapshot, if isReplaceable: Bool = true,
    else describe: (inout ResultStore.Pending) throws -> Void
  ) throws -> ResultStore.Pending {
    var pending = try pending(snapshot)
    if mode.writesChanged, isReplaceable {
      return try replace(snapshot.golden, by: pending, as: .updated, isFailure: false)
    }
    try describe(&pending)
    return pending
  }

  /// The files that a golden would get, as they wait where they are not written: a failure.
  private func pending(_ snapshot: JudgedSnapshot) throws -> ResultStore.Pending {
    let file = try codec.encode(snapshot.drawn.image)
    var pending = ResultStore.Pending(
      result: snapshot.result, pictures: [.actual: file],
      record: Array(snapshot.record(file: file).text.utf8))
    pending.result.isFailure = true
    if !mode.writesChanged, let project {
      pending.result.files = snapshot.drawn.origin?.files(from: project) ?? []
    }
    return pending
  }

  /// Writes what waits to the golden, of which nothing waits then.
  private func replace(
    _ golden: GoldenFile, by pending: ResultStore.Pending, as status: CaseResult.Status,
    isFailure: Bool
  ) throws -> ResultStore.Pending {
    if let file = pending.pictures[.actual], let record = pending.record {
      // A run that is killed between the two leaves a record that says it belongs to another picture.
      try FileSystem.write(file, to: golden.picture, with: writer)
      try FileSystem.write(record, to: golden.record, with: writer)
    }
    var result = pending.result
    result.status = status
    result.isFailure = isFailure
    return ResultStore.Pending(result: result)
  }

  // MARK: Verdicts

  /// The file of the record beside a golden; a missing one, or one of Git's making, is a warning.
  private func readRecordFile(beside snapshot: inout JudgedSnapshot) -> [UInt8]? {
    do {
      guard let bytes = try FileSystem.contentsIfPresent(of: snapshot.golden.record) else {
        snapshot.warn(ofRecord: "is missing")
        return nil
      }
      guard GitLeftover.isPointer(bytes) || GitLeftover.conflict(in: bytes) != nil else {
        return bytes
      }
      let path = project.map { FilePath.shown(snapshot.golden.record, from: $0) }
      let fault = GoldenFileFault(of: bytes, path: path ?? snapshot.golden.record)
      snapshot.result.warnings.append("\(fault.message): \(fault.hint)")
    } catch {
      snapshot.warn(ofRecord: "cannot be used (\(error))")
    }
    return nil
  }

  /// The record in the file beside a golden; a broken one is a warning.
  private func readRecord(_ bytes: [UInt8], of snapshot: inout JudgedSnapshot) -> GoldenRecord? {
    do {
      return try GoldenRecord(bytes)
    } catch {
      snapshot.warn(ofRecord: "cannot be used (\(error))")
      return nil
    }
  }

  /// Says what happened to the elements since `record` was made, where it is that of the `picture`.
  private func explain(
    _ comparison: PixelComparison, of snapshot: inout JudgedSnapshot, from record: GoldenRecord,
    showing picture: Pixmap, scale: Double
  ) {
    guard record.pixels == Digest(of: picture).description else {
      snapshot.result.warnings.append(
        "the record beside the golden describes another picture: the verdict names pixels only")
      return
    }
    let found = LayoutComparison(
      expected: record, actual: snapshot.drawn, comparison: comparison, scale: scale)
    snapshot.result.elements = found.verdicts
    snapshot.result.causes = found.causes
    snapshot.result.renderer = snapshot.drawn.renderer.differences(
      from: record.renderer, besides: found.ownFonts)
  }
}

/// A snapshot before its judge: what was drawn, where its golden stands, and what is known so far.
private struct JudgedSnapshot {
  let drawn: DrawnSnapshot
  /// The digest of the pixels that were drawn.
  let digest: Digest
  let golden: GoldenFile
  var result: CaseResult

  /// Says why the record beside the golden is of no use.
  mutating func warn(ofRecord reason: String) {
    result.warnings.append(
      "\(golden.fileName).json beside the golden \(reason): the verdict names pixels only")
  }

  /// The record of what was drawn, beside a picture of the bytes `file`.
  func record(file: [UInt8]) -> GoldenRecord { drawn.record(digest: digest, file: file) }
}

extension LayoutComparison {
  /// What happened to the elements, their pixels included.
  init(
    expected: GoldenRecord, actual: DrawnSnapshot, comparison: PixelComparison, scale: Double
  ) {
    var current = expected
    current.renderer = actual.renderer
    current.canvas = actual.canvas
    current.boxes = actual.boxes
    current.sources = expected.sources == nil ? nil : actual.origin?.sources()
    self.init(
      expected: expected, actual: current, canvasLine: actual.canvasLine,
      canvasFile: actual.canvasFile)
    if case .different(let difference) = comparison {
      addPixelVerdicts(difference, scale: scale)
    }
  }
}
