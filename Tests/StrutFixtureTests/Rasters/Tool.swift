import Foundation
import StrutTestSupport

/// A program that reads one file and says or draws what is in it.
struct Tool {
  /// The name of the program on the path.
  let name: String
  /// The settings of fontconfig that the program sees; `nil` for those of the machine.
  var fontSettings: String?

  /// Why a tool gave no answer.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs the tool and gives what it prints.
  ///
  /// - Parameters:
  ///   - arguments: A lone `{}` among them stands for the path of the file.
  ///   - file: The bytes of the file.
  /// - Throws: ``Failure`` where the tool is missing, or ends with another status than 0.
  func output(_ arguments: [String], of file: Data) throws -> Data {
    let folder = try TemporaryFolder()
    let (input, output) = ("\(folder.path)/input", "\(folder.path)/output")
    let messages = "\(folder.path)/messages"
    try file.write(to: URL(fileURLWithPath: input))
    for path in [output, messages] { try Data().write(to: URL(fileURLWithPath: path)) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments.map { $0 == "{}" ? input : $0 }
    if let fontSettings {
      let settings = "\(folder.path)/fonts.conf"
      try Data(fontSettings.utf8).write(to: URL(fileURLWithPath: settings))
      process.environment = ProcessInfo.processInfo.environment
        .merging(["FONTCONFIG_FILE": settings]) { $1 }
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: messages)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: folder.bytes("messages") ?? Data(), as: UTF8.self)
      throw Failure(
        description: process.terminationStatus == 127
          ? "'\(name)' is not installed: Scripts/test installs it" : "\(name): \(text)")
    }
    return folder.bytes("output") ?? Data()
  }

  /// The same as text.
  func text(_ arguments: [String], of file: Data) throws -> String {
    String(decoding: try output(arguments, of: file), as: UTF8.self)
  }
}
