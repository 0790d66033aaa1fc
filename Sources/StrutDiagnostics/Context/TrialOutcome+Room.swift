import StrutBoxes
import StrutCore
import StrutLayout

extension ConstraintTrials.Outcome {
  /// How many times as long as before a container is by a change that nobody wants, and a text in it.
  private static let (largerContainer, largerText) = (2.0, 3.0)
  /// The most views of a container that are looked at.
  private static let mostViews = 120
  /// The least part of a text that may be cut which has to be left of it.
  private static let leastPart = 0.25

  /// Whether a change makes a container or one of its texts many times as high as before, or the container as wide.
  func hasFarLarger(in container: BoxID, of boxes: BoxTree) -> Bool {
    guard let room = frame(of: container)?.size else { return false }
    let before = boxes.layout.frame(of: container).size
    let isLarger = [Axis.horizontal, .vertical].contains { axis in
      before.extent(axis) >= 1
        && room.extent(axis) > Self.largerContainer * before.extent(axis)
    }
    return isLarger
      || boxes.layout.children(of: container).prefix(Self.mostViews).contains { text in
        guard boxes.showsText(text), let height = frame(of: text)?.size.height else { return false }
        let before = boxes.layout.frame(of: text).size.height
        return height > Self.largerText * max(before, boxes.fontSize(of: text) ?? 0)
          && before >= 1
      }
  }

  /// Whether views whose places are known by a change are outside of their container.
  ///
  /// - Parameter open: What was open of each view before.
  func leavesOut(_ open: [BoxID: [String]], of container: BoxID, in boxes: BoxTree) -> Bool {
    guard let room = frame(of: container)?.size, room.width >= 1, room.height >= 1 else {
      return false
    }
    return boxes.layout.children(of: container).prefix(Self.mostViews).contains { box in
      guard let numbers = open[box], boxes.layout.style(of: box).display != .none,
        let own = frame(of: box)
      else { return false }
      let still = openNumbers(of: box)
      let isBeside =
        numbers.contains("x") && !still.contains("x")
        && (own.maxX > room.width + 1 || own.minX < -1) && own.size.width <= room.width + 1
      let isAbove =
        numbers.contains("y") && !still.contains("y")
        && (own.maxY > room.height + 1 || own.minY < -1) && own.size.height <= room.height + 1
      return isBeside || isAbove
    }
  }

  /// Whether enough of a text is left to be read.
  func keepsWords(of text: BoxID, in boxes: BoxTree) -> Bool {
    guard boxes.isClamped(text) else { return fitsWords(of: text) }
    return (frame(of: text)?.size.width ?? 0)
      > Self.leastPart * boxes.layout.frame(of: text).size.width
  }
}
