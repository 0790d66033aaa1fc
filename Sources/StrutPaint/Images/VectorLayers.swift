/// The layers that librsvg may need to draw an SVG file, each of which is as large as the whole image on the device.
struct VectorLayers {
  /// The most that may be open at once; 0 for an image without effects.
  let count: Int

  /// The words of effects that need layers.
  private static let effects = [
    "opacity", "filter", "mask", "clip-path", "mix-blend-mode", "isolation", "pattern",
  ]

  /// The most pixels of all layers together.
  private static let pixels = 67_108_864.0

  /// Estimates the layers of a file: as many as it names effects, but no more than elements are nested in one another where
  /// none refers to another.
  init(of bytes: [UInt8]) {
    let words = Self.effects.reduce(0) { $0 + bytes.count(of: $1) }
    // A word may be put together by entities or escapes.
    let isHidden = bytes.contains(UInt8(ascii: "\\")) || bytes.count(of: "<!ENTITY") > 0
    let depth = Self.depth(of: bytes)
    let elements = bytes.count(of: "<")
    if isHidden {
      count = elements
    } else if words > 0 {
      // Rules of a style sheet may hold for many elements.
      let isShared = bytes.count(of: "<style") + bytes.count(of: "<use") > 0
      count = isShared ? max(words, min(depth, elements)) : min(words, depth)
    } else {
      count = 0
    }
  }

  /// The longest side, in pixels, of an image whose layers fit.
  var largestSide: Double {
    min(8192, (Self.pixels / Double(max(1, count))).squareRoot().rounded(.down))
  }

  /// The most elements that are open at one place.
  private static func depth(of bytes: [UInt8]) -> Int {
    var (open, deepest) = (0, 0)
    var isInStartTag = false
    for index in bytes.indices.dropLast() {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        let next = bytes[index + 1]
        if next == UInt8(ascii: "/") { open -= 1 }
        isInStartTag = ![UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(next)
      case UInt8(ascii: ">") where isInStartTag:
        isInStartTag = false
        deepest = max(deepest, open + 1)
        if bytes[index - 1] != UInt8(ascii: "/") { open += 1 }
      default: break
      }
    }
    return deepest
  }
}

extension [UInt8] {
  /// How often a word stands in the bytes.
  fileprivate func count(of word: String) -> Int {
    let word = Array(word.utf8)
    var count = 0
    for index in indices where self[index] == word[0] {
      if self[index...].starts(with: word) { count += 1 }
    }
    return count
  }
}
