import StrutBoxes
import StrutCore
import StrutLayout

/// The items of an image in its content box.
struct ImageItems {
  /// The image and its own size.
  let image: BoxImage
  /// Where the box stands.
  let geometry: BoxGeometry
  /// `object-fit`, `object-position`, `slice` and the radii.
  let style: PaintStyle
  /// Device pixels for each point; 0 for vector formats.
  let pixelGrid: Double

  /// The image, clipped to the rounded content box.
  var items: [DisplayItem] {
    let box = geometry.roundedContentBox(style)
    guard box.rect.size.width > 0, box.rect.size.height > 0, image.size.width > 0,
      image.size.height > 0
    else { return [] }
    let parts = style.slice.map { slices($0, in: box.rect) } ?? fitted(in: box.rect)
    let overflows = parts.contains { !box.rect.contains($0.destination) }
    let placements = parts.map { DisplayItem.image($0) }
    guard overflows || !box.isRect else { return placements }
    return [.begin(.clip(box.shape))] + placements + [.end]
  }

  /// The whole image at the place that `object-fit` and `object-position` give it.
  ///
  /// [CSS Images 3 §4.5](https://www.w3.org/TR/css-images-3/#sizing)
  private func fitted(in box: Rect) -> [ImagePlacement] {
    let area = style.objectFit == .fill ? box : area(paintedOn: box)
    let size = concreteSize(in: area.size)
    let place = Rect(
      x: area.minX + style.objectPosition.x.resolved(area: area.size.width, object: size.width),
      y: area.minY + style.objectPosition.y.resolved(area: area.size.height, object: size.height),
      width: size.width, height: size.height)
    let snapped = place.snapped(lines: pixelGrid)
    guard snapped.size.width > 0, snapped.size.height > 0 else { return [] }
    return [
      ImagePlacement(
        image: image.id, source: Rect(origin: .zero, size: image.size), destination: snapped)
    ]
  }

  /// Where the content box would be laid out beside a border as wide as it is painted, but up to its painted edges where
  /// these are not the nearest ones, as those are that meet a border of the box around.
  ///
  /// Browser: the place is rounded once, from where the box was laid out: `reftest/image-in-fractions`. It is no further
  /// from a border than the box is: `reftest/children-meet-the-border`, `reftest/images-meet-their-border`.
  private func area(paintedOn box: Rect) -> Rect {
    func edge(_ exact: Double, _ painted: Double) -> Double {
      // What is half a pixel before an edge is painted there, what is half a pixel behind it is not.
      let distance = (exact - painted) * pixelGrid
      let isNearest = distance < 0.5 - BinaryNoise.most && distance > -0.5 - BinaryNoise.most
      return isNearest ? exact : painted
    }
    let exact = geometry.exactContentBox.inset(by: geometry.borderExcess.map { -$0 })
    let (left, top) = (edge(exact.minX, box.minX), edge(exact.minY, box.minY))
    return Rect(
      x: left, y: top, width: edge(exact.maxX, box.maxX) - left,
      height: edge(exact.maxY, box.maxY) - top)
  }

  private func concreteSize(in box: Size) -> Size {
    let natural = image.size
    func scaled(by factor: Double) -> Size {
      Size(width: natural.width * factor, height: natural.height * factor)
    }
    let (horizontal, vertical) = (box.width / natural.width, box.height / natural.height)
    // What has no size takes the box, as far as its ratio lets it (CSS Images 3 §5.3): `paint/image-svg-viewports`.
    guard image.hasSize || style.objectFit == .fill else {
      guard image.ratio != nil else { return box }
      let isCover = style.objectFit == .cover
      return scaled(by: isCover ? max(horizontal, vertical) : min(horizontal, vertical))
    }
    switch style.objectFit {
    case .fill: return box
    case .contain: return scaled(by: min(horizontal, vertical))
    case .cover: return scaled(by: max(horizontal, vertical))
    case .none: return natural
    case .scaleDown: return scaled(by: min(1, horizontal, vertical))
    }
  }

