import Testing

@testable import Strut

/// Boxes place by constraints as long as the program's constraints need it, in whatever order it says things.
struct ConstraintContainerTests {
  /// The order of UIKit: a view sizes itself, then it is added.
  @Test(arguments: [0, 1, 2]) func whatABoxSaysOfItselfComesAlong(_ kind: Int) throws {
    let view =
      [Box(text: "t"), Box(measure: { _ in Size(width: 9, height: 9) }), Box.guide()][kind]
    let cell = Box()
    cell.frame.size = Size(width: 200, height: 50)
    let width = LayoutConstraint(item: view, attribute: .width, relatedBy: .equal, constant: 50)
    width.isActive = true
    cell.addSubview(view)
    try cell.layout()
    #expect(view.frame.size.width == 50)
    let other = Box()
    other.frame.size = cell.frame.size
    other.addSubview(view)
    try other.layout()
    #expect(width.isActive && view.frame.size.width == 50)
  }

  @Test func aPlainBoxKeepsItsSize() throws {
    let first = Box(), second = Box(), icon = Box()
    for box in [first, second] { box.frame.size = Size(width: 200, height: 50) }
    first.addSubview(icon)
    let width = LayoutConstraint(item: icon, attribute: .width, relatedBy: .equal, constant: 40)
    width.isActive = true
    second.addSubview(icon)
    try second.layout()
    #expect(width.isActive && icon.frame.size.width == 40)
    #expect(first.constraints.isEmpty)
    icon.removeFromSuperview()
    #expect(width.isActive)
    #expect(throws: Never.self) { try icon.layout() }
    width.isActive = false
    #expect(icon.constraints.isEmpty)
  }

  @Test func whatIsSaidOfAHiddenBoxHoldsWhenItIsShown() throws {
    let root = Box(), panel = Box(), view = Box()
    root.frame.size = Size(width: 100, height: 100)
    root.addSubview(panel)
    panel.isIncludedInLayout = false
    panel.addSubviews(view).layout { superview, view in
      view.follow(superview, insetBy: EdgeInsets(leading: 5, trailing: 5, top: 5, bottom: 5))
      view.height == 20
    }.apply()
    panel.isIncludedInLayout = true
    try root.layout()
    #expect(view.frame == Rect(x: 5, y: 5, width: 90, height: 20))
    #expect(panel.frame.size == Size(width: 100, height: 30))
    let copy = try Box(markup: root.markup())
    copy.frame.size = root.frame.size
    try copy.layout()
    #expect(copy.subviews[0].subviews[0].frame == view.frame)
    panel.flex.display(.none)
    panel.flex.display(.flex)
    try root.layout()
    #expect(view.frame == Rect(x: 5, y: 5, width: 90, height: 20))
  }

  @Test func anUpdateKeepsWhatTheProgramSaid() throws {
    let value = Column { Text("1").id("a") }
    let box = Box(value)
    box.frame.size.width = 100
    let label = try #require(box["a"])
    LayoutConstraint(item: label, attribute: .width, relatedBy: .equal, constant: 33).isActive =
      true
    for next in [value, Column { Text("2").id("a") }] {
      box.update(next)
      try box.layout()
      #expect(label.frame.size.width == 33)
    }
  }

  @Test func theLastConstraintTakesItsContainerAlong() throws {
    let row = Box(), first = Box(), second = Box()
    row.flex.direction(.row)
    row.addSubview(first)
    row.addSubview(second)
    first.flex.size(Size(width: 10, height: 10))
    second.flex.size(Size(width: 20, height: 10))
    let before = row.markup()
    let heights = LayoutConstraint(
      item: first, attribute: .height, relatedBy: .equal, toItem: second, attribute: .height)
    heights.isActive = true
    #expect(row.markup() != before)
    heights.isActive = false
    #expect(row.markup() == before)
    try row.layout()
    #expect(second.frame.minX == 10)
  }

  @Test func aRootWithMarginsKeepsTheSizeThatItWasGiven() {
    let box = Box()
    box.flex.margin(10)
    box.frame.size = Size(width: 100, height: 100)
    for _ in 0..<3 {
      box.applyLayout(preservingOrigin: true)
      #expect(box.frame.size == Size(width: 80, height: 80))
    }
  }

