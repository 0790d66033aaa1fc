import Strut
import Testing

/// "FlexLayout's idiom" of the library.
struct FlexLayoutTests {
  /// Yoga's `flex` is a weight, however it is said.
  @Test func aWeightOfYogaIsNoBasis() throws {
    let row = Box(), first = Box(), second = Box()
    row.yoga.flexDirection = .row
    row.addSubview(first)
    row.addSubview(second)
    first.yoga.flex = .points(2)
    second.yoga.flex = 1
    row.frame.size = Size(width: 300, height: 10)
    try row.layout()
    #expect(first.frame.size.width == 200 && second.frame.size.width == 100)
  }

  @Test func aFormIsDefinedAndLaidOut() {
    let root = Box(), title = Box(text: "Amount"), amount = Box(text: "--"), bank = Box(text: "--")
    let line = Box()
    root.flex.paddingHorizontal(12).define { flex in
      flex.addItem(title).marginTop(16)
      flex.addItem(amount).marginTop(8)
      flex.addItem().direction(.row).marginTop(32).define { flex in
        flex.addItem(Box(text: "Transfer To"))
        flex.addItem().shrink(1).grow(1).marginLeft(16).alignItems(.end).define { flex in
          flex.addItem(bank).marginTop(4)
        }
      }
      flex.addItem(line).backgroundColor("#ddd").height(0.5).marginTop(16)
    }
    root.pointScaleFactor = 2
    root.frame = Rect(x: 3, y: 4, width: 0, height: 0)
    root.frame.size.width = 375
    root.flex.layout(mode: .adjustHeight)
    #expect(root.frame.origin == Point(x: 3, y: 4) && root.frame.size.width == 375)
    #expect(title.frame.minX == 12 && title.frame.minY == 16 && title.frame.size.width == 351)
    #expect(amount.frame.minY == title.frame.maxY + 8)
    #expect(line.frame.size.height == 0.5 && line.frame.maxY == root.frame.size.height)
    #expect(bank.frame.maxX == bank.superview?.frame.size.width)
    let before = (bank.frame, amount.frame, root.frame.size.height)
    bank.text = "A longer name"
    #expect(root.isDirty)
    title.flex.display(.none)
    root.flex.layout(mode: .adjustHeight)
    #expect(bank.frame.size.width > before.0.size.width)
    #expect(amount.frame.minY == 8 && root.frame.size.height < before.2)
    let size = root.flex.sizeThatFits(Size(width: 320, height: .infinity))
    #expect(size.width <= 320 && size.height == root.frame.size.height)
    #expect(bank.flex.intrinsicSize.width >= bank.frame.size.width - 1)
  }

  /// Arithmetic: 300 less 10 + 20 of margins is shared 1 : 2.
  @Test func theRatioOfABoxIsThatOfItsContent() {
    // The example of FlexLayout's page: the picture's own ratio, whatever width it is given before.
    let root = Box(), row = Box(), picture = Box(measure: { _ in Size(width: 60, height: 60) })
    root.frame.size = Size(width: 300, height: 300)
    root.flex.define { flex in
      flex.addItem(row).direction(.row).define { flex in
        flex.addItem(picture).padding(0, 5).border(1).width(100).height(20).margin(3)
          .aspectRatio(of: picture).height(nil as Double?).padding(0).border(0)
      }
    }
    root.flex.layout()
    #expect(picture.frame == Rect(x: 3, y: 3, width: 100, height: 100))
    #expect(row.frame.size.height == 106)
  }

  @Test func numbersAreThoseOfTheChain() {
    let root = Box(), first = Box(), second = Box()
    root.flex.direction(.row).define { flex in
      flex.addItem(first).grow(1).basis(0).margin(1, 10, 3, 20).minHeight(10)
      flex.addItem(second).grow(2).basis(0).height(50%)
    }
    root.frame = Rect(x: 0, y: 0, width: 330, height: 100)
    root.flex.layout()
    #expect(first.frame == Rect(x: 10, y: 1, width: 100, height: 96))
    #expect(second.frame == Rect(x: 130, y: 0, width: 200, height: 50))
    second.flex.isIncludedInLayout(false)
    root.flex.layout()
    #expect(first.frame.size.width == 300)
    second.flex.isIncludedInLayout = true
    root.flex.layout(mode: .adjustWidth)
    #expect(root.frame.size == Size(width: 30, height: 100))
  }

  /// Percentages of one to four sides, as lengths: 200 points give 2 points for each percent.
  @Test func percentagesAreEdgesToo() {
    let root = Box(), first = Box()
    root.flex.addItem(first).margin(1%, 2%, 3%).padding(2%, 1%, 4%).height(50)
    root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    root.flex.layout()
    #expect(first.frame == Rect(x: 4, y: 2, width: 192, height: 50))
    let inner = Box()
    first.addSubview(inner)
    root.flex.layout()
    #expect(inner.frame.origin == Point(x: 2, y: 4))
    first.flex.margin(nil).padding(nil)
    root.flex.layout()
    #expect(first.frame == Rect(x: 4, y: 2, width: 192, height: 50))
  }

