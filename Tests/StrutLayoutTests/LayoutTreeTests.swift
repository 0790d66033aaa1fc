import StrutCore
import StrutLayout
import Testing

struct LayoutTreeTests {
  private final class FixedLetters: ContentMeasurer {
    func contentWidths(of box: BoxID) -> ContentWidths { ContentWidths(min: 30, max: 80) }
    func measure(_ box: BoxID, width: Double) -> ContentMeasurement {
      ContentMeasurement(height: width < 80 ? 40 : 20)
    }
  }

  /// The example in the documentation of ``LayoutTree``.
  @Test func exampleOfTheDocumentation() {
    var tree = LayoutTree()
    var row = LayoutStyle.initial(.web)
    row.padding = StyleEdges(10)
    let root = tree.append(row, to: nil)
    var icon = LayoutStyle.initial(.web)
    icon.width = 40
    icon.height = 40
    tree.append(icon, to: root)
    var text = LayoutStyle.initial(.web)
    text.flexGrow = 1
    let label = tree.append(text, content: .measured, to: root)

    let letters = FixedLetters()
    _ = tree.layOut(root: root, width: 200, height: nil, measuring: letters)
    #expect(tree.frame(of: label) == Rect(50, 10, 140, 40))

    row.padding = StyleEdges(20)
    tree.setStyle(row, of: root)
    _ = tree.layOut(root: root, width: 200, height: nil, measuring: letters)
    #expect(tree.frame(of: label) == Rect(60, 20, 120, 40))
  }

  @Test func stylesComeBackAsTheyWereGiven() {
    var style = LayoutStyle.initial(.yoga)
    style.margin = StyleEdges(top: 1, right: .auto, bottom: .percent(5), left: 2, start: 3)
    style.maxWidth = .fitContent
    style.aspectRatio = 1.5
    style.order = -2
    style.rowGap = .percent(10)
    style.inset.end = 4
    var tree = LayoutTree()
    let plain = tree.append(.initial(.yoga), to: nil)
    let box = tree.append(style, to: plain)
    #expect(tree.style(of: box) == style)
    #expect(tree.style(of: plain) == .initial(.yoga))
  }

  @Test func siblingsKeepTheirOrderThroughEdits() {
    var tree = LayoutTree()
    let root = tree.append(LayoutStyle(), to: nil)
    let a = tree.append(LayoutStyle(), to: root)
    let b = tree.append(LayoutStyle(), to: root)
    let c = tree.insert(LayoutStyle(), to: root, before: b)
    #expect(tree.children(of: root) == [a, c, b])
    tree.move(a, to: root)
    #expect(tree.children(of: root) == [c, b, a])
    tree.remove(b)
    #expect(tree.children(of: root) == [c, a])
    #expect(tree.parent(of: b) == nil)
  }
}
