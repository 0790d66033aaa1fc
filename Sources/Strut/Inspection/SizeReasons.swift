import StrutBoxes
import StrutCore
import StrutFormats
import StrutLayout

/// Why a box is as wide and as high as it is, in short phrases.
package struct SizeReasons: Sendable, Hashable {
  /// Why the width; empty where other words say it.
  package var width: [String] = []
  /// Why the height.
  package var height: [String] = []

  /// No reasons.
  package static let none = SizeReasons()

  init() {}

  /// The reasons of a box of the last layout.
  ///
  /// - Parameter flex: How flex layout came to the box's size; `nil` for a box that is no item of it.
  init(of box: BoxID, in tree: BoxTree, canvas: Size, _ flex: FlexExplanation?) {
    let style = tree.layout.style(of: box)
    if let flex {
      let reasons = FlexReasons(style: style, flex: flex)
      (width, height) =
        flex.isColumn ? (reasons.cross, reasons.main) : (reasons.main, reasons.cross)
    } else if tree.layout.parent(of: box) == nil {
      width = Self.root(style.width, tree.canvas.width, "width", "wide")
      height = Self.root(style.height, tree.canvas.height, "height", "high")
    } else if style.position == .absolute {
      width = Self.absolute(
        style.width, style.inset.left, style.inset.right, ("width", "wide", "left", "right"))
      height = Self.absolute(
        style.height, style.inset.top, style.inset.bottom, ("height", "high", "top", "bottom"))
    }
  }

  private static func root(
    _ size: Dimension, _ canvas: Double?, _ name: String, _ adjective: String
  ) -> [String] {
    if let given = size.given(as: name) { return [given] }
    return canvas == nil ? ["as \(adjective) as its content"] : ["fills the canvas"]
  }

  private static func absolute(
    _ size: Dimension, _ start: Dimension, _ end: Dimension,
    _ names: (size: String, adjective: String, start: String, end: String)
  ) -> [String] {
    if let given = size.given(as: names.size) { return [given] }
    if let start = start.given(as: names.start), let end = end.given(as: names.end) {
      return ["reaches from \(start) to \(end)"]
    }
    return ["as \(names.adjective) as its content"]
  }
}

/// The reasons of an item of a flex container, on the container's axes.
private struct FlexReasons {
  /// Sizes that differ by less than this are the same.
  private static let tolerance = 1e-6

  let style: LayoutStyle
  let flex: FlexExplanation

  // MARK: Main axis

  /// The base size, and what flexing made of it.
  var main: [String] { [base] + flexing + limit }

  private var names: (main: String, cross: String, isHigh: String, isWide: String) {
    flex.isColumn ? ("height", "width", "high", "wide") : ("width", "height", "wide", "high")
  }

  private var base: String {
    let size = flex.base.decimal(places: 2)
    let own = flex.isColumn ? style.height : style.width
    let isBasis = style.flexBasis != .auto
    let given = isBasis ? style.flexBasis.given(as: "flex-basis") : own.given(as: names.main)
    guard let given, !flex.hasContentBase else {
      let ratio = style.aspectRatio == nil ? "" : ", by its aspect ratio"
      return "as \(names.isHigh) as its content\(ratio): \(size)"
    }
    if given.hasSuffix(" \(size)") { return given }
    // A given size is at least as large as what stands around the content.
    let isRaised =
      switch isBasis ? style.flexBasis : own {
      case .points(let points): points < flex.base
      case .percent(let percent): percent == 0 && flex.base > 0
      default: false
      }
    return "\(given)\(isRaised ? ", with its border and padding" : ""): \(size)"
  }

  private var flexing: [String] {
    let change = flex.main - flex.base
    let free = flex.freeSpace
    if change > Self.tolerance, free > Self.tolerance, style.flexGrow > 0 {
      return [
        "grew by \(change.decimal(places: 2)) of \(free.decimal(places: 2)) free\(share)"
      ]
    }
    if change < -Self.tolerance, free < -Self.tolerance, style.flexShrink > 0 {
      return ["shrank by \((-change).decimal(places: 2)) of \((-free).decimal(places: 2)) missing"]
    }
    if abs(change) > Self.tolerance { return [] }
    if free > Self.tolerance, style.flexGrow == 0 {
      return ["did not grow: flex-grow is 0, \(free.decimal(places: 2)) free"]
    }
    if free < -Self.tolerance, style.flexShrink == 0 {
      return ["did not shrink: flex-shrink is 0, \((-free).decimal(places: 2)) missing"]
    }
    return []
  }

  /// The item's part of the line's growing; empty where it has all of it.
  private var share: String {
    guard style.flexGrow != flex.growSum else { return "" }
    return " (flex-grow \(style.flexGrow.decimal(places: 2)) of \(flex.growSum.decimal(places: 2)))"
  }

  private var limit: [String] {
    let (least, most) =
      flex.isColumn ? (style.minHeight, style.maxHeight) : (style.minWidth, style.maxWidth)
    if abs(flex.main - flex.minimum) < Self.tolerance, flex.minimum > 0, isHeldFromBelow {
      return [
        least.given(as: "min-\(names.main)").map { "no smaller than \($0)" }
          ?? "no smaller than its content"
      ]
    }
    let isAtMost = abs(flex.main - flex.maximum) < Self.tolerance
    if isAtMost, flex.base > flex.maximum || flex.freeSpace > 0, flex.minimum < flex.maximum {
      return [most.given(as: "max-\(names.main)").map { "no larger than \($0)" } ?? ""]
        .filter { !$0.isEmpty }
    }
    return []
  }

  private var isHeldFromBelow: Bool {
    flex.base < flex.minimum - Self.tolerance
      || (flex.freeSpace < -Self.tolerance && style.flexShrink > 0)
  }

  // MARK: Cross axis

  /// Whether the item stretches, has a size of its own, or follows its content; and what it is held by.
  var cross: [String] {
    let own = flex.isColumn ? style.width : style.height
    if flex.stretches {
      return ["stretched to the line's \(flex.lineCross.decimal(places: 2))"] + crossLimit
    }
    if let given = own.given(as: names.cross) { return [given] + crossLimit }
    let isByRatio = style.aspectRatio != nil
    return [isByRatio ? "by its aspect ratio" : "as \(names.isWide) as its content"] + crossLimit
  }

  private var crossLimit: [String] {
    let (least, most) =
      flex.isColumn ? (style.minWidth, style.maxWidth) : (style.minHeight, style.maxHeight)
    // A size that is stretched to just the limit is held by neither.
    if flex.stretches, abs(flex.cross - flex.lineCross) < Self.tolerance { return [] }
    if flex.crossMinimum > 0, abs(flex.cross - flex.crossMinimum) < Self.tolerance {
      return least.given(as: "min-\(names.cross)").map { ["no smaller than \($0)"] } ?? []
    }
    guard abs(flex.cross - flex.crossMaximum) < Self.tolerance else { return [] }
    return most.given(as: "max-\(names.cross)").map { ["no larger than \($0)"] } ?? []
  }
}

extension Dimension {
  /// The value with a property's name, such as `width 50%`; `nil` for `auto`.
  fileprivate func given(as name: String) -> String? {
    switch self {
    case .auto: nil
    case .points(let points): "\(name) \(points.decimal(places: 2))"
    case .percent(let percent): "\(name) \(percent.decimal(places: 2))%"
    case .minContent: "\(name) min-content"
    case .maxContent: "\(name) max-content"
    case .fitContent: "\(name) fit-content"
    case .stretch: "\(name) stretch"
    case .content: "\(name) content"
    }
  }
}
