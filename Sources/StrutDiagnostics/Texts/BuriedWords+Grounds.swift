import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What was meant by statements that put a card or a bar onto the words of another ground.
extension BuriedWords {
  /// An equation that has a card begin a little behind the start of a card of its size, of which it covers every text: it was to be
  /// beside that card, or below it. Cards of which the heads can be seen lie on one another on purpose.
  func besideCard(_ statement: ConstraintStatement, _ cover: Cover) -> Meaning? {
    guard let (constraint, target) = statement.heldAtView, constraint.space == nil,
      constraint.first.view == ConstraintView(cover.view.index), constraint.constant > 0,
      constraint.first.attribute == target.attribute, target.attribute.isEdge,
      !target.attribute.isFarEdge, target.area == .frame,
      hasAllTexts(cover, of: BoxID(Int(target.view.index))),
      let meant = statement.meantEdges.first?.meant
    else { return nil }
    return Meaning(
      statement: statement, added: [meant], omitted: [constraint],
      hint: "they stand apart with \(equation(meant))",
      goesOn: target.attribute.axis == .horizontal)
  }

  /// Whether a view covers every text on a card of its own size.
  private func hasAllTexts(_ cover: Cover, of card: BoxID) -> Bool {
    let (own, frame) = (boxes.layout.frame(of: cover.view), boxes.layout.frame(of: card))
    guard card.index < cover.view.index, boxes.isGround(card), boxes.isGround(cover.view),
      abs(own.size.width - frame.size.width) < 1, abs(own.size.height - frame.size.height) < 1
    else { return false }
    let texts = boxes.layout.children(of: cover.container).filter { text in
      text.index > card.index && text.index < cover.view.index && boxes.showsText(text)
        && frame.covers(boxes.layout.frame(of: text))
    }
    return !texts.isEmpty && texts.allSatisfy(cover.texts.contains)
  }

  /// A format that has a bar begin where its container does, over the words of a column that begins there, too: it was to begin
  /// behind the column.
  func behindColumn(_ statement: ConstraintStatement, _ cover: Cover) -> Meaning? {
    let (view, owner) = (
      ConstraintView(cover.view.index), ConstraintView(cover.container.index)
    )
    let start = statement.constraints.first { constraint in
      constraint.first.view == view && constraint.first.attribute.isEdge
        && !constraint.first.attribute.isFarEdge && constraint.relation == .equal
        && constraint.second == Anchor(owner, constraint.first.attribute)
        && constraint.constant == 0
    }
    guard statement.kind == .format, let start,
      let column = column(under: cover, along: start.first.attribute.axis)
    else { return nil }
    let names = [column, cover.view].map { boxes.statementName(of: $0, in: source) }
    let text = statement.text.replacing("|[\(names[1])", with: "[\(names[0])][\(names[1])")
    guard text != statement.text else { return nil }
    var meant = start
    meant.second = Anchor(ConstraintView(column.index), start.first.attribute.oppositeEdge)
    return Meaning(
      statement: statement, added: [meant], omitted: [start],
      hint: "it begins behind \(boxes.name(of: column)) with \(text)</vfl>")
  }

  /// The ground of all the covered texts that goes from side to side of its container across an axis, and begins where that does.
  private func column(under cover: Cover, along axis: Axis) -> BoxID? {
    let room = boxes.layout.frame(of: cover.container).size
    return boxes.layout.children(of: cover.container).first { box in
      let frame = boxes.layout.frame(of: box)
      let isRow = axis == .horizontal
      return box.index < cover.view.index && boxes.isGround(box)
        && abs(isRow ? frame.minX : frame.minY) < 1
        && frame.size.extent(isRow ? .vertical : .horizontal)
          > room.extent(isRow ? .vertical : .horizontal) - 1
        && frame.size.extent(axis) < room.extent(axis) - 1
        && cover.texts.allSatisfy { frame.covers(boxes.layout.frame(of: $0)) }
    }
  }
}
