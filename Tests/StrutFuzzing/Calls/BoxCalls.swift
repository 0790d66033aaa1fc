import Strut

/// A tree of boxes, and calls upon it.
struct BoxCalls {
  var source: CallSource
  let root = Box()
  private(set) var boxes: [Box]
  let log: CallLog
  var constraints: [LayoutConstraint] = []
  /// Boxes with a measure of their own, which hold nothing.
  private var measured: Set<ObjectIdentifier> = []

  init(_ source: CallSource, _ log: CallLog) {
    self.source = source
    self.log = log
    boxes = [root]
  }

  /// How many boxes stand inside each other.
  var depth: Int {
    boxes.map { sequence(first: $0) { $0.superview }.reduce(0) { count, _ in count + 1 } }.max()
      ?? 0
  }

  mutating func box() -> Box { source.one(of: boxes) }

  mutating func step() {
    switch source.next(13) {
    case 0, 1: add()
    case 2: restyle()
    case 3: chain()
    case 4: properties()
    case 5, 6: constrain()
    case 7: reframe()
    case 8: move()
    case 9: statements()
    case 10: ask()
    case 11: formats()
    default: draw()
    }
  }

  // MARK: The tree

  private mutating func add() {
    let parent = box()
    guard parent.text == nil, parent.isLeaf || !parent.subviews.isEmpty, boxes.count < 30,
      !measured.contains(ObjectIdentifier(parent)), parent.style[attribute: "src"] == nil
    else { return }
    let made = made()
    log.expect(made.intrinsicSize)
    parent.insertSubview(made, at: source.integer())
    boxes.append(made)
    if source.next(3) == 0 { made.id = source.one(of: CallSource.ids) + "\(boxes.count)" }
  }

  private mutating func made() -> Box {
    let number = source.number()
    switch source.next(4) {
    case 0: return Box(text: source.text() + ".")
    case 1:
      let box = Box(measure: { Size(width: number, height: $0.width * number) })
      measured.insert(ObjectIdentifier(box))
      return box
    default: return Box()
    }
  }

  private mutating func move() {
    let moved = box()
    root.bringSubviewToFront(moved)
    root.sendSubviewToBack(box())
    root.exchangeSubview(at: source.integer(), withSubviewAt: source.next(5))
    guard moved !== root else { return }
    if let sibling = moved.superview?.subviews.first, source.flag() {
      moved.superview?.insertSubview(moved, aboveSubview: sibling)
      return moved.setNeedsLayout()
    }
    moved.removeFromSuperview()
    if source.flag(), root.text == nil {
      root.insertSubview(moved, at: source.integer())
    } else {
      boxes.removeAll { $0.root !== root }
    }
  }

  private mutating func reframe() {
    box().frame = source.rect()
    root.layoutIfNeeded()
    box().layoutIfNeeded()
    box().invalidateIntrinsicContentSize()
    box().pointScaleFactor = source.number()
  }

  // MARK: Questions

  private mutating func ask() {
    let box = box()
    log.expect(box.sizeThatFits(source.size()))
    log.note("\(box.hasAmbiguousLayout) \(box.warnings.map(\.description))")
    log.note("\(box.markup()) \(box.isDirty) \(box.numberOfChildren)")
    log.note("\(box.yoga.resolvedDirection) \(box.isDescendant(of: root))")
    log.note(box.unsatisfiableConstraints.isEmpty == box.hasUnsatisfiableLayout ? "odd" : "as told")
    _ = root[source.one(of: CallSource.ids)]
    let axis: Axis = source.flag() ? .horizontal : .vertical
    log.note("\(box.constraintsAffectingLayout(for: axis).map(\.description))")
    log.tell { _ = try box.layout() }
  }

  private mutating func draw() {
    let format = source.one(of: OutputFormat.allCases)
    let scale = source.number()
    log.tell { _ = try root.render(format, scale: scale) }
    let part = box()
    log.tell {
      let file = try part.render(.svg, svgText: .text)
      log.note(String(decoding: file, as: UTF8.self))
    }
    log.tell { _ = try Box(markup: root.markup()) }
  }
}
