@_spi(Benchmarks) import Strut

/// `strut-bench document`: what each stage of drawing documents costs.
enum DocumentCommand {
  /// What runs without arguments, from the folder of the project.
  private static let samples = ["dashboard", "page", "chat"].map { "Samples/\($0).xml" }

  static func run(_ arguments: [String]) {
    let options = BenchOptions(arguments)
    let files = options.rest.isEmpty ? samples : options.rest
    do {
      if !options.isCSV { print(header) }
      for file in files {
        let bench = DocumentBench(stages: try DrawingStages(file: file), time: options.time)
        guard let figures = try bench.run() else {
          BenchConsole.fail("'\(file)' has errors; `strut check` names them")
        }
        print(options.isCSV ? csv(file, figures) : row(file, figures))
      }
    } catch {
      BenchConsole.fail("\(error)")
    }
  }

  private static func csv(_ file: String, _ figures: DocumentFigures) -> String {
    var line = "strut,document,\(file),\(figures.boxes)"
    for (key, value) in [
      ("parse", figures.parse), ("layout", figures.layout), ("list", figures.list),
      ("paint", figures.paint), ("encode", figures.encode), ("sum", figures.sum),
      ("svg", figures.svg), ("pdf", figures.pdf),
    ] {
      line += ",\(key)_us,\(decimal(value))"
    }
    return line + ",rss_kb,\(peakResidentKiB())"
  }

  private static let header =
    BenchTable.columns(
      "document", "boxes", "parse", "layout", "list", "paint", "encode", "PNG sum", "SVG", "PDF")
    + "\n" + BenchTable.columns("", "", "µs", "µs", "µs", "µs", "µs", "µs", "µs", "µs")

  private static func row(_ file: String, _ figures: DocumentFigures) -> String {
    BenchTable.columns(
      file, "\(figures.boxes)", decimal(figures.parse, 0), decimal(figures.layout, 0),
      decimal(figures.list, 0), decimal(figures.paint, 0), decimal(figures.encode, 0),
      decimal(figures.sum, 0), decimal(figures.svg, 0), decimal(figures.pdf, 0))
  }
}
