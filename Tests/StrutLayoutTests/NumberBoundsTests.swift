import StrutCore
import StrutLayout
import Testing

/// Numbers without a bound end in frames that have one.
struct NumberBoundsTests {
  private static let numbers = [1e308, -1e308, .infinity, -.infinity, .nan, .leastNonzeroMagnitude]

  /// What takes a number, each set to the one given.
  private static let changes: [@Sendable (inout LayoutStyle, Double) -> Void] = [
    { $0.width = .points($1) }, { $0.width = .percent($1) }, { $0.height = .points($1) },
    { $0.height = .percent($1) }, { $0.flexBasis = .points($1) }, { $0.flexGrow = $1 },
    { $0.flexShrink = $1 }, { $0.minWidth = .points($1) }, { $0.maxHeight = .percent($1) },
    { $0.padding.left = .points($1) }, { $0.padding.top = .percent($1) },
    { $0.margin.right = .points($1) }, { $0.margin.start = .percent($1) },
    { $0.border.bottom = $1 }, { $0.border.start = $1 }, { $0.inset.left = .percent($1) },
    { $0.rowGap = .points($1) }, { $0.columnGap = .percent($1) }, { $0.aspectRatio = $1 },
  ]

  @Test(arguments: numbers, changes.indices)
  func framesAreFinite(number: Double, change: Int) {
    for position in [Position.relative, .absolute] {
      for wraps in [FlexWrap.nowrap, .wrap] {
        let frames = tower(
          depth: 40,
          Sketch.text(5) { Self.changes[change](&$0, number) }
        ) {
          $0.position = position
          $0.flexWrap = wraps
          Self.changes[change](&$0, number)
        }.frames(width: 100)
        #expect(frames.count == 81)
        #expect(frames.first { !$0.isFinite } == nil)
      }
    }
  }

  /// What is never below 0, each set to the number given.
  private static let extents: [@Sendable (inout LayoutStyle, Double) -> Void] = [
    { $0.width = .points($1) }, { $0.width = .percent($1) }, { $0.height = .points($1) },
    { $0.height = .percent($1) }, { $0.flexBasis = .points($1) }, { $0.minWidth = .points($1) },
    { $0.minHeight = .percent($1) }, { $0.maxWidth = .points($1) }, { $0.maxHeight = .points($1) },
    { $0.padding.left = .points($1) }, { $0.padding.end = .points($1) },
    { $0.padding.top = .percent($1) }, { $0.border.bottom = $1 }, { $0.border.start = $1 },
    { $0.rowGap = .points($1) }, { $0.columnGap = .percent($1) },
  ]

  @Test(arguments: [-1, -1e300, -Double.infinity], extents.indices)
  func extentsBelowZeroAreZero(number: Double, change: Int) {
    func frames(_ number: Double) -> [Rect] {
      Sketch.box(
        {
          $0.flexWrap = .wrap
          Self.extents[change](&$0, number)
        },
        .text(3) { Self.extents[change](&$0, number) },
        .box(
          {
            $0.position = .absolute
            Self.extents[change](&$0, number)
          }, .text(2))
      ).frames(width: 100)
    }
    #expect(frames(number) == frames(0))
    // Whoever reads the style back sees what acts.
    func kept(_ number: Double) -> LayoutStyle {
      var tree = LayoutTree()
      var style = LayoutStyle()
      Self.extents[change](&style, number)
      let box = tree.append(style, to: nil)
      var kept = tree.style(of: box)
      // Sides by the direction are bounded when it is known.
      (kept.padding.end, kept.border.start) = (nil, nil)
      return kept
    }
    #expect(kept(number) == kept(0))
  }

  /// A measurer that gives less than nothing gives nothing.
  private final class Negative: ContentMeasurer {
    func contentWidths(of box: BoxID) -> ContentWidths { ContentWidths(min: -5, max: -9) }
    func measure(_ box: BoxID, width: Double) -> ContentMeasurement {
      ContentMeasurement(height: -3)
    }
  }

  @Test func contentBelowZeroIsZero() {
    var tree = LayoutTree()
    var style = LayoutStyle()
    style.alignSelf = ItemAlignment(.flexStart)
    let root = tree.append(LayoutStyle(), to: nil)
    let leaf = tree.append(style, content: .measured, to: root)
    let image = tree.append(
      style, content: .replaced(naturalSize: Size(width: -4, height: -2), ratio: nil), to: root)
    _ = tree.layOut(root: root, width: 100, height: 50, measuring: Negative())
    #expect(tree.frame(of: leaf).size == .zero)
    #expect(tree.frame(of: image).size == .zero)
  }

  @Test(arguments: numbers)
  func canvasIsFinite(number: Double) {
    var (tree, measurer) = Sketch.text(3).tree()
    let size = tree.layOut(root: BoxID(0), width: number, height: number, measuring: measurer)
    #expect(size.width.isFinite && size.width >= 0)
    #expect(size.height.isFinite && size.height >= 0)
    let frames = FrameTree(snapping: tree, root: BoxID(0), canvas: size, scale: number)
    #expect(frames.absoluteFrames.first { !$0.isFinite } == nil)
  }

  /// Boxes inside one another, each beside a leaf.
  private func tower(
    depth: Int, _ leaf: Sketch, _ change: (inout LayoutStyle) -> Void
  ) -> Sketch {
    var sketch = leaf
    for _ in 0..<depth { sketch = .box(change, leaf, sketch) }
    return sketch
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
