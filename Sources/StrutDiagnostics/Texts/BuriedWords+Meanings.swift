import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

extension BuriedWords {
  /// An equation that puts a view a little below the top of a text with which it is in a column, or a little above its bottom: it
  /// was to be below the text, or above.
  func below(_ statement: ConstraintStatement, _ cover: Cover) -> Meaning? {
    guard let (constraint, target) = statement.heldAtView, constraint.space == nil,
      constraint.first.view == ConstraintView(cover.view.index), constraint.constant != 0,
      constraint.first.attribute == target.attribute, target.attribute.isEdge,
      target.attribute.axis == .vertical, target.area == .frame,
      target.attribute.isFarEdge == (constraint.constant < 0),
      cover.texts.contains(BoxID(Int(target.view.index))),
      isColumn(cover.view, BoxID(Int(target.view.index))),
      let meant = statement.meantEdges.first?.meant
    else { return nil }
    return Meaning(
      statement: statement, added: [meant], omitted: [constraint],
      hint: "they stand apart with \(equation(meant))")
  }

  /// An equation that has a box with contents begin within the last text above it in its column, to which nothing ties it: it was to
  /// be below that text. What is held at its end or its middle, as sheets and dialogs are, lies above a page on purpose.
  func inColumn(_ statement: ConstraintStatement, _ cover: Cover) -> Meaning? {
    let view = ConstraintView(cover.view.index)
    guard !boxes.layout.children(of: cover.view).isEmpty,
      let (constraint, target) = statement.loneComparison, constraint.relation == .equal,
      constraint.first == Anchor(view, .top), constraint.multiplier == 1,
      constraint.space == nil, target.attribute.isEdge, !target.view.isHelper,
      let last = lastAbove(cover), target.view != ConstraintView(last.index),
      !comparisons[view].contains(where: {
        $0.statement.container == statement.container
          && isElsewhere($0.constraint, view, than: constraint)
      })
    else { return nil }
    let space = JoinedViews(context, in: cover.container, along: .vertical).space
    let meant = AnchorConstraint(
      constraint.first, .equal, Anchor(ConstraintView(last.index), .bottom),
      plus: space ?? Self.usualSpace)
    return Meaning(
      statement: statement, added: [meant], omitted: [constraint],
      hint: "below the text it is \(equation(meant))")
  }

  /// An equation that has a text begin at the bottom of what a box or an image with nothing on it begins at as well, so that this covers
  /// a part of the text: that was to be below it.
  func under(_ statement: ConstraintStatement, _ cover: Cover) -> Meaning? {
    guard let (constraint, target) = statement.heldAtView, constraint.space == nil,
      constraint.first.attribute == .top, target.attribute == .bottom, target.area == .frame
    else { return nil }
    let (text, view) = (
      BoxID(Int(constraint.first.view.index)), ConstraintView(cover.view.index)
    )
    let start = comparisons[view].first { _, other in
      other.first == Anchor(view, .top) && other.second == target && other.relation == .equal
        && other.multiplier == 1 && other.space == nil
    }
    guard let start = start?.constraint, cover.texts.contains(text), isColumn(cover.view, text),
      isBare(cover)
    else { return nil }
    let meant = AnchorConstraint(
      constraint.first, .equal, Anchor(view, .bottom), plus: abs(start.constant))
    return Meaning(
      statement: statement, added: [meant], omitted: [constraint],
      hint: "below it the text is \(equation(meant))")
  }

  /// Whether nothing that comes later is on a view, as the entries of a menu are, and it hides no text wholly.
  private func isBare(_ cover: Cover) -> Bool {
    let own = boxes.layout.frame(of: cover.view)
    return boxes.layout.children(of: cover.view).isEmpty && !boxes.showsText(cover.view)
      && cover.texts.allSatisfy { !own.covers(boxes.layout.frame(of: $0)) }
      && !boxes.layout.children(of: cover.container).contains { other in
        other.index > cover.view.index && boxes.layout.style(of: other).display != .none
          && boxes.showsSomething(other) && own.overlaps(boxes.layout.frame(of: other))
      }
  }

  /// Whether a comparison places a view otherwise than by its top, or a text at it.
  private func isElsewhere(
    _ other: AnchorConstraint, _ view: ConstraintView, than written: AnchorConstraint
  ) -> Bool {
    guard other != written, other.first.attribute.axis == .vertical,
      other.first.attribute.kind != .size
    else { return false }
    return other.first.view == view
      || other.second.map { $0.view == view && !$0.attribute.isFarEdge } ?? false
  }

  /// The lowest of the covered texts, where all of them begin where the box does and above it, and nothing lies between.
  private func lastAbove(_ cover: Cover) -> BoxID? {
    let own = boxes.layout.frame(of: cover.view)
    let areAbove = cover.texts.allSatisfy { text in
      guard let words = context.views.placeOfWords(in: text) else { return false }
      let frame = boxes.layout.frame(of: text)
      return abs(frame.minX - own.minX) < 1 && words.minY < own.minY - 2 && words.maxY < own.maxY
        && boxes.elements[text.index].paint.background.isEmpty
        && !boxes.layout.children(of: cover.container).contains { sheet in
          sheet.index > text.index && sheet.index < cover.view.index && boxes.showsSomething(sheet)
            && !boxes.showsText(sheet) && boxes.layout.frame(of: sheet).covers(frame)
        }
    }
    guard areAbove else { return nil }
    return cover.texts.max {
      boxes.layout.frame(of: $0).maxY < boxes.layout.frame(of: $1).maxY
    }
  }

