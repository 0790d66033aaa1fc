import Strut
import Testing

/// "Auto Layout's idiom" of the library.
struct AutoLayoutTests {
  @Test func aCellIsLaidOutByVisualFormats() throws {
    let view = Box(), icon = Box(), title = Box(text: "Title")
    view.addSubview(icon)
    view.addSubview(title)
    view.addConstraints(
      try LayoutConstraint.constraints(
        withVisualFormat: "H:|-lp-[icon(40)]-[title]-lp-|", options: [.alignAllCenterY],
        metrics: ["lp": 12], views: ["icon": icon, "title": title]))
    view.addConstraints(
      try LayoutConstraint.constraints(
        withVisualFormat: "V:|-8-[icon(30)]-8-|", views: ["icon": icon]))
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.frame.size == Size(width: 200, height: 46))
    #expect(icon.frame == Rect(x: 12, y: 8, width: 40, height: 30))
    #expect(title.frame.minX == 60 && title.frame.maxX == 188)
    #expect(!view.hasAmbiguousLayout && view.unsatisfiableConstraints.isEmpty)
  }

  /// `|` is the box around the views of the format, whichever others have names.
  @Test func theEdgeOfAFormatIsThatOfItsViews() throws {
    let cell = Box(), bubble = Box(), label = Box()
    cell.addSubview(bubble)
    bubble.addSubview(label)
    let views = ["cell": cell, "bubble": bubble, "label": label]
    for format in [
      "H:|-10-[bubble]-20-|", "V:|-1-[bubble]-2-|", "H:|-3-[label]-4-|", "V:|-5-[label(20)]-6-|",
    ] {
      cell.addConstraints(try LayoutConstraint.constraints(withVisualFormat: format, views: views))
    }
    cell.frame.size.width = 200
    cell.layoutIfNeeded()
    #expect(cell.frame.size.height == 34 && cell.unsatisfiableConstraints.isEmpty)
    #expect(bubble.frame == Rect(x: 10, y: 1, width: 170, height: 31))
    #expect(label.frame == Rect(x: 3, y: 5, width: 163, height: 20))
  }

  /// `["lp": 12]` is a dictionary of whole numbers in a variable.
  @Test func metricsMayBeWholeNumbers() throws {
    let view = Box(), icon = Box()
    view.addSubview(icon)
    let metrics = ["lp": 12], views = ["icon": icon]
    view.addConstraints(
      try LayoutConstraint.constraints(
        withVisualFormat: "H:|-lp-[icon(40)]", options: [], metrics: metrics, views: views))
    view.addConstraints(
      try LayoutConstraint.constraints(
        withVisualFormat: "V:|-lp-[icon(h)]", metrics: ["lp": 12, "h": 2.5], views: views))
    view.pointScaleFactor = 2
    view.layoutIfNeeded()
    #expect(icon.frame == Rect(x: 12, y: 12, width: 40, height: 2.5))
  }

  @Test func aConstantIsEditedAndAConflictKeepsTheLastLayout() {
    let view = Box(), icon = Box()
    view.addSubview(icon)
    let width = LayoutConstraint(
      item: icon, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    width.isActive = true
    #expect(width.isActive && view.constraints.contains { $0 === width })
    view.addConstraint(
      LayoutConstraint(
        item: icon, attribute: .left, relatedBy: .equal, toItem: view, attribute: .left,
        constant: 5))
    view.frame.size = Size(width: 300, height: 20)
    view.layoutIfNeeded()
    #expect(icon.frame.minX == 5 && icon.frame.size.width == 40)
    #expect(view.hasAmbiguousLayout)
    width.constant = 100
    view.layoutIfNeeded()
    #expect(icon.frame.size.width == 100)
    let other = LayoutConstraint(item: icon, attribute: .width, relatedBy: .equal, constant: 50)
    view.addConstraint(other)
    view.layoutIfNeeded()
    #expect(icon.frame.size.width == 100)
    #expect(view.unsatisfiableConstraints.contains { $0 === other })
    #expect(throws: MarkupError.self) { try view.layout() }
    other.priority = .low
    width.constant = 60
    view.layoutIfNeeded()
    #expect(icon.frame.size.width == 60 && view.unsatisfiableConstraints.isEmpty)
    view.removeConstraint(width)
    view.layoutIfNeeded()
    #expect(icon.frame.size.width == 50 && !width.isActive)
  }

  @Test func aConflictOfMarkupIsTold() throws {
    let document = try Document(
      markup: """
        <layout><container id="c" display="constraints"><item id="a"/><constraints>
        <constraint>a.width == 4</constraint><constraint>a.width == 5</constraint>
        </constraints></container></layout>
        """)
    let root = try #require(document.root)
    #expect(throws: MarkupError.self) { try document.layout() }
    #expect(root.hasUnsatisfiableLayout && root.unsatisfiableConstraints.isEmpty)
    let view = Box()
    view.layoutIfNeeded()
    #expect(!view.hasUnsatisfiableLayout && !Box().hasUnsatisfiableLayout)
  }

  /// What places a view, as UIKit's `constraintsAffectingLayout(for:)` has it: nothing that gave way, nothing of others.
  @Test func theConstraintsThatPlaceAViewAreListed() {
    let view = Box(), icon = Box(), other = Box()
    view.addSubview(icon)
    view.addSubview(other)
    func constraint(
      _ item: Box, _ attribute: LayoutConstraint.Attribute, _ constant: Double,
      _ priority: LayoutPriority = .required
    ) -> LayoutConstraint {
      let isSize = attribute == .width || attribute == .height
      return LayoutConstraint(
        item: item, attribute: attribute, relatedBy: .equal, toItem: isSize ? nil : view,
        attribute: isSize ? .notAnAttribute : attribute, constant: constant, priority: priority)
    }
    let left = constraint(icon, .left, 5), width = constraint(icon, .width, 40)
    let wish = constraint(icon, .width, 90, .low), top = constraint(icon, .top, 3)
    #expect(icon.constraintsAffectingLayout(for: .horizontal).isEmpty)
    view.addConstraints([left, width, wish, top, constraint(other, .left, 9)])
    view.frame.size = Size(width: 300, height: 100)
    view.layoutIfNeeded()
    let found = icon.constraintsAffectingLayout(for: .horizontal)
    #expect(
      Set(found.map(ObjectIdentifier.init)) == [ObjectIdentifier(left), ObjectIdentifier(width)])
    #expect(
      icon.constraintsAffectingLayout(for: .vertical).map(ObjectIdentifier.init) == [
        ObjectIdentifier(top)
      ])
  }

  @Test(
    arguments: [
      (Double.nan, 1), (-1, 1), (-.infinity, 1), (.infinity, 1000), (1001, 1000), (50, 50),
    ])
  func prioritiesAreTheNearestOnes(_ number: Double, _ priority: Double) {
    #expect(LayoutPriority(number).rawValue == priority)
    #expect(LayoutPriority(rawValue: number) == LayoutPriority(number))
    #expect(LayoutPriority.fittingSizeLevel < .defaultLow)
  }

  @Test func prioritiesOfContentsDecide() throws {
    let view = Box(), title = Box(measure: { _ in Size(width: 80, height: 10) })
    let detail = Box(measure: { _ in Size(width: 80, height: 10) })
    view.addSubview(title)
    view.addSubview(detail)
    view.addConstraints(
      try LayoutConstraint.constraints(
        withVisualFormat: "H:|-0-[title]-0-[detail]-0-|",
        views: ["title": title, "detail": detail]))
    title.setContentHuggingPriority(.high, for: .horizontal)
    detail.setContentCompressionResistancePriority(.low, for: .horizontal)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(title.frame.size.width == 80 && detail.frame.size.width == 120)
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(title.frame.size.width == 80 && detail.frame.size.width == 20)
  }

  @Test func aWrongFormatNamesItsColumn() {
    let view = Box(), icon = Box()
    view.addSubview(icon)
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: "H:|-[icom]", views: ["icon": icon])
    }
    #expect(error?.column == 6 && error?.message.contains("icom") == true)
  }

  /// A wrong option stands at no column of the format, and columns are characters, not bytes.
  @Test func aWrongOptionNamesNoColumn() {
    let view = Box(), icon = Box(), title = Box()
    view.addSubviews(icon, title)
    let option = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(
        withVisualFormat: "H:|-[icon]-[title]", options: [.alignAllLeft],
        views: ["icon": icon, "title": title])
    }
    #expect(option?.column == 1 && option?.message.contains("alignAllLeft") == true)
    let twice = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(
        withVisualFormat: "H:|-[icon]-[title]",
        options: [.alignAllTop, .directionLeftToRight, .directionRightToLeft],
        views: ["icon": icon, "title": title])
    }
    #expect(twice?.column == 1)
    let metric = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(
        withVisualFormat: "|-(gap)-[icon]", metrics: ["gap": Double.nan], views: ["icon": icon])
    }
    #expect(metric?.column == 1 && metric?.message.contains("gap") == true)
  }

  /// What of two boxes can be compared: lengths, lines of one axis, and edges in reading direction with one another only.
  @Test(
    arguments: [
      (.leading, .leading, nil), (.leading, .trailing, nil), (.leading, .centerX, nil),
      (.left, .right, nil), (.left, .centerX, nil), (.top, .centerY, nil), (.width, .height, nil),
      (.firstBaseline, .bottom, nil), (.leadingMargin, .trailing, nil),
      (.leading, .left, "leading and trailing do not mix with left and right"),
      (.left, .leading, "leading and trailing do not mix with left and right"),
      (.trailing, .right, "leading and trailing do not mix with left and right"),
      (.rightMargin, .trailing, "leading and trailing do not mix with left and right"),
      (.top, .left, "'top' and 'left' are no pair"),
      (.width, .leading, "'width' and 'leading' are no pair"),
      (.centerX, .centerY, "'centerX' and 'centerY' are no pair"),
      (.left, .notAnAttribute, "'left' has no pair"), (.width, .notAnAttribute, nil),
      (.notAnAttribute, .width, "a constraint has an attribute on its left side"),
    ] as [(LayoutConstraint.Attribute, LayoutConstraint.Attribute, String?)])
  func onlyPairsAreCompared(
    _ first: LayoutConstraint.Attribute, _ second: LayoutConstraint.Attribute, _ fault: String?
  ) throws {
    let view = Box(), one = Box(), two = Box()
    view.addSubviews(one, two)
    view.addConstraint(
      LayoutConstraint(
        item: one, attribute: first, relatedBy: .equal,
        toItem: second == .notAnAttribute ? nil : two, attribute: second))
    guard let fault else {
      try view.layout()
      return
    }
    let error = #expect(throws: MarkupError.self) { try view.layout() }
    #expect("\(error!)".contains(fault), "\(error!)")
  }

  /// A constraint goes to the innermost box around both of its items, or to the one that holds the other.
  @Test func theNearestBoxAroundBothHoldsAConstraint() {
    let root = Box(), left = Box(), right = Box(), leaf = Box(), other = Box()
    root.addSubviews(left, right)
    left.addSubviews(leaf, other)
    let names = [
      (root, "root"), (left, "left"), (right, "right"), (leaf, "leaf"), (other, "other"),
    ]
    func holder(_ first: Box, _ second: Box?) -> String {
      let constraint = LayoutConstraint(
        item: first, attribute: .width, relatedBy: .equal, toItem: second,
        attribute: second == nil ? .notAnAttribute : .height)
      constraint.isActive = true
      defer { constraint.isActive = false }
      return names.filter { box, _ in box.constraints.contains { $0 === constraint } }
        .map(\.1).joined(separator: " ")
    }
    #expect(holder(leaf, other) == "left")
    #expect(holder(leaf, right) == "root")
    #expect(holder(leaf, left) == "left")
    #expect(holder(left, leaf) == "left")
    #expect(holder(leaf, leaf) == "left")
    #expect(holder(leaf, nil) == "left")
    #expect(holder(root, root) == "root")
    #expect(holder(leaf, Box()).isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func aConstraintThatMeansNothingIsToldAndStopsNothing(_ number: Double) {
    let view = Box(), icon = Box(), stranger = Box()
    view.addSubview(icon)
    view.addConstraint(
      LayoutConstraint(
        item: icon, attribute: .width, relatedBy: .equal, toItem: stranger, attribute: .width))
    view.addConstraint(
      LayoutConstraint(item: icon, attribute: .left, relatedBy: .equal, constant: number))
    view.addConstraint(
      LayoutConstraint(
        item: icon, attribute: .top, relatedBy: .equal, toItem: view, attribute: .leading,
        multiplier: number))
    view.layoutIfNeeded()
    #expect(icon.frame.size.width.isFinite)
    let error = #expect(throws: MarkupError.self) { try view.layout() }
    #expect("\(error!)".contains("ConstraintIdiomTests.swift:"))
    view.style.display = .flex
    view.layoutIfNeeded()
    #expect(icon.frame.size.width.isFinite)
  }

  @Test func aBoxOutlivesTheOneThatHeldIt() {
    let inner = Box()
    do {
      let outer = Box()
      outer.addSubview(Box())
      outer.addSubview(inner)
      outer.frame.size = Size(width: 50, height: 50)
      outer.layoutIfNeeded()
    }
    #expect(inner.superview == nil)
    inner.frame.size = Size(width: 30, height: 20)
    inner.layoutIfNeeded()
    #expect(inner.frame.size == Size(width: 30, height: 20))
  }

  @Test func constraintsAreWrittenAsMarkup() throws {
    let view = Box(), icon = Box()
    view.addSubview(icon)
    for (attribute, constant) in [(LayoutConstraint.Attribute.left, 5.0), (.top, 6), (.right, -7)] {
      LayoutConstraint(
        item: icon, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute,
        constant: constant
      ).isActive = true
    }
    LayoutConstraint(item: icon, attribute: .height, relatedBy: .equal, constant: 9).isActive = true
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(icon.frame == Rect(x: 5, y: 6, width: 88, height: 9))
    let copy = try Box(markup: view.markup())
    #expect(copy.subviews[0].frame == icon.frame)
  }
}

