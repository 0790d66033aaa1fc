import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Boxes through which one can hardly see that are to be behind the words by whose edges they are placed, and come after them.
struct LateScrims: ContextualMessages {
  /// The most warnings, and the most pairs that are looked at.
  private static let (mostWarnings, mostPairs) = (4, 50_000)
  /// The least that a box hides of what is behind it: what lets through more may mark words.
  private static let leastAlpha = 0.6
  /// The most texts that a message names.
  private static let mostNamed = 6

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of them, at the box.
  var warnings: [Diagnostic] {
    var steps = 0
    let found = context.views.byContainer.flatMap { _, views -> [Diagnostic] in
      let scrims = views.filter(isScrim)
      guard !scrims.isEmpty else { return [] }
      let texts = views.filter(boxes.isBareText)
      return scrims.compactMap { scrim in
        guard steps + texts.count <= Self.mostPairs else { return nil }
        steps += texts.count
        let frame = boxes.layout.frame(of: scrim)
        let covered = texts.filter { text in
          text.index < scrim.index
            && (context.views.placeOfWords(in: text).map(frame.covers) ?? false)
        }
        guard let first = covered.first, isAround(scrim, covered) else { return nil }
        return warning(scrim, covered, before: first)
      }
    }
    return Array(found.prefix(Self.mostWarnings))
  }

  /// Whether a box shows a ground that hides most of what is behind it, and nothing else. What is opaque is told elsewhere.
  private func isScrim(_ box: BoxID) -> Bool {
    let alpha = boxes.elements[box.index].paint.background.color.alpha
    return boxes.isGround(box) && alpha >= Self.leastAlpha && alpha < 1
  }

  /// Whether an equality holds an edge of a box outside of the same edge of one of the texts.
  private func isAround(_ scrim: BoxID, _ texts: [BoxID]) -> Bool {
    let own = ConstraintView(scrim.index)
    let others = Set(texts.map { ConstraintView($0.index) })
    return comparisons[own].contains { _, constraint in
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute == second.attribute, second.attribute.isEdge,
        constraint.constant != 0
      else { return false }
      let isFirst = constraint.first.view == own
      let distance = isFirst ? constraint.constant : -constraint.constant
      return others.contains(isFirst ? second.view : constraint.first.view)
        && second.attribute.isFarEdge == (distance > 0)
    }
  }

  private func warning(_ scrim: BoxID, _ texts: [BoxID], before first: BoxID) -> Diagnostic {
    let names = texts.map(boxes.name).listed(atMost: Self.mostNamed)
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: scrim)) is to be around \(names) and covers \(texts.count > 1 ? "them" : "it"): what comes later in "
        + "the document is painted above",
      at: boxes.elements[scrim.index].range,
      hints: ["move it before \(place(of: first, besides: scrim))"])
  }
}
