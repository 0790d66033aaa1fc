import Foundation

/// A transcript of a shell: files, then commands, each with what it prints and how it ends.
///
/// - Lines before the first file or command say what the session shows.
/// - `== NAME` begins the content of a file.
/// - `$ COMMAND` is run by the shell; what follows is its standard output and standard error together,
///   and `[STATUS]` where that is not 0.
struct Session {
  /// One command with what is expected of it.
  struct Step: Equatable {
    var command: String
    var output: [String] = []
  }

  /// The files that exist before the first command, in order of the transcript.
  private(set) var files: [(name: String, content: String)] = []
  /// The commands in order.
  private(set) var steps: [Step] = []

  init(_ text: String) {
    var isInFile = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("== ") {
        files.append((String(line.dropFirst(3)), ""))
        isInFile = true
      } else if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2))))
        isInFile = false
      } else if isInFile {
        files[files.count - 1].content += line + "\n"
      } else if !steps.isEmpty, !line.isEmpty {
        steps[steps.count - 1].output.append(line)
      }
    }
  }

  /// The steps with what really happens in a folder of their own; empty lines of output are left out.
  func played() throws -> [Step] {
    let workspace = try Workspace()
    for file in files { try workspace.write(file.content, to: file.name) }
    return try steps.map { step in
      let outcome = try workspace.run("{ \(step.command)\n} 2>&1")
      var output = outcome.text.split(separator: "\n").map(String.init)
      if outcome.status != 0 { output.append("[\(outcome.status)]") }
      return Step(command: step.command, output: output)
    }
  }
}
