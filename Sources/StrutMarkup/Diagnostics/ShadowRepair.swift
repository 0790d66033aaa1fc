import StrutCore

/// A shadow with more parts than it takes, or with its colour or name elsewhere.
enum ShadowRepair {
  /// The shadow to write; `nil` for an attribute without shadows, and where nothing is to be mended.
  static func repaired(_ text: String, of attribute: String) -> String? {
    let mended: String
    switch attribute {
    case "box-shadow": mended = limited(unwrapped(text), to: 4)
    case "text-shadow": mended = limited(unwrapped(text), to: 3)
    case "filter":
      mended = text.replacing(/drop-shadow\(([^()]+)\)\s+(#\w+|[a-z]+)$/) {
        "drop-shadow(\($0.1) \($0.2))"
      }.replacing(/drop-shadow\(([^()]*(?:\([^()]*\))?[^()]*)\)/) {
        "drop-shadow(\(limited(String($0.1), to: 3)))"
      }
    default: return nil
    }
    return mended == text ? nil : mended
  }

  /// `drop-shadow(0 2px 4px black)`: what stands in the brackets.
  private static func unwrapped(_ text: String) -> String {
    text.wholeMatch(of: /(?:(?:drop|box|text)-)?shadow\((.+)\)/).map { String($0.1) } ?? text
  }

  /// The first lengths of those that follow each other: the offset, how soft the shadow is, and how much larger, where it can be.
  private static func limited(_ text: String, to most: Int) -> String {
    var (count, depth) = (0, 0)
    return text.split(separator: " ").filter { word in
      let isInside = depth > 0
      depth += word.count { $0 == "(" } - word.count { $0 == ")" }
      guard !isInside, word.wholeMatch(of: /-?[\d.]+(?:px|pt|em|rem)?/) != nil else {
        // Another shadow begins behind a comma.
        count = depth == 0 && word.hasSuffix(",") ? 0 : count > 0 ? most : 0
        return true
      }
      count += 1
      return count <= most
    }.joined(separator: " ")
  }
}
