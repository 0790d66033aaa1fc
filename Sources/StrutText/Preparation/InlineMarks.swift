import StrutBoxes
import StrutCore

/// What takes room in a line and is no character: the sides of a span with padding or border, or an image.
struct InlineMark {
  /// What it is.
  enum Kind: Equatable {
    /// Where a span begins.
    case open
    /// Where a span ends.
    case close
    /// The image with this index.
    case image(Int)
  }

  var kind: Kind
  /// The span itself, or the one around an image.
  var span: Int
  /// What it takes in the line, in points.
  var width: Double
  /// Whether it is a side of a span without anything in it, beside which nothing opens: it stays with what is before it.
  var isOfEmptySpan = false
  /// Whether it ends a span behind a forced break, before which it is put.
  var isBehindBreak = false
  /// Whether it is the side of a span, which is no character of the text.
  var isSide: Bool { kind == .open || kind == .close }

  /// What an image or the side of a span takes in the line; `nil` where the span has no sides.
  func width(in content: InlineContent) -> Double? {
    if case .image(let index) = kind { return content.images[index].advance }
    let own = content.spans[span]
    let isLeft = (kind == .open) == (own.style.direction == .ltr)
    return own.frame.map { isLeft ? $0.left : $0.right }
  }
}

/// Puts the sides of spans into a text whose breaks and levels are known without them.
///
/// Each side becomes one character, so that lines are measured and ordered with it. Browser: a side belongs to the
/// character inside of it: a line never breaks between the two, and shaping ends there:
/// `text/spans/padding-at-breaks`.
struct InlineMarks {
  /// What stands for a side in the text.
  static let placeholder: UInt32 = 0xFFFC
  private static let breaks: CharacterFlags = [
    .breakBefore, .lateBreakBefore, .fittingBreakBefore, .crowdedBreakBefore,
    .countedBreakBefore, .overflowingBreakBefore, .emergencyBefore, .anywhereBefore, .hyphenBefore,
  ]

  private let content: InlineContent
  private let old: InlineText
  private let oldLevels: [UInt8]
  private let oldFlags: [CharacterFlags]
  private(set) var text = InlineText()
  private(set) var levels: [UInt8] = []
  private(set) var flags: [CharacterFlags] = []
  /// How many of the spans around the current place have an order of their own (`unicode-bidi`).
  private var ordered = 0

  /// Puts the sides into a text.
  init(
    _ text: InlineText, levels: [UInt8], flags: [CharacterFlags], content: InlineContent
  ) {
    self.content = content
    old = text
    oldLevels = levels
    oldFlags = flags
    insert()
  }

  /// Whether any span of a text has sides, or any image is in it.
  static func areNeeded(in content: InlineContent) -> Bool {
    !content.images.isEmpty || content.spans.contains { $0.frame != nil }
  }

  private mutating func insert() {
    var border = 0
    var closed = 0
    var stretch = 0
    for index in 0...old.scalars.count {
      let first = text.scalars.count
      var next = border
      while next < old.borders.count, old.borders[next].position == index {
        add(old.borders[next], at: index, hasMark: next >= closed)
        next += 1
      }
      let opening = opening(
        in: first..<text.scalars.count, of: old.borders[border..<next], at: index)
      noteEmptySpans(of: old.borders[border..<next], in: first..<(opening ?? text.scalars.count))
      border = next
      guard index < old.scalars.count else { break }
      if old.scalars[index] == Scalar.lineFeed { closed = close(from: border, at: index) }
      while stretch + 1 < old.stretches.count, old.stretches[stretch + 1].start <= index {
        stretch += 1
      }
      addCharacter(index, of: old.stretches[stretch], after: first, opening: opening)
    }
    text.collapsedWraps = old.collapsedWraps
    text.emptied = old.emptied
    text.orders = old.orders
    text.collapsedWrapBorders = old.collapsedWrapBorders
  }

  /// Puts the sides of spans that end just after a forced break before it, and returns the first border after theirs.
  ///
  /// Browser: they stand on the line that the break ends: `text/spans/sides-after-a-forced-break`; but on the next one where a
  /// span around the break has an order of its own, which begins anew behind it: `text/spans/ordered-anew-after-a-break`.
  private mutating func close(from border: Int, at index: Int) -> Int {
    var next = border
    guard ordered == 0 else { return next }
    while next < old.borders.count, old.borders[next].position == index + 1,
      !old.borders[next].opens
    {
      addMark(of: old.borders[next], at: index, isBehindBreak: true)
      next += 1
    }
    return next
  }

