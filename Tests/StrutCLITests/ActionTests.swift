import Foundation
import StrutTestSupport
import Testing

/// `action.yml` does what it says: its steps are run as a runner would, but for those of other actions.
struct ActionTests {
  private static let document = #"<layout width="40" height="20"><item width="10"/></layout>"#

  private func steps() throws -> [WorkflowStep] {
    let file = packageRoot.appendingPathComponent("action.yml")
    return WorkflowStep.steps(of: try String(contentsOf: file, encoding: .utf8))
  }

  private func step(_ name: String) throws -> WorkflowStep {
    try #require(try steps().first { $0.text.contains("- id: \(name)\n") }, "\(name)")
  }

  /// Runs a step's lines, and returns how it ended with what it handed on.
  private func run(
    _ step: WorkflowStep, in workspace: Workspace, _ variables: [String: String]
  ) throws -> (outcome: Workspace.Outcome, outputs: String) {
    try workspace.write("", to: "outputs")
    try workspace.write("set -eo pipefail\n" + step.script, to: "step.sh")
    let environment = variables.merging(["GITHUB_OUTPUT": "outputs", "CI": "true"]) { $1 }
    let outcome = try workspace.run("bash step.sh", environment: environment)
    return (outcome, String(decoding: try workspace.read("outputs"), as: UTF8.self))
  }

  /// Every script is one that the shell can read.
  @Test func scriptsAreWellFormed() throws {
    let scripts = try steps().map(\.script).filter { !$0.isEmpty }
    #expect(scripts.count >= 5)
    let workspace = try Workspace()
    for script in scripts {
      try workspace.write(script, to: "step.sh")
      #expect(try workspace.run("bash -n step.sh").status == 0, "\(script)")
    }
  }

  @Test func releaseNamesTheFileThatIsPacked() throws {
    let (outcome, outputs) = try run(
      step("release"), in: Workspace(),
      ["VERSION": "v1.2.3", "REPOSITORY": "someone/strut"])
    #expect(outcome.status == 0)
    #expect(outputs.contains("tag=v1.2.3\n"))
    #expect(outputs.contains("repository=someone/strut\n"))
    #expect(outputs.contains(/file=strut_1\.2\.3_\w+\.deb\n/))
  }

  /// The status of the command is handed on, and its reports lie where the next steps take them from.
  @Test(arguments: [(false, "status=0\n"), (true, "status=1\n")])
  func verifiesAndReports(_ isChanged: Bool, _ status: String) throws {
    let workspace = try Workspace()
    try workspace.write(Self.document, to: "screens/a.xml")
    #expect(try workspace.run("strut record screens", environment: [:]).status == 0)
    if isChanged {
      let changed = Self.document.replacingOccurrences(
        of: "item width", with: "item background='red' width")
      try workspace.write(changed, to: "screens/a.xml")
    }
    let (outcome, outputs) = try run(
      step("run"), in: workspace,
      ["COMMAND": "verify", "PATHS": "screens", "ARGUMENTS": "", "SHARD": "1/1"])
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outputs == status)
    let reports = try workspace.names(in: ".strut")
    for name in ["report.html", "report.json", "summary.md"] { #expect(reports.contains(name)) }
    #expect(outcome.text.contains("::error") == isChanged)
  }

  /// A run that cannot start takes the place of what an earlier one said, in the comment and in the job's summary.
  @Test func aRunThatCannotStartIsTold() throws {
    let workspace = try Workspace()
    try workspace.write("## ✅ Snapshots\n", to: ".strut/summary.md")
    let (outcome, outputs) = try run(
      step("run"), in: workspace,
      [
        "COMMAND": "verify", "PATHS": "nowhere", "ARGUMENTS": "", "SHARD": "",
        "GITHUB_STEP_SUMMARY": "summary",
      ])
    #expect(outcome.status == 0 && outputs == "status=4\n", "\(outcome.messages)")
    #expect(outcome.text.contains("::error title=strut verify::strut: error: cannot read"))
    for file in [".strut/summary.md", "summary"] {
      let said = String(decoding: try workspace.read(file), as: UTF8.self)
      #expect(said.contains("not compared") && said.contains("nowhere") && !said.contains("✅"))
    }
  }

  /// Paths are words, or lines where some have spaces; patterns stand for the files that fit them.
  @Test(arguments: ["my screens\nmore\n", "my?screens more", "m*"])
  func pathsMayHaveSpaces(_ paths: String) throws {
    let workspace = try Workspace()
    try workspace.write(Self.document, to: "my screens/a.xml")
    try workspace.write(Self.document, to: "more/b.xml")
    #expect(try workspace.run("strut record .", environment: [:]).status == 0)
    let (outcome, outputs) = try run(
      step("run"), in: workspace,
      ["COMMAND": "verify", "PATHS": paths, "ARGUMENTS": "", "SHARD": ""])
    #expect(outputs == "status=0\n", "\(outcome.messages)")
    let summary = String(decoding: try workspace.read(".strut/summary.md"), as: UTF8.self)
    #expect(summary.contains("2 snapshots: 2 same"))
  }

  /// What a system library is built with stands in the one list of packages, so that a fresh machine gets it.
  @Test func packagesAreListed() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
    }
    let listed = try text("Scripts/packages").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: " ").first }
    let named = try text("Package.swift").matches(of: /\.apt\(\[([^\]]*)\]\)/)
      .flatMap { $0.1.matches(of: /"([^"]+)"/).map(\.1) }
    #expect(!named.isEmpty)
    for name in named { #expect(listed.contains(name), "\(name)") }
  }
}
