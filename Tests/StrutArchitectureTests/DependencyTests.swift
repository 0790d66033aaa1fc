import Foundation
import StrutTestSupport
import Testing

/// Who uses a library of the package resolves no package that only its programs are made with.
struct DependencyTests {
  @Test func aUserOfTheLibrariesResolvesNothingElse() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strut-user-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appendingPathComponent("Sources/User")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data("import Strut\n".utf8).write(to: sources.appendingPathComponent("User.swift"))
    try Data(Self.manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    let listing = try Self.dependencies(of: folder)
    #expect(listing.contains(packageRoot.lastPathComponent.lowercased()))
    for name in ["swift-argument-parser", "flyingfox"] {
      #expect(!listing.lowercased().contains(name), "\(listing)")
    }
  }

  private static var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "User", dependencies: [.package(name: "Strut", path: "\(packageRoot.path)", traits: [])],
      targets: [
        .target(
          name: "User",
          dependencies: [
            .product(name: "Strut", package: "Strut"),
            .product(name: "StrutLayout", package: "Strut"),
            .product(name: "StrutSnapshot", package: "Strut"),
          ])
      ])
    """
  }

  private static func dependencies(of package: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", package.path, "show-dependencies"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.standardError
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self).lowercased()
  }
}
