import StrutGolden
import Testing

/// Which goldens tests write.
public enum SnapshotRecording: String, Hashable, Sendable {
  /// None.
  case none
  /// Those that are missing; the test fails once.
  case missing
  /// Those that are missing and those that differ.
  case changed
  /// All that are not up to date, tolerated differences too.
  case all
}

/// What tests and suites say of the snapshots in them.
enum SnapshotSettings {
  /// Which goldens are written; `nil` for what the environment says.
  @TaskLocal static var record: UpdateMode?
}

/// What a test or a suite says of its snapshots; see ``Testing/Trait/snapshots(record:)``.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let record: SnapshotRecording

  /// Tests in suites with the trait have it, too.
  public var isRecursive: Bool { true }

  /// Runs a test with what the trait says.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotSettings.$record.withValue(UpdateMode(rawValue: record.rawValue)) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Says which goldens the snapshots of a test or a suite write. The environment variable `STRUT_RECORD` wins.
  ///
  /// ```swift
  /// @Test(.snapshots(record: .missing)) func receipt() throws {
  ///   try expectSnapshot(of: Receipt(order: .sample), widths: [320, 1280])
  /// }
  /// ```
  public static func snapshots(record: SnapshotRecording) -> SnapshotTrait {
    SnapshotTrait(record: record)
  }
}
