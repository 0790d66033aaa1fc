import StrutCore
import StrutLayout
import Testing

/// A root with `display="contents"`: its children are laid out on the canvas (`Layout.md`, "The canvas").
struct RootContentsTests {
  private func contents(_ change: (inout LayoutStyle) -> Void = { _ in }) -> Sketch {
    .box(
      {
        $0.display = .contents
        change(&$0)
      },
      .box {
        $0.width = 3
        $0.height = 3
      }, .box { $0.flexGrow = 1 })
  }

  @Test func childrenFillADefiniteCanvas() {
    let frames = contents().frames(width: 10, height: 10)
    #expect(frames == [.zero, Rect(0, 0, 3, 3), Rect(3, 0, 7, 10)])
  }

  @Test func ownEdgesAndSizesMeanNothing() {
    let frames = contents {
      $0.margin.left = 1
      $0.padding.top = 2
      $0.border.start = 3
      $0.width = 4
    }.frames(width: 10, height: 10)
    #expect(frames == [.zero, Rect(0, 0, 3, 3), Rect(3, 0, 7, 10)])
  }

  @Test func automaticCanvasIsAsLargeAsTheChildren() {
    var (tree, measurer) = contents().tree()
    let size = tree.layOut(root: BoxID(0), width: nil, height: nil, measuring: measurer)
    let frames = FrameTree(snapping: tree, root: BoxID(0), canvas: size, scale: 1)
    #expect(frames.canvas == Size(width: 3, height: 3))
    #expect(frames.absoluteFrames == [.zero, Rect(0, 0, 3, 3), Rect(3, 0, 0, 3)])
  }

  @Test func styleIsGivenBackAsItWas() {
    let sketch = contents { $0.margin.left = 1 }
    let (tree, _) = sketch.tree()
    #expect(tree.style(of: BoxID(0)) == sketch.style)
  }
}
