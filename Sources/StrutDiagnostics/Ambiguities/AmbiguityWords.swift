import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What to do about views that the constraints leave open.
struct AmbiguityWords: ContextualMessages {
  /// The most contents that are named as such that share a length.
  private static let mostRivals = 4
  /// The most views that are followed from one to what it is held at.
  private static let mostFollowed = 6

  /// Contents of one container that share a length.
  private struct Group: Hashable {
    var parent: BoxID?
    var axis: Axis
  }

  let context: MessageContext
  /// Guides that are open with all that is tied to them.
  let guides: LooseGuides
  /// Equations along the wrong axis.
  let axes: WrongAxes
  /// Containers whose height is too small for the texts in them.
  let held: HeldHeights
  /// Where views are that no statement places.
  private let places: OpenPlaces
  private let edgeTies: BoxTies
  /// Containers whose heights rows leave open.
  private let rows: RowHeights
  /// The boxes with contents whose sizes are open.
  private var rivals: [Group: [BoxID]] = [:]
  /// The views whose sizes decide those of one another.
  private var shared: [(views: [BoxID], axis: Axis, length: Double)] = []
  /// Wishes that cannot all hold.
  private var wishes: [(views: [BoxID], hint: String)] = []
  /// Views beside hidden ones; `nil` where nothing is open.
  private var beside: HiddenNeighbours?
  /// Formats that lack an option.
  private let options: MissingOptions
  /// Statements about views of inner containers.
  private let outer: OuterTies

  /// - Parameter label: The words for a place; `nil` for the lines of `source`.
  init(_ context: MessageContext, _ problems: [ConstraintProblem], _ outer: OuterTies) {
    (self.context, self.outer) = (context, outer)
    guides = LooseGuides(context, problems)
    axes = WrongAxes(context, problems)
    held = HeldHeights(context)
    edgeTies = BoxTies(context)
    rows = RowHeights(context, problems)
    options = MissingOptions(context, problems)
    places = OpenPlaces(context, problems)
    var hasOpen = problems.contains { if case .collapsed = $0 { true } else { false } }
    for case .rivals(let views, let contributors, let priority, let repair) in problems {
      let words = ConflictWords(boxes, source, label)
      let yielding = YieldingWishes(context).yielding(contributors, at: priority, views)
      wishes.append(
        (views, words.rivals(contributors, at: priority, repair, yielding: yielding)))
    }
    for case .shared(let views, let axis, let length) in problems {
      shared.append((views, axis, length))
    }
    for case .ambiguous(let box, let numbers) in problems {
      hasOpen = true
      for axis in Self.axes(of: numbers) where context.views.hasContent(box) {
        rivals[group(of: box, axis), default: []].append(box)
      }
    }
    if hasOpen { beside = HiddenNeighbours(context) }
  }

  private static func axes(of numbers: [String]) -> [Axis] {
    (numbers.contains("width") ? [.horizontal] : [])
      + (numbers.contains("height") ? [.vertical] : [])
  }

  private func group(of box: BoxID, _ axis: Axis) -> Group {
    Group(parent: boxes.layout.parent(of: box), axis: axis)
  }

  /// Whether numbers of a view are known once what is told of others is mended.
  func decide(_ numbers: [String], of box: BoxID) -> Bool {
    guides.decide(numbers, of: box) || axes.decide(numbers, of: box)
      || shared.contains { hangs(box, numbers, at: $0.views, $0.axis) }
  }

  /// Whether all that is open of a view is its place along an axis, since it is held at views that share a length there, of which that
  /// is told.
  private func hangs(_ box: BoxID, _ numbers: [String], at views: [BoxID], _ axis: Axis) -> Bool {
    guard numbers == [axis == .horizontal ? "x" : "y"], !views.contains(box),
      views.allSatisfy({ boxes.layout.parent(of: $0) == boxes.layout.parent(of: box) })
    else { return false }
    var (current, seen): (ConstraintView, Set<ConstraintView>) = (ConstraintView(box.index), [])
    while seen.insert(current).inserted, seen.count <= Self.mostFollowed {
      let next = comparisons[current].lazy.compactMap { _, constraint -> ConstraintView? in
        guard constraint.first.view == current, constraint.relation == .equal,
          constraint.first.attribute.axis == axis, constraint.first.attribute.kind != .size,
          let second = constraint.second, !second.view.isHelper
        else { return nil }
        return second.view
      }.first
      guard let next else { return false }
      if views.contains(where: { ConstraintView($0.index) == next }) { return true }
      current = next
    }
    return false
  }

