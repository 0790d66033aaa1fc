import StrutCore

/// Everything about one box that decides where boxes stand, with CSS's names and values.
///
/// A new style has the initial values of the `web` preset; ``initial(_:)`` gives those of either.
/// Sizes are of the box that ``boxSizing`` names. All lengths are points.
public struct LayoutStyle: Hashable, Sendable {
  /// Whether and how the box takes part in layout.
  public var display: Display = .flex
  /// In flow or out of flow, and whether insets apply.
  ///
  /// Deviation: CSS starts `position` as `static`. Here it is `relative`, so that a box holds its absolute children, as
  /// in Yoga.
  public var position: Position = .relative
  /// The box's own direction; `nil` takes the parent's.
  public var direction: Direction?
  /// The offsets `top`, `right`, `bottom`, `left` with `start` and `end`; `auto`, points or percent.
  public var inset = StyleEdges<Dimension>(.auto)

  /// The main axis of the box's children.
  public var flexDirection: FlexDirection = .row
  /// Whether the children break into lines.
  public var flexWrap: FlexWrap = .nowrap
  /// Where free space on the main axis goes.
  public var justifyContent = ContentAlignment(.normal)
  /// Where free space between the lines goes.
  public var alignContent = ContentAlignment(.normal)
  /// The alignment of the children in their lines.
  public var alignItems = ItemAlignment(.normal)
  /// The box's own alignment in its line.
  public var alignSelf = ItemAlignment(.auto)
  /// The space between lines (rows) and items; points or percent.
  public var rowGap: Dimension = .points(0)
  /// The space between items (rows) and lines; points or percent.
  public var columnGap: Dimension = .points(0)

  /// The share of positive free space; never negative.
  public var flexGrow: Double = 0
  /// The share of negative free space, times the flex base size; never negative.
  public var flexShrink: Double = 1
  /// The size before growing and shrinking; `auto` is the main size.
  public var flexBasis: Dimension = .auto
  /// The place among the siblings; equal numbers keep document order.
  public var order: Int32 = 0

  /// The width; every keyword except `content`.
  public var width: Dimension = .auto
  /// The height; every keyword except `content`.
  public var height: Dimension = .auto
  /// The least width; `auto` is CSS's automatic minimum size.
  public var minWidth: Dimension = .auto
  /// The least height; `auto` is CSS's automatic minimum size.
  public var minHeight: Dimension = .auto
  /// The largest width; `auto` is `none`.
  public var maxWidth: Dimension = .auto
  /// The largest height; `auto` is `none`.
  public var maxHeight: Dimension = .auto
  /// Width divided by height, of the box that ``boxSizing`` names; `nil` for none.
  public var aspectRatio: Double?
  /// Which box the sizes mean.
  ///
  /// Deviation: CSS starts `box-sizing` as `content-box`. Here it is `border-box`, so that a box is as large as it says,
  /// as in Yoga.
  public var boxSizing: BoxSizing = .borderBox

  /// The outer edges; `auto`, points (negative too) or percent of the containing block's width.
  public var margin = StyleEdges<Dimension>(.points(0))
  /// The inner edges; points or percent of the containing block's width, never negative.
  public var padding = StyleEdges<Dimension>(.points(0))
  /// The border widths in points; never negative.
  ///
  /// Deviation: CSS takes borders as whole device pixels already in layout, so that a page is another one at every scale.
  /// Here borders keep their width in layout, as documents mean the same at each scale, and are whole pixels where they are painted.
  public var border = StyleEdges<Double>(0)

  /// What happens to content that overflows on the horizontal axis.
  public var overflowX: Overflow = .visible
  /// What happens to content that overflows on the vertical axis.
  public var overflowY: Overflow = .visible

  /// Whether absolute descendants stand in the box though it is `static`, as they do where it has a transform or a filter
  /// ([CSS Transforms 1 §3](https://www.w3.org/TR/css-transforms-1/#transform-rendering),
  /// [Filter Effects 1 §5](https://www.w3.org/TR/filter-effects-1/#FilterProperty)).
  public var holdsAbsoluteBoxes = false

  /// Creates a style with the initial values of the `web` preset.
  public init() {}

  /// The initial values of a preset; everything not named in the table of `Layout.md` is CSS's in both.
  public static func initial(_ preset: Preset) -> LayoutStyle {
    var style = LayoutStyle()
    if preset == .yoga {
      style.flexDirection = .column
      style.flexShrink = 0
      style.alignContent = ContentAlignment(.flexStart)
      style.minWidth = .points(0)
      style.minHeight = .points(0)
    }
    return style
  }
}

/// A choice of initial values; both presets run on one engine.
///
/// Deviation: Yoga leaves CSS in parts of its algorithm, too. Here its preset is a set of initial values, and boxes are
/// laid out as browsers do, so that there is one answer to compare with.
public enum Preset: String, Hashable, Sendable, CaseIterable {
  /// Yoga's initial values: columns that do not shrink, without automatic minimum sizes.
  case yoga
  /// CSS's initial values.
  case web
}
