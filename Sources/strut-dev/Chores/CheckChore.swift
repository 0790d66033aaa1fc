import Foundation

/// `strut-dev check`: whether a change may be merged, as far as a machine can tell.
enum CheckChore: Chore {
  static let name = "check"
  static let summary = "checks formatting, build and tests"
  static let synopsis = ""

  /// One command that has to succeed, run in the current folder.
  private struct Step {
    let purpose: String
    let command: [String]
  }

  private static let steps = [
    Step(
      purpose: "formatting",
      command: [
        "swift", "format", "lint", "--strict", "--recursive", "Sources", "Tests", "Package.swift",
      ]),
    Step(
      purpose: "build",
      command: ["swift", "build", "--build-tests", "-Xswiftc", "-warnings-as-errors"]),
    Step(purpose: "tests", command: ["swift", "test"]),
  ]

  static func run(_ arguments: ArgumentList) throws {
    var arguments = arguments
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
