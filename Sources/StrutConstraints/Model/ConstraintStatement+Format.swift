/// A visual format in the words of its author, piece by piece.
extension ConstraintStatement {
  /// What stands in the brackets of each view, with its predicates; a name in backquotes may have brackets of its own.
  private var bracketed: [Range<String.Index>] {
    guard kind == .format else { return [] }
    var (found, isQuoted): ([Range<String.Index>], Bool) = ([], false)
    var open: String.Index?
    for index in text.indices {
      switch text[index] {
      case "`": isQuoted.toggle()
      case "[" where !isQuoted: open = text.index(after: index)
      case "]" where !isQuoted:
        if let start = open { found.append(start..<index) }
        open = nil
      default: break
      }
    }
    return found
  }

  /// The names of the views of a visual format in its order, each as often as it stands there; none for others.
  package var viewNames: [String] {
    bracketed.map { range in
      let words = text[range].drop(while: \.isWhitespace)
      guard words.first == "`" else {
        return String(words.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
      return String(words.dropFirst().prefix { $0 != "`" })
    }.filter { !$0.isEmpty }
  }

  /// The last view of a visual format with an end at the container, as far from it as the first view is from the start:
  /// `[b]-8-|` of `|-8-[a][b]`; `nil` where it has that end, or no start.
  package var lastViewWithEnd: String? {
    guard let (first, last) = ends, let bar = text[..<first.lowerBound].firstIndex(of: "|"),
      !text[last.upperBound...].contains("|")
    else { return nil }
    let space = text[text.index(after: bar)..<text.index(before: first.lowerBound)]
    return "[\(text[last])]\(space.filter { !$0.isWhitespace })|"
  }

  /// The first view of a visual format with a start at the container, as far from it as the last view is from the end:
  /// `|-8-[a]` of `[a][b]-8-|`; `nil` where it has that start, or no end.
  package var firstViewWithStart: String? {
    guard let (first, last) = ends, let bar = text[last.upperBound...].lastIndex(of: "|"),
      !text[..<first.lowerBound].contains("|")
    else { return nil }
    let space = text[text.index(after: last.upperBound)..<bar]
    return "|\(space.filter { !$0.isWhitespace })[\(text[first])]"
  }

  /// The last view of a visual format.
  package var lastView: String? { ends.map { "[\(text[$0.last])]" } }

  private var ends: (first: Range<String.Index>, last: Range<String.Index>)? {
    guard let first = bracketed.first, let last = bracketed.last else { return nil }
    return (first, last)
  }
}
