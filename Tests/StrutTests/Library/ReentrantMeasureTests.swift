import Strut
import Testing

/// A leaf that a program measures may ask for anything, and change anything, while its tree is laid out.
struct ReentrantMeasureTests {
  /// A root of 100 by 100 with a leaf of 10 by 10 that does something before it answers.
  private func tree(_ body: @escaping (Box) -> Void) -> (root: Box, leaf: Box) {
    let root = Box()
    root.frame.size = Size(width: 100, height: 100)
    let leaf = Box(measure: { [unowned root] _ in
      body(root)
      return Size(width: 10, height: 10)
    })
    root.addSubview(leaf)
    return (root, leaf)
  }

  @Test func aMeasureMayAskForALayout() {
    let (root, leaf) = tree { root in
      root.layoutIfNeeded()
      root.flex.layout(mode: .adjustHeight)
      _ = try? root.layout()
      _ = try? root.render(.svg)
    }
    root.layoutIfNeeded()
    leaf.markDirty()
    root.layoutIfNeeded()
    #expect(root.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(leaf.frame == Rect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test func aMeasureMayAskForTheSizeOfWhatItStandsIn() {
    let (root, leaf) = tree { root in _ = root.flex.intrinsicSize }
    root.layoutIfNeeded()
    #expect(leaf.frame.size.height == 10)
    #expect(root.flex.intrinsicSize == Size(width: 10, height: 10))
  }

  @Test func aMeasureMayLookAtTheTree() {
    var isDirty: [Bool] = []
    let (root, leaf) = tree { root in
      isDirty.append(root.isDirty && root.subviews[0].isDirty)
      _ = root.subviews.map(\.frame)
      _ = root.hasAmbiguousLayout || root.hasUnsatisfiableLayout
      _ = root.unsatisfiableConstraints.count + root.warnings.count
      _ = root.constraintsAffectingLayout(for: .vertical)
    }
    root.layoutIfNeeded()
    leaf.markDirty()
    root.layoutIfNeeded()
    #expect(!isDirty.isEmpty && isDirty.allSatisfy { $0 })
    #expect(leaf.frame.size.height == 10 && !root.isDirty)
  }

  @Test func whatAMeasureChangesWaitsForTheNextLayout() {
    let below = Box()
    below.flex.height(7)
    let (root, leaf) = tree { root in
      if below.superview == nil { root.addSubview(below) }
      root.flex.padding(5)
    }
    root.layoutIfNeeded()
    #expect(root.isDirty)
    root.layoutIfNeeded()
    #expect(leaf.frame == Rect(x: 5, y: 5, width: 90, height: 10))
    #expect(below.frame == Rect(x: 5, y: 15, width: 90, height: 7))
    #expect(!root.isDirty)
  }

  @Test func aMeasureMayTakeBoxesAway() {
    let other = Box()
    let (root, leaf) = tree { _ in other.removeFromSuperview() }
    root.insertSubview(other, at: 0)
    other.flex.height(20)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(other.superview == nil && leaf.frame.minY == 0)
  }

  @Test func aMeasureMayEditConstraints() {
    var width: LayoutConstraint?
    let (root, leaf) = tree { _ in width?.constant = 30 }
    width = LayoutConstraint(item: leaf, attribute: .width, relatedBy: .equal, constant: 40)
    width?.isActive = true
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(leaf.frame.size.width == 30)
    width?.constant = 50
    leaf.markDirty()
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(leaf.frame.size.width == 30)
  }
}
