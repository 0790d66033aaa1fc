import Foundation
import Testing

/// When expectations are written instead of compared (`STRUT_RECORD`).
public enum RecordMode: String, Sendable {
  /// Never: a run only compares.
  case never
  /// Where there is no expectation yet.
  case missing
  /// Where the expectation differs, or is missing.
  case failed
  /// Always.
  case all

  /// What the environment asks for; ``never`` without `STRUT_RECORD`.
  ///
  /// - Throws: ``UnknownRecordMode``, which fails the test that asks.
  public static var current: RecordMode {
    get throws { try RecordMode(ProcessInfo.processInfo.environment["STRUT_RECORD"]) }
  }

  /// The mode that `text` names; ``never`` for none.
  public init(_ text: String?) throws {
    guard let text, !text.isEmpty else {
      self = .never
      return
    }
    guard let mode = RecordMode(rawValue: text) else { throw UnknownRecordMode(text: text) }
    self = mode
  }

  /// Whether an expectation is written over.
  public func records(isMissing: Bool, isEqual: Bool) -> Bool {
    switch self {
    case .never: false
    case .missing: isMissing
    case .failed: !isEqual
    case .all: true
    }
  }
}

/// A value of `STRUT_RECORD` that there is not.
public struct UnknownRecordMode: Error, CustomStringConvertible {
  /// The value.
  public let text: String

  /// The fault in one sentence, with what there is.
  public var description: String {
    "STRUT_RECORD is '\(text)', and it takes missing, failed, all or never"
  }
}

/// Expects `actual` to be what the file at `url` holds.
///
/// With `STRUT_RECORD` the file is written where that mode says so. A run that writes anything is red, so that
/// recording is never taken for passing.
public func expectGolden(
  _ actual: String, at url: URL, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let expected = try? String(contentsOf: url, encoding: .utf8)
  let text = actual.hasSuffix("\n") || actual.isEmpty ? actual : actual + "\n"
  let isEqual = expected == text
  if try RecordMode.current.records(isMissing: expected == nil, isEqual: isEqual) {
    try Data(text.utf8).write(to: url, options: .atomic)
    Issue.record("recorded \(url.lastPathComponent)", sourceLocation: sourceLocation)
    return
  }
  guard let expected else {
    Issue.record(
      "\(url.lastPathComponent) is missing; STRUT_RECORD=missing writes it:\n\(text)",
      sourceLocation: sourceLocation)
    return
  }
  if !isEqual {
    Issue.record(
      "\(url.lastPathComponent) differs\n\(firstDifference(of: text, from: expected))",
      sourceLocation: sourceLocation)
  }
}

/// The first line in which two texts differ, and where.
private func firstDifference(of actual: String, from expected: String) -> String {
  let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(actualLines, expectedLines).enumerated().first { $1.0 != $1.1 }?.offset
  let index = line ?? min(actualLines.count, expectedLines.count)
  func text(_ lines: [Substring]) -> Substring { index < lines.count ? lines[index] : "(ends)" }
  return "line \(index + 1)\n  expected: \(text(expectedLines))\n  actual:   \(text(actualLines))"
}
