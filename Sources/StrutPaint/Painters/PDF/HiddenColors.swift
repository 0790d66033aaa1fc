/// The colours of pixels that a mask hides. Cairo writes them as black, and viewers interpolate colours and mask apart, so that
/// what is beside them would have a dark edge: they take the colour of a pixel that they touch, else of the one next to them in
/// their row, else row by row.
struct HiddenColors {
  private let width: Int
  private let height: Int
  /// How many bytes a pixel has.
  private let channels: Int
  private let alpha: [UInt8]
  /// The pixels that have a colour: those that are seen, and those beside them once these have theirs.
  private var isKnown: [Bool]

  /// Looks at an image; `nil` where the sizes do not fit, or where nothing or all is hidden.
  ///
  /// - Parameters:
  ///   - alpha: How visible each pixel is, row by row, each a byte.
  ///   - channels: How many bytes a pixel has.
  init?(width: Int, height: Int, channels: Int, alpha: [UInt8]) {
    guard width > 0, height > 0, alpha.count == width * height, alpha.contains(0),
      alpha.contains(where: { $0 != 0 })
    else { return nil }
    (self.width, self.height, self.channels, self.alpha) = (width, height, channels, alpha)
    isKnown = alpha.map { $0 != 0 }
  }

  /// Gives the hidden pixels their colours.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  mutating func spread(in pixels: inout [UInt8]) {
    guard pixels.count == alpha.count * channels else { return }
    spreadToNeighbours(in: &pixels)
    /// The last row with something visible, and the first rows without before there was one.
    var last: Int?
    var waiting = 0
    for row in 0..<height {
      guard spread(alongRow: row, in: &pixels) else {
        if let last { copy(row: last, to: row, in: &pixels) } else { waiting += 1 }
        continue
      }
      if last == nil { for above in 0..<waiting { copy(row: row, to: above, in: &pixels) } }
      last = row
    }
  }

  /// Fills the hidden pixels that touch a visible one, which are those that viewers mix with it.
  private mutating func spreadToNeighbours(in pixels: inout [UInt8]) {
    let steps = [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)]
    for row in 0..<height {
      for column in 0..<width where alpha[row * width + column] == 0 {
        let next = steps.first { step in
          (0..<width).contains(column + step.0) && (0..<height).contains(row + step.1)
            && alpha[(row + step.1) * width + column + step.0] != 0
        }
        guard let next else { continue }
        copy((row + next.1) * width + column + next.0, to: row * width + column, in: &pixels)
        isKnown[row * width + column] = true
      }
    }
  }

  /// Fills a row from its pixels that have a colour; returns whether there are any.
  private func spread(alongRow row: Int, in pixels: inout [UInt8]) -> Bool {
    let start = row * width
    var last: Int?
    for column in 0..<width where isKnown[start + column] {
      // The gap before a pixel is shared by both at its ends.
      let first = last.map { $0 + 1 } ?? 0
      let middle = last.map { ($0 + column) / 2 + 1 } ?? 0
      if let last {
        for hidden in first..<max(first, min(middle, column)) {
          copy(start + last, to: start + hidden, in: &pixels)
        }
      }
      for hidden in max(first, middle)..<max(first, middle, column) {
        copy(start + column, to: start + hidden, in: &pixels)
      }
      last = column
    }
    guard let last else { return false }
    for hidden in (last + 1)..<max(last + 1, width) {
      copy(start + last, to: start + hidden, in: &pixels)
    }
    return true
  }

  private func copy(_ source: Int, to target: Int, in pixels: inout [UInt8]) {
    for channel in 0..<channels {
      pixels[target * channels + channel] = pixels[source * channels + channel]
    }
  }

  private func copy(row source: Int, to target: Int, in pixels: inout [UInt8]) {
    for column in 0..<width {
      copy(source * width + column, to: target * width + column, in: &pixels)
    }
  }
}
