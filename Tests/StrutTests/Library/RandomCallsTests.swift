import Foundation
import Strut
import StrutTestSupport
import Testing

/// Random sequences of public calls with numbers that are none, infinite, huge, negative or usual: nothing stops the
/// program, what throws says why, and frames are numbers.
///
/// `STRUT_RANDOM_CALLS=50` takes fifty times as many seeds.
struct RandomCallsTests {
  private static let rounds = environmentNumber("STRUT_RANDOM_CALLS", else: 1)

  @Test(arguments: 0..<16 * rounds)
  func boxesTakeAnyCalls(_ seed: Int) throws {
    var calls = BoxCalls(seed: seed)
    for _ in 0..<60 { calls.step() }
    calls.root.layoutIfNeeded()
    for frame in calls.frames { #expect(frame.isFinite, "\(frame)") }
  }

  @Test func treesOfRandomCallsAreDeep() {
    let depths = (0..<16).map { seed in
      var calls = BoxCalls(seed: seed)
      for _ in 0..<60 { calls.step() }
      return calls.depth
    }
    #expect(depths.contains { $0 >= 3 }, "\(depths)")
  }

  @Test(arguments: 0..<40 * rounds)
  func elementsTakeAnyCalls(_ seed: Int) throws {
    var random = AnyNumbers(seed: seed)
    let element = random.element(depth: 4)
    let box = Box(element)
    box.frame.size = random.size()
    box.layoutIfNeeded()
    box.update(random.element(depth: 4))
    box.layoutIfNeeded()
    #expect(box.frame.isFinite)
    tell { _ = try Element(markup: element.markup()) }
    tell { _ = try Box(element).render(.svg, scale: random.number()) }
  }

  @Test(arguments: 0..<24 * rounds)
  func renderersTakeAnyCalls(_ seed: Int) throws {
    var random = AnyNumbers(seed: seed)
    let renderer = try Renderer(
      limits: .init(
        boxes: random.integer(), pixels: random.integer(),
        time: .milliseconds(random.next(2) == 0 ? 500 : Int64(random.integer() / 2))),
      concurrency: random.integer())
    for _ in 0..<4 {
      let element = random.element(depth: 3)
      tell {
        _ = try renderer.draw(
          element, as: [.png, .svg, .pdf][random.next(3)], width: random.optional(),
          height: random.optional(), scale: random.number())
      }
      tell {
        let layout = try renderer.layout(element, width: random.optional())
        for id in layout.ids { #expect(layout[id]?.frame.isFinite == true) }
      }
    }
  }

  @Test(arguments: 0..<40 * rounds)
  func simpleLayoutsTakeAnyCalls(_ seed: Int) {
    var random = AnyNumbers(seed: seed)
    let layout = SimpleLayout(
      parentFrame: Rect(origin: random.point(), size: random.size()),
      direction: random.next(2) == 0 ? .row : .column,
      alignment: [.leading, .center, .trailing][random.next(3)])
    for _ in 0..<12 {
      let item: SimpleLayout.Item =
        switch random.next(4) {
        case 0: .flexible
        case 1: .width(random.number())
        case 2: .height(random.number())
        default: .size(random.size())
        }
      tell { try layout.add(item: item) }
      tell { try #expect(item.frame().isFinite) }
      tell { try #expect(layout.frame(at: random.integer()).isFinite) }
    }
  }

  @Test(arguments: 0..<20 * rounds)
  func documentsTakeAnyCalls(_ seed: Int) throws {
    var random = AnyNumbers(seed: seed)
    var limits = Limits()
    for limit in Limit.allCases where random.next(4) == 0 { limits[limit] = random.number() }
    let markup = random.element(depth: 3).markup()
    tell {
      let document = try Document(
        markup: markup, width: random.optional(), height: random.optional(), limits: limits)
      document.root?.style.width = .points(random.number())
      tell { _ = try document.layout() }
      _ = try document.render([.png, .svg, .pdf][random.next(3)], scale: random.number())
    }
    let text = SourceText(name: "a", bytes: Array(markup.utf8))
    for _ in 0..<20 {
      _ = text.position(at: random.integer())
      _ = text.line(at: random.integer())
      _ = text.offset(line: random.integer(), column: random.integer())
      _ = text.text(ofLine: random.integer())
      let ends = [random.integer(), random.integer()].sorted()
      _ = text.text(in: SourceRange(ends[0], ends[1]))
    }
  }

  /// Numbers of every kind are values of parameters, or are refused.
  @Test(arguments: 0..<20)
  func choicesTakeAnyNumbers(_ seed: Int) {
    var random = AnyNumbers(seed: seed)
    let values = (0..<4).map { _ in random.number() }
    tell { _ = try DocumentValue(encoding: values) }
    tell {
      _ = try Document(
        markup: "<layout><param name=\"n\" default=\"1\"/><item width=\"{n}\"/></layout>",
        choices: DocumentChoices(parameters: ["n": .number(values[0])]))
    }
  }
}

/// Lets something throw, if the error says what is wrong.
private func tell(_ body: () throws -> Void) {
  do {
    try body()
  } catch {
    #expect(!error.localizedDescription.isEmpty)
  }
}

/// A tree, and calls upon it.
private struct BoxCalls {
  var random: AnyNumbers
  let root = Box()
  var boxes: [Box]
  var constraints: [LayoutConstraint] = []

  init(seed: Int) {
    random = AnyNumbers(seed: seed)
    boxes = [root]
  }

  var frames: [Rect] { boxes.map(\.frame) }

  private mutating func box() -> Box { boxes[random.next(boxes.count)] }

  mutating func step() {
    switch random.next(12) {
    case 0, 1: add()
    case 2: restyle()
    case 3: chain()
    case 4: properties()
    case 5, 6: constrain()
    case 7: reframe()
    case 8: move()
    case 9: statements()
    case 10: ask()
    default: draw()
    }
  }

  private mutating func add() {
    let parent = box()
    guard parent.text == nil, parent.isLeaf || !parent.subviews.isEmpty, boxes.count < 30 else {
      return
    }
    let number = random.number()
    let made =
      switch random.next(4) {
      case 0: Box(text: "Some words")
      case 1 where parent.style.width.points == nil:
        measuring(Box(measure: { Size(width: number, height: $0.width * number) }))
      default: Box()
      }
    guard !measured.contains(ObjectIdentifier(parent)) else { return }
    if made.intrinsicSize.width.isNaN { Issue.record("a size that is none") }
    parent.insertSubview(made, at: random.integer())
    boxes.append(made)
    if random.next(3) == 0, made.text == nil { made.id = "b\(boxes.count)" }
  }

  private mutating func measuring(_ box: Box) -> Box {
    measured.insert(ObjectIdentifier(box))
    return box
  }

  /// How many boxes stand inside each other.
  var depth: Int {
    boxes.map { sequence(first: $0) { $0.superview }.reduce(0) { count, _ in count + 1 } }.max()
      ?? 0
  }

  /// Leaves that hold nothing.
  private var measured: Set<ObjectIdentifier> = []

  private mutating func restyle() {
    let box = box()
    box.style.width = .points(random.number())
    box.style.lineClamp = random.integer()
    box.style.fontSize = .em(random.number())
    box.style.opacity = random.number()
    box.style.padding = .percent(random.number())
    if random.next(2) == 0 { box.style = Style() }
    box.style[attribute: "gap"] = "\(random.number())"
    box.style[attribute: "z-index"] = "\(random.integer())"
    box.pointScaleFactor = random.number()
  }

  private mutating func chain() {
    box().flex.width(random.number()).height(random.number()%).margin(random.number())
      .padding(random.number()).grow(random.number()).shrink(random.number())
      .basis(random.number()).aspectRatio(random.number()).order(random.integer())
      .position(random.next(2) == 0 ? .absolute : .relative).left(random.number())
      .gap(random.number()).cornerRadius(random.number()).border(random.number(), .red)
    box().flex.margin(random.optional()).padding(random.number()%, random.number()%, 3%)
      .aspectRatio(of: box()).all(random.optional())
    if random.next(2) == 0 { box().flex.display([.none, .flex, .contents][random.next(3)]) }
    box().flex.layout(mode: [.adjustHeight, .adjustWidth, .fitContainer][random.next(3)])
  }

  private mutating func properties() {
    let box = box()
    box.yoga.size = random.size()
    box.yoga.flex = .points(random.number())
    box.applyLayout(
      preservingOrigin: random.next(2) == 0,
      dimensionFlexibility: DimensionFlexibility(rawValue: random.next(4)))
    let size = box.calculateLayout(with: random.size())
    #expect(!size.width.isNaN && !size.height.isNaN)
    box.isIncludedInLayout = random.next(2) == 0
  }

  private mutating func constrain() {
    let attributes: [LayoutConstraint.Attribute] = [
      .left, .width, .height, .centerX, .top, .notAnAttribute, .firstBaseline, .leadingMargin,
    ]
    let constraint = LayoutConstraint(
      item: box(), attribute: attributes[random.next(attributes.count)],
      relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.next(3)],
      toItem: random.next(2) == 0 ? box() : nil,
      attribute: attributes[random.next(attributes.count)], multiplier: random.number(),
      constant: random.number(), priority: LayoutPriority(random.number()))
    constraint.isActive = true
    constraints.append(constraint)
    let other = constraints[random.next(constraints.count)]
    other.constant = random.number()
    if random.next(3) == 0 { other.isActive.toggle() }
    box().setContentHuggingPriority(LayoutPriority(random.number()), for: .horizontal)
    tell {
      root.addConstraints(
        try LayoutConstraint.constraints(
          withVisualFormat: "H:|-m-[a(>=n@p)]-|",
          metrics: ["m": random.number(), "n": random.number(), "p": random.number()],
          views: ["a": boxes[boxes.count - 1], "root": root]))
    }
  }

  private mutating func reframe() {
    box().frame = Rect(origin: random.point(), size: random.size())
    root.layoutIfNeeded()
    box().layoutIfNeeded()
  }

  private mutating func move() {
    let moved = box()
    root.bringSubviewToFront(moved)
    root.sendSubviewToBack(box())
    root.exchangeSubview(at: random.integer(), withSubviewAt: random.next(5))
    guard moved !== root else { return }
    if let sibling = moved.superview?.subviews.first, random.next(2) == 0 {
      moved.superview?.insertSubview(moved, aboveSubview: sibling)
      return moved.setNeedsLayout()
    }
    moved.removeFromSuperview()
    if random.next(2) == 0 {
      root.insertSubview(moved, at: random.integer())
    } else {
      boxes.removeAll { $0.root !== root }
    }
  }

  private mutating func statements() {
    guard boxes.count > 2 else { return }
    let (number, other) = (random.number(), random.number())
    root.with(boxes[1], boxes[2]).layout { superview, first, second in
      first.leading == superview.leading * number / other + number
      first.width <= second.width * other - number ~ LayoutPriority(other)
      second.aspectRatio == number
      second.follow(
        superview, on: .center, insetBy: EdgeInsets(leading: number, trailing: other))
      first.set(width: number, height: other)
    }.apply()
    guard let first = root.subviews.first, let last = root.subviews.last, first !== last else {
      return
    }
    let axis: Axis = random.next(2) == 0 ? .horizontal : .vertical
    root.with(first, last).layout { superview, first, last in
      stack(superview, number, first, other, last, orientation: axis) ~ LayoutPriority(number)
    }.apply()
  }

  private mutating func ask() {
    let box = box()
    let size = box.sizeThatFits(random.size())
    #expect(!size.width.isNaN && !size.height.isNaN)
    _ = (box.hasAmbiguousLayout, box.unsatisfiableConstraints.count, box.warnings.count)
    _ = (box.markup(), box.isDirty, box.numberOfChildren, box.yoga.resolvedDirection)
    _ = (box.hasUnsatisfiableLayout, box.isDescendant(of: root))
    _ = box.constraintsAffectingLayout(for: random.next(2) == 0 ? .horizontal : .vertical)
    tell { _ = try box.layout() }
  }

  private mutating func draw() {
    tell { _ = try root.render([.png, .svg, .pdf][random.next(3)], scale: random.number()) }
    tell { _ = try Box(markup: root.markup()) }
  }
}

/// Numbers from a seed, half of them of the kinds that programs do not expect.
private struct AnyNumbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 0, -0.0, -1, 1e9, -1e9, 1e300, 0x1p31, 0x1p63, 0x1p64, -0x1p63, 1e-300,
    .signalingNaN,
  ]

  mutating func number() -> Double {
    next(2) == 0 ? Self.odd[next(Self.odd.count)] : Double(next(400)) / 4
  }

  mutating func optional() -> Double? { next(2) == 0 ? nil : number() }

  mutating func integer() -> Int {
    [Int.min, .max, -1, 0, 1, 2, 7, Int(Int32.max), Int(Int32.min), 1 << 40][next(10)]
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }
  mutating func size() -> Size { Size(width: number(), height: number()) }

  mutating func element(depth: Int) -> Element {
    let made: Element
    if depth == 0 || next(4) == 0 {
      made =
        switch next(4) {
        case 0: Text("words ", Span("in spans").fontSize(number()))
        case 1: Rectangle().height(number()).id("r\(next(9999))")
        case 2: Spacer().flexGrow(number())
        default: Text("words").fontSize(number()).lineClamp(integer())
        }
    } else {
      let parts = (0..<next(4)).map { _ in element(depth: depth - 1) }
      made =
        switch next(4) {
        case 0: Row(gap: number()) { parts }
        case 1: Constraints(margins: number(), metrics: ["m": number()]) { parts }
        case 2: Group { parts }
        default: Column { parts }.padding(horizontal: number(), top: number())
        }
    }
    return made.width(.points(number())).margin(left: number()).attribute("opacity", "\(number())")
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
