import Foundation
import StrutTestSupport
import Testing

/// What stands in files beside the code fits it: the pages that are made from it, and the faults that are planted in it.
struct GeneratedFilesTests {
  /// Runs the built `strut-dev` in a folder; its output and messages, and its exit status.
  private func runDev(_ arguments: [String], in folder: String) throws -> (
    text: String, status: Int32
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("strut-dev")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  @Test func committedFilesAreTheGeneratedOnes() throws {
    let outcome = try runDev(["reference", "--check"], in: packageRoot.path)
    #expect(outcome.status == 0, "\(outcome.text)")
  }

  @Test func faultsFindTheirPlacesInTheSources() throws {
    let outcome = try runDev(["mutate", "--check"], in: packageRoot.path)
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(outcome.text.hasSuffix(" faults find their places\n"), "\(outcome.text)")
  }

  private let page = "Sources/Strut/Strut.docc/Deviations.md"

  /// A project of one module with one source, and the folder that the pages are written to.
  private func project(_ source: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "Sources/Box/Lid.swift")
    try folder.write("", to: page)
    return folder
  }

  @Test func deviationsAreCollectedByOrigin() throws {
    let folder = try project(
      """
      /// A lid.
      ///
      /// Deviation: Yoga has no lids. Here there are
      /// some.
      ///
      /// They close.
      struct Lid {
        let a = "Deviation: CSS"  // Deviation: none of a whole line.
        // Deviation: CSS's lids are open. These are not.
        let b = 1
        /// Deviation: UIKit forgets lids. Not here.
        /// - Returns: nothing.
        func close() {}
      }
      """)
    #expect(try runDev(["reference"], in: folder.path).status == 0)
    let text = String(decoding: try #require(folder.bytes(page)), as: UTF8.self)
    let lists = text.components(separatedBy: "\n## ").dropFirst().joined(separator: "\n")
    #expect(
      lists == """
        From CSS

        - CSS's lids are open. These are not. (`Lid.swift`)

        From Yoga

        - Yoga has no lids. Here there are some. (`Lid.swift`)

        From Apple

        - UIKit forgets lids. Not here. (`Lid.swift`)

        """)
    try folder.write("changed", to: page)
    let check = try runDev(["reference", "--check"], in: folder.path)
    #expect(check.status == 1)
    #expect(check.text.contains("Deviations.md is out of date"))
  }

  @Test func sourcesThatAreMadeNoMoreAreRemoved() throws {
    let folder = try project("// Deviation: CSS's lids are open.\n")
    #expect(try runDev(["reference"], in: folder.path).status == 0)
    #expect(try runDev(["reference", "--check"], in: folder.path).status == 0)
    let made = try #require(folder.bytes("Sources/Strut/Style/Color+Names.swift"))
    let old = "Sources/Strut/Style/Style+OldKeywords.swift"
    try folder.write(String(decoding: made, as: UTF8.self), to: old)
    let own = "Sources/Strut/Style/Length.swift"
    try folder.write("struct Length {}", to: own)
    let check = try runDev(["reference", "--check"], in: folder.path)
    #expect(check.status == 1)
    #expect(check.text.contains("\(old) is made no more"))
    #expect(try runDev(["reference"], in: folder.path).status == 0)
    #expect(folder.bytes(old) == nil)
    #expect(folder.bytes(own) != nil)
  }

  @Test(arguments: ["let a = 1", "// Deviation: nobody knows"])
  func wrongDeviationsAreErrors(_ source: String) throws {
    let folder = try project(source)
    let outcome = try runDev(["reference"], in: folder.path)
    #expect(outcome.status == 1, "\(outcome.text)")
    #expect(outcome.text.contains("'Deviation:'"))
  }
}
