import StrutBoxes
import StrutCore
import StrutLayout

extension BoxTree {
  /// The most views before a box that are looked at.
  private static var mostSiblings: Int { 300 }
  /// The contrast up to which letters are an ornament, as a watermark is, by the formula of WCAG 2.
  private static var leastContrast: Double { 1.3 }

  /// Whether letters of a colour can hardly be told from the ground of their box, or from what is behind it.
  func isFaint(_ color: Color, of box: BoxID, below contrast: Double? = nil) -> Bool {
    grounds(behind: box).map { isFaint(color, on: $0, below: contrast) } ?? false
  }

  /// Whether letters of a colour could hardly be told from what is behind them at a place of their container, before a box of that.
  func isFaint(_ color: Color, at place: Rect, before box: BoxID) -> Bool {
    grounds(at: place, before: box).map { isFaint(color, on: $0, below: nil) } ?? false
  }

  /// Whether letters of a colour can hardly be told from each of some grounds.
  func isFaint(_ color: Color, on grounds: [Color], below contrast: Double?) -> Bool {
    grounds.allSatisfy { ground in
      let own = [color, ground].map(\.luminance)
      return (max(own[0], own[1]) + 0.05) / (min(own[0], own[1]) + 0.05)
        < contrast ?? Self.leastContrast
    }
  }

  /// The colours behind a box: that of the last view before it on which it stands, else of what is around it, else of the canvas, which
  /// is white without one, and those of the views on that which are behind a part of it; `nil` where an image or a gradient is there.
  private func grounds(behind box: BoxID) -> [Color]? {
    if hasLayers(box) { return nil }
    let own = elements[box.index].paint.background.color
    if own.alpha == 1 { return [own] }
    return grounds(at: layout.frame(of: box), before: box)
  }

  /// The colours at a place of the container of a box, of what comes before that.
  private func grounds(at frame: Rect, before box: BoxID) -> [Color]? {
    var parent = layout.parent(of: box)
    let before = (parent.map { layout.children(of: $0).prefix(Self.mostSiblings) } ?? []).filter {
      $0.index < box.index && !showsText($0) && layout.frame(of: $0).overlaps(frame)
    }
    if before.contains(where: { isPicture($0) || hasLayers($0) }) { return nil }
    let under = before.lastIndex { isOpaque($0) && layout.frame(of: $0).covers(frame) }
    let parts = before[(under ?? 0)...].filter(isOpaque).map {
      elements[$0.index].paint.background.color
    }
    if under != nil { return parts }
    while let container = parent {
      let color = elements[container.index].paint.background.color
      if hasLayers(container) { return nil }
      if color.alpha == 1 { return [color] + parts }
      parent = layout.parent(of: container)
    }
    guard canvas.background.layers.isEmpty else { return nil }
    let own = canvas.background.color
    return [own.alpha == 1 ? own : Color(red: 1, green: 1, blue: 1)] + parts
  }

  private func hasLayers(_ box: BoxID) -> Bool {
    !elements[box.index].paint.background.layers.isEmpty
  }
}

extension Color {
  /// How light it is to the eye, from 0 to 1, by squares in place of the exponents of sRGB.
  fileprivate var luminance: Double {
    0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
  }
}
