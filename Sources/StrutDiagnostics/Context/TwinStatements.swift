import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What was forgotten of a view, where another one of its kind has it: one whose name has another number, or a text of the same style that
/// is held in the same way along the other axis. Its statement is told with the names changed.
struct TwinStatements: ContextualMessages {
  /// The other view, and which name in its statements is another one in those of the view itself.
  struct Twin {
    var box: BoxID
    var counterpart: (ConstraintView) -> ConstraintView?
  }

  /// The most views of a container that are looked at, twins whose statements are, and proposals of a view.
  private static let (mostSiblings, mostTwins, mostTies) = (300, 4, 3)

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  // MARK: Places

  /// What holds a view along an axis as its twins are held, the nearest twin first.
  func ties(of box: BoxID, along axis: Axis, in parent: BoxID) -> [BoxTie] {
    guard boxes.elements[box.index].id != nil else { return [] }
    var found: [BoxTie] = []
    for twin in twins(of: box, along: axis, in: parent) {
      for tie in ties(of: box, as: twin, axis, in: parent)
      where !found.contains(where: { $0.text == tie.text }) {
        found.append(tie)
      }
    }
    return Array(found.prefix(Self.mostTies))
  }

  private func ties(
    of box: BoxID, as twin: Twin, _ axis: Axis, in parent: BoxID
  ) -> [BoxTie] {
    let (view, other) = (ConstraintView(box.index), ConstraintView(twin.box.index))
    let owner = ConstraintView(parent.index)
    return comparisons[other].compactMap { statement, constraint -> BoxTie? in
      guard statement.container == owner, constraint.relation == .equal,
        constraint.first.attribute.axis == axis, constraint.first.attribute.kind != .size,
        let second = constraint.second,
        statement.kind != .format || statement.axis != axis, statement.kind != .stack
      else { return nil }
      let partner = second.view
      guard constraint.first.view == other, !partner.isHelper,
        let counterpart = twin.counterpart(partner), counterpart != view
      else { return nil }
      // Both at once: in a chain the counterpart is the twin itself.
      var meant = constraint
      meant.first.view = view
      meant.second?.view = counterpart
      if statement.kind == .format {
        return option(statement, meant, of: view, counterpart)
      }
      return BoxTie(text: equation(meant, in: owner), constraints: [meant])
    }
  }

  /// The options of the format of a twin for that of the view itself, which has none; `nil` where it is in no such format.
  private func option(
    _ format: ConstraintStatement, _ meant: AnchorConstraint, of view: ConstraintView,
    _ counterpart: ConstraintView
  ) -> BoxTie? {
    let own = comparisons[view].first { statement, _ in
      statement.kind == .format && statement.axis == format.axis && statement.options.isEmpty
        && statement.viewsInOrder.contains(counterpart)
    }
    guard let own, !format.options.isEmpty, !context.isComputed(own.statement) else { return nil }
    return BoxTie(
      text: "options=\"\(format.options)\" in \(place(of: own.statement.range))",
      constraints: [meant])
  }

  // MARK: Sizes

  /// The length that a format gives the twin of a view in it and not the view itself, as its piece of the format; `nil` where that does not
  /// give it one.
  func length(of box: BoxID, along axis: Axis) -> String? {
    guard let parent = boxes.layout.parent(of: box) else { return nil }
    let view = ConstraintView(box.index)
    let size = axis == .horizontal ? LayoutAttribute.width : .height
    let numbered = numberedTwins(of: box, in: parent)
    for twin in numbered {
      let other = ConstraintView(twin.box.index)
      for (statement, constraint) in comparisons[other] {
        guard statement.kind == .format, statement.axis == axis,
          statement.viewsInOrder.contains(view), constraint.first == Anchor(other, size),
          constraint.second == nil, constraint.relation == .equal
        else { continue }
        let meant = constraint.replacing(other, by: view)
        let mends = trials.isMended(by: ConstraintProposal([meant]), in: parent) {
          ($0.frame(of: box)?.size.extent(axis) ?? 0) >= constraint.constant - 0.5
            && $0.standsOut <= 0
        }
        guard mends else { continue }
        return "[\(boxes.statementName(of: box, in: source))(\(shortest(constraint.constant)))] in "
          + "\(place(of: statement.range)), where \(boxes.name(of: twin.box)) has it"
      }
    }
    return nil
  }

