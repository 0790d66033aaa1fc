import StrutLayout
import Testing

/// Constraints as a program writes them that imports the engine and nothing else.
struct ConstraintClientTests {
  private static func statement(_ constraints: [AnchorConstraint]) -> ConstraintStatement {
    ConstraintStatement(container: ConstraintView(0), constraints: constraints)
  }

  private func tree(_ boxes: Int) -> LayoutTree {
    var tree = LayoutTree()
    var style = LayoutStyle()
    style.display = .constraints
    let root = tree.append(style, to: nil)
    for _ in 0..<boxes { tree.append(LayoutStyle(), to: root) }
    return tree
  }

  /// Two views of 30 and 40 points, one below the other with 8 points between.
  @Test func statementsPlaceViews() {
    var tree = tree(2)
    let root = ConstraintView(0), first = ConstraintView(1), second = ConstraintView(2)
    let priority: Priority = .required
    for (view, width) in [(first, 30.0), (second, 40)] {
      tree.addConstraints(
        Self.statement([
          AnchorConstraint(Anchor(view, .width), Relation.equal, nil, plus: width),
          AnchorConstraint(Anchor(view, .height), .equal, nil, plus: 10, priority: priority),
          AnchorConstraint(Anchor(view, .left), .equal, Anchor(root, .left, of: LayoutArea.margin)),
        ]))
    }
    let members = [
      StackRule.Member(root, isContainer: true), StackRule.Member(first, space: 5),
      StackRule.Member(second, space: 8),
    ]
    tree.addConstraints(
      ConstraintStatement(
        container: root, constraints: [],
        stack: StackRule(along: Axis.vertical, in: root, members, priority: .required)))
    tree.addConstraints(
      Self.statement([
        AnchorConstraint(Anchor(first, .top), .equal, Anchor(root, .top), plus: 5),
        AnchorConstraint(Anchor(second, .top), .equal, Anchor(first, .bottom), plus: 8),
      ]))
    _ = tree.layOut(root: BoxID(0), width: 100, height: 100, measuring: LetterMeasurer())
    #expect(tree.frame(of: BoxID(1)) == Rect(x: 8, y: 5, width: 30, height: 10))
    #expect(tree.frame(of: BoxID(2)) == Rect(x: 8, y: 23, width: 40, height: 10))
    #expect(tree.constraintProblems().isEmpty)
  }

  /// Views that the tree has not, and numbers that are none.
  @Test(arguments: [-1, 5, Int.max, Int.min])
  func viewsThatAreNotThereSayNothing(_ index: Int) {
    var tree = tree(1)
    let views = [ConstraintView(index), ConstraintView(helper: index), ConstraintView(1)]
    for view in views {
      for other in views {
        for number in [Double.nan, .infinity, -1e300, 4] {
          for attribute in LayoutAttribute.allCases {
            tree.addConstraints(
              Self.statement([
                AnchorConstraint(
                  Anchor(view, attribute, of: .margin), .lessOrEqual, Anchor(other, attribute),
                  times: number, plus: number, space: view, priority: .low)
              ]))
          }
        }
        tree.addConstraints(
          ConstraintStatement(
            container: ConstraintView(0), constraints: [],
            stack: StackRule(
              along: .horizontal, in: other, [StackRule.Member(view), StackRule.Member(other)],
              priority: .high,
              arrangement: StackRule.Arrangement(
                .fillProportionally, .firstBaseline, holdsEnds: true, length: view)),
            barrier: BarrierLine(view, edge: .trailing)))
      }
    }
    _ = tree.layOut(root: BoxID(0), width: 100, height: 100, measuring: LetterMeasurer())
    let frame = tree.frame(of: BoxID(1))
    #expect(frame.maxX.isFinite && frame.maxY.isFinite)
    _ = tree.constraintProblems()
    _ = tree.constraintExplanations { _ in true }
  }
}
