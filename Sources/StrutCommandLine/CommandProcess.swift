import ArgumentParser
import Glibc
import Strut
import StrutCore

/// The whole of a process: parses the command line, runs the command, ends with its status.
package enum CommandProcess {
  /// Runs `root`, or the one of its subcommands that the command line names.
  package static func main(_ root: any ParsableCommand.Type) -> Never {
    // Answered before anything is set up: scripts ask for it at every start.
    if CommandLine.arguments.dropFirst().elementsEqual(["--version"]) {
      exit(reported { () throws(FileError) in try Console.print(ProgramVersion.text) }.rawValue)
    }
    ProcessEnd.prepare()
    exit(run(root).rawValue)
  }

  private static func run(_ root: any ParsableCommand.Type) -> ExitStatus {
    if let message = UsageMessage(forHelpOf: root) {
      Console.report(error: message.text, hint: message.hint)
      return .wrongUsage
    }
    do {
      var command = try root.parseAsRoot()
      try command.run()
      return .success
    } catch let code as ExitCode {
      return ExitStatus(rawValue: code.rawValue) ?? .internalFault
    } catch let error as FileError {
      Console.report(error: error)
      return .environment
    } catch let error as MissingFontError {
      Console.report(error: error)
      return .environment
    } catch {
      return end(root, after: error)
    }
  }

  /// Help and versions are answers and go to standard output; everything else is wrong usage.
  private static func end(_ root: any ParsableCommand.Type, after error: any Error) -> ExitStatus {
    guard root.exitCode(for: error) == .success else {
      let message = UsageMessage(for: error, of: root)
      Console.report(error: message.text, hint: message.hint)
      return .wrongUsage
    }
    return reported { () throws(FileError) in try Console.print(root.fullMessage(for: error) + "\n")
    }
  }

  /// Prints an answer, or says why that failed.
  private static func reported(_ answer: () throws(FileError) -> Void) -> ExitStatus {
    do throws(FileError) {
      try answer()
      return .success
    } catch {
      Console.report(error: error)
      return .environment
    }
  }
}
