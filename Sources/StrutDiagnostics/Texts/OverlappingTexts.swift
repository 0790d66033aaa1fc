import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts of one constraint container that stand in one another, although nothing says that they should.
struct OverlappingTexts {
  /// The most pairs that are looked at: a page has fewer, and a warning is no reason to wait.
  private static let mostPairs = 100_000
  /// The most warnings.
  private static let mostWarnings = 8
  /// The least that letters share of the height of a line where they touch.
  private static let leastShare = 0.4
  /// The least width that both have in common, in points.
  private static let leastWidth = 2.0

  /// The least part of a text that another one covers where both are held at the same place of their container.
  private static let leastPart = 0.5
  /// The least part of a text's width that nobody can read where another one of the same colour is in its line.
  private static let leastUnreadable = 0.2
  /// The least part of a line that is in another line of the same colour where nobody can read it.
  private static let leastDepth = 0.75
  /// How many times the height of the other's line a line has that is behind it as an ornament.
  private static let leastOrnament = 1.5
  /// The same for a text that an equation puts into its line, a little behind its start.
  private static let leastNumeral = 2.0
  /// The same for a text at the end of another one on whose baseline it stands.
  private static let leastOfUnits = 3.0
  /// The least distance below 0 that is no tight setting of lines, in points and as a part of the larger line.
  private static let (leastCrossing, leastTight) = (4.0, 0.2)

  /// The least part of the font size that letters share from top to bottom where an equation holds the one text at the same edge of the
  /// other one, and where nothing ties the two to one another: capitals set closely share none of it.
  private static let (leastOfTied, leastOfAlike) = (0.05, 0.12)
  /// What is added to these for type that is larger than words one reads, as lines of a poster are set closely, and its least size.
  private static let (moreOfDisplay, leastDisplay) = (0.2, 28.0)
  /// The least part of lines that are as high as their font asks for which such texts share.
  private static let leastOfLines = 0.22
  /// The least width that texts of one size share that nothing ties to one another, in points, and how many times as high as the other
  /// one a line may be for that.
  private static let (leastWidthOfAlike, mostOfAlike) = (12.0, 1.5)
  /// The part of its font size that a line of letters is high, from its highest letters to its baseline and about the middle.
  private static let letters = 0.8
  /// A line without a height of its own, as a part of the font size.
  private static let normalLine = 1.2

  /// The contrast below which letters may be an ornament behind others.
  private static let paleContrast = 2.0

  /// A text with the place of its words.
  private struct Words {
    var place: Rect
    /// The height of a line, roughly.
    var line: Double
    /// The font size.
    var size: Double
    /// The height of one of its lines.
    var height: Double
    /// Whether that is what the font asks for.
    var isNormal: Bool
    /// What a line leaves above its letters, and below them.
    var leading: Double
    /// The colour.
    var color: Color
    /// Where it comes in the document: what comes later is painted above.
    var order: Int
    /// Whether it is paler than a text is to be read, as one is behind another one.
    var isPale: Bool
  }

  private let boxes: BoxTree
  private let comparisons: ComparisonsByView
  private let open: ProblemsByBox
  private let apart: TextsApart
  private let mends: TextMends
  private let inner: InnerBarriers
  private let turns: StackedTurns
  private let columns: MeetingChains
  private let ties: MistakenTies

  init(
    _ boxes: BoxTree, _ comparisons: ComparisonsByView, open: ProblemsByBox, _ apart: TextsApart,
    _ mends: TextMends, _ inner: InnerBarriers, _ turns: StackedTurns, _ columns: MeetingChains,
    _ ties: MistakenTies
  ) {
    (self.boxes, self.comparisons, self.open, self.apart) = (boxes, comparisons, open, apart)
    (self.mends, self.inner) = (mends, inner)
    (self.turns, self.columns, self.ties) = (turns, columns, ties)
  }

  /// A warning for each pair, at the later text.
  var warnings: [Diagnostic] { warnings(about: pairs(among: isPlain)) }

  /// A warning for each text without a ground in the words of one that has one and comes before it, where nothing is told of the two.
  func warningsOnGrounds(besides told: [Diagnostic]) -> [Diagnostic] {
    let known = ToldMessages(told, apart.context)
    return warnings(
      about: pairs { isPlain($0) || isFilled($0) }.filter { one, other in
        isFilled(one) && !known.tells(of: one) && !known.tells(of: other)
      })
  }

