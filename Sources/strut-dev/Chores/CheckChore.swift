import Foundation

/// `strut-dev check`: whether a change may be merged, as far as a machine can tell.
///
/// Every step runs even where an earlier one failed, so that one run names everything.
enum CheckChore: Chore {
  static let name = "check"
  static let summary = "checks formatting, build, tests and generated files"
  static let synopsis = "[--without-browser]"

  /// One command that has to succeed, run in the current folder.
  private struct Step {
    let purpose: String
    let command: [String]
  }

  /// Warnings are errors here only: the flag would make other builds of the same folder start over.
  private static let scratch = ["--scratch-path", ".build/check"]

  private static let steps = [
    Step(
      purpose: "formatting",
      command: [
        "swift", "format", "lint", "--strict", "--recursive", "Sources", "Tests", "Package.swift",
      ]),
    Step(
      purpose: "build",
      command: ["swift", "build", "--build-tests", "-Xswiftc", "-warnings-as-errors"] + scratch),
    Step(
      purpose: "tests",
      command: ["swift", "test", "-Xswiftc", "-warnings-as-errors"] + scratch),
    Step(
      purpose: "generated pages",
      command: [".build/check/debug/strut-dev", "reference", "--check"]),
  ]

  private static let recordings = Step(
    purpose: "recordings", command: [".build/check/debug/strut-dev", "record", "--check"])

  static func run(_ arguments: ArgumentList) throws {
    var arguments = arguments
    let steps = arguments.takeFlag("--without-browser") ? steps : steps + [recordings]
    try arguments.finish()
    let failed = try steps.filter { step in
      print("== \(step.purpose): \(step.command.joined(separator: " "))")
      return try exitStatus(of: step.command) != 0
    }
    guard failed.isEmpty else {
      throw ChoreError("failed: \(failed.map(\.purpose).joined(separator: ", "))")
    }
  }

  private static func exitStatus(of command: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