  /// Whether a box with contents is inside of its container and covers no text that it did not cover before.
  func isFree(_ cover: Cover, _ own: Rect, _ outcome: ConstraintTrials.Outcome) -> Bool {
    let before = boxes.layout.frame(of: cover.view)
    return outcome.isInside(cover.view, of: cover.container)
      && boxes.layout.children(of: cover.container).allSatisfy { other in
        guard other != cover.view, boxes.showsText(other), let frame = outcome.frame(of: other)
        else { return true }
        return !own.overlaps(frame) || before.overlaps(boxes.layout.frame(of: other))
      }
  }

  /// Whether two views begin or end at one line from top to bottom.
  private func isColumn(_ one: BoxID, _ other: BoxID) -> Bool {
    let (own, rival) = (boxes.layout.frame(of: one), boxes.layout.frame(of: other))
    return abs(own.minX - rival.minX) < 1 || abs(own.maxX - rival.maxX) < 1
  }

  /// A format whose space between a text and a view is a largest one, which may well be below 0: it was to be a least one.
  func loose(_ statement: ConstraintStatement, _ cover: Cover) -> Meaning? {
    guard statement.kind == .format, statement.text.ranges(of: "<=").count == 1 else { return nil }
    let views = Set(([cover.view] + cover.texts).map { ConstraintView($0.index) })
    let found = statement.constraints.first { constraint in
      constraint.relation == .lessOrEqual && constraint.constant >= 0
        && constraint.first.view == ConstraintView(cover.view.index)
        && constraint.second.map { views.contains($0.view) && $0.view != constraint.first.view }
          ?? false
        && constraint.first.attribute.isEdge
    }
    guard let found else { return nil }
    var meant = found
    meant.relation = .greaterOrEqual
    let space = statement.text.drop { $0 != "(" }.prefix { $0 != ")" }
    let isAlone = statement.text.ranges(of: "(").count == 1
    let (old, new) = isAlone ? ("\(space))", "\(space.replacing("<=", with: ">=")))") : ("<=", ">=")
    return Meaning(
      statement: statement, added: [meant], omitted: [found],
      hint: "they stand apart with \(new) in place of \(old)")
  }

  /// An equation that holds a view at the near edge of a guide behind which it was to begin.
  func behind(_ statement: ConstraintStatement) -> Meaning? {
    guard let (constraint, target) = statement.heldAtView, constraint.space == nil,
      constraint.first.attribute == target.attribute, target.attribute.isEdge,
      boxes.elements[Int(target.view.index)].kind == .guide, constraint.constant != 0,
      target.attribute.isFarEdge == (constraint.constant < 0),
      let meant = statement.meantEdges.first?.meant
    else { return nil }
    return Meaning(
      statement: statement, added: [meant], omitted: [constraint],
      hint: "nothing is covered with \(equation(meant))")
  }

  /// A barrier that is not about a view which is farther than those that it is about.
  func joining(_ statement: ConstraintStatement, _ cover: Cover) -> Meaning? {
    let view = ConstraintView(cover.view.index)
    guard let joined = statement.comparison(alsoWith: view), isAlike(cover.view, statement) else {
      return nil
    }
    let views = statement.constraints.compactMap(\.second?.view) + [view]
    let names = views.map { boxes.statementName(of: BoxID(Int($0.index)), in: source) }
    return Meaning(
      statement: statement, added: [joined], omitted: [],
      hint: "the barrier is to be about it too: of=\"\(names.joined(separator: " "))\"")
  }

  /// Whether a view ends where one of the views does that a barrier is about, at the side behind that.
  private func isAlike(_ box: BoxID, _ statement: ConstraintStatement) -> Bool {
    guard let edge = statement.barrier?.edge else { return false }
    func end(_ box: BoxID) -> Double {
      let frame = boxes.layout.frame(of: box)
      return switch edge {
      case .top: frame.maxY
      case .bottom: frame.minY
      case .left, .leading: frame.maxX
      default: frame.minX
      }
    }
    return statement.constraints.contains { constraint in
      guard let view = constraint.second?.view, !view.isHelper else { return false }
      return abs(end(box) - end(BoxID(Int(view.index)))) < 1
    }
  }
}

extension BuriedWords {
  /// An equation that holds the middle of a small ground in the row of one view, although its place along the row is one on another view: it
  /// was to be in the middle of that.
  func onPartner(_ statement: ConstraintStatement, _ view: BoxID) -> Meaning? {
    let own = ConstraintView(view.index)
    guard let (constraint, target) = statement.heldAtView,
      constraint.first == Anchor(own, .centerY),
      target.attribute == .centerY, constraint.constant == 0, boxes.isGround(view)
    else { return nil }
    let partner = comparisons[own].lazy.compactMap { statement, other -> ConstraintView? in
      guard other.first.view == own, let second = other.second, other.relation == .equal,
        other.first.attribute.axis == .horizontal, other.first.attribute.kind != .size,
        !second.view.isHelper, second.view != statement.container, second.view != target.view
      else { return nil }
      return second.view
    }.first
    guard let partner, boxes.isBareGround(BoxID(Int(partner.index))) else { return nil }
    let meant = constraint.replacing(target.view, by: partner)
    return Meaning(
      statement: statement, added: [meant], omitted: [constraint],
      hint: "in the middle of \(boxes.name(of: BoxID(Int(partner.index)))) it is \(equation(meant))"
    )
  }

  /// An equation that holds a view below another one below which a third one stands already.
  func behindThird(_ statement: ConstraintStatement, _ view: BoxID) -> Meaning? {
    // What is higher than a bar may be a menu over what it opens from.
    guard boxes.layout.frame(of: view).size.height <= 12,
      let meant = statement.skipping(boxes, comparisons)
    else { return nil }
    return Meaning(
      statement: statement, added: [meant.meant], omitted: [meant.written],
      hint: "nothing is covered with \(equation(meant.meant))")
  }
}