  /// What makes the only view of a format as long as the others are there, which are as long as one of them, so that nothing is open of a
  /// view; `nil` for others.
  func share(
    of box: BoxID, _ numbers: [String], in parent: BoxID
  ) -> (hint: String, constraints: [AnchorConstraint])? {
    for axis in [Axis.horizontal, .vertical] {
      let size: LayoutAttribute = axis == .horizontal ? .width : .height
      guard numbers.contains(size.rawValue) else { continue }
      for (statement, _) in comparisons[ConstraintView(box.index)]
      where statement.kind == .format && statement.axis == axis {
        guard let (view, target) = lacking(statement, size) else { continue }
        let meant = AnchorConstraint(Anchor(view, size), .equal, Anchor(target, size))
        let mends = context.outcomes.isMended(by: ConstraintProposal([meant]), in: parent) {
          Set($0.openNumbers(of: box)).isDisjoint(with: numbers) && $0.standsOut <= 0
        }
        guard mends else { continue }
        let names = [view, target].map {
          boxes.statementName(of: BoxID(Int($0.index)), in: source)
        }
        return (
          "\(place(of: statement.range)) makes the other views of it as "
            + "\(axis == .horizontal ? "wide" : "high") as \(boxes.name(of: BoxID(Int(target.index)))): "
            + "[\(names[0])(\(names[1]))] there decides it", [meant]
        )
      }
    }
    return nil
  }

  /// The only view of a format without a length, where two others at least are as long as one.
  private func lacking(
    _ format: ConstraintStatement, _ size: LayoutAttribute
  ) -> (view: ConstraintView, target: ConstraintView)? {
    let equal = format.constraints.filter {
      $0.first.attribute == size && $0.second?.attribute == size && $0.relation == .equal
        && $0.multiplier == 1 && $0.constant == 0
    }
    guard equal.count > 1, let target = equal[0].second?.view,
      equal.allSatisfy({ $0.second?.view == target })
    else { return nil }
    let others = format.viewsInOrder.filter { view in
      view != target && !view.isHelper
        && !comparisons[view].contains { _, constraint in
          constraint.first == Anchor(view, size) || constraint.second == Anchor(view, size)
        }
    }
    return others.count == 1 ? (others[0], target) : nil
  }

  // MARK: Twins

  private func twins(of box: BoxID, along axis: Axis, in parent: BoxID) -> [Twin] {
    let numbered = numberedTwins(of: box, in: parent)
    if !numbered.isEmpty { return numbered }
    let named = namedTwins(of: box, in: parent)
    return named.isEmpty ? textTwins(of: box, along: axis, in: parent) : named
  }

  /// The views of one kind whose names are that of a view but for their first word: `pro_price` is that of `free_price`, where there are
  /// others that begin with these words.
  func namedTwins(of box: BoxID, in parent: BoxID) -> [Twin] {
    guard let id = boxes.elements[box.index].id, let own = id.headOfName else { return [] }
    let siblings = named(in: parent)
    let found = siblings.compactMap { sibling -> Twin? in
      guard sibling.box != box, isLike(sibling.box, box), let head = sibling.id.headOfName,
        head != own, sibling.id.dropFirst(head.count) == id.dropFirst(own.count),
        siblings.contains(where: { $0.box != box && $0.id.begins(withWord: own) })
      else { return nil }
      return Twin(box: sibling.box) { target in
        guard let name = siblings.first(where: { $0.box.index == Int(target.index) })?.id,
          name.begins(withWord: head)
        else { return target }
        let next = own + name.dropFirst(head.count)
        return siblings.first { $0.id == next }.map { ConstraintView($0.box.index) }
      }
    }
    return Array(found.prefix(Self.mostTwins))
  }

