import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What says where views are of which no statement says it, tried before it is told.
final class OpenPlaces: ContextualMessages {
  /// A length in points that stands for whatever an author would give a view.
  private static let someLength = 40.0
  /// The most that was told before and is tried again for another view.
  private static let mostTold = 4

  /// The most views that a message names.
  private static let mostNamed = 6

  let context: MessageContext
  /// What is open of each view.
  private let open: [BoxID: [String]]
  /// What was told of the views of a container: what it decides of others needs no statement of its own.
  private var told: [BoxID: [(box: BoxID, constraints: [AnchorConstraint])]] = [:]

  /// Ends of lists that were told, and lengths of views in lists.
  private var toldEnds: [(box: BoxID, constraints: [AnchorConstraint])] = []
  private var toldShares: [(box: BoxID, constraints: [AnchorConstraint])] = []

  /// What is to be said of views whose statements are about themselves or about others, wherever they stand.
  private lazy var misstated: [BoxID: String] = {
    let copied = CopiedStatements(context)
    var hints: [BoxID: String] = [:]
    for (box, numbers) in open.sorted(by: { $0.key.index < $1.key.index }) {
      guard let parent = boxes.layout.parent(of: box) else { continue }
      if let own = OwnContainers(context).hint(for: box, numbers, in: parent) {
        hints[box] = own.hint
        told[parent, default: []].append((box, own.constraints))
      } else if decider(of: box, numbers, in: parent) == nil,
        let mend = copied.mend(for: box, numbers, in: parent)
      {
        hints[box] = mend.hint
        told[parent, default: []].append((box, mend.constraints))
      }
    }
    return hints
  }()

  init(_ context: MessageContext, _ problems: [ConstraintProblem]) {
    self.context = context
    open = problems.openNumbers
  }

  /// Statements that tie a view to its container or its neighbours, or sizes, where none says where it is or how large;
  /// `nil` where those that are there have another fault.
  func hint(for box: BoxID, _ numbers: [String]) -> String? {
    guard let parent = boxes.layout.parent(of: box) else { return nil }
    if boxes.elements[box.index].kind == .guide { return area(of: box, numbers, in: parent) }
    if let hint = misstated[box] { return hint }
    if let other = decider(of: box, numbers, in: parent) {
      return "with what is said of \(boxes.name(of: other)) it is decided too"
    }
    if let row = MissingRows(context).format(around: box, in: parent) {
      told[parent, default: []].append((box, row.constraints))
      return "no format says where its row is, as those of the others do: \(row.text) would"
    }
    if let hint = shares(of: box, numbers, in: parent) { return hint }
    if let hint = yielding(about: box, numbers, in: parent) { return hint }
    let axes = [Axis.horizontal, .vertical].filter {
      numbers.contains($0 == .horizontal ? "x" : "y")
    }
    let isPlaced = axes.contains { self.isPlaced(box, $0) }
    if isPlaced, let size = size(of: box, numbers, in: parent) { return size }
    return place(of: box, numbers, in: parent, axes)
      ?? (isPlaced ? partner(of: box, axes) : size(of: box, numbers, in: parent))
  }

  /// The end of a list of views that was forgotten, so that one of them without a content has no length; `nil` for others.
  func missingEnd(for box: BoxID, _ numbers: [String]) -> String? {
    guard let parent = boxes.layout.parent(of: box), isEmpty(box) else { return nil }
    let told = toldEnds.prefix(Self.mostTold)
    if let other = told.first(where: { isDecided(box, numbers, by: $0, in: parent) }) {
      return "with what is said of \(boxes.name(of: other.box)) it is decided too"
    }
    guard let end = MissingEnds(context: context, open: open).end(for: box, numbers, in: parent)
    else { return nil }
    toldEnds.append((box, end.constraints))
    self.told[parent, default: []].append((box, end.constraints))
    return end.hint
  }

  /// The length that a view of a format lacks and the others there have; `nil` for others.
  func share(for box: BoxID, _ numbers: [String]) -> String? {
    guard let parent = boxes.layout.parent(of: box) else { return nil }
    let told = toldShares.prefix(Self.mostTold)
    if let other = told.first(where: { isDecided(box, numbers, by: $0, in: parent) }) {
      return "with what is said of \(boxes.name(of: other.box)) it is decided too"
    }
    guard let share = TwinStatements(context).share(of: box, numbers, in: parent) else {
      return nil
    }
    toldShares.append((box, share.constraints))
    self.told[parent, default: []].append((box, share.constraints))
    return share.hint
  }

  // MARK: What is told already

