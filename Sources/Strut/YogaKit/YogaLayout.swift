/// YogaKit's properties of a box's style.
///
/// A literal is points; `.percent(50)`, `.auto` and `.maxContent` say the rest.
@dynamicMemberLookup
public struct YogaLayout {
  /// The box.
  public let view: Box

  init(_ box: Box) { view = box }

  /// Whether the box takes part in layouts.
  public var isEnabled: Bool {
    get { view.isIncludedInLayout }
    nonmutating set { view.isIncludedInLayout = newValue }
  }

  /// Whether the box takes part in layouts.
  public var isIncludedInLayout: Bool {
    get { view.isIncludedInLayout }
    nonmutating set { view.isIncludedInLayout = newValue }
  }

  /// Every attribute of the markup under its Swift name.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Style, Value>) -> Value {
    get { view.style[keyPath: path] }
    nonmutating set { view.style[keyPath: path] = newValue }
  }

  /// Takes an attribute away: what `YGValueUndefined` is for in Yoga.
  ///
  /// ```swift
  /// view.yoga.reset(\.width)
  /// ```
  public func reset<Value>(_ property: WritableKeyPath<Style, Value>) {
    view.style.reset(property)
  }
}

// The names of YGLayout that CSS has otherwise.
extension YogaLayout {
  /// The weight by which the box takes a part of the free room, from no size of its own, as Yoga has it: `.points(weight)` is that, too.
  /// A basis in points, and the shorthand of CSS with its three parts, is `view.style.flex`.
  public var flex: Length {
    get { view.style.flex }
    nonmutating set { view.style.flex = newValue.withPointsAsNumber }
  }

  /// Whether the box takes part in layouts; shown again it places as before.
  public var display: Style.Display {
    get { view.style.display }
    nonmutating set {
      if newValue == .flex { view.show() } else { view.style.display = newValue }
    }
  }

  /// Where lines stand, as the markup's `flex-wrap` has them.
  public var wrap: Style.FlexWrap {
    get { view.style.flexWrap }
    nonmutating set { view.style.flexWrap = newValue }
  }

  /// Where the children stand across their line; `stretch`, as Yoga has it, where nothing says it.
  public var alignItems: Style.AlignItems {
    get { view.style.alignItems == .normal ? .stretch : view.style.alignItems }
    nonmutating set { view.style.alignItems = newValue }
  }

  /// Where the free space of a line goes; `flexStart`, as Yoga has it, where nothing says it.
  public var justifyContent: Style.JustifyContent {
    get { view.style.justifyContent == .normal ? .flexStart : view.style.justifyContent }
    nonmutating set { view.style.justifyContent = newValue }
  }

  /// The reading direction that the box has: its own, or that of the nearest box around it that says one.
  public var resolvedDirection: Style.Direction {
    var box: Box? = view
    while let current = box {
      if let own = current.element.style[.direction]?.markup, own == "ltr" || own == "rtl" {
        return Style.Direction(rawValue: own)
      }
      box = current.parent
    }
    let canvas = view.root.rootState?.canvas.style[.direction]?.markup
    return canvas == "rtl" ? .rtl : .ltr
  }

  /// The size of the box as points; what is not a number is automatic.
  public var size: Size {
    get {
      Size(width: view.style.width.points ?? .nan, height: view.style.height.points ?? .nan)
    }
    nonmutating set {
      view.style.width = newValue.width.isNaN ? .auto : .points(newValue.width)
      view.style.height = newValue.height.isNaN ? .auto : .points(newValue.height)
    }
  }

  /// The size that the box has without limits, in points.
  public var intrinsicSize: Size { view.intrinsicSize }
  /// How many boxes take part in the layout of this one.
  public var numberOfChildren: Int { view.numberOfChildren }
  /// Whether no box takes part in the layout of this one.
  public var isLeaf: Bool { view.isLeaf }
  /// Whether something changed since the last layout.
  public var isDirty: Bool { view.isDirty }
  /// Says that the box has to be measured and laid out anew.
  public func markDirty() { view.markDirty() }

  /// Lays the box out in its frame.
  public func applyLayout(preservingOrigin: Bool) {
    view.applyLayout(preservingOrigin: preservingOrigin)
  }

  /// Lays the box out in its frame, without the size on the flexible axes.
  public func applyLayout(
    preservingOrigin: Bool, dimensionFlexibility: DimensionFlexibility
  ) {
    view.applyLayout(
      preservingOrigin: preservingOrigin, dimensionFlexibility: dimensionFlexibility)
  }

  /// The size that the box has in a size.
  @discardableResult
  public func calculateLayout(with size: Size) -> Size { view.calculateLayout(with: size) }
}

/// The axes on which a layout takes what the content needs.
public struct DimensionFlexibility: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The width.
  public static let flexibleWidth = DimensionFlexibility(rawValue: 1)
  /// The height.
  public static let flexibleHeight = DimensionFlexibility(rawValue: 2)
  /// YogaKit's name for ``flexibleHeight``.
  public static let flexibleHeigth = flexibleHeight
}

extension Box {
  /// YogaKit's properties of this box.
  public var yoga: YogaLayout { YogaLayout(self) }

  /// Hands the properties of the box to a closure.
  public func configureLayout(_ body: (inout YogaLayout) -> Void) {
    var layout = yoga
    body(&layout)
  }

  /// Lays the box out in its frame.
  ///
  /// - Parameter preservingOrigin: Whether the origin stays; otherwise it becomes that of the layout, the margins.
  public func applyLayout(preservingOrigin: Bool) {
    applyLayout(preservingOrigin: preservingOrigin, dimensionFlexibility: [])
  }

  /// Lays the box out in its frame, without the size on the flexible axes.
  public func applyLayout(preservingOrigin: Bool, dimensionFlexibility: DimensionFlexibility) {
    // A layout leaves the frame with margins smaller than the size that it was given.
    let size = parent == nil ? state.exactSize : frame.size
    layOut(
      request: .size(
        width: dimensionFlexibility.contains(.flexibleWidth) ? nil : size.width,
        height: dimensionFlexibility.contains(.flexibleHeight) ? nil : size.height))
    guard !preservingOrigin, parent == nil, let tree = live?.settled?.boxes.layout else { return }
    let margin = tree.margin(of: boxID)
    frame.origin = Point(x: margin.left, y: margin.top)
  }

  /// The size that the box has in a size, in points; what is not a number is no limit. No frame changes.
  @discardableResult
  public func calculateLayout(with size: Size) -> Size { sizeThatFits(size, isExact: true) }

  /// The size that the box has without limits, in points.
  public var intrinsicSize: Size { sizeThatFits(Size(width: .infinity, height: .infinity)) }
  /// How many boxes take part in the layout of this one.
  public var numberOfChildren: Int { subviews.filter(\.isIncludedInLayout).count }
  /// Whether no box takes part in the layout of this one.
  public var isLeaf: Bool { numberOfChildren == 0 }
}
