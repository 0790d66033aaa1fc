import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Words that a view covers which nothing ties to their text: one statement about other views, or about another edge, put the two into
/// one another, and what it was to say is known.
struct BuriedWords: ContextualMessages {
  /// The most warnings, and the most changes that are tried.
  private static let (mostWarnings, mostTried) = (4, 12)
  /// The most pairs of a text and a view that are looked at.
  private static let mostPairs = 50_000
  /// The least width of words that is covered, in points, and the least part of their height.
  private static let (leastWidth, leastHeight) = (4.0, 0.25)
  /// The least part of the height that a view covers which is tied to the text itself.
  private static let leastOfTied = 0.15
  /// The least and the largest distance below 0 that is one by mistake, in points.
  private static let distances = 4.0...64.0

  /// A view with the texts whose words it covers.
  struct Cover {
    var view: BoxID
    var texts: [BoxID]
    var container: BoxID
  }

  /// What a statement may have been to say.
  struct Meaning {
    var statement: ConstraintStatement
    var added: [AnchorConstraint]
    var omitted: [AnchorConstraint]
    var hint: String
    /// What is to stand in what once it says that; `nil` for nothing.
    var inside: (view: BoxID, ground: BoxID)?
    /// Whether a view may go on beyond the canvas by it, as the next card of a carousel does.
    var goesOn = false
  }

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of the statements, with the view that covers words.
  ///
  /// - Parameter told: What is told already: neither a statement nor a pair of views is told twice.
  func warnings(besides told: [Diagnostic]) -> [(cover: BoxID, warning: Diagnostic)] {
    let known = ToldMessages(told, context)
    var tried = 0
    var ranges = Set(told.compactMap { $0.range?.lowerBound })
    var found: [(cover: BoxID, warning: Diagnostic)] = []
    for cover in covers where found.count < Self.mostWarnings && tried < Self.mostTried {
      guard !known.tells(of: cover.view, and: cover.texts) else { continue }
      let meant = meanings(of: cover).first { meaning in
        guard tried < Self.mostTried, !ranges.contains(meaning.statement.range.lowerBound) else {
          return false
        }
        tried += 1
        return mends(meaning, cover)
      }
      guard let meant else {
        if let warning = column(covering: cover) { found.append((cover.view, warning)) }
        continue
      }
      ranges.insert(meant.statement.range.lowerBound)
      found.append((cover.view, warning(cover, meant)))
    }
    return found
  }

  // MARK: What is covered

  private var covers: [Cover] {
    var steps = 0
    return context.views.byContainer.flatMap { container, views -> [Cover] in
      let grounds = views.filter {
        boxes.isOpaque($0) && !open.isTold($0)
          && (boxes.layout.children(of: $0).isEmpty || boxes.elements[$0.index].content == .none)
      }
      guard !grounds.isEmpty else { return [] }
      let texts = views.filter { boxes.showsText($0) && boxes.elements[$0.index].paint.isPlain }
      return grounds.compactMap { view in
        guard steps + texts.count <= Self.mostPairs else { return nil }
        steps += texts.count
        let frame = boxes.layout.frame(of: view)
        let covered = texts.filter { $0.index < view.index && covers(view, frame, $0) }
        return covered.isEmpty ? nil : Cover(view: view, texts: covered, container: container)
      }
    }
  }

  /// Whether a frame covers words of a text of which nothing is told. Where its words stand is asked last: it takes long.
  private func covers(_ view: BoxID, _ frame: Rect, _ text: BoxID) -> Bool {
    guard boxes.layout.frame(of: text).intersection(frame) != nil, !open.isTold(text),
      let words = context.views.placeOfWords(in: text), words.size.height > 1,
      let common = words.intersection(frame)?.size, common.width > Self.leastWidth
    else { return false }
    // What has contents and is tied to the words lies on them as a menu does.
    guard boxes.layout.children(of: view).isEmpty || !context.areTied(view, text) else {
      return false
    }
    return common.height > Self.leastHeight * words.size.height
      || common.height > Self.leastOfTied * words.size.height && boxes.showsText(view)
        && context.areTied(view, text)
  }

  // MARK: What was meant

  /// What the statements of a container may have been to say that put a view onto texts: the likeliest first.
  private func meanings(of cover: Cover) -> [Meaning] {
    let view = ConstraintView(cover.view.index)
    let own = comparisons[view].map(\.statement).filter {
      $0.container == ConstraintView(cover.container.index)
    }
    let direct = own.flatMap {
      [
        within($0, cover.view), following($0, cover.view), below($0, cover), loose($0, cover),
        inColumn($0, cover), besideCard($0, cover), behindColumn($0, cover),
        onPartner($0, cover.view), behindThird($0, cover.view),
      ]
    }
    let statements = boxes.layout.constraintStatements.filter {
      $0.container == ConstraintView(cover.container.index)
    }
    return
      (direct
      + statements.flatMap {
        [apart($0), atEdge($0), behind($0), joining($0, cover), under($0, cover)]
      })
      .compactMap { $0 }
  }

