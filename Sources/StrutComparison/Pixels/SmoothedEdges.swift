import StrutPaint

/// Tells the pixels of smoothed edges from others.
///
/// Source: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009. A pixel of a smoothed edge has a
/// darker and a brighter neighbour and at most two that are just as bright; and the darkest or the brightest
/// neighbour lies in an even area, in both pictures.
struct SmoothedEdges {
  let image: Pixmap
  let other: Pixmap

  /// How many equal neighbours make an area even.
  private static let evenNeighbours = 3

  /// Whether the pixel lies on a smoothed edge.
  func hold(column: Int, row: Int) -> Bool {
    let own = Channels.brightness(of: image[column, row])
    var equal = isAtBorder(column, row) ? 1 : 0
    var darkest = (difference: 0, column: column, row: row)
    var brightest = darkest
    for (x, y) in neighbours(column, row) {
      let difference = Channels.brightness(of: image[x, y]) - own
      if difference == 0 {
        equal += 1
        if equal >= Self.evenNeighbours { return false }
      } else if difference < darkest.difference {
        darkest = (difference, x, y)
      } else if difference > brightest.difference {
        brightest = (difference, x, y)
      }
    }
    guard darkest.difference < 0, brightest.difference > 0 else { return false }
    return isEven(darkest.column, darkest.row) || isEven(brightest.column, brightest.row)
  }

  /// Whether the pixel lies in an even area of both pictures.
  private func isEven(_ column: Int, _ row: Int) -> Bool {
    isEven(column, row, in: image) && isEven(column, row, in: other)
  }

  private func isEven(_ column: Int, _ row: Int, in picture: Pixmap) -> Bool {
    let own = picture[column, row]
    let equal = neighbours(column, row).count { picture[$0.0, $0.1] == own }
    return equal + (isAtBorder(column, row) ? 1 : 0) >= Self.evenNeighbours
  }

  private func isAtBorder(_ column: Int, _ row: Int) -> Bool {
    column == 0 || row == 0 || column == image.width - 1 || row == image.height - 1
  }

  private func neighbours(_ column: Int, _ row: Int) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    result.reserveCapacity(8)
    for y in max(0, row - 1)...min(image.height - 1, row + 1) {
      for x in max(0, column - 1)...min(image.width - 1, column + 1) where (x, y) != (column, row) {
        result.append((x, y))
      }
    }
    return result
  }
}
