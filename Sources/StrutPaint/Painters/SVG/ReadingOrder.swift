import StrutText

/// Lets the characters of a line alone say which way its pieces run, as far as they can.
///
/// Every viewer knows the order of characters (UAX 9), but not all of them let a piece begin at its right edge where it is
/// told to run from right to left (`direction`), and some take no notice of that at all.
enum ReadingOrder {
  /// A mark that has no width and is as good as a letter from right to left.
  private static let mark: Unicode.Scalar = "\u{200F}"

  /// The pieces of a line, each beginning at its left edge, whose characters give the order in which they stand by
  /// themselves: marks go around those that begin or end with a sign. `nil` where that does not help, as where a text
  /// overrides the order.
  static func ordered(_ pieces: [SVGTextPiece]) -> [SVGTextPiece]? {
    guard BidiLevels.libraryVersion != nil else { return nil }
    let ordered = pieces.map { piece in
      var piece = piece
      piece.x = piece.left
      guard piece.isRightToLeft, !runs([piece]) else { return piece }
      var text = String.UnicodeScalarView([mark])
      text += piece.text.unicodeScalars
      text.append(mark)
      piece.text = String(text)
      return piece
    }
    // Some viewers look at the whole line, some at each piece by itself.
    return runs(ordered) && ordered.allSatisfy { runs([$0]) } ? ordered : nil
  }

  /// Whether each piece of a text from left to right runs as it has to.
  private static func runs(_ pieces: [SVGTextPiece]) -> Bool {
    let scalars = pieces.flatMap { $0.text.unicodeScalars.map(\.value) }
    let levels = BidiLevels.resolve(scalars, direction: .ltr)
    var index = 0
    for piece in pieces {
      for _ in piece.text.unicodeScalars {
        let isRightToLeft = levels.isEmpty ? false : !levels[index].isMultiple(of: 2)
        guard isRightToLeft == piece.isRightToLeft else { return false }
        index += 1
      }
    }
    return true
  }
}
