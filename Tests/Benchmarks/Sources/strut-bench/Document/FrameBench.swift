import Strut

/// What a document costs a program that lays it out again and again, in microseconds of CPU time.
struct FrameFigures {
  /// A layout where nothing has changed.
  var unchanged = 0.0
  /// A layout after one text has changed, and what it says of every box.
  var changed = 0.0
  /// Reading the frames of all boxes after such a layout.
  var frames = 0.0
  /// The sum of the widths, so that reading is not left out.
  var checksum = 0.0
}

/// Changes one text after another in a document of rows of ten, and reads all frames.
struct FrameBench {
  /// The number of boxes, without the rows.
  let count: Int
  /// The CPU time to spend on each figure, in nanoseconds.
  let time: Double

  func run() throws -> FrameFigures {
    let document = try Document(markup: markup)
    let boxes = (0..<count).compactMap { document["b\($0)"] }
    var figures = FrameFigures()
    _ = try document.layout()
    figures.unchanged = try repeated { try cost { _ = try document.layout() } }
    var step = 0
    var reads: [Double] = []
    figures.changed = try repeated {
      boxes[step * 7919 % count].text = "item \(step % 100)"
      step += 1
      let cost = try cost { _ = try document.layout() }
      reads.append(self.cost { figures.checksum = boxes.reduce(0) { $0 + $1.frame.size.width } })
      return cost
    }
    figures.frames = median(reads)
    return figures
  }

  /// The microseconds of a piece of work.
  private func cost(_ work: () throws -> Void) rethrows -> Double {
    let start = cpuTime()
    try work()
    return (cpuTime() - start) / 1000
  }

  /// The median of a figure that is taken again and again.
  private func repeated(_ figure: () throws -> Double) rethrows -> Double {
    var figures: [Double] = []
    let begin = cpuTime()
    while figures.count < 5 || cpuTime() - begin < time { figures.append(try figure()) }
    return median(figures)
  }

  private var markup: String {
    var text = "<layout width=\"800\"><container>"
    for index in 0..<count {
      if index % 10 == 0 { text += "<container flex-direction=\"row\" gap=\"4\">" }
      text += "<item id=\"b\(index)\">item \(index % 100)</item>"
      if index % 10 == 9 || index == count - 1 { text += "</container>" }
    }
    return text + "</container></layout>"
  }
}
