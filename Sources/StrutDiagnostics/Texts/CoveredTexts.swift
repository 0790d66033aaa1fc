import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that an image, or a box with nothing in it and nothing on it, covers wholly, since it comes later in the document, or that were to
/// be seen on it.
struct CoveredTexts: ContextualMessages {
  /// The most pairs that are looked at.
  private static let mostPairs = 100_000
  /// The most warnings.
  private static let mostWarnings = 8
  /// The most texts that a message names.
  private static let mostNamed = 6
  /// How much of a text that stands before a barrier is to be covered by what begins at that.
  private static let leastPart = 0.5
  /// The most views before a text that are looked at.
  private static let mostSiblings = 300

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each box that covers texts.
  var warnings: [Diagnostic] {
    let containers = context.views.byContainer.map(\.views)
    let found = containers.flatMap { covers(among: $0) }
    let partly = containers.flatMap { covers(among: $0, by: Self.leastPart) }
    let turned =
      TurnedBarrier(context).warnings(under: partly.prefix(Self.mostWarnings).map(\.cover))
    let told = Set(turned.flatMap(\.covers))
    return turned.map(\.warning)
      + found.filter { !told.contains($0.cover) }.prefix(Self.mostWarnings).map { warning($0, $1) }
  }

  /// The boxes among the views of a container with the texts that each covers.
  ///
  /// - Parameter part: How much of a text is to be covered.
  private func covers(
    among views: [BoxID], by part: Double = 1
  ) -> [(cover: BoxID, texts: [BoxID])] {
    let texts = views.filter { isPlainText($0) || part == 1 && holdsText($0) }
    guard !texts.isEmpty else { return [] }
    var steps = 0
    // What has a border alone hides no words, and begins at a barrier as what does.
    return views.filter {
      isCover($0) || (part == 1 ? boxes.isPicture($0) : isFrame($0))
    }.compactMap { cover in
      steps += texts.count
      guard steps < Self.mostPairs else { return nil }
      let frame = boxes.layout.frame(of: cover)
      let isImage = boxes.isPicture(cover)
      let isLast = part == 1 && !isImage && isLast(cover, among: views)
      let covered = texts.filter { text in
        text.index < cover.index
          && (isLast && isSpot(cover, under: text)
            || frame.contains(boxes.layout.frame(of: text), by: part)
              && (isLast && !isBar(cover, over: text)
                || isPlainText(text) && (isImage ? isOn(text, cover) : isTied(text, to: cover))))
      }
      return covered.isEmpty ? nil : (cover, covered)
    }
  }

  /// Whether nothing of its container is painted on a box: what covers texts and has others on it is a sheet.
  private func isLast(_ cover: BoxID, among views: [BoxID]) -> Bool {
    let frame = boxes.layout.frame(of: cover)
    return !views.contains { other in
      let isAbove = other.index > cover.index || boxes.elements[other.index].paint.zIndex != nil
      return isAbove && other != cover && boxes.layout.style(of: other).display != .none
        && boxes.showsSomething(other) && frame.overlaps(boxes.layout.frame(of: other))
    }
  }

  /// Whether a statement lays a box over a text, as one that makes words unreadable is.
  private func isBar(_ cover: BoxID, over text: BoxID) -> Bool {
    let (view, other) = (ConstraintView(cover.index), ConstraintView(text.index))
    return comparisons[view].contains { _, constraint in
      constraint.first.view == view && constraint.second?.view == other
    }
  }

  /// Whether a box is a round mark in the middle of a text with all its words on it, as that of a chosen day is, on which they were
  /// to be seen. What makes words unreadable is a bar.
  private func isSpot(_ cover: BoxID, under text: BoxID) -> Bool {
    guard isPlainText(text), let words = context.views.placeOfWords(in: text) else { return false }
    let frame = boxes.layout.frame(of: cover)
    let radius = boxes.elements[cover.index].paint.borderRadius.topLeft
    guard frame.covers(words), radius != .zero,
      abs(frame.size.width - frame.size.height) < 1
    else { return false }
    let (view, other) = (ConstraintView(cover.index), ConstraintView(text.index))
    let middles = comparisons[view].filter { _, constraint in
      constraint.constant == 0
        && constraint.second.map {
          Set([$0.view, constraint.first.view]) == Set([view, other])
            && $0.attribute == constraint.first.attribute
        } ?? false
    }.map(\.constraint.first.attribute)
    return middles.contains(.centerX) && middles.contains(.centerY)
  }

  /// Whether a view is a container in which words can be seen.
  private func holdsText(_ box: BoxID) -> Bool {
    guard boxes.elements[box.index].content == .none, isPlain(box) else { return false }
    return boxes.layout.children(of: box).prefix(Self.mostSiblings).contains { child in
      boxes.showsText(child) || holdsText(child)
    }
  }

  /// Whether nothing that is behind a box can be seen through it, and nothing is in it.
  private func isCover(_ box: BoxID) -> Bool {
    let element = boxes.elements[box.index]
    return element.content == .none && boxes.layout.children(of: box).isEmpty
      && element.paint.background.color.alpha == 1 && isPlain(box)
  }

  private func isFrame(_ box: BoxID) -> Bool {
    boxes.elements[box.index].content == .none && boxes.layout.children(of: box).isEmpty
      && boxes.showsEdges(box)
  }