/// "BxLayout's idiom" of the library.
struct BxLayoutTests {
  @Test func aFieldAndALabelAreStacked() {
    let view = Box(), textField = Box(), label = Box()
    var labelWidth: LayoutConstraint?
    view.addSubviews(textField, label).layout { superview, textField, label in
      textField.center.y == superview.center.y
      textField.leading == superview.margin.leading
      textField.follow(superview, on: [.marginTrailing], insetBy: EdgeInsets(trailing: 4))
      textField.set(height: 20)
      stack(textField, 5, label)
      label.leading == textField.leading
      label.height <= textField.height * 2 + 10 ~ .low
      label.height == 30
      label.width == 120 => labelWidth
    }.apply()
    view.frame.size = Size(width: 300, height: 100)
    view.layoutIfNeeded()
    #expect(textField.frame == Rect(x: 8, y: 40, width: 280, height: 20))
    #expect(label.frame == Rect(x: 8, y: 65, width: 120, height: 30))
    labelWidth?.constant = 60
    view.layoutIfNeeded()
    #expect(label.frame.size.width == 60)
  }

  /// Factors and terms may stand on either side; a factor below 0 turns a comparison round.
  @Test func factorsAndTermsStandOnEitherSide() {
    let view = Box(), a = Box(), b = Box()
    view.addSubviews(a, b).layout { superview, a, b in
      a.leading == superview.leading
      b.leading == superview.leading
      b.width * 2 == 60
      (a.width + 10) * 2 == b.width * 4 - 20
      a.height / 4 - 1 == 4
      b.height * -1 >= -15
      b.height == 100 ~ .low
      2 * a.top + 6 == superview.top + 20
      b.top == superview.top
    }.apply()
    view.frame.size = Size(width: 200, height: 100)
    view.layoutIfNeeded()
    #expect(a.frame == Rect(x: 0, y: 7, width: 40, height: 20))
    #expect(b.frame == Rect(x: 0, y: 0, width: 30, height: 15))
  }

