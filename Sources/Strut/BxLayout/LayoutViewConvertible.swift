// swift-format-ignore-file: NoLeadingUnderscores
// What only the library asks begins with an underscore, so that no list of members offers it.

/// What can be laid out with BxLayout's statements: boxes.
public protocol LayoutViewConvertible {
  /// What statements see.
  associatedtype StatementView = LayoutView
  /// The box as statements see it.
  var _statementView: StatementView { get }
  /// The box.
  var _box: Box { get }
}

extension Box: LayoutViewConvertible {
  /// The box as statements see it.
  public var _statementView: LayoutView { LayoutView(view: self) }
  /// The box itself.
  public var _box: Box { self }
}
