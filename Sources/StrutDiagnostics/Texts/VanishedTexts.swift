import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts of which nothing is left, since they keep their words less strongly than the other texts of their row: another text was to give
/// way.
struct VanishedTexts: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// The most views of a container that are looked at, and the most texts that are tried.
  private static let (mostSiblings, mostTried) = (300, 3)
  /// The most points that are left of a text that is gone.
  private static let mostLeft = 1.0
  /// The width of a letter in font sizes, at least.
  private static let leastLetter = 0.25
  /// The height of a line in font sizes, at most.
  private static let lineHeight = 1.2
  /// The least part of a text that may be cut which has to be left of it.
  private static let leastPart = 0.25

  /// A text with the one that was to give way.
  private struct Mend {
    var text: BoxID
    var giving: BoxID
    var outcome: ConstraintTrials.Outcome
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the texts.
  var warnings: [Diagnostic] {
    context.views.texts.filter(isGone).prefix(Self.mostWarnings).compactMap { text in
      mend(text).map { mend in
        let giving = boxes.isClamped(mend.giving) ? "is cut" : "wraps"
        return Diagnostic(
          .warning, "cut",
          "nothing is left of the text of \(boxes.name(of: text)): it gives way before the other texts of its row, and gets a width "
            + "of \(shortest(boxes.layout.frame(of: text).size.width.rounded()))",
          at: boxes.elements[text.index].range,
          hints: [
            "with content-compression-horizontal=\"low\" for \(boxes.name(of: mend.giving)) and \"high\" for "
              + "\(boxes.name(of: text)), \(boxes.name(of: mend.giving)) \(giving) in its place"
          ])
      }
    }
  }

  /// What is told of texts that share what is missing beside one of which nothing is left; `nil` where that is not why.
  func hint(for rivals: [BoxID]) -> String? {
    guard let container = rivals.first.flatMap(boxes.layout.parent(of:)) else { return nil }
    let gone = boxes.layout.children(of: container).prefix(Self.mostSiblings).first {
      !rivals.contains($0) && isGone($0)
    }
    guard let gone, let mend = mend(gone),
      rivals.allSatisfy({ mend.outcome.openNumbers(of: $0).isEmpty })
    else { return nil }
    return "with what is said of \(boxes.name(of: gone)) it is decided too"
  }

  /// Whether nothing is left of a text that says itself that it gives way.
  private func isGone(_ box: BoxID) -> Bool {
    guard boxes.showsText(box), compression(of: box) < .high,
      !isInOrder(box), let natural = context.views[box]?.naturalSize
    else { return false }
    let (width, inset) = (
      boxes.layout.frame(of: box).size.width, context.views[box]?.inset.width ?? 0
    )
    if width < Self.mostLeft { return natural.width > 2 * Rect.leastOverlap }
    // Less than a letter is no more than nothing.
    let letter = Self.leastLetter * (boxes.fontSize(of: box) ?? 0)
    return width - inset < min(letter, Self.leastPart * (natural.width - inset))
  }

  /// The text of the row that gives way where the priorities of both are exchanged, first one that has a limit of lines.
  private func mend(_ text: BoxID) -> Mend? {
    guard let container = boxes.layout.parent(of: text),
      let needed = context.views[text]?.naturalSize?.width
    else { return nil }
    let row = boxes.layout.children(of: container).prefix(Self.mostSiblings).filter {
      $0 != text && boxes.showsText($0) && isBeside($0, text)
        && compression(of: $0) > compression(of: text)
    }
    let longest = row.sorted { width($0) > width($1) }
    let choices = longest.filter(boxes.isClamped) + longest.filter { !boxes.isClamped($0) }
    for giving in choices.prefix(Self.mostTried) {
      var proposal = ConstraintProposal([])
      proposal.compressed = [
        (ConstraintView(text.index), .horizontal, .high),
        (ConstraintView(giving.index), .horizontal, .low),
      ]
      proposal.contentHeights = [(ConstraintView(text.index), heightOfLine(in: text))]
      let outcome = trials.outcome(of: proposal, in: container, narrowing: giving) { outcome in
        outcome.standsOut <= 0
          && (outcome.frame(of: text)?.size.width ?? 0) > needed - Rect.leastOverlap
          && isReadable(giving, outcome)
      }
      if let outcome { return Mend(text: text, giving: giving, outcome: outcome) }
    }
    return nil
  }

  /// How high a text is on one line: where nothing is left of it, each of its words has a line.
  private func heightOfLine(in text: BoxID) -> Double {
    guard case .text(let content) = boxes.elements[text.index].content,
      let view = context.views[text], let natural = view.naturalSize,
      let size = content.spans.map(\.style.fontSize).max()
    else { return 0 }
    return min(natural.height, Self.lineHeight * size + view.inset.height)
  }

  private func width(_ box: BoxID) -> Double { context.views[box]?.naturalSize?.width ?? 0 }

  /// Whether enough is left of a text that gives way.
  private func isReadable(_ box: BoxID, _ outcome: ConstraintTrials.Outcome) -> Bool {
    guard boxes.isClamped(box) else { return outcome.fitsWords(of: box) }
    return (outcome.frame(of: box)?.size.width ?? 0) > Self.leastPart * width(box)
  }

  /// Whether two texts are on one line.
  /// Whether a text of the row that gives way after this one says that it gives way, and is cut then: the order is meant.
  private func isInOrder(_ text: BoxID) -> Bool {
    guard let container = boxes.layout.parent(of: text) else { return false }
    return boxes.layout.children(of: container).prefix(Self.mostSiblings).contains {
      $0 != text && boxes.showsText($0) && isBeside($0, text) && boxes.isClamped($0)
        && compression(of: $0) > compression(of: text) && compression(of: $0) < .high
    }
  }

  private func isBeside(_ one: BoxID, _ other: BoxID) -> Bool {
    let frames = [one, other].map { boxes.layout.frame(of: $0) }
    return frames[0].minY < frames[1].maxY && frames[1].minY < frames[0].maxY
  }
}