  /// Keeps what was told of a view in other words.
  func tell(_ box: BoxID, _ ties: [BoxTie]) {
    guard let parent = boxes.layout.parent(of: box), !ties.isEmpty else { return }
    told[parent, default: []].append((box, ties.flatMap(\.constraints)))
  }

  /// A view of which something was told that decides another one as well.
  private func decider(of box: BoxID, _ numbers: [String], in parent: BoxID) -> BoxID? {
    told[parent]?.prefix(Self.mostTold).first { isDecided(box, numbers, by: $0, in: parent) }?.box
  }

  private func isDecided(
    _ box: BoxID, _ numbers: [String], by own: (box: BoxID, constraints: [AnchorConstraint]),
    in parent: BoxID
  ) -> Bool {
    // Where there was too much to try nothing is known, and every view is told by itself.
    var isSeen = false
    return trials.mends(ConstraintProposal(own.constraints), in: parent) { outcome in
      isSeen = outcome.standsOut <= 0 && Set(outcome.openNumbers(of: box)).isDisjoint(with: numbers)
      return isSeen
    } && isSeen
  }

  /// What to say of a view that stands where another one does, of which that is open; `nil` for others.
  private func partner(of box: BoxID, _ axes: [Axis]) -> String? {
    let view = ConstraintView(box.index)
    for (_, constraint) in comparisons[view] where constraint.relation == .equal {
      guard let second = constraint.second, axes.contains(constraint.first.attribute.axis),
        constraint.first.attribute.kind != .size
      else { continue }
      let other = constraint.first.view == view ? second.view : constraint.first.view
      let place = constraint.first.attribute.axis == .horizontal ? "x" : "y"
      guard !other.isHelper, other != view,
        let numbers = open[BoxID(Int(other.index))], numbers.contains(place)
      else { continue }
      return
        "it stands where \(boxes.name(of: BoxID(Int(other.index)))) does, and nothing says where that is"
    }
    return nil
  }

  // MARK: Views that share a length

  /// What decides boxes of one format or stack that share its length; `nil` for others.
  private func shares(of box: BoxID, _ numbers: [String], in parent: BoxID) -> String? {
    for axis in [Axis.horizontal, .vertical] {
      let size = axis == .horizontal ? "width" : "height"
      guard numbers.contains(size), isEmpty(box),
        let (statement, group) = sharers(with: box, size, axis),
        let equal = EqualShares(context).words(for: group, axis)
      else { continue }
      told[parent, default: []].append((box, EqualShares.equations(for: group, axis)))
      let place = place(of: statement.range)
      let isStack = statement.stack?.arrangement?.distribution == .fill
      let mend =
        isStack
        ? "distribution=\"fill-equally\" makes them equally \(axis == .horizontal ? "wide" : "high")"
        : equal
      return
        "\(group.map { boxes.name(of: $0) }.listed(atMost: Self.mostNamed)) share the \(size) that \(place) leaves them, and nothing "
        + "says how: \(mend)"
    }
    return nil
  }

  /// The boxes of a statement along an axis whose length is open there, in the order of the document.
  private func sharers(
    with box: BoxID, _ size: String, _ axis: Axis
  ) -> (ConstraintStatement, [BoxID])? {
    for (statement, _) in comparisons[ConstraintView(box.index)]
    where statement.kind == .format || statement.kind == .stack {
      let views = statement.constraints.filter { $0.first.attribute.axis == axis }
        .flatMap { [$0.first.view, $0.second?.view] }.compactMap { $0 }
        .filter { !$0.isHelper && $0 != statement.container }
      let group = Set(views).map { BoxID(Int($0.index)) }.sorted { $0.index < $1.index }
        .filter { isEmpty($0) && open[$0]?.contains(size) == true }
      if group.count > 2, group.contains(box) { return (statement, group) }
    }
    return nil
  }

  private func isEmpty(_ box: BoxID) -> Bool {
    !context.views.hasContent(box) && boxes.layout.children(of: box).isEmpty
  }

  // MARK: Statements that give way

