import ArgumentParser
import Glibc
import Strut
import StrutCommandLine
import StrutCore
import StrutFormats

/// A program that is built beside this one: what it links would make every other command start slowly.
struct SiblingProgram {
  /// Its name, which is its product's too.
  let name: String

  /// Goes on as the program, with these arguments and everything else as it is.
  ///
  /// - Throws: The status of an unfit environment where the program cannot be started.
  func replaceThisProcess(arguments: [String]) throws -> Never {
    let folder = FilePath.real("/proc/self/exe").map(FilePath.folder) ?? "."
    let path = FilePath.join(folder, name)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, &words)
    let reason = String(cString: strerror(errno))
    Console.report(
      error: "cannot start '\(path)': \(reason)",
      hint: "'swift build -c release --product \(name)' builds it beside 'strut'")
    throw ExitCode(ExitStatus.environment.rawValue)
  }
}
