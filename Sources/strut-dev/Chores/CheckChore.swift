import Foundation

/// `strut-dev check`: whether a change may be merged, as far as a machine can tell. It is what `.ci/run` runs.
///
/// Every step runs even where an earlier one failed, so that one run names everything.
enum CheckChore: Chore {
  static let name = "check"
  static let summary =
    "checks what continuous integration does: format, build, tests, benchmarks, generated files"
  static let synopsis = "[--after-tests STATE]"

  /// One command that has to succeed, run in the current folder.
  private struct Step {
    let purpose: String
    let command: [String]
  }

  /// A folder of its own, since the flag that makes warnings errors would let other builds start over.
  private static let tests = Step(
    purpose: "format, build and tests", command: ["Scripts/test", "--scratch-path", ".build/check"])

  /// What `Scripts/test` leaves: every benchmark once, as small as it can be, and the generated files.
  ///
  /// - Parameter products: The folder of the built programs.
  private static func rest(products: String) -> [Step] {
    [
      ["layout", "nested", "100", "chain-alt-text", "10", "cards", "2", "--time", "0"],
      ["constraints", "hug", "10", "pinned", "10", "tree", "10"],
      ["document", "Samples/buttons.xml", "--time", "0"],
    ].map {
      // It is about whether they run: how fast says nothing beside tests.
      Step(
        purpose: "benchmark \($0[0])",
        command: ["env", "CONFIGURATION=debug", "Scripts/bench"] + $0)
    }
      + [Step(purpose: "generated files", command: ["\(products)/strut-dev", "reference"])]
  }

  static func run(_ arguments: ArgumentList) throws {
    var arguments = arguments
    let stateBeforeTests = try arguments.takeOption("--after-tests")
    try arguments.finish()
    let before = try stateBeforeTests ?? treeState()
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    let steps =
      stateBeforeTests == nil ? [tests] + rest(products: ".build/check/debug") : rest(products: own)
    var failed = try steps.filter { step in
      announce("\(step.purpose): \(step.command.joined(separator: " "))")
      return try command(step.command).run() != 0
    }.map(\.purpose)
    if try treeState() != before {
      announce("The run changed files of the project:")
      _ = try command(["git", "status", "--short"]).run()
      failed.append("unchanged tree")
    }
    guard failed.isEmpty else { throw ChoreError("failed: \(failed.joined(separator: ", "))") }
  }

  /// Prints a heading at once, before what the next command prints.
  private static func announce(_ text: String) {
    FileHandle.standardOutput.write(Data("== \(text)\n".utf8))
  }

  /// The files that are not as committed, and a digest of how they differ; `none` outside of a repository. `.ci/run`
  /// asks git the same.
  private static func treeState() throws -> String {
    let question = "git status --porcelain && git diff HEAD | git hash-object --stdin || echo none"
    let state = try command(["sh", "-c", question]).captured().output
      .trimmingCharacters(in: .newlines)
    if state == "none" { announce("git does not know this folder: nobody looks at what changes") }
    return state
  }

  /// A command with `CI` set as in continuous integration.
  private static func command(_ words: [String]) -> Command {
    let given = ProcessInfo.processInfo.environment["CI"]
    return Command(words: words, variables: ["CI": given ?? "true"])
  }
}
