import Strut
import StrutTestSupport
import Testing

/// Random sequences of public calls with numbers that nobody should pass: nothing traps, nothing hangs, every frame is a
/// number, and after all of it a plain change is laid out as ever.
///
/// `STRUT_RANDOM_CALLS` sets the number of sequences; `swift test -c release` takes them through what is shipped.
struct RandomCallTests {
  private static let sequences = environmentNumber("STRUT_RANDOM_CALLS", else: 40)

  @Test func nothingTraps() {
    for seed in 0..<UInt64(Self.sequences) {
      var calls = RandomCalls(seed: seed)
      for _ in 0..<60 { calls.call() }
      for box in calls.boxes {
        let frame = box.frame
        #expect(
          frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width.isFinite
            && frame.size.height.isFinite,
          "seed \(seed): \(frame)")
      }
    }
  }

  @Test(arguments: [.leastNonzeroMagnitude, -1e-9, 1e300, .infinity])
  func factorsLeaveFrames(_ factor: Double) {
    let root = Box()
    let (first, second) = (Box(), Box())
    root.addSubview(first)
    root.addSubview(second)
    for constraint in [
      LayoutConstraint(
        item: first, attribute: .top, relatedBy: .equal, toItem: second, attribute: .safeAreaTop,
        multiplier: factor, constant: -1),
      LayoutConstraint(
        item: first, attribute: .height, relatedBy: .equal, toItem: second, attribute: .height,
        multiplier: factor, constant: 10),
    ] { constraint.isActive = true }
    root.calculateLayout(with: Size(width: 100, height: 100))
    root.layoutIfNeeded()
    for box in [first, second] {
      #expect(box.frame.origin.y.isFinite && box.frame.size.height.isFinite, "\(box.frame)")
    }
  }

  @Test(arguments: [UInt64](1000..<1008))
  func treesRecover(_ seed: UInt64) {
    var calls = RandomCalls(seed: seed)
    for _ in 0..<80 { calls.call() }
    let root = calls.reset()
    let leaf = Box()
    root.addSubview(leaf)
    root.style.width = 100
    root.style.height = 50
    leaf.style.width = 30
    leaf.style.height = 20
    #expect(
      root.calculateLayout(with: Size(width: 100, height: 50)) == Size(width: 100, height: 50))
    root.layoutIfNeeded()
    #expect(leaf.frame == Rect(x: 0, y: 0, width: 30, height: 20))
  }
}

/// Boxes of several trees, and calls that change them at random. What is a slip of a program and stops it, such as a box
/// inside of itself, is not called.
private struct RandomCalls {
  private static let odd: [Double] = [
    0, -0.0, 1, -1, 0.5, 1 / 3, 10, 99.99, 1e-300, -1e-300, 1e9, -1e9, 1e300, -1e300, .infinity,
    -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]
  private static let texts = ["", "a", "Two words", "e\u{301}\u{202E}x", "\u{0}\n\t", "漢字 {{ <&"]
  private static let attributes: [LayoutConstraint.Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .firstBaseline, .safeAreaTop, .leadingMargin, .notAnAttribute,
  ]