  /// The views of one kind whose names are that of a view but for a number, the nearest ones first.
  func numberedTwins(of box: BoxID, in parent: BoxID) -> [Twin] {
    let siblings = named(in: parent)
    guard let id = boxes.elements[box.index].id else { return [] }
    let own = NameNumbers(id)
    let found = siblings.compactMap { sibling -> (twin: Twin, distance: Int)? in
      guard sibling.box != box, isLike(sibling.box, box),
        let numbers = NameNumbers(sibling.id).difference(to: own)
      else { return nil }
      let step = numbers.other - numbers.own
      let twin = Twin(box: sibling.box) { target in
        guard target != ConstraintView(parent.index),
          let name = siblings.first(where: { $0.box.index == Int(target.index) })?.id
        else { return target }
        let words = NameNumbers(name)
        // What is said of the one before is said of the next one before the next.
        let shift = words.difference(to: own)
        let next =
          shift.map { words.replacing($0.own, by: $0.own + step) }
          ?? words.replacing(numbers.own, by: numbers.other)
        guard let next else { return target }
        return siblings.first { $0.id == next }.map { ConstraintView($0.box.index) }
      }
      return (twin, abs(step))
    }
    return found.sorted { ($0.distance, $0.twin.box.index) < ($1.distance, $1.twin.box.index) }
      .prefix(Self.mostTwins).map(\.twin)
  }

  /// The texts of the same style that equations hold along the other axis at what belongs to them as a view is held at what belongs to it:
  /// `seat` at `seat_label` as `gate` is at `gate_label`.
  private func textTwins(of box: BoxID, along axis: Axis, in parent: BoxID) -> [Twin] {
    guard boxes.showsText(box), let id = boxes.elements[box.index].id else { return [] }
    let siblings = named(in: parent)
    let own = partners(of: box, across: axis)
    let found = siblings.compactMap { sibling -> Twin? in
      guard sibling.box != box, isLike(sibling.box, box) else { return nil }
      let twin = Twin(box: sibling.box) { target in
        guard let name = siblings.first(where: { $0.box.index == Int(target.index) })?.id,
          name.contains(sibling.id)
        else { return target }
        let next = name.replacingFirst(sibling.id, by: id)
        return siblings.first { $0.id == next }.map { ConstraintView($0.box.index) }
      }
      let others = partners(of: sibling.box, across: axis)
      let isHeldAlike = others.contains { partner in
        twin.counterpart(partner).map { $0 != partner && own.contains($0) } ?? false
      }
      return isHeldAlike ? twin : nil
    }
    return Array(found.prefix(Self.mostTwins))
  }

  /// The views at which equations hold a view across an axis.
  private func partners(of box: BoxID, across axis: Axis) -> [ConstraintView] {
    let view = ConstraintView(box.index)
    return comparisons[view].compactMap { _, constraint in
      guard constraint.relation == .equal, constraint.first.attribute.axis != axis,
        constraint.first.attribute.kind != .size, constraint.first.view == view
      else { return nil }
      return constraint.second?.view
    }
  }

  private func named(in parent: BoxID) -> [(box: BoxID, id: String)] {
    boxes.layout.children(of: parent).prefix(Self.mostSiblings).compactMap { box in
      boxes.elements[box.index].id.map { (box, $0) }
    }
  }

  /// Whether two views are of one kind: elements of one name, of which both or none show a text, of one style.
  private func isLike(_ one: BoxID, _ other: BoxID) -> Bool {
    let elements = [one, other].map { boxes.elements[$0.index] }
    guard elements[0].kind == elements[1].kind else { return false }
    return switch (elements[0].content, elements[1].content) {
    case (.text(let own), .text(let rival)):
      own.spans.first?.style.fontSize == rival.spans.first?.style.fontSize
        && own.spans.first?.style.fontWeight == rival.spans.first?.style.fontWeight
    case (.text, _), (_, .text): false
    default: context.views.hasContent(one) == context.views.hasContent(other)
    }
  }
}

extension String {
  /// The first word of a name of several, as `pro` is of `pro_price` and of `proPrice`; `nil` for others.
  fileprivate var headOfName: Substring? {
    guard let end = dropFirst().firstIndex(where: { $0 == "_" || $0.isUppercase }) else {
      return nil
    }
    return self[..<end]
  }

  /// Whether a name is a word, or begins with it.
  fileprivate func begins(withWord word: Substring) -> Bool {
    guard hasPrefix(word), let next = dropFirst(word.count).first else { return self == word }
    return next == "_" || next.isUppercase
  }

  /// The string with another word in place of the first one that is the same as a given one.
  fileprivate func replacingFirst(_ word: String, by other: String) -> String {
    guard let range = firstRange(of: word) else { return self }
    return String(self[..<range.lowerBound]) + other + self[range.upperBound...]
  }
}
