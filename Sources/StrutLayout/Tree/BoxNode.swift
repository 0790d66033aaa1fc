import StrutCore

/// One box of the arena: links, style, the frame of the last layout, and answers to keep.
struct BoxNode: BitwiseCopyable {
  /// What a childless box holds.
  enum Kind: UInt8, BitwiseCopyable {
    case plain, measured, replaced
  }

  /// What is known about the box.
  struct State: OptionSet, BitwiseCopyable {
    let rawValue: UInt16
    /// Something in the subtree changed since the last layout; all ancestors are dirty as well.
    static let dirty = State(rawValue: 1)
    /// The used direction is right to left.
    static let rightToLeft = State(rawValue: 2)
    /// `minContent` and `maxContent` hold.
    static let hasInlineSizes = State(rawValue: 8)
    /// Where `inlineSizesNeedHeight`: they do so in a way that browsers take notice of
    /// (``FlexContainer/keepsMeasuredWidths(_:)``).
    static let inlineSizesFollowHeight = State(rawValue: 4)
    /// The inline sizes hold for `inlineSizesRoom` only.
    static let inlineSizesNeedHeight = State(rawValue: 16)
    /// `flowWidth` and `flowHeight` hold.
    static let hasFlow = State(rawValue: 32)
    /// The frame was written in this pass in a way that asks for the children to be placed.
    static let mustPlace = State(rawValue: 64)
    /// Whether some child has a display of `contents`, is absolute, or has an order.
    static let hasUnusualChildren = State(rawValue: 128)
    /// The children have to be placed even where the box keeps its size.
    static let stale = State(rawValue: 256)
    /// The subtree has zero frames because of `display="none"`.
    static let isHidden = State(rawValue: 512)
    /// For as long as a column asks for the width of an item: the inline sizes are those without a height
    /// (``FlexContainer/keepsMeasuredWidths(_:)``).
    static let keepsMeasuredWidths = State(rawValue: 1024)
  }

  var style: BoxStyle
  /// The layout in which the box last moved, changed its size, or came to show in another way.
  var movedIn = LayoutStamp.pending
  /// The layout in which the box's children were last placed.
  var placedIn = LayoutStamp.never
  var parent: Int32
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var nextSibling: Int32 = -1
  var previousSibling: Int32 = -1
  var childCount: Int32 = 0
  /// The index of what a replaced leaf shows, or of the rare answers about another box; -1 for none.
  var side: Int32 = -1
  var kind: Kind
  var state: State = [.dirty]

  /// The border box relative to the nearest ancestor that has one.
  var frame = Rect.zero
  /// The width that percentages of the box's margins and paddings resolve against.
  var containingWidth = 0.0

  /// The border-box height that percentages of the children's heights resolve against, less border and
  /// padding.
  var percentageHeight = OptionalLength.none

  /// The content box's intrinsic widths.
  var minContent = 0.0
  var maxContent = 0.0
  /// The key of the room that they were asked with.
  var inlineSizesRoom = OptionalLength.none

  /// The content width of the last question for the height that the content has.
  var flowWidth = 0.0
  /// The answer: the content height.
  var flowHeight = 0.0
  /// The baseline of a leaf's content in the same answer.
  var flowBaseline = OptionalLength.none

  init(style: BoxStyle, parent: Int32, kind: Kind) {
    self.style = style
    self.parent = parent
    self.kind = kind
  }

  /// The index of the rare answers, -1 for none.
  @inline(__always)
  var rareAnswers: Int32 { kind == .replaced ? -1 : side }
  /// Whether the box shows something with a natural size.
  var isReplacedLeaf: Bool { kind == .replaced && childCount == 0 }
  /// Whether content may be scrolled to that is too wide. Browser: an image does not scroll on one axis because of
  /// the other, as other boxes do: `images/overflow-on-cross-axis-keeps-automatic-minimum`.
  var scrollsX: Bool {
    style.isScrollContainer && (!isReplacedLeaf || style.overflowX != .visible)
  }
  /// Whether content may be scrolled to that is too high.
  var scrollsY: Bool {
    style.isScrollContainer && (!isReplacedLeaf || style.overflowY != .visible)
  }
  var isDirty: Bool { state.contains(.dirty) }
  var isRightToLeft: Bool { state.contains(.rightToLeft) }

  /// Forgets every kept answer.
  mutating func forgetAnswers() {
    state.subtract([
      .hasInlineSizes, .inlineSizesNeedHeight, .inlineSizesFollowHeight, .hasFlow,
    ])
  }
}

typealias BoxPointer = UnsafeMutablePointer<BoxNode>
