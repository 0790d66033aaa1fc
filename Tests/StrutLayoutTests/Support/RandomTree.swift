import StrutLayout

/// A generator with a fixed sequence for each seed (an xorshift).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// Whether something of this chance happens.
  mutating func happens(_ chance: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < chance
  }

  /// One of some values.
  mutating func pick<Value>(_ values: Value...) -> Value { values.randomElement(using: &self)! }

  /// A length, a percentage, a keyword or `auto`.
  mutating func dimension() -> Dimension {
    pick(
      .auto, .auto, .points(Double(Int.random(in: 0..<80, using: &self))),
      .percent(pick(10, 50, 100)), .minContent, .maxContent, .fitContent, .stretch)
  }

  /// A style that makes use of much of what there is.
  mutating func style() -> LayoutStyle {
    var style = LayoutStyle.initial(pick(.yoga, .web))
    style.flexDirection = pick(.row, .column, .rowReverse, .columnReverse)
    style.flexWrap = pick(.nowrap, .nowrap, .wrap, .wrapReverse)
    style.display = pick(.flex, .flex, .flex, .flex, .flex, .flex, .contents, .none)
    style.position = pick(.relative, .relative, .relative, .static, .absolute)
    style.direction = pick(nil, nil, nil, .ltr, .rtl)
    style.alignItems = ItemAlignment(pick(.stretch, .center, .flexEnd, .baseline, .start))
    style.alignSelf = ItemAlignment(pick(.auto, .auto, .baseline, .flexStart))
    style.justifyContent = ContentAlignment(pick(.normal, .center, .spaceBetween, .end))
    style.alignContent = ContentAlignment(pick(.normal, .center, .spaceAround))
    style.flexGrow = pick(0, 0, 1, 0.5)
    style.flexBasis = pick(.auto, .auto, .points(20), .percent(50), .content)
    style.order = pick(0, 0, 0, 1, -1)
    if happens(0.5) { style.width = dimension() }
    if happens(0.5) { style.height = dimension() }
    if happens(0.2) { style.minWidth = dimension() }
    if happens(0.2) { style.maxHeight = dimension() }
    if happens(0.1) { style.aspectRatio = pick(1, 2, 0.5) }
    if happens(0.2) { style.margin.left = pick(.auto, 5, .percent(10)) }
    if happens(0.2) { style.padding.start = pick(5, .percent(10)) }
    if happens(0.2) { style.inset.top = pick(3, .percent(20)) }
    if happens(0.1) { style.overflowX = .hidden }
    return style
  }
}

/// A tree that random edits change, with all that is needed to build it anew.
struct EditedTree {
  var tree = LayoutTree()
  var measurer = LetterMeasurer()
  /// The boxes below the root, `BoxID(0)`, that are linked.
  var linked = [BoxID(0)]

  init(using numbers: inout SeededNumbers) {
    var root = numbers.style()
    root.display = .flex
    root.position = .relative
    tree.append(root, to: nil)
    for _ in 0..<Int.random(in: 2..<25, using: &numbers) { insert(using: &numbers) }
  }

  /// Changes one thing.
  mutating func edit(using numbers: inout SeededNumbers) {
    let box = linked.randomElement(using: &numbers)!
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: insert(using: &numbers)
    case 1 where box != BoxID(0):
      tree.remove(box)
      let below = subtree(of: box)
      linked.removeAll { below.contains($0) }
    case 2 where box != BoxID(0): move(box, using: &numbers)
    case 3 where tree.content(of: box) == .measured:
      measurer.letters[box] = Int.random(in: 1..<20, using: &numbers)
      tree.markDirty(box)
    case 4 where box != BoxID(0):
      var style = tree.style(of: box)
      style.display = style.display == .none ? .flex : .none
      tree.setStyle(style, of: box)
    default:
      var style = numbers.style()
      if box == BoxID(0) {
        style.display = .flex
        style.position = .relative
      }
      tree.setStyle(style, of: box)
    }
  }

  private mutating func insert(using numbers: inout SeededNumbers) {
    let parents = linked.filter { tree.content(of: $0) == .none }
    let parent = parents.randomElement(using: &numbers)!
    let before = tree.children(of: parent).randomElement(using: &numbers)
    let isText = numbers.happens(0.4)
    let box = tree.insert(
      numbers.style(), content: isText ? .measured : .none, to: parent,
      before: numbers.happens(0.5) ? before : nil)
    if isText { measurer.letters[box] = Int.random(in: 1..<20, using: &numbers) }
    linked.append(box)
  }

  private mutating func move(_ box: BoxID, using numbers: inout SeededNumbers) {
    let below = subtree(of: box)
    let parents = linked.filter { tree.content(of: $0) == .none && !below.contains($0) }
    let parent = parents.randomElement(using: &numbers)!
    let sibling = tree.children(of: parent).filter { $0 != box }.randomElement(using: &numbers)
    tree.move(box, to: parent, before: numbers.happens(0.5) ? sibling : nil)
  }

  private func subtree(of box: BoxID) -> Set<BoxID> {
    tree.children(of: box).reduce(into: [box]) { $0.formUnion(subtree(of: $1)) }
  }

  /// The same boxes in a tree that was never laid out, and what each is called here.
  func rebuilt() -> (tree: LayoutTree, measurer: LetterMeasurer, names: [BoxID]) {
    var fresh = LayoutTree()
    let letters = LetterMeasurer()
    var names: [BoxID] = []
    func add(_ box: BoxID, to parent: BoxID?) {
      let copy = fresh.append(tree.style(of: box), content: tree.content(of: box), to: parent)
      letters.letters[copy] = measurer.letters[box]
      names.append(box)
      for child in tree.children(of: box) { add(child, to: copy) }
    }
    add(BoxID(0), to: nil)
    return (fresh, letters, names)
  }
}
