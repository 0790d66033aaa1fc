import ArgumentParser
import StrutGolden

extension ConfigurationError {
  /// Reports the error, and returns the status that the command ends with.
  package func reported() -> ExitCode {
    Console.report(description)
    return ExitCode((isOfEnvironment ? ExitStatus.environment : .wrongUsage).rawValue)
  }
}
