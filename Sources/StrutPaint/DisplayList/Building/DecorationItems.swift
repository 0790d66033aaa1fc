import StrutBoxes
import StrutCore
import StrutLayout

/// The shadows, the background and the border of one box, from the bottom to the top.
struct DecorationItems {
  /// Where the box stands.
  let geometry: BoxGeometry
  /// What the box looks like.
  private(set) var style: PaintStyle
  /// Device pixels for each point; 0 for vector formats.
  let pixelGrid: Double

  /// The items in the order of CSS Backgrounds 3: outer shadows, background, inset shadows, border.
  var items: [DisplayItem] { items(around: background) }

  private var background: [DisplayItem] {
    guard !style.background.isEmpty else { return [] }
    return BackgroundItems(
      background: style.background, geometry: geometry, style: style
    ).items
  }

  private func items(around background: [DisplayItem]) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if !style.boxShadow.isEmpty { items += shadows(inset: false) }
    items += background
    if !style.boxShadow.isEmpty { items += shadows(inset: true) }
    if geometry.border != .zero {
      items += BorderItems(geometry: geometry, style: style, pixelGrid: pixelGrid).items
    }
    return items
  }

  /// The items where the background shows through letters only; it hides no shadow then.
  func items(withBackgroundThrough letters: LetterShapes) -> [DisplayItem] {
    var plain = self
    plain.style.background = Background()
    guard !letters.isEmpty, !style.background.isEmpty else { return plain.items }
    return plain.items(around: [.begin(letters.effect)] + background + [.end])
  }

  /// The outer or the inset shadows; the first one of the style comes last, since it lies on top.
  ///
  /// [CSS Backgrounds 3 §6.1](https://www.w3.org/TR/css-backgrounds-3/#box-shadow)
  private func shadows(inset: Bool) -> [DisplayItem] {
    style.boxShadow.reversed().compactMap { shadow in
      guard shadow.isInset == inset, shadow.color.alpha > 0 else { return nil }
      return inset ? insetShadow(shadow) : outerShadow(shadow)
    }
  }

  private func outerShadow(_ shadow: Shadow) -> DisplayItem? {
    let border = geometry.roundedBorderBox(style)
    let shape = border.grown(by: shadow.spread)
      .offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
    guard shape.rect.size.width > 0, shape.rect.size.height > 0 else { return nil }
    return .boxShadow(
      BoxShadow(
        shape: shape, deviation: max(0, shadow.blur) / 2, color: shadow.color,
        area: .outside(visibleArea(around: border))))
  }

  /// What hides an outer shadow: the border box, a pixel smaller where the background covers the shadow anyway, so that
  /// no light line shows between the two.
  private func visibleArea(around border: RoundedRect) -> RoundedRect {
    guard style.background.color.alpha == 1 else { return border }
    return border.inset(by: Edges(pixelGrid > 0 ? 1 / pixelGrid : 0.5))
  }

  private func insetShadow(_ shadow: Shadow) -> DisplayItem? {
    let padding = geometry.roundedPaddingBox(style)
    let hole = padding.grown(by: -shadow.spread)
      .offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
    return .boxShadow(
      BoxShadow(
        shape: hole, deviation: max(0, shadow.blur) / 2, color: shadow.color,
        area: .inside(padding)))
  }
}

extension RoundedRect {
  /// The rounded rectangle with all edges moved outwards, inwards where `spread` is negative.
  ///
  /// Small radii grow by less than the spread, so that a sharp corner stays sharp.
  /// [CSS Backgrounds 3 §6.1.2](https://www.w3.org/TR/css-backgrounds-3/#shadow-shape)
  func grown(by spread: Double) -> RoundedRect {
    guard spread > 0 else { return spread < 0 ? inset(by: Edges(-spread)) : self }
    func grow(_ radius: Double) -> Double {
      guard radius > 0 else { return 0 }
      guard radius < spread else { return radius + spread }
      let ratio = radius / spread - 1
      return radius + spread * (1 + ratio * ratio * ratio)
    }
    return RoundedRect(
      Rect(
        x: rect.minX - spread, y: rect.minY - spread, width: rect.size.width + 2 * spread,
        height: rect.size.height + 2 * spread),
      radii: radii.map { Size(width: grow($0.width), height: grow($0.height)) })
  }
}
