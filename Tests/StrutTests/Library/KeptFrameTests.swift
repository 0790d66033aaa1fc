import Strut
import Testing

/// Frames that hold until something else replaces them.
struct KeptFrameTests {
  @Test func aBoxWhoseParentIsGoneStaysWhereItWas() {
    let child = Box()
    do {
      let root = Box()
      root.frame.size = Size(width: 100, height: 100)
      root.flex.padding(10).define { $0.addItem(child).height(20) }
      root.flex.layout()
    }
    #expect(child.superview == nil)
    #expect(child.frame == Rect(x: 10, y: 10, width: 80, height: 20))
  }

  @Test func aLayoutOfTheTreeReplacesFramesInsideOfIt() throws {
    let root = Box(), inner = Box()
    root.frame.size = Size(width: 100, height: 100)
    root.flex.define { $0.addItem(inner).height(40) }
    root.flex.layout()
    let placed = Rect(x: 0, y: 0, width: 100, height: 40)
    let given = Rect(x: 5, y: 6, width: 50, height: 60)
    #expect(inner.frame == placed)
    inner.frame = given
    root.layoutIfNeeded()
    // Nothing changed that needs a layout.
    #expect(inner.frame == given)
    root.flex.layout()
    #expect(inner.frame == placed)
    inner.frame = given
    root.applyLayout(preservingOrigin: true)
    #expect(inner.frame == placed)
    inner.frame = given
    try root.layout()
    #expect(inner.frame == placed)
  }

  @Test func aLayoutOfADocumentReplacesFrames() throws {
    let document = try Document(
      markup: #"<layout width="100"><container><item id="a" height="40"/></container></layout>"#)
    let box = try #require(document["a"])
    try document.layout()
    box.frame = Rect(x: 5, y: 6, width: 50, height: 60)
    try document.layout()
    #expect(box.frame == Rect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func rectanglesHaveLinesAndSizes() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 50)
    #expect(rect.midX == 25 && rect.midY == 45 && rect.width == 30 && rect.height == 50)
  }
}
