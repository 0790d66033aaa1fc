import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Bars and fields that cover words to which nothing ties them, since one statement holds them at the other end of their container, or in
/// the middle of that and not of the strip which was to be their ground.
///
/// What covers words may be a sheet, a menu or a tip. Told is what one slip explains that the view itself, its strip or what stands on it
/// speaks for, and after which nothing is covered.
struct StrayCovers: ContextualMessages {
  /// The most warnings, the most changes that are tried, and the most views of a container.
  private static let (mostWarnings, mostTried, mostViews) = (4, 12, 120)
  /// The least part of the height of words that is covered, and the least width in points.
  private static let (leastHeight, leastWidth) = (0.6, 12.0)

  /// A view with the texts whose words it covers.
  struct Cover {
    var view: BoxID
    var texts: [InnerTexts.Inner]
    var container: BoxID
  }

  /// What a statement may have been to say, with what is to be within what by it.
  struct Meaning {
    var statement: ConstraintStatement
    var added: AnchorConstraint
    var omitted: AnchorConstraint
    var text: String
    var inside: [(view: BoxID, ground: BoxID)] = []
    /// The words before the text of the statement.
    var words: String
  }

  let context: MessageContext
  private let open: ProblemsByBox
  private let inner: InnerTexts

  init(_ context: MessageContext, open: ProblemsByBox, _ inner: InnerTexts) {
    (self.context, self.open, self.inner) = (context, open, inner)
  }

  /// A warning for each of the statements.
  ///
  /// - Parameter told: What is told already: nothing is told of a view twice.
  func warnings(besides told: [Diagnostic]) -> [Diagnostic] {
    let known = ToldMessages(told, context)
    var tried = 0
    var ranges: Set<SourceRange> = []
    let ends = StrayEnds(context, inner)
    return covers.messages(atMost: Self.mostWarnings) { cover in
      guard tried < Self.mostTried, !known.tells(of: cover.view) else { return nil }
      let meant = ends.meanings(of: cover).first { meaning in
        // What one statement puts onto words is told once.
        guard tried < Self.mostTried, !ranges.contains(meaning.statement.range) else {
          return false
        }
        tried += 1
        return mends(meaning, cover)
      }
      guard let meant else { return nil }
      ranges.insert(meant.statement.range)
      return warning(cover, meant)
    }
  }

  // MARK: What is covered

  private var covers: [Cover] {
    context.views.byContainer.flatMap { container, views -> [Cover] in
      guard views.count <= Self.mostViews else { return [] }
      return views.compactMap { view in
        guard isCover(view) else { return nil }
        let texts = views.prefix { $0.index < view.index }.flatMap { other -> [InnerTexts.Inner] in
          guard boxes.layout.frame(of: other).overlaps(boxes.layout.frame(of: view)),
            !open.isTold(other), !context.areTied(view, other)
          else { return [] }
          return inner.texts(in: other).filter { covers(boxes.layout.frame(of: view), $0) }
        }
        return texts.isEmpty ? nil : Cover(view: view, texts: texts, container: container)
      }
    }
  }

  private func isCover(_ view: BoxID) -> Bool {
    boxes.isOpaque(view) && !open.isTold(view)
      && boxes.elements[view.index].paint.boxShadow.isEmpty
  }

  private func covers(_ frame: Rect, _ inner: InnerTexts.Inner) -> Bool {
    guard let common = inner.words.intersection(frame)?.size else { return false }
    return common.height > Self.leastHeight * inner.words.size.height
      && common.width > min(Self.leastWidth, inner.words.size.width / 2)
  }

  // MARK: What was meant

  private func mends(_ meaning: Meaning, _ cover: Cover) -> Bool {
    let others = boxes.layout.children(of: cover.container).prefix(Self.mostViews)
    return context.outcomes.isMended(
      by: ConstraintProposal([meaning.added], omitting: [meaning.omitted]), in: cover.container
    ) { outcome in
      guard outcome.standsOut <= 0, let own = outcome.frame(of: cover.view),
        outcome.isInside(cover.view, of: cover.container),
        meaning.inside.allSatisfy({ outcome.puts($0.view, on: $0.ground) })
      else { return false }
      return !others.contains { other in
        other != cover.view && other.index < cover.view.index && hides(own, other, outcome)
      }
    }
  }

  /// Whether a frame covers words of a view where a change puts that.
  private func hides(
    _ frame: Rect, _ other: BoxID, _ outcome: ConstraintTrials.Outcome
  ) -> Bool {
    guard let place = outcome.frame(of: other), place.intersection(frame) != nil else {
      return false
    }
    let before = boxes.layout.frame(of: other)
    return inner.texts(in: other).contains { inner in
      var moved = inner
      moved.words.origin.x += place.minX - before.minX
      moved.words.origin.y += place.minY - before.minY
      return moved.words.overlaps(frame)
    }
  }

  private func warning(_ cover: Cover, _ meaning: Meaning) -> Diagnostic {
    var views: [BoxID] = []
    for text in cover.texts where !views.contains(text.view) { views.append(text.view) }
    let names = views.map { boxes.name(of: $0) }
    let held = [meaning.omitted.first.view, meaning.omitted.second?.view]
    let isOwn = held.contains(ConstraintView(cover.view.index))
    let other = boxes.name(of: BoxID(Int(meaning.omitted.first.view.index)))
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: cover.view))\(isOwn ? "" : ", which is in a row with \(other),") covers words of \(names.listed(atMost: 6))",
      at: meaning.statement.range, hints: ["\(meaning.words) \(meaning.text)"])
  }
}

extension ConstraintTrials.Outcome {
  /// Whether a view is within the ends of another one.
  fileprivate func puts(_ view: BoxID, on ground: BoxID) -> Bool {
    guard let own = frame(of: view), let place = frame(of: ground) else { return false }
    return place.covers(own)
  }
}
