import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts whose end is under a view of their row that stands at the other side of the container: a title that runs under a
/// button, since nothing keeps them apart.
final class TextsUnderViews: ContextualMessages {
  /// The largest container that is looked at, in views.
  private static let mostViews = 300
  /// The most warnings.
  private static let mostWarnings = 8
  /// The distance that is proposed, in points.
  private static let distance = 8.0
  /// The least width in which a text can be read, in points.
  private static let leastRoom = 60.0
  /// The least part of a line that is covered.
  private static let leastPart = 0.4

  let context: MessageContext
  private let open: ProblemsByBox
  private lazy var starts = ColumnStarts(context)

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each text, at the view that covers its end.
  var warnings: [Diagnostic] {
    let columns = covered.filter { isColumn($0.cover, besides: $0.text) }
    return covered.filter { !isColumn($0.cover, besides: $0.text) }.map(warning)
      + starts.warnings(about: columns)
  }

  /// Whether a view begins with others of its column, and where a text beside one of those ends.
  private func isColumn(_ cover: BoxID, besides text: BoxID) -> Bool {
    starts.start(of: cover, besides: text) != nil
  }

  /// Whether a text has a warning, which says more than that it runs out of its container behind the view.
  func isTold(_ text: BoxID) -> Bool { covered.contains { $0.text == text } }

  /// The texts with the views that cover them.
  private lazy var covered: [(text: BoxID, cover: BoxID)] = {
    var found: [(text: BoxID, cover: BoxID)] = []
    for (container, views) in context.views.byContainer {
      guard views.count <= Self.mostViews, !boxes.isRightToLeft(container) else { continue }
      let rivals = views.filter(isSolid)
      guard !rivals.isEmpty else { continue }
      for text in views where isPlainText(text) {
        guard found.count < Self.mostWarnings else { return found }
        let cover = rivals.first { cover in
          covers(cover, text) && holds(of: text, in: container) == [.start]
            && areInRow(text, cover)
            && (holds(of: cover, in: container) == [.end] || isColumn(cover, besides: text))
        }
        if let cover { found.append((text, cover)) }
      }
    }
    return found
  }()

  private func warning(_ text: BoxID, _ cover: BoxID) -> Diagnostic {
    let amount = words(of: text).maxX - boxes.layout.frame(of: cover).minX
    return Diagnostic(
      .warning, "outside",
      "the text of \(boxes.name(of: text)) runs \(shortest(amount)) under \(boxes.name(of: cover)): nothing keeps them apart",
      at: boxes.elements[cover.index].range,
      hints: hint(text, cover).map { [$0] } ?? [])
  }

  /// What ends a text before a view; `nil` where it keeps its width, and where too little of it would be left.
  private func hint(_ text: BoxID, _ cover: BoxID) -> String? {
    let room = boxes.layout.frame(of: cover).minX - Self.distance - words(of: text).minX
    guard boxes.layout.style(of: text).width == .auto, room >= Self.leastRoom,
      compression(of: text) < .required, case .text = boxes.elements[text.index].content
    else { return nil }
    // Of two contents the button is the one that stays as it is.
    let isContent = context.views.hasContent(cover) && boxes.layout.style(of: cover).width == .auto
    guard keepsApart(text, cover, strengthening: isContent, isCut: boxes.isClamped(text)) else {
      return nil
    }
    let names = [text, cover].map { boxes.statementName(of: $0, in: source) }
    let end = givingWay(text)
    let strength = isContent ? TextsApart(context).strength(of: cover, true) : ""
    return
      "with <constraint>\(names[1]).leading >= \(names[0]).trailing\(Self.distance.asSummand)</constraint>\(strength)\(strength.isEmpty ? "" : ",") "
      + "\(boxes.name(of: text)) \(end)"
  }

