import StrutCore

extension LayoutTree {
  /// Lays out the tree below `root` on a canvas and returns the canvas's used size.
  ///
  /// Source: `Layout.md`, section "The canvas"; CSS Flexbox 1 §9.
  ///
  /// - Parameters:
  ///   - width: The canvas's width in points, `nil` for `auto`.
  ///   - height: The canvas's height in points, `nil` for `auto`.
  ///   - direction: What the root box inherits.
  ///   - safeArea: How far inside of the canvas nothing is covered, for statements that name the safe area of a
  ///     constraint container.
  ///   - measurer: Asked for leaves with `measured` content.
  /// - Precondition: `root` is a box of this tree.
  public mutating func layOut(
    root: BoxID, width: Double?, height: Double?, direction: Direction = .ltr,
    safeArea: Edges<Double> = Edges(0), measuring measurer: some ContentMeasurer
  ) -> Size {
    check(root)
    let canvas = RootCanvas(width: width, height: height, direction: direction)
    setSafeArea(safeArea, root: root)
    takeStamp()
    let size = withPass(root: root.rawValue, measurer) { $0.layOutRoot(on: canvas) }
    return settleSafeAreas(on: size) { tree in
      tree.withPass(root: root.rawValue, measurer) { $0.layOutRoot(on: canvas) }
    }
  }

  /// Numbers the layout that begins. Every few hundred layouts the numbers begin anew, and boxes forget theirs.
  private mutating func takeStamp() {
    if let next = stamp.next {
      stamp = next
      return
    }
    stampEpoch += 1
    stamp = LayoutStamp.never.next ?? .never
    removedBoxes = []
    for index in nodes.indices {
      if nodes[index].movedIn != .pending { nodes[index].movedIn = .never }
      nodes[index].placedIn = .never
    }
  }

  /// Lets `body` work on the boxes by the algorithms of layout, and keeps the answers that they find.
  mutating func withPass<Result>(
    root: Int32, _ measurer: any ContentMeasurer, _ body: (LayoutPass) -> Result
  ) -> Result {
    var keptAnswers: [RareAnswers] = []
    swap(&keptAnswers, &rareAnswers)
    let hasAbsoluteBoxes = hasAbsoluteBoxes
    let stamp = stamp
    let constraints = constraints
    var keptTrees: [Int32: SolvedConstraintTree] = [:]
    swap(&keptTrees, &solvedTrees)
    let result = nodes.withUnsafeMutableBufferPointer { nodes in
      styles.rare.withUnsafeBufferPointer { rare in
        replacedContents.withUnsafeBufferPointer { replaced in
          let base = nodes.baseAddress!
          var scratch = Scratch()
          let noEdges = scratch.take(1, of: BoxEdges.self)
          noEdges.initialize(to: BoxEdges())
          var state = PassState(
            nodes: base, rare: rare.baseAddress, replaced: replaced.baseAddress, measurer: measurer,
            algorithms: FormattingAlgorithms(
              flex: FlexFormatting.self, constraints: ConstraintFormatting.self),
            root: base + Int(root), stamp: stamp, hasAbsoluteBoxes: hasAbsoluteBoxes,
            rareAnswers: keptAnswers,
            constraints: constraints, solvedTrees: keptTrees, scratch: scratch, noEdges: noEdges)
          keptAnswers = []
          keptTrees = [:]
          let result = withUnsafeMutablePointer(to: &state) { body(LayoutPass(state: $0)) }
          state.scratch.deallocate()
          state.stacks.deallocate()
          keptAnswers = state.rareAnswers
          keptTrees = state.solvedTrees
          return result
        }
      }
    }
    rareAnswers = keptAnswers
    solvedTrees = keptTrees
    return result
  }
}
