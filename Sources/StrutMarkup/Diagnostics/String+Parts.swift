extension String {
  /// The parts of a value between separators that stand in no brackets.
  func parts(between isSeparator: (Character) -> Bool) -> [String] {
    var depth = 0
    return split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0 && isSeparator(character)
    }.map(String.init)
  }
}
