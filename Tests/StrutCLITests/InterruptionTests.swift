import Foundation
import StrutCore
import Testing

/// However a run ends, it leaves no unfinished file.
struct InterruptionTests {
  @Test(arguments: [("TERM", 143), ("INT", 130), ("HUP", 129), ("QUIT", 131)])
  func aSignalEndsTheRunByThatSignalAndLeavesNoUnfinishedFile(
    _ signal: String, _ status: Int32
  ) throws {
    let workspace = try Workspace()
    let names = try Self.writeManyDocuments(in: workspace)
    // A shell without job control starts what is in the background with SIGINT ignored; env takes that back.
    let outcome = try workspace.run(
      """
      mkdir out
      env --default-signal=INT,QUIT strut render \(names) -o out & pid=$!
      n=0; while [ -z "$(ls out)" ] && [ $n -lt 3000 ]; do sleep 0.01; n=$((n+1)); done
      kill -\(signal) $pid; wait $pid
      """)
    #expect(outcome.status == status)
    #expect(!outcome.messages.contains("strut: "))
    let made = try workspace.names(in: "out")
    #expect(made.allSatisfy { $0.hasSuffix(".png") }, "\(made)")
    #expect(made.count < 400)
  }

  @Test func anIgnoredSignalStaysIgnored() throws {
    let workspace = try Workspace()
    try workspace.write("<layout width=\"4\" height=\"4\"/>", to: "a.xml")
    let outcome = try workspace.run(
      "trap '' HUP; (sleep 0.3; cat a.xml) | strut layout - & sleep 0.1; kill -HUP $!; wait $!")
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("-  4 × 4"))
  }

  @Test func aClosedPipeEndsTheRunQuietly() throws {
    let workspace = try Workspace()
    let names = try Self.writeManyDocuments(in: workspace)
    let outcome = try workspace.run("strut layout \(names) --format json | head -1")
    #expect(outcome.status == 0)
    #expect(outcome.messages == "")
    #expect(outcome.text.split(separator: "\n").count == 1)
  }

  @Test func aFileThatMayNotGrowIsNamedAndNotLeftBehind() throws {
    let workspace = try Workspace()
    try workspace.write(
      "<layout width=\"90\" height=\"90\"><item>Some text</item></layout>", to: "a.xml")
    let outcome = try workspace.run("ulimit -f 1; strut render a.xml -o a.pdf")
    #expect(outcome.status == 4)
    #expect(outcome.messages == "strut: error: cannot write 'a.pdf': File too large\n")
    #expect(try workspace.names() == ["a.xml"])
  }

  @Test func anOutputNeverGetsTheNumberOfAClosedDescriptor() throws {
    let workspace = try Workspace()
    try workspace.write("<layot/>", to: "bad.xml")
    try workspace.write("<layout width=\"4\" height=\"4\"/>", to: "a.xml")
    let outcome = try workspace.run("strut render bad.xml a.xml -j 1 -o . 2>&-")
    #expect(outcome.status == 1)
    #expect(try workspace.read("a.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  /// Writes 400 documents and returns their names as words of a shell.
  private static func writeManyDocuments(in workspace: Workspace) throws -> String {
    let names = (0..<400).map { "d\($0).xml" }
    for name in names {
      try workspace.write(
        "<layout width=\"300\" height=\"300\" background=\"#369\"><item>\(name)</item></layout>",
        to: name)
    }
    return names.joined(separator: " ")
  }
}
