import Foundation

/// The built tests of a copy with faults, as a program.
struct TestProgram {
  /// How a run of tests ended.
  enum Outcome: Equatable {
    /// Every test passed.
    case passed
    /// A test failed; with its name where it is known.
    case failed(String)
    /// The run was stopped at the limit of time.
    case hung
  }

  /// Suites that no run has: the first reads sources, not what they do; the second clears the environment, and the fault
  /// with it.
  static let leftOut = ["StrutArchitectureTests", "DeterminismTests"]
  /// Suites that take long, which drive a server or a browser.
  static let slow = ["StrutPreviewTests", "RasterFixtureTests"]

  /// The folder of the copy.
  let folder: URL
  /// The seconds after which a run of all suites counts as hanging.
  private var limit = 1800.0
  /// The same for runs of the suites that are named.
  private var limits: [[String]: Double] = [:]

  /// - Parameter folder: The folder of the copy.
  init(folder: URL) {
    self.folder = folder
  }

  /// The names of all tests: `Module.Suite/test()`.
  func list() throws -> [String] {
    let answer = try command(["--list-tests"], limit: limit, fault: nil).captured()
    guard answer.status == 0 else { throw ChoreError("the tests cannot be listed") }
    return answer.output.split(separator: "\n").map(String.init)
  }

  /// Runs tests without any fault, which have to pass, and learns from that when a run of them hangs; suites that are
  /// known are not run again.
  ///
  /// - Parameter suites: What `--filter` takes; all where there are none.
  /// - Returns: The seconds that the run took; `nil` for suites that were known.
  /// - Throws: ``ChoreError`` where they do not pass.
  @discardableResult
  mutating func learn(_ suites: [String]) throws -> Double? {
    guard limits[suites] == nil else { return nil }
    let start = Date()
    let outcome = try run(fault: nil, suites: suites)
    let seconds = Date().timeIntervalSince(start)
    guard outcome == .passed else { throw ChoreError("without a fault: \(outcome)") }
    // Other work on the machine must not count as hanging.
    limits[suites] = 120 + 5 * seconds
    if suites.isEmpty { limit = 120 + 5 * seconds }
    return seconds
  }

  /// Runs tests with one fault switched on, or none, until one fails.
  ///
  /// - Parameters:
  ///   - suites: What `--filter` takes; all where there are none.
  ///   - skipped: What `--skip` takes, beside ``leftOut``.
  func run(fault: Fault?, suites: [String] = [], skipping skipped: [String] = []) throws -> Outcome
  {
    let choice =
      suites.flatMap { ["--filter", $0] } + (Self.leftOut + skipped).flatMap { ["--skip", $0] }
    let limit = limits[suites] ?? limit
    let answer = try command(choice, limit: limit, fault: fault).captured(withMessages: true) {
      Self.firstFailure(in: $0) != nil
    }
    if let failure = Self.firstFailure(in: answer.output) { return .failed(failure) }
    switch answer.status {
    case 0: return .passed
    case 124, 137: return .hung
    default: return .failed("status \(answer.status)")
    }
  }

  /// `timeout` stops the run with all that it has started.
  private func command(_ arguments: [String], limit: Double, fault: Fault?) -> Command {
    let program = folder.appendingPathComponent(".build/debug/StrutPackageTests.xctest").path
    return Command(
      words: [
        "timeout", "--kill-after=5", "\(limit)", program, "--testing-library", "swift-testing",
      ]
        + arguments, folder: folder, variables: [MutationTree.variable: fault?.name ?? ""])
  }

  /// The first test that a run reports to have failed.
  private static func firstFailure(in output: String) -> String? {
    output.split(separator: "\n").lazy.compactMap { line -> String? in
      guard let start = line.range(of: "✘ Test ")?.upperBound else { return nil }
      let name = line[start...]
      let ends = [" recorded an issue", " failed after", " with "].compactMap {
        name.range(of: $0)?.lowerBound
      }
      return ends.min().map { String(name[..<$0]) }
    }.first
  }
}
