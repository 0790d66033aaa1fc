import Strut

/// Compares what was drawn with its golden, and writes what the mode of the run lets it write.
package struct GoldenJudge: Sendable {
  /// Which goldens are written.
  package var mode: UpdateMode
  /// Whether a golden that is written for the first time makes the run fail.
  package var failsOnRecording: Bool
  /// How pixels become files.
  package var codec: PictureCodec
  /// Writes the goldens.
  package var writer: FileWriter

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
    let digest = Digest(of: drawn.image)
    guard let file = try FileSystem.contentsIfPresent(of: golden.picture) else {
      return try record(drawn, digest, golden, result)
    }
    var result = result
    let record = readRecord(of: golden, &result)
    if let record, record.pixels == digest.description,
      record.file == Digest(of: file).description
    {
      return try pass(drawn, digest, record, file, golden, .same, result)
    }
    guard let expected = codec.decode(file) else {
      return try replaceBroken(drawn, digest, golden, result)
    }
    let comparison = PixelComparison(expected: expected, actual: drawn.image)
    if case .same = comparison {
      return try pass(drawn, digest, record, file, golden, .same, result)
    }
    let isTolerated = comparison.passes(tolerance, expected: expected, actual: drawn.image)
    result.pixels = PixelVerdict(comparison)
    if isTolerated, mode != .all {
      return try pass(drawn, digest, record, file, golden, .tolerated, result)
    }
    explain(comparison, drawn, record, ofPicture: expected, scale: scale, &result)
    return try change(drawn, digest, expected, file, golden, result)
  }

  // MARK: Endings

  private func pass(
    _ drawn: DrawnSnapshot, _ digest: Digest, _ record: GoldenRecord?, _ file: [UInt8],
    _ golden: GoldenFile, _ status: CaseResult.Status, _ result: CaseResult
  ) throws -> ResultStore.Pending {
    var result = result
    result.status = status
    result.isFailure = false
    if status == .same, mode.writesChanged {
      let current = drawn.record(digest: digest, file: file)
      let isCurrent =
        record.map {
          $0.hasSameLayout(as: current) && $0.pixels == current.pixels && $0.file == current.file
        } ?? false
      if !isCurrent {
        try FileSystem.write(Array(current.text.utf8), to: golden.record, with: writer)
        result.warnings = []
      }
    }
    return ResultStore.Pending(result: result)
  }

  /// There is no golden yet.
  private func record(
    _ drawn: DrawnSnapshot, _ digest: Digest, _ golden: GoldenFile, _ result: CaseResult
  ) throws -> ResultStore.Pending {
    var pending = try pending(drawn, digest, result)
    if mode.writesMissing {
      return try replace(golden, by: pending, .recorded, isFailure: failsOnRecording)
    }
    pending.result.status = .missing
    return pending
  }

  /// The pixels differ.
  private func change(
    _ drawn: DrawnSnapshot, _ digest: Digest, _ expected: Pixmap, _ expectedFile: [UInt8],
    _ golden: GoldenFile, _ result: CaseResult
  ) throws -> ResultStore.Pending {
    try update(drawn, digest, golden, result) { pending in
      pending.result.status = .changed
      let difference = DifferencePicture.draw(expected: expected, actual: drawn.image)
      pending.pictures[.expected] = expectedFile
      pending.pictures[.diff] = try codec.encode(difference)
    }
  }

  /// The golden is no picture, so nothing can be compared.
  private func replaceBroken(
    _ drawn: DrawnSnapshot, _ digest: Digest, _ golden: GoldenFile, _ result: CaseResult
  ) throws -> ResultStore.Pending {
    try update(drawn, digest, golden, result) { pending in
      pending.result.status = .wrong
      let message = "the golden \(result.golden) is not a PNG file that can be read"
      pending.result.faults = [CaseResult.Fault(message: message, text: message)]
    }
  }

  /// The golden is replaced where this mode does; else `describe` says what keeps it from being the same.
  private func update(
    _ drawn: DrawnSnapshot, _ digest: Digest, _ golden: GoldenFile, _ result: CaseResult,
    else describe: (inout ResultStore.Pending) throws -> Void
  ) throws -> ResultStore.Pending {
    var pending = try pending(drawn, digest, result)
    if mode.writesChanged {
      return try replace(golden, by: pending, .updated, isFailure: false)
    }
    try describe(&pending)
    return pending
  }

  /// The files that a golden would get, as they wait where they are not written: a failure.
  private func pending(
    _ drawn: DrawnSnapshot, _ digest: Digest, _ result: CaseResult
  ) throws -> ResultStore.Pending {
    let file = try codec.encode(drawn.image)
    let record = Array(drawn.record(digest: digest, file: file).text.utf8)
    var pending = ResultStore.Pending(result: result, pictures: [.actual: file], record: record)
    pending.result.isFailure = true
    return pending
  }

  /// Writes what waits to the golden, of which nothing waits then.
  private func replace(
    _ golden: GoldenFile, by pending: ResultStore.Pending, _ status: CaseResult.Status,
    isFailure: Bool
  ) throws -> ResultStore.Pending {
    if let file = pending.pictures[.actual], let record = pending.record {
      try write(file, record, to: golden)
    }
    var result = pending.result
    result.status = status
    result.isFailure = isFailure
    return ResultStore.Pending(result: result)
  }

  private func write(
    _ file: [UInt8], _ record: [UInt8], to golden: GoldenFile
  ) throws(FileError) {
    // A run that is killed between the two leaves a record that says it belongs to another picture.
    try FileSystem.write(file, to: golden.picture, with: writer)
    try FileSystem.write(record, to: golden.record, with: writer)
  }

  // MARK: Verdicts

  /// The record beside a golden; a missing or broken one is a warning.
  private func readRecord(of golden: GoldenFile, _ result: inout CaseResult) -> GoldenRecord? {
    let name = "\(golden.fileName).json beside the golden"
    do {
      guard let bytes = try FileSystem.contentsIfPresent(of: golden.record) else {
        result.warnings.append("\(name) is missing: the verdict names pixels only")
        return nil
      }
      return try GoldenRecord(bytes)
    } catch {
      result.warnings.append("\(name) cannot be used (\(error)): the verdict names pixels only")
      return nil
    }
  }

  private func explain(
    _ comparison: PixelComparison, _ drawn: DrawnSnapshot, _ record: GoldenRecord?,
    ofPicture expected: Pixmap, scale: Double, _ result: inout CaseResult
  ) {
    guard let record else { return }
    guard record.pixels == Digest(of: expected).description else {
      result.warnings.append(
        "the record beside the golden describes another picture: the verdict names pixels only")
      return
    }
    result.renderer = drawn.renderer.differences(from: record.renderer)
    result.elements = LayoutComparison.verdicts(
      expected: record, actual: drawn, comparison: comparison, scale: scale)
  }
}

extension LayoutComparison {
  /// What happened to the elements, their pixels included.
  static func verdicts(
    expected: GoldenRecord, actual: DrawnSnapshot, comparison: PixelComparison, scale: Double
  ) -> [ElementVerdict] {
    var current = expected
    current.canvas = actual.canvas
    current.boxes = actual.boxes
    var layout = LayoutComparison(
      expected: expected, actual: current, canvasLine: actual.canvasLine)
    if case .different(let difference) = comparison {
      layout.addPixelVerdicts(difference, scale: scale)
    }
    return layout.verdicts
  }
}
