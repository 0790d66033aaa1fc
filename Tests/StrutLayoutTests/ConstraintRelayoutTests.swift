import StrutConstraints
import StrutCore
import StrutLayout
import Testing

/// A constraint tree that is laid out again after a change has the frames and problems of a new one.
struct ConstraintRelayoutTests {
  static let seedBlocks = Array(0..<8)

  @Test(arguments: seedBlocks)
  func layingOutAgainEqualsLayingOutAnew(block: Int) {
    var compared = 0
    for seed in UInt64(block * 50)..<UInt64(block * 50 + 50) {
      var model = RandomConstraintTree(seed: seed)
      var tree = model.tree()
      model.layOut(&tree)
      for step in 0..<8 {
        model.change(&tree)
        model.layOut(&tree)
        var fresh = model.tree()
        model.layOut(&fresh)
        let problems = fresh.constraintProblems().map(Self.description)
        #expect(
          problems == tree.constraintProblems().map(Self.description), "seed \(seed), \(step)")
        guard problems.isEmpty else { continue }
        compared += 1
        for box in model.boxes {
          let (old, new) = (tree.frame(of: box), fresh.frame(of: box))
          #expect(isSame(old, new), "seed \(seed), step \(step), box \(box.index): \(old), \(new)")
        }
      }
    }
    #expect(compared > 40, "most trees are determined")
  }

  private func isSame(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
      && abs(a.size.width - b.size.width) < 1e-6 && abs(a.size.height - b.size.height) < 1e-6
  }

  private static func description(_ problem: ConstraintProblem) -> String {
    switch problem {
    case .conflict(let contributors, let failing, _):
      "\(contributors.map(\.text)), \(failing.text)"
    case .ambiguous(let box, let numbers): "\(box.index) \(numbers)"
    case .unsettled(let box): "\(box.index) unsettled"
    case .outside(let box, let container): "\(box.index) outside of \(container.index)"
    case .collapsed(let box, let axis): "\(box.index) collapsed \(axis)"
    case .cut(let box, let axis, _, _, _, _): "\(box.index) cut \(axis)"
    case .beyond(let box, let container, let edge, _, _):
      "\(box.index) beyond \(edge) of \(container.index)"
    case .shared(let boxes, let axis, _): "\(boxes.map(\.index)) share \(axis)"
    case .stretched(let box, _, _, let baseline, _): "\(box.index) stretched by \(baseline.text)"
    case .rivals(let boxes, let contributors, _, _):
      "\(boxes.map(\.index)) by \(contributors.map(\.text))"
    case .fault(let box, let message): "\(box.index) \(message)"
    }
  }
}