  /// What to do about the numbers of a view that are open; `nil` where there is nothing in particular.
  func hint(for box: BoxID, _ numbers: [String]) -> String? {
    if let hint = guides.hint(for: box) { return hint }
    if let hint = axes.hint(for: box, numbers) { return hint }
    if let beside, let (statements, hidden) = beside.partners[ConstraintView(box.index)] {
      let ties = ties(of: box, behind: hidden, numbers, beside)
      places.tell(box, ties)
      return beside.words(about: statements, hidden, box, ties)
    }
    if let outer = outer.hint(for: box, numbers) { return outer }
    if let option = options.hint(for: box, numbers) { return option }
    if let rivals = statements(rivallingOver: box, numbers) { return rivals }
    if let wishes = wishes.first(where: { $0.views.contains(box) }) { return wishes.hint }
    if let hint = rows.hint(for: box, numbers) { return hint }
    if let end = places.missingEnd(for: box, numbers) ?? places.share(for: box, numbers) {
      return end
    }
    for (views, axis, length) in shared where isOpen(numbers, axis) {
      return words(about: views, axis, length)
    }
    for axis in Self.axes(of: numbers) {
      if let all = rivals[group(of: box, axis)], all.count > 1,
        let hint = TurnedBounds(context).hint(around: all, axis)
      {
        return hint
      }
      if let hint = hint(forRivalsOf: box, axis) { return hint }
    }
    return ContainerEnds(context).hint(for: box, numbers)
      ?? places.hint(for: box, numbers)
  }

  /// What holds a container open that is 0 on an axis; `nil` where nothing simple does.
  func hint(forCollapsed container: BoxID, _ axis: Axis) -> String? {
    let start = axis.edges.start
    let beside = beside ?? HiddenNeighbours(context)
    let partners = beside.partners.keys.sorted { $0.index < $1.index }.filter {
      boxes.layout.parent(of: BoxID(Int($0.index))) == container
    }
    func tie(_ view: ConstraintView) -> BoxTie? {
      beside.partners[view].flatMap {
        beside.neighbour(of: BoxID(Int(view.index)), $0.hidden, axis)
      }
    }
    // What comes behind the hidden view takes its place.
    let view =
      partners.first { tie($0)?.text.contains(".\(start.rawValue) ==") ?? false }
      ?? partners.first { tie($0) != nil }
    guard let view, let (statements, hidden) = beside.partners[view], let tie = tie(view) else {
      return LargerViews(context).hint(forCollapsed: container, axis)
        ?? TurnedBarrier(context).hint(forCollapsed: container, axis)
        ?? ContainerEnds(context).hint(forCollapsed: container, axis)
        ?? end(of: container, axis).map { (hiddenEnd(of: container, axis) ?? "") + $0 }
    }
    let box = BoxID(Int(view.index))
    let end = edgeTies.ends(of: box, along: axis, in: container)[0]
    let choices = [[tie], [end], [tie, end]]
    let ties = choices.first { opens(container, axis, $0) }
    return beside.words(about: statements, hidden, box, ties ?? [])
  }

  /// What holds the end of a container by a hidden view, as the beginning of a hint; `nil` for none.
  private func hiddenEnd(of container: BoxID, _ axis: Axis) -> String? {
    let owner = ConstraintView(container.index)
    let ends: Set<LayoutAttribute> = axis == .horizontal ? [.trailing, .right] : [.bottom]
    for (statement, constraint) in comparisons[owner] {
      guard let second = constraint.second else { continue }
      let (end, other) =
        constraint.first.view == owner ? (constraint.first, second) : (second, constraint.first)
      let view = BoxID(Int(other.view.index))
      guard ends.contains(end.attribute), !other.view.isHelper, other.view != owner,
        boxes.layout.style(of: view).display == .none
      else { continue }
      let place = place(of: statement.range)
      return "\(place) holds its end by \(boxes.name(of: view)), which has display=\"none\": "
    }
    return nil
  }

  /// Whether statements hold a container open that is 0 on an axis.
  ///
  /// - Parameter views: What is to be inside of it.
  private func opens(
    _ container: BoxID, _ axis: Axis, _ ties: [BoxTie], around views: [BoxID] = []
  ) -> Bool {
    trials.mends(ConstraintProposal(ties.flatMap(\.constraints)), in: container) { outcome in
      (outcome.frame(of: container).map { $0.size.extent(axis) >= 1 } ?? false)
        && views.allSatisfy { outcome.isInside($0, of: container) }
    }
  }

