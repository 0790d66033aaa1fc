import StrutCore

/// [CSS Flexbox 1 §9.7](https://www.w3.org/TR/css-flexbox-1/#resolve-flexible-lengths).
extension FlexContainer {
  /// Gives the items of a line their used main sizes.
  ///
  /// - Parameter room: The container's content size on the main axis.
  func resolveFlexibleLengths(_ line: FlexItems, room: Double) {
    let gaps = mainGap * Double(max(0, line.count - 1))
    var hypotheticalSum = gaps
    var isWithinLimits = true
    for item in line {
      hypotheticalSum += item.pointee.outerHypothetical
      item.pointee.main = item.pointee.hypothetical
      if item.pointee.base != item.pointee.hypothetical { isWithinLimits = false }
    }
    // There is nothing to share: as in every column that is as high as its content.
    if hypotheticalSum == room, isWithinLimits { return }
    let grows = hypotheticalSum < room
    // Only an item that may shrink has to know how far.
    if !grows { for index in line.indices { settleMinimum(of: line[index]) } }
    var unfrozen = freezeInflexibleItems(line, grows: grows)
    let initialFreeSpace = freeSpace(line, room: room - gaps)
    // Each round freezes an item at least, so that there are no more rounds than items.
    for _ in line.indices where unfrozen > 0 {
      shareFreeSpace(
        line, freeSpace(line, room: room - gaps), initial: initialFreeSpace, grows: grows)
      unfrozen -= freezeViolations(line)
    }
  }

  /// Steps 2 and 3: items that cannot move in the direction of the free space keep their hypothetical size.
  ///
  /// - Returns: How many items are left.
  private func freezeInflexibleItems(_ line: FlexItems, grows: Bool) -> Int {
    var unfrozen = 0
    for index in line.indices {
      let item = line[index]
      let factor =
        grows ? item.pointee.box.pointee.style.grow : item.pointee.box.pointee.style.shrink
      let isStuck =
        grows
        ? item.pointee.base > item.pointee.hypothetical
        : item.pointee.base < item.pointee.hypothetical
      line[index].pointee.isFrozen = factor == 0 || isStuck
      line[index].pointee.main = item.pointee.hypothetical
      if !line[index].pointee.isFrozen { unfrozen += 1 }
    }
    return unfrozen
  }

  /// Step 4: the room less the outer sizes of all items, base sizes of those that are not frozen.
  private func freeSpace(_ line: FlexItems, room: Double) -> Double {
    var free = room
    for index in line.indices {
      let item = line[index]
      free -=
        (item.pointee.isFrozen ? item.pointee.main : item.pointee.base) + item.pointee.mainMargins
    }
    return free
  }

  /// Steps b and c: target sizes in proportion to the flex factors.
  private func shareFreeSpace(_ line: FlexItems, _ free: Double, initial: Double, grows: Bool) {
    var factors = 0.0
    var scaledShrink = 0.0
    for index in line.indices where !line[index].pointee.isFrozen {
      let style = line[index].pointee.box.pointee.style
      factors += grows ? style.grow : style.shrink
      scaledShrink +=
        style.shrink * max(0, line[index].pointee.base - line[index].pointee.mainInset)
    }
    // Factors that sum to less than 1 give away only their share of the first free space.
    var shared = free
    if factors < 1, abs(initial * factors) < abs(free) { shared = initial * factors }
    for index in line.indices where !line[index].pointee.isFrozen {
      let item = line[index]
      let style = item.pointee.box.pointee.style
      if grows {
        line[index].pointee.main =
          item.pointee.base + (shared > 0 ? shared * (style.grow / factors) : 0)
      } else if scaledShrink > 0, shared < 0 {
        let weight =
          style.shrink * max(0, item.pointee.base - item.pointee.mainInset) / scaledShrink
        line[index].pointee.main = item.pointee.base + shared * weight
      } else {
        line[index].pointee.main = item.pointee.base
      }
    }
  }

  /// Steps d and e: clamps the targets and freezes by the sign of the total violation.
  ///
  /// - Returns: How many items were frozen; at least one.
  private func freezeViolations(_ line: FlexItems) -> Int {
    var total = 0.0
    for item in line where !item.pointee.isFrozen {
      total += item.pointee.limits.clamp(item.pointee.main) - item.pointee.main
    }
    // Violations that cancel each other but for noise cancel each other: else factors that sum to less than 1 would share
    // out once more (`flexible-lengths/violations-that-cancel-end-the-shrinking`).
    let noise = BinaryNoise.most
    var count = 0
    for item in line where !item.pointee.isFrozen {
      let clamped = item.pointee.limits.clamp(item.pointee.main)
      let violation = clamped - item.pointee.main
      // Sizes beyond all numbers have no sum of a sign; they end the loop as well.
      if total > noise ? violation <= 0 : total < -noise && violation >= 0 { continue }
      item.pointee.isFrozen = true
      item.pointee.main = clamped
      count += 1
    }
    return count
  }
}