  /// What stands in a box already may be moved in it, whatever the box has become.
  @Test func boxesAreMovedInWhatHoldsThem() {
    let measured = Box(measure: { _ in Size(width: 1, height: 1) })
    measured.update(
      Column {
        Text("1"); Text("2")
      })
    measured.bringSubviewToFront(measured.subviews[0])
    #expect(measured.subviews.map(\.text) == ["2", "1"])
    #expect(measured.markup().contains("<item>2</item>"))
    let image = Box(), first = Box(), second = Box()
    image.addSubviews(first, second)
    image.style.src = "x.png"
    image.bringSubviewToFront(first)
    image.insertSubview(first, belowSubview: second)
    #expect(
      image.subviews.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
  }

  /// A box that becomes a text holds nothing about what it held.
  @Test func aBoxThatBecomesATextIsNoContainer() throws {
    let box = Box(
      Column {
        Column {
          Text("a"); Text("b")
        }.id("c")
      })
    let inner = try #require(box["c"])
    let heights = LayoutConstraint(
      item: inner.subviews[0], attribute: .height, relatedBy: .equal, toItem: inner.subviews[1],
      attribute: .height)
    heights.isActive = true
    box.update(Column { Text("x").id("c") })
    #expect(!box.markup().contains("constraints") && !heights.isActive)
    box.update(
      Column {
        Column {
          Text("a"); Text("b")
        }.id("c")
      })
    box.frame.size = Size(width: 100, height: 100)
    try box.layout()
    let shown = try #require(box["c"])
    #expect(shown.subviews[1].frame.minY == shown.subviews[0].frame.maxY)
  }

  /// What a program says of its own accord stays, whatever attributes of flex containers it has.
  @Test func anExplicitContainerStaysOne() throws {
    let box = Box(), label = Box(text: "t")
    box.style.display = .constraints
    let width = LayoutConstraint(item: label, attribute: .width, relatedBy: .equal, constant: 50)
    width.isActive = true
    box.addSubview(label)
    box.style.gap = 8
    box.frame.size = Size(width: 200, height: 50)
    box.layoutIfNeeded()
    #expect(label.frame.size.width == 50)
  }

  /// Hidden before or after, by whichever idiom.
  @Test(arguments: [0, 1, 2]) func whatIsShownAgainPlacesByConstraints(_ idiom: Int) throws {
    let root = Box(), panel = Box(), view = Box()
    root.addSubview(panel)
    func hide() {
      [
        { panel.flex.display(.none) }, { panel.yoga.display = .none },
        { panel.style.display = .none },
      ][
        idiom]()
    }
    func show() {
      [
        { panel.flex.display(.flex) }, { panel.yoga.display = .flex },
        { panel.style[attribute: "display"] = nil },
      ][
        idiom]()
    }
    hide()
    panel.addSubviews(view).layout { superview, view in
      view.follow(superview, insetBy: EdgeInsets(leading: 5, trailing: 5, top: 5, bottom: 5))
    }.apply()
    for _ in 0..<2 {
      show()
      root.frame.size = Size(width: 100, height: 40)
      try root.layout()
      #expect(view.frame.minX == 5 && view.frame.size.width == 90)
      hide()
    }
  }

  /// A plain box keeps what is said of it alone when its superview goes.
  @Test func whatIsSaidOfAPlainBoxOutlivesItsSuperview() throws {
    let icon = Box()
    let width = LayoutConstraint(item: icon, attribute: .width, relatedBy: .equal, constant: 40)
    do {
      let first = Box()
      first.addSubview(icon)
      width.isActive = true
    }
    #expect(width.isActive)
    let second = Box()
    second.addSubview(icon)
    second.frame.size = Size(width: 100, height: 40)
    try second.layout()
    #expect(icon.frame.size.width == 40)
  }

  /// The order of UIKit, for a box that holds others.
  @Test func aPlainBoxSizesItselfBeforeItIsAdded() throws {
    let icon = Box(), cell = Box()
    let width = LayoutConstraint(item: icon, attribute: .width, relatedBy: .equal, constant: 40)
    width.isActive = true
    cell.addSubview(icon)
    cell.frame.size = Size(width: 100, height: 40)
    cell.layoutIfNeeded()
    #expect(icon.frame.size.width == 40)
  }
}