/// A constraint container with texts, boxes and a nested container, and a layout of it that can be changed.
private struct RandomConstraintTree {
  private var random: RandomNumbers
  private var canvasWidth: Double?
  private var characters: [Int] = [0]
  /// The parent of each box; the root has none.
  private var parents: [Int] = [-1]
  private var isContainer = [true]
  private var statements: [ConstraintStatement] = []
  private let measurer = ParagraphMeasurer()

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
    canvasWidth = random.below(4) == 0 ? nil : Double(100 + random.below(300))
    for _ in 0..<(2 + random.below(4)) { addView(to: 0) }
    if random.below(2) == 0 {
      let nested = characters.count
      addView(to: 0, isContainer: true)
      for _ in 0..<(1 + random.below(2)) { addView(to: nested) }
    }
    for container in isContainer.indices where isContainer[container] {
      addChains(in: container)
    }
    for _ in 0..<random.below(4) { addWish() }
  }

  var boxes: [BoxID] { parents.indices.map { BoxID($0) } }

  private mutating func addView(to parent: Int, isContainer container: Bool = false) {
    parents.append(parent)
    isContainer.append(container)
    characters.append(container || random.below(4) == 0 ? 0 : 3 + random.below(60))
  }

  // MARK: Statements

  /// All views of a container below one another, or beside one another, between its margins.
  private mutating func addChains(in container: Int) {
    let views = parents.indices.filter { parents[$0] == container }
    let isRow = random.below(3) == 0
    let (start, end): (LayoutAttribute, LayoutAttribute) =
      isRow ? (.leading, .trailing) : (.top, .bottom)
    var previous: Int?
    for view in views {
      let above = previous.map { anchor($0, end) } ?? anchor(container, start, of: .margin)
      say(container, AnchorConstraint(anchor(view, start), .equal, above, plus: space()))
      previous = view
      let (near, far): (LayoutAttribute, LayoutAttribute) =
        isRow ? (.top, .bottom) : (.leading, .trailing)
      say(
        container,
        AnchorConstraint(anchor(view, near), .equal, anchor(container, near, of: .margin)))
      let relation: Relation = isRow ? .greaterOrEqual : .equal
      say(
        container,
        AnchorConstraint(anchor(container, far, of: .margin), relation, anchor(view, far)))
    }
    guard let previous else { return }
    say(
      container,
      AnchorConstraint(
        anchor(container, end, of: .margin), isRow ? .greaterOrEqual : .equal,
        anchor(previous, end)))
  }

  /// An optional equation between two sizes, sometimes of different axes, or of a size and a number.
  private mutating func addWish() {
    let (a, b) = (1 + random.below(parents.count - 1), 1 + random.below(parents.count - 1))
    let sizes: [LayoutAttribute] = [.width, .height]
    let first = anchor(a, sizes[random.below(2)])
    let second = random.below(3) == 0 ? nil : anchor(b, sizes[random.below(2)])
    let priority = Priority(Double([1000, 900, 600, 260, 40][random.below(5)])) ?? .low
    say(
      0,
      AnchorConstraint(
        first, [.equal, .lessOrEqual, .greaterOrEqual][random.below(3)], second,
        plus: Double(random.below(80)), priority: priority))
  }

  private mutating func space() -> Double { Double(random.below(12)) }

  private func anchor(_ view: Int, _ attribute: LayoutAttribute, of area: LayoutArea = .frame)
    -> Anchor
  {
    Anchor(ConstraintView(view), attribute, of: area)
  }

  private mutating func say(_ container: Int, _ constraint: AnchorConstraint) {
    statements.append(
      ConstraintStatement(
        container: ConstraintView(container), constraints: [constraint],
        text: "\(statements.count)", id: "\(statements.count)"))
  }

  // MARK: Layout

  func tree() -> LayoutTree {
    var tree = LayoutTree()
    for index in parents.indices {
      var style = LayoutStyle()
      if isContainer[index] { style.display = .constraints }
      let parent = parents[index] < 0 ? nil : BoxID(parents[index])
      tree.append(style, content: characters[index] > 0 ? .measured : .none, to: parent)
    }
    for statement in statements { tree.addConstraints(statement) }
    return tree
  }

  func layOut(_ tree: inout LayoutTree) {
    measurer.characters = characters
    _ = tree.layOut(root: BoxID(0), width: canvasWidth, height: nil, measuring: measurer)
  }

  /// Changes a text, a constant, the canvas, or two of these, here and in `tree`.
  mutating func change(_ tree: inout LayoutTree) {
    for _ in 0...random.below(2) {
      switch random.below(3) {
      case 0:
        let texts = characters.indices.filter { characters[$0] > 0 }
        guard !texts.isEmpty else { continue }
        let text = texts[random.below(texts.count)]
        characters[text] = 3 + random.below(60)
        tree.markDirty(BoxID(text))
      case 1:
        let index = random.below(statements.count)
        let constant = space() + (statements[index].constraints[0].second == nil ? 20 : 0)
        statements[index].constraints[0].constant = constant
        tree.setConstraintConstant(constant, ofStatement: "\(index)")
      default:
        if canvasWidth != nil { canvasWidth = Double(100 + random.below(300)) }
      }
    }
  }
}

/// Letters 7 points wide in lines 16 points high.
private final class ParagraphMeasurer: ContentMeasurer {
  var characters: [Int] = []

  func contentWidths(of box: BoxID) -> ContentWidths {
    let natural = 7 * Double(characters[box.index])
    return ContentWidths(min: min(natural, 35), max: natural)
  }

  func measure(_ box: BoxID, width: Double) -> ContentMeasurement {
    let natural = 7 * Double(characters[box.index])
    return ContentMeasurement(height: 16 * (natural / max(width, 7)).rounded(.up))
  }
}

/// The 64-bit linear congruential generator of the benchmarks.
private struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  /// A number in 0 ..< `bound`.
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