  private func pairs(among isText: (BoxID) -> Bool) -> [(BoxID, BoxID)] {
    apart.context.views.byContainer.flatMap { overlaps(among: $0.views.filter(isText)) }.filter {
      one, other in
      !turns.separate(one, other) && !columns.separate(one, other) && !isHidden(one, below: other)
        && !apart.context.outcomes.separate(one, other)
    }
  }

  private func warnings(about pairs: [(BoxID, BoxID)]) -> [Diagnostic] {
    let turned = TurnedBarrier(apart.context).warnings(
      under: pairs.prefix(Self.mostWarnings).map(\.1))
    let inner = pairs.isEmpty ? [] : self.inner.told
    let told = Set(turned.flatMap(\.covers)).union(inner)
    let found = pairs.filter { !told.contains($0.1) && !inner.contains($0.0) }.prefix(
      Self.mostWarnings)
    let direct = found.map { mends.mend($0, $1) }
    return turned.map(\.warning)
      + zip(found, direct).compactMap { pair, mend in
        if let mend { return warning(pair.0, pair.1, mend) }
        return mends.separates(pair.0, pair.1) ? nil : warning(pair.0, pair.1, nil)
      }
  }

  /// Whether a box is a text on a ground of its own, in which a text that comes later and has none stands unread all the same.
  private func isFilled(_ box: BoxID) -> Bool {
    guard case .text(let content) = boxes.elements[box.index].content, boxes.showsText(box),
      let style = content.spans.first?.style
    else { return false }
    let paint = boxes.elements[box.index].paint
    // A field keeps its words in the colour of its ground where others stand in it.
    return !paint.background.isEmpty && paint.isPlain && !open.isOpen(box)
      && areSeen(style, of: box)
  }

  /// Whether letters of two texts are in one another, neither of which has a ground before the other one.
  private func areInOneAnother(
    _ box: BoxID, _ other: BoxID, _ own: Words, _ rival: Words
  ) -> Bool {
    let isFirst = box.index < other.index
    let (lower, upper) = (isFirst ? box : other, isFirst ? other : box)
    guard !isFilled(upper) else { return false }
    guard !isFilled(lower) else { return overlap(own, rival) && !isOrnament(own, rival) }
    return overlap(own, rival) || isTight(box, other, own, rival) || touch(box, other, own, rival)
  }

  /// Whether a box is a text with nothing that tells it from others but its letters, so that nobody means to see it through
  /// another one.
  private func isPlain(_ box: BoxID) -> Bool {
    let element = boxes.elements[box.index]
    guard case .text(let content) = element.content, let style = content.spans.first?.style,
      boxes.layout.style(of: box).display != .none, !open.isOpen(box)
    else { return false }
    let paint = element.paint
    return paint.isPlain && paint.background.isEmpty && paint.boxShadow.isEmpty
      && areSeen(style, of: box)
  }

  /// Whether letters are more than the ground that they are on.
  private func areSeen(_ style: TextStyle, of box: BoxID) -> Bool {
    style.color.alpha == 1 && !boxes.isFaint(style.color, of: box)
  }

  private func overlaps(among texts: [BoxID]) -> [(BoxID, BoxID)] {
    let frames = texts.map { ($0, boxes.layout.frame(of: $0)) }.sorted { a, b in
      (a.1.minY, a.0.index) < (b.1.minY, b.0.index)
    }
    var found: [(BoxID, BoxID)] = []
    var steps = 0
    for (index, (box, frame)) in frames.enumerated() {
      for (other, next) in frames[(index + 1)...] {
        steps += 1
        guard next.minY < frame.maxY, steps < Self.mostPairs else { break }
        guard next.minX < frame.maxX, frame.minX < next.maxX,
          let own = words(of: box), let rival = words(of: other),
          areInOneAnother(box, other, own, rival),
          !isMeant(box, other, own, rival)
        else { continue }
        found.append(box.index < other.index ? (box, other) : (other, box))
      }
    }
    return found.sorted { ($0.1.index, $0.0.index) < ($1.1.index, $1.0.index) }
  }

