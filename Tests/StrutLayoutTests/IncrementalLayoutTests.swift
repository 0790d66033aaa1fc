import StrutCore
import StrutLayout
import Testing

/// Layout after a change touches what depends on it, and gives the frames of a fresh layout.
struct IncrementalLayoutTests {
  @Test(arguments: 1...400)
  func layoutAfterEditsEqualsFreshLayout(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var edited = EditedTree(using: &numbers)
    var snapper = FrameSnapper()
    for step in 0..<12 {
      let width: Double? = numbers.pick(200, 200, 200, 150, nil)
      let height: Double? = numbers.pick(100, 100, nil)
      let canvas = edited.tree.layOut(
        root: BoxID(0), width: width, height: height, measuring: edited.measurer)
      // Frames may be asked for after every layout, or now and then.
      if numbers.happens(0.7) {
        let scale = numbers.pick(1, 1, 1, 2, 1.5)
        snapper.update(edited.tree, root: BoxID(0), canvas: canvas, scale: scale)
        let all = FrameTree(snapping: edited.tree, root: BoxID(0), canvas: canvas, scale: scale)
        try #require(snapper.frames == all, "step \(step)")
      }
      var (fresh, letters, names) = edited.rebuilt()
      _ = fresh.layOut(root: BoxID(0), width: width, height: height, measuring: letters)
      for (index, name) in names.enumerated() {
        try #require(
          edited.tree.frame(of: name) == fresh.frame(of: BoxID(index)),
          "step \(step), box \(index) of \(names.count)")
      }
      for _ in 0...Int.random(in: 0..<3, using: &numbers) { edited.edit(using: &numbers) }
    }
  }

  /// The numbers of layouts begin anew now and then.
  @Test func framesFollowHundredsOfLayouts() {
    var (tree, measurer) = Sketch.box({ _ in }, .text(3), .box({ _ in }, .text(4))).tree()
    var snapper = FrameSnapper()
    for step in 0..<600 {
      measurer.letters[BoxID(step % 3 == 0 ? 1 : 3)] = 1 + step % 7
      tree.markDirty(BoxID(step % 3 == 0 ? 1 : 3))
      let canvas = tree.layOut(root: BoxID(0), width: 100, height: nil, measuring: measurer)
      guard step % 2 == 0 else { continue }
      snapper.update(tree, root: BoxID(0), canvas: canvas, scale: 2)
      let all = FrameTree(snapping: tree, root: BoxID(0), canvas: canvas, scale: 2)
      #expect(snapper.frames == all, "step \(step)")
    }
  }

  /// A snapper that saw edits of a copy may go back to the tree before them.
  @Test func framesFollowAnOlderCopy() {
    let (tree, measurer) = Sketch.box({ _ in }, .text(3), .text(4)).tree()
    var older = tree
    var edited = tree
    edited.remove(BoxID(1))
    var snapper = FrameSnapper()
    for isEdited in [true, false] {
      var tree = isEdited ? edited : older
      let canvas = tree.layOut(root: BoxID(0), width: 100, height: nil, measuring: measurer)
      if isEdited { edited = tree } else { older = tree }
      snapper.update(tree, root: BoxID(0), canvas: canvas, scale: 1)
      let all = FrameTree(snapping: tree, root: BoxID(0), canvas: canvas, scale: 1)
      #expect(snapper.frames == all)
    }
  }

  /// Percentages of a box's padding resolve against its containing block, whatever the box's own size.
  @Test func percentagePaddingFollowsTheContainingWidth() {
    let fixed = Sketch.box(
      {
        $0.width = 50
        $0.height = 20
        $0.padding.left = .percent(10)
      }, .text(1))
    var (tree, measurer) = Sketch.box({ _ in }, fixed).tree()
    for width in [200.0, 100] {
      _ = tree.layOut(root: BoxID(0), width: width, height: nil, measuring: measurer)
      #expect(tree.frame(of: BoxID(2)).minX == width / 10)
    }
  }

  @Test func changeOfOneTextMeasuresOnlyThatText() {
    let text = Sketch.text(3)
    var (tree, measurer) = Sketch.box(
      { $0.flexDirection = .column }, .box({ _ in }, text, text), .box({ _ in }, text, text)
    ).tree()
    _ = tree.layOut(root: BoxID(0), width: 100, height: nil, measuring: measurer)
    let calls = measurer.calls
    measurer.letters[BoxID(2)] = 5
    tree.markDirty(BoxID(2))
    _ = tree.layOut(root: BoxID(0), width: 100, height: nil, measuring: measurer)
    #expect(measurer.calls - calls == 2)
    #expect(tree.frame(of: BoxID(2)).size.width == 50)
    #expect(tree.frame(of: BoxID(3)).minX == 50)
  }

  @Test func layoutWithoutChangesMeasuresNothing() {
    var (tree, measurer) = Sketch.box({ _ in }, .text(3), .text(4)).tree()
    _ = tree.layOut(root: BoxID(0), width: 50, height: nil, measuring: measurer)
    let calls = measurer.calls
    _ = tree.layOut(root: BoxID(0), width: 50, height: nil, measuring: measurer)
    #expect(measurer.calls == calls)
  }
}
