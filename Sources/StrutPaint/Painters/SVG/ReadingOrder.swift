import StrutText

/// Lets the characters of a line alone say which way its pieces run, as far as they can.
///
/// Every viewer knows the order of characters (UAX 9), but not all of them let a piece begin at its right edge where it is
/// told to run from right to left (`direction`), and some take no notice of that at all.
enum ReadingOrder {
  /// What begins a text from right to left whose signs have to do with nothing around it, and what ends it. Neither has a
  /// width, and browsers find words in which they stand, as they do not with other marks.
  private static let isolate: (begin: Unicode.Scalar, end: Unicode.Scalar) =
    ("\u{2067}", "\u{2069}")

  /// What joins letters has no direction.
  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// The pieces of a line, each beginning at its left edge, whose characters give the order in which they stand by
  /// themselves: those that begin or end with a sign are isolated, or all where two of them have a pair of brackets.
  /// `nil` where that does not help, as where a text overrides the order.
  static func ordered(_ pieces: [SVGTextPiece]) -> [SVGTextPiece]? {
    guard BidiLevels.libraryVersion != nil else { return nil }
    let few = pieces.map { ordered($0, isIsolated: !runs([$0])) }
    if isOrdered(few) { return few }
    let all = pieces.map { ordered($0, isIsolated: true) }
    return isOrdered(all) ? all : nil
  }

  /// Whether every piece runs from left to right, and does so by its characters alone.
  static func isUsual(_ pieces: [SVGTextPiece]) -> Bool {
    guard !pieces.contains(where: \.isRightToLeft) else { return false }
    // Below U+0580, the first character of which begins with this byte, everything runs from left to right.
    if pieces.allSatisfy({ $0.text.utf8.allSatisfy { $0 < 0xD6 } }) { return true }
    return BidiLevels.libraryVersion == nil || runs(pieces)
  }

  private static func ordered(_ piece: SVGTextPiece, isIsolated: Bool) -> SVGTextPiece {
    var piece = piece
    piece.x = piece.left
    if isIsolated && piece.isRightToLeft && !piece.isBlank {
      piece.text = "\(isolate.begin)\(piece.text)\(isolate.end)"
    }
    return piece
  }

  /// Some viewers look at the whole line, some at each piece by itself.
  private static func isOrdered(_ pieces: [SVGTextPiece]) -> Bool {
    runs(pieces) && pieces.allSatisfy { runs([$0]) }
  }

  /// Whether each piece of a text from left to right runs as it has to.
  private static func runs(_ pieces: [SVGTextPiece]) -> Bool {
    let scalars = pieces.flatMap { $0.text.unicodeScalars.map(\.value) }
    let levels = BidiLevels.resolve(scalars, direction: .ltr)
    var index = 0
    for piece in pieces {
      for scalar in piece.text.unicodeScalars {
        let isRightToLeft = levels.isEmpty ? false : !levels[index].isMultiple(of: 2)
        index += 1
        if scalar == isolate.begin || scalar == isolate.end || scalar == joiner || piece.isBlank {
          continue
        }
        guard isRightToLeft == piece.isRightToLeft else { return false }
      }
    }
    return true
  }
}
