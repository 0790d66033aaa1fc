import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that hang behind the same view as another one, and so stand on that or have others stand on it: one of two links names the view
/// before the last one.
///
/// What hangs behind one view at two distances may lie on one another on purpose, as a headline on a picture below a bar. Told is what
/// nobody can read, and what hides a view of its own kind, where the longer chain leaves nothing of that.
struct SkippedLinks: ContextualMessages {
  /// The most warnings, the most changes that are tried, and the most views that hang behind one view.
  private static let (mostWarnings, mostTried, mostOfFork) = (4, 12, 6)
  /// The most messages beside which one more is told.
  private static let mostTold = 8
  /// The largest distance that is one from the view before, in points.
  private static let largestSpace = 40.0

  /// A view with another one behind the same view, behind which it was to be.
  struct Fork {
    var view: BoxID
    var other: BoxID
    var container: BoxID
    var axis: Axis
    var joint: JoinedViews.Joint
    /// How far the other one is behind the view that both hang behind.
    var space: Double
    /// Whether the other one does not hang behind that view, and lies over its end.
    var isOver = false
  }

  /// An end behind which views hang.
  private struct Place: Hashable {
    var before: BoxID
    var axis: Axis
  }

  let context: MessageContext
  private let open: ProblemsByBox
  private let harm: SkippedHarm

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open, harm) = (context, open, SkippedHarm(context))
  }

  /// A warning for each of the links.
  ///
  /// - Parameter told: What is told already: no two views are told twice.
  func warnings(besides told: [Diagnostic]) -> [Diagnostic] {
    // Who is told so much looks at that first.
    guard told.count < Self.mostTold else { return [] }
    let known = ToldMessages(told, context)
    var tried = 0
    // What hangs behind one view is told once: where the first of it moves, the next one may be behind that.
    var places: Set<Place> = []
    return forks.messages(atMost: Self.mostWarnings) { fork in
      let place = Place(before: fork.joint.before, axis: fork.axis)
      guard tried < Self.mostTried, !places.contains(place) else { return nil }
      let pairs = fork.isOver ? [(fork.view, fork.other)] : harm.pairs(of: fork)
      guard !pairs.isEmpty, !known.tells(of: fork.view), let meant = meaning(of: fork),
        !context.outcomes.separate(fork.view, fork.other), !isLikeOthers(fork)
      else { return nil }
      tried += 1
      guard mends(meant, fork, pairs) else { return nil }
      places.insert(place)
      return warning(fork, pairs[0], meant)
    }
  }

  /// The pairs of views that hang behind one view and stand in one another, the later one first.
  private var forks: [Fork] {
    context.views.byContainer.flatMap { container, _ in
      [Axis.vertical, .horizontal].flatMap { axis -> [Fork] in
        let joints = JoinedViews(context, in: container, along: axis).all
        var behind: [BoxID: [JoinedViews.Joint]] = [:]
        for joint in joints where !open.isTold(joint.after) {
          behind[joint.before, default: []].append(joint)
        }
        let all = behind.values.filter { (2...Self.mostOfFork).contains($0.count) }
          .sorted { $0[0].after.index < $1[0].after.index }
        let forks = all.flatMap { joints in
          joints.flatMap { own in
            joints.filter { canFollow(own, $0) }.map { other in
              Fork(
                view: own.after, other: other.after, container: container, axis: axis, joint: own,
                space: other.space)
            }
          }
        }
        return forks.filter { $0.view.index > $0.other.index }
          + forks.filter { $0.view.index < $0.other.index }
          + joints.compactMap { over($0, in: container, along: axis) }
      }
    }
  }

  /// Whether the view of a joint may have been to hang behind that of another one: what a format with options says of a view stays as it is.
  private func canFollow(_ own: JoinedViews.Joint, _ other: JoinedViews.Joint) -> Bool {
    own.after != other.after && !hasOptions(own)
      && (own.after.index > other.after.index || !hasOptions(other))
  }

  /// Whether a format says it with options, which say more of all of its views.
  private func hasOptions(_ joint: JoinedViews.Joint) -> Bool {
    let statement = joint.entry.statement
    return statement.kind == .format && !statement.options.isEmpty
  }

  /// A text that begins or ends where a view does which lies over the end of what the text hangs behind: it was to be behind that view.
  private func over(
    _ joint: JoinedViews.Joint, in container: BoxID, along axis: Axis
  ) -> Fork? {
    guard !open.isTold(joint.after), boxes.isBareText(joint.after), !hasOptions(joint) else {
      return nil
    }
    let view = ConstraintView(joint.after.index)
    let aligned = comparisons[view].lazy.compactMap { _, constraint -> BoxID? in
      guard constraint.first.view == view, constraint.relation == .equal, constraint.constant == 0,
        constraint.first.attribute.axis != axis, constraint.first.attribute.kind != .size,
        let second = constraint.second, second.attribute == constraint.first.attribute,
        !second.view.isHelper, second.view != ConstraintView(container.index)
      else { return nil }
      return BoxID(Int(second.view.index))
    }
    return aligned.first {
      harm.isAcross(joint.after, $0, behind: joint.before, along: axis)
    }.map {
      Fork(
        view: joint.after, other: $0, container: container, axis: axis, joint: joint, space: 0,
        isOver: true)
    }
  }

  /// Whether a twin of the view in another row, or of one that comes later in the document, says something else of it: that is meant.
  private func isLikeOthers(_ fork: Fork) -> Bool {
    let twins = TwinStatements(context)
    let (start, end) = fork.axis.edges
    let pair = [
      Anchor(ConstraintView(fork.view.index), start), Anchor(ConstraintView(fork.other.index), end),
    ]
    return [fork.view, fork.other].filter { $0.index >= fork.view.index }.contains { view in
      twins.corrections(of: view, in: fork.container).contains { correction in
        !correction.added.contains {
          pair.contains($0.first) && $0.second.map(pair.contains) ?? false
        }
      }
    }
  }

  // MARK: What was meant

  /// What a link was to say, with its words; without these where a format says more than that.
  private struct Meaning {
    var constraint: AnchorConstraint
    var text: String?
  }

  private func meaning(of fork: Fork) -> Meaning? {
    let (statement, written) = fork.joint.entry
    guard !context.isComputed(statement) else { return nil }
    let (start, end) = fork.axis.edges
    let difference = fork.joint.space - fork.space
    let isNear = fork.joint.space <= Self.largestSpace
    let space = isNear ? fork.joint.space : difference > 0 ? difference : Self.usualSpace
    let meant = AnchorConstraint(
      Anchor(ConstraintView(fork.view.index), start), .equal,
      Anchor(ConstraintView(fork.other.index), end), plus: space, priority: written.priority)
    if statement.loneComparison != nil {
      return Meaning(constraint: meant, text: equation(meant, in: statement.container))
    }
    let names = [fork.joint.before, fork.other, fork.view].map {
      boxes.statementName(of: $0, in: source)
    }
    guard isNear, statement.kind == .format else { return nil }
    let text = statement.linking(
      names[2], behind: names[1], insteadOf: names[0],
      isAsFar: !fork.isOver && fork.space == fork.joint.space)
    return Meaning(constraint: meant, text: text)
  }

  private func mends(_ meant: Meaning, _ fork: Fork, _ pairs: [(BoxID, BoxID)]) -> Bool {
    let joints = JoinedViews(context, in: fork.container, along: fork.axis)
    let moved = [fork.view] + joints.following(fork.view)
    let room = Rect(origin: .zero, size: boxes.layout.frame(of: fork.container).size)
    let inside = moved.filter { room.covers(boxes.layout.frame(of: $0)) }
    let texts = context.views.texts.filter { boxes.layout.parent(of: $0) == fork.container }
    let proposal = ConstraintProposal(
      [meant.constraint], omitting: [fork.joint.entry.constraint])
    return context.outcomes.isMended(by: proposal, in: fork.container) { outcome in
      outcome.standsOut <= 0 && outcome.separates(fork.view, fork.other)
        && outcome.openNumbers(of: fork.view).isEmpty
        && pairs.allSatisfy { outcome.separates($0.0, $0.1) }
        && inside.allSatisfy { outcome.isInside($0, of: fork.container) }
        && moved.allSatisfy { keepsSize($0, outcome) }
        && !outcome.hasMoreTextInText(among: texts, of: boxes)
    }
  }

  /// Whether a view that has a size keeps one.
  private func keepsSize(_ box: BoxID, _ outcome: ConstraintTrials.Outcome) -> Bool {
    let size = boxes.layout.frame(of: box).size
    guard let own = outcome.frame(of: box)?.size else { return false }
    return min(own.width, own.height) >= min(1, min(size.width, size.height))
  }

  private func warning(
    _ fork: Fork, _ pair: (view: BoxID, other: BoxID), _ meant: Meaning
  ) -> Diagnostic {
    let place = fork.axis == .vertical ? "below" : "behind"
    let names = [fork.view, fork.other, fork.joint.before].map { boxes.name(of: $0) }
    let pairs = [pair.view, pair.other].map { boxes.name(of: $0) }
    let clause =
      if fork.isOver {
        "the words of \(names[0]) lie across the edge of \(names[1]): they are \(place) \(names[2]), where \(names[1]) goes on"
      } else if pair == (fork.view, fork.other) {
        "\(names[0]) stands in \(names[1]): both are \(place) \(names[2])"
      } else {
        "\(names[0]) is \(place) \(names[2]), as \(names[1]) is, and so \(pairs[0]) stands in \(pairs[1])"
      }
    return Diagnostic(
      .warning, "outside", clause, at: fork.joint.entry.statement.range,
      hints: meant.text.map {
        ["\(place) \(names[1]) \(fork.isOver ? "they are" : "it is") with \($0)"]
      } ?? [])
  }
}

extension ConstraintStatement {
  /// A format with a view behind another one than that which it stands behind there: that takes the place of the first view of the format,
  /// and is put in behind a later one; `nil` where the names are written in a way that is not looked for.
  ///
  /// - Parameter isAsFar: Whether the other view is as far behind the old one as the format has the view.
  fileprivate func linking(
    _ name: String, behind meant: String, insteadOf old: String, isAsFar: Bool
  ) -> String? {
    let names = viewNames
    guard let place = names.firstIndex(of: name), place > 0, names[place - 1] == old,
      !names.contains(meant), let before = opening(of: old), let own = opening(of: name),
      let close = text[before.upperBound...].firstIndex(of: "]"), close < own.lowerBound
    else { return nil }
    let start = text.index(text.startIndex, offsetBy: "<vfl>".count)
    if place == 1, !text[..<before.lowerBound].contains("|"), text[before.upperBound] == "]" {
      return text[start..<before.lowerBound] + "[\(meant)" + text[before.upperBound...]
    }
    guard isAsFar else { return nil }
    let space = text[text.index(after: close)..<own.lowerBound]
    return text[start..<own.lowerBound] + "[\(meant)]\(space)" + text[own.lowerBound...]
  }
}
