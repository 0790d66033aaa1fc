import StrutConstraints
import StrutCore

/// What a layout by constraints can show that nobody wants, although every statement holds.
extension LayoutTree {
  /// Lengths that differ by less are the same to the eye.
  private static let leastDifference = 0.5
  /// The largest tree in which it is looked for what makes texts whole.
  private static let mostViews = 300

  /// The views of a solved tree that stand outside of their containers, containers that collapsed, and texts that are
  /// cut.
  ///
  /// - Parameter open: The numbers of views that nothing decides.
  func misfits(
    in layout: ConstraintLayout, fitted: Set<Axis>, open: [Int: [String]]
  ) -> [ConstraintProblem] {
    let views = layout.tree.views
    var problems = layout.collapsed(fitted: fitted).map {
      ConstraintProblem.collapsed(box(views[$0.index]), $0.axis)
    }
    let cuts = layout.cuts.filter { isVisible($0, in: layout) }
    let repair = Dictionary(
      Set(cuts.map(\.axis)).map { axis in
        (axis, wholeTexts(in: layout, cuts.filter { $0.axis == axis }))
      }, uniquingKeysWith: { $1 })
    for index in views.indices.dropFirst() {
      let frame = layout.frame(of: index)
      let container = layout.frame(of: views[index].parent).size
      // Where it stands is told to be open already.
      if isOutside(frame, of: container, open: open[index] ?? []) {
        problems.append(.outside(box(views[index]), of: box(views[views[index].parent])))
      } else if let end = looseEnd(of: index, frame, container, in: layout),
        Set(open[index] ?? []).isDisjoint(with: ["x", "width"])
      {
        problems.append(end)
      }
      problems += cuts.filter { $0.index == index }.map { cut in
        .cut(
          box(views[index]), cut.axis, needed: cut.needs, actual: cut.has, isWrapped: cut.isWrapped,
          repair: repair[cut.axis] ?? nil)
      }
    }
    return problems + stretchedTexts(in: layout)
  }

  /// Whether what a cut takes away is missed: flex containers can do with less than they would like to have.
  private func isVisible(_ cut: ConstraintLayout.Cut, in layout: ConstraintLayout) -> Bool {
    let box = box(layout.tree.views[cut.index])
    guard nodes[box.index].firstChild >= 0 else { return true }
    return !nodes[box.index].style.isScrollContainer && runsOut(box, cut.axis)
  }

  /// Texts whose words are not on the baseline that a statement gives: that of the last line is measured from the bottom,
  /// and words stand at the top.
  private func stretchedTexts(in layout: ConstraintLayout) -> [ConstraintProblem] {
    let tree = layout.tree
    return tree.statements.indices.flatMap { index in
      tree.statements[index].constraints.compactMap { constraint -> ConstraintProblem? in
        guard constraint.relation == .equal,
          let stretched = layout.textStretched(fromBaselineIn: constraint)
        else { return nil }
        let remedy = layout.statement(stretching: stretched.index, besides: index)
        return .stretched(
          box(tree.views[stretched.index]), height: stretched.height, content: stretched.content,
          contributor(.statement(index), tree),
          remedy: remedy.map { contributor(.statement($0), tree) })
      }
    }
  }

  private func box(_ view: ConstraintTree.View) -> BoxID { BoxID(Int(view.view.index)) }

  /// Whether a frame with an extent has nothing in common with a container that has one.
  private func isOutside(_ frame: Rect, of container: Size, open: [String]) -> Bool {
    let least = Self.leastDifference
    guard frame.size.width >= least, frame.size.height >= least, container.width >= least,
      container.height >= least
    else { return false }
    return (frame.minX >= container.width || frame.maxX <= 0) && !open.contains("x")
      || (frame.minY >= container.height || frame.maxY <= 0) && !open.contains("y")
  }

  /// What makes texts whole that are cut: required, they conflict with what takes their room.
  private func wholeTexts(
    in layout: ConstraintLayout, _ cuts: [ConstraintLayout.Cut]
  ) -> ConflictRepair? {
    guard layout.tree.views.count <= Self.mostViews,
      let conflict = try? TreeConflict(
        ifIn: layout.tree(requiring: cuts), width: layout.givenWidth, height: layout.givenHeight),
      !conflict.hasOthers
    else { return nil }
    // What was tried with texts that are required is tried as it is told.
    var tried = conflict
    tried.remedies = conflict.remedies.filter { layout.areWhole(cuts, after: $0) }
    guard !tried.remedies.isEmpty else { return nil }
    var repair = repair(of: tried)
    repair.weakBelow = layout.priority(of: cuts)
    return repair
  }

  /// Whether a box lays its views out by itself and shows what goes on beyond it, in a container that is no canvas.
  private func isRow(_ box: BoxID) -> Bool {
    let container = parent(of: box)
    return nodes[box.index].firstChild >= 0 && nodes[box.index].style.display == .flex
      && !nodes[box.index].style.isScrollContainer && container.flatMap(parent) != nil
  }

  /// A text that is as wide as it is on one line, or a flex container as wide as its views, which runs out of its container since nothing
  /// holds its end.
  private func looseEnd(
    of index: Int, _ frame: Rect, _ container: Size, in layout: ConstraintLayout
  ) -> ConstraintProblem? {
    let view = layout.tree.views[index]
    let least = 2 * Self.leastDifference
    guard let content = view.intrinsicSize,
      let word = view.longestWord ?? (isRow(box(view)) ? content.width : nil), view.inset == .zero,
      container.width >= least, view.attributes.compression.horizontal >= .high,
      abs(frame.size.width - content.width) < least
    else { return nil }
    let isRight = frame.maxX > container.width + least && frame.minX >= 0
    guard isRight || frame.minX < -least && frame.maxX <= container.width else { return nil }
    let isStart = isRight == view.isRightToLeft
    let held: Set<LayoutAttribute> = [
      .centerX, isRight ? .right : .left, isStart ? .leading : .trailing,
    ]
    let isHeld = layout.tree.statements.contains { statement in
      statement.constraints.contains { constraint in
        [constraint.first, constraint.second].contains { anchor in
          anchor.map { $0.view == view.view && held.contains($0.attribute) } ?? false
        }
      }
    }
    guard !isHeld else { return nil }
    let amount = isRight ? frame.maxX - container.width : -frame.minX
    let room = isRight ? container.width - frame.minX : frame.maxX
    return .beyond(
      box(view), of: box(layout.tree.views[view.parent]), isRight ? .right : .left,
      amount: amount, fits: word <= room)
  }
}
