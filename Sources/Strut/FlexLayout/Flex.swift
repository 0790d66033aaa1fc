import StrutCore

/// FlexLayout's chain: the flex properties of a box, one call after the other.
///
/// ```swift
/// root.flex.padding(12).define { flex in
///   flex.addItem(title).marginTop(16)
///   flex.addItem().direction(.row).define { flex in
///     flex.addItem(icon).size(40)
///     flex.addItem(name).grow(1)
///   }
/// }
/// root.flex.layout(mode: .adjustHeight)
/// ```
///
/// A number is points, `50%` a share. What is not a number takes the property away.
public struct Flex {
  /// The box.
  public let view: Box

  init(_ box: Box) { view = box }

  // MARK: Items

  /// Adds an empty box as the last item, and goes on with that one.
  @discardableResult
  public func addItem(fileID: StaticString = #fileID, line: Int = #line) -> Flex {
    addItem(Box(fileID: fileID, line: line))
  }

  /// Adds a box as the last item, and goes on with that one.
  @discardableResult
  public func addItem(_ box: Box) -> Flex {
    view.addSubview(box)
    return box.flex
  }

  /// Hands the chain to a closure that adds items.
  @discardableResult
  public func define(_ body: (Flex) -> Void) -> Flex {
    body(self)
    return self
  }

  // MARK: Layout

  /// What a layout fits the box to.
  public enum LayoutMode: Hashable, Sendable {
    /// Both sizes stay those of the frame.
    case fitContainer
    /// The height stays, the width is what the items need.
    case adjustWidth
    /// The width stays, the height is what the items need.
    case adjustHeight
  }

  /// Lays the box out in its frame; the origin stays.
  public func layout(mode: LayoutMode = .fitContainer) {
    switch mode {
    case .fitContainer: view.layOut(request: .fitContainer)
    case .adjustWidth: view.layOut(request: .adjustWidth)
    case .adjustHeight: view.layOut(request: .adjustHeight)
    }
  }

  /// The size that the box needs within a size, in points; infinity and what is not a number are no limits.
  public func sizeThatFits(_ size: Size) -> Size { view.sizeThatFits(size) }

  /// The size that the box needs within a size, by the label that FlexLayout has.
  public func sizeThatFits(size: Size) -> Size { view.sizeThatFits(size) }

  /// The size that the box has without limits, in points.
  public var intrinsicSize: Size {
    view.sizeThatFits(Size(width: .infinity, height: .infinity))
  }

  /// Says that the box has to be measured and laid out anew.
  @discardableResult
  public func markDirty() -> Flex {
    view.markDirty()
    return self
  }

  /// Whether the box takes part in layouts; one that does not has no frame.
  public var isIncludedInLayout: Bool {
    get { view.isIncludedInLayout }
    nonmutating set { view.isIncludedInLayout = newValue }
  }

  /// Says whether the box takes part in layouts.
  @discardableResult
  public func isIncludedInLayout(_ included: Bool) -> Flex {
    view.isIncludedInLayout = included
    return self
  }

  // MARK: Values

  /// Sets a number; takes the property away where it is none.
  func set(_ key: StyleKey, _ value: Double?) -> Flex {
    view.setStyle(key, value.flatMap { $0.isNaN ? nil : .number($0) })
    return self
  }

  func set(_ key: StyleKey, _ value: Length) -> Flex {
    var style = view.element.style
    style.set(key, value)
    view.setStyle(key, style[key])
    return self
  }

  func set(_ key: StyleKey, word: String) -> Flex {
    view.setStyle(key, .text(word))
    return self
  }
}

extension Box {
  /// FlexLayout's chain for this box.
  public var flex: Flex { Flex(self) }
}
