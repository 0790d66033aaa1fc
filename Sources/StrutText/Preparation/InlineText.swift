import StrutBoxes
import StrutCore

/// The characters of a text after white space has collapsed, with the borders of its spans.
struct InlineText {
  /// A stretch of characters in one span, from one piece of the document.
  struct Stretch {
    /// The index of the first character.
    var start: Int
    /// The innermost span: an index into `InlineContent.spans`.
    var span: Int
    /// The index into `InlineContent.items`.
    var item: Int
  }

  /// A span opens or closes before the character at `position`.
  struct Border {
    var position: Int
    var span: Int
    var opens: Bool
  }

  /// The characters as Unicode scalars; a forced break is a line feed.
  var scalars: [UInt32] = []
  /// The stretches in order; the first starts at 0, none is empty.
  var stretches: [Stretch] = []
  /// The borders in document order.
  var borders: [Border] = []
  /// Where a piece of the document was nothing but spaces that were dropped: how many borders come before it, in order.
  var emptied: [Int] = []
  /// Where a space was dropped after another one although only the dropped one would let a line break: the
  /// characters that follow, in order.
  var collapsedWraps: [Int] = []
  /// How many borders come before each of these spaces.
  var collapsedWrapBorders: [Int] = []
  /// The embedding levels of what begins and ends spans with an order of their own, by span.
  var orders: [Int: (opening: UInt8, closing: UInt8)] = [:]
  /// What takes room without being a character, by its place among the characters.
  var marks: [Int: InlineMark] = [:]

  /// The characters with nothing to be seen between the letters on both sides of where a span begins or ends.
  ///
  /// Browser: letters that are joined stay so where such a side has room: `text/spans/joined-letters-beside-padding`. A span with an
  /// order of its own is told apart: `text/fonts/full-width-punctuation-across-padding`.
  func scalarsWithoutSides(in content: InlineContent) -> [UInt32] {
    var scalars = scalars
    for (position, mark) in marks where mark.isSide {
      let isInOrder = content.spans[mark.span].unicodeBidi == .normal
      scalars[position] = isInOrder ? Scalar.side : Scalar.wordJoiner
    }
    return scalars
  }

  /// Whether a piece of nothing but dropped spaces comes between a border and the next one.
  func isEmptied(afterBorders count: Int) -> Bool { Self.contains(count, emptied) }

  /// Whether a dropped space that lets a line break comes between a border and the next one.
  func wraps(afterBorders count: Int) -> Bool { Self.contains(count, collapsedWrapBorders) }

  /// Whether a line may break at a border: the end of a span that wraps before a space of one around it that does not.
  ///
  /// Browser: the end of the span is an opportunity then, though the space after it is none, unless that begins another span:
  /// `text/white-space/spaces-of-spans-that-do-not-wrap`.
  ///
  /// - Parameters:
  ///   - parents: The spans around spans.
  ///   - whiteSpace: The value of a span.
  func letsBreak(
    at border: Border, _ parents: [Int?], _ whiteSpace: (Int) -> WhiteSpace
  ) -> Bool {
    guard !border.opens, border.position < scalars.count,
      scalars[border.position] == Scalar.space, let parent = parents[border.span],
      whiteSpace(border.span).wraps, !whiteSpace(parent).wraps
    else { return false }
    let others = borders(before: border.position)
    let own = others.lastIndex { $0.span == border.span } ?? others.startIndex
    return !others[own...].contains(where: \.opens)
  }

  private static func contains(_ count: Int, _ counts: [Int]) -> Bool {
    let index = counts.partitioningIndex { $0 >= count }
    return index < counts.count && counts[index] == count
  }

  /// Whether a span begins or ends between characters of a range.
  func hasBorders(inside range: Range<Int>) -> Bool {
    let start = borders.partitioningIndex { $0.position > range.lowerBound }
    return start < borders.count && borders[start].position < range.upperBound
  }

  /// The borders just before a character, in order.
  func borders(before position: Int) -> ArraySlice<Border> {
    let start = borders.partitioningIndex { $0.position >= position }
    return borders[start...].prefix { $0.position == position }
  }
}

/// Characters that text layout treats in a way of their own.
enum Scalar {
  static let tab: UInt32 = 0x09
  static let lineFeed: UInt32 = 0x0A
  static let fullStop: UInt32 = 0x2E
  static let zeroWidthNonJoiner: UInt32 = 0x200C
  static let zeroWidthJoiner: UInt32 = 0x200D
  static let wordJoiner: UInt32 = 0x2060
  /// What stands for the side of a span where letters are shaped: joined letters look through it, and no text needs it.
  static let side: UInt32 = 0xE0001
  static let object: UInt32 = 0xFFFC
  static let space: UInt32 = 0x20
  static let noBreakSpace: UInt32 = 0xA0
  static let softHyphen: UInt32 = 0xAD
  static let zeroWidthSpace: UInt32 = 0x200B
  static let hyphen: UInt32 = 0x2010
  static let ellipsis: UInt32 = 0x2026
  static let ideographicSpace: UInt32 = 0x3000
}

extension WhiteSpace {
  /// Whether runs of spaces become one.
  var collapsesSpaces: Bool { self == .normal || self == .nowrap || keepsLineFeedsOnly }
  /// Whether a line feed ends a line.
  var keepsLineFeeds: Bool { self == .pre || self == .preWrap || keepsLineFeedsOnly }
  /// Whether lines break where they are full.
  var wraps: Bool { self != .nowrap && self != .pre && self != .preLineNowrap }

  private var keepsLineFeedsOnly: Bool { self == .preLine || self == .preLineNowrap }
}
