import Strut

extension Pixmap {
  /// The picture at a size that fits into `largest`, by averaging; itself where it fits.
  func reduced(to largest: (width: Int, height: Int)) -> Pixmap {
    let factor = max(
      1, Double(width) / Double(largest.width), Double(height) / Double(largest.height))
    guard factor > 1 else { return self }
    let columns = max(1, Int((Double(width) / factor).rounded()))
    let rows = max(1, Int((Double(height) / factor).rounded()))
    let result = [UInt8](unsafeUninitializedCapacity: columns * rows * 4) { target, count in
      bytes.withUnsafeBufferPointer { source in
        for row in 0..<rows {
          let ys = row * height / rows..<max(row * height / rows + 1, (row + 1) * height / rows)
          for column in 0..<columns {
            let start = column * width / columns
            let xs = start..<max(start + 1, (column + 1) * width / columns)
            average(source, xs, ys, to: &target, at: (row * columns + column) * 4)
          }
        }
      }
      count = columns * rows * 4
    }
    return Pixmap(width: columns, height: rows, bytes: result)
  }

  /// The upper or left part of a picture that is longer than so many times its other side; else itself.
  func beginning(upTo times: Int) -> Pixmap {
    let (columns, rows) = (min(width, height * times), min(height, width * times))
    guard (columns, rows) != (width, height) else { return self }
    var part: [UInt8] = []
    part.reserveCapacity(columns * rows * 4)
    for row in 0..<rows { part += bytes[(row * width * 4)..<((row * width + columns) * 4)] }
    return Pixmap(width: columns, height: rows, bytes: part)
  }

  /// Writes the mean colour of an area, weighted by alpha.
  private func average(
    _ source: UnsafeBufferPointer<UInt8>, _ xs: Range<Int>, _ ys: Range<Int>,
    to target: inout UnsafeMutableBufferPointer<UInt8>, at place: Int
  ) {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in ys {
      var index = (y * width + xs.lowerBound) * 4
      for _ in xs {
        let weight = Int(source[index + 3])
        red += Int(source[index]) * weight
        green += Int(source[index + 1]) * weight
        blue += Int(source[index + 2]) * weight
        alpha += weight
        index += 4
      }
    }
    let half = alpha / 2
    let count = xs.count * ys.count
    target[place] = alpha == 0 ? 0 : UInt8((red + half) / alpha)
    target[place + 1] = alpha == 0 ? 0 : UInt8((green + half) / alpha)
    target[place + 2] = alpha == 0 ? 0 : UInt8((blue + half) / alpha)
    target[place + 3] = UInt8((alpha + count / 2) / count)
  }
}
