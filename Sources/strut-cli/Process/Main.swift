import ArgumentParser
import Glibc
import Strut
import StrutCore

/// The start of the process: parses the command line, runs the command, ends with its status.
@main
enum Main {
  static func main() {
    ProcessEnd.prepare()
    exit(run().rawValue)
  }

  private static func run() -> ExitStatus {
    do {
      var command = try StrutCommand.parseAsRoot()
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
      return end(after: error)
    }
  }

  /// Help and versions are answers and go to standard output; everything else is wrong usage.
  private static func end(after error: any Error) -> ExitStatus {
    guard StrutCommand.exitCode(for: error) == .success else {
      Console.report(error: UsageMessage(for: error).text)
      return .wrongUsage
    }
    do {
      try Console.print(StrutCommand.fullMessage(for: error) + "\n")
      return .success
    } catch {
      Console.report(error: error)
      return .environment
    }
  }
}
