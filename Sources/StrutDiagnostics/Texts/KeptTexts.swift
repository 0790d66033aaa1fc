import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that are cut since a text of their row that may be cut itself, as a title with an ellipsis, or that has several words, keeps its
/// words as strongly.
struct KeptTexts: ContextualMessages {
  /// The most views of a container that are looked at, and the most texts that are tried.
  private static let (mostSiblings, mostTried) = (300, 3)

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What makes a text whole at the cost of one that may be cut, as words behind "texts are whole"; `nil` where nothing does.
  ///
  /// - Parameter orWrapping: Whether a text without a limit of lines may wrap for it.
  func remedy(for box: BoxID, orWrapping: Bool) -> String? {
    guard let container = boxes.layout.parent(of: box) else { return nil }
    let priority = compression(of: box)
    guard priority < .required else { return nil }
    if let weaker = weaker(than: box, in: container) { return weaker }
    let row = boxes.layout.children(of: container).prefix(Self.mostSiblings).filter {
      $0 != box && boxes.showsText($0) && compression(of: $0) == priority
    }
    var proposal = ConstraintProposal([])
    proposal.strengthened = [(ConstraintView(box.index), .horizontal)]
    // The longest is what wraps sooner than others.
    let others = row.filter { orWrapping && !boxes.isClamped($0) }.sorted {
      (length($0), $1.index) > (length($1), $0.index)
    }
    let choices = (row.filter(boxes.isClamped) + others).prefix(Self.mostTried)
    let other = choices.first { other in
      trials.isMended(by: proposal, in: container, narrowing: other) { outcome in
        outcome.standsOut <= 0 && !outcome.cuts(box, along: .horizontal)
          && outcome.isInside(box, of: container)
          && (boxes.isClamped(other) || wraps(other, outcome))
      }
    }
    return other.map { other in
      let strength =
        "content-compression-horizontal=\""
        + "\(shortest(min(1000, priority.rawValue + 1)))\" for \(boxes.name(of: box))"
      return boxes.isClamped(other)
        ? "but for \(boxes.name(of: other)), which has a limit of lines, with \(strength)"
        : "with \(strength): \(boxes.name(of: other)) wraps"
    }
  }

  private func length(_ box: BoxID) -> Double { context.views[box]?.naturalSize?.width ?? 0 }

  /// What makes a text whole at the cost of one with a limit of lines that keeps its words more strongly, and so needs none; `nil` for
  /// others.
  private func weaker(than box: BoxID, in container: BoxID) -> String? {
    let priority = compression(of: box)
    guard let least = Priority(priority.rawValue - 1) else { return nil }
    let texts = boxes.layout.children(of: container).prefix(Self.mostSiblings).filter {
      $0 != box && boxes.showsText($0) && boxes.isClamped($0) && compression(of: $0) > priority
    }
    let other = texts.prefix(Self.mostTried).first { other in
      var proposal = ConstraintProposal([])
      proposal.compressed = [(ConstraintView(other.index), .horizontal, least)]
      return trials.isMended(by: proposal, in: container, narrowing: other) { outcome in
        outcome.standsOut <= 0 && !outcome.cuts(box, along: .horizontal)
          && outcome.isInside(box, of: container)
      }
    }
    return other.map {
      "with content-compression-horizontal=\"\(shortest(least.rawValue))\" for \(boxes.name(of: $0)), which has a limit of lines and keeps "
        + "its words more strongly"
    }
  }

  /// Whether a text becomes narrower by a change and has room for each of its words.
  private func wraps(_ box: BoxID, _ outcome: ConstraintTrials.Outcome) -> Bool {
    let width = boxes.layout.frame(of: box).size.width
    return outcome.fitsWords(of: box)
      && outcome.frame(of: box).map { $0.size.width < width - 1 } ?? false
  }

}
