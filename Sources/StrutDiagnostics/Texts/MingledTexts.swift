import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that flexbox places in views of a constraint container, and that stand in the texts of another view of that: one of the two views
/// begins where the other one does, or where nothing keeps the two apart.
struct MingledTexts: ContextualMessages {
  /// The most warnings, and the most views of a container.
  private static let (mostWarnings, mostViews) = (4, 80)
  /// The least part of the lower line, and the least width in points, that nobody can read.
  private static let (leastLine, leastWidth) = (0.5, 12.0)

  let context: MessageContext
  private let open: ProblemsByBox
  private let inner: InnerTexts

  init(_ context: MessageContext, open: ProblemsByBox, _ inner: InnerTexts) {
    (self.context, self.open, self.inner) = (context, open, inner)
  }

  /// A warning for each pair of views, at the later one or at the statement that puts it there.
  ///
  /// - Parameter told: What is told already: nothing is told of a view twice.
  func warnings(besides told: [Diagnostic]) -> [Diagnostic] {
    let known = ToldMessages(told, context)
    let pairs = context.views.byContainer.flatMap { container, views -> [(BoxID, BoxID, BoxID)] in
      guard views.count <= Self.mostViews, views.contains(where: isFlexible) else { return [] }
      return views.enumerated().flatMap { index, view in
        views[..<index].filter { areMingled($0, view) }.map { (container, $0, view) }
      }
    }
    return pairs.messages(atMost: Self.mostWarnings) { container, one, other in
      known.tells(of: one) || known.tells(of: other) || context.outcomes.separate(one, other)
        ? nil : warning(one, other, in: container)
    }
  }

  /// Whether a view is laid out by flexbox and has texts.
  private func isFlexible(_ view: BoxID) -> Bool {
    boxes.layout.style(of: view).display != .constraints && !boxes.showsText(view)
      && !boxes.layout.children(of: view).isEmpty
  }

  /// Whether texts of two views of which the later one lets the other one through stand in one another where nobody can read them.
  private func areMingled(_ one: BoxID, _ other: BoxID) -> Bool {
    guard boxes.layout.frame(of: one).overlaps(boxes.layout.frame(of: other)),
      isFlexible(one) || isFlexible(other), isClear(other), !open.isTold(one),
      !open.isTold(other),
      !context.areTied(one, other, along: .vertical)
        || !context.areTied(one, other, along: .horizontal)
    else { return false }
    let (texts, rivals) = (inner.texts(in: one), inner.texts(in: other))
    return texts.contains { text in
      rivals.contains { areUnread(text, $0) && !boxes.isHidden(text.words, of: one, below: other) }
    }
  }

  /// Whether a view lets what lies below it through.
  private func isClear(_ view: BoxID) -> Bool {
    boxes.elements[view.index].paint.background.isEmpty
  }

  private func areUnread(_ one: InnerTexts.Inner, _ other: InnerTexts.Inner) -> Bool {
    guard let common = one.words.intersection(other.words)?.size,
      common.width > Self.leastWidth, isClear(one.text), isClear(other.text),
      let own = style(of: one.text), let rival = style(of: other.text), own.color == rival.color
    else { return false }
    let (least, most) = (min(own.fontSize, rival.fontSize), max(own.fontSize, rival.fontSize))
    return common.height > Self.leastLine * least && most < 1.5 * least
  }

  private func style(of text: BoxID) -> TextStyle? {
    guard case .text(let content) = boxes.elements[text.index].content,
      let style = content.spans.first?.style, style.color.alpha == 1
    else { return nil }
    return style
  }

  // MARK: What was meant

  private func warning(_ one: BoxID, _ other: BoxID, in container: BoxID) -> Diagnostic {
    let message =
      "the texts in \(boxes.name(of: one)) and \(boxes.name(of: other)) stand in one another"
    for axis in [Axis.horizontal, .vertical] {
      let joints = JoinedViews(context, in: container, along: axis)
      let last = joints.following(one).last { $0 != other } ?? one
      for (statement, constraint) in comparisons[ConstraintView(other.index)] {
        guard
          let (meant, text) = behind(last, statement, constraint, other, in: container, axis),
          mends(meant, constraint, one, other, in: container)
        else { continue }
        return Diagnostic(
          .warning, "outside", message, at: statement.range,
          hints: ["behind \(boxes.name(of: last)) it is with \(text)"])
      }
    }
    return Diagnostic(.warning, "outside", message, at: boxes.elements[other.index].range)
  }

  /// What begins a view behind another one in place of the start of its container, with its words; `nil` for other comparisons.
  private func behind(
    _ last: BoxID, _ statement: ConstraintStatement, _ constraint: AnchorConstraint,
    _ other: BoxID, in container: BoxID, _ axis: Axis
  ) -> (AnchorConstraint, String)? {
    let (view, owner) = (ConstraintView(other.index), ConstraintView(container.index))
    let (start, end) = axis.edges
    guard statement.container == owner, !context.isComputed(statement),
      constraint.first == Anchor(view, start), constraint.relation == .equal,
      constraint.multiplier == 1, constraint.space == nil, constraint.second?.view == owner,
      constraint.second?.attribute == start
    else { return nil }
    let meant = AnchorConstraint(
      constraint.first, .equal, Anchor(ConstraintView(last.index), end), plus: constraint.constant)
    if statement.loneComparison != nil { return (meant, equation(meant, in: owner)) }
    let names = [last, other].map { boxes.statementName(of: $0, in: source) }
    let written = statement.text.dropFirst("<vfl>".count)
    guard statement.kind == .format, statement.options.isEmpty,
      statement.viewNames.first == names[1],
      !statement.viewNames.contains(names[0]), let bar = written.firstIndex(of: "|"),
      let open = written.firstIndex(of: "["), bar < open
    else { return nil }
    return (meant, written[..<bar] + "[\(names[0])]" + written[written.index(after: bar)...])
  }

  private func mends(
    _ meant: AnchorConstraint, _ written: AnchorConstraint, _ one: BoxID, _ other: BoxID,
    in container: BoxID
  ) -> Bool {
    let wasInside = Rect(origin: .zero, size: boxes.layout.frame(of: container).size).covers(
      boxes.layout.frame(of: other))
    let found = trials.outcome(
      of: ConstraintProposal([meant], omitting: [written]), in: container, narrowing: other
    ) { outcome in
      outcome.standsOut <= 0 && outcome.separates(one, other)
        && (!wasInside || outcome.isInside(other, of: container))
        && (outcome.frame(of: other)?.size.width ?? 0) > 1
        && !outcome.hasMoreOnTexts(in: container, of: boxes)
    }
    if let found { context.outcomes.keep(found) }
    return found != nil
  }
}