  private var random: SplitMix64
  private(set) var boxes: [Box] = []
  private var constraints: [LayoutConstraint] = []
  private var leaves: [Box] = []
  private var measured: Set<ObjectIdentifier> = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    for _ in 0..<4 { boxes.append(Box()) }
  }

  /// One of the boxes, on its own and as a new one is.
  func reset() -> Box {
    let box = boxes[0]
    box.removeFromSuperview()
    box.removeAllSubviews()
    LayoutConstraint.deactivate(constraints)
    box.removeConstraints(box.constraints)
    box.style = Style()
    box.isIncludedInLayout = true
    box.pointScaleFactor = 1
    return box
  }

  private mutating func number() -> Double {
    random.next(4) == 0 ? Double(random.next(400)) / 4 : Self.odd[random.next(Self.odd.count)]
  }

  private mutating func length() -> Length {
    random.next(3) == 0 ? .percent(number()) : .points(number())
  }

  private mutating func size() -> Size { Size(width: number(), height: number()) }

  private mutating func box() -> Box { boxes[random.next(boxes.count)] }

  mutating func call() {
    switch random.next(6) {
    case 0: grow()
    case 1: style()
    case 2: constrain()
    case 3: move()
    case 4: ask()
    default: draw()
    }
  }

  private mutating func grow() {
    let new: Box
    switch random.next(4) {
    case 0:
      let size = size()
      new = Box { _ in size }
      // Kept, so that no other box gets its identity.
      leaves.append(new)
      measured.insert(ObjectIdentifier(new))
    case 1: new = Box(text: Self.texts[random.next(Self.texts.count)])
    default: new = Box()
    }
    if boxes.count < 24 { boxes.append(new) }
    let parent = box()
    if holdsBoxes(parent), parent !== new { parent.addSubview(new) }
  }

  /// Whether boxes may be added; texts and boxes with a measure take none.
  private func holdsBoxes(_ box: Box) -> Bool {
    box.text == nil && !measured.contains(ObjectIdentifier(box))
  }

  private mutating func style() {
    let box = box()
    switch random.next(12) {
    case 0: box.style.width = length()
    case 1: box.style.height = length()
    case 2: box.style.margin = length()
    case 3: box.style.padding = length()
    case 4: box.style.flexGrow = number()
    case 5: box.style.aspectRatio = number()
    case 6: box.style.opacity = number()
    case 7: box.style.fontSize = length()
    case 8: box.style.order = Int(truncatingIfNeeded: random.next())
    case 9: box.style.lineClamp = Int(truncatingIfNeeded: random.next())
    case 10: box.style.borderRadius = length()
    default: box.flex.gap(number()).shrink(number()).minWidth(number()).maxHeight(number())
    }
  }

  private mutating func constrain() {
    guard constraints.isEmpty || random.next(2) == 0 else {
      let constraint = constraints[random.next(constraints.count)]
      switch random.next(3) {
      case 0: constraint.constant = number()
      case 1: constraint.priority = LayoutPriority(number())
      default: constraint.isActive.toggle()
      }
      return
    }
    let first = Self.attributes[random.next(Self.attributes.count)]
    let constraint = LayoutConstraint(
      item: box(), attribute: first, relatedBy: [.equal, .lessThanOrEqual][random.next(2)],
      toItem: random.next(3) == 0 ? nil : box(),
      attribute: Self.attributes[random.next(Self.attributes.count)], multiplier: number(),
      constant: number())
    constraint.priority = LayoutPriority(number())
    constraints.append(constraint)
    LayoutConstraint.activate([constraint])
  }

  private mutating func move() {
    let (box, other) = (box(), box())
    switch random.next(5) {
    case 0: box.removeFromSuperview()
    case 1 where holdsBoxes(other) && !other.isDescendant(of: box) && other !== box:
      other.insertSubview(box, at: random.next(other.numberOfChildren + 1))
    case 2 where box.superview === other: other.sendSubviewToBack(box)
    case 3 where box.superview === other: other.bringSubviewToFront(box)
    default: box.isIncludedInLayout.toggle()
    }
  }

  private mutating func ask() {
    let box = box()
    switch random.next(8) {
    case 0: _ = box.calculateLayout(with: size())
    case 1: _ = box.sizeThatFits(size())
    case 2: box.applyLayout(preservingOrigin: random.next(2) == 0)
    case 3: box.frame = Rect(x: number(), y: number(), width: number(), height: number())
    case 4: box.pointScaleFactor = number()
    case 5: _ = (box.markup(), box.warnings.count, box.hasAmbiguousLayout)
    case 6: _ = (box.unsatisfiableConstraints.count, box.constraintsAffectingLayout(for: .vertical))
    default: box.setContentHuggingPriority(LayoutPriority(number()), for: .horizontal)
    }
  }

  private mutating func draw() {
    let format: OutputFormat = [.png, .svg, .pdf][random.next(3)]
    // A tree of such numbers may be no picture; it is an error then and nothing worse.
    _ = try? box().render(format, scale: random.next(2) == 0 ? 1 : number())
    _ = try? box().layout()
  }
}
