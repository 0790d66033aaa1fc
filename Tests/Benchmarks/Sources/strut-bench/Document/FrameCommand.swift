import Strut

/// `strut-bench frames`: what layouts and frames of a document in a program cost.
enum FrameCommand {
  static func run(_ arguments: [String]) {
    let options = BenchOptions(arguments)
    let sizes = options.rest.map { size in
      guard let count = Int(size), count > 0 else {
        BenchConsole.fail("'\(size)' is no number of boxes")
      }
      return count
    }
    do {
      if !options.isCSV { print(header) }
      for count in sizes.isEmpty ? [1_000, 10_000] : sizes {
        let figures = try FrameBench(count: count, time: options.time).run()
        print(options.isCSV ? csv(count, figures) : row(count, figures))
      }
    } catch {
      BenchConsole.fail("\(error)")
    }
  }

  private static func csv(_ count: Int, _ figures: FrameFigures) -> String {
    "strut,frames,\(count),unchanged_us,\(decimal(figures.unchanged, 2))"
      + ",changed_us,\(decimal(figures.changed)),frames_us,\(decimal(figures.frames))"
      + ",checksum,\(decimal(figures.checksum, 2))"
  }

  private static let header =
    BenchTable.columns("boxes", "unchanged", "changed", "frames")
    + "\n" + BenchTable.columns("", "µs", "µs", "µs")

  private static func row(_ count: Int, _ figures: FrameFigures) -> String {
    BenchTable.columns(
      "\(count)", decimal(figures.unchanged, 2), decimal(figures.changed),
      decimal(figures.frames))
  }
}
