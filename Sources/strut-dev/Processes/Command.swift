import Foundation

/// A program with its arguments, as a chore runs it.
struct Command {
  /// The program and its arguments; the program is looked for on the path.
  var words: [String]
  /// The folder that it runs in; the current one where there is none.
  var folder: URL?
  /// Variables that replace those of the environment.
  var variables: [String: String] = [:]

  /// Runs the command with the console as its output and returns its exit status, or 128 plus a signal's number.
  func run() throws -> Int32 { try finish(started()) }

  /// Runs the command and returns its exit status, and what it printed.
  ///
  /// The output goes through a file: what the command leaves running does not keep a file from its end.
  ///
  /// - Parameters:
  ///   - withMessages: Whether standard error is among it; else it goes to the console.
  ///   - isEnough: Whether what was printed so far tells all that is wanted: then the command is terminated. It is asked
  ///     twice a second.
  func captured(
    withMessages: Bool = false, until isEnough: ((String) -> Bool)? = nil
  ) throws -> (status: Int32, output: String) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-dev-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let output = { try String(decoding: Data(contentsOf: file), as: UTF8.self) }
    let process = try started(output: handle, messages: withMessages ? handle : nil)
    if let isEnough {
      defer { if process.isRunning { process.terminate() } }
      while process.isRunning, try !isEnough(output()) { Thread.sleep(forTimeInterval: 0.5) }
    }
    let status = finish(process)
    return (status, try output())
  }

  private func started(output: FileHandle? = nil, messages: FileHandle? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    if let folder { process.currentDirectoryURL = folder }
    if let output { process.standardOutput = output }
    if let messages { process.standardError = messages }
    try process.run()
    return process
  }

  private func finish(_ process: Process) -> Int32 {
    process.waitUntilExit()
    let signalled = process.terminationReason == .uncaughtSignal
    return signalled ? 128 + process.terminationStatus : process.terminationStatus
  }
}
