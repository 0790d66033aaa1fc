let usage = "usage: strut-bench layout | constraints"

switch CommandLine.arguments.dropFirst().first {
case "constraints":
  for workload in ConstraintBench.Workload.allCases {
    for count in [100, 1_000, 5_000] {
      var bench = ConstraintBench(workload, count: count)
      print(try bench.run(edits: 60))
    }
  }
default:
  print(usage)
}
