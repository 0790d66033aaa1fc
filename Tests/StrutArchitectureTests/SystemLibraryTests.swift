import Foundation
import StrutTestSupport
import Testing

/// SwiftPM takes from pkg-config where headers and libraries lie. Of any other flag it complains in every program that
/// depends on the package.
struct SystemLibraryTests {
  private static func names() throws -> [String] {
    let manifest = try String(
      contentsOf: packageRoot.appendingPathComponent("Package.swift"), encoding: .utf8)
    return manifest.matches(of: /pkgConfig: "([^"]+)"/).flatMap { $0.1.split(separator: " ") }
      .map(String.init)
  }

  @Test func flagsSayOnlyWhereHeadersAndLibrariesLie() throws {
    let names = try Self.names()
    #expect(!names.isEmpty)
    for name in names {
      let flags = try flags(of: name)
      let others = flags.filter { flag in !["-I", "-L", "-l"].contains { flag.hasPrefix($0) } }
      #expect(others == [], "\(name)")
    }
  }

  /// The flags that pkg-config gives for a library, those of the libraries that it needs in private included.
  private func flags(of name: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags", "--libs", name]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "pkg-config knows no \(name)")
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
