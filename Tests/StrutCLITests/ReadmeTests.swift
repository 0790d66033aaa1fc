import Foundation
import StrutTestSupport
import Testing

/// The README says what the tool does: its commands run, its documents are the samples, its pictures are theirs.
struct ReadmeTests {
  private static let pictures = Fixture.discover("Samples/pictures", extension: "png")

  /// The fenced blocks of a language below a heading (everywhere without one), in order.
  private static func blocks(of language: String, below heading: String? = nil) throws -> [String] {
    let readme = try String(
      contentsOf: packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
    let text = heading.map { readme.components(separatedBy: "\n## \($0)\n").last ?? "" } ?? readme
    let section = heading == nil ? text : text.components(separatedBy: "\n## ")[0]
    return section.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// A folder like the one that the README's commands are given in.
  private func packageFolder() throws -> Workspace {
    let workspace = try Workspace()
    try FileManager.default.copyItem(
      at: packageRoot.appendingPathComponent("Samples"),
      to: workspace.folder.appendingPathComponent("Samples"))
    try FileManager.default.createDirectory(
      at: workspace.folder.appendingPathComponent("out"), withIntermediateDirectories: true)
    return workspace
  }

  @Test func everyCommandRuns() throws {
    let commands = try Self.blocks(of: "sh").flatMap { $0.split(separator: "\n") }
      .filter { $0.hasPrefix("strut ") }
    try #require(!commands.isEmpty)
    let workspace = try packageFolder()
    // The folder of the Chinese font is there only where the demo has run.
    try workspace.write("", to: "fonts/none.txt")
    for command in commands {
      let script = String(command).replacing("/usr/share/fonts/truetype/droid", with: "fonts")
      let outcome = try workspace.run(script)
      #expect(outcome.status == 0, "\(command)\n\(outcome.messages)")
    }
  }

  @Test func theFirstDocumentIsTheSample() throws {
    let sample = try String(
      contentsOf: packageRoot.appendingPathComponent("Samples/buttons.xml"), encoding: .utf8)
    let withoutComment = sample.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(try Self.blocks(of: "xml").first == withoutComment)
  }

  @Test func constraintsAreExplainedAsPrinted() throws {
    let heading = "Place boxes by constraints"
    let document = try #require(try Self.blocks(of: "xml", below: heading).first)
    let transcripts = try Self.blocks(of: "text", below: heading)
    try #require(transcripts.count == 2)
    let workspace = try packageFolder()
    try workspace.write(document + "\n", to: "cell.xml")
    let checked = try workspace.run("strut check cell.xml")
    #expect("$ strut check cell.xml\n" + checked.messages == transcripts[0] + "\n")
    let command = try #require(try Self.blocks(of: "sh", below: heading).first)
    #expect(try workspace.run(command).text == transcripts[1] + "\n")
  }

  @Test func theWrongDocumentIsAnsweredAsPrinted() throws {
    let heading = "When a document is wrong"
    let document = try #require(try Self.blocks(of: "xml", below: heading).first)
    let transcript = try #require(try Self.blocks(of: "text", below: heading).first)
    let workspace = try Workspace()
    try workspace.write(document + "\n", to: "card.xml")
    let outcome = try workspace.run("strut check card.xml")
    #expect("$ strut check card.xml\n" + outcome.messages == transcript + "\n")
    #expect(outcome.status == 1)
  }

  /// Pictures are the samples of their names at scale 2.
  @Test(arguments: pictures)
  func showsWhatTheSampleDraws(_ picture: Fixture) throws {
    let workspace = try packageFolder()
    let outcome = try workspace.run(
      "strut render Samples/\(picture.name).xml --scale 2 -o \(picture.name).png")
    try #require(outcome.status == 0, "\(outcome.messages)")
    #expect(try workspace.read("\(picture.name).png") == Data(contentsOf: picture.url))
  }

  @Test func everyPictureOfTheReadmeIsThere() throws {
    let readme = try String(
      contentsOf: packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
    let names = readme.matches(of: /Samples\/pictures\/([a-z-]+)\.png/).map { String($0.1) }
    #expect(Set(names) == Set(Fixture.all("Samples/pictures", extension: "png").map(\.name)))
    #expect(!names.isEmpty)
  }
}