  /// The statement about a view that gives way to its content, where it decides it with its priority left out; `nil` for none.
  private func yielding(about box: BoxID, _ numbers: [String], in parent: BoxID) -> String? {
    let view = ConstraintView(box.index)
    let compression = boxes.layout.constraintAttributes(of: box).compression
    for (statement, constraint) in comparisons[view] where context.views.hasContent(box) {
      let axis = constraint.first.attribute.axis
      guard constraint.priority < compression[axis], constraint.relation == .equal else { continue }
      let required = statement.constraints.map { constraint in
        var required = constraint
        required.priority = .required
        return required
      }
      let proposal = ConstraintProposal(required, omitting: statement.constraints)
      let mends = trials.mends(proposal, in: parent) {
        $0.decides(numbers, of: box) && $0.isInside(box, of: parent)
      }
      guard mends else { continue }
      told[parent, default: []].append((box, required))
      let attribute = "content-compression-\(axis == .horizontal ? "horizontal" : "vertical")"
      return
        "\(place(of: statement.range)) has the priority \(shortest(constraint.priority.rawValue)) and gives way to its text, "
        + "whose \(attribute) is \(shortest(compression[axis].rawValue)): without that priority the text "
        + "\(axis == .horizontal ? "wraps there" : "is cut there")"
    }
    return nil
  }

  // MARK: Places

  /// The statements after which a view stands where it can be seen; `nil` where none does that.
  private func place(
    of box: BoxID, _ numbers: [String], in parent: BoxID, _ axes: [Axis]
  ) -> String? {
    let tries = PlaceTries(context, open: open)
    var choices = [[BoxTie]()]
    for axis in axes {
      let ties = tries.ties(of: box, along: axis, in: parent, numbers)
      choices = choices.flatMap { choice in ties.map { choice + [$0] } }
    }
    let places = axes.map { $0 == .horizontal ? "x" : "y" }
    if axes.count == 2, let below = tries.below(box, in: parent) { choices.append(below) }
    let earlier = (told[parent] ?? []).flatMap(\.constraints)
    for choice in choices where !choice.isEmpty {
      let constraints = choice.flatMap(\.constraints)
      let omitted = choice.flatMap(\.omitted)
      let proposal = ConstraintProposal(earlier + constraints, omitting: omitted)
      let mends = trials.mends(proposal, in: parent) {
        Set($0.openNumbers(of: box)).isDisjoint(with: places)
          && tries.isPlain(box, in: parent, after: $0, besides: choice)
      }
      guard mends else { continue }
      // What takes another place in a list is no addition that could be tried for other views.
      if omitted.isEmpty { told[parent, default: []].append((box, constraints)) }
      let words = choice.map(\.text).listed()
      let wide = choice.count == 1 ? width(of: box, with: choice[0], earlier, in: parent) : nil
      guard axes.contains(where: { isPlaced(box, $0) }) else {
        return "no statement says where it is; \(words) would\(wide ?? "")"
      }
      if axes.contains(where: { isPlaced(box, $0, by: parent) }) {
        return "its statements leave that open; \(words) would say it"
      }
      let middle = axes == [.horizontal] ? middle(ofRowWith: box, in: parent) : nil
      return "nothing ties it to its container; \(words) would\(wide ?? "")"
        + (middle.map { ", or \($0) for all of its row" } ?? "")
    }
    return nil
  }

  /// What makes a view as wide as the one at whose start it is told to be, where that is held at both ends and the view has
  /// a ground or views of its own; `nil` for others.
  private func width(
    of box: BoxID, with tie: BoxTie, _ earlier: [AnchorConstraint], in parent: BoxID
  ) -> String? {
    guard tie.constraints.count == 1, let start = tie.constraints.first, let other = start.second,
      start.first == Anchor(ConstraintView(box.index), .leading), other.attribute == .leading,
      other.view != ConstraintView(parent.index), start.constant == 0,
      !boxes.layout.children(of: box).isEmpty
        || !boxes.elements[box.index].paint.background.isEmpty
    else { return nil }
    let end = Anchor(other.view, .trailing)
    let isHeld = comparisons[other.view].contains { _, constraint in
      constraint.relation == .equal && [constraint.first, constraint.second].contains(end)
        && (constraint.first == end ? constraint.second : constraint.first)?.view
          == ConstraintView(parent.index)
    }
    var both = start
    both.first.attribute = .trailing
    both.second?.attribute = .trailing
    let mends =
      isHeld
      && trials.mends(
        ConstraintProposal(earlier + [start, both]), in: parent,
        where: { $0.openNumbers(of: box).isEmpty && $0.isInside(box, of: parent) })
    return mends ? ", and with \(equation(both)) it is as wide as that" : nil
  }