  /// Whether a box between two texts hides the one where the other one stands.
  private func isHidden(_ one: BoxID, below other: BoxID) -> Bool {
    boxes.layout.frame(of: one).intersection(boxes.layout.frame(of: other)).map {
      boxes.isHidden($0, of: one, below: other)
    } ?? false
  }

  private func overlap(_ one: Words, _ other: Words) -> Bool {
    let common = common(one, other)
    return common.width > Self.leastWidth
      && common.height > Self.leastShare * min(one.line, other.line)
  }

  /// Whether a distance of the wrong sign puts one text into the line above it, if not so far that the letters are in one
  /// another.
  private func isTight(_ box: BoxID, _ other: BoxID, _ own: Words, _ rival: Words) -> Bool {
    let shared = shared(box, other)
    guard let tie = shared.first(where: { $0.first.attribute.axis == .vertical }) else {
      return false
    }
    let isCrossed = tie.crossing.map {
      $0 >= Self.leastCrossing && $0 > Self.leastTight * max(own.line, rival.line)
    }
    guard isCrossed ?? isTooNear(tie, own, rival) else { return false }
    return isColumn(shared, own, rival, texts(box, other))
  }

  /// Whether a distance from the same edge of another text, below which a text stands, is shorter than the text is high: it was to be one
  /// from the opposite edge.
  private func isTooNear(_ tie: AnchorConstraint, _ own: Words, _ rival: Words) -> Bool {
    tie.relation == .equal && tie.multiplier == 1 && tie.constant > 0
      && tie.first.attribute.isEdge && tie.second?.attribute == tie.first.attribute
      && (shareLetters(own, rival, atLeast: Self.leastOfTied) || areClose(own, rival))
  }

  /// Whether lines of words that one reads, as high as their font asks for, have so much in common that what hangs below the letters of the
  /// one touches those of the other one.
  private func areClose(_ own: Words, _ rival: Words) -> Bool {
    own.isNormal && rival.isNormal && max(own.size, rival.size) <= Self.leastDisplay
      && common(own, rival).height > Self.leastOfLines * min(own.height, rival.height)
  }

  /// Whether two texts of about one size, which no statement ties to one another, have a part of their letters in one another.
  private func touch(_ box: BoxID, _ other: BoxID, _ own: Words, _ rival: Words) -> Bool {
    let (least, most) = (min(own.line, rival.line), max(own.line, rival.line))
    return common(own, rival).width > Self.leastWidthOfAlike
      && shareLetters(own, rival, atLeast: Self.leastOfAlike)
      && most < Self.mostOfAlike * least && texts(box, other).count == 2
      && shared(box, other).isEmpty
  }

  /// Whether letters of two texts have a part of their font size in common from top to bottom: what their lines leave around them may be.
  private func shareLetters(_ own: Words, _ rival: Words, atLeast part: Double) -> Bool {
    let size = min(own.size, rival.size)
    let least = size > Self.leastDisplay ? part + Self.moreOfDisplay : part
    let height =
      min(own.place.maxY - own.leading, rival.place.maxY - rival.leading)
      - max(own.place.minY + own.leading, rival.place.minY + rival.leading)
    return height > least * size
  }

  /// The comparisons that name both of two views.
  private func shared(_ one: BoxID, _ other: BoxID) -> [AnchorConstraint] {
    let (view, second) = (ConstraintView(one.index), ConstraintView(other.index))
    return comparisons[view].map(\.constraint).filter { $0.mentions(view, and: second) }
  }

  private func common(_ one: Words, _ other: Words) -> Size {
    one.place.intersection(other.place)?.size ?? .zero
  }

  private func words(of box: BoxID) -> Words? {
    guard case .text(let content) = boxes.elements[box.index].content,
      let style = content.spans.first?.style, let place = apart.context.views.placeOfWords(in: box)
    else { return nil }
    let size = style.fontSize
    let normal = size * Self.normalLine
    let height: Double =
      switch style.lineHeight {
      case .normal: place.size.height / max(1, (place.size.height / normal).rounded())
      case .factor(let factor): factor * size
      case .points(let points): points
      }
    return Words(
      place: place, line: min(place.size.height, normal), size: size,
      height: height, isNormal: style.lineHeight == .normal,
      leading: max(0, height - size * Self.letters) / 2, color: style.color,
      order: box.index, isPale: boxes.isFaint(style.color, of: box, below: Self.paleContrast))
  }