  /// What is `nil` takes the property away that it sets, and no other.
  @Test func nothingTakesAPropertyAway() {
    let box = Box()
    box.flex.margin(5).padding(6).all(7).cornerRadius(8)
    box.flex.margin(nil).padding(nil).cornerRadius(nil).horizontally(nil)
    #expect(box.style[attribute: "margin"] == nil && box.style[attribute: "padding"] == nil)
    #expect(box.style[attribute: "border-radius"] == nil && box.style[attribute: "left"] == nil)
    #expect(box.style[attribute: "top"] == "7")
    box.flex.all(nil).vertically(nil)
    #expect(box.style == Style())
  }

  /// A content of 50 in paddings of 10; an item that hides what runs out of it shrinks below its content.
  @Test func sizesAreOfTheContentWhereTheChainSaysSo() {
    let root = Box(), first = Box(), second = Box()
    root.flex.direction(.row).define { flex in
      flex.addItem(first).width(50).padding(10).boxSizing(.contentBox).shrink(0)
      flex.addItem(second).shrink(1).overflow(.hidden).addItem(Box()).width(90)
    }
    root.frame.size = Size(width: 100, height: 30)
    root.flex.layout()
    #expect(
      first.frame.size.width == 70 && second.frame == Rect(x: 70, y: 0, width: 30, height: 30))
    first.flex.boxSizing(.borderBox)
    root.flex.layout()
    #expect(first.frame.size.width == 50)
    let size = Size(width: 40, height: 30)
    #expect(root.flex.sizeThatFits(size: size) == root.flex.sizeThatFits(size))
    // The size is at most what is given, on both axes.
    root.flex.width(120).height(100)
    #expect(root.sizeThatFits(size) == size)
    #expect(root.sizeThatFits(Size(width: 200, height: 200)) == Size(width: 120, height: 100))
  }

  /// A property that is taken away is as it was before it was set, whatever its type.
  @Test func propertiesAreReset() {
    let box = Box(text: "x")
    box.style.width = 10
    box.style.lineClamp = 2
    box.style.color = .red
    box.style[attribute: "gap"] = "4"
    box.style.reset(\.width)
    box.style.reset(\.lineClamp)
    box.yoga.reset(\.color)
    #expect(box.style.description == "gap=\"4\"" && box.style.width == .auto)
    box.style.reset(\.[attribute: "gap"])
    box.style.reset(\.height)
    #expect(box.style == Style())
  }

  /// What is taken away after a layout counts no more in the next one, each alone and with nothing set beside it.
  @Test func aPropertyThatIsResetIsLaidOutAnew() {
    let root = Box(), box = Box()
    root.frame.size = Size(width: 100, height: 60)
    root.flex.direction(.row).addItem(box).width(30).height(20).marginLeft(7)
    root.flex.layout()
    #expect(box.frame == Rect(x: 7, y: 0, width: 30, height: 20))
    box.style.reset(\.marginLeft)
    root.flex.layout()
    #expect(box.frame == Rect(x: 0, y: 0, width: 30, height: 20))
    box.style.reset(\.height)
    root.flex.layout()
    #expect(box.frame == Rect(x: 0, y: 0, width: 30, height: 60))
    box.style.reset(\.width)
    root.flex.layout()
    #expect(box.frame == Rect(x: 0, y: 0, width: 0, height: 60))
  }

  @Test func noWrapIsOneWordOrTwo() {
    #expect(Style.FlexWrap.noWrap == .nowrap && Flex.Wrap.nowrap == .noWrap)
    #expect(Style.TextWrap.noWrap == .nowrap && Style.WhiteSpace.noWrap == .nowrap)
  }

  @Test func aRatioIsThatOfAnotherBox() {
    let root = Box(), picture = Box(measure: { _ in Size(width: 120, height: 80) }), frame = Box()
    root.flex.alignItems(.start).addItem(frame).width(90).aspectRatio(of: picture)
    root.frame.size.width = 300
    root.flex.layout(mode: .adjustHeight)
    #expect(frame.frame.size == Size(width: 90, height: 60))
    frame.flex.aspectRatio(of: Box())
    #expect(frame.style[attribute: "aspect-ratio"] == nil)
  }

  @Test func aBoxInsideIsLaidOutWithinItsFrame() {
    let root = Box(), inner = Box(), leaf = Box()
    root.flex.define { $0.addItem(inner).height(40).define { $0.addItem(leaf).grow(1) } }
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    root.flex.layout()
    #expect(leaf.frame == Rect(x: 0, y: 0, width: 100, height: 40))
    inner.frame.size = Size(width: 60, height: 40)
    inner.flex.layout()
    #expect(leaf.frame == Rect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func aBoxInsideInheritsFromTheNearest() {
    let root = Box(), middle = Box(), inner = Box(), text = Box(text: "Amount")
    root.style.fontSize = 30
    root.style.letterSpacing = 4
    middle.style.fontSize = 10
    root.flex.define { $0.addItem(middle).define { $0.addItem(inner).define { $0.addItem(text) } } }
    root.flex.alignItems(.start).layout()
    let frame = text.frame
    #expect(frame.size.height > 10 && frame.size.height < 20)
    inner.flex.layout()
    #expect(text.frame == frame)
  }
}