  /// The nine parts of an image: corners one to one, edges and centre stretched; corners that do not fit are
  /// scaled down together.
  private func slices(_ slice: Edges<Length>, in box: Rect) -> [ImagePlacement] {
    let insets = sourceInsets(slice)
    let factor = min(
      1, box.size.width / max(insets.horizontal, box.size.width),
      box.size.height / max(insets.vertical, box.size.height))
    let target = insets.map { $0 * factor }
    let sourceX = Span.columns(from: 0, to: image.size.width, insets.left, insets.right)
    let sourceY = Span.columns(from: 0, to: image.size.height, insets.top, insets.bottom)
    let targetX = columns(from: box.minX, to: box.maxX, target.left, target.right)
    let targetY = columns(from: box.minY, to: box.maxY, target.top, target.bottom)
    var parts: [ImagePlacement] = []
    for row in 0..<3 where sourceY[row].extent > 0 && targetY[row].extent > 0 {
      for column in 0..<3 where sourceX[column].extent > 0 && targetX[column].extent > 0 {
        parts.append(
          ImagePlacement(
            image: image.id, source: Rect(sourceX[column], sourceY[row]),
            destination: Rect(targetX[column], targetY[row])))
      }
    }
    return parts
  }

  /// The insets in image pixels; where opposite ones overlap, both show the common part.
  ///
  /// Browser: numbers are whole pixels, percentages need not be: `paint/image-slice-in-percent`.
  private func sourceInsets(_ slice: Edges<Length>) -> Edges<Double> {
    func pixels(_ length: Length, _ extent: Double) -> Double {
      let exact = length.resolved(against: extent)
      if case .percent = length { return min(extent, max(0, exact)) }
      return min(extent, max(0, exact.rounded()))
    }
    return Edges(
      top: pixels(slice.top, image.size.height), right: pixels(slice.right, image.size.width),
      bottom: pixels(slice.bottom, image.size.height), left: pixels(slice.left, image.size.width))
  }

  /// The three stretches of an axis of the box, on the pixel grid.
  ///
  /// Browser: edges are cut to whole pixels; where they leave nothing to the centre, the first one takes what is left over:
  /// `paint/image-slice-in-percent`.
  private func columns(
    from start: Double, to end: Double, _ near: Double, _ far: Double
  ) -> [Span] {
    guard pixelGrid > 0 else { return Span.columns(from: start, to: end, near, far) }
    func cut(_ extent: Double) -> Double { BinaryNoise.cut(extent, toLines: pixelGrid) }
    let (first, last) = (
      (start * pixelGrid).rounded() / pixelGrid, (end * pixelGrid).rounded() / pixelGrid
    )
    let hasCentre = near + far < end - start - BinaryNoise.most
    let extent = near > 0 || hasCentre ? cut(far) : last - first
    return Span.columns(
      from: first, to: last, hasCentre ? cut(near) : last - first - extent, extent)
  }
}

/// A stretch along one axis.
private struct Span {
  var from: Double
  var to: Double

  var extent: Double { to - from }

  /// The first and the last part of a stretch and what lies between them.
  static func columns(
    from start: Double, to end: Double, _ near: Double, _ far: Double
  ) -> [Span] {
    [
      Span(from: start, to: start + near), Span(from: start + near, to: end - far),
      Span(from: end - far, to: end),
    ]
  }
}

extension Rect {
  fileprivate init(_ horizontal: Span, _ vertical: Span) {
    self.init(
      x: horizontal.from, y: vertical.from, width: horizontal.extent, height: vertical.extent)
  }

  /// Whether `other` lies inside; a thousandth of a point does not count.
  func contains(_ other: Rect) -> Bool {
    let slack = 0.001
    return other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }

  /// The rectangle with its edges on the lines of a grid with `lines` lines a point; 0 leaves it as it is.
  func snapped(lines: Double) -> Rect {
    guard lines > 0 else { return self }
    let left = (minX * lines).rounded() / lines
    let top = (minY * lines).rounded() / lines
    return Rect(
      x: left, y: top, width: (maxX * lines).rounded() / lines - left,
      height: (maxY * lines).rounded() / lines - top)
  }
}
