import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

extension BuriedWords {
  /// A warning for a view of a column that covers words beside the one that it follows, which begin where that does and are longer; `nil`
  /// where no bound keeps it off them. A menu and a tip, which lie on words on purpose, end at nothing or have others on them.
  func column(covering cover: Cover) -> Diagnostic? {
    guard boxes.layout.children(of: cover.view).isEmpty, isInColumn(cover), !carriesOthers(cover),
      let text = cover.texts.max(by: { end(of: $0) < end(of: $1) })
    else { return nil }
    let top = Anchor(ConstraintView(cover.view.index), .top)
    let hold = comparisons[top.view].first { $0.constraint.first == top }
    let space = JoinedViews(context, in: cover.container, along: .vertical).space
    let bound = AnchorConstraint(
      top, .greaterOrEqual, Anchor(ConstraintView(text.index), .bottom),
      plus: space.flatMap { $0 > 0 ? $0 : nil } ?? Self.usualSpace)
    let isMended = trials.isMended(by: ConstraintProposal([bound]), in: cover.container) {
      outcome in
      outcome.standsOut <= 0 && cover.texts.allSatisfy { outcome.separates(cover.view, $0) }
    }
    guard isMended else { return nil }
    let names = cover.texts.map { boxes.name(of: $0) }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: cover.view)) covers words of \(names.listed(atMost: 6)), of which its column says nothing",
      at: hold?.statement.range ?? boxes.elements[cover.view.index].range,
      hints: ["below them it is with \(equation(bound))"])
  }

  /// Whether something that comes later is on a view, as the entries of a menu are.
  private func carriesOthers(_ cover: Cover) -> Bool {
    let own = boxes.layout.frame(of: cover.view)
    return boxes.layout.children(of: cover.container).prefix(Self.mostNeighbours).contains {
      other in
      other.index > cover.view.index && boxes.layout.style(of: other).display != .none
        && boxes.showsSomething(other) && own.overlaps(boxes.layout.frame(of: other))
    }
  }

  private func end(of text: BoxID) -> Double { boxes.layout.frame(of: text).maxY }

  /// Whether a view stands below another one and has others below it, or ends its container, and covers no text that stands below it or
  /// as a whole.
  private func isInColumn(_ cover: Cover) -> Bool {
    let (view, owner) = (
      ConstraintView(cover.view.index), ConstraintView(cover.container.index)
    )
    let frame = boxes.layout.frame(of: cover.view)
    let rows = ties(of: Anchor(view, .top)).filter { $0.attribute == .bottom }
      .map { boxes.layout.frame(of: BoxID(Int($0.view.index))).minY }
    return hangs(cover.view, in: cover.container)
      && ties(of: Anchor(view, .bottom)).contains {
        $0.view == owner ? $0.attribute == .bottom : $0.attribute == .top
      }
      && cover.texts.allSatisfy { text in
        guard boxes.isBareText(text), !context.areTied(cover.view, text),
          let words = context.views.placeOfWords(in: text)
        else { return false }
        return words.minY < frame.minY && !frame.covers(words)
          && rows.contains { abs($0 - boxes.layout.frame(of: text).minY) <= Self.largestShift }
      }
  }

  /// What equalities tie to an edge, of other views and of the container.
  private func ties(of edge: Anchor) -> [Anchor] {
    comparisons[edge.view].compactMap { $0.constraint.other(than: edge) }.filter {
      $0.view != edge.view && !$0.view.isHelper
    }
  }

  /// Whether equalities hold a view below others up to the top of their container, and not by what is held at the view itself.
  private func hangs(_ view: BoxID, in container: BoxID) -> Bool {
    let owner = ConstraintView(container.index)
    var (current, seen) = (ConstraintView(view.index), Set<ConstraintView>())
    while seen.insert(current).inserted, seen.count <= Self.mostFollowed {
      let others = ties(of: Anchor(current, .top))
      if seen.count > 1, others.contains(where: { $0.view == owner && $0.attribute == .top }) {
        return true
      }
      let above = others.first { $0.view != owner && $0.attribute == .bottom }
      guard let next = above?.view else { return false }
      current = next
    }
    return false
  }

  /// The most views of a column that are followed.
  private static var mostFollowed: Int { 50 }
  /// The most views of a container that are looked at.
  private static var mostNeighbours: Int { 300 }
  /// How far the first lines of a row are from one another at most, in points.
  private static var largestShift: Double { 4 }
}