  @Test func viewsOfOtherSuperviewsAreAligned() {
    let view = Box(), outer1 = Box(), outer2 = Box(), inner1 = Box(), inner2 = Box()
    view.addSubviews(outer1, outer2).layout { superview, outer1, outer2 in
      outer1.follow(superview, on: [.leading, .edgesVertical])
      outer2.follow(superview, on: [.trailing, .edgesVertical])
      outer1.width == 50
      outer2.width == outer1.width
    }.apply()
    outer1.addSubviews(inner1).layout { superview, inner1 in
      inner1.top == superview.top + 7
      inner1.leading == superview.leading
      inner1.set(width: 10, height: 10)
    }.apply()
    outer2.addSubviews(inner2).layout { superview, inner2 in
      inner2.leading == superview.leading
      inner2.aspectRatio == 2
      inner2.height == 10
    }.apply()
    view.with(inner1, inner2).layout { _, inner1, inner2 in
      inner2.top == inner1.bottom
    }.apply()
    view.frame.size = Size(width: 200, height: 100)
    view.layoutIfNeeded()
    #expect(inner1.frame == Rect(x: 0, y: 7, width: 10, height: 10))
    #expect(inner2.frame == Rect(x: 0, y: 17, width: 20, height: 10))
  }
}

/// "Simple Layout Engine's idiom" of the library.
struct SimpleLayoutTests {
  private let frame = Rect(x: 10, y: 20, width: 200, height: 300)

