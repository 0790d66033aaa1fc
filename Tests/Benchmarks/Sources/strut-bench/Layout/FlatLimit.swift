import StrutLayout

/// The least work that one line of flexible boxes needs, as a measure for engines: no wrapping, no limits, no text,
/// no caches. One walk up for content sizes, one down for flexing and stretching, one for rounding,
/// over arrays in which the children of a box stand side by side.
struct FlatLimit {
  private enum Unit: UInt8 { case auto, points, percent }

  private struct Box {
    var grow: Float = 0
    var shrink: Float = 1
    var margin: Float = 0
    var width: Float = 0
    var height: Float = 0
    var first: UInt32 = 0
    var count: UInt32 = 0
    var widthUnit = Unit.auto
    var heightUnit = Unit.auto
    var contentWidth: Float = 0
    var contentHeight: Float = 0
    var x: Float = 0
    var y: Float = 0
    var usedWidth: Float = 0
    var usedHeight: Float = 0
  }

  private let template: [Box]
  private let canvasWidth: Double?
  private let canvasHeight: Double?

  /// `nil` for workloads with texts, columns or chains.
  init?(_ workload: Workload) {
    let base = workload.name.split(separator: "+")[0]
    guard ["nested", "wide", "wide2", "deep-auto", "deep-random"].contains(base) else {
      return nil
    }
    canvasWidth = workload.canvasWidth
    canvasHeight = workload.canvasHeight
    template = Self.breadthFirst(workload)
  }

  private static func breadthFirst(_ workload: Workload) -> [Box] {
    var children = [[Int]](repeating: [], count: workload.nodes.count)
    for (index, node) in workload.nodes.enumerated().dropFirst() {
      children[Int(node.parent)].append(index)
    }
    var order = [0]
    var boxes: [Box] = []
    while boxes.count < order.count {
      let index = order[boxes.count]
      let style = workload.prototypes[workload.nodes[index].prototype]
      var box = Box()
      box.grow = Float(style.flexGrow)
      if case .points(let margin) = style.margin.left { box.margin = Float(margin) }
      (box.widthUnit, box.width) = part(workload.nodes[index].width)
      (box.heightUnit, box.height) = part(workload.nodes[index].height)
      box.first = UInt32(order.count)
      box.count = UInt32(children[index].count)
      order += children[index]
      boxes.append(box)
    }
    return boxes
  }

  private static func part(_ dimension: Dimension) -> (Unit, Float) {
    switch dimension {
    case .points(let points): (.points, Float(points))
    case .percent(let percent): (.percent, Float(percent / 100))
    default: (.auto, 0)
    }
  }

  /// Nanoseconds for each box, the median of runs that take at least `time` nanoseconds.
  func run(time: Double) -> Double {
    var runs: [Double] = []
    let begin = cpuTime()
    while runs.count < 5 || cpuTime() - begin < time {
      var boxes = template
      let start = cpuTime()
      boxes.withUnsafeMutableBufferPointer { layOut($0) }
      runs.append((cpuTime() - start) / Double(boxes.count))
    }
    return median(runs)
  }

  private func layOut(_ boxes: UnsafeMutableBufferPointer<Box>) {
    findContentSizes(boxes)
    boxes[0].usedWidth = canvasWidth.map { Float($0) } ?? boxes[0].contentWidth
    boxes[0].usedHeight = canvasHeight.map { Float($0) } ?? boxes[0].contentHeight
    for index in boxes.indices where boxes[index].count > 0 { flex(boxes, index) }
    round(boxes)
  }

  private func findContentSizes(_ boxes: UnsafeMutableBufferPointer<Box>) {
    for index in boxes.indices.reversed() {
      var sum: Float = 0
      var highest: Float = 0
      let first = Int(boxes[index].first)
      for child in first..<first + Int(boxes[index].count) {
        sum += boxes[child].contentWidth + 2 * boxes[child].margin
        highest = max(highest, boxes[child].contentHeight + 2 * boxes[child].margin)
      }
      boxes[index].contentWidth = boxes[index].widthUnit == .points ? boxes[index].width : sum
      boxes[index].contentHeight =
        boxes[index].heightUnit == .points ? boxes[index].height : highest
    }
  }

  private func flex(_ boxes: UnsafeMutableBufferPointer<Box>, _ index: Int) {
    let (width, height) = (boxes[index].usedWidth, boxes[index].usedHeight)
    let children = Int(boxes[index].first)..<Int(boxes[index].first + boxes[index].count)
    var (used, grow, shrink) = (Float(0), Float(0), Float(0))
    for child in children {
      let base =
        boxes[child].widthUnit == .percent
        ? boxes[child].width * width : boxes[child].contentWidth
      boxes[child].usedWidth = base
      used += base + 2 * boxes[child].margin
      grow += boxes[child].grow
      shrink += boxes[child].shrink * base
    }
    let free = width - used
    let growShare = free > 0 && grow > 0 ? free / max(grow, 1) : 0
    let shrinkShare = free < 0 && shrink > 0 ? free / shrink : 0
    var position: Float = 0
    for child in children {
      let box = boxes[child]
      boxes[child].usedWidth +=
        growShare * box.grow + shrinkShare * box.shrink * box.usedWidth
      switch box.heightUnit {
      case .points: boxes[child].usedHeight = box.height
      case .percent: boxes[child].usedHeight = box.height * height
      case .auto: boxes[child].usedHeight = height - 2 * box.margin
      }
      boxes[child].x = position + box.margin
      boxes[child].y = box.margin
      position += boxes[child].usedWidth + 2 * box.margin
    }
  }

  private func round(_ boxes: UnsafeMutableBufferPointer<Box>) {
    withUnsafeTemporaryAllocation(of: (x: Float, y: Float).self, capacity: boxes.count) { corners in
      corners.initialize(repeating: (0, 0))
      for index in boxes.indices {
        let corner = corners[index]
        let first = Int(boxes[index].first)
        for child in first..<first + Int(boxes[index].count) {
          let box = boxes[child]
          let (x, y) = (corner.x + box.x, corner.y + box.y)
          corners[child] = (x, y)
          boxes[child].x = x.rounded() - corner.x.rounded()
          boxes[child].y = y.rounded() - corner.y.rounded()
          boxes[child].usedWidth = (x + box.usedWidth).rounded() - x.rounded()
          boxes[child].usedHeight = (y + box.usedHeight).rounded() - y.rounded()
        }
      }
    }
  }
}
