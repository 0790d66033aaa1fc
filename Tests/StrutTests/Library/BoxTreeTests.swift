import Foundation
import Strut
import StrutTestSupport
import Testing

/// "Documents and trees" of the library: boxes made in code.
struct BoxTreeTests {
  @Test func boxesAreAddedMovedAndRemoved() {
    let root = Box(), icon = Box(), map = Box(measure: { _ in Size(width: 120, height: 80) })
    root.addSubview(icon)
    root.insertSubview(map, at: 0)
    #expect(root.subviews.map(ObjectIdentifier.init) == [map, icon].map(ObjectIdentifier.init))
    #expect(icon.superview === root && map.root === root)
    icon.removeFromSuperview()
    #expect(root.subviews.count == 1 && icon.superview == nil)
    let other = Box()
    other.addSubview(map)
    #expect(root.subviews.isEmpty && map.superview === other)
  }

  @Test func namesAreThoseOfTheTreeAsItIs() {
    let root = Box(), first = Box(), inner = Box(), second = Box()
    (first.id, inner.id, second.id) = ("first", "inner", "second")
    first.addSubview(inner)
    root.addSubview(first)
    root.layoutIfNeeded()
    #expect(root["first"] === first && root["inner"] === inner && root["second"] == nil)
    root.addSubview(second)
    #expect(root["second"] === second)
    first.removeFromSuperview()
    #expect(root["first"] == nil && root["inner"] == nil && root["second"] === second)
    #expect(first["inner"] === inner)
  }

  /// As UIKit has it: the place is that among the others.
  @Test func aBoxIsMovedBesideAnother() {
    let root = Box(), a = Box(), b = Box(), c = Box()
    for box in [a, b, c] { root.addSubview(box) }
    func expectOrder(_ boxes: [Box]) {
      #expect(root.subviews.map(ObjectIdentifier.init) == boxes.map(ObjectIdentifier.init))
    }
    root.insertSubview(a, belowSubview: c)
    expectOrder([b, a, c])
    root.insertSubview(c, aboveSubview: b)
    expectOrder([b, c, a])
    root.insertSubview(b, belowSubview: b)
    root.insertSubview(b, at: 7)
    expectOrder([c, a, b])
    let stranger = Box(), other = Box()
    root.insertSubview(stranger, belowSubview: other)
    root.insertSubview(b, belowSubview: other)
    expectOrder([c, a, stranger, b])
  }

  /// UIKit's names for the order of subviews.
  @Test func subviewsAreBroughtToTheFrontAndSentBack() {
    let root = Box(), a = Box(), b = Box(), c = Box(), inner = Box()
    for box in [a, b, c] { root.addSubview(box) }
    a.addSubview(inner)
    func expectOrder(_ boxes: [Box]) {
      #expect(root.subviews.map(ObjectIdentifier.init) == boxes.map(ObjectIdentifier.init))
    }
    root.bringSubviewToFront(a)
    expectOrder([b, c, a])
    root.sendSubviewToBack(c)
    expectOrder([c, b, a])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    expectOrder([a, b, c])
    root.bringSubviewToFront(inner)
    root.sendSubviewToBack(Box())
    root.exchangeSubview(at: -1, withSubviewAt: 3)
    expectOrder([a, b, c])
    #expect(inner.isDescendant(of: root) && inner.isDescendant(of: inner))
    #expect(!root.isDescendant(of: inner) && !inner.isDescendant(of: b))
  }

  @Test func aLayoutThatIsAskedForIsMade() {
    let root = Box(), text = Box(text: "a")
    root.addSubview(text)
    root.layoutIfNeeded()
    #expect(!root.isDirty && !text.isDirty)
    text.setNeedsLayout()
    #expect(root.isDirty && text.isDirty)
    root.layoutIfNeeded()
    #expect(!root.isDirty)
  }

  /// What was found with other fonts is not what is found now, and a frame that was set lasts until the next layout.
  @Test func newFontsAreLaidOutAnew() throws {
    let file = packageRoot.appendingPathComponent("Fixtures/text/fonts/StrutWide.ttf")
    let root = Box(), text = Box(text: "a")
    text.style.fontFamily = "Strut Wide"
    root.addSubview(text)
    _ = try root.layout()
    #expect(root.warnings.count == 1)
    let given = Rect(x: 1, y: 2, width: 3, height: 4)
    text.frame = given
    root.fonts = try Fonts(files: [file])
    #expect(text.frame == given)
    let result = try root.layout()
    #expect(result.warnings.isEmpty && root.warnings.isEmpty)
    #expect(text.frame.origin == Point(x: 0, y: 0))
    root.fonts = nil
    _ = try root.layout()
    #expect(root.warnings.count == 1)
  }

  @Test func aBoxThatIsMovedKeepsItsConstraints() {
    let root = Box(), a = Box(), b = Box()
    root.style.display = .constraints
    for box in [a, b] { root.addSubview(box) }
    let constraint = LayoutConstraint(
      item: b, attribute: .leading, relatedBy: .equal, toItem: a, attribute: .trailing,
      multiplier: 1, constant: 8)
    root.addConstraint(constraint)
    root.addSubview(a)
    #expect(root.constraints.count == 1 && root.subviews.last === a)
    a.removeFromSuperview()
    #expect(root.constraints.isEmpty)
  }

