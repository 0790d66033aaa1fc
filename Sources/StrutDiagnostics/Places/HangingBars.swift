import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Bars of a row that are aligned at the edge opposite to the one that holds the first of them, so that the longer ones run beyond their
/// ground: those of a chart stand on its axis.
struct HangingBars: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// The least bars of a chart.
  private static let leastBars = 3
  /// The options about the edges across a row.
  private static let edges: [(option: String, edge: LayoutAttribute)] = [
    ("alignAllTop", .top), ("alignAllBottom", .bottom),
  ]

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the formats.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard statement.kind == .format, statement.axis == .horizontal else { return nil }
      let options = Self.edges.filter { statement.options.contains($0.option) }
      guard options.count == 1, let first = options.first,
        let other = Self.edges.first(where: { $0.edge != first.edge })
      else { return nil }
      return warning(statement, first, other)
    }
  }

  private func warning(
    _ statement: ConstraintStatement, _ written: (option: String, edge: LayoutAttribute),
    _ meant: (option: String, edge: LayoutAttribute)
  ) -> Diagnostic? {
    let bars = statement.viewsInOrder.filter { $0 != statement.container && !$0.isHelper }.map {
      BoxID(Int($0.index))
    }
    guard bars.count >= Self.leastBars, bars.allSatisfy(boxes.isGround),
      let container = boxes.layout.parent(of: bars[0]),
      bars.allSatisfy({ boxes.layout.parent(of: $0) == container }),
      isHeld(bars[0], at: meant.edge), !isHeld(bars[0], at: written.edge)
    else { return nil }
    let out = bars.dropFirst().filter { isMisplaced($0, besides: bars[0], meant.edge, container) }
    let aligned = statement.constraints.filter { $0.first.attribute == written.edge }
    guard !out.isEmpty, aligned.count == bars.count - 1 else { return nil }
    let turned = aligned.map { constraint in
      var turned = constraint
      turned.first.attribute = meant.edge
      turned.second?.attribute = meant.edge
      return turned
    }
    let proposal = ConstraintProposal(turned, omitting: aligned)
    let isMended = trials.isMended(by: proposal, in: container) { outcome in
      bars.allSatisfy { outcome.isInside($0, of: container) }
        && !outcome.hasMoreOnTexts(in: container, of: boxes)
        && out.allSatisfy { !isOnText($0, outcome.frame(of: $0), in: container, outcome) }
    }
    guard isMended else { return nil }
    let names = out.map { boxes.name(of: $0) }
    return Diagnostic(
      .warning, "outside",
      "\(names.listed(atMost: 6)) \(out.count == 1 ? "runs" : "run") beyond the \(meant.edge.rawValue) edge of "
        + "\(boxes.name(of: bars[0])), which alone is held there: \(written.option) aligns the other ends",
      at: statement.range,
      hints: ["all bars end there with \(meant.option) in place of \(written.option)"])
  }

  /// Whether a comparison of its own holds an edge of a view.
  private func isHeld(_ box: BoxID, at edge: LayoutAttribute) -> Bool {
    let anchor = Anchor(ConstraintView(box.index), edge)
    return comparisons[anchor.view].contains { statement, constraint in
      statement.kind != .format && constraint.relation == .equal && constraint.first == anchor
    }
  }

  /// Whether a bar goes on beyond the edge that the first one is held at, out of the container or over words.
  private func isMisplaced(
    _ bar: BoxID, besides first: BoxID, _ edge: LayoutAttribute, _ container: BoxID
  ) -> Bool {
    let (own, other) = (boxes.layout.frame(of: bar), boxes.layout.frame(of: first))
    let room = boxes.layout.frame(of: container).size.height
    let (isBeyond, isOut) =
      edge == .bottom
      ? (own.maxY > other.maxY + 1, own.maxY > room + 1)
      : (own.minY < other.minY - 1, own.minY < -1)
    return isBeyond && (isOut || isOnText(bar, own, in: container, nil))
  }

  /// Whether a bar is on a text.
  private func isOnText(
    _ bar: BoxID, _ frame: Rect?, in container: BoxID, _ outcome: ConstraintTrials.Outcome?
  ) -> Bool {
    guard let frame else { return false }
    return boxes.layout.children(of: container).contains { text in
      guard boxes.showsText(text) else { return false }
      let other = outcome.map { $0.frame(of: text) } ?? boxes.layout.frame(of: text)
      return other.map { frame.overlaps($0) } ?? false
    }
  }
}