  /// An equation that has a view across the edge of another one, with the other sign.
  private func apart(_ statement: ConstraintStatement) -> Meaning? {
    guard let (constraint, _, amount) = statement.crossing, Self.distances.contains(amount) else {
      return nil
    }
    let turned = constraint.withOppositeSign
    return Meaning(
      statement: statement, added: [turned], omitted: [constraint],
      hint: "they stand apart with \(equation(turned))")
  }

  /// An equation that puts a view beside a ground on which it was to stand.
  private func within(_ statement: ConstraintStatement, _ view: BoxID) -> Meaning? {
    guard let (constraint, target) = statement.heldAtView,
      constraint.first.view == ConstraintView(view.index), constraint.space == nil,
      constraint.first.attribute.isEdge, target.area == .frame,
      target.attribute == constraint.first.attribute.oppositeEdge,
      boxes.isGround(view) || boxes.isPicture(view)
    else { return nil }
    let ground = BoxID(Int(target.view.index))
    guard boxes.isGround(ground), ground.index < view.index else { return nil }
    var meant = constraint
    meant.second?.attribute = constraint.first.attribute
    return Meaning(
      statement: statement, added: [meant], omitted: [constraint],
      hint: "it stands on \(boxes.name(of: ground)) with \(equation(meant))",
      inside: (view, ground))
  }

  /// An equation that puts an image or a box at the middle of a larger one at whose lower edge it was to stand.
  private func atEdge(_ statement: ConstraintStatement) -> Meaning? {
    guard let (constraint, target) = statement.heldAtView, constraint.space == nil,
      constraint.first.attribute == .centerY, target.attribute == .centerY, target.area == .frame
    else { return nil }
    let views = [constraint.first.view, target.view].map { BoxID(Int($0.index)) }
    let heights = views.map { boxes.layout.frame(of: $0).size.height }
    guard views.allSatisfy({ boxes.isGround($0) || boxes.isPicture($0) }),
      heights[0] < heights[1], views[1].index < views[0].index
    else { return nil }
    var meant = constraint
    meant.second?.attribute = .bottom
    return Meaning(
      statement: statement, added: [meant], omitted: [constraint],
      hint: "nothing is covered with \(equation(meant))")
  }

  /// A view that follows another one than that of which it has its size.
  private func following(_ statement: ConstraintStatement, _ view: BoxID) -> Meaning? {
    let own = ConstraintView(view.index)
    guard statement.kind == .follow, let target = statement.constraints.first?.second?.view,
      !target.isHelper,
      statement.constraints.allSatisfy({ $0.first.view == own && $0.second?.view == target }),
      let other = comparisons[own].lazy.compactMap({ _, constraint -> ConstraintView? in
        guard constraint.first.view == own, constraint.first.attribute.kind == .size else {
          return nil
        }
        return constraint.second?.view
      }).first(where: { $0 != target && $0 != own && $0 != statement.container && !$0.isHelper })
    else { return nil }
    let written = boxes.statementName(of: BoxID(Int(target.index)), in: source)
    let meant = boxes.statementName(of: BoxID(Int(other.index)), in: source)
    let text =
      target == statement.container
      ? statement.text.targeting(meant)
      : statement.text.replacing("target=\"\(written)\"", with: "target=\"\(meant)\"")
    guard text != statement.text else { return nil }
    return Meaning(
      statement: statement,
      added: statement.constraints.map { $0.replacing(target, by: other) },
      omitted: statement.constraints,
      hint: "it follows what it has its size of with \(text)")
  }

  private func mends(_ meaning: Meaning, _ cover: Cover) -> Bool {
    var proposal = ConstraintProposal(meaning.added, omitting: meaning.omitted)
    let room = boxes.layout.frame(of: cover.container).size.width
    if meaning.goesOn, boxes.layout.parent(of: cover.container) == nil {
      proposal.width = room + boxes.layout.frame(of: cover.view).size.width
    }
    return trials.isMended(by: proposal, in: cover.container) { outcome in
      guard outcome.standsOut <= 0, let own = outcome.frame(of: cover.view),
        own.minX < room || !meaning.goesOn
      else { return false }
      if let (view, ground) = meaning.inside {
        guard let inner = outcome.frame(of: view), let outer = outcome.frame(of: ground),
          outer.covers(inner)
        else { return false }
      }
      return cover.texts.allSatisfy { text in
        guard let frame = outcome.frame(of: text) else { return false }
        return !own.overlaps(frame) && !outcome.hasTextInText(text, of: boxes)
      } && (boxes.layout.children(of: cover.view).isEmpty || isFree(cover, own, outcome))
    }
  }

  private func warning(_ cover: Cover, _ meant: Meaning) -> Diagnostic {
    let names = cover.texts.map { boxes.name(of: $0) }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: cover.view)) covers words of \(names.listed(atMost: 6))",
      at: meant.statement.range, hints: [meant.hint])
  }
}

extension String {
  /// A `<follow>` that names no target, with one.
  fileprivate func targeting(_ target: String) -> String {
    guard !contains("target=\""), let view = firstRange(of: "view=\""),
      let end = self[view.upperBound...].firstIndex(of: "\"")
    else { return self }
    let rest = self[index(after: end)...]
    return "\(self[...end]) target=\"\(target)\"\(rest)"
  }
}
