import Foundation

/// `strut-dev record`: asks Chromium for the frames of the flex fixtures.
///
/// Each document gets a file of the same name with the extension `frames` beside it. With `--check` nothing is
/// written, and a recording that is missing or differs is an error. The first line of a recording names
/// the browser and does not count: another version that lays out the same changes nothing.
enum RecordChore: Chore {
  static let name = "record"
  static let summary = "writes the frames that Chromium gives beside the documents of Fixtures/flex"
  static let synopsis = "[--check] [--only SUBSTRING] [PATH...]"

  static func run(_ arguments: ArgumentList) throws {
    var arguments = arguments
    let isCheck = arguments.takeFlag("--check")
    let filter = try arguments.takeOption("--only")
    let paths = try arguments.takePaths()
    let files = try files(below: paths.isEmpty ? ["Fixtures/flex"] : paths, filter: filter)

    let recorder = try FrameRecorder(fontFolder: URL(fileURLWithPath: "Fixtures/fonts"))
    let documents = try read(files)
    let answers = try recorder.answers(for: documents)
    var problems: [String] = []
    var written = 0
    for (index, file) in files.enumerated() {
      let outcome = outcome(
        of: answers[index], for: documents[index], at: file, browser: recorder.browserVersion)
      switch outcome {
      case .same: break
      case .refused(let reason): problems.append("\(file.relativePath): \(reason)")
      case .differs(let recording) where isCheck:
        problems.append(
          "\(file.relativePath): \(difference(between: recording, andFileOf: file))")
      case .differs(let recording):
        try recording.write(to: recordingFile(of: file), atomically: true, encoding: .utf8)
        written += 1
      }
    }
    print("\(files.count) documents, \(written) recordings written, \(recorder.browserVersion)")
    guard problems.isEmpty else { throw ChoreError(problems.joined(separator: "\n  ")) }
  }

  /// How an answer compares with what is recorded.
  private enum Outcome {
    case same
    case differs(recording: String)
    case refused(String)
  }

  private static func outcome(
    of answer: FrameRecorder.Answer, for document: FixtureDocument, at file: URL, browser: String
  ) -> Outcome {
    switch answer {
    case .unstable(let distance):
      return .refused("hangs on the browser's rounding (\(distance) points)")
    case .frames(let listing):
      guard listing.isWhole || document.isUnrounded else {
        return .refused("has frames that are no whole points; add point-scale-factor=\"0\"")
      }
      let recorded = try? String(contentsOf: recordingFile(of: file), encoding: .utf8)
      let body = recorded?.split(separator: "\n", maxSplits: 1).last.map(String.init)
      return body == listing.body
        ? .same : .differs(recording: "# recorded from \(browser)\n\(listing.body)")
    }
  }

  /// The first line that the browser answers now and that was not recorded.
  private static func difference(between recording: String, andFileOf document: URL) -> String {
    guard let recorded = try? String(contentsOf: recordingFile(of: document), encoding: .utf8)
    else { return "has no recording" }
    let lines = zip(recording.split(separator: "\n"), recorded.split(separator: "\n")).dropFirst()
    guard let (now, before) = lines.first(where: { $0 != $1 }) else {
      return "has another number of boxes"
    }
    return
      "the browser answers '\(now.drop { $0 == " " })', recorded is '\(before.drop { $0 == " " })'"
  }

  private static func recordingFile(of document: URL) -> URL {
    document.deletingPathExtension().appendingPathExtension("frames")
  }

  /// The documents in files; an error that holds the diagnostics of all where one is wrong.
  private static func read(_ files: [URL]) throws -> [FixtureDocument] {
    var faults: [String] = []
    let documents = try files.compactMap { file in
      do {
        return try FixtureReader.read(file)
      } catch let error as ChoreError {
        faults.append(error.message)
        return nil
      }
    }
    guard faults.isEmpty else { throw ChoreError(faults.joined(separator: "\n")) }
    return documents
  }

  /// The documents at or below paths whose path holds `filter`, sorted; an error where there are none.
  private static func files(below paths: [String], filter: String?) throws -> [URL] {
    let found = paths.flatMap { path in
      path.hasSuffix(".xml")
        ? [path]
        : (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
          .filter { $0.hasSuffix(".xml") }.map { path + "/" + $0 }
    }
    let wanted = found.filter { filter.map($0.contains) ?? true }.sorted()
    guard !wanted.isEmpty else { throw ChoreError("no documents to record") }
    return wanted.map { URL(fileURLWithPath: $0) }
  }
}