  /// What holds the end of a container by the last of its views; `nil` where none has an id, and where it does not help.
  private func end(of container: BoxID, _ axis: Axis) -> String? {
    func end(_ box: BoxID) -> Double {
      let frame = boxes.layout.frame(of: box)
      return axis == .horizontal ? frame.maxX : frame.maxY
    }
    let views = boxes.layout.children(of: container).filter {
      boxes.elements[$0.index].id != nil && boxes.layout.style(of: $0).display != .none
        && boxes.elements[$0.index].kind != .guide
    }
    func start(_ box: BoxID) -> Double {
      let frame = boxes.layout.frame(of: box)
      return axis == .horizontal ? frame.minX : frame.minY
    }
    guard let last = views.max(by: { end($0) < end($1) }),
      let first = views.min(by: { start($0) < start($1) })
    else { return nil }
    let length = axis == .horizontal ? "width" : "height"
    let choices = ends(of: container, at: last, from: first, axis)
    if let joint = missingJoint(of: container, axis, around: views) { return joint }
    if let columns = ContainerEnds(context).hint(forColumnsOf: container, axis) { return columns }
    // Where its views hang from its end, one of them is to hold its start.
    if comparisons.end(of: ConstraintView(container.index), axis) != nil {
      let start = edgeTies.edges(of: first, along: axis, in: container)[0]
      if opens(container, axis, [start], around: views) {
        return "no view is held at its start: \(start.text) holds it open, or give it a \(length)"
      }
    }
    let opening = choices.filter { opens(container, axis, $0) }
    // What holds the container open at one view may leave the others outside.
    let choice = opening.first { opens(container, axis, $0, around: views) } ?? opening.first
    if let choice {
      let isEnd = choice.count == 1
      return
        "give it a \(length), or hold its \(isEnd ? "end by a view" : "ends by its views"), as in "
        + choice.map(\.text).listed()
    }
    return "give it a \(length)"
  }

  /// The statements that may hold a container open by its first and its last view, the likelier first.
  private func ends(
    of container: BoxID, at last: BoxID, from first: BoxID, _ axis: Axis
  ) -> [[BoxTie]] {
    var choices = edgeTies.ends(of: last, along: axis, in: container).map { [$0] }
    if let mirrored = edgeTies.end(of: last, asStartOf: first, along: axis, in: container) {
      choices.insert([mirrored], at: 0)
    }
    if first != last {
      choices.append([
        edgeTies.edges(of: first, along: axis, in: container)[0],
        edgeTies.edges(of: last, along: axis, in: container)[1],
      ])
    }
    return choices
  }

  /// What joins a part of a row or column to the part before it, where that holds the container open; `nil` elsewhere.
  private func missingJoint(
    of container: BoxID, _ axis: Axis, around views: [BoxID]
  ) -> String? {
    guard let (view, tie) = JoinedViews(context, in: container, along: axis).missing,
      opens(container, axis, [tie], around: views)
    else { return nil }
    return
      "nothing ties \(boxes.name(of: view)) to what comes before it: \(tie.text) does, and holds it open"
  }

  private func isOpen(_ numbers: [String], _ axis: Axis) -> Bool {
    !numbers.allSatisfy {
      axis == .horizontal ? $0 == "y" || $0 == "height" : $0 == "x" || $0 == "width"
    }
  }

  private func words(about views: [BoxID], _ axis: Axis, _ length: Double) -> String {
    if let end = LooseRowEnds(context).hint(for: views, axis) { return end }
    if let rest = EqualShares(context).words(completing: views, axis) {
      return
        "\(views.map { boxes.name(of: $0) }.listed()) share a \(axis == .horizontal ? "width" : "height") of "
        + "\(shortest(length)), and nothing says how: \(rest)"
    }
    let size = axis == .horizontal ? "width" : "height"
    let all = views.count > 2 ? "all but one of them" : "one of them"
    let equal = axis == .horizontal ? EqualShares(context).words(forRowOf: views[0]) : nil
    let stacks = OpenStacks(context)
    let alignment = views.lazy.compactMap { stacks.alignment(leavingOpen: $0, axis) }.first
    return
      "\(views.map { boxes.name(of: $0) }.listed()) share a \(size) of \(shortest(length)), and nothing "
      + "says how: \(alignment.map { "\($0), or " } ?? "")give \(all) a \(size)"
      + (equal.map { ", or \($0)" } ?? "")
  }

  /// What ties a view that a hidden one leaves open to what is behind that, or to its container; empty where that does
  /// not place it.
  private func ties(
    of box: BoxID, behind hidden: BoxID, _ numbers: [String], _ beside: HiddenNeighbours
  ) -> [BoxTie] {
    guard let container = boxes.layout.parent(of: box) else { return [] }
    let places = ["x", "y"].filter(numbers.contains)
    let ties = places.compactMap { place -> BoxTie? in
      let axis: Axis = place == "x" ? .horizontal : .vertical
      return beside.neighbour(of: box, hidden, axis)
        ?? weak(edgeTies.edges(of: box, along: axis, in: container)[0])
    }
    let mends = trials.mends(ConstraintProposal(ties.flatMap(\.constraints)), in: container) {
      Set($0.openNumbers(of: box)).isDisjoint(with: places)
    }
    return mends ? ties : []
  }

