import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts in the middle of a row that are on buttons or icons at its ends, since nothing keeps them apart: the title of a bar that is longer
/// than what is free between these.
struct CentredTitles: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// The largest container that is looked at, in views.
  private static let mostViews = 300
  /// The distance that is proposed, and the least width in which a text can be read, in points.
  private static let (distance, leastRoom) = (8.0, 60.0)

  /// A text with what it is on at either side.
  private struct Title {
    var text: BoxID
    var container: BoxID
    var before: BoxID?
    var behind: BoxID?
  }

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of the texts.
  var warnings: [Diagnostic] {
    context.views.byContainer.flatMap { container, views -> [Title] in
      guard views.count <= Self.mostViews, !boxes.isRightToLeft(container) else { return [] }
      let rivals = views.filter(isButton)
      return rivals.isEmpty ? [] : views.compactMap { title($0, in: container, among: rivals) }
    }.messages(atMost: Self.mostWarnings, warning)
  }

  private func title(_ text: BoxID, in container: BoxID, among rivals: [BoxID]) -> Title? {
    guard isPlainText(text), isCentred(text, in: container),
      let words = context.views.placeOfWords(in: text)
    else { return nil }
    let covered = rivals.filter { rival in
      let frame = boxes.layout.frame(of: rival)
      return rival != text && areInRow(text, rival) && words.overlaps(frame)
        && !frame.covers(words)
    }
    let middle = (words.minX + words.maxX) / 2
    let before = covered.filter { boxes.layout.frame(of: $0).maxX < middle }
      .max { boxes.layout.frame(of: $0).maxX < boxes.layout.frame(of: $1).maxX }
    let behind = covered.filter { boxes.layout.frame(of: $0).minX > middle }
      .min { boxes.layout.frame(of: $0).minX < boxes.layout.frame(of: $1).minX }
    guard before != nil || behind != nil else { return nil }
    return Title(text: text, container: container, before: before, behind: behind)
  }

  // MARK: Views

  private func isPlainText(_ box: BoxID) -> Bool {
    boxes.isBareText(box) && !open.isTold(box)
  }

  /// Whether a view is words on a ground, an image, or a square as that of an icon: what is filled a little is longer than high.
  private func isButton(_ box: BoxID) -> Bool {
    let size = boxes.layout.frame(of: box).size
    guard boxes.isOpaque(box), !open.isTold(box) else { return false }
    return boxes.showsText(box) || boxes.isPicture(box)
      || boxes.isGround(box) && abs(size.width - size.height) < 1
  }

  /// Whether nothing but an equality with the middle of its container says where a view is from side to side.
  private func isCentred(_ box: BoxID, in container: BoxID) -> Bool {
    let (own, middle) = (
      Anchor(ConstraintView(box.index), .centerX), Anchor(ConstraintView(container.index), .centerX)
    )
    let holds = comparisons[own.view].map(\.constraint).filter {
      $0.first.attribute.axis == .horizontal && $0.first.attribute.kind != .size
    }
    return holds.count == 1
      && holds.allSatisfy {
        $0.first == own && $0.second == middle && $0.relation == .equal && $0.constant == 0
          && $0.multiplier == 1
      }
  }

  /// Whether equalities hold two views at the same place from top to bottom, or the one at the other one.
  private func areInRow(_ one: BoxID, _ other: BoxID) -> Bool {
    let places = [one, other].map { box in
      let view = ConstraintView(box.index)
      return Set(
        comparisons[view].flatMap { _, constraint -> [Anchor] in
          guard constraint.first.attribute.kind == .vertical, constraint.relation == .equal,
            let second = constraint.second, constraint.first.attribute == second.attribute
          else { return [] }
          return [constraint.first, second]
        })
    }
    return !places[0].isDisjoint(with: places[1])
  }

  // MARK: What mends it

  private func warning(_ title: Title) -> Diagnostic? {
    let view = ConstraintView(title.text.index)
    var bounds: [AnchorConstraint] = []
    if let before = title.before {
      bounds.append(
        AnchorConstraint(
          Anchor(view, .leading), .greaterOrEqual, Anchor(ConstraintView(before.index), .trailing),
          plus: Self.distance))
    }
    if let behind = title.behind {
      bounds.append(
        AnchorConstraint(
          Anchor(view, .trailing), .lessOrEqual, Anchor(ConstraintView(behind.index), .leading),
          plus: -Self.distance))
    }
    let rivals = [title.before, title.behind].compactMap(\.self)
    guard keepsApart(title, bounds, from: rivals) else { return nil }
    let names = rivals.map { boxes.name(of: $0) }.listed()
    let own = boxes.name(of: title.text)
    let size =
      priority(of: title.text, below: rivals)
      .map { ", and content-compression-horizontal=\"\(shortest($0))\" for \(own)," } ?? ""
    return Diagnostic(
      .warning, "outside",
      "the text of \(own) is on \(names), at the end\(rivals.count > 1 ? "s" : "") of its row: nothing keeps them apart",
      at: boxes.elements[title.text.index].range,
      hints: [
        "with \(bounds.map { equation($0) }.listed())\(size.isEmpty ? "," : size) it \(givingWay(title.text))"
      ])
  }

  /// The priority with which a text gives way to its neighbours; `nil` where it does already.
  private func priority(of text: BoxID, below rivals: [BoxID]) -> Double? {
    guard let least = rivals.map({ compression(of: $0) }).min(), compression(of: text) >= least
    else { return nil }
    return max(1, least.rawValue - 1)
  }

  private func keepsApart(
    _ title: Title, _ bounds: [AnchorConstraint], from rivals: [BoxID]
  ) -> Bool {
    let isCut = boxes.isClamped(title.text)
    var proposal = ConstraintProposal(bounds)
    proposal.strengthened = rivals.map { (ConstraintView($0.index), .horizontal) }
    return trials.isMended(by: proposal, in: title.container, narrowing: title.text) { outcome in
      guard let own = outcome.frame(of: title.text), own.size.width >= Self.leastRoom,
        outcome.standsOut <= 0, isCut || outcome.fitsWords(of: title.text)
      else { return false }
      return outcome.isInside(title.text, of: title.container)
        && rivals.allSatisfy { outcome.separates(title.text, $0) }
    }
  }
}
