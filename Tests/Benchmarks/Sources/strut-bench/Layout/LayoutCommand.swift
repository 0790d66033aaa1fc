/// `strut-bench layout`: runs workloads and prints lines or a table.
enum LayoutCommand {
  /// What runs without arguments.
  private static let all: [(name: String, size: Int)] = [
    ("nested", 10_000), ("nested", 100_000), ("nested+minzero", 10_000),
    ("wide+minzero+fit", 10_000), ("wide+minzero+fit", 100_000), ("wide2", 10_000),
    ("deep-auto", 10_000), ("deep-auto", 100_000), ("deep-random", 10_000),
    ("deep-random+fit+minzero", 10_000), ("cards", 1_000), ("chain-col", 18),
    ("chain-col", 10_000), ("chain-row", 10_000), ("chain-alt", 18), ("chain-alt", 10_000),
    ("chain-alt-text", 10_000), ("superdeep3", 70), ("superdeep3", 10_000),
  ]

  static func run(_ arguments: [String]) {
    let options = BenchOptions(arguments)
    var workloads: [(name: String, size: Int)] = []
    var rest = options.rest[...]
    while let name = rest.popFirst() {
      guard let size = rest.popFirst().flatMap({ Int($0) }), size > 0 else {
        BenchConsole.fail("a size follows the workload '\(name)'")
      }
      workloads.append((name, size))
    }
    report(workloads.isEmpty ? all : workloads, isCSV: options.isCSV, time: options.time)
  }

  private static func report(
    _ workloads: [(name: String, size: Int)], isCSV: Bool, time: Double
  ) {
    if !isCSV { print(LayoutTable.header) }
    for (name, size) in workloads {
      guard let workload = Workload(name: name, size: size) else {
        BenchConsole.fail("no workload is named '\(name)'")
      }
      let figures = LayoutBench(workload: workload, time: time).run()
      print(isCSV ? csv(name, size, figures) : LayoutTable.row(name, size, figures))
    }
  }

  private static func csv(_ name: String, _ size: Int, _ figures: LayoutFigures) -> String {
    var line = "strut,\(name),\(size),\(figures.nodes)"
    line += ",build_ns,\(decimal(figures.build)),layout_ns,\(decimal(figures.layout))"
    line += ",inc_us,\(decimal(figures.incremental, 2)),snap_us,\(decimal(figures.snapping, 2))"
    if let resize = figures.resize { line += ",resize_us,\(decimal(resize))" }
    line += ",measures,\(figures.measures),rss_kb,\(peakResidentKiB())"
    line += ",checksum,\(decimal(figures.checksum, 2))"
    if let flat = figures.flat { line += ",flat_ns,\(decimal(flat))" }
    return line
  }
}

/// The table for people.
enum LayoutTable {
  static let header =
    BenchTable.columns(
      "workload", "boxes", "build", "layout", "flat", "ratio", "change", "round", "resize", "calls",
      "bytes")
    + "\n"
    + BenchTable.columns(
      "", "", "ns/box", "ns/box", "ns/box", "", "µs", "µs", "µs", "/text", "/box")

  static func row(_ name: String, _ size: Int, _ figures: LayoutFigures) -> String {
    BenchTable.columns(
      "\(name) \(size)", "\(figures.nodes)", decimal(figures.build), decimal(figures.layout),
      figures.flat.map { decimal($0) } ?? "",
      figures.flat.map { decimal(figures.layout / $0) } ?? "",
      decimal(figures.incremental, 2), decimal(figures.snapping, 2),
      figures.resize.map { decimal($0) } ?? "",
      figures.texts == 0 ? "" : decimal(Double(figures.measures) / Double(figures.texts), 2),
      decimal(figures.bytes, 0))
  }
}
