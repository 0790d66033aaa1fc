import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// A safe area that no statement names, although words stand outside of it: something else is held at the edge of the canvas that they
/// follow.
struct UnusedSafeArea: ContextualMessages {
  /// The most statements of which the area is tried, and the most texts that are looked at.
  private static let (mostTried, mostTexts) = (8, 300)
  /// The part of the strip at the bottom in which a system has its handle.
  private static let handle = 1.0 / 3
  /// How far words reach into the strip at the top at least, in points.
  private static let leastDepth = 2.0

  /// A text outside of the area, with the view of the canvas that it is in or that it is.
  private struct Stray {
    var text: BoxID
    var view: BoxID
    var root: BoxID
    var edge: LayoutAttribute
    /// How much the area leaves free there.
    var depth: Double
    /// How far the text is inside of the view.
    var inset: Double
  }

  let context: MessageContext
  private let areas: OutsideAreas

  init(_ context: MessageContext, _ areas: OutsideAreas) {
    (self.context, self.areas) = (context, areas)
  }

  /// A warning about the first of the texts; `nil` where there is none, and where the area in place of the canvas does not have it inside:
  /// what a system shows there, an ornament and a credit are held by something else.
  var warning: Diagnostic? {
    guard boxes.canvas.safeArea != Edges(0), !isNamed,
      let stray = context.views.texts.prefix(Self.mostTexts).lazy.compactMap(stray).first,
      let mend = mend(of: stray)
    else { return nil }
    let side = stray.edge.rawValue
    return Diagnostic(
      .warning, "outside",
      "the text of \(boxes.name(of: stray.text)) stands in the \(side) \(shortest(stray.depth)) of the screen, which safe-area keeps "
        + "free, and no statement names safeArea",
      at: mend.range, hints: ["inside of it is \(mend.text)"])
  }

  private var isNamed: Bool {
    boxes.layout.constraintStatements.contains { statement in
      statement.constraints.contains { constraint in
        constraint.first.area == .safeArea || constraint.second?.area == .safeArea
      }
    }
  }

  /// The place of a text outside of the area of its canvas; `nil` for one inside, and for what a system shows there.
  private func stray(_ text: BoxID) -> Stray? {
    guard boxes.elements[text.index].paint.isPlain,
      var place = context.views.placeOfWords(in: text), var root = boxes.layout.parent(of: text)
    else { return nil }
    let start = place.minY - boxes.layout.frame(of: text).minY
    var (view, top) = (text, place.minY - start)
    while let parent = boxes.layout.parent(of: root) {
      guard !boxes.isWindow(root), boxes.elements[root.index].paint.isPlain else { return nil }
      let own = boxes.layout.frame(of: root)
      place.origin.y += own.minY
      (view, root, top) = (root, parent, top + own.minY)
    }
    let area = boxes.layout.constraintAttributes(of: root).safeArea ?? boxes.canvas.safeArea
    let end = boxes.layout.frame(of: root).size.height - area.bottom
    guard boxes.layout.style(of: root).display == .constraints, !areas.isUnderBar(view, in: root)
    else { return nil }
    // Letters that are larger than the strip are an ornament.
    if place.minY < area.top - Self.leastDepth, place.minY >= 0, place.size.height <= area.top,
      !isOnStrip(view, above: area.top, in: root), !areas.hasClock(above: area.top, in: root)
    {
      let inset = place.minY - boxes.layout.frame(of: view).minY
      return Stray(
        text: text, view: view, root: root, edge: .top, depth: area.top, inset: inset)
    }
    // The label below an icon of a bar may well reach into the strip, but not to where a system has its handle.
    let height = end + area.bottom
    guard area.bottom > 0, place.maxY > height - Self.handle * area.bottom, place.maxY <= height
    else { return nil }
    let inset = boxes.layout.frame(of: view).maxY - place.maxY
    return Stray(
      text: text, view: view, root: root, edge: .bottom, depth: area.bottom, inset: inset)
  }

  /// Whether a view is on another one that is wholly in the strip, as what a system shows between its signs is.
  private func isOnStrip(_ view: BoxID, above depth: Double, in root: BoxID) -> Bool {
    let own = boxes.layout.frame(of: view)
    return boxes.layout.children(of: root).prefix(Self.mostTexts).contains { other in
      let frame = boxes.layout.frame(of: other)
      return other.index < view.index && boxes.isGround(other) && frame.maxY <= depth
        && frame.covers(own)
    }
  }

  /// The equation at the edge of the canvas with the area in its place, where that has the text inside.
  private func mend(of stray: Stray) -> (text: String, range: SourceRange)? {
    let owner = ConstraintView(stray.root.index)
    let held = comparisons[owner].filter { statement, constraint in
      statement.loneComparison != nil && constraint.second?.view == owner
        && constraint.second?.attribute == stray.edge && constraint.second?.area != .safeArea
    }
    for (statement, constraint) in held.prefix(Self.mostTried) {
      var meant = constraint
      meant.second?.area = .safeArea
      let isMended = trials.isMended(
        by: ConstraintProposal([meant], omitting: [constraint]), in: stray.root
      ) { outcome in
        guard let own = outcome.frame(of: stray.view), let room = outcome.frame(of: stray.root)
        else { return false }
        return outcome.standsOut <= 0
          && (stray.edge == .top
            ? own.minY + stray.inset >= stray.depth - 1
            : own.maxY - stray.inset <= room.size.height - stray.depth + 1)
      }
      if isMended { return (equation(meant, in: owner), statement.range) }
    }
    return nil
  }
}
