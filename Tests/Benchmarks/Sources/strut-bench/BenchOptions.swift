/// The options that the benchmarks share, and what else the command line says.
struct BenchOptions {
  private(set) var isCSV = false
  /// The CPU time to spend on each figure, in nanoseconds.
  private(set) var time = 200e6
  private(set) var rest: [String] = []

  /// Reads the arguments after the name of the benchmark; ends the process where they ask for help or are wrong.
  init(_ arguments: [String]) {
    var remaining = arguments[...]
    while let argument = remaining.popFirst() {
      switch argument {
      case "--csv": isCSV = true
      case "--time":
        guard let value = remaining.popFirst().flatMap({ Double($0) }), value >= 0 else {
          BenchConsole.fail("--time takes milliseconds")
        }
        time = value * 1e6
      case "--help", "-h": BenchConsole.printUsageAndExit()
      case _ where argument.hasPrefix("-"): BenchConsole.fail("no option is named '\(argument)'")
      default: rest.append(argument)
      }
    }
  }
}
