import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Images, boxes and words in a row that are higher than the strip on which the row stands, whose height is a number: it was to be larger.
///
/// What is round, at the middle of the strip from side to side or at its end may well stand out, as a raised button of a bar does, and so
/// may what is held below its top, unless it is on something else by that.
struct TallContents: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// By how much a view is higher at least, and stands out at its bottom, in points.
  private static let (leastLength, leastEnd) = (4.0, 2.0)
  /// The largest space around a view that is told again, in points.
  private static let largestSpace = 24.0
  /// How many times as high as its strip a view is that is no content of it.
  private static let largestPart = 2.0

  let context: MessageContext
  private let rows: StripRows

  init(_ context: MessageContext) {
    self.context = context
    rows = StripRows(context)
  }

  /// A warning for each of the views.
  var warnings: [Diagnostic] { context.views.all.messages(atMost: Self.mostWarnings, warning) }

  private func warning(_ view: BoxID) -> Diagnostic? {
    let isText = boxes.isBareText(view)
    guard isText || isPicture(view), let row = rows.row(of: view), standsOut(row),
      isText ? isTooLarge(row) : isContent(row)
    else { return nil }
    let (own, has) = (
      boxes.layout.frame(of: view).size.height, boxes.layout.frame(of: row.strip).size.height
    )
    let needs =
      isText
      ? own.rounded(.up) + 2 * (row.top ?? 0)
      : own + 2 * (row.top ?? min(row.inset, Self.usualSpace))
    guard own < Self.largestPart * has, isMended(row, needs) else { return nil }
    let words =
      row.height.map {
        "\(boxes.statementName(of: row.strip, in: source)).height == \(shortest(needs)) in \(place(of: $0.range))"
      } ?? "height=\"\(shortest(needs))\" \(home(of: row.strip, besides: view))"
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: view)) is \(shortest(own)) high and stands out of \(boxes.name(of: row.strip)), which is "
        + "\(shortest(has)) high",
      at: boxes.elements[view.index].range, hints: ["it has room with \(words)"])
  }

  /// Where an attribute of a strip stands: its line, unless the view that is told is in the same one.
  private func home(of strip: BoxID, besides view: BoxID) -> String {
    let places = [strip, view].map { place(of: boxes.elements[$0.index].range) }
    return places[0] == places[1] ? "on \(boxes.name(of: strip))" : "in \(places[0])"
  }

  // MARK: What is higher

  private func isPicture(_ view: BoxID) -> Bool {
    (boxes.isPicture(view) || boxes.isGround(view))
      && boxes.elements[view.index].paint.borderRadius == Corners(.zero)
  }

  /// Whether an image or a box is a content of its strip: words in its row are on that wholly.
  private func isContent(_ row: StripRow) -> Bool {
    guard (row.top ?? row.inset) <= Self.largestSpace else { return false }
    return hasText(row) && isOnIt(row) && (row.top == nil || rows.collides(row))
  }

  /// Whether the letters of a line are higher than the strip that is to be their ground: a band, a container of their own or the ground of a
  /// row. What is narrower may well be a mark behind the words.
  private func isTooLarge(_ row: StripRow) -> Bool {
    guard case .text(let content) = boxes.elements[row.view.index].content,
      let style = content.spans.first?.style, let words = context.views.placeOfWords(in: row.view)
    else { return false }
    let strip = rows.frame(ofStrip: row)
    return style.fontSize > strip.size.height && words.size.height < 2 * style.fontSize
      && (row.strip == row.container || rows.isBand(row) || rows.collides(row))
  }

  /// Whether a view is within a strip from side to side, and not from top to bottom.
  private func standsOut(_ row: StripRow) -> Bool {
    let (own, strip) = (boxes.layout.frame(of: row.view), rows.frame(ofStrip: row))
    return own.minX >= strip.minX - 1 && own.maxX <= strip.maxX + 1
      && own.maxY > strip.maxY + Self.leastEnd
      && own.size.height > strip.size.height + Self.leastLength
  }

  /// The other sides of the equalities that hold something behind the view, or before it, so that both are a row.
  private func neighbours(in row: StripRow) -> [BoxID] {
    let view = ConstraintView(row.view.index)
    return comparisons[view].compactMap { _, constraint in
      guard let second = constraint.second, second.view == view,
        second.attribute.axis == .horizontal, second.attribute.isEdge,
        constraint.first.attribute == second.attribute.oppositeEdge,
        !constraint.first.view.isHelper
      else { return nil }
      return BoxID(Int(constraint.first.view.index))
    }
  }

  /// Whether a text begins behind the view on the strip, or ends before it.
  private func hasText(_ row: StripRow) -> Bool {
    neighbours(in: row).contains(where: boxes.showsText)
  }

  /// Whether what is beside the view is on the strip wholly.
  private func isOnIt(_ row: StripRow) -> Bool {
    let strip = rows.frame(ofStrip: row)
    return neighbours(in: row).allSatisfy { strip.covers(boxes.layout.frame(of: $0)) }
  }

  // MARK: What mends it

  private func isMended(_ row: StripRow, _ needs: Double) -> Bool {
    let height = AnchorConstraint(
      Anchor(ConstraintView(row.strip.index), .height), .equal, nil, plus: needs)
    var proposal = ConstraintProposal([height], omitting: row.height?.constraints ?? [])
    if row.height == nil { proposal.unsized = [(ConstraintView(row.strip.index), .vertical)] }
    return trials.isMended(by: proposal, in: row.container) { outcome in
      guard let own = outcome.frame(of: row.view), let strip = outcome.frame(of: row.strip) else {
        return false
      }
      let ground = row.strip == row.container ? Rect(origin: .zero, size: strip.size) : strip
      return ground.covers(own) && outcome.standsOut <= 0
    }
  }
}