  private func isPlainText(_ box: BoxID) -> Bool {
    guard case .text = boxes.elements[box.index].content else { return false }
    let size = boxes.layout.frame(of: box).size
    return size.width > 1 && size.height > 1 && isPlain(box)
  }

  private func isPlain(_ box: BoxID) -> Bool {
    let paint = boxes.elements[box.index].paint
    return boxes.layout.style(of: box).display != .none && paint.isPlain
  }

  /// Whether a statement places a text inside of a box, so that it was meant to be seen on it. What covers other texts may
  /// be a sheet above them, or hide them until later.
  private func isTied(_ text: BoxID, to cover: BoxID) -> Bool {
    let (view, box) = (ConstraintView(text.index), ConstraintView(cover.index))
    return comparisons[view].contains { _, constraint in
      constraint.first.view == view && constraint.second?.view == box
        && constraint.first.attribute.kind != .size
        && constraint.second?.attribute == constraint.first.attribute
    }
  }

  /// Whether a statement places a text at a distance inside of an image: what is in its middle, or is as large as it, may be
  /// what is seen as long as there is none.
  func isOn(_ text: BoxID, _ image: BoxID) -> Bool {
    let (view, box) = (ConstraintView(text.index), ConstraintView(image.index))
    return comparisons[view].contains { _, constraint in
      constraint.first.view == view && constraint.second?.view == box
        && constraint.first.attribute.isEdge && constraint.constant != 0
        && constraint.second?.attribute == constraint.first.attribute
    }
  }

  /// The first of the views before texts that a box covers as well, so that it is below all of them: those that are tied to
  /// it, or to one of its texts.
  private func firstCovered(by cover: BoxID, _ texts: [BoxID]) -> BoxID {
    guard let container = boxes.layout.parent(of: cover) else { return texts[0] }
    // What nothing ties to it is not to be seen on it.
    guard isPlainText(texts[0]), isTied(texts[0], to: cover) else { return texts[0] }
    let frame = boxes.layout.frame(of: cover)
    let first = boxes.layout.children(of: container).prefix(Self.mostSiblings).first { box in
      box.index < texts[0].index && isPlain(box) && boxes.showsSomething(box)
        && frame.contains(boxes.layout.frame(of: box), by: 1)
        && (isTied(box, to: cover) || isBeside(texts, box))
    }
    return first ?? texts[0]
  }

  /// Whether a statement places a view by one of some texts.
  private func isBeside(_ texts: [BoxID], _ box: BoxID) -> Bool {
    let view = ConstraintView(box.index)
    let others = Set(texts.map { ConstraintView($0.index) })
    return comparisons[view].contains { _, constraint in
      constraint.first.attribute.kind != .size
        && [constraint.first.view, constraint.second?.view].contains {
          $0.map(others.contains) ?? false
        }
    }
  }

  private func warning(_ cover: BoxID, _ texts: [BoxID]) -> Diagnostic {
    let names = texts.map { boxes.name(of: $0) }
    if let twin = correction(of: texts, below: cover) {
      return Diagnostic(
        .warning, "outside",
        "\(boxes.name(of: cover)) covers the text\(texts.count > 1 ? "s" : "") of \(names.listed(atMost: Self.mostNamed)) wholly",
        at: twin.statement.range, hints: ["others of their kind say it so: \(twin.text)"])
    }
    let place = place(of: firstCovered(by: cover, texts), besides: cover)
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: cover)) covers the text\(texts.count > 1 ? "s" : "") of \(names.listed(atMost: Self.mostNamed)) wholly: "
        + "what comes later in the document is painted above",
      at: boxes.elements[cover.index].range,
      hints: [
        "move it before \(place)"
          + (hasGround(behind: texts[0], under: cover) ? "" : ", or give it z-index=\"-1\"")
      ])
  }

  /// What a statement about one of some texts was to say by that of its twin, where none of them is covered then; `nil` for none.
  private func correction(of texts: [BoxID], below cover: BoxID) -> TwinCorrection? {
    guard let container = boxes.layout.parent(of: cover), texts.count <= Self.mostNamed else {
      return nil
    }
    let twins = TwinStatements(context)
    return texts.lazy.flatMap { twins.corrections(of: $0, in: container) }.first { correction in
      context.outcomes.isMended(by: correction.proposal, in: container) { outcome in
        outcome.standsOut <= 0
          && texts.allSatisfy {
            outcome.stands($0, apartFrom: cover, in: container)
              && !outcome.hasTextInText($0, of: boxes)
          }
      }
    }
  }

  /// Whether a ground or a picture before a text is where its cover is, behind which that would be with a z-index below 0.
  private func hasGround(behind text: BoxID, under cover: BoxID) -> Bool {
    guard let container = boxes.layout.parent(of: cover) else { return false }
    let frame = boxes.layout.frame(of: cover)
    return boxes.layout.children(of: container).prefix(Self.mostSiblings).contains { other in
      other.index < text.index && boxes.layout.style(of: other).display != .none
        && (boxes.isPicture(other) || !boxes.elements[other.index].paint.background.isEmpty)
        && boxes.layout.frame(of: other).overlaps(frame)
    }
  }
}

extension Rect {
  /// Whether so much of another one is inside; all of it for 1.
  fileprivate func contains(_ other: Rect, by part: Double) -> Bool {
    guard part < 1 else {
      return other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
    }
    let common = intersection(other)?.size ?? .zero
    return common.width * common.height >= part * other.size.width * other.size.height
  }
}