  /// A statement that gives way to those about the hidden view, once that is shown again.
  private func weak(_ tie: BoxTie) -> BoxTie {
    let equation = tie.text.dropFirst("<constraint>".count).dropLast("</constraint>".count)
    var constraints = tie.constraints
    for index in constraints.indices { constraints[index].priority = .high }
    return BoxTie(text: "\(equation) ~ high", constraints: constraints)
  }

  /// What two statements wish of one attribute at one priority.
  private struct Wish: Hashable {
    var anchor: Anchor
    var priority: Priority
  }

  /// The statements that say otherwise of one attribute of a view at the same priority; `nil` where none do.
  private func statements(rivallingOver box: BoxID, _ numbers: [String]) -> String? {
    let view = ConstraintView(box.index)
    var found: [Wish: [ComparisonsByView.Entry]] = [:]
    for (statement, constraint) in comparisons[view]
    where constraint.first.view == view && constraint.relation == .equal
      && constraint.priority < .required && isAbout(constraint.first.attribute, numbers)
    {
      let wish = Wish(anchor: constraint.first, priority: constraint.priority)
      let others = found[wish] ?? []
      let rival = others.first {
        $0.statement != statement && !$0.constraint.saysTheSame(as: constraint)
      }
      if let rival {
        let places = [rival.statement, statement].map {
          place(of: $0.range)
        }
        return
          "\(places.listed()) say otherwise of \(boxes.name(of: box)) at the same priority, "
          + "\(shortest(constraint.priority.rawValue)): give the one that is to win a higher one"
      }
      // All that are no rivals are of one statement, or say the same: two of them stand for all.
      let isNew =
        others.count < 2
        && others.allSatisfy {
          $0.statement != statement || !$0.constraint.saysTheSame(as: constraint)
        }
      if isNew { found[wish, default: []].append((statement, constraint)) }
    }
    return nil
  }

  /// Whether one of some numbers of a frame is what an attribute is about.
  private func isAbout(_ attribute: LayoutAttribute, _ numbers: [String]) -> Bool {
    switch attribute {
    case .width, .height: numbers.contains(attribute.rawValue)
    default: numbers.contains(attribute.axis == .horizontal ? "x" : "y")
    }
  }

  private func hint(forRivalsOf box: BoxID, _ axis: Axis) -> String? {
    let group = group(of: box, axis)
    guard let all = rivals[group], all.count > 1 else { return nil }
    func extent(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
    let natural = all.compactMap { context.views[$0]?.naturalSize }.map(extent)
    let got = all.map { extent(boxes.layout.frame(of: $0).size) }
    let isStretched = got.reduce(0, +) > natural.reduce(0, +)
    func strength(_ box: BoxID) -> Priority {
      let attributes = boxes.layout.constraintAttributes(of: box)
      return isStretched ? attributes.hugging[axis] : attributes.compression[axis]
    }
    let priority = strength(box)
    let rivals = all.filter { strength($0) == priority }
    guard (2...Self.mostRivals).contains(rivals.count) else { return nil }
    let names = rivals.map { boxes.name(of: $0) }
    let attribute =
      "content-\(isStretched ? "hugging" : "compression")-\(axis == .horizontal ? "horizontal" : "vertical")"
    let length = axis == .horizontal ? "width" : "height"
    let shares = EqualShares(context)
    let wraps = WrappingRivals(context)
    let areTexts =
      !isStretched && axis == .horizontal && wraps.areWrapping(rivals)
      && !wraps.canKeepWidth(rivals)
    let equal =
      isStretched || areTexts ? shares.words(for: rivals, axis, areOfTexts: areTexts) : nil
    let rivalry =
      "\(names.listed()) share what is \(isStretched ? "left over" : "missing"), and nothing says which of them changes: "
    if !isStretched, axis == .horizontal, let gone = VanishedTexts(context).hint(for: rivals) {
      return gone
    }
    if !isStretched, axis == .horizontal, let room = SqueezedRivals(context).hint(for: rivals) {
      return rivalry + room
    }
    if let equal, areTexts { return rivalry + equal }
    let room =
      isStretched && axis == .vertical
      ? OpenSpaces(context).hint(behind: rivals) ?? HeldContainers(context).hint(around: rivals)
      : nil
    return
      "\(rivalry)\(room.map { "\($0), or " } ?? "")give the one that keeps its \(length) "
      + "\(attribute)=\"\(shortest(min(1000, priority.rawValue + 1)))\""
      + (equal.map { ", or \($0)" } ?? "")
      + (isStretched ? OpenStacks(context).ends(around: rivals, axis).map { "; \($0)" } ?? "" : "")
  }

}

extension AnchorConstraint {
  /// Whether another equality about the same place puts it where this one does.
  fileprivate func saysTheSame(as other: AnchorConstraint) -> Bool {
    constant == other.constant && second == other.second && multiplier == other.multiplier
  }
}
