import StrutBoxes
import StrutCore
import StrutLayout

extension ConstraintTrials.Outcome {
  /// The most views of a container that are looked at.
  private static let mostSiblings = 120
  /// The most views of a container whose order is looked at.
  private static let mostOthers = 300
  /// The least thickness of what is seen on words, in points.
  private static let leastThickness = 0.5

  /// Whether a line, a ground or a picture is on a part of a text on which nothing of it was before: neither beside the text nor
  /// wholly behind it.
  func hasMoreOnTexts(in container: BoxID, of boxes: BoxTree) -> Bool {
    let views = boxes.layout.children(of: container)
    guard views.count <= Self.mostSiblings else { return false }
    let texts = views.filter(boxes.showsText)
    let grounds = views.filter { boxes.isPicture($0) || boxes.isBareGround($0) }
    return texts.contains { text in
      guard let own = frame(of: text) else { return false }
      return grounds.contains { ground in
        guard let other = frame(of: ground), meet(own, other),
          ground.index > text.index || !other.covers(own) && !isBuried(ground, under: text, grounds)
        else { return false }
        return !meet(boxes.layout.frame(of: text), boxes.layout.frame(of: ground))
      }
    }
  }

  /// Whether a ground that comes later hides a ground where a text stands on it.
  private func isBuried(_ ground: BoxID, under text: BoxID, _ grounds: [BoxID]) -> Bool {
    guard let own = frame(of: text) else { return false }
    return grounds.contains { cover in
      cover.index > ground.index && cover.index < text.index
        && (frame(of: cover)?.covers(own) ?? false)
    }
  }

  /// Whether a text with a ground of its own lies across the edge of another ground that it did not lie across before.
  func hasMoreAcross(in container: BoxID, of boxes: BoxTree) -> Bool {
    let views = boxes.layout.children(of: container)
    guard views.count <= Self.mostSiblings else { return false }
    let texts = views.filter(boxes.isFilledText)
    let grounds = views.filter { boxes.showsEdges($0) && boxes.layout.children(of: $0).isEmpty }
    return texts.contains { text in
      guard let own = frame(of: text) else { return false }
      return grounds.contains { ground in
        guard ground != text, let other = frame(of: ground), own.overlaps(other),
          !own.covers(other), !other.covers(own)
        else { return false }
        return !boxes.layout.frame(of: text).overlaps(boxes.layout.frame(of: ground))
      }
    }
  }

  /// Whether two frames have a part in common that is seen, thin as it may be.
  private func meet(_ one: Rect, _ other: Rect) -> Bool {
    guard let common = one.intersection(other)?.size else { return false }
    return min(common.width, common.height) > Self.leastThickness
      && max(common.width, common.height) > Rect.leastOverlap
  }

  /// Whether a text stands in another text of its container.
  func hasTextInText(_ box: BoxID, of boxes: BoxTree) -> Bool {
    guard boxes.showsText(box), let own = frame(of: box),
      let container = boxes.layout.parent(of: box)
    else { return false }
    return boxes.layout.children(of: container).contains { other in
      guard other != box, boxes.showsText(other), let frame = frame(of: other) else { return false }
      return own.overlaps(frame)
    }
  }

  /// Whether no text that comes after a view in the document, and stood below it, is above the new place of that.
  func keepsOrder(of box: BoxID, in boxes: BoxTree) -> Bool {
    guard let own = frame(of: box), let container = boxes.layout.parent(of: box) else {
      return false
    }
    let before = boxes.layout.frame(of: box)
    return !boxes.layout.children(of: container).prefix(Self.mostOthers).contains { other in
      guard other.index > box.index, boxes.showsText(other), let place = frame(of: other) else {
        return false
      }
      return place.maxY <= own.minY && boxes.layout.frame(of: other).minY >= before.maxY
    }
  }

  /// Whether two of some texts stand in one another that did not before.
  func hasMoreTextInText(among texts: [BoxID], of boxes: BoxTree) -> Bool {
    let frames = texts.map { (now: frame(of: $0), before: boxes.layout.frame(of: $0)) }
    return frames.indices.contains { one in
      frames[..<one].contains { other in
        guard let own = frames[one].now, let rival = other.now, own.overlaps(rival) else {
          return false
        }
        return !frames[one].before.overlaps(other.before)
      }
    }
  }

  /// Whether a view is in its container wholly.
  func isInside(_ box: BoxID, of container: BoxID) -> Bool {
    guard let own = frame(of: box), let size = frame(of: container)?.size else { return false }
    return own.minX > -1 && own.minY > -1 && own.maxX < size.width + 1
      && own.maxY < size.height + 1
  }

