import StrutLayout

/// A constraint container of texts below one another, as a document has it: laid out, and laid out again after small
/// changes.
struct ConstraintTreeBench {
  private var tree = LayoutTree()
  private let root: BoxID
  private var texts: [BoxID] = []
  private let measurer = ParagraphMeasurer()
  private var width = 375.0

  /// Texts between the container's margins, 8 apart; every third one wraps.
  init(count: Int) {
    var style = LayoutStyle()
    style.display = .constraints
    root = tree.append(style, to: nil)
    let container = ConstraintView(root.index)
    measurer.characters = [0]
    for index in 0..<count {
      let text = tree.append(LayoutStyle(), content: .measured, to: root)
      measurer.characters.append(index % 3 == 0 ? 80 : 20)
      let view = ConstraintView(text.index)
      let above = texts.last.map { Anchor(ConstraintView($0.index), .bottom) }
      add([
        AnchorConstraint(
          Anchor(view, .leading), .equal, Anchor(container, .leading, of: .margin)),
        AnchorConstraint(
          Anchor(container, .trailing, of: .margin), .equal, Anchor(view, .trailing)),
      ])
      add([
        AnchorConstraint(
          Anchor(view, .top), .equal, above ?? Anchor(container, .top, of: .margin), plus: 8)
      ])
      texts.append(text)
    }
    guard let last = texts.last else { return }
    let bottom = Anchor(ConstraintView(last.index), .bottom)
    add([AnchorConstraint(Anchor(container, .bottom, of: .margin), .equal, bottom)])
  }

  private mutating func add(_ constraints: [AnchorConstraint]) {
    tree.addConstraints(
      ConstraintStatement(
        container: ConstraintView(root.index), constraints: constraints,
        id: "\(tree.constraintStatements.count)"))
  }

  /// Lays the tree out; returns the CPU time in nanoseconds.
  mutating func layOut() -> Double {
    let start = cpuTime()
    _ = tree.layOut(root: root, width: width, height: nil, measuring: measurer)
    return cpuTime() - start
  }

  /// The medians of layouts after another text, another space, and another width of the canvas, in microseconds.
  mutating func measureEdits(count: Int) -> String {
    var contents: [Double] = []
    var constants: [Double] = []
    var widths: [Double] = []
    for step in 0..<count {
      let text = texts[(step * 31) % texts.count]
      measurer.characters[text.index] += 40
      tree.markDirty(text)
      contents.append(layOut())
      tree.setConstraintConstant(Double(4 + step % 9), ofStatement: "1")
      constants.append(layOut())
      width = Double(320 + step % 100)
      widths.append(layOut())
    }
    let checksum = texts.reduce(0) {
      let frame = tree.frame(of: $1)
      return $0 + frame.minX + 2 * frame.minY + 3 * frame.size.width + 5 * frame.size.height
    }
    return "content_us,\(decimal(median(contents) / 1e3, 1)),edit_us,"
      + "\(decimal(median(constants) / 1e3, 1)),resize_us,\(decimal(median(widths) / 1e3, 1))"
      + ",checksum,\(checksum)"
  }
}

/// Texts of letters 7 points wide in lines 16 points high.
private final class ParagraphMeasurer: ContentMeasurer {
  /// The number of letters of each box.
  var characters: [Int] = []

  func contentWidths(of box: BoxID) -> ContentWidths {
    let natural = 7 * Double(characters[box.index])
    return ContentWidths(
      min: min(natural, 70), max: natural, unwrapped: ContentMeasurement(height: 16))
  }

  func measure(_ box: BoxID, width: Double) -> ContentMeasurement {
    let natural = 7 * Double(characters[box.index])
    return ContentMeasurement(height: 16 * (natural / max(width, 7)).rounded(.up))
  }
}
