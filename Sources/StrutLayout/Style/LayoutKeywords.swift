/// How a box takes part in layout (`display`).
public enum Display: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// A flex container, or a leaf.
  case flex
  /// No box: the element and its descendants have zero frames.
  case none
  /// No box of its own: its children take part in the parent's layout.
  case contents
  /// A container whose children are placed by linear constraints.
  case constraints
}

/// How a box is positioned (`position`).
public enum Position: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// In flow, moved by its insets afterwards, and a containing block.
  case relative
  /// In flow, without insets, and no containing block.
  case `static`
  /// Out of flow, placed against the nearest containing block.
  case absolute
}

/// The main axis of a flex container (`flex-direction`).
public enum FlexDirection: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// Along the inline axis, from start to end.
  case row
  /// Along the inline axis, from end to start.
  case rowReverse
  /// From top to bottom.
  case column
  /// From bottom to top.
  case columnReverse
}

/// Whether a flex container breaks its items into lines (`flex-wrap`).
public enum FlexWrap: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// One line, whatever overflows.
  case nowrap
  /// As many lines as needed, stacked towards the cross end.
  case wrap
  /// As many lines as needed, stacked towards the cross start.
  case wrapReverse
}

/// What an alignment does when its subject is larger than the room (CSS Box Alignment 3 §4.4).
public enum OverflowAlignment: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// Nothing was said: each property has its own behaviour.
  case unspecified
  /// Overflow goes towards the end side only.
  case safe
  /// The alignment holds even if the start side overflows.
  case unsafe
}

/// The distribution of content in its container: `justify-content` and `align-content`.
public struct ContentAlignment: Hashable, Sendable, BitwiseCopyable {
  /// The place or distribution by name.
  public enum Keyword: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
    /// The initial behaviour: `flex-start` on the main axis, `stretch` on the cross axis.
    case normal
    /// Packed to the flex container's main or cross start.
    case flexStart
    /// Packed to the flex container's main or cross end.
    case flexEnd
    /// Packed to the writing mode's start side.
    case start
    /// Packed to the writing mode's end side.
    case end
    /// Centred.
    case center
    /// Lines take up the free space (`align-content` only).
    case stretch
    /// Free space only between the subjects.
    case spaceBetween
    /// Free space around each subject, half of it at the ends.
    case spaceAround
    /// The same free space between the subjects and at the ends.
    case spaceEvenly
  }

  /// The place or distribution.
  public var keyword: Keyword
  /// What happens when the content is larger than the container.
  public var overflow: OverflowAlignment

  /// Creates an alignment.
  public init(_ keyword: Keyword, overflow: OverflowAlignment = .unspecified) {
    self.keyword = keyword
    self.overflow = overflow
  }
}

/// The alignment of an item in its line: `align-items` and `align-self`.
public struct ItemAlignment: Hashable, Sendable, BitwiseCopyable {
  /// The place by name.
  public enum Keyword: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
    /// `align-self` only: the container's `align-items`.
    case auto
    /// The initial behaviour: `stretch` for boxes in flow.
    case normal
    /// Fills the line's cross size where the item's own size is `auto`.
    case stretch
    /// At the line's cross start.
    case flexStart
    /// At the line's cross end.
    case flexEnd
    /// At the start side of the container's writing mode.
    case start
    /// At the end side of the container's writing mode.
    case end
    /// At the start side of the item's own writing mode.
    case selfStart
    /// At the end side of the item's own writing mode.
    case selfEnd
    /// Centred in the line.
    case center
    /// First baselines of the line's baseline items on one height.
    case baseline
  }

  /// The place.
  public var keyword: Keyword
  /// What happens when the item is larger than its line.
  public var overflow: OverflowAlignment

  /// Creates an alignment.
  public init(_ keyword: Keyword, overflow: OverflowAlignment = .unspecified) {
    self.keyword = keyword
    self.overflow = overflow
  }
}

/// Which box `width` and `height` size (`box-sizing`).
public enum BoxSizing: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// Sizes include padding and border.
  case borderBox
  /// Sizes are those of the content box.
  case contentBox
}

/// What happens to content outside of a box (`overflow`).
public enum Overflow: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// Drawn, and part of the automatic minimum size.
  case visible
  /// Clipped; the automatic minimum size is zero.
  case hidden
  /// Clipped; the automatic minimum size is zero.
  ///
  /// Deviation: CSS may make room for a scroll bar. Nothing scrolls in a picture, so there is none.
  case scroll
}