  /// Whether nothing of one view is on another one.
  func separates(_ one: BoxID, _ other: BoxID) -> Bool {
    guard let own = frame(of: one), let rival = frame(of: other) else { return false }
    return !own.overlaps(rival)
  }

  /// Whether a view is in its container wholly and nothing of it is on another view.
  func stands(_ box: BoxID, apartFrom other: BoxID, in container: BoxID) -> Bool {
    separates(box, other) && isInside(box, of: container)
  }
}

extension BoxTree {
  /// Whether a box is a text that can be seen.
  func showsText(_ box: BoxID) -> Bool {
    let element = elements[box.index]
    guard case .text = element.content else { return false }
    return element.paint.isVisible && layout.style(of: box).display != .none
  }

  /// Whether a box is a text that can be seen, on no ground of its own.
  func isBareText(_ box: BoxID) -> Bool {
    let paint = elements[box.index].paint
    return showsText(box) && paint.isPlain && paint.background.isEmpty
  }

  /// Whether a box is a text with a limit of lines, so that it may be cut.
  func isClamped(_ box: BoxID) -> Bool {
    guard case .text(let content) = elements[box.index].content else { return false }
    return content.lineClamp != nil
  }

  /// Whether a box is a ground that can be seen and nothing else, as that of an icon or of a bar.
  func isGround(_ box: BoxID) -> Bool {
    let element = elements[box.index]
    let size = layout.frame(of: box).size
    return element.content == .none && !element.paint.background.isEmpty && element.paint.isPlain
      && layout.style(of: box).display != .none && layout.children(of: box).isEmpty
      && min(size.width, size.height) > 1
  }

  /// Whether a box is a ground of any thickness and nothing else.
  func isBareGround(_ box: BoxID) -> Bool {
    let element = elements[box.index]
    return element.content == .none && !element.paint.background.isEmpty && element.paint.isVisible
      && layout.style(of: box).display != .none && layout.children(of: box).isEmpty
  }

  /// Whether nothing can be seen of a box with a ground alone, since another one that comes later is on it.
  func hides(_ under: BoxID, behind cover: BoxID) -> Bool {
    cover.index > under.index && isGround(cover) && isGround(under)
      && elements[cover.index].paint.background.color.alpha == 1
      && layout.frame(of: cover).covers(layout.frame(of: under))
  }

  /// Whether a box cuts what goes on beyond it, as the window of a carousel does.
  ///
  /// - Parameter axis: The axis along which it does; `nil` for either.
  func isWindow(_ box: BoxID, along axis: Axis? = nil) -> Bool {
    let style = layout.style(of: box)
    return axis != .vertical && style.overflowX != .visible
      || axis != .horizontal && style.overflowY != .visible
  }

  /// The length in points that an attribute gives a box along an axis; `nil` for none.
  func points(of box: BoxID, along axis: Axis) -> Double? {
    let style = layout.style(of: box)
    guard case .points(let points) = axis == .horizontal ? style.width : style.height else {
      return nil
    }
    return points
  }

  /// Whether a view between two others hides a place of the one below the other one, as a sheet over a page does.
  func isHidden(_ place: Rect, of one: BoxID, below other: BoxID) -> Bool {
    guard let container = layout.parent(of: one) else { return false }
    return layout.children(of: container).contains { sheet in
      sheet.index > one.index && sheet.index < other.index && isOpaque(sheet)
        && layout.frame(of: sheet).covers(place)
    }
  }

  /// Whether a box is an image that is painted as it stands.
  func isPicture(_ box: BoxID) -> Bool {
    let element = elements[box.index]
    guard case .image = element.content else { return false }
    return element.paint.isPlain && layout.style(of: box).display != .none
  }

  /// Whether nothing can be seen through the ground or the image of a box.
  func isOpaque(_ box: BoxID) -> Bool {
    let paint = elements[box.index].paint
    return layout.style(of: box).display != .none && paint.isPlain
      && (paint.background.color.alpha == 1 || isPicture(box))
  }

  /// Whether a box has anything to see: a content, a ground, a border, or boxes in it.
  func showsSomething(_ box: BoxID) -> Bool {
    let element = elements[box.index]
    return element.content != .none || !element.paint.background.isEmpty
      || layout.style(of: box).border != StyleEdges(0) || !layout.children(of: box).isEmpty
  }
}