  @Test func aColumnIsLaidOutInItsGivenWidth() {
    let root = Box(), first = Box(), second = Box()
    root.style.padding = 10
    root.style.gap = 5
    first.style.height = 20
    second.style.height = .points(30)
    second.style.width = .percent(50)
    root.addSubview(first)
    root.addSubview(second)
    root.frame.size.width = 220
    root.layoutIfNeeded()
    #expect(root.frame == Rect(x: 0, y: 0, width: 220, height: 75))
    #expect(first.frame == Rect(x: 10, y: 10, width: 200, height: 20))
    #expect(second.frame == Rect(x: 10, y: 35, width: 100, height: 30))
  }

  /// 10.6 points in halves are 5.3 each: edges at 0, 5.3 and 10.6, on the grid 0, 5 and 11. So they stay.
  @Test func aGivenSizeIsNotRoundedTwice() throws {
    let root = Box(), first = Box(), second = Box()
    root.flex.direction(.row).define { flex in
      flex.addItem(first).grow(1)
      flex.addItem(second).grow(1)
    }
    root.frame.size = Size(width: 10.6, height: 4)
    for _ in 0..<3 {
      root.layoutIfNeeded()
      #expect(root.frame.size.width == 11 && first.frame.size.width == 5)
      #expect(second.frame == Rect(x: 5, y: 0, width: 6, height: 4))
      root.markDirty()
    }
    root.flex.layout(mode: .adjustHeight)
    #expect(first.frame.size.width == 5)
    root.pointScaleFactor = 0
    root.layoutIfNeeded()
    #expect(root.frame.size.width == 10.6 && second.frame.minX == 5.3)
    #expect(try Box(markup: root.markup()).frame.size.width == 10.6)
  }

  @Test func aChangeIsSeenAtTheNextLayout() throws {
    let root = Box(), first = Box(text: "One"), second = Box()
    root.style.fontSize = 10
    root.style.lineHeight = .points(12)
    second.style.height = 7
    root.addSubview(first)
    root.addSubview(second)
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(second.frame.minY == 12)
    first.style.paddingTop = 3
    #expect(second.frame.minY == 12 && root.isDirty)
    root.layoutIfNeeded()
    #expect(second.frame.minY == 15 && !root.isDirty)
    root.style.lineHeight = .points(20)
    root.layoutIfNeeded()
    #expect(second.frame.minY == 23)
    first.text = "One two three four five six seven"
    root.layoutIfNeeded()
    #expect(second.frame.minY > 23)
    first.style.display = .none
    root.layoutIfNeeded()
    #expect(second.frame.minY == 0)
    let third = Box()
    third.style.height = 4
    root.insertSubview(third, at: 0)
    root.layoutIfNeeded()
    #expect(second.frame.minY == 4)
    let fresh = try Box(markup: root.markup())
    #expect(fresh.subviews.map(\.frame) == root.subviews.map(\.frame))
  }

  @Test func aLeafMeasuresItself() {
    var side = 40.0
    let root = Box(), leaf = Box(measure: { _ in Size(width: side, height: side / 2) })
    root.style.alignItems = .flexStart
    root.addSubview(leaf)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(leaf.frame.size == Size(width: 40, height: 20))
    side = 60
    leaf.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(leaf.frame.size == Size(width: 60, height: 30))
  }

  @Test func aWrongValueIsToldWhereItWasWritten() throws {
    let root = Box()
    root.style.background = "#ggg"
    root.style.width = 20
    let line = #line - 3
    root.layoutIfNeeded()
    #expect(root.frame.size.width == 20)
    let error = #expect(throws: MarkupError.self) { try root.render(.svg) }
    #expect("\(try #require(error))".contains("BoxTreeTests.swift:\(line): error: "))
    #expect("\(try #require(error))".contains("#ggg"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300, -1e300, 0])
  func numbersNeverStopAProgram(_ number: Double) {
    let root = Box(), child = Box()
    root.addSubview(child)
    child.style.width = .points(number)
    child.style.flexGrow = number
    child.style.opacity = number
    child.style.order = .max
    child.style.fontSize = .percent(number)
    root.pointScaleFactor = number
    root.frame = Rect(x: number, y: 0, width: number, height: number)
    root.layoutIfNeeded()
    #expect(child.frame.size.width.isFinite && child.frame.size.height.isFinite)
    _ = try? root.render(.svg, scale: number)
    _ = root.markup()
  }

  @Test func aDocumentsBoxesAreBoxes() throws {
    let document = try Document(
      markup: """
        <layout width="100"><container id="root"><item id="a" height="10"/></container></layout>
        """)
    let added = Box()
    added.style.height = 5
    added.id = "b"
    document["root"]?.addSubview(added)
    let layout = try document.layout()
    #expect(layout["b"]?.frame == Rect(x: 0, y: 10, width: 100, height: 5))
    #expect(document["b"] === added && added.frame == layout["b"]?.frame)
    #expect(layout["b"]?.source.file == "StrutTests/BoxTreeTests.swift")
    #expect(layout["a"]?.source == SourcePosition(line: 1, column: 42))
    document["a"]?.style.height = 12
    #expect(try document.layout()["b"]?.frame.minY == 12)
  }

  @Test func fontsAreOpenedOnce() throws {
    #expect(throws: FontError.self) { try Fonts(files: [URL(fileURLWithPath: "/dev/null")]) }
    #expect(throws: NotAFileURLError.self) {
      try Fonts(files: [#require(URL(string: "https://example.org/a.ttf"))])
    }
    let root = Box(text: "Text")
    root.fonts = .standard
    #expect(try root.layout().size.width > 0)
  }
}
