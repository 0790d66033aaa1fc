import Foundation

/// A temporary folder in which the built `strut` is run; deleted with the object.
final class Workspace {
  /// How a run ended.
  struct Outcome: Equatable {
    var output: Data
    var messages: String
    /// The exit status, or 128 plus the number of the signal that ended the run.
    var status: Int32

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The folder of the built products: the one that holds the program that runs the tests.
  static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Writes a file below the folder, with the folders around it.
  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The content of a file below the folder.
  func read(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// The names in the folder, hidden ones included, in order.
  func names(in subfolder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(subfolder).path
    ).sorted()
  }

  /// Runs `script` by the shell, with `strut` on the path and standard input empty.
  ///
  /// - Parameter environment: Replaces the environment, but for the path.
  func run(_ script: String, environment: [String: String]? = nil) throws -> Outcome {
    let capture = folder.appendingPathExtension("capture-\(UUID().uuidString)")
    let outputFile = capture.appendingPathExtension("out")
    let messagesFile = capture.appendingPathExtension("err")
    for file in [outputFile, messagesFile] { try Data().write(to: file) }
    defer {
      for file in [outputFile, messagesFile] { try? FileManager.default.removeItem(at: file) }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    var variables = environment ?? ProcessInfo.processInfo.environment
    variables["PATH"] = "\(Self.products.path):/usr/local/bin:/usr/bin:/bin"
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: messagesFile)
    try process.run()
    process.waitUntilExit()
    let signalled = process.terminationReason == .uncaughtSignal
    return Outcome(
      output: try Data(contentsOf: outputFile),
      messages: String(decoding: try Data(contentsOf: messagesFile), as: UTF8.self),
      status: signalled ? 128 + process.terminationStatus : process.terminationStatus)
  }
}
