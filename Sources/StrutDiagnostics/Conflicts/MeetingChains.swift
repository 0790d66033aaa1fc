import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views held at the top of a container that stand in views held at its bottom, since there is not enough room for both and
/// nothing says that one column ends where the other one begins.
///
/// What lies above others on purpose is left alone: a bar, a sheet, a button at a corner, words on a picture. A column at the
/// bottom is two views one below the other at least, with words that have no ground of their own.
final class MeetingChains: ContextualMessages {
  /// The least height that views have in common, in points.
  private static let leastHeight = 4.0
  /// The least part of the narrower view that both have in common.
  private static let leastPart = 0.5
  /// The largest space that is one between two views of a column.
  private static let largestSpace = 32.0
  /// The largest container that is looked at, in views.
  private static let mostViews = 300
  /// The most views that a message names.
  private static let mostNamed = 3

  /// What vertical statements join.
  private struct Column {
    var views: [BoxID] = []
    var isAtTop = false
    var isAtBottom = false
    /// Whether something else places it.
    var isElsewhere = false
  }

  /// Two columns that stand in one another.
  private struct Meeting {
    var warning: Diagnostic
    var upper: Set<BoxID>
    var lower: Set<BoxID>
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each container, at the first view of the lower column.
  var warnings: [Diagnostic] { meetings.map(\.warning) }

  /// Whether that two views stand in one another comes of what is told of their columns.
  func separate(_ one: BoxID, _ other: BoxID) -> Bool {
    meetings.contains { meeting in
      let (upper, lower) = (meeting.upper, meeting.lower)
      return upper.contains(one) && lower.contains(other)
        || upper.contains(other) && lower.contains(one)
    }
  }

  private lazy var meetings: [Meeting] = context.views.byContainer.compactMap(meeting)

  private func meeting(_ container: BoxID, _ views: [BoxID]) -> Meeting? {
    // Statements are looked at where views are in one another alone: in most containers none is.
    guard (4...Self.mostViews).contains(views.count), haveViewsInOneAnother(views) else {
      return nil
    }
    let columns = columns(of: views, in: container)
    let uppers = columns.filter { $0.isAtTop && !$0.isAtBottom && !$0.isElsewhere }
    let lowers = columns.filter {
      $0.isAtBottom && !$0.isAtTop && !$0.isElsewhere && isPlain($0, views)
    }
    for lower in lowers {
      for upper in uppers where upper.views.count > 1 {
        guard let (cover, under) = meeting(upper, lower) else { continue }
        let warning = Diagnostic(
          .warning, "outside",
          "\(boxes.name(of: cover)) stands on \(under.map { boxes.name(of: $0) }.listed(atMost: Self.mostNamed)): "
            + "what is held at the top of \(boxes.nameOfOwner(container)) and what is held at its bottom have no room "
            + "in a height of \(shortest(frame(container).size.height))",
          at: boxes.elements[cover.index].range,
          hints: hint(upper, lower, in: container).map { [$0] } ?? [])
        return Meeting(warning: warning, upper: Set(upper.views), lower: Set(lower.views))
      }
    }
    return nil
  }

  // MARK: Columns

  /// The views of a container by what vertical statements join.
  private func columns(of views: [BoxID], in container: BoxID) -> [Column] {
    var roots = Dictionary(uniqueKeysWithValues: views.map { ($0, $0) })
    func root(of box: BoxID) -> BoxID {
      var box = box
      while let next = roots[box], next != box { box = next }
      return box
    }
    let owner = ConstraintView(container.index)
    var holds: [(box: BoxID, attribute: LayoutAttribute?)] = []
    for box in views {
      let view = ConstraintView(box.index)
      for (_, constraint) in comparisons[view]
      where constraint.first.attribute.axis == .vertical && constraint.first.attribute.kind != .size
      {
        guard let second = constraint.second else { continue }
        let other = constraint.first.view == view ? second : constraint.first
        let next = BoxID(Int(other.view.index))
        if other.view == owner {
          if constraint.relation == .equal { holds.append((box, other.attribute)) }
        } else if !other.view.isHelper, roots[next] != nil {
          roots[root(of: box)] = root(of: next)
        } else {
          holds.append((box, nil))
        }
      }
    }
    var columns: [BoxID: Column] = [:]
    for box in views { columns[root(of: box), default: Column()].views.append(box) }
    for (box, attribute) in holds {
      switch attribute {
      case .top: columns[root(of: box)]?.isAtTop = true
      case .bottom: columns[root(of: box)]?.isAtBottom = true
      default: columns[root(of: box)]?.isElsewhere = true
      }
    }
    return columns.values.sorted { $0.views[0].index < $1.views[0].index }
  }

  /// Whether a column has views below one another, with words on no ground but that of the container.
  private func isPlain(_ column: Column, _ views: [BoxID]) -> Bool {
    let seen = ordered(column)
    guard let first = seen.first, let last = seen.last,
      frame(first).maxY <= frame(last).minY + 1
    else { return false }
    return column.views.contains { box in
      boxes.showsText(box) && boxes.elements[box.index].paint.isPlain && !hasGround(box)
        && !views.contains { other in
          other != box && hasGround(other) && frame(other).covers(frame(box))
        }
    }
  }

