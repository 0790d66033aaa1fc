import StrutCore
@_spi(Benchmarks) import StrutLayout

/// The figures of one workload.
struct LayoutFigures {
  var nodes = 0
  /// Nanoseconds for each box.
  var build = 0.0
  var layout = 0.0
  /// Microseconds for each change of one leaf: layout alone, and rounding what moved to the grid.
  var incremental = 0.0
  var snapping = 0.0
  /// Microseconds for each full layout at another width; `nil` on an automatic canvas.
  var resize: Double?
  /// Calls of the measurer in one layout, and texts.
  var measures = 0
  var texts = 0
  /// What the laid-out tree holds, for each box.
  var bytes = 0.0
  var checksum = 0.0
  /// Nanoseconds for each box of the flat walk over the same tree; `nil` where it cannot lay it out.
  var flat: Double?
}

/// Runs one workload.
struct LayoutBench {
  let workload: Workload
  /// The least CPU time to spend on each figure, in nanoseconds.
  let time: Double

  func run() -> LayoutFigures {
    var figures = LayoutFigures()
    figures.nodes = workload.nodes.count
    figures.texts = workload.nodes.count { $0.characters > 0 }
    measureFullLayouts(&figures)
    measureChanges(&figures)
    if let width = workload.canvasWidth { figures.resize = measureResizing(from: width) }
    figures.flat = FlatLimit(workload)?.run(time: time)
    return figures
  }

  private func build() -> LayoutTree {
    var tree = LayoutTree()
    tree.reserveCapacity(workload.nodes.count)
    var prototype = -1
    var style = LayoutStyle()
    for node in workload.nodes {
      if node.prototype != prototype {
        prototype = node.prototype
        style = workload.prototypes[prototype]
      }
      style.width = node.width
      style.height = node.height
      tree.append(
        style, content: node.characters > 0 ? .measured : .none,
        to: node.parent < 0 ? nil : BoxID(Int(node.parent)))
    }
    return tree
  }

  private func layOut(
    _ tree: inout LayoutTree, _ measurer: LetterMeasurer, width: Double?
  ) -> FrameTree {
    let canvas = tree.layOut(
      root: BoxID(0), width: width, height: workload.canvasHeight, measuring: measurer)
    return FrameTree(snapping: tree, root: BoxID(0), canvas: canvas, scale: 1)
  }

  /// Builds and lays out fresh trees.
  private func measureFullLayouts(_ figures: inout LayoutFigures) {
    var builds: [Double] = []
    var layouts: [Double] = []
    let count = Double(workload.nodes.count)
    let begin = cpuTime()
    while builds.count < 5 || cpuTime() - begin < time {
      let measurer = LetterMeasurer(workload)
      let start = cpuTime()
      var tree = build()
      let built = cpuTime()
      let frames = layOut(&tree, measurer, width: workload.canvasWidth)
      layouts.append((cpuTime() - built) / count)
      builds.append((built - start) / count)
      figures.measures = measurer.calls
      figures.checksum = checksum(frames)
      figures.bytes = Double(tree.memoryFootprint) / count
      withExtendedLifetime((tree, frames)) {}
    }
    figures.build = median(builds)
    figures.layout = median(layouts)
  }

  /// Changes one leaf after another and lays out again.
  private func measureChanges(_ figures: inout LayoutFigures) {
    let measurer = LetterMeasurer(workload)
    var tree = build()
    var snapper = FrameSnapper()
    var canvas = layOutChanges(of: &tree, measurer)
    snapper.update(tree, root: BoxID(0), canvas: canvas, scale: 1)
    let leaves = workload.leaves
    var random = RandomNumbers(seed: 777)
    var steps: [Double] = []
    var roundings: [Double] = []
    let begin = cpuTime()
    while steps.count < 50 || cpuTime() - begin < time {
      let leaf = BoxID(leaves[random.next() % leaves.count])
      let extent = 10 + steps.count % 50
      let start = cpuTime()
      if workload.nodes[leaf.index].characters > 0 {
        measurer.characters[leaf.index] = extent
        tree.markDirty(leaf)
      } else {
        var style = tree.style(of: leaf)
        style.width = .points(Double(extent))
        tree.setStyle(style, of: leaf)
      }
      canvas = layOutChanges(of: &tree, measurer)
      let placed = cpuTime()
      snapper.update(tree, root: BoxID(0), canvas: canvas, scale: 1)
      steps.append((placed - start) / 1000)
      roundings.append((cpuTime() - placed) / 1000)
    }
    figures.incremental = median(steps)
    figures.snapping = median(roundings)
  }

  /// Lays out what changed; returns the size of the canvas.
  private func layOutChanges(of tree: inout LayoutTree, _ measurer: LetterMeasurer) -> Size {
    tree.layOut(
      root: BoxID(0), width: workload.canvasWidth, height: workload.canvasHeight,
      measuring: measurer)
  }

  /// Lays out at two widths in turn.
  private func measureResizing(from width: Double) -> Double {
    let measurer = LetterMeasurer(workload)
    var tree = build()
    _ = layOut(&tree, measurer, width: width)
    var steps: [Double] = []
    let begin = cpuTime()
    while steps.count < 6 || cpuTime() - begin < time {
      let start = cpuTime()
      _ = layOut(&tree, measurer, width: steps.count % 2 == 0 ? width - 15 : width)
      steps.append((cpuTime() - start) / 1000)
    }
    return median(steps)
  }

  /// The workloads' checksum over rounded frames.
  private func checksum(_ tree: FrameTree) -> Double {
    tree.frames.reduce(0) {
      $0 + $1.minX + 2 * $1.minY + 3 * $1.size.width + 5 * $1.size.height
    }
  }
}
