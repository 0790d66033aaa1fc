/// How one character is asked to be shown: as a picture in colours or as a letter.
struct EmojiPresentation: Equatable {
  /// What decides.
  var kind: GlyphPresentation
  /// Whether a sequence of characters that is one sign begins here.
  var isStart: Bool

  /// Whether the character belongs to the same sign as those before it, or to none as they do.
  func continues(_ kind: GlyphPresentation) -> Bool {
    self.kind == kind && (kind == .none || !isStart)
  }
}

extension EmojiPresentation {
  /// One entry for each character (UTS 51 §4.3); empty where none belongs to a sign.
  static func resolve(_ scalars: [UInt32]) -> [EmojiPresentation] {
    let mayBeNeeded = scalars.contains {
      $0 >= 0x203C && ($0 == 0xFE0F || $0 == 0xFE0E || isPicture($0))
    }
    guard mayBeNeeded else { return [] }
    var result = [EmojiPresentation](
      repeating: EmojiPresentation(kind: .none, isStart: false), count: scalars.count)
    var index = 0
    while index < scalars.count {
      guard let sign = sign(in: scalars, from: index) else {
        index += 1
        continue
      }
      for position in index..<sign.end {
        result[position] = EmojiPresentation(kind: sign.kind, isStart: position == index)
      }
      index = sign.end
    }
    return result
  }

  private static func isPicture(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isEmojiPresentation ?? false
  }

  /// The sign that starts at `start`; `nil` if none does.
  private static func sign(in scalars: [UInt32], from start: Int) -> (
    end: Int, kind: GlyphPresentation
  )? {
    guard let properties = Unicode.Scalar(scalars[start])?.properties, properties.isEmoji else {
      return nil
    }
    var end = start + 1
    let selector = end < scalars.count ? scalars[end] : 0
    if selector == 0xFE0E {
      let hasKeycap = end + 1 < scalars.count && scalars[end + 1] == 0x20E3
      return (end + (hasKeycap ? 2 : 1), .requestedText)
    }
    guard properties.isEmojiPresentation || selector == 0xFE0F else { return nil }
    while end < scalars.count {
      let scalar = scalars[end]
      let isTail =
        scalar == 0xFE0F || scalar == 0x20E3 || (0x1F3FB...0x1F3FF).contains(scalar)
        || (0xE0020...0xE007F).contains(scalar)
      let isJoined = scalar == 0x200D && end + 1 < scalars.count
      let isFlag = isIndicator(scalar) && isIndicator(scalars[start]) && end == start + 1
      if isJoined { end += 2 } else if isTail || isFlag { end += 1 } else { break }
    }
    end = min(end, scalars.count)
    return (end, scalars[start..<end].contains(0xFE0F) ? .requestedPicture : .picture)
  }

  private static func isIndicator(_ scalar: UInt32) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar)
  }
}