  /// What holds the middle one of a row of views at the middle of their container, where nothing holds the row at either end;
  /// `nil` where the row has no middle.
  private func middle(ofRowWith box: BoxID, in parent: BoxID) -> String? {
    let row = open.filter { $0.value.contains("x") && boxes.layout.parent(of: $0.key) == parent }
      .keys.sorted { (frame($0).minX, $0.index) < (frame($1).minX, $1.index) }
    guard row.count > 2, row.count % 2 == 1, row.contains(box) else { return nil }
    let widths = row.map { frame($0).size.width }
    let middle = row[row.count / 2]
    guard boxes.elements[middle.index].id != nil,
      zip(widths, widths.reversed()).allSatisfy({ abs($0 - $1) < 1 })
    else { return nil }
    let tie = AnchorConstraint(
      Anchor(ConstraintView(middle.index), .centerX), .equal,
      Anchor(ConstraintView(parent.index), .centerX))
    let mends = trials.mends(ConstraintProposal([tie]), in: parent) { outcome in
      row.allSatisfy {
        !outcome.openNumbers(of: $0).contains("x") && outcome.isInside($0, of: parent)
      }
    }
    let name = boxes.statementName(of: middle, in: source)
    return mends ? "<constraint>\(name).centerX == superview.centerX</constraint>" : nil
  }

  private func frame(_ box: BoxID) -> Rect { boxes.layout.frame(of: box) }

  /// What a view needs that has neither a content nor a size; `nil` where that does not help.
  private func size(of box: BoxID, _ numbers: [String], in parent: BoxID) -> String? {
    let sizes = ["width", "height"].filter(numbers.contains)
    guard !sizes.isEmpty, !context.views.hasContent(box), boxes.layout.children(of: box).isEmpty
    else {
      return nil
    }
    let view = ConstraintView(box.index)
    let anchors = sizes.map { Anchor(view, $0 == "width" ? .width : .height) }
    // What is said of it is not enough, or too much: that is another fault.
    let isSaid = comparisons[view].contains { _, constraint in
      anchors.contains(constraint.first) || constraint.second.map(anchors.contains) ?? false
    }
    guard !isSaid else { return nil }
    let lengths = anchors.map { AnchorConstraint($0, .equal, nil, plus: Self.someLength) }
    let mends = trials.mends(ConstraintProposal(lengths), in: parent) {
      $0.openNumbers(of: box).isEmpty
    }
    guard mends else { return nil }
    let words = sizes.map { "\($0)=\"…\"" }.joined(separator: " ")
    if let format = heightInRow(of: box, sizes) { return format }
    if let part = part(of: box, sizes, in: parent) { return part }
    let end =
      sizes.count == 1 ? otherEnd(of: box, sizes[0] == "width" ? .horizontal : .vertical) : nil
    return "nothing gives it a \(sizes.joined(separator: " and a ")): write \(words)"
      + (end.map { ", or hold its other end: \($0)" } ?? "")
  }

  /// The equation that makes a bar as wide as a part of the one at whose start it is held; `nil` for others.
  private func part(of box: BoxID, _ sizes: [String], in parent: BoxID) -> String? {
    let view = ConstraintView(box.index)
    guard sizes == ["width"], boxes.elements[box.index].content == .none else { return nil }
    let tracks = comparisons[view].compactMap { statement, constraint -> (BoxID, Axis)? in
      guard constraint.first.view == view, let second = constraint.second, !second.view.isHelper,
        constraint.relation == .equal, constraint.constant == 0, second.view != statement.container,
        second.attribute == constraint.first.attribute, second.attribute.kind != .size
      else { return nil }
      return (BoxID(Int(second.view.index)), second.attribute.axis)
    }
    let track = tracks.first { track, axis in
      axis == .horizontal && track.index < box.index && boxes.isBareGround(track)
        && boxes.layout.parent(of: track) == parent
        && tracks.contains { $0.0 == track && $0.1 == .vertical }
        && boxes.layout.frame(of: track).size.height
          == boxes.layout.frame(of: box).size.height
    }?.0
    guard let track else { return nil }
    var half = AnchorConstraint(
      Anchor(view, .width), .equal, Anchor(ConstraintView(track.index), .width))
    half.multiplier = 0.5
    let isMended = trials.isMended(by: ConstraintProposal([half]), in: parent) {
      $0.openNumbers(of: box).isEmpty && $0.isInside(box, of: parent)
    }
    return isMended
      ? "nothing gives it a width: write width=\"…\", or a part of \(boxes.name(of: track)) as in \(equation(half))"
      : nil
  }

