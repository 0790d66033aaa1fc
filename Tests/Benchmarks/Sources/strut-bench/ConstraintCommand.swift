/// `strut-bench constraints`: runs the workloads of the solver and of whole constraint trees, a line each.
enum ConstraintCommand {
  /// What runs without arguments.
  private static let all: [(name: String, size: Int)] =
    ["hug", "pinned", "chain", "grid", "dense", "pivots", "tree"]
    .flatMap { name in [100, 1_000, 5_000, 20_000].map { (name, $0) } }

  /// How often a workload is built anew; figures are medians.
  private static let rounds = 5

  static func run(_ arguments: [String]) {
    var workloads: [(name: String, size: Int)] = []
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let size = rest.popFirst().flatMap({ Int($0) }), size > 0 else {
        BenchConsole.fail("a size follows the workload '\(name)'")
      }
      workloads.append((name, size))
    }
    do {
      for (name, size) in workloads.isEmpty ? all : workloads {
        guard let line = try figures(of: name, size) else {
          BenchConsole.fail("no workload is named '\(name)'")
        }
        print("strut,\(name),\(size),\(line),rss_kb,\(peakResidentKiB())")
      }
    } catch {
      BenchConsole.fail("the constraints of a workload conflict: \(error)")
    }
  }

  private static func figures(of name: String, _ size: Int) throws -> String? {
    if let workload = ConstraintBench.Workload(rawValue: name) {
      var bench = ConstraintBench(workload, count: size)
      var times: [Double] = []
      for _ in 0..<rounds {
        bench = ConstraintBench(workload, count: size)
        times.append(try bench.add())
      }
      return "\(bench.nodeCount),add_ms,\(decimal(median(times) / 1e6, 3)),"
        + (try bench.measureEdits(count: 60))
    }
    if let shape = ConstraintShapeBench.Shape(rawValue: name) {
      var bench = ConstraintShapeBench(shape, count: size)
      var times: [Double] = []
      for _ in 0..<rounds {
        bench = ConstraintShapeBench(shape, count: size)
        times.append(try bench.add())
      }
      return "\(bench.nodeCount),add_ms,\(decimal(median(times) / 1e6, 3)),"
        + (try bench.measureEdits(count: 40))
    }
    guard name == "tree" else { return nil }
    var bench = ConstraintTreeBench(count: size)
    var times = [bench.layOut()]
    for _ in 1..<rounds {
      bench = ConstraintTreeBench(count: size)
      times.append(bench.layOut())
    }
    return "\(size + 1),layout_ms,\(decimal(median(times) / 1e6, 3)),"
      + bench.measureEdits(count: 20)
  }
}
