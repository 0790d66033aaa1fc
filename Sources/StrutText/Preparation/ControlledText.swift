import StrutBoxes

/// A text with Unicode's controls in the places of spans that ask for a direction of their own.
struct ControlledText {
  /// The characters with the controls.
  private(set) var scalars: [UInt32] = []
  /// Where each character of the text is among them.
  private(set) var places: [Int] = []
  /// Where the first control is that begins the order of a span, and the last that ends it.
  private(set) var orders: [Int: (opening: Int, closing: Int)] = [:]

  init(_ text: InlineText, _ content: InlineContent) {
    var open: [Int] = []
    var border = 0
    for index in 0...text.scalars.count {
      while border < text.borders.count, text.borders[border].position == index {
        let next = text.borders[border]
        border += 1
        let span = content.spans[next.span]
        if next.opens {
          open.append(next.span)
          if span.unicodeBidi != .normal { orders[next.span] = (scalars.count, scalars.count) }
          scalars += Self.controls(of: span).opening
        } else {
          open.removeLast()
          scalars += Self.controls(of: span).closing
          orders[next.span]?.closing = scalars.count - 1
        }
      }
      guard index < text.scalars.count else { break }
      let isBreak = text.scalars[index] == Scalar.lineFeed
      if isBreak {
        for span in open.reversed() { scalars += Self.controls(of: content.spans[span]).closing }
      }
      places.append(scalars.count)
      scalars.append(text.scalars[index])
      if isBreak { for span in open { scalars += Self.controls(of: content.spans[span]).opening } }
    }
  }

  /// Gives the controls of embeddings, which have no level (UAX 9, rule X9), that of what comes after them, and at the text's end that of
  /// the item.
  ///
  /// Browser: `text/bidi/sides-around-an-order`.
  func level(_ levels: inout [UInt8], base: UInt8) {
    var level = base
    for index in levels.indices.reversed() {
      if (0x202A...0x202E).contains(scalars[index]) {
        levels[index] = level
      } else {
        level = levels[index]
      }
    }
  }

  private static func controls(of span: InlineSpan) -> (opening: [UInt32], closing: [UInt32]) {
    let isRightToLeft = span.style.direction == .rtl
    let embedding: UInt32 = isRightToLeft ? 0x202B : 0x202A
    let override: UInt32 = isRightToLeft ? 0x202E : 0x202D
    let isolate: UInt32 = isRightToLeft ? 0x2067 : 0x2066
    switch span.unicodeBidi {
    case .normal: return ([], [])
    case .embed: return ([embedding], [0x202C])
    case .bidiOverride: return ([override], [0x202C])
    case .isolate: return ([isolate], [0x2069])
    case .isolateOverride: return ([isolate, override], [0x202C, 0x2069])
    case .plaintext: return ([0x2068], [0x2069])
    }
  }
}
