import Foundation
import StrutCore
import Testing

/// The same documents give the same bytes, whatever surrounds the run.
struct DeterminismTests {
  private static let script = "strut render a.xml b.xml c.xml --scale 2 -o"

  /// Another way to draw the three documents into `second/`.
  struct Variation: Sendable, CustomTestStringConvertible {
    let name: String
    let command: String
    var environment: [String: String]?
    var testDescription: String { name }
  }

  static let variations = [
    Variation(name: "again", command: "strut render a.xml b.xml c.xml --scale 2"),
    Variation(name: "one worker", command: "strut render a.xml b.xml c.xml --scale 2 -j 1"),
    Variation(name: "many workers", command: "strut render a.xml b.xml c.xml --scale 2 -j 8"),
    Variation(name: "another order", command: "strut render c.xml a.xml b.xml --scale 2"),
    Variation(
      name: "other documents in between",
      command: "strut render other/x.xml c.xml other/y.xml b.xml a.xml --scale 2 -j 1"),
    Variation(
      name: "another folder",
      command: "cp a.xml b.xml c.xml other; cd other; strut render a.xml b.xml c.xml --scale 2"),
    Variation(
      name: "another umask", command: "umask 077; strut render a.xml b.xml c.xml --scale 2"),
    Variation(
      name: "no environment", command: "strut render a.xml b.xml c.xml --scale 2",
      environment: [:]),
    Variation(
      name: "another locale and time zone",
      command: "strut render a.xml b.xml c.xml --scale 2",
      environment: ["LC_ALL": "de_DE.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"]),
    Variation(
      name: "foreign font settings", command: "strut render a.xml b.xml c.xml --scale 2",
      environment: ["FONTCONFIG_FILE": "/nowhere", "HOME": "/nowhere", "TMPDIR": "/nowhere"]),
  ]

  @Test(arguments: variations, ["png", "svg", "pdf"])
  func bytesAreTheSame(_ variation: Variation, _ format: String) throws {
    let workspace = try Workspace()
    try Self.writeDocuments(in: workspace)
    let folder = workspace.folder.path
    let first = try workspace.run(
      "mkdir first second; \(Self.script) '\(folder)/first/{name}.\(format)'")
    #expect(first == Workspace.Outcome(output: Data(), messages: "", status: 0))
    let second = try workspace.run(
      "\(variation.command) -o '\(folder)/second/{name}.\(format)'",
      environment: variation.environment)
    #expect(second == Workspace.Outcome(output: Data(), messages: "", status: 0))
    for name in ["a", "b", "c"] {
      let picture = try workspace.read("first/\(name).\(format)")
      #expect(picture == (try workspace.read("second/\(name).\(format)")), "\(name)")
      #expect(!picture.isEmpty)
    }
  }

  private static func writeDocuments(in workspace: Workspace) throws {
    let names = ["a.xml", "b.xml", "c.xml", "other/x.xml", "other/y.xml"]
    for (index, name) in names.enumerated() {
      try workspace.write(
        """
        <layout width="\(120 + 10 * index)" background="#f4f4f6" font-size="\(12 + index)">
          <container padding="8" gap="4" background="#fff" border-radius="6" opacity="0.8">
            <item font-weight="bold">Receipt \(index) – zażółć</item>
            <item color="#246">Words that wrap at the end of a line, number \(index)</item>
            <item width="\(20 + index)" height="7" background="#c33" border-radius="3"/>
          </container>
        </layout>
        """, to: name)
    }
  }
}
