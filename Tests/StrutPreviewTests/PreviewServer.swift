import Foundation
import StrutTestSupport
import Testing

/// A `strut preview` or `strut review` that runs in a folder; it ends with the object.
final class PreviewServer {
  /// The address of the gallery, with a slash at its end.
  let address: String
  private let process = Process()

  /// The built command.
  static let command = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("strut")

  /// Starts the server and waits until it says where it is.
  init(
    in folder: TemporaryFolder, command: String = "preview", _ arguments: [String] = [],
    environment: [String: String]? = nil
  ) throws {
    process.executableURL = Self.command
    process.arguments = [command] + arguments
    process.environment = environment ?? ProcessInfo.processInfo.environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the server ended before it said where it is")
      line += String(decoding: data, as: UTF8.self)
    }
    address = try String(#require(line.firstMatch(of: /http:\S+/)).output)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}

extension TemporaryFolder {
  /// Runs the built `strut` in the folder, or in one below it, and returns its status and what it printed.
  @discardableResult
  func strut(
    _ arguments: String..., in folder: String = "."
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = PreviewServer.command
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: "\(path)/\(folder)")
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
