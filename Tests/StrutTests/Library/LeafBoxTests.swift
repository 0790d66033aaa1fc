import Strut
import Testing

/// Boxes that hold no others: what they show, and what is said of them alone.
struct LeafBoxTests {
  private static let square =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/%3E"

  /// An attribute that only items have makes an empty box one.
  @Test func anEmptyBoxWithAnImageShowsIt() throws {
    let root = Box(), photo = Box()
    root.addSubview(photo)
    root.style.alignItems = .flexStart
    photo.style.src = Self.square
    photo.style.objectFit = .cover
    #expect(root.markup().contains("<item object-fit=\"cover\" src="))
    try root.layout()
    #expect(photo.frame.size == Size(width: 30, height: 20))
  }

  @Test func anEmptyBoxTakesTheLimitsOfATextThatComesLater() throws {
    let root = Box(), note = Box()
    root.addSubview(note)
    note.style.lineClamp = 1
    try root.layout()
    note.text = "two\nlines"
    root.frame.size.width = 200
    try root.layout()
    let line = Box(text: "two")
    try line.layout()
    #expect(note.frame.size.height == line.frame.size.height)
  }

  /// What a box with others would take for a slip is one still.
  @Test func aBoxWithOthersIsNoItem() {
    let root = Box(), inner = Box()
    root.addSubview(inner)
    root.style.lineClamp = 1
    #expect(root.markup().contains("<container line-clamp"))
    let error = #expect(throws: MarkupError.self) { try root.layout() }
    #expect(error?.description.contains("line-clamp") == true)
  }

  /// Auto Layout lets a view hold its own size.
  @Test(arguments: [true, false]) func aTextHoldsItsOwnSize(_ isFirst: Bool) throws {
    let root = Box(), label = Box(text: "a longer text")
    let width = LayoutConstraint(item: label, attribute: .width, relatedBy: .equal, constant: 44)
    if isFirst { label.addConstraint(width) }
    root.addSubview(label)
    if !isFirst { label.addConstraint(width) }
    root.addConstraint(
      LayoutConstraint(
        item: label, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading,
        multiplier: 1, constant: 0))
    root.frame.size = Size(width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(label.frame.size.width == 44)
    let copy = try Box(markup: root.markup())
    copy.frame.size = root.frame.size
    copy.layoutIfNeeded()
    #expect(copy.subviews.first?.frame == label.frame)
    label.text = "b"
    #expect(label.text == "b")
    label.removeFromSuperview()
    #expect(width.isActive && label.constraints.count == 1 && root.constraints.count == 0)
    // Alone it is drawn and written as if nothing was held.
    #expect(throws: Never.self) { try label.layout() }
    #expect(label.markup() == Box(text: "b").markup())
    label.text = "c"
    #expect(label.text == "c")
    root.addSubview(label)
    #expect(label.constraints.count == 1)
    root.layoutIfNeeded()
    #expect(label.frame.size.width == 44)
    label.removeConstraint(width)
    #expect(!width.isActive)
    // Without any the box places again as it did before the first.
    root.layoutIfNeeded()
    #expect(label.frame.size.width == 200)
  }

  /// It waits where boxes are not placed by constraints.
  @Test func aFlexBoxStaysOne() throws {
    let row = Box(), label = Box(text: "a"), other = Box(text: "b")
    let width = LayoutConstraint(item: label, attribute: .width, relatedBy: .equal, constant: 44)
    width.isActive = true
    row.addSubview(label)
    row.addSubview(other)
    row.style.flexDirection = .row
    row.frame.size = Size(width: 200, height: 20)
    try row.layout()
    #expect(other.frame.minX == label.frame.maxX && label.frame.size.width < 44)
  }

  /// A box that something further out places by constraints, too, goes on placing by them.
  @Test func aBoxThatOthersUseDoesNotBecomeAFlexBox() throws {
    let root = Box(), row = Box(), label = Box(text: "a")
    LayoutConstraint(item: label, attribute: .width, relatedBy: .equal, constant: 44).isActive =
      true
    root.addSubview(row)
    row.addSubview(label)
    LayoutConstraint(
      item: label, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading,
      constant: 7
    ).isActive = true
    row.style.flexDirection = .row
    root.frame.size = Size(width: 200, height: 20)
    try root.layout()
    #expect(label.frame.size.width == 44)
    #expect(row.frame.minX + label.frame.minX == 7)
  }

  @Test func whatALeafHoldsOutlivesItsSuperview() throws {
    let label = Box(text: "a")
    let ratio = LayoutConstraint(
      item: label, attribute: .width, relatedBy: .equal, toItem: label, attribute: .height,
      multiplier: 2)
    do {
      let root = Box()
      root.addSubview(label)
      ratio.isActive = true
      root.layoutIfNeeded()
    }
    #expect(ratio.isActive && label.constraints.count == 1)
  }

  @Test func aMeasuredLeafHoldsItsOwnSize() throws {
    let root = Box(), map = Box(measure: { _ in Size(width: 120, height: 80) })
    root.addSubview(map)
    map.addConstraint(
      LayoutConstraint(item: map, attribute: .height, relatedBy: .equal, constant: 33))
    root.frame.size = Size(width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(map.frame.size.height == 33)
    #expect(throws: Never.self) { try Box(markup: root.markup()).layout() }
  }

  @Test func aCentreIsFollowedAtADistanceAndNumbersStandFirst() throws {
    let root = Box(), mark = Box(), rule = Box()
    root.addSubviews(mark, rule).layout { superview, mark, rule in
      mark.follow(centerOf: superview, offsetBy: Point(x: 3, y: -4))
      mark.set(width: 10, height: 10)
      rule.leading == 4 + mark.leading
      rule.follow(superview, on: .marginsVertical)
      rule.width == 1
    }.apply()
    root.frame.size = Size(width: 100, height: 60)
    root.layoutIfNeeded()
    #expect(mark.frame == Rect(x: 48, y: 21, width: 10, height: 10))
    #expect(rule.frame.minX == 52)
  }
}
