/// A box as statements of BxLayout see it: by its lines and sizes.
public struct LayoutView {
  /// The box.
  public let view: Box

  /// The leading edge.
  public var leading: LayoutAnchor { anchor(.leading) }
  /// The trailing edge.
  public var trailing: LayoutAnchor { anchor(.trailing) }
  /// The left edge.
  public var left: LayoutAnchor { anchor(.left) }
  /// The right edge.
  public var right: LayoutAnchor { anchor(.right) }
  /// The top edge.
  public var top: LayoutAnchor { anchor(.top) }
  /// The bottom edge.
  public var bottom: LayoutAnchor { anchor(.bottom) }
  /// The width.
  public var width: LayoutAnchor { anchor(.width) }
  /// The height.
  public var height: LayoutAnchor { anchor(.height) }
  /// The vertical centre line.
  public var centerX: LayoutAnchor { anchor(.centerX) }
  /// The horizontal centre line.
  public var centerY: LayoutAnchor { anchor(.centerY) }
  /// The centre lines.
  public var center: Center { Center(x: centerX, y: centerY) }
  /// The baselines.
  public var baseline: Baseline {
    Baseline(first: anchor(.firstBaseline), last: anchor(.lastBaseline))
  }
  /// The lines of the rectangle inside the layout margins.
  public var margin: Margin { Margin(view: view) }
  /// The width divided by the height, which is compared with a number.
  public var aspectRatio: AspectRatio { AspectRatio(view: self) }

  func anchor(_ attribute: LayoutConstraint.Attribute) -> LayoutAnchor {
    LayoutAnchor(view, attribute)
  }

  /// Centre lines.
  public struct Center {
    /// The vertical one.
    public let x: LayoutAnchor
    /// The horizontal one.
    public let y: LayoutAnchor
  }

  /// Baselines.
  public struct Baseline {
    /// That of the first line.
    public let first: LayoutAnchor
    /// That of the last line.
    public let last: LayoutAnchor
  }

  /// The rectangle inside the layout margins.
  public struct Margin {
    let view: Box
    /// The leading edge.
    public var leading: LayoutAnchor { LayoutAnchor(view, .leadingMargin) }
    /// The trailing edge.
    public var trailing: LayoutAnchor { LayoutAnchor(view, .trailingMargin) }
    /// The left edge.
    public var left: LayoutAnchor { LayoutAnchor(view, .leftMargin) }
    /// The right edge.
    public var right: LayoutAnchor { LayoutAnchor(view, .rightMargin) }
    /// The top edge.
    public var top: LayoutAnchor { LayoutAnchor(view, .topMargin) }
    /// The bottom edge.
    public var bottom: LayoutAnchor { LayoutAnchor(view, .bottomMargin) }
    /// The vertical centre line.
    public var centerX: LayoutAnchor { LayoutAnchor(view, .centerXWithinMargins) }
    /// The horizontal centre line.
    public var centerY: LayoutAnchor { LayoutAnchor(view, .centerYWithinMargins) }
    /// The width.
    public var width: LayoutAnchor { LayoutAnchor(view, .widthWithinMargins) }
    /// The height.
    public var height: LayoutAnchor { LayoutAnchor(view, .heightWithinMargins) }
    /// The centre lines.
    public var center: Center { Center(x: centerX, y: centerY) }
  }

  /// The ratio of width to height.
  public struct AspectRatio {
    let view: LayoutView
  }
}

/// What can be laid out with BxLayout's statements: boxes.
public protocol LayoutViewConvertible {
  /// What statements see.
  associatedtype StatementView = LayoutView
  /// The box as statements see it.
  var statementView: StatementView { get }
  /// The box.
  var box: Box { get }
}

extension Box: LayoutViewConvertible {
  /// The box as statements see it.
  public var statementView: LayoutView { LayoutView(view: self) }
  /// The box itself.
  public var box: Box { self }
}
