import StrutBoxes
import StrutCore
import StrutLayout

/// The fills of one background, from the bottom to the top.
struct BackgroundItems {
  /// What fills the border box.
  let background: Background
  /// Where the box stands.
  let geometry: BoxGeometry
  /// The box's border and radii.
  let style: PaintStyle

  /// The colour and the gradients.
  var items: [DisplayItem] {
    let area = paintedArea
    guard area.rect.size.width > 0, area.rect.size.height > 0 else { return [] }
    var items: [DisplayItem] = []
    let hiding = layerThatHidesOthers
    if background.color.alpha > 0, hiding == nil {
      items.append(.fill(area.shape, .color(background.color)))
    }
    for gradient in background.layers.prefix((hiding ?? background.layers.count) + 1).reversed() {
      items += fills(of: gradient, in: area)
    }
    return items
  }

  /// The first layer that lets nothing through.
  ///
  /// Browser: what lies below it is not painted, so that it is not seen in soft edges: `paint/background-hidden-layers`.
  private var layerThatHidesOthers: Int? {
    let tile = geometry.gradientBox ?? geometry.paddingBox
    guard tile.size.width > 0, tile.size.height > 0 else { return nil }
    return background.layers.firstIndex(where: \.isOpaque)
  }

  /// The border box; under a border that hides the edge of the background, somewhat less, so that the
  /// background does not shine through along the outer edge.
  private var paintedArea: RoundedRect {
    let border = geometry.roundedBorderBox(style)
    guard !border.isRect, borderHidesEdges else { return border }
    let share = style.border.hasDouble ? 1.0 / 6 : 0.5
    return border.inset(by: geometry.border.map { $0 * share })
  }

  private var borderHidesEdges: Bool { bordersAll { $0 == .solid || $0 == .double } }

  private var borderHidesAll: Bool { bordersAll { $0 == .solid } }

  /// Whether all sides have an opaque border of some styles.
  private func bordersAll(_ isMeant: (BorderStyle) -> Bool) -> Bool {
    zip(geometry.border.list, style.border.list).allSatisfy { width, side in
      width > 0 && side.color.alpha == 1 && isMeant(side.style)
    }
  }

  /// The fills of one gradient, which is as large as the padding box and repeats under the border; a part of a box has the
  /// part of the gradient that lies there.
  ///
  /// [CSS Backgrounds 3 §2.5–2.7](https://www.w3.org/TR/css-backgrounds-3/#the-background-repeat)
  private func fills(of gradient: Gradient, in area: RoundedRect) -> [DisplayItem] {
    let tile = geometry.gradientBox ?? geometry.paddingBox
    guard tile.size.width > 0, tile.size.height > 0 else { return [] }
    guard geometry.border != .zero, !borderHidesAll else {
      return [.fill(area.shape, gradient.resolved(in: tile))]
    }
    let box = area.rect
    var (columns, rows) = repetitions(of: tile, in: box)
    // A second layer would be seen in the soft edges of a round corner.
    if area.isRect, gradient.isOpaque { (columns, rows) = (columns.overlapping, rows.overlapping) }
    var items: [DisplayItem] = area.isRect ? [] : [.begin(.clip(area.shape))]
    for row in rows {
      for column in columns {
        let part = Rect(
          x: column.start, y: row.start, width: column.end - column.start,
          height: row.end - row.start)
        let place = Rect(origin: Point(x: column.origin, y: row.origin), size: tile.size)
        items.append(.fill(.rect(part), gradient.resolved(in: place)))
      }
    }
    if !area.isRect { items.append(.end) }
    return items
  }
}

extension BackgroundItems {
  /// The most fills of one gradient that are painted under a border.
  private static let mostFills = 2048

  /// The columns and rows of a gradient's repetitions over the border box; fewer along each side of the border where
  /// there would be very many in all.
  private func repetitions(of tile: Rect, in box: Rect) -> (columns: [Tile], rows: [Tile]) {
    // Browser: nothing is painted along a side whose border hides it, corners included:
    // `paint/background-repeats-under-border`.
    let seen = style.border.map { $0.style != .solid || $0.color.alpha < 1 }
    func repetitions(most: Double) -> (columns: [Tile], rows: [Tile]) {
      // A tile that goes on in other parts of a span is larger than the box.
      let columns = Tile.tiles(
        of: tile.minX, tile.maxX, from: seen.left ? box.minX : max(box.minX, tile.minX),
        to: seen.right ? box.maxX : min(box.maxX, tile.maxX), most: most)
      let rows = Tile.tiles(
        of: tile.minY, tile.maxY, from: seen.top ? box.minY : tile.minY,
        to: seen.bottom ? box.maxY : tile.maxY, most: most)
      return (columns, rows)
    }
    let all = repetitions(most: 64)
    guard all.columns.count * all.rows.count > Self.mostFills else { return all }
    return repetitions(most: 16)
  }
}

/// One repetition of a background along one axis.
private struct Tile {
  /// The part that is painted.
  var start: Double
  var end: Double
  /// Where the whole repetition begins.
  var origin: Double

  /// The repetitions of a tile over a stretch, none for one without room; the last ones stand for all beyond them.
  ///
  /// - Parameter most: How many are told apart on either side.
  static func tiles(
    of near: Double, _ far: Double, from start: Double, to end: Double, most: Double
  ) -> [Tile] {
    let extent = far - near
    let before = min(most, ((near - start) / extent).rounded(.up))
    let after = min(most, ((end - far) / extent).rounded(.up))
    guard -before <= after else { return [] }
    return (-Int(before)...Int(after)).map { index in
      let origin = near + Double(index) * extent
      return Tile(
        start: index == -Int(before) ? start : origin,
        end: index == Int(after) ? end : origin + extent, origin: origin)
    }
  }
}

extension [Tile] {
  /// The same repetitions, each of them going on below the next one, which is painted later: where their edges lie within pixels, what is
  /// below both would be seen between the two.
  fileprivate var overlapping: [Tile] {
    var tiles = self
    for index in indices.dropLast() {
      let next = self[index + 1]
      tiles[index].end += Swift.min(next.end - next.start, 2)
    }
    return tiles
  }
}

extension Gradient {
  /// Whether no colour lets anything through.
  fileprivate var isOpaque: Bool {
    stops.allSatisfy { stop in
      guard case .color(let color, _) = stop else { return true }
      return color.alpha == 1
    }
  }
}

extension Edges {
  /// The four values in CSS order.
  var list: [Value] { [top, right, bottom, left] }
}

extension Edges<BorderSide> {
  /// Whether any side has two lines.
  fileprivate var hasDouble: Bool { list.contains { $0.style == .double } }
}