  /// Whether statements put two texts over one another: by naming both on both axes, by a distance below 0, or by the same
  /// place for both. The same place in their container is none of these, where most of the one is in the other.
  private func isMeant(_ one: BoxID, _ other: BoxID, _ own: Words, _ rival: Words) -> Bool {
    let (view, second) = (ConstraintView(one.index), ConstraintView(other.index))
    let shared = shared(one, other)
    let axes = Set(shared.filter { $0.relation == .equal }.map(\.first.attribute.axis))
    if texts(one, other).count == 2, !shared.isEmpty,
      isUnreadable(own, rival)
        || shared.contains(where: { $0.crossing != nil }) && !isGhost(own, rival)
    {
      return false
    }
    if isColumn(shared, own, rival, texts(one, other)) || isRow(shared, own, rival, one, other) {
      return false
    }
    if touch(one, other, own, rival) { return false }
    if axes.count == 2
      || shared.contains(where: { $0.constant < 0 && $0.first.view != $0.second?.view })
    {
      return true
    }
    // Parts of one length are different places.
    let places = [view, second].map { own in
      let held = comparisons[own].map(\.constraint).filter {
        $0.first.view == own && $0.relation == .equal
      }
      let other = own == view ? second : view
      return Set(
        held.filter { tie in
          !comparisons[other].contains {
            $0.constraint.first.view == other && $0.constraint.second == tie.second
              && $0.constraint.multiplier != tie.multiplier
          }
        }.compactMap(\.second).filter { $0.attribute.kind != .size })
    }
    let same = places[0].intersection(places[1])
    guard Set(same.map(\.attribute.axis)).count == 2 else { return false }
    let container = boxes.layout.parent(of: one).map { ConstraintView($0.index) }
    let common = common(own, rival)
    let isLarge =
      common.width > Self.leastPart * min(own.place.size.width, rival.place.size.width)
      && common.height > Self.leastPart * min(own.line, rival.line)
    // A text twice is its own shadow.
    let isOfViews = same.contains { $0.view != container }
    return !isLarge || isOfViews && !isUnreadable(own, rival) || texts(one, other).count == 1
  }

  /// Whether an equation ties two texts of one column from top to bottom so that they stand in one another, where the one was to be
  /// below the other one: which of their edges are aligned says nothing of that. What is much larger is an ornament, and a letter on a
  /// letter is a sign.
  private func isColumn(
    _ shared: [AnchorConstraint], _ own: Words, _ rival: Words, _ texts: Set<[String]>
  ) -> Bool {
    let least = min(own.line, rival.line)
    guard texts.count == 2, !isOrnament(own, rival), common(own, rival).width > 2 * least,
      shared.filter({ $0.first.attribute.axis == .vertical }).count == 1
    else { return false }
    let areAligned =
      abs(own.place.minX - rival.place.minX) < 1 || abs(own.place.maxX - rival.place.maxX) < 1
      || shared.contains { $0.first.attribute.kind == .horizontal }
    return areAligned
      && shared.allSatisfy { constraint in
        guard constraint.multiplier == 1, let second = constraint.second else { return false }
        let isSame = second.attribute == constraint.first.attribute
        guard constraint.first.attribute.axis == .vertical else {
          return constraint.constant == 0 && isSame
        }
        switch constraint.first.attribute {
        case .top, .bottom:
          return isSame && constraint.relation == .equal && !isPaleBehind(own, rival)
            || constraint.crossing != nil && !isGhost(own, rival)
        case .centerY: return isSame && constraint.constant != 0
        default: return false
        }
      }
  }

