@_spi(Benchmarks) import Strut

/// What each stage from a document to its picture costs, in microseconds of CPU time.
struct DocumentFigures {
  var boxes = 0
  /// From bytes to boxes, the files that the document names included.
  var parse = 0.0
  /// Measuring and placing, texts included.
  var layout = 0.0
  /// From boxes to the display list.
  var list = 0.0
  /// From the display list to pixels.
  var paint = 0.0
  /// From pixels to a PNG file.
  var encode = 0.0
  /// From placed boxes to the other files.
  var svg = 0.0
  var pdf = 0.0

  /// From bytes to a PNG file.
  var sum: Double { parse + layout + list + paint + encode }
}

/// Takes one document through the stages again and again, in one process with warm caches of fonts.
struct DocumentBench {
  let stages: DrawingStages
  /// The CPU time to spend, in nanoseconds.
  let time: Double

  /// The medians, or `nil` where the document is wrong.
  func run() throws -> DocumentFigures? {
    var figures = DocumentFigures()
    var times: [[Double]] = Array(repeating: [], count: 7)
    let begin = cpuTime()
    while times[0].count < 5 || cpuTime() - begin < time {
      var start = cpuTime()
      // Ends the stage with this number, and begins the next.
      func end(_ stage: Int) {
        let now = cpuTime()
        times[stage].append((now - start) / 1000)
        start = cpuTime()
      }
      stages.read()
      end(0)
      guard stages.place() else { return nil }
      end(1)
      stages.buildList()
      end(2)
      try stages.paint()
      end(3)
      try stages.encode()
      end(4)
      try stages.draw(.svg)
      end(5)
      try stages.draw(.pdf)
      end(6)
      figures.boxes = stages.boxCount
    }
    (figures.parse, figures.layout, figures.list) = (
      median(times[0]), median(times[1]), median(times[2])
    )
    (figures.paint, figures.encode) = (median(times[3]), median(times[4]))
    (figures.svg, figures.pdf) = (median(times[5]), median(times[6]))
    return figures
  }
}
