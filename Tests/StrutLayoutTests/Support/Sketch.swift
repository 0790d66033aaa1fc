import StrutCore
import StrutLayout

/// A tree in a few words: a style, and children below it.
struct Sketch {
  var style: LayoutStyle
  var letters = 0
  var children: [Sketch] = []

  /// A box with children, of the `web` preset.
  static func box(_ change: (inout LayoutStyle) -> Void = { _ in }, _ children: Sketch...) -> Sketch
  {
    var style = LayoutStyle()
    change(&style)
    return Sketch(style: style, children: children)
  }

  /// A leaf of so many letters, 10 by 10 points each.
  static func text(_ letters: Int, _ change: (inout LayoutStyle) -> Void = { _ in }) -> Sketch {
    var style = LayoutStyle()
    change(&style)
    return Sketch(style: style, letters: letters)
  }

  /// The tree, whose root is `BoxID(0)`, boxes in pre-order.
  func tree() -> (tree: LayoutTree, measurer: LetterMeasurer) {
    var tree = LayoutTree()
    var letters: [BoxID: Int] = [:]
    func add(_ sketch: Sketch, to parent: BoxID?) {
      let box = tree.append(
        sketch.style, content: sketch.letters > 0 ? .measured : .none, to: parent)
      if sketch.letters > 0 { letters[box] = sketch.letters }
      for child in sketch.children { add(child, to: box) }
    }
    add(self, to: nil)
    return (tree, LetterMeasurer(letters))
  }

  /// The unrounded frames in pre-order, laid out on a canvas.
  func frames(width: Double? = nil, height: Double? = nil) -> [Rect] {
    var (tree, measurer) = tree()
    _ = tree.layOut(root: BoxID(0), width: width, height: height, measuring: measurer)
    return (0..<tree.count).map { tree.frame(of: BoxID($0)) }
  }
}

extension Rect {
  /// A rectangle in one word: x, y, width, height.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
