import StrutCore
import StrutLayout
import Testing

/// Layout after a change touches what depends on it, and gives the frames of a fresh layout.
struct IncrementalLayoutTests {
  @Test(arguments: 1...150)
  func layoutAfterEditsEqualsFreshLayout(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var edited = EditedTree(using: &numbers)
    for step in 0..<12 {
      let width: Double? = numbers.pick(200, 200, 200, 150, nil)
      let height: Double? = numbers.pick(100, 100, nil)
      _ = edited.tree.layOut(
        root: BoxID(0), width: width, height: height, measuring: edited.measurer)
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
