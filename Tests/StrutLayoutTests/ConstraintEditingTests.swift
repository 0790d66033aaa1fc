import StrutConstraints
import StrutCore
import StrutLayout
import Testing

/// Constants of statements that change after a layout.
struct ConstraintEditingTests {
  private final class NoContent: ContentMeasurer {
    func contentWidths(of box: BoxID) -> ContentWidths { ContentWidths(min: 0, max: 0) }
    func measure(_ box: BoxID, width: Double) -> ContentMeasurement {
      ContentMeasurement(height: 0)
    }
  }

  /// A container 300 wide with one view whose width is stated, and at most 200.
  private func tree(width: Double) -> (LayoutTree, BoxID, BoxID) {
    var tree = LayoutTree()
    var style = LayoutStyle()
    style.display = .constraints
    style.width = 300
    let container = tree.append(style, to: nil)
    var viewStyle = LayoutStyle()
    viewStyle.height = 20
    viewStyle.maxWidth = 200
    let view = tree.append(viewStyle, to: container)
    let (outer, inner) = (ConstraintView(container.index), ConstraintView(view.index))
    tree.addConstraints(
      ConstraintStatement(
        container: outer,
        constraints: [
          AnchorConstraint(Anchor(inner, .leading), .equal, Anchor(outer, .leading)),
          AnchorConstraint(Anchor(inner, .top), .equal, Anchor(outer, .top)),
          AnchorConstraint(Anchor(outer, .bottom), .equal, Anchor(inner, .bottom), plus: 5),
        ]))
    tree.addConstraints(
      ConstraintStatement(
        container: outer,
        constraints: [AnchorConstraint(Anchor(inner, .width), .equal, nil, plus: width)],
        id: "width"))
    return (tree, container, view)
  }

  private func layOut(_ tree: inout LayoutTree, _ root: BoxID) {
    _ = tree.layOut(root: root, width: nil, height: nil, measuring: NoContent())
  }

  @Test func editingEqualsLayingOutAnew() {
    var (tree, root, view) = tree(width: 100)
    layOut(&tree, root)
    #expect(tree.frame(of: root).size == Size(width: 300, height: 25))
    #expect(tree.frame(of: view) == Rect(x: 0, y: 0, width: 100, height: 20))
    let isKnown = tree.setConstraintConstant(150, ofStatement: "width")
    #expect(isKnown)
    layOut(&tree, root)
    var (fresh, freshRoot, freshView) = self.tree(width: 150)
    layOut(&fresh, freshRoot)
    #expect(tree.frame(of: view) == fresh.frame(of: freshView))
    #expect(tree.constraintProblems().isEmpty)
    let isOtherKnown = tree.setConstraintConstant(1, ofStatement: "height")
    #expect(!isOtherKnown)
  }

  /// A constant that conflicts leaves the frames of the last layout, and is reported until it is taken back.
  @Test func conflictLeavesTheLastLayout() throws {
    var (tree, root, view) = tree(width: 100)
    layOut(&tree, root)
    tree.setConstraintConstant(250, ofStatement: "width")
    layOut(&tree, root)
    #expect(tree.frame(of: view).size.width == 100)
    guard case .conflict(let contributors, let failing, _)? = tree.constraintProblems().first else {
      Issue.record("no conflict")
      return
    }
    #expect(failing.statement?.id == "width")
    #expect(contributors.map(\.text).contains("max-width=\"200\""))
    tree.setConstraintConstant(200, ofStatement: "width")
    layOut(&tree, root)
    #expect(tree.frame(of: view).size.width == 200)
    #expect(tree.constraintProblems().isEmpty)
  }

  @Test func theFirstSpaceOfAStackIsItsConstant() {
    var tree = LayoutTree()
    var style = LayoutStyle()
    style.display = .constraints
    style.width = 100
    let container = tree.append(style, to: nil)
    var viewStyle = LayoutStyle()
    viewStyle.height = 10
    viewStyle.width = 10
    let views = (0..<3).map { _ in tree.append(viewStyle, to: container) }
    let rule = StackRule(
      along: .vertical, in: ConstraintView(container.index),
      views.map { StackRule.Member(ConstraintView($0.index), space: 4) }, priority: .required,
      arrangement: StackRule.Arrangement(
        .equalSpacing, .leading, holdsEnds: true, length: ConstraintView(helper: 0)))
    tree.addConstraints(
      ConstraintStatement(
        container: ConstraintView(container.index), constraints: rule.constraints(), id: "stack",
        stack: rule))
    layOut(&tree, container)
    #expect(tree.frame(of: views[2]).minY == 28)
    let isKnown = tree.setConstraintConstant(7, ofStatement: "stack")
    #expect(isKnown)
    layOut(&tree, container)
    #expect(tree.frame(of: views[2]).minY == 34)
    viewStyle.display = .none
    tree.setStyle(viewStyle, of: views[1])
    layOut(&tree, container)
    #expect(tree.frame(of: views[2]).minY == 17)
  }
}
