let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "layout": LayoutCommand.run(Array(arguments.dropFirst()))
case "constraints":
  // An unmeasured round first: the process has to warm up.
  var warmUp = ConstraintBench(.hug, count: 1_000)
  _ = try warmUp.run(edits: 10)
  for workload in ConstraintBench.Workload.allCases {
    for count in [100, 1_000, 5_000] {
      var bench = ConstraintBench(workload, count: count)
      print(try bench.run(edits: 60))
    }
  }
default: BenchConsole.printUsage()
}
