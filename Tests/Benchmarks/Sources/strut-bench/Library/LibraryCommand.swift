import Strut

/// `strut-bench library`: what trees that a program builds cost, in microseconds of CPU time, by the number of boxes.
enum LibraryCommand {
  static func run(_ arguments: [String]) {
    let options = BenchOptions(arguments)
    let sizes = options.rest.compactMap { Int($0) }.filter { $0 > 0 }
    print(BenchTable.columns("boxes", "value", "Box()", "same", "leaf", "text", "document"))
    for count in sizes.isEmpty ? [1_000, 10_000] : sizes {
      let figures = LibraryBench(count: count, time: options.time).run()
      print(
        BenchTable.columns(
          "\(count)", figures[0], figures[1], figures[2], figures[3], figures[4], figures[5]))
    }
  }
}

/// A tree of boxes nested by tens: made as a value, made live, brought up to date, changed.
private struct LibraryBench {
  let count: Int
  /// The CPU time to spend on each figure, in nanoseconds.
  let time: Double

  func run() -> [String] {
    var made = value(leaf: "0")
    let value = repeated { made = self.value(leaf: "0") }
    var boxes: [Box] = []
    let live = repeated { boxes = [Box(made)] }
    let box = boxes[0]
    box.frame.size.width = 800
    box.layoutIfNeeded()
    let same = made
    let unchanged = repeated { box.update(same) }
    let others = (0..<2).map { self.value(leaf: "\($0)") }
    var step = 0
    let leaf = repeated {
      step += 1
      box.update(others[step & 1])
      box.layoutIfNeeded()
    }
    let target = box["t"]
    var width = 0.0
    let text = repeated {
      step += 1
      target?.text = "item \(step % 100)"
      box.layoutIfNeeded()
      width += target?.frame.size.width ?? 0
    }
    if width < 0 { print("") }
    return [value, live, unchanged, leaf, text, documentChange()].map { decimal($0) }
  }

  /// One changed text of a document whose boxes all have names, with all of its layout and one frame.
  private func documentChange() -> Double {
    var text = "<layout width=\"800\">"
    var names = 0
    func write(_ count: Int) {
      names += 1
      text += "<container id=\"b\(names)\" \(count <= 10 ? "flex-direction=\"row\"" : "")>"
      for _ in 0..<10 {
        if count > 10 {
          write(count / 10)
        } else {
          names += 1
          text += "<item id=\"b\(names)\" flex-grow=\"1\">item \(names)</item>"
        }
      }
      text += "</container>"
    }
    write(count)
    text += "</layout>"
    guard let document = try? Document(markup: text), let box = document["b\(names)"] else {
      return -1
    }
    _ = try? document.layout()
    var step = 0
    var width = 0.0
    let cost = repeated {
      step += 1
      box.text = "item \(step % 100)"
      width += (try? document.layout())?["b\(names)"]?.frame.size.width ?? 0
    }
    return width > 0 ? cost : -1
  }

  private func value(leaf: String) -> Element {
    func level(_ count: Int) -> Element {
      if count <= 10 {
        return Row(gap: 4) {
          for index in 0..<max(1, count - 1) { Text("item \(index)").flexGrow(1) }
        }
      }
      return Column {
        for _ in 0..<10 { level(count / 10) }
      }
    }
    return Column {
      level(count)
      Row { Text(leaf).id("t") }
    }
  }

  private func repeated(_ work: () -> Void) -> Double {
    var figures: [Double] = []
    let begin = cpuTime()
    while figures.count < 9 || cpuTime() - begin < time {
      let start = cpuTime()
      work()
      figures.append((cpuTime() - start) / 1000)
    }
    return median(figures)
  }
}
