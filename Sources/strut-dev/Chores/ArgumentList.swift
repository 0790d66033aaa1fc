/// The arguments of a chore, which takes from them what it knows and then says that it is finished.
struct ArgumentList {
  private var words: [String]

  init(_ words: some Sequence<String>) { self.words = Array(words) }

  /// Takes a flag such as `--check` and says whether it was there.
  mutating func takeFlag(_ name: String) -> Bool {
    guard let index = words.firstIndex(of: name) else { return false }
    words.remove(at: index)
    return true
  }

  /// Takes an option with the word after it, such as `--only wrap`; `nil` where it is missing.
  mutating func takeOption(_ name: String) throws -> String? {
    guard let index = words.firstIndex(of: name) else { return nil }
    guard index + 1 < words.count else { throw UsageError("\(name) needs a value") }
    let value = words[index + 1]
    words.removeSubrange(index...index + 1)
    return value
  }

  /// Takes all words that are left; an option among them is one that the chore does not know.
  mutating func takePaths() throws -> [String] {
    if let option = words.first(where: { $0.hasPrefix("-") }) {
      throw UsageError("there is no option '\(option)'")
    }
    defer { words = [] }
    return words
  }

  /// Throws where words are left that the chore does not know.
  mutating func finish() throws {
    if let word = try takePaths().first { throw UsageError("unexpected argument '\(word)'") }
  }
}