  /// Whether a text ends before a view with what the hint says, and is readable there.
  ///
  /// - Parameters:
  ///   - isStronger: Whether the view is to keep its width more strongly.
  ///   - isCut: Whether the text may be cut, and its words with it.
  private func keepsApart(
    _ text: BoxID, _ cover: BoxID, strengthening isStronger: Bool, isCut: Bool
  ) -> Bool {
    guard let container = boxes.layout.parent(of: text) else { return false }
    let views = [text, cover].map { ConstraintView($0.index) }
    var proposal = ConstraintProposal([
      AnchorConstraint(
        Anchor(views[1], .leading), .greaterOrEqual, Anchor(views[0], .trailing),
        plus: Self.distance)
    ])
    if isStronger { proposal.strengthened = [(views[1], .horizontal)] }
    return trials.mends(proposal, in: container, narrowing: text) { outcome in
      guard let own = outcome.frame(of: text), let button = outcome.frame(of: cover),
        let room = outcome.frame(of: container)?.size.width
      else { return false }
      return own.minX > -1 && own.maxX < button.minX && button.maxX < room + 1
        && own.size.width >= Self.leastRoom && (isCut || outcome.fitsWords(of: text))
    }
  }

  // MARK: Views

  /// Whether nothing can be seen through a view.
  private func isSolid(_ box: BoxID) -> Bool {
    let paint = boxes.elements[box.index].paint
    return paint.isPlain && paint.background.color.alpha == 1 && !open.isOpen(box)
  }

  /// Whether a view is a text on no ground of its own that begins at its left edge.
  private func isPlainText(_ box: BoxID) -> Bool {
    guard boxes.isBareText(box), !open.isOpen(box),
      case .text(let content) = boxes.elements[box.index].content,
      let align = content.spans.first?.style.textAlign
    else { return false }
    return [.start, .left, .justify].contains(align)
  }

  /// Where a statement holds a view along the horizontal axis.
  private enum Hold {
    case start, end, elsewhere
  }

  /// Where statements hold a view along the horizontal axis.
  private func holds(of box: BoxID, in container: BoxID) -> Set<Hold> {
    let (view, owner) = (ConstraintView(box.index), ConstraintView(container.index))
    var found: Set<Hold> = []
    for (_, constraint) in comparisons[view]
    where constraint.first.attribute.axis == .horizontal {
      let anchors = [constraint.first, constraint.second].compactMap { $0 }
      guard let own = anchors.first(where: { $0.view == view }) else { continue }
      if own.attribute.kind == .size, anchors.count == 1 { continue }
      let isOfContainer = anchors.contains { $0.view == owner }
      switch own.attribute {
      // Behind an icon is at the start as well.
      case .leading, .left: found.insert(constraint.relation == .equal ? .start : .elsewhere)
      case .trailing, .right:
        found.insert(isOfContainer && constraint.relation == .equal ? .end : .elsewhere)
      default: found.insert(.elsewhere)
      }
    }
    return found
  }

  // MARK: Rows

  /// Where the words of a text stand that begins at its left edge.
  private func words(of box: BoxID) -> Rect {
    let frame = boxes.layout.frame(of: box)
    let view = context.views[box]
    let natural = view?.naturalSize ?? frame.size
    return Rect(
      x: frame.minX, y: frame.minY,
      width: min(frame.size.width, natural.width) - (view?.inset.width ?? 0) / 2,
      height: min(frame.size.height, natural.height))
  }

  private func covers(_ cover: BoxID, _ text: BoxID) -> Bool {
    let (own, frame) = (boxes.layout.frame(of: cover), boxes.layout.frame(of: text))
    // Where its words stand is asked last: it takes long.
    guard text.index < cover.index, own.minX > frame.minX, frame.overlaps(own) else { return false }
    let words = words(of: text)
    guard words.overlaps(own), let common = words.intersection(own)
    else { return false }
    return common.height > Self.leastPart * words.size.height
  }

  /// Whether statements put two views into one row: both at the same place of one thing, or the one by the other.
  private func areInRow(_ one: BoxID, _ other: BoxID) -> Bool {
    let views = [one, other].map { ConstraintView($0.index) }
    let places = views.map { view in
      Set(
        comparisons[view].flatMap { _, constraint -> [Anchor] in
          guard constraint.first.attribute.axis == .vertical, constraint.relation == .equal,
            let second = constraint.second, constraint.first.attribute == second.attribute,
            second.attribute.kind != .size
          else { return [] }
          return [constraint.first, second]
        })
    }
    return !places[0].isDisjoint(with: places[1])
  }
}
