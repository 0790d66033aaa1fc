import StrutCore

/// Sizes without frames.
extension Box {
  /// Whether the box takes part in layouts; one that does not is as if it were not there.
  public var isIncludedInLayout: Bool {
    get { element.style[.display]?.markup != "none" }
    set {
      guard newValue != isIncludedInLayout else { return }
      if newValue {
        setStyle(.display, shownDisplay)
        shownDisplay = nil
      } else {
        shownDisplay = element.style[.display]
        setStyle(.display, .text("none"))
      }
    }
  }

  /// The size that the box needs within a size, in points; infinity and what is not a number are no limits.
  ///
  /// No frame changes. The size is at most what is given.
  public func sizeThatFits(_ size: Size) -> Size { sizeThatFits(size, isExact: false) }

  /// The size of the box without limits and without the sizes, paddings and borders that it was given.
  var contentSize: Size {
    let part = Box(partOf: self)
    for key in Self.placing + Self.sizing { part.element.style[key] = nil }
    part.layOut(request: .size(width: nil, height: nil))
    return part.frame.size
  }

  /// The size that the box has in a size.
  ///
  /// - Parameter isExact: Whether the box fills the size, instead of needing at most so much.
  func sizeThatFits(_ size: Size, isExact: Bool) -> Size {
    func limit(_ extent: Double) -> Double? {
      extent.isNaN || extent == .infinity ? nil : max(0, extent)
    }
    let (width, height) = (limit(size.width), limit(size.height))
    let part = Box(partOf: self)
    // The size is that of the margin box's room, and the margins of a box that is measured alone are not looked at.
    part.layOut(request: .size(width: nil, height: isExact ? height : nil))
    var found = part.frame.size
    if let width, isExact || found.width > width {
      part.layOut(request: .size(width: width, height: isExact ? height : nil))
      found = part.frame.size
    }
    guard !isExact else { return found }
    return Size(
      width: min(found.width, width ?? .infinity), height: min(found.height, height ?? .infinity))
  }
}