  /// Whether equations put one text into the line of another one, at a distance from one of its sides or at its end, where it was
  /// to be beside it. What is much larger is an ornament, unless both stand on one baseline as a number and its unit do.
  private func isRow(
    _ shared: [AnchorConstraint], _ own: Words, _ rival: Words, _ one: BoxID, _ other: BoxID
  ) -> Bool {
    let line = shared.first {
      $0.first.attribute.kind == .vertical && $0.second?.attribute == $0.first.attribute
        && $0.constant == 0
    }
    let side = shared.first {
      $0.first.attribute.axis == .horizontal && $0.first.attribute.isEdge && $0.multiplier == 1
        && $0.second?.attribute == $0.first.attribute
    }
    guard texts(one, other).count == 2, shared.count == 2, let line, let side,
      side.constant > 0 || side.first.attribute.isFarEdge
    else { return false }
    let isUnit = line.first.attribute.isBaseline && side.first.attribute.isFarEdge
    let largest = isUnit ? Self.leastOfUnits : Self.leastNumeral
    return common(own, rival).height > Self.leastDepth * min(own.line, rival.line)
      && max(own.line, rival.line) < largest * min(own.line, rival.line)
  }

  /// Whether one text stands in the lines of another one in the same colour, where nobody can read both.
  private func isUnreadable(_ own: Words, _ rival: Words) -> Bool {
    let common = common(own, rival)
    return own.color == rival.color
      && common.width > Self.leastUnreadable * min(own.place.size.width, rival.place.size.width)
      && common.height > Self.leastDepth * min(own.line, rival.line)
  }

  /// Whether one of two texts may be an ornament behind the other one: wholly in its lines in another colour, or much larger.
  private func isGhost(_ own: Words, _ rival: Words) -> Bool {
    guard own.color != rival.color else { return false }
    let (least, most) = (min(own.line, rival.line), max(own.line, rival.line))
    return common(own, rival).height > Self.leastDepth * least || most > Self.leastOrnament * least
  }

  /// Whether the first of two texts is an ornament behind the other one since it is pale.
  private func isPaleBehind(_ own: Words, _ rival: Words) -> Bool {
    isGhost(own, rival) && (own.order < rival.order ? own : rival).isPale
  }

  /// Whether the larger of two texts may be an ornament behind the other one, which it covers where it comes later.
  private func isOrnament(_ own: Words, _ rival: Words) -> Bool {
    let (small, large) = own.line < rival.line ? (own, rival) : (rival, own)
    return large.line >= Self.leastOrnament * small.line && large.order < small.order
  }

  /// What two texts say.
  private func texts(_ one: BoxID, _ other: BoxID) -> Set<[String]> {
    Set([one, other].map(boxes.texts))
  }

  private func warning(_ one: BoxID, _ other: BoxID, _ mend: TextMends.Mend?) -> Diagnostic {
    var amount = Size.zero
    if let own = words(of: one), let rival = words(of: other) {
      amount = common(own, rival)
    }
    let tops = [one, other].map { boxes.layout.frame(of: $0).minY }
    let isRow = abs(tops[0] - tops[1]) < amount.height
    let axes: [Axis] = isRow ? [.horizontal, .vertical] : [.vertical, .horizontal]
    let opposite = mend == nil && isRow ? mends.atOppositeEnd(one, other) : nil
    let hint =
      mend?.hint ?? opposite?.hint ?? apart.hint(one, other, axes)
      ?? mends.end(one, other, ofName: false)?.hint
    let last = hint == nil ? boxes.layout.parent(of: one) : nil
    let tie = last.flatMap { ties.mend(apart: one, other, in: $0) }
    let end = tie == nil ? last.flatMap { mends.atOtherEnd(one, other, in: $0) } : nil
    return Diagnostic(
      .warning, "outside",
      "the texts of \(boxes.name(of: one)) and \(boxes.name(of: other)) stand in one another: they share "
        + "\(shortest(amount.width)) of width and \(shortest(amount.height)) of height",
      at: mend?.range ?? opposite?.range ?? tie?.equation.statement.range ?? end?.range
        ?? boxes.elements[other.index].range,
      hints: [hint ?? tie.map { "they stand apart with \(ties.words($0))" } ?? end?.hint]
        .compactMap { $0 })
  }
}

extension AnchorConstraint {
  /// Whether both of two views take part.
  fileprivate func mentions(_ view: ConstraintView, and other: ConstraintView) -> Bool {
    first.view == view && second?.view == other || first.view == other && second?.view == view
  }
}
