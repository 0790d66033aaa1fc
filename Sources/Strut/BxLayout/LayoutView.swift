import StrutConstraints

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
  public var margin: Area { Area(view: view, area: .margin) }
  /// The lines of the safe area.
  public var safeArea: Area { Area(view: view, area: .safeArea) }
  /// The lines of what is readable: the margins, but no wider than text is good to read.
  public var readable: Area { Area(view: view, area: .readable) }
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

  /// A rectangle in a view, such as that inside the layout margins.
  public struct Area {
    let view: Box
    let area: LayoutArea

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
    /// The vertical centre line.
    public var centerX: LayoutAnchor { anchor(.centerX) }
    /// The horizontal centre line.
    public var centerY: LayoutAnchor { anchor(.centerY) }
    /// The width.
    public var width: LayoutAnchor { anchor(.width) }
    /// The height.
    public var height: LayoutAnchor { anchor(.height) }
    /// The centre lines.
    public var center: Center { Center(x: centerX, y: centerY) }

    private func anchor(_ attribute: LayoutAttribute) -> LayoutAnchor {
      LayoutAnchor(view, LayoutConstraint.Attribute(attribute, of: area))
    }
  }

  /// The ratio of width to height.
  public struct AspectRatio {
    let view: LayoutView
  }
}
