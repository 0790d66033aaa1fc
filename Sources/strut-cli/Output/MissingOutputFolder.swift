import ArgumentParser
import StrutCommandLine

/// A folder that pictures should go into, and that is not there: nothing is made that nobody asked for.
enum MissingOutputFolder {
  /// Says so, and what to do.
  ///
  /// - Returns: The status that the command ends with.
  static func reported(_ folder: String, for path: String) -> ExitCode {
    Console.report(error: "cannot write '\(path)': there is no folder '\(folder)'; create it")
    return ExitCode(ExitStatus.environment.rawValue)
  }
}