  @Test func flexibleItemsShareWhatIsLeft() throws {
    let layout = SimpleLayout(parentFrame: frame, direction: .column, alignment: .center)
    let main = try layout.add(item: .flexible)
    try layout.add(items: [.height(44), .size(Size(width: 120, height: 200))])
    #expect(try main.frame() == Rect(x: 10, y: 20, width: 200, height: 56))
    #expect(try layout.frame(at: 1) == Rect(x: 10, y: 76, width: 200, height: 44))
    #expect(try layout.frame(at: 2) == Rect(x: 50, y: 120, width: 120, height: 200))
    let inner = SimpleLayout(parentFrame: try main.frame())
    let half = try inner.add(item: .flexible)
    try inner.add(item: .width(60))
    #expect(try half.frame() == Rect(x: 10, y: 20, width: 140, height: 56))
  }

  @Test func whatHasNoRoomIsTold() throws {
    let layout = SimpleLayout(parentFrame: frame, direction: .column)
    let first = try layout.add(item: .height(200))
    #expect(throws: SimpleLayout.LayoutError.outOfSpace) { try layout.add(item: .height(101)) }
    #expect(try first.frame() == Rect(x: 10, y: 20, width: 200, height: 200))
    #expect(throws: SimpleLayout.LayoutError.itemIncomplete) { try layout.frame(at: 1) }
    #expect(throws: SimpleLayout.LayoutError.itemOutOfBounds) { try layout.frame(at: 2) }
    let narrow = try layout.add(item: .width(60))
    #expect(try narrow.frame() == Rect(x: 10, y: 220, width: 60, height: 100))
  }

  /// The frame is 200 wide and 300 high, and an item may not be larger on either axis.
  @Test func anItemHasToFitAcross() throws {
    let column = SimpleLayout(parentFrame: frame, direction: .column)
    try column.add(item: .size(Size(width: 200, height: 10)))
    #expect(throws: SimpleLayout.LayoutError.outOfSpace) {
      try column.add(item: .size(Size(width: 201, height: 10)))
    }
    let row = SimpleLayout(parentFrame: frame, direction: .row)
    let high = try row.add(item: .size(Size(width: 10, height: 300)))
    #expect(try high.frame() == Rect(x: 10, y: 20, width: 10, height: 300))
    #expect(throws: SimpleLayout.LayoutError.outOfSpace) {
      try row.add(item: .size(Size(width: 10, height: 301)))
    }
  }
}