/// "YogaKit's idiom" of the library.
struct YogaKitTests {
  @Test func unsetAlignmentsReadAsYogaHasThem() {
    let view = Box()
    #expect(view.yoga.alignItems == .stretch && view.yoga.justifyContent == .flexStart)
    #expect(view.yoga.alignContent == .flexStart && view.yoga.alignSelf == .auto)
    view.yoga.alignItems = .center
    view.yoga.justifyContent = .spaceEvenly
    #expect(view.style.alignItems == .center && view.style.justifyContent == .spaceEvenly)
    view.yoga.reset(\.alignItems)
    #expect(view.yoga.alignItems == .stretch && view.style[attribute: "align-items"] == nil)
  }

  @Test func propertiesAreConfigured() {
    let view = Box(), first = Box(), second = Box()
    view.addSubview(first)
    view.addSubview(second)
    view.configureLayout { style in
      style.isEnabled = true
      style.flexDirection = .row
      style.flexWrap = .noWrap
      style.justifyContent = .spaceBetween
      style.alignItems = .flexStart
      style.width = 320
      style.padding = 10
      style.aspectRatio = 1.5
      style.borderStartWidth = 2
    }
    for box in [first, second] {
      box.configureLayout { style in
        style.width = .percent(25)
        style.height = 20
      }
    }
    view.applyLayout(preservingOrigin: true, dimensionFlexibility: .flexibleHeight)
    #expect(view.numberOfChildren == 2 && !view.isLeaf && first.isLeaf)
    view.frame.size.width = 320
    view.applyLayout(preservingOrigin: true, dimensionFlexibility: .flexibleHeight)
    #expect(view.frame.size == Size(width: 320, height: 213))
    #expect(first.frame == Rect(x: 12, y: 10, width: 75, height: 20) || first.frame.minX == 12)
    #expect(second.frame.maxX == 310)
    view.frame.origin = Point(x: 5, y: 6)
    view.yoga.margin = 7
    view.applyLayout(preservingOrigin: true)
    #expect(view.frame.origin == Point(x: 5, y: 6))
    view.applyLayout(preservingOrigin: false)
    #expect(view.frame.origin == Point(x: 7, y: 7))
    view.yoga.marginLeft = 1
    view.applyLayout(preservingOrigin: false)
    #expect(view.frame.origin == Point(x: 1, y: 7))
    view.yoga.marginTop = 2
    view.applyLayout(preservingOrigin: false)
    #expect(view.frame.origin == Point(x: 1, y: 2))
    view.yoga.marginStart = 3
    view.yoga.marginVertical = 4
    view.applyLayout(preservingOrigin: false)
    #expect(view.frame.origin == Point(x: 3, y: 2))
    for key in [\Style.margin, \.marginLeft, \.marginTop, \.marginStart, \.marginVertical] {
      view.style[keyPath: key] = 0
    }
    view.yoga.width = .percent(50)
    #expect(view.yoga.width == .percent(50) && view.isDirty)
    let size = view.calculateLayout(with: Size(width: 320, height: .nan))
    #expect(size.width == 160)
    view.markDirty()
    #expect(view.isDirty && view.intrinsicSize.width > 0)
    second.yoga.isEnabled = false
    #expect(view.numberOfChildren == 1)
  }

  /// The direction is a box's own, else that of the nearest box around it, else the canvas's.
  @Test(arguments: [
    ("", "", Style.Direction.ltr), ("rtl", "", .rtl), ("rtl", "ltr", .ltr), ("", "rtl", .rtl),
  ])
  func theDirectionIsInherited(_ canvas: String, _ own: String, _ expected: Style.Direction) throws
  {
    func direction(_ word: String) -> String { word.isEmpty ? "" : " direction=\"\(word)\"" }
    let box = try Box(
      markup: "<layout\(direction(canvas))><container\(direction(own))><item/></container></layout>"
    )
    #expect(box.yoga.resolvedDirection == expected)
    #expect(box.subviews.first?.yoga.resolvedDirection == expected)
  }
}