  private func hasGround(_ box: BoxID) -> Bool {
    !boxes.elements[box.index].paint.background.isEmpty || !boxes.showsText(box)
      || boxes.layout.style(of: box).border != StyleEdges(0)
  }

  /// The views of a column that can be seen, from top to bottom.
  private func ordered(_ column: Column) -> [BoxID] {
    column.views.filter { box in
      boxes.elements[box.index].paint.isPlain && boxes.layout.style(of: box).display != .none
        && boxes.showsSomething(box) && frame(box).size.height > 1
    }.sorted { (frame($0).minY, $0.index) < (frame($1).minY, $1.index) }
  }

  private func frame(_ box: BoxID) -> Rect { boxes.layout.frame(of: box) }

  /// The first view of a lower column that stands in views of an upper one, which does not hold it.
  private func meeting(_ upper: Column, _ lower: Column) -> (BoxID, [BoxID])? {
    let (above, below) = (ordered(upper), ordered(lower))
    for cover in below {
      let under = above.filter { stands(cover, on: $0) }
      if !under.isEmpty { return (cover, under) }
    }
    return nil
  }

  private func stands(_ cover: BoxID, on box: BoxID) -> Bool {
    guard let common = frame(box).intersection(frame(cover)), common.height > Self.leastHeight,
      !isGround(box, of: cover), cover.index > box.index || !isGround(cover, of: box)
    else { return false }
    return common.width > Self.leastPart * min(frame(box).size.width, frame(cover).size.width)
  }

  private func haveViewsInOneAnother(_ views: [BoxID]) -> Bool {
    let sorted = views.sorted { frame($0).minY < frame($1).minY }
    return sorted.indices.contains { index in
      let end = frame(sorted[index]).maxY - Self.leastHeight
      return sorted[(index + 1)...].prefix { frame($0).minY < end }.contains {
        stands($0, on: sorted[index]) || stands(sorted[index], on: $0)
      }
    }
  }

  /// Whether a view is a picture or a card that another one stands on: around it, and much larger.
  private func isGround(_ box: BoxID, of cover: BoxID) -> Bool {
    let (own, next) = (frame(box), frame(cover))
    return hasGround(box) && own.covers(next)
      && own.size.width * own.size.height >= 2 * next.size.width * next.size.height
  }

  // MARK: What mends it

  private func hint(_ upper: Column, _ lower: Column, in container: BoxID) -> String? {
    let (above, below) = (ordered(upper), ordered(lower))
    guard let last = above.max(by: { frame($0).maxY < frame($1).maxY }), let first = below.first
    else { return nil }
    let space = below.dropFirst().first.map { frame($0).minY - frame(first).maxY } ?? 0
    let distance = (0...Self.largestSpace).contains(space) && space > 0 ? space : Self.usualSpace
    let apart = AnchorConstraint(
      Anchor(ConstraintView(first.index), .top), .greaterOrEqual,
      Anchor(ConstraintView(last.index), .bottom), plus: distance)
    let names = [first, last].map { boxes.statementName(of: $0, in: source) }
    let equation =
      "<constraint>\(names[0]).top >= \(names[1]).bottom\(distance.asSummand)</constraint>"
    var proposal = ConstraintProposal([apart])
    let separates = trials.mends(proposal, in: container) { outcome in
      (above + below).allSatisfy { outcome.isInside($0, of: container) }
    }
    if separates { return "they stand apart with \(equation)" }
    let height = frame(container).size.height
    let needed = (height + frame(last).maxY + distance - frame(first).minY).rounded(.up)
    if case .points = boxes.layout.style(of: container).height, isNested(container) {
      proposal.unsized = [(ConstraintView(container.index), .vertical)]
      proposal.added.append(
        AnchorConstraint(
          Anchor(ConstraintView(container.index), .height), .equal, nil, plus: needed))
    }
    if !isNested(container) { proposal.height = needed }
    let mends = trials.mends(proposal, in: container) { outcome in
      (outcome.frame(of: container)?.size.height ?? 0) > needed - 1
    }
    guard mends, let place = placeOfHeight(of: container) else { return nil }
    let room = "there is room for both with height=\"\(shortest(needed))\" in \(place)"
    // Texts that give way would be cut instead.
    guard trials.conflicts(ConstraintProposal([apart]), in: container) else { return room }
    return "\(room); with \(equation) a height without it is a conflict"
  }

  private func isNested(_ container: BoxID) -> Bool {
    boxes.layout.parent(of: container).map { boxes.layout.style(of: $0).display } == .constraints
  }

  /// The words for the line that gives the box of a tree's root its height; `nil` where none does.
  private func placeOfHeight(of container: BoxID) -> String? {
    if let line = ConflictWords(boxes, source, label).lineOfCanvas(container, .vertical) {
      return "line \(line)"
    }
    guard case .points = boxes.layout.style(of: container).height else { return nil }
    return place(of: boxes.elements[container.index].range)
  }
}