  /// The equation that holds the free end of a view as far from that of its container as its other one is from the start;
  /// `nil` where both are free, and where that does not give it a size.
  private func otherEnd(of box: BoxID, _ axis: Axis) -> String? {
    guard let container = boxes.layout.parent(of: box), boxes.elements[box.index].id != nil else {
      return nil
    }
    let view = ConstraintView(box.index)
    let held = comparisons[view].filter { _, constraint in
      [constraint.first, constraint.second].contains {
        $0?.view == view && $0?.attribute.axis == axis && $0?.attribute.kind != .size
      } && constraint.relation == .equal
    }
    let (start, end) = axis.edges
    guard let hold = held.first?.constraint, let second = hold.second,
      (hold.first.view == view ? hold.first : second).attribute == start,
      hold.first.attribute == second.attribute, !boxes.isRightToLeft(container)
    else { return nil }
    let frame = boxes.layout.frame(of: box)
    let distance = axis == .horizontal ? frame.minX : frame.minY
    let tie = AnchorConstraint(
      Anchor(view, end), .equal, Anchor(ConstraintView(container.index), end), plus: -distance)
    let mends = trials.mends(ConstraintProposal([tie]), in: container) {
      ($0.frame(of: box)?.size.extent(axis) ?? 0) >= 1 && $0.openNumbers(of: box).isEmpty
        && $0.isInside(box, of: container)
    }
    guard mends, let statement = held.first?.statement else { return nil }
    let owner = ConstraintView(container.index)
    let names = [view, owner].map {
      boxes.statementName(of: $0, in: statement.container, source)
    }
    return
      "<constraint>\(names[0]).\(end.rawValue) == \(names[1]).\(end.rawValue)\(tie.constant.asSummand)</constraint>"
  }

  /// What gives a view the height that a horizontal format has as its width; `nil` for others.
  private func heightInRow(of box: BoxID, _ sizes: [String]) -> String? {
    let view = ConstraintView(box.index)
    guard sizes == ["height"] else { return nil }
    for (statement, constraint) in comparisons[view] where statement.kind == .format {
      guard constraint.first == Anchor(view, .width), constraint.second == nil,
        constraint.relation == .equal, constraint.constant > 0
      else { continue }
      let name = boxes.statementName(of: box, in: source)
      let place = place(of: statement.range)
      return
        "nothing gives it a height: \(shortest(constraint.constant)) in \(place) is its width, and "
        + "<vfl>V:[\(name)(\(shortest(constraint.constant)))]</vfl> gives it that height"
    }
    return nil
  }

  /// What a guide needs of which no statement says anything; `nil` for others.
  private func area(of guide: BoxID, _ numbers: [String], in parent: BoxID) -> String? {
    if let middle = middle(of: guide, numbers, in: parent) { return middle }
    guard numbers.count == 4, comparisons[ConstraintView(guide.index)].isEmpty,
      let id = boxes.elements[guide.index].id
    else { return nil }
    return "no statement says where it is; <follow view=\"\(id)\"/> lays it over its container"
  }

  /// What holds a guide in the middle of its container along the axis that is open, where it is there along the other one; `nil` for
  /// others.
  private func middle(of guide: BoxID, _ numbers: [String], in parent: BoxID) -> String? {
    let (view, owner) = (ConstraintView(guide.index), ConstraintView(parent.index))
    let isRow = numbers.contains("x")
    let (own, across): (LayoutAttribute, LayoutAttribute) =
      isRow ? (.centerX, .centerY) : (.centerY, .centerX)
    guard isRow != numbers.contains("y"),
      comparisons[view].contains(where: { _, constraint in
        constraint.first == Anchor(view, across) && constraint.relation == .equal
          && constraint.second == Anchor(owner, across) && constraint.constant == 0
      })
    else { return nil }
    let tie = AnchorConstraint(Anchor(view, own), .equal, Anchor(owner, own))
    let isMended = trials.isMended(by: ConstraintProposal([tie]), in: parent) {
      $0.openNumbers(of: guide).isEmpty && $0.standsOut <= 0
    }
    guard isMended else { return nil }
    told[parent, default: []].append((guide, [tie]))
    return
      "nothing says where it is from \(isRow ? "side to side" : "top to bottom"); in the middle of its container it is with "
      + equation(tie, in: owner)
  }

  /// Whether a statement says where a view is along an axis.
  ///
  /// - Parameter container: What it names beside the view; `nil` for anything.
  private func isPlaced(_ box: BoxID, _ axis: Axis, by container: BoxID? = nil) -> Bool {
    let view = ConstraintView(box.index)
    let owner = container.map { ConstraintView($0.index) }
    return comparisons[view].contains { _, constraint in
      let anchors = [constraint.first, constraint.second].compactMap { $0 }
      return anchors.contains {
        $0.view == view && $0.attribute.axis == axis && $0.attribute.kind != .size
      } && (owner.map { owner in anchors.contains { $0.view == owner } } ?? true)
    }
  }
}