  private mutating func add(_ border: InlineText.Border, at index: Int, hasMark: Bool) {
    if content.spans[border.span].unicodeBidi != .normal { ordered += border.opens ? 1 : -1 }
    if border.opens {
      text.borders.append(
        .init(position: text.scalars.count, span: border.span, opens: true))
    }
    if hasMark { addMark(of: border, at: index) }
    if !border.opens {
      text.borders.append(
        .init(position: text.scalars.count, span: border.span, opens: false))
    }
  }

  private mutating func addMark(
    of border: InlineText.Border, at index: Int, isBehindBreak: Bool = false
  ) {
    if let frame = content.spans[border.span].frame {
      var mark = InlineMark(kind: border.opens ? .open : .close, span: border.span, width: 0)
      mark.width = mark.width(in: content) ?? 0
      mark.isBehindBreak = isBehindBreak
      if mark.width != 0 || frame.isRelative { push(mark, at: index) }
    }
  }

  private mutating func push(_ mark: InlineMark, at index: Int) {
    let position = text.scalars.count
    text.marks[position] = mark
    let item = text.stretches.last?.item ?? old.stretches.first?.item ?? 0
    text.stretches.append(.init(start: position, span: mark.span, item: item))
    text.scalars.append(Self.placeholder)
    flags.append(.clusterStart)
    guard !oldLevels.isEmpty else { return }
    let beside = mark.kind == .open ? index : index - 1
    levels.append(
      oldLevels.indices.contains(beside) ? oldLevels[beside] : oldLevels.first ?? 0)
  }

  /// The first side that opens with the character at `index`: a line breaks before that.
  ///
  /// Browser: spans that end before the character, with nothing in them, stay with what is before them:
  /// `text/spans/empty-spans-at-breaks`, `text/spans/empty-spans-with-one-side`.
  private func opening(
    in marks: Range<Int>, of borders: ArraySlice<InlineText.Border>, at index: Int
  ) -> Int? {
    guard !marks.isEmpty else { return nil }
    let isTorn = isTornOff(at: index)
    let closed = Set(borders.lazy.filter { !$0.opens }.map(\.span))
    return marks.first { position in
      text.marks[position].map { $0.kind == .open && (isTorn || !closed.contains($0.span)) } == true
    }
  }

  /// Whether even empty spans go with the character after them: the hyphen of a soft one is drawn at the very end of a line, where
  /// nothing stays after it, and a space without width after another one is a piece of its own.
  private func isTornOff(at index: Int) -> Bool {
    guard index > 0, oldFlags.indices.contains(index) else { return false }
    let before = old.scalars[index - 1]
    return before == Scalar.softHyphen || oldFlags[index].contains(.hyphenBefore)
      || before == Scalar.zeroWidthSpace && index > 1 && old.scalars[index - 2] == Scalar.space
  }

  /// Notes which sides are those of empty spans, of the ones that stay with what is before them.
  private mutating func noteEmptySpans(
    of borders: ArraySlice<InlineText.Border>, in marks: Range<Int>
  ) {
    guard !marks.isEmpty else { return }
    let opened = Set(borders.lazy.filter(\.opens).map(\.span))
    for position in marks {
      guard let span = text.marks[position]?.span else { continue }
      text.marks[position]?.isOfEmptySpan = opened.contains(span)
    }
  }

  private mutating func addCharacter(
    _ index: Int, of stretch: InlineText.Stretch, after first: Int, opening: Int?
  ) {
    let position = text.scalars.count
    var flag = oldFlags[index]
    if position > first {
      // A space at a line's end stays where it is, whatever the words may be broken at.
      if !flag.isDisjoint(with: .trailing) { flag.subtract([.emergencyBefore, .anywhereBefore]) }
      if let opening {
        flags[opening].formUnion(flag.intersection(Self.breaks))
        flag.subtract(Self.breaks)
      } else if index == 0 || old.scalars[index - 1] == Scalar.lineFeed {
        // Nothing is before an empty span that begins a line.
        flag.subtract(Self.breaks)
      }
    }
    if stretch.start == index || position > first {
      text.stretches.append(.init(start: position, span: stretch.span, item: stretch.item))
    }
    if case .image(let image) = content.items[stretch.item] {
      text.marks[position] = InlineMark(
        kind: .image(image), span: stretch.span, width: content.images[image].advance)
    }
    text.scalars.append(old.scalars[index])
    flags.append(flag)
    if !oldLevels.isEmpty { levels.append(oldLevels[index]) }
  }
}
